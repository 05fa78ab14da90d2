lesson-against-the-swing = Against the swing mill
    .intro = Nobody is helpless against a swing mill. It has a gap at every moment, and it needs a line that is not closed yet.

step-against-the-swing--see-it-coming = Black has two mills and wants to swing. Mark the point where a mill could be closed next turn.
    .hint1 = Which black pair is waiting, and which mill lies beside its empty point?
    .success = d7: from a7 a stone would close d5–d6–d7 and open a1–a4–a7, with the way back free. This gap is where you have to fight.

step-against-the-swing--fill-the-gap = Black has two mills, c5–d5–e5 and a1–a4–a7, and wants to begin the swing on d7. Fill the gap before it starts!
    .hint1 = One of your stones stands beside d7, though it stands in a mill.
    .success = g7–d7. You opened a mill of your own, but you can still close that one again, while Black’s swing is stopped before it began.

step-against-the-swing--behind-its-back = Black has swung from f4 to f6 and taken a4, and wants to swing back next turn. Stop it!
    .hint1 = Every swing leaves a point empty. Who stands beside it?
    .success = f2–f4: where the stone came from, yours stands now. The first capture hurt, but there will be no second.

step-against-the-swing--what-can-be-taken = You are Black and have just closed a mill. White threatens to swing c5–d5. Mark every stone that you may take.
    .hint1 = Where does the swinging stone stand just now?
    .success = d1, d6 and d7. The stone that swings always stands in a mill, so it is protected; the line that is still open is not. Taking d6 or d7 ends the swing.

step-against-the-swing--take-from-the-open-line = Black is about to swing b4–b2. But you can close a mill first: do it, and capture so that the swing comes to nothing.
    .hint1 = The mill a4–b4–c4 is protected. Which two stones does the other line consist of?
    .success = Without d2 or f2 there is no second mill to swing into. The stone on d7 would have been the wrong one to take.

step-against-the-swing--before-it-is-built = Black has a mill and one stone on f2, and plans d3–d2 to prepare the swing b4–b2. Take the point that Black needs, before Black does!
    .hint1 = Which point is still missing from Black’s second line, apart from b2?
    .success = As long as your stone is on d2, the line b2–d2–f2 is cut. A swing is stopped most cheaply while it is still a plan.

step-against-the-swing--three-against-a-swing = You fly with three stones, and Black wants to swing from d5 to c5. Which of your stones should fill the gap?
    .hint1 = The gap is clear. But which of your stones can leave its place without opening another line?
    .success = c5 is filled, and the swing has nowhere to go. With three stones it is the gap that counts, not the mill that already stands.
