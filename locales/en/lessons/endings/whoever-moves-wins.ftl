lesson-whoever-moves-wins = Whoever moves wins
    .intro = A puzzle of the kind that MTTE sets: everybody flies, and if it were White’s turn, White would win; if it were Black’s, Black. Find both!

step-whoever-moves-wins--mutual = White to move would make two threats with e4–d2; Black to move would do the same with b4–d6. Who wins this position?
    .hint1 = Each of them needs just one free turn.
    .option-white = White, whoever moves
    .option-mover = Whoever is to move
    .option-nobody = Nobody
    .success = Whoever is to move. A puzzle like this is only solved when you have found the win for both sides.
    .wrong-white = With Black to move, b4–d6 makes two threats, and White’s come a turn too late.
    .wrong-nobody = Each side has a win, White with e4–d2 and Black with b4–d6, if only it is their turn.

step-whoever-moves-wins--with-white = Here is such a position. First you play White, and it is your turn.
    .hint1 = Which point lies on two lines, each with one of your other stones on it?
    .success = a4–f2 threatened b2 and f4 at once. Remember the position: the other side will have its turn now.

step-whoever-moves-wins--with-black = The same position, but now it is Black’s turn, and you play Black.
    .hint1 = Look for the point where the lines of c4 and d5 meet.
    .success = g1–c5 threatened c3 and e5. Both sides had a win ready; only the move decided.

step-whoever-moves-wins--both-in-reach = Now both sides are about to close a mill. You are Black: mark every point where White could close one next turn.
    .hint1 = Which white pair has an empty third point?
    .success = Only e5. But before you stop it, see whether you can close one yourself: you have a4 and a7!

step-whoever-moves-wins--stop-or-close = White threatens to close a mill, and so do you. You are Black, and it is your turn. What now?
    .hint1 = White has three stones. What would your mill do?
    .success = You closed, and White is left with two stones. Whoever can end the game need not stop anything.

step-whoever-moves-wins--deeper-white = This one is deeper: two quiet flights come before the mill that wins.
    .hint1 = Fly to where two of your lines meet; not every threat has to come at once.
    .success = g1–d5 threatened one mill, so Black had to answer; your next flight threatened two. Threat by threat, Black never got a free turn.

step-whoever-moves-wins--deeper-black = The same position, but with Black to move, and Black has a shorter way.
    .hint1 = e3 and g4 stand on lines that meet.
    .success = a1–e4 threatened f4 and e5 at once. Black needed fewer turns than White, but without the move that would have been no use.

step-whoever-moves-wins--who-flies-first = Both sides have two stones on a line. It is White’s turn: e5–b6 closes a mill and takes the stone on g1.
    .hint1 = How many stones has Black left?
    .success = White has won. One turn later, Black would have closed a mill on the bottom line or on the right: whoever moves wins.
