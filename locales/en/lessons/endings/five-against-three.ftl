lesson-five-against-three = Five against three
    .intro = Five stones walk, three fly. The five need just one more mill, and you will see how hard that can be.

step-five-against-three--one-mill = Black has three stones left: one mill wins. Close it!
    .hint1 = Which of your stones can step onto a line with two others?
    .success = From e3 to d3: d1–d2–d3 is closed, and Black is left with two stones.

step-five-against-three--not-won-yet = Five against three, White to move, nothing to close at once. If both play perfectly, how do most such positions end?
    .hint1 = Each of the three stones can reach any empty point in one turn.
    .option-five = The five win
    .option-draw = In a draw
    .option-three = The three win
    .success = In a draw. Tables in which every such position is worked out say: the five to move win in fewer than one in four, and then within two turns. Flying gives the weaker side a real chance.
    .wrong-five = That is what most people think. But three flying stones can stop one mill every turn.
    .wrong-three = With White to move, the three never win by force here.

step-five-against-three--two-at-once = Black’s three can stop one mill each turn, but not two. Make two threats with one move!
    .hint1 = A stone may step so that it stands on one line and leaves a helper for another.
    .success = After d2–b2 two mills were ready: on b4 and on d2. Black could fill only one of the points.

step-five-against-three--step-aside = Again you need two threats at once. Look at what a stone opens when it steps aside.
    .hint1 = The stone on b4 can go to b6 or to c4. From which of the two could it complete another line as well?
    .success = b4–c4 made two mills ready: b2–b4 closes one, and c4–c3 another. Black had one turn.

step-five-against-three--the-five-walk = “Black flies, so I’ll fly, too: from g7 to d5, and c5–d5–e5 is closed!” Is that allowed?
    .hint1 = How many stones does White have?
    .success = No. White has five and walks. Flying is each player’s own right.

step-five-against-three--where-it-burns = You are Black with three stones. Mark every point where White could close a mill next turn.
    .hint1 = The white stones walk: who can step onto which line?
    .success = g1 alone: from d1, onto the line with g4 and g7. White’s stones have to be near a line to close it; that is your chance.

step-five-against-three--fly-and-hold = White is about to close a mill. Be there first!
    .hint1 = Which point does White need? Any of your stones can be there in one turn.
    .success = Every turn, look for the point that White needs, and be there first. As long as there is only one, three flying stones can hold.

step-five-against-three--stop-and-strike = Here Black threatens a mill, too. Stop it with the same move that makes two threats of your own!
    .hint1 = Where would Black fly to? Which of your stones can be there first?
    .success = g7–g4 stopped Black on g4, and made two mills ready. A move that does two jobs is what decides these endings.
