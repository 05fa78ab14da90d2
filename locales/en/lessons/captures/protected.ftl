lesson-protected = A roof for three
    .intro = When you close a mill, you may not take just any stone. Which ones are sheltered, and for how long?

step-protected--under-the-roof = Black has a mill, and on the right two stones that are waiting for a third. Mark every black stone that is protected now.
    .hint1 = A mill needs all three of its stones.
    .success = Only b6, d6 and f6: they make the mill. The stones on g4 and g7 are not a mill yet, so nothing protects them.

step-protected--take-from-outside = You are still placing. Close the mill c5–d5–e5, and capture a stone that you may capture.
    .hint1 = Black took a stone of yours with a mill, and that mill is still standing.
    .success = Three stones stood outside Black’s mill, and any of them would do. The mill b2–b4–b6 protects its own stones while placing, too.

step-protected--the-heart-of-the-mill = White has just closed a mill. “I’ll take the one on g4 – then Black’s mill is gone!” May White do that?
    .hint1 = Does any black stone stand outside the mill?
    .success = No. While a black stone stands outside, here on b4, d6 or e3, the three in the mill are out of reach.

step-protected--two-roofs = Black has two mills, and they cross. How many black stones are protected?
    .hint1 = One stone belongs to both mills. Count it only once.
    .option-n3 = Three
    .option-n5 = Five
    .option-n6 = Six
    .success = Five: d6 belongs to both mills, but it is one stone. Only those on a4 and e3 could be captured.
    .wrong-n3 = That is one mill. Another one stands at right angles to it.
    .wrong-n6 = Twice three would be six, but both mills share the stone on d6.

step-protected--the-roof-is-off = Black moved from f4 to e4, out of its own mill. You answered with the mill a7–d7–g7. Mark every stone that you may capture.
    .hint1 = Which black mill is still standing at this moment?
    .success = What counts is this moment. The mill f2–f4–f6 is open, so its stones lost their shelter. Only c3–c4–c5 still protects.

step-protected--round-the-corner = Black’s stones stand on a4, a7 and d7. White has closed a mill and wants the one on a7. “That one is protected!” says Black. May White take it?
    .hint1 = Do these three stand on one line?
    .success = Yes, White may. These three turn round a corner. That is no mill, and so it protects nobody.

step-protected--through-black-eyes = This time you play Black, and you have just closed c5–d5–e5. Mark every white stone that you may capture.
    .hint1 = Find White’s mill. What stands outside it?
    .success = White’s mill is b2–d2–f2. The stone on b4 stands right beside it, but it is not part of it.

step-protected--the-only-one = Only one black stone is not protected. Find it, close a mill, and capture it!
    .hint1 = One of your stones can close a mill in two different places.
    .success = Six black stones stood in mills, the one on e3 in none. Whichever mill you closed, it was the only one you could take.
