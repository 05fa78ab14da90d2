lesson-rules-test = Test: the rules
    .intro = Ten questions, from the empty board to the last capture. You know all of it already.

step-rules-test--who-begins = All eighteen stones are still in hand. What happens first?
    .option-black-places = Black places a stone
    .option-white-places = White places a stone
    .success = White always begins, with one of nine stones. Then it is Black’s turn.
    .wrong-black-places = Black comes second.

step-rules-test--in-the-middle = White wants to place a stone in the very middle, on d4. Is that allowed?
    .success = No. Where no lines meet, there is no point.

step-rules-test--two-lines = Mark all the other points on the lines through your stone on g4.
    .success = g1 and g7 on one line, f4 and e4 on the other.

step-rules-test--next-to-it = Place your next stone right beside Black’s stone on d6.
    .success = Any empty point will do, beside an enemy stone too.

step-rules-test--not-yet = White has six stones in hand and wants to move from d2 to d1. Is that allowed?
    .success = No. First all the stones are placed.

step-rules-test--true-or-bent = Mark every point where your next stone closes a mill.
    .success = Only f6. On a7 your three stones would turn a corner.

step-rules-test--move-and-take = Move into a mill, and finish your turn.
    .success = A move, a mill, a capture – of a stone outside Black’s mill.

step-rules-test--where-to-go = Mark every point to which your stone on f4 can move.
    .success = To e4 and f6. On f2 and g4 stand black stones, and there is no jumping over them.

step-rules-test--who-flies = Both hands are empty. White has three stones, Black has four. Who may fly?
    .option-black = Only Black
    .option-neither = Neither
    .option-white = Only White
    .option-both = Both
    .success = Only White, with exactly three.
    .wrong-black = Black has four stones.
    .wrong-neither = White has exactly three stones.
    .wrong-both = With four stones, Black still walks.

step-rules-test--the-end = White moves from c5 to d5, closes a mill and captures the stone on e3.
    .success = White has won: Black has only two stones left.
