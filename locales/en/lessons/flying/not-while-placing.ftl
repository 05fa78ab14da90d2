lesson-not-while-placing = Not while placing
    .intro = Three stones on the board, but more in hand: that is another matter. The hand counts.

step-not-while-placing--three-and-four = White has lost two stones already. Three stand on the board, four are in hand. In which phase is White?
    .hint1 = What must White do with the stones in hand?
    .option-placing = Placing
    .option-moving = Moving
    .option-flying = Flying
    .success = Placing. As long as a single stone is in hand, it is placed; three on the board make no difference.
    .wrong-moving = Moving begins only when the hand is empty.
    .wrong-flying = White has seven stones in all: three on the board, four in hand. Flying is for the last three.

step-not-while-placing--help-from-the-hand = You have three stones on the board, and Black is about to close g1–g4–g7. Stop it!
    .hint1 = Where does the stone come from that you may use now?
    .success = From the hand, not through the air. Your three on the board stay where they are until the hand is empty.

step-not-while-placing--just-one-step = White has three stones on the board and two in hand. Mark every stone on the board that White can move this turn.
    .hint1 = If there is none, hand in without any mark.
    .success = None at all: neither flying nor a single step. Stones on the board wait until the last one has been placed.

step-not-while-placing--after-the-capture = White has closed a mill and captured the stone on b4. Three black stones remain on the board. Who may fly now?
    .hint1 = Look at the hands as well.
    .option-black = Only Black
    .option-neither = Neither
    .option-both = Both
    .success = Neither. Black has five stones in hand, that is eight in all, and goes on placing.
    .wrong-black = There are three on the board, but five more are waiting in hand.
    .wrong-both = Both still have stones in hand to place.

step-not-while-placing--two-and-six = Only two black stones stand on the board, after an early mill of White’s. It is Black’s turn. Who has won?
    .hint1 = How many stones does Black have altogether?
    .option-white = White
    .option-black = Black
    .option-nobody = Nobody yet
    .success = Nobody yet: with six in hand, Black has eight stones. The two that lose are two in all.
    .wrong-white = Two on the board, but six more in hand: that is far from the end.
    .wrong-black = Nothing has happened that would make Black win.

step-not-while-placing--two-reasons = White places a stone on g4, closes a mill and captures the one on f6. Black has two on the board and three in hand.
    .hint1 = Is placing over?
    .success = It goes on. By MorrisTalk because the hand counts: five stones. By Ply Yard because nobody loses by too few stones before placing is over.

step-not-while-placing--when-ply-yard-counts = When does Ply Yard’s guide say that a player with fewer than three stones has lost?
    .hint1 = One of the three phases has to be over.
    .option-always = At any time
    .option-after-placing = Only after placing
    .option-never = Never
    .success = Only after placing. MorrisTalk counts the stones in hand instead; in practice it hardly ever makes a difference.
    .wrong-always = Ply Yard waits until all stones have been placed. Here White has four left in hand, and Black five.
    .wrong-never = Not with five stones against four, of course. But with fewer than three, no mill is possible any more: then the game is over at Ply Yard, too.

step-not-while-placing--the-last-in-hand = White’s hand is empty, Black has one stone left. “You may move already, so I’ll move as well: from d7 to a7!” Is Black allowed to?
    .hint1 = Whose hand decides what Black does?
    .success = No. Black’s own last stone has to be placed first. After that, both sides move.
