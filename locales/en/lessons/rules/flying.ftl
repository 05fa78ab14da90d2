lesson-flying = Flying
    .intro = Down to three stones? Don’t give up: this is when they become really nimble.

step-flying--fly-to-the-rescue = You have exactly three stones left, so **flying** begins: you may move any of your stones to any empty point. Black already has a7 and d7 and wants to close a mill. Stop it!
    .hint1 = Which point does Black need for that mill?
    .success = Just in time! With exactly three stones, any of them may fly to any empty point, near or far.

step-flying--how-far = White has three stones left. To how many points can the one on a1 fly?
    .hint1 = Count the stones on the board. All the other points are empty.
    .option-n1 = One
    .option-n15 = Fifteen
    .option-n24 = Twenty-four
    .success = Fifteen. Of the twenty-four points nine are taken, and a flying stone can reach all the others.
    .wrong-n1 = Along a line there would be only one point to go to. But White has three stones, and so they may fly.
    .wrong-n24 = Even a flying stone cannot land on a point that is taken. Only empty points count.

step-flying--four-still-walk = White has four stones. “That’s nearly three! I’ll fly from a1 to e5.” May White do that?
    .hint1 = With exactly how many stones may you fly?
    .success = No. With four stones you still move along the lines, one step at a time. You fly only with exactly three.

step-flying--three-and-a-full-hand = White has three stones on the board and six in hand. “Three! I’ll fly from g4 to a7.” May White do that?
    .hint1 = Which phase of the game is White in?
    .success = No. With stones in hand, White places. Flying is only for three stones on the board with none in hand.

step-flying--whose-right = White has three stones and Black has five. Both hands are empty. Who may fly?
    .hint1 = Count for each side on its own.
    .option-both = Both
    .option-white = Only White
    .option-black = Only Black
    .option-neither = Neither
    .success = Only White. Whether you may fly depends on your own stones alone. Black, meanwhile, still moves along the lines.
    .wrong-both = Black has five stones. That White may fly does not let Black fly.
    .wrong-black = It is the other way round: Black has five stones, and White has three.
    .wrong-neither = Count White’s stones: there are exactly three.

step-flying--fly-and-take = Close a mill by flying, and play your turn to its end.
    .hint1 = Two of your stones are already waiting on one line. And when you capture, beware: Black has a mill too.
    .success = A mill closed by flying captures like any other. The stones on b6, d6 and f6 were protected by their mill.

step-flying--two-ways = Your three stones may fly. Mark every point where you can close a mill this turn.
    .hint1 = Pick two of your stones. Are they on one line, and is its third point empty? Then try another two.
    .success = On a7 and d1. It is always the stone left over that flies: from g1 to a7, or from a4 to d1.

step-flying--down-to-three = White flies from c5 to g1, closes a mill and captures the stone on f4. Black is left with three stones.
    .hint1 = How few stones end the game?
    .success = It goes on. Being down to three is not a loss yet. From now on Black may fly as well!
