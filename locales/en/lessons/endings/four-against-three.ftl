lesson-four-against-three = Four against three
    .intro = One stone more, but they walk and the others fly. Here the four must take at least as much care as the three.

step-four-against-three--now-or-never = Four against three, and it is your turn. Win at once!
    .hint1 = Two of your stones stand on the top line.
    .success = From g4 to g7: a mill, and Black is left with two stones. When four can close a mill, they have won.

step-four-against-three--only-at-once = White has four stones and the move, but cannot close a mill this turn. According to the tables, when do four against three win by force?
    .hint1 = Two threats at once take more walking than the flyers allow.
    .option-always = Nearly always
    .option-two-turns = Often, in two or three turns
    .option-at-once = Only if they can close a mill at once
    .success = Only at once, in about one position in ten. In nearly all the others the three hold the draw by flying, and in a few the four even lose.
    .wrong-always = Three flying stones stop every single threat.
    .wrong-two-turns = That is what five can do. With four stones, the tables know no such position at all.

step-four-against-three--two-alarms = Black flies. Mark every point where Black could close a mill next turn.
    .hint1 = Two pairs of black stones, each on one line.
    .success = On a4 and on b2. Flyers need no way to get there, so every pair of theirs with an empty third point is a threat.

step-four-against-three--stand-in-the-way = Black threatens a mill. You have four stones and no win, but you can hold. Find the one move!
    .hint1 = Which of your stones is one step from b2?
    .success = b4–b2, and nothing else: all other moves lose in the end. Keep a stone near every black pair.

step-four-against-three--three-can-hold = Now the three stones are yours, and White threatens a mill.
    .hint1 = Where does White need a stone? Fly there, and look again next turn.
    .success = Every turn has one task: be on the point that White needs. So long as you can fly, four cannot make two threats in time.

step-four-against-three--down-to-three = Black flew to d6, closed a mill and took the stone on f4. Who may fly now?
    .hint1 = Count both sides.
    .option-white = Only White may fly
    .option-black = Only Black may fly
    .option-both = Both may fly
    .option-neither = Neither may fly
    .success = Both: White, too, has three stones now. That was the risk of letting the flyers close a mill, but the game is not over.
    .wrong-white = Black still has three stones.
    .wrong-black = White had four stones and has just lost one.
    .wrong-neither = Three stones and an empty hand fly.

step-four-against-three--whose-mill = Black goes from e4 to c4, closes a mill and takes the stone on a1.
    .hint1 = How many stones does White have left, and how many lose?
    .success = The game goes on: White has three stones, and three may fly. Only two would have lost.

step-four-against-three--hold-with-four = Black threatens a mill again, and you have four stones to defend with.
    .hint1 = Fill the point that Black needs, and keep your stones together near the black ones.
    .success = Every turn you asked the same question first: where could Black close one? Four stones that walk can hold, too, if they look ahead.
