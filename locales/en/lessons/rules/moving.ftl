lesson-moving = Moving
    .intro = Both hands are empty, and the second phase begins: **moving**. Each turn, you move one of your stones.

step-moving--first-move = Move your stone on d2: one step along a line, to an adjacent empty point.
    .hint1 = Where do the lines from d2 lead?
    .success = That is a move: along a line, to an adjacent empty point. Now it is Black’s turn.

step-moving--where-to = Where can your stone on b4 move? Mark all such points.
    .hint1 = You can go only along the drawn lines, and only to an empty point.
    .success = To b2 and b6. Somebody already stands on a4 and on c4. And you never move diagonally, for no line leads that way.

step-moving--no-jumping = “With my stone on g7 I’ll jump over the black one on g4, and land on g1!” May White do that?
    .hint1 = How far does a stone go in one move?
    .success = No. A stone moves only to an adjacent point, and never over another stone.

step-moving--no-waiting = White cannot move the stones on c4, d1 and d6, and moving either of the others would open White’s own mill. “Then I’ll skip this turn.” Is that allowed?
    .hint1 = Does White have a legal move?
    .success = No, passing is not allowed. If you can move, you must. White has to move the stone on a1 or the one on g1, like it or not.

step-moving--step-into-a-mill = You can close a mill by moving, too. Between your stones on c3 and e3 a third one is missing: close the mill, and play your turn to its end.
    .hint1 = Which of your stones can reach the empty point along a line?
    .success = From d2 to d3: a mill, and a capture with it. From e4 no line leads there.

step-moving--open-and-close = White opened the mill d1–d2–d3 by moving from d2 to f2. Black moved from g1 to g4. Now White goes back from f2 to d2. How many stones does White capture?
    .hint1 = Does this turn close a mill?
    .option-one = One
    .option-none = None
    .success = One. A mill that you open and close again is a new mill, every time. Players call this an **open mill**.
    .wrong-none = The mill was open in between. Closing it again makes a new mill, and that captures.

step-moving--who-can-move = Mark every stone of yours that can move now.
    .hint1 = A stone needs just one adjacent point that is empty.
    .success = Those on b4, e3 and g4. All the neighbours of the other four are taken, no matter by whom.
