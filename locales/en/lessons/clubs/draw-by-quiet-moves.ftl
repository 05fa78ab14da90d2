lesson-draw-by-quiet-moves = Nothing happens
    .intro = No stone comes, no stone goes, turn after turn. Some clubs count along.

step-draw-by-quiet-moves--fifty = In the last fifty turns nobody has placed or captured a stone, and no position came up three times. What does MorrisTalk say?
    .hint1 = What would have had to happen in between?
    .option-draw = It is a draw
    .option-goes-on = The game goes on
    .option-more-stones = Whoever has more stones wins
    .success = A draw: by MorrisTalk’s rules, fifty **quiet turns**, with no placing and no capture, end the game.
    .wrong-goes-on = Not at MorrisTalk: there fifty quiet turns are the limit, with five stones against five, too.
    .wrong-more-stones = Nobody counts stones to find a winner. Besides, it is five against five.

step-draw-by-quiet-moves--break-the-silence = You play by MorrisTalk’s rules. Forty-nine quiet turns are over; one more, and the game is drawn. Do something that begins the count anew!
    .hint1 = What ends the silence is a stone that goes.
    .success = With the capture the count is back to zero. A turn that closes a mill is never quiet.

step-draw-by-quiet-moves--whose-fifty = MorrisTalk’s guide says “fifty moves” and leaves open whose. How do we count them here?
    .hint1 = Each single turn, White’s or Black’s, is one.
    .option-fifty-each = Fifty of White’s and fifty of Black’s
    .option-fifty-together = Fifty together, twenty-five of each side
    .success = Fifty together. That is how we read it; with friends, better ask before the game.
    .wrong-fifty-each = That would be a hundred turns. It can be read that way, but we count every turn of the four white stones and of the four black ones.

step-draw-by-quiet-moves--thirteen-of-what = Hogyankell and MTTE count in the third phase: thirteen **pairs of turns** in a row with no change in the number of stones are a draw. How many single turns is that?
    .hint1 = One of White’s and one of Black’s make a pair.
    .option-n13 = Thirteen
    .option-n26 = Twenty-six
    .option-n50 = Fifty
    .success = Twenty-six, thirteen of each side. Hogyankell writes “in the ending”; we take that to be the third phase.
    .wrong-n13 = Those are the pairs. In each, one of White’s three stones moves and one of Black’s four.
    .wrong-n50 = Fifty is MorrisTalk’s number: it would hold even if White had more than three stones.

step-draw-by-quiet-moves--has-it-begun = The third phase begins when a side has exactly three stones and may fly. Look for it here: who may fly?
    .hint1 = Count both sides.
    .option-white = White
    .option-black = Black
    .option-both = Both
    .option-neither = Neither
    .success = Neither: four against five. The third phase has not begun, and so at Hogyankell and MTTE nobody counts yet.
    .wrong-white = White has four stones.
    .wrong-black = Black has five stones.
    .wrong-both = Both have more than three.

step-draw-by-quiet-moves--in-the-last-moment = A game by MTTE’s rules. Twenty-five quiet turns of the third phase are over. With the twenty-sixth, White flies from a4 to b6, closes a mill and captures the stone on g4.
    .hint1 = Has the number of stones changed?
    .success = It goes on: a capture changes the number of stones, and the count begins anew.

step-draw-by-quiet-moves--no-flying-no-count = White has three stones and flies from b6 to c5. Those who allow that are also the ones who know a third phase.
    .hint1 = The third phase is flying.
    .success = At Hogyankell and MTTE the thirteen pairs are being counted now. Where nobody flies there is no third phase, and so no thirteen pairs either.

step-draw-by-quiet-moves--on-a-small-board = Imagine a smaller board, on which each side began with only four stones. By MTTE’s rules nobody flies there. What about the thirteen pairs?
    .hint1 = With fewer than five stones each there are just two phases.
    .option-thirteen-pairs = They are counted all the same
    .option-no-count = They fall away
    .option-half-count = Half as many are enough
    .success = They fall away. With fewer than five stones each there is no third phase at MTTE, and what counts in it falls away with it.
    .wrong-thirteen-pairs = They are counted in the third phase only, and with four stones each there is none.
    .wrong-half-count = Nobody says so. With four stones each, MTTE lets the count go together with the third phase.
