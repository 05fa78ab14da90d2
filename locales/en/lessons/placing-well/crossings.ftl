lesson-crossings = Crossings
    .intro = Where should a stone go when nothing is on fire? There is a rule of thumb, and there are positions in which it fails.

step-crossings--a-rich-point = Remember the crossings, the four points with four neighbours each? White holds d6, Black f4. Place your stone on a crossing that is still empty.
    .hint1 = They are the midpoints of the middle square.
    .success = As a rule, a stone stands well on a crossing: it has four ways to go, and nowhere is it harder to shut in.

step-crossings--a-poor-point = b2 looks close to the middle of the board. How many points are adjacent to it?
    .hint1 = Follow the lines from b2 to the next points.
    .option-n2 = Two
    .option-n3 = Three
    .option-n4 = Four
    .success = Two, like every corner, on all three squares. A stone there can go only two ways.
    .wrong-n3 = Three neighbours are for the midpoints of the outer and the inner square.
    .wrong-n4 = Four neighbours are for crossings. b2 is a corner, and no diagonal leaves it.

step-crossings--shut-in-corners = “Corners are strong!” says White, who has placed stones on a7, b2, f6 and g1. Mark every white stone that can move now.
    .hint1 = Look for an empty point beside each of them.
    .success = Only those on d3 and g1. Two black stones are enough to shut in a corner; to shut in a crossing takes four.

step-crossings--two-at-once = There is a point from which your new stone makes two candidate mills at once. Place it there!
    .hint1 = Look for two lines with one white stone each that meet at an empty point.
    .success = On d6 you threaten d5 and f6 at the same time. Black can fill only one of them, and has no threat to answer with.

step-crossings--cash-in = White placed on f4, with two threats; Black filled e4. What is left for you? Close the mill and capture.
    .hint1 = On which line do f2 and f4 stand?
    .success = On f6: one threat was stopped, the other was not. That is what a stone on two good lines is for.

step-crossings--threats-first = The crossings b4 and f4 are free and tempting. But look at Black’s stones first, and place yours where it is needed!
    .hint1 = Where could Black close a mill next turn?
    .success = On g1, in a corner. A threat comes before any rule of thumb: otherwise Black would have closed a1–d1–g1 and captured.

step-crossings--proved-crossing = You are Black, and you place the last stone of all. White’s three will then fly. Only one point wins by force. Find it!
    .hint1 = After placing, your stones move. Look for a point that prepares two mills.
    .success = On d6 you prepare f4–f6 and e5–d5. White can stop only one, and your capture leaves two white stones. The program has proved it: this point wins, and no other does.

step-crossings--proved-corner = Again you are Black with the last stone of all, and again only one point wins. Don’t trust the rule of thumb!
    .hint1 = Which empty point lies on two lines that you can complete by moving?
    .success = On f2, a corner: b4–b2 and e4–f4 are both threatened. The program has proved that only this wins; the free crossing f4 does not. So a rule of thumb is a first idea, never the last word.
