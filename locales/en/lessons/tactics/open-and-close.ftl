lesson-open-and-close = Opening and closing
    .intro = A mill that stands still takes nothing. Its strength is that you can open it and close it again, as often as your opponent lets you.

step-open-and-close--there-and-back = White opened the mill a4–b4–c4 with b4–b6. Black moved from d2 to f2. Now White goes back, b6–b4. How many stones does White capture?
    .hint1 = Was the mill open, and is it closed by this move?
    .option-none = None
    .option-one = One
    .success = One. Out and back takes two turns and captures one stone, again and again. Players call it an open mill, or grinding.
    .wrong-none = The mill was open, and this move closes it: that counts as a new mill.

step-open-and-close--open-the-safe-way = Open your mill b2–b4–b6, but so that Black cannot step into the point you leave.
    .hint1 = b2, b4 and b6: beside which of them does a black stone stand?
    .success = Nobody can get to b6, so next turn you close the mill again. Had you left from b4, a4 would have stepped in.

step-open-and-close--the-gap-is-filled = White opened d1–d2–d3 with d1–a1, right beside the black stone on g1. Black stepped in with g1–d1. At how many points can White close a mill now?
    .hint1 = Where is Black’s stone standing now?
    .option-n0 = None
    .option-n1 = One
    .success = None. Black gave up a mill for it, but yours is gone as long as that stone stays. Before you open, look who stands beside the point you leave.
    .wrong-n1 = White would have to go back to d1. Who stands there?

step-open-and-close--step-into-the-gap = You are Black. White has just opened the mill f2–f4–f6 and wants to go back to f4. Don’t let it!
    .hint1 = An open mill has a gap. Who stands beside it?
    .success = e4–f4, and the mill stays open as long as you stand there. Whoever opens a mill beside an enemy stone has to reckon with that.

step-open-and-close--a-third-time = White’s mill a7–d7–g7 has been opened twice and closed again once. Now White wants to close it yet again with g4–g7. “Not the same one over and over!” says Black. Is the move legal?
    .hint1 = What matters is whether the move closes a mill that was open.
    .success = It is legal, and it captures again. There is no limit to how often the same mill may be closed.

step-open-and-close--open-with-a-threat = Black’s three stones fly, so an open mill alone would be filled at once. Open yours so that something else is threatened too.
    .hint1 = Which stone of the mill can step onto a line where another stone of yours is waiting?
    .success = From c3 you threatened to return to d3, and to close c3–c4–c5 with b4–c4. Against flying stones, a mill must open with a second threat.

step-open-and-close--open-as-black = The same idea again, with other stones. Which one leaves the mill, and where does it go?
    .hint1 = a7 and g7 are a long way apart. Look near the stone on b4 instead.
    .success = On c4 the stone stood beside b4, and with a4 that would have been a mill; or it went back to c3. White could fill only one of the two points.
