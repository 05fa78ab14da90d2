lesson-clubs-test = Test: the clubs
    .intro = Twelve questions: what is the same everywhere, and who counts what?

step-clubs-test--from-mill-to-mill = White steps from d2 to f2, out of one mill into another, and captures the stone on b6.
    .success = All three. It is only some house rules that forbid the swing mill.

step-clubs-test--once-more = You play by MorrisTalk’s rules and are content with a draw. Your stone has stood on b6 twice, with Black to move. Bring about the draw!
    .success = The third time: a draw.

step-clubs-test--twenty-six = White has three stones, and for twenty-six turns nothing has been captured. No position came up three times. Is that a draw at MorrisTalk?
    .option-draw = Yes, a draw
    .option-goes-on = No, the game goes on
    .success = Not yet: MorrisTalk waits for fifty. At Hogyankell and MTTE it would be a draw now.
    .wrong-draw = Twenty-six is the number of Hogyankell and MTTE, which count once a side, like White here, is down to three stones.

step-clubs-test--the-fiftieth = MorrisTalk’s rules, and forty-nine quiet turns are over. White moves from c5 to c4, closes a mill and captures the stone on f6.
    .success = It goes on: the capture starts the count anew.

step-clubs-test--under-the-roof = All of Black’s stones stand in mills. White moves from d3 to c3, closes a mill and captures the stone on a7.
    .success = Not MTTE: there a stone in a mill is never captured.

step-clubs-test--how-many-for-full = With how many stones each can the board be full when placing ends, so that the game is a draw?
    .option-nine = Nine
    .option-eleven = Eleven
    .option-twelve = Twelve
    .success = Twelve each fill all twenty-four points.
    .wrong-nine = Nine each leave six points empty.
    .wrong-eleven = Eleven each still leave two points empty.

step-clubs-test--four-on-a-small-board = Imagine a small board where each side began with four stones. What falls away there by MTTE’s rules: flying, or the thirteen pairs?
    .option-only-flying = Only flying
    .option-only-count = Only the thirteen pairs
    .option-both = Both
    .success = Both, because the whole third phase falls away with fewer than five stones each.
    .wrong-only-flying = The thirteen pairs are counted in the third phase. Does one begin here, with three stones left of four?
    .wrong-only-count = Flying is the third phase. Does one begin here, with three stones left of four?

step-clubs-test--nobody-agreed = Ply Yard, online: three against three, sixty turns without a capture. White would take a draw, Black has not answered.
    .success = It goes on, until both agree.

step-clubs-test--which-board = Two players quarrel over whose board to use. What do MTTE’s rules say?
    .option-home-board = The older player’s board
    .option-traditional = The traditional board, nine stones each
    .option-drawing-lots = They toss for it
    .success = The traditional board with nine stones each, as at championships.
    .wrong-home-board = Age makes no difference: these twenty-four points suit young and old.
    .wrong-drawing-lots = That is not needed: the rules name a board, with all its twenty-four points.

step-clubs-test--in-my-family = The two agreed on the ordinary rules. White closes a mill: “In my family one may leave the capture. Your turn!” May White do that?
    .success = No. A mill obliges its owner to capture. Other rules are for another game – if both agree beforehand.

step-clubs-test--without-mistakes = “I begin, so if I make no mistake, I must win!” says White. Is that so, when Black makes no mistake either?
    .option-true = Yes, beginning is enough
    .option-only-draw = No, it will be a draw
    .option-second-wins = No, Black wins then
    .success = It will be a draw: that was worked out in 1993. To win, somebody has to go wrong.
    .wrong-true = Beginning does not force a win: Black has nine stones to place as well.
    .wrong-second-wins = Nor does placing last: with nine stones White can defend, too.

step-clubs-test--nothing-was-said = An exercise says: three may fly, White to move. “But perhaps thirteen pairs have been played, and it is a draw already!” says a friend. Is the friend right?
    .option-friend-right = Yes, one has to think of that
    .option-not-stated = No, the exercise does not say so
    .success = In an exercise, only what is stated holds.
    .wrong-friend-right = Then one would have to think of everything that nobody mentioned. What is stated are three white stones, four black ones, and White to move.
