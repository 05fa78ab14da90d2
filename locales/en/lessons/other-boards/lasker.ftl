lesson-lasker = Lasker’s game
    .intro = The chess champion Emanuel Lasker thought up this one: every turn you may place a stone or move one, just as you like.

step-lasker--move-early = In **Lasker’s game** you may move even while you have stones in hand. Close a mill by moving your stone on f6.
    .hint1 = Which line already has two of your stones, and is one step away from f6?
    .success = From f6 to d6: a mill, and the stone stays in your hand for later. In the ordinary game you could only have placed a stone there.

step-lasker--one-more = Count White’s stones, on the board and in hand. With how many does each side begin in Lasker’s game?
    .hint1 = Add up: those on the board and those in hand.
    .option-nine = Nine
    .option-ten = Ten
    .option-twelve = Twelve
    .success = Ten, one more than in the ordinary game. With the choice between placing and moving, that makes for many more ways to play.
    .wrong-nine = Nine is the number of the ordinary game. Count again: White has two stones on the board, and the others in hand.
    .wrong-twelve = Twelve is the number for the board with diagonals. Here White has two stones on the board; add those in hand.

step-lasker--who-can-move = You have stones in hand, but you may also move. Mark every stone of yours that can move now.
    .hint1 = Look for an empty adjacent point beside each of your stones.
    .success = Those on d5 and e4. On a7 and b6 your stones are shut in on both sides. Whoever may move early can also be shut in early.

step-lasker--no-early-flight = White has three stones on the board and seven in hand. “I may move already, so I’ll fly from f4 to a1!” Is that allowed?
    .hint1 = How many stones does White have in all?
    .success = No. Moving early means one step along a line. Flying begins only with an empty hand and three stones left.

step-lasker--fill-the-gap = White opened the mill f2–f4–f6 by moving from f4 to e4, and wants to go back. You are Black. Don’t let that happen!
    .hint1 = You have stones in hand, and they may go to any empty point.
    .success = You placed a stone on f4. While there are stones in hand, an opened mill is quickly filled, so opening one early is risky here.

step-lasker--help-in-hand = Black places a stone on d7. Now none of White’s four stones can move.
    .hint1 = Is moving all that White can do?
    .success = The game goes on: White has six stones in hand and places one. Only a player with no legal action at all is blocked.

step-lasker--place-or-move = You can close the mill e4–f4–g4 by placing a stone or by moving one. Close it so that Black cannot close one next turn!
    .hint1 = What is your stone on g7 guarding?
    .success = If the stone on g7 stays, Black’s line a7–d7–g7 stays shut. If it leaves, you have to capture on a7 or d7. Placing or moving: think about what you leave behind.

step-lasker--at-last = Both hands are empty, and White has three stones left. White wants to go from d2 to g7. Is that legal?
    .hint1 = What changes for a player with exactly three stones and none in hand?
    .success = Yes. From here on everything is as in the ordinary game: with three stones and an empty hand, White flies.
