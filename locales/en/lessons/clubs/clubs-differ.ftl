lesson-clubs-differ = Where the clubs differ
    .intro = Most rules are the same everywhere, but not all. Somebody tries something; choose every club whose rules allow it. Sometimes all of them do, sometimes none.

step-clubs-differ--three-may-fly = White has only three stones left, and Black is about to close a mill. So White flies from g4 to c4 and stops it.
    .hint1 = Flying is not played everywhere.
    .success = It is legal wherever flying is played. By the older, **classic** rules stones always move along the lines, and White could not have stopped this mill.

step-clubs-differ--three-shut-in = White’s three stones are shut in: along the lines, none of them can move. White flies from a1 to c4.
    .hint1 = Who can always fly out? And who cannot?
    .success = Where one may fly, there is a way out. By the classic rules White is blocked and has lost already.

step-clubs-differ--swing-mill = The stone on a7 opens one mill and with the same move closes another on d7. It takes the stone on b2: a **swing mill**.
    .hint1 = Does any of these clubs forbid it?
    .success = All four allow it. Only Hogyankell says so; the others say nothing, so we assume it.

step-clubs-differ--swing-at-home = A swing mill can take a stone on every turn, which not everybody likes. What does Hogyankell’s guide add?
    .hint1 = Think of families that play by rules of their own.
    .option-twice = It may be played twice at most
    .option-house-rule = Some house rules forbid it
    .option-nothing = It takes no stone
    .success = Some **house rules** forbid it. So ask before the first stone is placed!
    .wrong-twice = Nobody sets a number: a stone may swing between a7 and d7 as often as it likes, or not at all.
    .wrong-nothing = It does take a stone: from a7 to d7, the mill d5–d6–d7 is closed.

step-clubs-differ--all-in-mills = All black stones on the board stand in a mill. White places a stone on g1, closes a mill and takes the stone on e4.
    .hint1 = May a stone in a mill be taken when there is no other?
    .success = Everywhere but at MTTE. There a mill protects its stones always: White takes nothing, and it is Black’s turn. The rules do not say that the turn passes; that is how we read them.

step-clubs-differ--one-outside = Now one black stone stands outside the mill. White places a stone on g1, closes a mill and takes the stone on b6.
    .hint1 = Which stones does a mill protect at MTTE?
    .success = Everywhere. What a mill protects is its own three stones. One that stands outside is free to take, at MTTE too.

step-clubs-differ--rather-not = White has closed the mill b2–b4–b6, but would rather take nothing and pass.
    .hint1 = Two of these guides write “may take”. Does that mean one may leave it?
    .success = Nowhere, as we play it. Hogyankell and MTTE write “may take”, yet neither says that one may leave it. We assume that it is a duty, as elsewhere. It is worth asking, though!

step-clubs-differ--move-early = Both sides still have stones in hand. White moves from g4 to g1, closes a mill and takes the stone on b6.
    .hint1 = In one of these games you have the choice on every turn.
    .success = Only in Lasker’s game. There you may place or move, whichever you like. Everywhere else the stones on the board wait until all are placed.

step-clubs-differ--step-across = White goes from b2 to a1. On our board no line runs there.
    .hint1 = Two of these games have a board of their own.
    .success = In twelve men’s morris and in morabaraba. On their board, lines join the corners of the squares too.

step-clubs-differ--mill-across = White places a stone on a1, in a row with b2 and c3, and takes the stone on d2.
    .hint1 = Where is there a line from a1 to c3?
    .success = Only in twelve men’s morris: there these three points lie on one line. At MorrisTalk no mill was closed, so nothing may be taken.

step-clubs-differ--dragging-on = Each side is down to three stones. For thirteen pairs of turns now, nobody has taken anything. Whose rules call that a draw?
    .hint1 = Not everybody counts turns.
    .option-plyyard = Ply Yard’s
    .option-everywhere = Everybody’s
    .option-hogyankell-mtte = Hogyankell’s and MTTE’s
    .success = Hogyankell’s and MTTE’s. MorrisTalk waits for fifty turns, and at Ply Yard both players have to agree on a draw. Now you know what to settle before a game!
    .wrong-plyyard = At Ply Yard nobody counts turns: with three stones against three, too, a draw takes the agreement of both players.
    .wrong-everywhere = No: for three stones against three, each club has its own rule, or none at all.
