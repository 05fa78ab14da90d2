lesson-other-boards-test = Test: other boards
    .intro = Ten questions on the relatives of the game, and on drawing it yourself.

step-other-boards-test--three-lines = This is the board with diagonals. Mark every other point on the lines through f6.
    .success = Six points on three lines: two sides of the middle square, and the diagonal e5–f6–g7.

step-other-boards-test--step-and-close = Twelve men’s morris. Close a mill!
    .success = From b4 to b2, onto the diagonal a1–b2–c3. On the ordinary board there is no such line.

step-other-boards-test--where-is-it-legal = White moves from f6 to e5.
    .success = Only where the corners are joined: in twelve men’s morris and in morabaraba. Lasker’s game uses the ordinary board.

step-other-boards-test--full-to-the-brim = Twelve men’s morris: all twenty-four points are full after the last placing. What then?
    .option-white-loses = White cannot move and loses
    .option-draw = A draw
    .option-goes-on = Each side takes back a stone
    .success = A draw. It takes twelve stones each; with nine it cannot happen.
    .wrong-white-loses = For a board with stones on all twenty-four points after placing, this game has its own rule.
    .wrong-goes-on = No stone ever goes back to the hand: the three that White has placed here stay there.

step-other-boards-test--place-or-move = In which game may you move a stone while you still have some in hand?
    .option-lasker = In Lasker’s game
    .option-six = In six men’s morris
    .option-morabaraba = In morabaraba
    .success = In Lasker’s game. There you choose each turn whether to place or to move.
    .wrong-six = There, too, stones stay where they are until all are placed. White has nine left in hand here.
    .wrong-morabaraba = There, too, stones stay where they are until all are placed: White’s stone on a4 could not move yet.

step-other-boards-test--first-stone-of-three = Three men’s morris, the smallest board: where does White’s first stone win by force?
    .option-centre = In the centre
    .option-corner = In a corner
    .option-anywhere = Anywhere
    .success = In the centre, where four lines meet. It has been worked out to the end.
    .wrong-corner = From a corner, as a1 is on the big board here, it is only a draw.
    .wrong-anywhere = On the midpoint of a side, as d1 is on the big board here, White would even lose.

step-other-boards-test--six-and-five = How many points has the board for five and for six men’s morris?
    .option-nine = Nine
    .option-sixteen = Sixteen
    .option-twenty-four = Twenty-four
    .success = Sixteen: two squares with eight points each. Five or six stones are about a third of that.
    .wrong-nine = That is the board of three men’s morris. Think of the board here, with its three squares, and leave one out.
    .wrong-twenty-four = That takes three squares, as on the board here.

step-other-boards-test--pebbles-will-do = You want to play, but there is no board in the house. What do you need?
    .option-shop = A shop
    .option-anything = Something to draw with, and pebbles or buttons
    .option-wood = A board of wood
    .success = A drawn board and two kinds of small things will do, anywhere.
    .wrong-shop = You can begin at once, with what is lying about: two light things on c5 and f2, a dark one on b4, and so on.
    .wrong-wood = Paper, sand or chalk will do as well: twenty-four points are quickly drawn.

step-other-boards-test--older-than-chess = Where was the game already known, long before chess spread?
    .option-rome = In ancient Rome
    .option-chess = Nowhere; it comes from chess
    .option-hundred = Nowhere; it is only a hundred years old
    .success = In ancient Rome. Until chess spread, it was among the most popular games.
    .wrong-chess = It is older than that: long before, people placed stones as the three here are placed.
    .wrong-hundred = Much older! For many hundreds of years stones have been placed as the three here are.

step-other-boards-test--three-still-fly = Twelve men’s morris. White has three stones left and goes from b2 to f4. Is that legal?
    .success = Yes: with three stones and an empty hand, one flies on this board, too.
