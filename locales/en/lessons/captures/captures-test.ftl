lesson-captures-test = Test: captures
    .intro = Eleven questions on what you have learnt about mills and captures. Take your time.

step-captures-test--free-to-take = You have closed e3–e4–e5. Mark every stone that you may capture.
    .success = On b2, c5 and d7. The mill g1–g4–g7 protects its own three.

step-captures-test--and-the-hand = Black has closed b2–b4–b6 and wants to capture the stone on d3, where White’s two mills cross. “I still have four in hand!” says White. May Black do that?
    .success = Yes. All of White’s stones on the board are in mills, and those in hand don’t count for this.

step-captures-test--one-stone-two-lines = Close two mills with one stone, and play your turn to its end.
    .success = Two mills, one turn, one capture.

step-captures-test--what-comes-now = White has placed a stone on b4, closed a mill and captured the stone on g1. What comes next?
    .option-white-places = White places another stone
    .option-white-captures = White captures another stone
    .option-black-places = Black places a stone
    .success = Black places. White’s turn is complete: stone, mill, capture.
    .wrong-white-places = A mill gives a capture, not a second turn.
    .wrong-white-captures = The capture has been made: the stone from g1 is gone.

step-captures-test--just-standing = White closed c5–d5–e5 on the turn before. Now, instead of placing a stone, White wants to capture the one on g7. Is that allowed?
    .success = No. A mill captures when it is closed, and then it is silent.

step-captures-test--four-left = Black has a mill and one stone outside it. White moves from b4 to a4, closes a mill and captures the one on f2.
    .success = It goes on: three stones are enough. Yet now all three stand in a mill, and White’s next mill could take any of them.

step-captures-test--again = You opened your mill with the move from e4 to f4. Close it again, and finish your turn.
    .success = A new mill, a new capture – of a stone outside b6–d6–f6.

step-captures-test--who-says-so = Black’s last three stones make a mill. White moves from d1 to d2, closes a mill and captures the stone on d7.
    .success = All but MTTE. By its rules these three can’t be captured as long as their mill stands, and the game goes on.

step-captures-test--back-again = White has just captured Black’s stone on c5. “My turn! I’ll place it on c5 again,” says Black. Is that allowed?
    .success = No. It is out of the game, and Black’s hand is empty. Black has to move a stone.

step-captures-test--guard-and-take = Close a mill. The best captures also keep Black from closing one where your stone has just left.
    .success = The stone on a7 would have moved in beside those on b4 and c4. It was best to take one of these three.

step-captures-test--what-is-it-called = White stepped out of a4–b4–c4 and means to close it again from b6. What do players call such a mill?
    .option-double-mill = Two mills at once
    .option-swing-mill = A swing mill
    .option-open-mill = An open mill
    .success = An open mill: each time it closes again, it captures anew.
    .wrong-double-mill = There is only one mill here, a4–b4–c4, and it stands open.
    .wrong-swing-mill = A swing mill closes another mill with the very same move. The move b4–b6 closed nothing.
