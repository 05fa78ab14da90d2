lesson-swing-mill = The swing mill
    .intro = Out of one mill, straight into another: a swing mill captures with every move, and few weapons on the board are stronger.

step-swing-mill--find-the-hinge = White’s mill a1–d1–g1 stands. One of its stones can leave it and close another mill in the same move. Mark the point where that happens.
    .hint1 = Look for a white pair whose empty point lies beside the mill.
    .success = g4: from g1 the stone joins e4 and f4. Next turn it can go back to g1, and close the first mill again: out and in, a capture each time.

step-swing-mill--swing = Swing! Close a4–b4–c4 with a stone from your mill, and capture.
    .hint1 = Which stone of b6–d6–f6 stands next to b4?
    .success = b6–b4 opened one mill and closed another. The way back to b6 is open too, so the next capture already threatens.

step-swing-mill--and-back-again = Black swung from a7 to d7 and took e5; White moved b4–b2. Now Black swings back, d7–a7. How many stones does Black capture?
    .hint1 = Which mill opened with the first swing?
    .option-none = None
    .option-one = One
    .success = One: a1–a4–a7 is closed again, while d5–d6–d7 opens. An open mill captures every other turn, a swing mill every turn.
    .wrong-none = On a7 the stone completes a1–a4–a7, which had been open.

step-swing-mill--two-that-stand = White has two mills joined at b2. At how many points can White close a mill in this turn?
    .hint1 = Both mills stand. Is there a gap anywhere that one of the stones could fill?
    .option-n0 = None
    .option-n1 = One
    .option-n2 = Two
    .success = None. A swing needs one closed mill and one with a gap, and a stone that can go to and fro between them. Two standing mills have nothing to swing into.
    .wrong-n1 = Look at the pair on c3 and d3: who could come to e3?
    .wrong-n2 = Both mills are closed already. Standing, they give nothing.

step-swing-mill--build-it = You are Black. Your mill b6–d6–f6 stands, and d6 lies beside d5. Prepare the second mill, so that next turn d6–d5 would close it.
    .hint1 = Which two points must your stones hold, so that d5 completes a mill on row 5?
    .success = Now c5 and e5 are waiting for d6. Since d6 comes from a mill and can go back, White is facing a swing mill.

step-swing-mill--is-it-fair = Black wants to swing: f6–f4 opens b6–d6–f6 and closes e4–f4–g4. “That isn’t fair!” says White. Is it legal by the standard rules?
    .hint1 = Does any rule here say which mill a stone may come from?
    .success = It is legal. Some house rules forbid it, but then that must have been agreed before the game.

step-swing-mill--swing-and-win = Swing, and take the stone that would spoil the second blow!
    .hint1 = After your capture White flies with three stones. At how many points will you be able to close a mill then?
    .success = After d5–e5 you could go back to d5, or play d6–f6 and close f2–f4–f6, for the stone on f6 was gone. White could not stop both.
