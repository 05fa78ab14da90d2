### Questions that people ask, with short answers. Each stands beside the position of its id in lessons/questions.yaml.

## Mills and captures

question-take-from-a-mill = May I take a stone out of a mill?
    .answer = No, as long as another enemy stone stands outside mills. Here White may take a4 or g7, but none of the mill b2–d2–f2: a mill protects its stones.
question-all-in-mills = What if all enemy stones are in mills?
    .answer = Then any of them may be taken. Stones in hand don’t count: all three black stones on the board stand in b2–d2–f2, so White may take b2, d2 or f2. By MTTE’s rules, as we read them, nothing would be taken here.
question-two-mills-two-stones = Do two mills at once take two stones?
    .answer = No, one. A stone on d6 closes b6–d6–f6 and d5–d6–d7 together, and White still takes a single black stone. You capture for the turn, not for each mill.
question-must-i-capture = Must I take a stone when I close a mill?
    .answer = Yes. White has closed a1–d1–g1, and the turn ends only once a black stone is off the board: b6, d2 or e5. Two of the guides write “may”, but none of them says that the capture can be declined.
question-turn-before-capture = Does the turn pass before the capture?
    .answer = No, the capture is part of the same turn. If White places on f2, the mill f2–f4–f6 is closed and White takes a stone at once; only then does Black play. On any other point White closes no mill, and Black plays right away.
question-same-mill-again = May I close the same mill again and again?
    .answer = Yes. White can move d2 to b2 or f2 and come back later: each closing is a new mill and takes a stone. Players call that grinding, or an open mill.
question-standing-mill = Does a standing mill take a stone every turn?
    .answer = No. White’s mill b2–d2–f2 took its stone when it was closed. Now it just stands there: to capture again, White must close another mill, or later open this one and close it again.
question-round-a-corner = Is three round a corner a mill?
    .answer = No. If White places on d1, the stones a4, a1 and d1 turn a corner and stand on two lines. A mill is three stones on one drawn line, such as a1–a4–a7.
question-captured-comes-back = Does a captured stone come back?
    .answer = No, it is out for good. If White moves g4–g1, closes a1–d1–g1 and takes d2, Black goes on with eight stones, and d2 is an empty point like any other.
question-swing-mill = Is a swing mill allowed?
    .answer = None of the five guides forbids it. The stone on a7 leaves a1–a4–a7, steps to d7 and closes d5–d6–d7; on the way back it closes the first mill again. Some house rules forbid it, so agree beforehand.

## The board and placing

question-move-before-all-placed = May I move before all stones are placed?
    .answer = No. White still has six stones in hand, so White must place one; the stones on the board stay where they are. Moving starts when both hands are empty. Only Lasker’s game lets you choose.
question-last-stone-closes = What if the last stone I place closes a mill?
    .answer = It captures like any other. If Black’s last stone lands on d5, it closes c5–d5–e5, and Black takes a white stone in the same turn. Only after that does White make the first move.
question-middle-of-the-board = Is the middle of the board a point?
    .answer = No. A point is where at least two lines meet, and nothing is drawn in the middle. The board has 24 points: the corners and midpoints of three squares.
question-who-starts = Who starts?
    .answer = White places the first stone, then the players alternate. Who gets the white stones is for you to decide, by lot for instance.

## Moving

question-may-stones-jump = May a stone jump over another?
    .answer = No. A stone moves along a line to the next point, if that point is empty. White can’t get from f6 past the black stone on d6, nor past one of its own.
question-move-diagonally = May a stone move diagonally?
    .answer = No. No line joins g7 to the black stone on f6, or c3 to b2, so nothing moves that way. Only where a board has lines at its corners, as in twelve men’s morris, do stones move along them.
question-may-i-pass = May I skip my turn?
    .answer = No. White has a move, so White must make one, even if standing still would be better. Who has no move at all has lost.
question-cannot-move = What if I can’t move?
    .answer = Then you have lost, at once. It is Black’s turn here, and no black stone has an empty point next to it: White wins without closing a mill.
question-blocked-a-draw = Is being blocked a draw, as stalemate is in chess?
    .answer = No, it is a loss. After d3–e3 Black is to move and can’t, so White wins. To block the opponent is one of the two ways to win the game.

## Flying

question-is-flying-allowed = Is flying allowed, or is it cheating?
    .answer = It is a rule: with exactly three stones left and none in hand, you may move a stone to any empty point. White may do so here. Older and simpler rules leave flying out, so it is worth agreeing on.
question-fly-at-four = May I fly with four stones?
    .answer = No. White has four stones and walks like everybody else, from point to adjacent point. Exactly three may fly.
question-fly-with-stones-in-hand = I have three on the board and some in hand: may I fly?
    .answer = No. White has three stones on the board, but six in hand, and must place. Flying begins only when your hand is empty and three stones are all you have.
question-you-fly-do-i = If you fly, may I fly too?
    .answer = Only if you have three stones yourself. Here Black flies with three, while White has five and moves to adjacent points. Each side’s right hangs on its own stones.
question-flying-into-a-mill = Does a mill closed by flying take a stone?
    .answer = Yes, like any mill. White can fly from a7 to d2 and close b2–d2–f2; then a black stone must go: c3 or g4, for b6–d6–f6 is a mill and protects its own.

## How it ends, and what to agree on

question-two-on-the-board = Am I lost with two on the board and stones in hand?
    .answer = No. Black has two stones on the board and six in hand, eight in all, and the game goes on. “Two stones left” counts those in hand; by Ply Yard’s rules nobody loses that way before placing is over.
question-when-a-draw = When is the game a draw?
    .answer = The clubs differ. MorrisTalk: the same position three times, or fifty moves with no placing and no capture. MTTE and Hogyankell: thirteen pairs of turns in the third phase in which no stone is taken. Ply Yard: when both agree.
question-fifty-moves-of-whom = Fifty moves: whose?
    .answer = MorrisTalk writes “50 moves” and does not say. Malom counts every single turn, White’s and Black’s: fifty in all, twenty-five each. That is our reading, and a club may count otherwise.
question-thirteen-pairs-of-what = Thirteen pairs of what?
    .answer = Of turns: one of White’s and one of Black’s make a pair, so it is twenty-six turns. They count from when a side first has three stones, and a capture starts the count anew. Where nobody may fly, this draw falls away, too.
question-agree-on-what = What should we agree on before we play?
    .answer = Whether three stones may fly, as White would like here; whether a stone in a mill is ever taken; whether a swing mill is allowed; and what makes a draw. In these the clubs differ most.

## Around the game

question-does-the-first-win = Does the first player always win?
    .answer = No. If both play perfectly, the game ends in a draw; that was shown by computer in 1993. Between people whoever makes fewer mistakes wins.
question-has-it-been-solved = Has the game been solved?
    .answer = Yes, by Ralph Gasser in 1993: with best play by both it is a draw. Malom computes such tables too; with them it knows what each turn is worth, and `malom solve` tells you.
question-stones-on-another-board = How many stones are there on another board?
    .answer = MTTE’s rule: each side has a third of the points, give or take one. This board has 16 points, so five or six stones each; the traditional one has 24, so seven to nine. At championships it is that board, and nine each.
question-six-nine-twelve = What is the difference between six, nine and twelve?
    .answer = The board and the stones. Six men’s morris has two squares, 16 points and no flying; nine has three squares and 24 points; twelve adds lines at the corners, as here, which makes 20 mills, and if placing fills the board, it is a draw.
question-what-did-lasker-change = What did Lasker change?
    .answer = In Lasker’s game each side has ten stones, and while you have some in hand you may choose each turn: place one, or move one that is on the board. The rest stays as it is.
question-how-to-draw-a-board = How do I draw a board?
    .answer = Draw three squares, one inside the other. Then join the midpoints of the sides by four short lines, from the outer square to the inner, and leave the middle empty. Pebbles, buttons or maize make good stones.
question-how-to-note-a-game = How do I write a game down?
    .answer = Name each point by its letter and number. A stone placed on d6 is d6, a move is b4-c4, and a capture follows with an x: b4-c4xd2 closes c3–c4–c5 and takes the stone on d2. `malom game` checks what you wrote.
