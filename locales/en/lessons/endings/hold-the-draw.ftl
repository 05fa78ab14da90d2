lesson-hold-the-draw = Hold the draw
    .intro = You cannot win here, but you need not lose either. The attack against you is perfect here, so your defence must be exact.

step-hold-the-draw--one-point-a-turn = Your three stones may fly, and White threatens a mill.
    .hint1 = Which point would close a white mill, and can a white stone step onto it?
    .success = You were on the right point each time. One threat, one stone: that is the whole art, as long as you look every turn.

step-hold-the-draw--what-burns = You are Black. White has several pairs. Mark every point where White could close a mill next turn.
    .hint1 = Besides a pair and an empty point, a third white stone must stand next to that point.
    .success = Only b6: from b4 a stone could step there, beside d6 and f6. A pair without a helper does not threaten anything yet, so don’t waste a turn on it.

step-hold-the-draw--who-may-leave = Again a white mill has to be stopped, but not every one of your three stones is free to do it.
    .hint1 = What happens on c3 if that stone flies away?
    .success = The stone on c3 had to stay, as it already stops the line c3–c4–c5. Stop the new threat with a stone that guards nothing.

step-hold-the-draw--no-rest = White threatens nothing, and all Black’s stones stand well. “Then I’ll just stay as I am!” Is that allowed?
    .hint1 = May a player skip a turn?
    .success = No. Black has to move, too, and a move can spoil a good position. So when you defend, always keep a stone that can move without harm.

step-hold-the-draw--when-is-it-over = You can hold such an ending for ever. By the rules of Hogyankell and MTTE, when is it a draw?
    .hint1 = In the third phase turns are counted, as long as no stone is lost.
    .option-at-once = At once, when nobody can win
    .option-thirteen-pairs = After thirteen pairs of turns
    .option-never = Never
    .success = After thirteen consecutive pairs of turns in the third phase with no change in the number of stones. Others count repeated positions; so agree beforehand.
    .wrong-at-once = The players do not have the tables at hand, not even those for four stones against three. Something has to be counted.
    .wrong-never = These two guides have a rule for just this: Black is down to three stones, so something is counted.

step-hold-the-draw--four-hold = You have four stones that walk, and Black flies. Only one move holds. Find it, and hold on!
    .hint1 = Where would Black close a mill? Which of your stones is next to it?
    .success = d5–c5 filled the point in time. Your walking stones can only hold what is near, so never stray far from a black pair.

step-hold-the-draw--the-whole-game = Nine stones each, and both play perfectly from the first stone on. How does the game end? It was proved in 1993.
    .hint1 = Each side can do what you have just practised.
    .option-white = White wins
    .option-draw = In a draw
    .option-black = Black wins
    .success = In a draw: Ralph Gasser proved it in 1993. So whoever loses has gone wrong somewhere; and mostly there was a way to hold.
    .wrong-white = With nine stones each, the first move is not enough to win.
    .wrong-black = With nine stones each, having the last stone of placing is not enough to win.

step-hold-the-draw--hold-on = The longest test: you have three stones, and White attacks anew every turn.
    .hint1 = Every turn again: where does White need a stone, and which of yours is free?
    .success = Four turns against the best attack there is. If you can stand that, you can hold against anybody.
