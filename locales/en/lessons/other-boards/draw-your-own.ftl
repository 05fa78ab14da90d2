lesson-draw-your-own = Draw your own board
    .intro = You need nothing from a shop: draw a board on paper, in sand or with chalk, and fetch some pebbles.

step-draw-your-own--three-squares = Draw three squares, one inside the other, not too tight. Before you go on, mark all their corners.
    .hint1 = Every square has four of them.
    .success = Twelve corners, and between them twelve midpoints: that makes twenty-four points. A stick and some sand are enough to draw it.

step-draw-your-own--four-short-lines = Now join the midpoints on each side: four short lines, from the outer square through the middle one to the inner one. Mark the points where you can go on in four directions.
    .hint1 = They lie where a short line crosses a square.
    .success = Four: b4, d2, d6 and f4. If your drawing has four such crossings, it is right.

step-draw-your-own--leave-the-middle = “I drew the lines right across the middle, so I’ll place a stone on d4!” May Black do that?
    .hint1 = Where do the short lines end on the true board?
    .success = No. They end at the inner square; its inside stays empty. No line runs through it, so no stone belongs there.

step-draw-your-own--check-a-line = Check your drawing: put a finger on d7. Which other points are on a line with it? Mark them.
    .hint1 = One line runs along the top, the other goes down.
    .success = a7 and g7 along the top, d6 and d5 on the way down. Every point of the board is on exactly two lines of three.

step-draw-your-own--what-for-stones = Now for the stones: nine each. Pebbles, buttons, grains of maize… What really matters?
    .hint1 = What must you be able to see at a glance?
    .option-all-alike = All eighteen must be alike
    .option-two-kinds = There must be two kinds
    .option-round = They must be round
    .success = You only have to tell the two sides apart: nine pebbles against nine buttons are fine. The size should fit the points.
    .wrong-all-alike = Then nobody would know that the stone on b4 is White’s and the one on c5 Black’s.
    .wrong-round = A side’s nine stones may have any shape. Grains of maize are not round either.

step-draw-your-own--corners-joined-too = Your friend has joined the corners of the squares as well, by four diagonals. What has become of the board?
    .hint1 = Which relative of this game has diagonals?
    .option-lasker = A board for Lasker’s game
    .option-twelve = A board for twelve men’s morris
    .option-spoilt = A board for nothing
    .success = Twelve men’s morris and morabaraba are played on that board. For the ordinary game, leave the diagonals out.
    .wrong-lasker = Lasker’s game uses the ordinary board, on which no line joins a1 and b2; only its stones and turns differ.
    .wrong-spoilt = There is a game, and a good one, for just such a board, with a line from a1 to b2 and on to c3.

step-draw-your-own--before-the-first-stone = White has three stones left and goes from b6 to d2. “You can’t do that!” – “At our place you can!”
    .hint1 = By some older rules, nobody flies.
    .success = Only the classic rules forbid it, as long as nobody has agreed on flying. So on your own board, too, agree first: do three stones fly, and when is it a draw?

step-draw-your-own--how-old = You are not the first to draw a board like this. How old is the game?
    .hint1 = It was there before a more famous board game spread.
    .option-new = About a hundred years
    .option-chess = Younger than chess in Europe
    .option-rome = It was already known in Rome
    .success = It was played in ancient Rome, and it was among the most popular games until chess spread. A line in the sand was always enough.
    .wrong-new = Much older! Your great-grandparents’ great-grandparents could have played on these twenty-four points.
    .wrong-chess = The other way round: it was popular before chess spread. Twenty-four points are quickly drawn, anywhere.

step-draw-your-own--the-game-is-on = The board is drawn, the buttons are at hand, and the game is under way. Close a mill and play your turn to the end.
    .hint1 = Follow the lines that you have drawn, and only those.
    .success = On g7, along the top: a mill! a7, b6 and c5 lie in a row only on the board with diagonals.
