lesson-which-stone = Which stone?
    .intro = You may choose, so choose well. Two questions help: what is Black about to close? And can I still move?

step-which-stone--look-first = Before you capture, look at what Black is after. Mark every point where Black could close a mill if it were Black’s turn.
    .hint1 = Two stones on a line are not enough: a third must be able to step in from next to it.
    .success = On a1 with the stone from d1, on e3 with the one from d3. On d2, between d1 and d3, nobody can step in.

step-which-stone--the-one-that-steps-in = Close your mill. The best captures keep Black from closing d5–d6–d7 next turn – and three stones are needed for that.
    .hint1 = Two stones wait on the line. Which one would come?
    .success = Taking d5 or d7 breaks the line, and taking f6 leaves nobody to step in. All three do.

step-which-stone--the-wrong-one = White, with three stones, closed a mill and captured the stone on b4. Black answers: from g7 to d7, a mill, and White’s stone on f2 is captured.
    .hint1 = How many stones does White have after that?
    .success = Black has won. White’s own mill was no help, for the stone on b4 was harmless. Any of those on d5, d6 and g7 would have prevented this.

step-which-stone--the-post-you-left = You have three stones, so one of them may fly to a1 and close a mill. But it has been standing guard! Capture so that Black can’t close a mill where it stood.
    .hint1 = Which line was your stone on b4 blocking?
    .success = a4, b2 and b6 were Black’s three for b2–b4–b6, so one of them had to go. After any other capture Black closes that mill and wins.

step-which-stone--shut-in-with-a-mill = White closed c5–d5–e5 and captured the stone on a1. Now Black moves from b4 to c4.
    .hint1 = Where could White’s four stones go?
    .success = Black has won: White is blocked, mill and all. Had White captured the stone on b4 or the one on d6, there would have been a way out.

step-which-stone--free-yourself = You can close a mill on c3. But then Black would like to step to c4 and block you. Capture a stone that gives your stone on e4 room!
    .hint1 = On which points do the neighbours of e4 stand?
    .success = Now Black can’t block you with one move. The freedom of your stones matters at least as much as the next mill.

step-which-stone--wings-for-black = White has closed b6–d6–f6 and captured the stone on c3. Now it is Black’s turn. Who may fly?
    .hint1 = Count both sides after the capture.
    .option-neither = Neither
    .option-white = Only White
    .option-black = Only Black
    .option-both = Both
    .success = Black. The capture brought White nearer to winning, but it also made Black’s three stones nimble. Before it, look where they could land.
    .wrong-neither = Black has exactly three stones left now.
    .wrong-white = White still has five.
    .wrong-both = White has five stones, and flying is each side’s own right.

step-which-stone--only-one-way = Four against nine, and hardly any room! You can close a mill on e5. Only one capture keeps Black from blocking you in reply. Which?
    .hint1 = Black will step to e4. From where could one of your stones still move then?
    .success = With d6 empty, your stones on b6 and d5 have somewhere to go. After any other capture, Black would have stepped to e4 and won.
