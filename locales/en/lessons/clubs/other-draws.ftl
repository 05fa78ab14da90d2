lesson-other-draws = Other draws
    .intro = A full board, a handshake, a side without moves: which of these is a draw, and where?

step-other-draws--full-or-not = Black places the very last stone on d6. Nothing was ever captured, so all eighteen stones are on the board.
    .hint1 = How many points does the board have, and how many stones are there?
    .success = It goes on: with nine stones each, at least six of the twenty-four points stay empty. The board can be full only with twelve each.

step-other-draws--twelve-each = Now imagine twelve stones each instead of nine, and no capture while placing: all twenty-four points are taken. What is the rule then?
    .hint1 = Nobody can move, and nobody has done better.
    .option-white-loses = White can’t move and has lost
    .option-draw = It is a draw
    .option-last-wins = Whoever placed the last stone wins
    .success = A draw, says MorrisTalk: a **full board** at the end of placing. With nine each, you will never see it.
    .wrong-white-loses = Normally no move is a loss. Stones on all twenty-four points after placing are the exception.
    .wrong-last-wins = The last of the twenty-four points is always Black’s; that would not be fair.

step-other-draws--room-is-left = Nine stones each, nothing captured, and Black is about to place the last one. From how many points can Black choose?
    .hint1 = Seventeen stones are on the board.
    .option-n1 = One
    .option-n6 = Six
    .option-n7 = Seven
    .success = Seven now, and six stay empty after it. That is all the room there is when moving starts.
    .wrong-n1 = Seventeen stones stand on twenty-four points. Count again.
    .wrong-n6 = Six are left after the last stone. Before it there is one more.

step-other-draws--shake-hands = Three against three, online at Ply Yard, and nobody gets any further. How can this game end in a draw?
    .hint1 = Ply Yard has no rule that counts turns or positions.
    .option-one-asks = As soon as one player asks for it
    .option-both-agree = Both players have to agree
    .option-program = The program decides when it is enough
    .success = Both have to agree. Other guides count instead, so that nobody depends on the other’s goodwill.
    .wrong-one-asks = Asking is allowed, but the other side, with three stones as well, may say no.
    .wrong-program = At Ply Yard nothing is counted, three stones against three or not. The two players decide.

step-other-draws--no-thanks = Online at Ply Yard, four against four. White asks for a draw, Black declines. White moves from c4 to b4.
    .hint1 = Have both agreed?
    .success = It goes on. An offer is only half an agreement.

step-other-draws--blocked-is-no-draw = White moves from e3 to d3. Black looks for a move and finds none. “In some clubs that must be a draw!”
    .hint1 = In this the guides agree.
    .success = White has won. All our guides that speak of it say the same: whoever is blocked has lost.

step-other-draws--not-by-itself = “Three against three – surely that’s a draw by now,” you think. But nobody has agreed, and Black is about to close a mill. Stop it!
    .hint1 = Who could fly to which point?
    .success = Well done. No guide calls a game drawn only because few stones are left.

step-other-draws--perfect-play = In 1993 Ralph Gasser worked the whole game out by computer. What comes of it when both sides play perfectly from the empty board?
    .hint1 = Is it enough for a win to place first, or last, if the other side never makes a mistake?
    .option-white-wins = White, who begins, wins
    .option-black-wins = Black, who places last, wins
    .option-draw = It is a draw
    .success = A draw: neither side can force a win. But who plays perfectly? So do play on.
    .wrong-white-wins = Beginning is no winning advantage: with nine stones, too, Black can always hold the draw.
    .wrong-black-wins = Placing the last of the eighteen stones helps, but it does not force a win.
