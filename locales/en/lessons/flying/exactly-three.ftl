lesson-exactly-three = Exactly three
    .intro = Four is too many, two is too few. With three stones, the lines no longer hold you.

step-exactly-three--across-the-board = You have three stones, and Black is about to close a mill on f6. Stop it with any of them!
    .hint1 = A flying stone needs no line to get there.
    .success = However far away a stone was, it could get there in one turn. Only an empty point is needed.

step-exactly-three--one-too-many = White has four stones against six. “I’m the weaker one, so I may fly: from a1 to a7!” May White do that?
    .hint1 = What decides: being weaker, or a number?
    .success = No. It is not about who is weaker. With four stones you walk; with exactly three you fly.

step-exactly-three--is-that-cheating = White has three stones against eight and wants to fly from d7 to d1. “Right over my stones? You’re cheating!” says Black. May White do that?
    .hint1 = With exactly three stones, which empty points are out of reach?
    .success = Yes. A flying stone does not hop over others: it simply goes to any empty point. That gives the weaker side one more chance.

step-exactly-three--the-fourth-is-gone = Black has just closed a mill and captured White’s fourth stone. In which phase is White now?
    .hint1 = How many stones does White have left?
    .option-placing = Placing
    .option-moving = Moving
    .option-flying = Flying
    .success = Flying, from this very turn on. Nobody has to announce it: three stones are enough.
    .wrong-placing = White’s hand has long been empty. Captured stones don’t go back there.
    .wrong-moving = With four it was moving. Count again after the capture.

step-exactly-three--beware-of-three = Black has three stones left. Mark every point where Black would close a mill if it were Black’s turn.
    .hint1 = Take two of Black’s stones at a time. The third one can come from anywhere.
    .success = On b6 and f2. Against a side that flies, every line with two of its stones and an empty point is a threat.

step-exactly-three--not-everywhere = White has three stones. One of them flies from c3 to a7, closes a mill and captures the stone on e4.
    .hint1 = An older way of playing knows no flying.
    .success = Older or simpler rules leave flying out. By the classic rules stones walk to the very end, and whoever is down to three soon loses.

step-exactly-three--the-last-flight = Three against three: both sides fly. It is your turn, and you can win at once. How?
    .hint1 = Two of your stones are already on one line.
    .success = You have won! Some clubs call it jumping rather than flying; whatever the name, one turn across the board decided the game.
