lesson-endings-test = Test: endings
    .intro = Ten endings, played against the best defence where there is one.

step-endings-test--one-mill-wins = Win with this move!
    .success = From c5 to c4: one mill more, and three become two.

step-endings-test--five-strike = Five against three, and no mill can be closed at once.
    .success = c5–d5 left two mills ready at once, and Black could stop only one.

step-endings-test--three-hold = You have three stones, and White threatens a mill.
    .success = You flew to the point that White needed, each time.

step-endings-test--where-flyers-land = Black flies. Mark every point where Black could close a mill next turn.
    .success = b6 and f2, each at the end of a line with two black stones.

step-endings-test--four-hold-too = Four walking stones against three that fly.
    .success = d2–b2 was the only move. All others lose, slowly but surely.

step-endings-test--from-four-to-three = Black flies from e5 to a7, closes a mill and takes the stone on d2.
    .success = It goes on: White has three stones left, and now White flies as well.

step-endings-test--if-white-moves = Three against three, and it is White’s turn.
    .success = d2–d5 threatened c5 and d6 at once.

step-endings-test--if-black-moves = The same position, but now it is Black’s turn.
    .success = d1–f4 threatened g4 and f6 at once. Whoever moves wins.

step-endings-test--who-wins-mostly = Three against three, nobody can close a mill at once. Who mostly wins such endings with perfect play?
    .option-mover = Whoever is to move
    .option-nobody = Nobody
    .option-other = Whoever is not to move
    .success = Whoever is to move, in more than four of five positions of three against three.
    .wrong-nobody = With three stones each, all fly, and draws are very rare.
    .wrong-other = With three against three that happens, but not as a rule.

step-endings-test--no-way-out = No mill is needed here.
    .success = After d6–d5 Black could make one more move, and none after that.
