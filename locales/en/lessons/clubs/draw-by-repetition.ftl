lesson-draw-by-repetition = The same again
    .intro = To and fro, to and fro. Some clubs say after a while: enough, that is a draw.

step-draw-by-repetition--to-and-fro = White goes to and fro between a1 and a4, Black between g7 and d7. This is the third time the stones stand like this with Black to move. What does MorrisTalk say?
    .hint1 = Nobody gets any further.
    .option-white-wins = White wins
    .option-draw = It is a draw
    .option-goes-on = The game goes on
    .success = A draw. By MorrisTalk’s rules, the game is drawn when the **same position** comes up for the third time. Our lessons play by that, too.
    .wrong-white-wins = Nobody has lost a stone or a move: it is still five against five. Why should anybody win?
    .wrong-goes-on = Not at MorrisTalk: for the third time White stands on a4 and Black on g7, and that is once too often.

step-draw-by-repetition--the-third-time = You are behind, four against six, and would be glad of a draw. Twice already your stone stood on d3 with Black to move, and all the others just as they are. Make it three times!
    .hint1 = Where was your stone one turn ago and three turns ago?
    .success = The same position for the third time: a draw by MorrisTalk’s rules. Two stones fewer, and not lost!

step-draw-by-repetition--not-forbidden = Black wants to go from f6 to d6 once more, and the same position would come up for the third time. “Three times the same is forbidden!” says White. May Black do that?
    .hint1 = Does a rule stop the move, or does it only say what comes of it?
    .success = Yes. The move is legal; it is only that the game ends in a draw with it. Whoever wants more has to play something else.

step-draw-by-repetition--whose-turn-is-it = Once the stones stood like this with Black to move. Now they stand like this again, with White to move. As we count, is that the same position?
    .hint1 = Would you answer differently if it were the other side’s turn?
    .option-same = The same
    .option-different = A different one
    .success = A different one. The same position means the same stones on the same points and the same side to move.
    .wrong-same = The picture is the same, four white stones and five black ones, but it is the other side’s turn, so the game goes another way.

step-draw-by-repetition--who-counts = White goes from c5 to c4 once more: the same position for the third time. It is the move alone that is asked about.
    .hint1 = To end a game with a move is one thing, to forbid the move is another.
    .success = All four allow it. But at MorrisTalk the game is drawn now; the other three have no rule on repeated positions and play on.

step-draw-by-repetition--same-mill-new-position = White is about to close d1–d2–d3 for the third time. “Repetition! That takes nothing, it’s a draw!” says Black. How many stones does White capture?
    .hint1 = Are as many stones on the board as the time before?
    .option-none = None
    .option-one = One
    .success = One. The mill is the same, the position is not: Black has lost a stone in between. After a capture no earlier position can come back.
    .wrong-none = What must not come up three times is the whole position, and here stones have disappeared.

step-draw-by-repetition--something-better = You went to and fro between g7 and g4, waiting. Now Black has had enough and left b4. Don’t repeat anything any more: close a mill!
    .hint1 = Which line was the stone on b4 blocking?
    .success = You are a stone ahead and need not settle for a draw yet. With the capture the count of repetitions begins anew, too.
