lesson-all-in-mills = When all are in mills
    .intro = A mill protects its stones as long as another one stands outside. And when none stands outside?

step-all-in-mills--free-choice = All five black stones stand in mills, so for once no mill protects them. Close the mill g1–g4–g7, and capture whichever stone you like.
    .hint1 = The third stone comes along the top edge.
    .success = Since no black stone stood outside, you could choose from all five. A mill always captures as long as there is something to capture.

step-all-in-mills--how-many-to-choose-from = You have closed b6–d6–f6. Black’s six stones stand in two mills. From how many stones may you choose?
    .hint1 = Is there a black stone outside both mills?
    .option-n0 = None
    .option-n3 = Three
    .option-n6 = Six
    .success = All six. One mill or two makes no difference: what counts is that none stands outside.
    .wrong-n0 = That would be so if mills protected always. They do only while a stone stands outside.
    .wrong-n3 = Neither mill is better protected than the other.

step-all-in-mills--one-is-enough = White has closed e3–e4–e5. Five of Black’s seven stones stand in mills. “That’s nearly all of them, so I’ll take the one on d5!” May White do that?
    .hint1 = Look for a stone that stands in no mill at all.
    .success = No. The stones on c5 and f2 stand outside, and a single one would be enough: as long as it is there, the mills protect.

step-all-in-mills--the-hand-does-not-count = You are still placing, and Black has four more stones in hand. You have closed f2–f4–f6. Mark every stone that you may capture.
    .hint1 = Does a stone in hand stand on the board?
    .success = All five. Only the stones on the board count for this, and those all stand in mills. The four in hand change nothing.

step-all-in-mills--no-last-fortress = Black has three stones left, all in one mill. White moves from d2 to d1, closes a mill and captures the stone on d6.
    .hint1 = Is there any other stone that White could take? And how many does Black keep?
    .success = White has won. A last mill is no fortress: with nothing outside it, its stones can be captured, and two stones are too few.

step-all-in-mills--another-club = All of Black’s stones stand in mills. White moves from f4 to f2, closes a mill and captures the stone on g4.
    .hint1 = One of these clubs says of stones in mills only that they are exempt, and adds no “unless”.
    .success = Everybody but **MTTE**, a Hungarian society for traditional games. Its competition rules exempt a stone in a mill and name no exception.

step-all-in-mills--nothing-to-take = A game by MTTE’s rules. White places a stone on e3 and closes a mill, but every black stone on the board stands in a mill. What happens?
    .hint1 = By these rules, no stone can be captured here.
    .option-any-stone = White captures any stone
    .option-turn-passes = Nothing is captured, and it is Black’s turn
    .option-mill-forbidden = White may not close the mill
    .success = Nothing is captured, and it is Black’s turn. The rules say only that such stones are exempt; that the turn then passes is how we read them.
    .wrong-any-stone = Nearly everywhere, yes. But MTTE names no exception, and all five black stones stand in the mills b2–b4–b6 and b6–d6–f6.
    .wrong-mill-forbidden = Nobody forbids the mill c3–d3–e3. There is only nothing to take.

step-all-in-mills--choose-well = By our rules again: close the mill g1–g4–g7. You may take any black stone – but after the best captures Black can’t close a mill next turn.
    .hint1 = If a gap opens in one mill, could a stone of the other step into it?
    .success = You could choose from all six. Best was a corner: the stones on d5 and d6 are neighbours, and each would have stepped into the other’s gap.
