lesson-mill = The mill
    .intro = Three of your stones on one line: the whole game turns on this.

step-mill--three-on-a-line = You have stones on b6 and d6. Place a third one on the same line, then take a black stone off the board, whichever you like.
    .hint1 = Which point of that line is still empty?
    .success = Three of your stones on one line: that is a **mill**. You closed it, so you took a black stone.

step-mill--not-yet-won = White places a stone on f6: a mill! For that, White takes the stone on a7. Has White won the game?
    .hint1 = How many stones does Black have left, counting those in hand?
    .success = No, the game goes on. A mill is worth one stone, not the game. Black still has one stone on the board and seven in hand.

step-mill--lying-and-standing = A mill may lie flat or stand upright. Mark every point where you can close a mill this turn.
    .hint1 = Look for a line with two of your stones and an empty third point. Don’t forget the lines that join the squares.
    .success = There are two: b4, between a4 and c4, and d3, above d1 and d2. The lines that join the squares count like all the others.

step-mill--round-the-corner = White has stones on a1 and a4, and now places one on d1. How many black stones does White take?
    .hint1 = Run your finger over the three stones. Do you stay on one line?
    .option-one = One
    .option-none = None
    .success = None. The three stones turn the corner at a1. They stand on two lines, not on one, so this is no mill.
    .wrong-one = Look at the corner: a4 and a1 are on one line, a1 and d1 on another. A mill stands on a single line.

step-mill--the-true-mill = Many white stones stand close together here, but there is only one true mill. Mark its three stones.
    .hint1 = Don’t turn corners, and go only where a line is drawn.
    .success = It stands on e3, e4 and e5. No line joins a1, b2 and c3, while d7, g7 and g4 turn a corner.

step-mill--the-standing-mill = White closed the mill b2–d2–f2 earlier, and took a stone for it. Now White has placed a stone on g1. What happens next?
    .hint1 = Did this turn close a mill?
    .option-white-captures = White takes a black stone
    .option-black-places = Black places a stone
    .success = It is Black’s turn. A mill takes a stone at the moment you close it. After that it just stands there.
    .wrong-white-captures = The stone on g1 closed no mill. A mill that is already standing takes nothing more.

step-mill--find-the-line = Somewhere you have two stones on one line, and its third point is empty. Close that mill, and take a black stone.
    .hint1 = In some places Black already stands in the way. Follow each line to its end.
    .success = On f4, between e4 and g4: a mill! The pair on a7 and d7 was no use, because Black stands on g7.
