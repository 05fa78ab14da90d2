lesson-three = Three men’s morris
    .intro = One square, nine points, three stones each. It is perhaps the smallest mill game, and it is worth knowing to the very end.

step-three--first-mill = On this board every drawn line has three points, the two diagonals too. Close a mill: with so few stones, one capture wins!
    .hint1 = Your two stones stand on a diagonal. Which point of it is still empty?
    .success = Black began with three stones, and with two the game is lost. So in **three men’s morris** the first mill wins.

step-three--lines-of-a-corner = Three lines meet in the corner c1: two sides of the square and a diagonal. Mark the other points on these lines.
    .hint1 = Go from c1 to the left, upwards, and across the middle.
    .success = Six points on three lines. In the middle four lines meet, but at the midpoint of a side only two.

step-three--not-every-slant = “There are diagonals here, so I’ll go slantwise from a2 to b1!” May White do that?
    .hint1 = Is there a drawn line between the two points?
    .success = No. The two diagonals run from corner to corner; no line joins the midpoints a2 and b1. Only a drawn line carries a stone.

step-three--three-and-no-wings = All stones are placed, and White has three. “With three stones I fly, from a3 straight to c3!” Is that allowed here?
    .hint1 = Can flying be something special where everybody begins with three stones?
    .success = No. On this board nobody flies. By the MTTE rules, too, nobody flies where each side has fewer than five stones.

step-three--one-warning = You are Black, and White has b2 and b3. One white mill would cost you the game. Mark every point where White could close one.
    .hint1 = Follow each line that has two white stones.
    .success = Only b1, and your next stone has to go there. On this board you check after every single turn.

step-three--the-first-stone = The game is so small that a computer has followed it to the very end. Where must White place the first stone to win by force?
    .hint1 = Where do the most lines meet?
    .option-corner = In a corner
    .option-centre = In the centre
    .option-midpoint = On the midpoint of a side
    .success = In the centre, where four lines meet: White wins in five turns at most. From a corner it is a draw, and from a midpoint White even loses. So some players forbid the centre for the first stone.
    .wrong-corner = Three lines meet there, and with the best play of both the game is a draw. There is a better point.
    .wrong-midpoint = Only two of the eight lines meet there. If Black then takes the centre, White even loses.

step-three--keep-the-win = White began in the centre, and all is going well. Now Black threatens a mill. Place your last stone so that it cannot be closed.
    .hint1 = Black has two stones on one side of the square.
    .success = On c1, and White still wins by force, in two more turns at most. With any other placing, Black would have closed the mill and won.

step-three--the-quiet-move = All stones are placed, and Black’s are close together. One quiet move prepares a mill that Black cannot stop any more. Find it!
    .hint1 = Which empty point can none of Black’s stones reach in one move?
    .success = Black’s stones were too far from the line c1–c2–c3. Whoever begins well in the centre ends like this: that is how the first stone wins.

step-three--step-home = All stones are placed, so now they walk. One move closes a mill and wins. Find it!
    .hint1 = Which line has two of your stones and its third point empty?
    .success = From b3 to b2: a mill on the diagonal a1–b2–c3. Never leave the centre empty when your opponent can use it!
