lesson-ending = How it ends
    .intro = There are two ways to win: your opponent is left with only two stones, or cannot move. Clubs differ about draws; more of that later.

step-ending--the-last-capture = Black has three stones left. Win the game with this turn!
    .hint1 = One more capture leaves Black with two. How do you earn it?
    .success = You have won! With two stones, Black cannot play on.

step-ending--count-the-hand = White places a stone on a7, closes a mill and captures the stone on f4. Two black stones remain on the board.
    .hint1 = Are those all of Black’s stones?
    .success = It goes on. Black has five more in hand, and that makes seven. Stones in hand count too.

step-ending--few-against-many = White has three stones and Black has seven. Both hands are empty, and it is White’s turn. Who has won?
    .hint1 = With how many stones is a game lost?
    .option-black = Black
    .option-white = White
    .option-nobody = Nobody yet
    .success = Nobody yet. Three stones are enough to play on, and White may even fly.
    .wrong-black = Seven against three is a lot. But with three stones White is still in the game.
    .wrong-white = Black has seven stones and can move, so Black has not lost.

step-ending--what-is-left = Black has hardly any room left. Mark every move that Black could make if it were Black’s turn.
    .hint1 = Go from one black stone to the next. Which of them has an empty point beside it?
    .success = Only two: from b4 to b2, and from d7 to g7. If you shut both doors, Black cannot move.

step-ending--lock-in = You can win without capturing, too: leave Black not a single move!
    .hint1 = Where could Black still move?
    .success = You have won! Black has four stones, but none of them can move. It did not even take a mill.

step-ending--no-move-left = Black moves from e4 to e5. Now look at White’s stones.
    .hint1 = It is White’s turn. Can White move?
    .success = Black has won. White is **blocked**: not one stone can move. That is no draw, and no skipped turn either. It is a loss.

step-ending--over-is-over = White’s capture has left Black with two stones. “But I can still move, from c5 to d5!” says Black. Is that allowed?
    .hint1 = How many stones do you need to stay in the game?
    .success = No. The moment Black was left with only two stones, the game was over.

step-ending--mill-or-lock = You can win with this turn. Look closely: does a mill win, or something else?
    .hint1 = How many moves does Black have?
    .success = You have won! By moving from g4 to g1 you took away Black’s last move. A mill would only have captured a stone, and the game would have gone on.
