lesson-five-and-six = Five and six men’s morris
    .intro = Two squares instead of three. You can play on this board with six stones each or with five; the other rules are the same.

step-five-and-six--two-squares = This is the board of **six men’s morris**, and it is empty. On how many points may White place the first stone?
    .hint1 = Each square has four corners and four midpoints.
    .option-n9 = Nine
    .option-n16 = Sixteen
    .option-n24 = Twenty-four
    .success = Two squares with eight points each make sixteen. Put one more square around them, and you have the big board.
    .wrong-n9 = That would be a board with a single square. Count the points of both.
    .wrong-n24 = That would be three squares. Here there are only two.

step-five-and-six--across = The two squares are joined in four places. Mark every point that is adjacent to c2.
    .hint1 = Follow each line from c2 to the next point.
    .success = Three: b2 and d2 on the inner square, and c1 across the joining line. That is the way from one square to the other.

step-five-and-six--too-short = White has stones on a3 and b3, and now places one on d3. How many stones does White capture?
    .hint1 = Look into the middle: does a line lead from b3 to d3?
    .option-one = One
    .option-none = None
    .success = None. The joining line a3–b3 has only two points, so it is a path but never a mill. All eight mill lines are sides of the squares.
    .wrong-one = The middle of the board is empty. No line leads from b3 across to d3.

step-five-and-six--close-and-choose = Close a mill, and think about which black stone it should cost. Black is up to something, too!
    .hint1 = You have two stones at the bottom. And where does Black have two on one line?
    .success = With e1 you closed a mill. It is best to take the stone on c5 or e5: otherwise Black closes a mill on a5.

step-five-and-six--how-many-stones = By the MTTE rules each side gets about a third as many stones as the board has points, give or take one. How many are right for sixteen points?
    .hint1 = Three times the number may differ from sixteen by three at most.
    .option-four = Four
    .option-five-or-six = Five or six
    .option-eight = Eight
    .success = Three times five is fifteen, three times six is eighteen, and both are near enough to sixteen. That is why five and six men’s morris are both played on this board.
    .wrong-four = Three times four is twelve; that is too far from sixteen.
    .wrong-eight = Three times eight is twenty-four: that would suit a board with three squares, not one with sixteen points.

step-five-and-six--two-at-a-corner = White has just placed a stone on b2. You are Black: mark every point where White could close a mill next turn.
    .hint1 = The new stone stands on a corner, and so on two lines.
    .success = Two points: b3 and c2. You can fill only one of them, and you have no mill of your own to answer with, so White will capture.

step-five-and-six--three-still-walk = White has only three stones left. “Then I fly from d3 to a1!” May White do that in six men’s morris?
    .hint1 = Would flying still be special on such a small board?
    .success = No. As this game is usually played, nobody flies, not even with three stones. Flying belongs to the big board.

step-five-and-six--open-and-win = You have a mill, and Black’s three stones walk, for nobody flies here. Open the mill so that Black cannot stop you from closing one again!
    .hint1 = The stone that leaves the mill should stand next to its old point, where Black cannot get between.
    .success = From b2 to c2: c2–b2 closed the mill again, and no black stone could reach b2 in time. Black walks, so near and far do matter.

step-five-and-six--solved = Computers have played through the whole of six men’s morris, and of five men’s morris too. How do they end if both sides play perfectly?
    .hint1 = Is a good first stone enough here, as in three men’s morris? Or is there more room to defend?
    .option-white = White wins
    .option-draw = A draw
    .option-black = Black wins
    .success = Both are draws, and even the first stone may go to any point: none of the sixteen loses. It is the big game in miniature.
    .wrong-white = In three men’s morris, yes. Here there are sixteen points, and Black has enough room to defend.
    .wrong-black = Placing first is no disadvantage: on sixteen points White can always hold the draw, too.

step-five-and-six--mill-or-lock = You could close a mill here. But there is something better: win with this turn!
    .hint1 = Where can Black’s five stones still go?
    .success = From d4 to d3: now none of Black’s stones can move, and you have won. The mill with b3–b4 would only have captured a stone.
