lesson-shared-point = The shared point
    .intro = Two candidate mills look like two threats. But if both wait for the same empty point, one stone stops them both.

step-shared-point--two-lines-one-point = Black has two candidate mills on the right: e3–e4–e5 and e4–f4–g4. Mark every point where Black could close a mill next turn.
    .hint1 = What is the empty point of the first line? And of the second?
    .success = Only e4. The two lines share it: whoever gets there first decides about both.

step-shared-point--count-the-points = White has moved from f2 to d2 and now has pairs on b2–d2–f2 and on f2–f4–f6. You are Black: at how many points could White close a mill next turn?
    .hint1 = Write down the empty point of each pair.
    .option-n1 = One
    .option-n2 = Two
    .option-n3 = Three
    .success = One. Both pairs lack the same point, f2. Black, who may fly, simply goes there, and both are stopped. When you have two candidate mills, compare their empty points!
    .wrong-n2 = Two lines, yes. But which points are still missing?
    .wrong-n3 = Count the points on which a mill would be closed, not the lines or the stones.

step-shared-point--three-lines-two-points = White has three candidate mills on the middle square, and one more stone to place. Mark every point where White can close a mill.
    .hint1 = Find the empty point of each line. Does one of them turn up twice?
    .success = d6 and f2. Two of the three lines lack f2; only b6–d6–f6 has a point of its own. Against one black stone, three lines with two points are worth two threats.

step-shared-point--one-stone-for-both = You are Black. White has two candidate mills, b6–d6–f6 and f2–f4–f6. Stop both with a single stone!
    .hint1 = Which point lies on both lines?
    .success = f6 was missing from both lines, and now it is yours. One stone, two mills stopped.

step-shared-point--filled-first = White moved from b4 to b6 and was proud of two pairs, a4–b4–c4 and b2–b4–b6. Black flew from f4 to b4. At how many points can White close a mill now?
    .hint1 = Where is Black standing now, and which lines go through that point?
    .option-n0 = None
    .option-n1 = One
    .option-n2 = Two
    .success = None: both mills were waiting for b4. With different empty points Black could have stopped only one.
    .wrong-n1 = Look at both lines again: b4 lies in the middle of each.
    .wrong-n2 = Black has filled b4, the point that both lines need.

step-shared-point--choose-the-pair = f2–f4 would give you two candidate mills at once. But would it give you two threats? Find the better move.
    .hint1 = You have a mill that can open. Find a move after which two different points are waiting.
    .success = From g4 you threatened to go back to g1, and to close e4–f4–g4 with f2–f4. With f2–f4 at once, both lines would have waited for g4, and one black stone there would have held the draw.

step-shared-point--choose-as-black = White’s three stones may fly. Two moves open your mill and make a second candidate mill, but only one of them wins.
    .hint1 = Compare: after g1–d1, where could you close? And after g7–d7?
    .success = From d7 your stone could go back to g7, or on to a7 and close a1–a4–a7: two different points. After g1–d1 both mills would have waited for g1 alone.
