lesson-standing-mills = Standing, opening, closing
    .intro = You have a mill. How does it become a second capture, and a third?

step-standing-mills--every-turn-one = White’s mill d1–d2–d3 has been standing for three turns. “My mill captures the stone on d6,” says White. Is that allowed?
    .hint1 = When exactly does a mill capture?
    .success = No. A mill captures only in the turn that closes it. While it just stands, it gives nothing.

step-standing-mills--out-and-in = You have opened your mill: the stone from b4 stands on a4 now. Black has made a move elsewhere. Close your mill again, and finish your turn!
    .hint1 = Which point of the mill is empty?
    .success = Out and in: two turns, one capture. A mill that was opened and closed again is a new mill.

step-standing-mills--the-third-time = White has closed d5–d6–d7 twice already and is about to do it once more. “The same mill a third time? That’s forbidden!” says Black. May White move from a7 to d7?
    .hint1 = Does anything limit how often a mill may be closed?
    .success = Yes, White may. You may open and close the same mill as often as you can, and every time you capture.

step-standing-mills--another-stone = White opened the mill b2–d2–f2 by moving from d2 to d1. Now a different stone, the one on d3, moves in. How many stones does White capture?
    .hint1 = Does a mill ask where its stones come from?
    .option-none = None
    .option-one = One
    .success = One. It makes no difference which stone fills the gap: three on the line, closed in this turn.
    .wrong-none = The line was open, and now it is full. Where the third stone came from does not matter.

step-standing-mills--where-it-pays = Your mill c3–c4–c5 is standing. Mark every empty point where you can close a mill this turn.
    .hint1 = Which lines lack just one stone, and which of your stones can step there from outside?
    .success = On g4 the stone from f4 closes one, on d3 the stone from d2. The mill c3–c4–c5 gives nothing as long as it just stands there.

step-standing-mills--into-the-gap = You play Black. White has opened the mill f2–f4–f6 and wants to close it again next turn. Don’t let that happen!
    .hint1 = An open mill has a hole.
    .success = You stand in the gap, and the mill can’t be closed. Whoever opens a mill should first look at who is standing next to it.

step-standing-mills--grind-well = Your mill is open, and Black has just moved from d6 to d5. Close your mill again; the best capture also stops what Black is up to.
    .hint1 = Where would the stone on d5 like to go?
    .success = Black wanted to close a mill on e5. Take the stone on d5, or one of those on e3 and e4, and that plan is off.
