lesson-blocked = Blocked
    .intro = Nine stones and still lost? It can happen, even when the first move is due. Keep an eye on the free points.

step-blocked--two-doors = Black has five stones, but hardly any room. Mark every move that Black could make if it were Black’s turn.
    .hint1 = Look at each black stone: is any point next to it empty?
    .success = Both moves lead to d6. One white stone on that point, and Black could not move any more.

step-blocked--shut-it = Without taking a single stone, you can win with this turn. How?
    .hint1 = On which empty point do Black’s last moves end?
    .success = You have won! Four black stones, and not one of them can move.

step-blocked--not-a-stalemate = White moves from d3 to e3. “Now I can’t move: a draw, as in chess!” says Black.
    .hint1 = In this game, what happens to whoever has no move?
    .success = White has won. To take away the opponent’s last move is an aim of the game, just like taking stones.

step-blocked--sitting-out = White has moved from b2 to d2. “I’m blocked, so I pass. You have to make room again!” says Black. Is that allowed?
    .hint1 = Is the game still going on?
    .success = No. It is Black’s turn, and Black has no move: with that the game was over. There is no sitting out.

step-blocked--one-move-left = You have four stones, and only one single move. Play it, even if you would rather wait.
    .hint1 = Which of your stones has an empty point next to it?
    .success = A move is a move: you are not blocked, so you have to play. Passing is not allowed.

step-blocked--out-through-the-air = It is White’s turn. Along the lines, none of White’s three stones can move. Who has won?
    .hint1 = How many stones does White have?
    .option-black = Black
    .option-nobody = Nobody yet
    .option-white = White
    .success = Nobody yet: three stones fly out over any fence. Where flying is played, three can’t be blocked.
    .wrong-black = White would be blocked with four stones. With three, White flies.
    .wrong-white = White is in trouble, but can play on.

step-blocked--count-your-neighbours = All eighteen stones have just been placed, and nothing has been captured. Mark every stone of yours that can move.
    .hint1 = The board has only six empty points left. Which stones stand next to them?
    .success = Five of nine. Black, on the other hand, has not a single free neighbour now! The board is never fuller than when moving starts, so count free points while you place.

step-blocked--before-the-first-move = Black has placed the very last stone, on e5. No stone was ever captured, and now it is White’s turn to move. Who has won?
    .hint1 = Look for an empty point next to a white stone.
    .option-nobody = Nobody yet
    .option-white = White
    .option-black = Black
    .success = Black! All of White’s nine stones are blocked, and that is the end before the first move.
    .wrong-nobody = Try it: which white stone could move, and where to?
    .wrong-white = White has nine stones, but no move.

step-blocked--last-door = Eight against six, and one of your moves wins at once. First list what Black can still do!
    .hint1 = Six black stones have only one move between them.
    .success = You have won! Only the stone on d2 could still have moved, to f2, and you were there first.
