lesson-placing = Placing
    .intro = The first phase of the game is called **placing**. You take turns bringing your nine stones onto the board, one stone a turn.

step-placing--beside-the-enemy = A black stone stands on a1. Place a stone right beside it, on an adjacent point.
    .hint1 = Follow the two lines that set out from the corner.
    .success = Just so. Any empty point will do, even one right beside an enemy stone.

step-placing--stones-stay = “My stone on f4 would be better off on f2. I’ll move it there!” It is White’s turn, and White has six stones in hand. May White do that?
    .hint1 = What do players do as long as they have stones in hand?
    .success = No. While you have stones in hand, you place one each turn, and those on the board stay where they are. So choose every point with care.

step-placing--get-in-the-way = Black would like three stones on one line, and already has a7 and d7. Place your stone so that Black cannot manage it next turn.
    .hint1 = The line has three points. Which of them is still empty?
    .success = Your stone on g7 stands in the way. When you place, think of your opponent’s plans as well as your own.

step-placing--every-empty-point = Each player has one last stone in hand, and it is your turn. Mark every point where you may place yours.
    .hint1 = Does it matter whose stones stand next to an empty point?
    .success = All eight empty points are right. It makes no difference whose stones stand around them: empty is empty.

step-placing--one-hand-empty = White has just placed the ninth white stone. Black still has one in hand. What happens next?
    .hint1 = Is each player’s hand empty yet?
    .option-white-moves = White moves a stone
    .option-black-moves = Black moves a stone
    .option-black-places = Black places a stone
    .success = Black places. Moving starts only when nobody has a stone in hand.
    .wrong-white-moves = White’s turn is over, and Black still has a stone in hand.
    .wrong-black-moves = Black still has a stone in hand, and that one has to be placed first.

step-placing--the-last-stone = Black places the last stone of all, on f2. Now every stone is on the board.
    .hint1 = Think of the aim. Has anybody been left with only two stones?
    .success = The game goes on. Both players have all nine of their stones, and now the second phase begins: the stones may move.

step-placing--nothing-left-to-place = The last stone of all has gone to f2. “But d3 is empty, so I’ll place one there too!” May White do that?
    .hint1 = Where would that stone come from?
    .success = No. Each player has nine stones, and White has placed all of them. From now on the stones on the board move.
