# One sentence a fact, shown to a learner who missed it. The ids are those of lessons/facts.yaml.

## Board and aim
fact-board-24-points = Three squares, one inside the other, with the midpoints of their sides joined, make twenty-four points.
fact-point-is-a-junction = A point is a place where at least two lines meet.
fact-board-16-mills = There are sixteen lines of three points: the twelve sides of the squares and the four that join them.
fact-stones-nine-each = Each player has nine stones; the board starts empty and all stones are in hand.
fact-light-first = White begins, and then the players take turns.
fact-aim-two-stones = You win when your opponent has only two stones left.
fact-aim-block = You also win when your opponent has no legal move on their turn.
fact-agree-first = Rules differ between countries and clubs, so agree on them before the first turn.

## Placing
fact-place-any-empty = In each turn of the placing phase you place one stone from your hand on any empty point.
fact-place-beside-enemy = You may place right beside your opponent’s stones too.
fact-no-moving-while-placing = Stones on the board stay where they are until all stones have been placed (only Lasker’s game differs).
fact-moving-starts-when-all-placed = Moving starts when both hands are empty.
fact-placing-aims = Place for your own mills and candidate mills, and against your opponent’s mills and freedom.
fact-capture-while-placing = Mills capture while you are still placing, so make a plan from the first stone.

## Mills and captures
fact-mill-three-on-a-line = Three stones of your own on one line are a mill.
fact-mill-not-bent = Only the three points of one drawn line make a mill; corners and diagonals do not.
fact-mill-must-be-closed = A mill counts when you close it by placing or moving; a mill that is already standing brings nothing.
fact-mill-obliges-capture = Whoever closes a mill must capture an enemy stone at once.
fact-capture-is-same-turn = The capture belongs to the same turn, and only then is it your opponent’s turn; without a mill the turn passes at once.
fact-captured-never-returns = A captured stone is out of the game for good.
fact-mill-protects = A stone in a mill is protected as long as another stone of its colour on the board stands outside mills.
fact-all-in-mills = When every enemy stone on the board is in a mill, you may capture any of them.
fact-protection-counts-board-only = For protection only the stones on the board count, not those still in hand.
fact-protection-absolute = By the MTTE rules a stone that stands in a mill is always exempt; where all stand in mills, nothing is captured and the turn passes (this is how we read the rules).
fact-double-mill-one-capture = Two mills closed at once still capture only one stone.

## Moving
fact-move-adjacent = You move one stone along a line to an adjacent empty point.
fact-move-no-diagonal = A stone never moves diagonally, and never onto another stone.
fact-move-no-jump = A moving stone never goes over another stone.
fact-no-pass = You may not pass: as long as you can move, you must.
fact-reopen-and-close = A mill that is opened and later closed again is a new mill, every time.
fact-open-mill-names = Opening and closing the same mill again is called an open mill, or grinding.
fact-swing-mill = In a swing mill a stone leaves one mill straight into another, and captures with every move.
fact-swing-mill-house-rule = Some house rules forbid the swing mill.
fact-block-by-occupying = You can stop a mill by taking the empty point it needs.

## Flying
fact-fly-exactly-three = With exactly three stones you may move any of them to any empty point.
fact-fly-after-placing = You fly only after placing: three stones on the board do not fly while you have stones in hand.
fact-fly-each-side-alone = Flying is each player’s own right: one may fly, or both.
fact-fly-captures = A mill closed by flying captures as always.
fact-fly-evens-chances = Flying gives the weaker side one more chance and keeps the ending alive.
fact-flying-names = Some clubs say jumping instead of flying; the Hungarian guides say “ugrálás”, and also “repülés” or “ugrás”.
fact-fly-is-a-variant = Older or simpler rules leave flying out; then the player with three stones soon loses.
fact-fly-not-on-small-boards = By the MTTE rules nobody flies on boards played with fewer than five stones each.

## How it ends
fact-loss-counts-hand = “Only two stones left” counts the stones in hand as well.
fact-loss-after-placing = By Ply Yard’s rules, having fewer than three stones loses only after placing is over.
fact-blocked-loses = Whoever has no legal move on their turn loses at once, and no mill is needed for that.
fact-blocked-early = The board is fullest when moving starts, so count your free adjacent points in time.
fact-draw-threefold = By MorrisTalk’s rules the game is drawn when the same position comes up three times.
fact-draw-quiet-fifty = MorrisTalk calls a draw after fifty moves without placing or capturing; it does not say whose moves, so we count the turns of both sides.
fact-draw-thirteen-pairs = By Hogyankell and MTTE the game is drawn after thirteen pairs of turns in a row in the third phase with no change in the number of stones.
fact-no-third-phase-no-thirteen = Where the third phase falls away, so does the draw by thirteen pairs of turns.
fact-draw-full-board = A board that is full at the end of placing is a draw; this can happen only with twelve stones each.
fact-draw-agreement = At Ply Yard, a draw in an online game needs the agreement of both players.
fact-solved-draw = If both play perfectly, the game is a draw, as Ralph Gasser proved in 1993.

## Playing well, and around it
fact-mobility-over-mills = The freedom of your stones matters at least as much as your next mill.
fact-compare-candidate-mills = If two of your candidate mills share an empty point, your opponent may fill it first and stop both with one stone.
fact-list-enemy-moves = When things are tight, list your opponent’s moves, not only the mills.
fact-stated-conditions-only = In an exercise, use only what is stated.
fact-other-boards = There are boards of other shapes, with other numbers of points and directions of movement; by the MTTE rules each player has a third as many stones as there are points, give or take one.
fact-championship-board = At championships, and in case of dispute, the traditional board with nine stones each is used.
fact-relatives = Morabaraba, Lasker’s game, and three, six and twelve men’s morris are relatives of this game.
fact-draw-your-own = Any surface with a drawn board will do, with pebbles, buttons or grains of maize for stones.
fact-both-sides-win = There are puzzles of MTTE’s kind in which, in the flying phase, whichever side is to move wins.
fact-game-is-old = The game is ancient: it was known in Rome, and was among the most popular until chess spread.
