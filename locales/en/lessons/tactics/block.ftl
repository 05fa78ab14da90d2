lesson-block = Blocking
    .intro = Once you see the threat, three things may stop it: standing on the point, standing at the door, or taking one of its stones.

step-block--where-to-stand = You are Black, and White has a threat. Mark the point on which you would have to stand to stop it.
    .hint1 = Two white stones outside the mills share a line. Who can step in between?
    .success = e4: on one line with f4 and g4, and one step from e5. While you stand there yourself, no mill can be closed on that line.

step-block--step-in = White wants to close d5–d6–d7 with the stone from a7. Step in!
    .hint1 = Which of your stones stands beside d7?
    .success = g7–d7. Where both sides move along the lines, never more than one stone can step in; here it was the one on g7.

step-block--no-room-in-the-corner = Black threatens f4–f6, closing b6–d6–f6. From where could a stone step to f6 at all? Mark all the neighbours of f6.
    .hint1 = f6 is a corner.
    .success = A corner has two neighbours: one belongs to the line, and from the other Black is coming. There is no room for a guard, so corners must be guarded earlier.

step-block--stand-in-the-door = Black plans a1–d1 and then d1–g1, to close g1–g4–g7. Once Black is on d1, nobody can get to g1. Stop the plan now!
    .hint1 = Stand in the doorway through which Black wants to come.
    .success = On d1 your stone guards the corner from outside: Black cannot get past it, and you could even step to g1 yourself.

step-block--take-one-of-three = You are Black. White threatens d3–d2, but it is your turn, and you have a mill at hand. Close it, and see that White’s comes to nothing.
    .hint1 = White’s mill needs three stones: two on the line and one to come. Which of them may you take?
    .success = A threat is made of three stones, and it is enough to take one: b2 from the line, or d3 from the door. f2 was protected by its mill.

step-block--one-stone-one-threat = You are White, and you had two threats. Black has just stepped from d3 to d2. At how many points can you still close a mill this turn?
    .hint1 = Look beyond b2–d2–f2. Which other two of your stones share a line?
    .option-n0 = None
    .option-n1 = One
    .option-n2 = Two
    .success = One: g4–g1 closes a1–d1–g1. Black’s single stone could stop a single threat, and that is the secret of the next lesson.
    .wrong-n0 = Look at the bottom row: a1 and d1, and the stone on g4 beside the corner.
    .wrong-n2 = The line b2–d2–f2 is stopped now: Black stands in it.

step-block--hold-the-line = Three against six, but you can fly. Black threatens to close a mill: find the point, and the right stone for it.
    .hint1 = Find the point Black needs; then see which of your stones is holding another line already.
    .success = You filled the point and kept a guard on d6 between d5 and d7. Whoever flies can hold out for a long time, as long as no guard leaves its post.
