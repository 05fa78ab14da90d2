lesson-capture = Capturing
    .intro = What is a mill good for? It takes a stone. That is not a choice you are given: it is part of your turn.

step-capture--finish-the-turn = Your stones stand on a1 and d1, and the third point of their line is empty. Close the mill, and play your turn right to its end.
    .hint1 = The line lacks one stone. And a mill is not yet the end of your turn.
    .success = That was a whole turn: a stone on g1, a mill, a **capture**. Only now is it Black’s turn. All this happens while you are still placing, too.

step-capture--capture-alone = You have just closed the mill a1–d1–g1. Finish your turn: capture a black stone.
    .hint1 = None of the black stones here stands in a mill.
    .success = Off the board it goes, and for good. A captured stone never returns to anybody’s hand.

step-capture--out-for-good = White has closed a mill and captured Black’s stone on d2. “Then I’ll put it back on d2,” says Black. Is that allowed?
    .hint1 = Does Black have a stone in hand?
    .success = No. Black’s hand is empty, and a captured stone does not come back in this game.

step-capture--mark-the-free = Black has a mill too. A stone in a mill is **protected** as long as a stone of the same colour stands outside mills. You have just closed a mill: mark the stones that you may capture.
    .hint1 = Find Black’s mill first. Which stones are left outside it?
    .success = Those on a4 and g7. The stones on b2, d2 and f2 are protected by their mill.

step-capture--all-in-mills = White has closed a mill. All of Black’s stones on the board stand in a mill, and six more are in hand. “Then I’ll capture the one on f2!” May White do that?
    .hint1 = Is there a black stone on the board that is not in a mill?
    .success = Yes. When every enemy stone on the board stands in a mill, you may capture any of them. How many are in hand makes no difference.

step-capture--two-at-once = You place a stone on g1 and close two mills at once: a1–d1–g1 and g1–g4–g7. How many stones do you capture?
    .hint1 = What counts: the number of mills, or that this is a single turn?
    .option-one = One
    .option-two = Two
    .success = One. Even when you close two mills in one turn, you capture only one stone.
    .wrong-two = Tempting, but no. In one turn even two mills capture only one stone.

step-capture--between-two = You place a stone on g7. Black’s stone on d7 is now caught between two of yours. How many stones do you capture?
    .hint1 = Did you close a mill?
    .option-one = One
    .option-none = None
    .success = None. There are games in which a stone caught between two is lost. Here, only a mill captures.
    .wrong-one = Catching a stone between two is not enough. You capture only when three of your own stones come to stand on one line.

step-capture--choose-well = Close a mill, and capture. The best choice keeps Black from closing a mill next turn.
    .hint1 = Find the line on which Black needs only one more stone.
    .success = A mill and a capture, as it should be. The stone on a1 or the one on a4 was the best to take, for then a1–a4–a7 cannot become a mill next turn. The stones on e3, e4 and e5 were protected by their mill.
