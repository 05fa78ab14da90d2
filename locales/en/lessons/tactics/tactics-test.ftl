lesson-tactics-test = Test: tactics
    .intro = Nine positions, and nobody tells you what each is about. That is how it will be in your games.

step-tactics-test--two-alarms = You are Black. Mark every point where White could close a mill next turn.
    .success = d7, from g7, and f6, from f4. And e4 stays empty: nobody is near enough to close e4–f4–g4.

step-tactics-test--hold-the-corner = Black is about to close e4–f4–g4. Stop it!
    .success = g7–g4: you stood beside the point as well, and it was your turn.

step-tactics-test--win-one = You cannot close a mill yet. What do you prepare?
    .success = On b4 your stone stood between two gaps, b6 and c4. One of them was always left.

step-tactics-test--how-many-threats = White has moved from d1 to a1 and now has two candidate mills at the bottom. You are Black and fly: at how many points could White close a mill next turn?
    .option-n0 = None
    .option-n1 = One
    .option-n2 = Two
    .success = One: a1–d1–g1 and d1–d2–d3 both wait for d1. One stone there is enough.
    .wrong-n0 = d1 is empty, and white stones stand beside it.
    .wrong-n2 = Two lines, but which points do they lack?

step-tactics-test--win-two = Your mill stands, and so does Black’s. But Black flies already, and it is your turn.
    .success = From d2 you could return to d1, or play b4–b2 and close b2–d2–f2. After g1–g4 everything would have waited for g1 alone.

step-tactics-test--hold-one = You fly with three stones, and a mill is within reach. Look twice!
    .success = The mill on c5–d5–e5 was a lure: it would have cost the guard on b4, and Black would have closed a mill next turn. f6 had to be filled, and not by the guard.

step-tactics-test--swing-once = You are Black. Close b2–d2–f2 so that next turn you could capture again, and finish your turn.
    .success = d1–d2 came out of a1–d1–g1, and the way back to d1 is free: a swing mill.

step-tactics-test--win-three = White has four stones and hardly any room.
    .success = g4–f4 left White only e4–e3, and f4–e4 shut the door behind it. Not one stone was captured.

step-tactics-test--win-four = White threatens to close a mill on c5. Do you have to prevent it?
    .success = b6–b4 threatened a4 and b2. If d1 flew off to close the mill and took b4, it left d1–d2–d3 unguarded: then a1–d1 won.
