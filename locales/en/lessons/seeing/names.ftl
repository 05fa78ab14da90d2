lesson-names = Names
    .intro = Players write down their games, and a whole turn fits into a few letters. Once you can read them, every hint and every puzzle speaks to you.

step-names--letter-and-number = Every point has a name. The letter tells the column, from a on the left to g on the right; the number tells the row, from 1 at the bottom to 7 at the top. Place a stone on e3.
    .hint1 = Find column e first, then go up to row 3.
    .success = That is e3: column e, row 3. With a letter and a number you can call any of the twenty-four points.

step-names--no-such-point = “I’ll place on c6, right between b6 and Black’s stone on d6!” May White do that?
    .hint1 = Which points does column c have?
    .success = No. Column c belongs to the inner square alone: c3, c4 and c5. Between b6 and d6 there is a line, but no point.

step-names--name-of-a-line = A line is called by its three points: c5–d5–e5 is one. Your stone on d5 stands on this line and on another. Mark all the other points of both.
    .hint1 = The second line leaves d5 upwards.
    .success = The other line is d5–d6–d7. In column d there are six points but two lines, for the empty middle parts d3 from d5.

step-names--name-of-a-move = A move is written with two points: where the stone stands, and where it goes. Play f6–f4.
    .hint1 = The first name is your stone, the second is the empty point beside it.
    .success = That was f6–f4: from f6 to its neighbour f4. A stone placed from hand needs only one name.

step-names--name-of-a-turn = A whole turn with a capture looks like this: b4–c4 xe5. After the x stands the stone that is captured. Play it!
    .hint1 = First the move, then the captured stone: it is all one turn.
    .success = b4–c4 closed the mill c3–c4–c5, and xe5 took the stone on e5: one turn, one name.

step-names--read-and-see = White is going to play d3–d2. Don’t move anything, only look: how many stones will White capture?
    .hint1 = Which lines go through d2, and who stands on them?
    .option-none = None
    .option-one = One
    .success = One. On d2 the stone joins b2 and f2: the mill b2–d2–f2.
    .wrong-none = Look along row 2: b2, d2, f2. Who stands there after the move?

step-names--too-far = Somebody has written down c4–a4 for White. Can that be right?
    .hint1 = Go from c4 towards a4. Which point comes first?
    .success = No. From c4 the next point is b4, and a move ends there. There must be a slip in the writing.

step-names--close-by-name = Close the mill a4–b4–c4, and play your turn to its end.
    .hint1 = Which of the three points is still empty?
    .success = The name of the mill told you everything: two points you had, and the third was b4.
