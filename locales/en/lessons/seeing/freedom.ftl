lesson-freedom = Freedom
    .intro = A stone that cannot move is only furniture. Learn to see at a glance how free both sides are.

step-freedom--the-board-is-full = The last stone has been placed, and moving begins. Mark every white stone that can move.
    .hint1 = A stone is free if at least one of its neighbours is empty.
    .success = Three out of eight: d1, d2 and f4. The board is never fuller than now, so count your free stones while you are still placing.

step-freedom--who-is-freer = Eight stones against eight. If it were Black’s turn, Black would have eight moves. How many does White have?
    .hint1 = Four of the eight white stones have moves.
    .option-n5 = Five
    .option-n8 = Eight
    .option-n11 = Eleven
    .success = Five: b6–b4, c4–b4, c4–c3, d2–d3 and g7–g4. Equal in stones, but Black is freer, and that shows sooner or later.
    .wrong-n8 = That would be one for each stone. But a7, d7, f2 and f6 are shut in.
    .wrong-n11 = Too many. Count only the empty neighbours of each stone.

step-freedom--one-move-later = White has just moved from d7 to the crossing d6. A moment ago five black stones could move. You are Black: mark those that still can.
    .hint1 = Which black stones stand around d6? Look whether they have another way out.
    .success = Only e5 and f4. One stone on the crossing shut in b6, d5 and f6 at once. A move that takes the other side’s freedom is often worth more than it looks.

step-freedom--two-mills-no-move = White has eight stones and two fine mills, Black seven stones and one mill. It is White’s turn.
    .hint1 = Look for a single white stone with an empty neighbour.
    .success = Black has won: no white stone can move. Two mills were no help at all. The freedom of your stones is worth at least as much as the next mill.

step-freedom--not-always-the-crossing = Your last stone! Place it on the point that has the most empty neighbours.
    .hint1 = A crossing has four neighbours, but how many of them are empty here?
    .success = d3 has three open doors: c3, d2 and e3. The crossing d2 would have had only two, for b2 and d1 are taken.

step-freedom--make-room = Two of your stones are locked in. Play the move that gives both of them a free neighbour at once.
    .hint1 = First find the two stones that cannot move. Which stone stands beside both?
    .success = d2–d3 left d2 empty, and now both d1 and f2 can move again.

step-freedom--mill-or-freedom = Black has eight stones and three mills, White has six and could close a mill. But White has something better: win at once!
    .hint1 = All of Black’s moves lead to the same point.
    .success = b6–d6, and eight stones stand still. The mill b2–b4–b6 would only have taken one of them.

step-freedom--take-the-free-one = This time the mill does win, if you take the right stone. Play your whole turn.
    .hint1 = Which black stone could still move after your mill?
    .success = Without c4 Black has six stones and not one move. To take a1 would have left c4 free to go on: capture freedom, not just stones.
