lesson-seeing-test = Test: the eye
    .intro = Nine positions, nothing new. Take your time: look first, then answer.

step-seeing-test--read-and-play = You are Black. Play f4–f6 xd2.
    .success = Read and played: b6–d6–f6 is closed, and White’s pair on row 2 is broken.

step-seeing-test--out-of-the-mill = “d6–b6? But that stone stands in your mill!” Is the move legal?
    .success = It is. A stone in a mill moves like any other. Whether it is wise is another question.

step-seeing-test--three-alarms = Mark every point where Black could close a mill with the next stone.
    .success = a1, d5 and g7. Only four stones, and already three candidate mills.

step-seeing-test--real-alarms = Black has three candidate mills here. At how many points could Black really close one next turn?
    .option-n0 = None
    .option-n1 = One
    .option-n3 = Three
    .success = One: e3, from d3 or from e4. Nobody can reach b6.
    .wrong-n0 = Look at e3: two lines meet there, and black stones stand beside it.
    .wrong-n3 = Two of the lines share the same point, and one point is out of reach.

step-seeing-test--the-other-list = Mark every move that Black could make if it were Black’s turn.
    .success = Four: a7–a4, d7–d6, e5–d5 and g1–d1. Three of them leave a mill.

step-seeing-test--hardly-a-gap = The placing is over. Mark every black stone that can move.
    .success = Three of seven: b6, d7 and f4. On a full board that is how it mostly looks.

step-seeing-test--fly-in-between = You have three stones left, and Black is about to close d5–d6–d7. Stop it!
    .success = The point is yours. When you fly, a block is never too far away.

step-seeing-test--blocked-with-five = White moves from f4 to f6, closes b6–d6–f6 and takes the stone on a7. Black keeps five stones and a mill.
    .success = White has won: the five stones in the inner square cannot move. Only the one on a7 could have moved.

step-seeing-test--shut-the-door = Win with this turn!
    .success = g7–d7, and Black is blocked. From d6 it would have been wrong: that stone has to guard d6.
