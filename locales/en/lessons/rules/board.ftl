lesson-board = The board
    .intro = Two players, nine stones each, and a board that you could draw in the sand. Let’s take a closer look at it.

step-board--first-stone = You are White, and White always begins. A **point** is a place where lines meet. Place your first **stone** on any point you like.
    .hint1 = Look for a place where at least two lines come together.
    .success = There stands your first stone. From here on you take turns: White places one, then Black places one.

step-board--the-middle = “I’ll go right in the middle, on d4 – from there I can reach everything!” May White do that?
    .hint1 = Follow the lines with your finger. Do any of them meet there?
    .success = No. Not one line leads to the middle, so there is no point there. Stones go only where lines meet.

step-board--corners = The board is made of three squares, one inside the other. How many corners do they have altogether?
    .hint1 = Count the corners of just one square first.
    .option-n4 = Four
    .option-n8 = Eight
    .option-n12 = Twelve
    .success = Three squares with four corners each: twelve. Every side has a **midpoint** as well. That makes twelve more, so twenty-four points in all.
    .wrong-n4 = One square alone has four corners. Here there are three squares.
    .wrong-n8 = Two squares have eight corners. You have left one square out.

step-board--neighbours = Two points are **adjacent** when a line joins them and no other point lies between. Mark every point that is adjacent to your stone on d2.
    .hint1 = Set out from the stone along each line, and stop at the first point you come to.
    .success = Four neighbours: d1, d3, b2 and f2. No point on the board has more than that, and a corner has only two.

step-board--lines-of-a-corner = Every **line** has exactly three points. Your stone on a1 stands on two lines. Mark all the other points of these two lines, near and far.
    .hint1 = A line does not end at the nearest neighbour.
    .success = One line runs along the bottom, through d1 to g1. The other climbs the side, through a4 to a7. The whole board has sixteen such lines of three.

step-board--lines-end-at-the-middle = Which lines does your stone on d3 stand on? Mark all their other points.
    .hint1 = Is anything drawn across the empty middle of the board?
    .success = Beside it are c3 and e3, below it d2 and d1. Upwards it goes no further: no line crosses the middle.

step-board--first-choices = A game begins, and White goes first, as always. How many points can White choose from for the very first stone?
    .hint1 = Does anything stand on the board yet?
    .option-n9 = Nine
    .option-n16 = Sixteen
    .option-n24 = Twenty-four
    .success = Twenty-four: every point is still empty. Each player has nine stones, and at the start they are all **in hand**.
    .wrong-n9 = Nine is how many stones each player has. The question is where the first one may go.
    .wrong-n16 = Sixteen is the number of lines. Stones are placed on points.

step-board--the-aim = The aim is to leave your opponent only two stones. Here nobody has a stone in hand any more, and Black has just lost one. Who has won?
    .hint1 = How many stones does Black have left?
    .option-nobody = Nobody yet
    .option-white = White
    .option-black = Black
    .success = White. Black has only two stones left, and that is the end of the game. There is another way to win; you will meet it in the last lesson of this unit.
    .wrong-nobody = Count Black’s stones: two are left. With so few, the game is over.
    .wrong-black = It is Black who has only two stones left.
