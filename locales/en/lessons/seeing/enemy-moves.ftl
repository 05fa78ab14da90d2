lesson-enemy-moves = The opponent’s moves
    .intro = Half of the game belongs to somebody else. In tight positions, make it a habit: before you move, list what your opponent could play.

step-enemy-moves--list-them = Sit on the other side of the board for a moment. If it were Black’s turn, which moves could Black make? Mark them all.
    .hint1 = Go through the black stones one by one: a7, d7, g1, g4, g7.
    .success = Three: a7–a4, d7–d6 and g1–d1. The stones on g4 and g7 have no way out. In a tight position such a list takes only a moment.

step-enemy-moves--many-stones-few-moves = Black has seven stones and three mills. How many moves could Black make if it were Black’s turn?
    .hint1 = All of Black’s stones stand on the outer square. Where does a line lead inwards to an empty point?
    .option-n3 = Three
    .option-n5 = Five
    .option-n7 = Seven
    .success = Three: a4–b4, d1–d2 and g4–f4. And each of them opens one of Black’s own mills!
    .wrong-n5 = Too many. From a corner of the outer square no line leads inwards, and at d7 stands White.
    .wrong-n7 = Not every stone can move. The corners are shut.

step-enemy-moves--the-last-door = White can win with this very turn. List Black’s moves, and you will see how.
    .hint1 = Black has one single move left.
    .success = Black had only a4–b4, and now your stone stands there. It cost you the mill b2–d2–f2, but a game that is won needs no mills.

step-enemy-moves--a-door-opens = Black’s only move is c5–c4. White takes that very point by moving from b4 to c4.
    .hint1 = White’s stone has left b4. Who stands beside that point?
    .success = It goes on. White shut one door and opened another: now Black has b6–b4. Make the list for the position after your move, not before it.

step-enemy-moves--the-move-to-fear = Among Black’s moves there is one that you must not allow: it closes the mill e4–f4–g4. Stop it!
    .hint1 = Which point does Black need? Which of your stones gets there first?
    .success = You sit on g4 yourself. To take the empty point of a mill is the surest way to stop it.

step-enemy-moves--play-black = This time you are Black. Mark every move that White could make if it were White’s turn, from mills too.
    .hint1 = White stands on the inner square alone. Where can a stone leave it, where can it go round?
    .success = Two: c3–d3 and d5–d6. Both open a white mill, but they are moves all the same.

step-enemy-moves--when-they-fly = Black has three stones left and flies: forty-eight moves, too many to list. So list only the ones to fear: mark every point where Black could close a mill.
    .hint1 = Pair the three stones in every way. Which pairs share a line whose third point is empty?
    .success = f2 and g4. Of forty-eight moves only two close a mill. Against flying stones, look at the pairs instead of the moves.

step-enemy-moves--no-way-out = Black is crowded into the inner square. Win with this turn!
    .hint1 = List Black’s moves; then ask which stone may leave its post.
    .success = e3–e4 was Black’s last move, and f4 could go there, since no black stone stands beside f4. The stones on b4, d2 and d5 had to stay on guard.
