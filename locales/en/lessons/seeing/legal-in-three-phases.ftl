lesson-legal-in-three-phases = Legal in three phases
    .intro = Before you look for a good turn, see all that is legal. Each phase has its own answer.

step-legal-in-three-phases--which-phase = White’s hand is empty, Black has one stone left in hand, and it is Black’s turn. What does Black do?
    .hint1 = When does moving begin?
    .option-placing = Place the stone
    .option-moving = Move a stone
    .option-flying = Fly with a stone
    .success = Place. Moving begins only when both hands are empty; until then whoever has a stone in hand puts it on the board.
    .wrong-moving = Not yet: there is still a stone in Black’s hand.
    .wrong-flying = Flying is for exactly three stones on the board and none in hand.

step-legal-in-three-phases--where-to-place = White has one last stone to place. Mark every point where it may go.
    .hint1 = While placing it does not matter what stands nearby.
    .success = All nine empty points, even those beside black stones, and even those that nobody would choose.

step-legal-in-three-phases--every-move = Both hands are empty, so moving has begun. Mark every move that White can make.
    .hint1 = Take the stones one by one, in order: a1, a4, b4, d1, g1.
    .success = Six. The stone on a1 is locked in by its own friends, for no stone jumps over another; b4 alone has three of the six. Go stone by stone, and you will miss nothing.

step-legal-in-three-phases--the-only-move = White has seven stones and only a single legal move. Find it and play it.
    .hint1 = The only ways out lead from the midpoints of the inner square. Which of them has an empty point before it?
    .success = d5–d6, the only door of the inner square that nobody guards. Black stands on all the others.

step-legal-in-three-phases--flying-wide = Black has three stones left and nothing in hand. To how many points can the one on f4 go?
    .hint1 = For a flying stone lines don’t matter. What does?
    .option-n2 = Two
    .option-n16 = Sixteen
    .option-n21 = Twenty-one
    .success = Sixteen: twenty-four points less the eight stones on the board.
    .wrong-n2 = Two is what the lines allow. But with exactly three stones Black flies.
    .wrong-n21 = You have left out White’s stones. A taken point is taken, whoever stands there.

step-legal-in-three-phases--what-may-be-taken = White has just closed f2–f4–f6, and the turn is not over. Mark everything that White may capture.
    .hint1 = Look for Black’s mill before you mark.
    .success = b2, g1 and g4. The mill d1–d2–d3 protects its three stones, since others stand outside it.

step-legal-in-three-phases--one-stone-too-many = “Black flies already, and I have just four stones: d1–f4 closes a mill!” May White do that?
    .hint1 = How many stones does White have?
    .success = No. Each side counts its own stones, and four still move along the lines. Beside d1 only the neighbours a1 and g1 are free.

step-legal-in-three-phases--count-the-moves = It is Black’s turn, with four stones. How many legal moves does Black have?
    .hint1 = One stone has two moves, one has none.
    .option-n3 = Three
    .option-n4 = Four
    .option-n5 = Five
    .success = Four: a7–a4, d6–d5, d6–f6 and g7–g4. The stone on d7 is hemmed in by its friends.
    .wrong-n3 = There is one more. Look at d6 again: it stands on a crossing.
    .wrong-n5 = One too many. d7 has three neighbours, and all are taken, as is b6.
