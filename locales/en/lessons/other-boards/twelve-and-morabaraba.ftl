lesson-twelve-and-morabaraba = Twelve men’s morris and morabaraba
    .intro = The same three squares, but the corners are joined too, and each side has twelve stones. The board gets crowded!

step-twelve-and-morabaraba--busy-corner = This is the board of **twelve men’s morris**. Mark every point that is adjacent to f6.
    .hint1 = Besides the square, look along the diagonal, both ways.
    .success = Four: b6 is too far, but d6, f4, and along the diagonal e5 and g7. The middle corners have become crossings here.

step-twelve-and-morabaraba--old-line-new-line = You have stones on b6, c5, e5 and f4. Mark every point where you can close a mill this turn.
    .hint1 = One of the lines is an old one, the other is new on this board.
    .success = d5 is on a side of the inner square. a7 is the new one: the diagonal a7–b6–c5. Four diagonals make twenty lines where there were sixteen.

step-twelve-and-morabaraba--corners-only = “There are diagonals now, so I’ll go from d2 to e3!” May White do that?
    .hint1 = Is there a drawn line between the two points?
    .success = No. Only corners are joined by diagonals: g1, f2 and e3, for one. From the midpoint d2 you move just as on the ordinary board.

step-twelve-and-morabaraba--too-many = MTTE allows a third as many stones as there are points, give or take one. What does it say about twelve stones each on twenty-four points?
    .hint1 = How much is a third of twenty-four?
    .option-fits = That fits
    .option-too-many = That is too many
    .option-too-few = That is too few
    .success = A third of twenty-four is eight, so seven, eight or nine. Twelve is too many for MTTE: its championships use the traditional board with nine stones each. Elsewhere people like to play with twelve.
    .wrong-fits = A third of twenty-four is eight. Nine would be just possible.
    .wrong-too-few = A third of twenty-four is eight, and twelve is more than that.

step-twelve-and-morabaraba--full-board = Black places the last stone of all on e4, the last empty point. No mill, and nobody has captured yet. What now?
    .hint1 = Twelve and twelve: how many points are left to move to?
    .option-white-loses = White cannot move and loses
    .option-draw = A draw
    .option-white-moves = White moves a stone
    .success = Twenty-four stones on twenty-four points: by the usual rules of this game, that is a draw. It takes twelve stones each; with nine, six points stay empty.
    .wrong-white-loses = Being blocked would lose in the moving phase. But when all twenty-four points are taken right after placing, this game has a rule of its own.
    .wrong-white-moves = Where to? Once e4 is taken, not a single point is empty.

step-twelve-and-morabaraba--nearly-full = Placing is over, and there is hardly any room left. You can win with this move!
    .hint1 = Only two points are empty. Which of them could Black still use?
    .success = From d1 to a1: now Black has no move and loses at once. The fuller the board, the earlier you should count free neighbours.

step-twelve-and-morabaraba--fly-to-the-diagonal = Both sides have three stones left, and in twelve men’s morris three may fly. Win with this turn!
    .hint1 = Two of your stones are on one diagonal.
    .success = From c4 to e5: a mill on the diagonal e5–f6–g7, and Black is left with two stones. Flying works just as on the ordinary board.

step-twelve-and-morabaraba--no-dragging-on = **Morabaraba** is played on this board too, and nearly by the same rules. In what does it differ here?
    .hint1 = Think of an ending in which neither side gets anywhere.
    .option-board = It has no diagonals
    .option-quiet-draw = Endings that drag on are drawn
    .option-no-flying = Three stones may not fly
    .success = As we play it here: once a side is down to three stones, twenty turns without a capture, counting both sides’, make a draw. Clubs differ here too.
    .wrong-board = The board is the same, with diagonals such as a1–b2–c3.
    .wrong-no-flying = In both games three stones may fly, as White’s may here.

step-twelve-and-morabaraba--whose-mill = White moves from f4 to g4, closes a mill, and would like to take the stone on b2.
    .hint1 = Look at a1, b2 and c3. Are they on one line?
    .success = By the standard rules and in Lasker’s game: there, no line joins a1, b2 and c3. On the board with diagonals they are a mill, and so b2 is protected.
