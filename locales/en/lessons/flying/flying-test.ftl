lesson-flying-test = Test: three stones left
    .intro = Eleven questions: who flies, who is blocked, who has lost?

step-flying-test--four-stones = White has four stones and wants to fly from e3 to a4. Is that allowed?
    .success = No. Four stones walk.

step-flying-test--both-ways = You fly with three stones. Mark every point where you can close a mill this turn.
    .success = On b2 with the stone from d1, on d3 with the one from f2.

step-flying-test--three-on-the-board = White has three stones on the board and three in hand, and wants to fly from c3 to d1. Is that allowed?
    .success = No. White has six stones, and three of them have yet to be placed.

step-flying-test--after-this-capture = Black has closed c5–d5–e5 and captured the stone on f6. Who may fly now?
    .option-white = Only White
    .option-black = Only Black
    .option-both = Both
    .option-neither = Neither
    .success = White, with three stones. Black has five and walks.
    .wrong-black = Black has five stones.
    .wrong-both = Black has five stones, and White’s right is not Black’s.
    .wrong-neither = White has just been reduced to three.

step-flying-test--fly-close-take = Close a mill by flying, and finish your turn.
    .success = Flown, closed, captured – outside the mill b2–d2–f2.

step-flying-test--two-left = White places a stone on c5, closes a mill and captures the one on d2. Black has two stones on the board and six in hand.
    .success = It goes on. At MorrisTalk the hand counts, and at Ply Yard placing is not over.

step-flying-test--no-way-out = White has moved from c4 to b4, and it is Black’s turn. Who has won?
    .option-nobody = Nobody yet
    .option-black = Black
    .option-white = White
    .success = White. Black has four stones and no move.
    .wrong-nobody = Which black stone could move, and where to?
    .wrong-black = It is Black who can’t move.

step-flying-test--where-do-they-fly = White has three stones and flies from f4 to a4.
    .success = All but the classic rules, by which stones walk to the end.

step-flying-test--close-the-door = Win with this turn.
    .success = Black’s only move was from g7 to g4. Now there is none.

step-flying-test--rather-wait = White has three stones in good places. “I’ll stay as I am this time. Your turn!” May White do that?
    .success = No. Whoever can move or fly has to.

step-flying-test--another-name = White has three stones left. What do some clubs call that which White may do now?
    .option-sliding = Sliding
    .option-jumping = Jumping
    .option-swapping = Swapping
    .success = Jumping. It is the same as our flying: any stone, to any empty point.
    .wrong-sliding = Sliding means moving along the lines. White’s three stones need none.
    .wrong-swapping = Stones never change places: where a black one stands, on a4 for instance, no white one can go.
