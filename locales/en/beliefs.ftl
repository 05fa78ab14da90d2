### What learners wrongly believe: its name, what they seem to believe, the rule, why it is so, and where clubs differ.

## What is said around it

# $name: the misconception
belief-named = A { -misconception }: { $name }
# $example: what the learner just answered, with the reason
belief-example = Here: { $example }
belief-why = Why: { $why }
belief-clubs = Clubs differ: { $clubs }
# $command: what to type to practise
belief-drill = To practise just this: { $command }
# $key: the key that leads there
belief-drill-key = To practise just this, press { $key }.
# $action: what was tried
belief-here-tried = you tried { $action ->
    [pass] to pass
   *[other] { $action }
    }.
# $marked: points or moves; $right: those that belong
belief-here-marked = you marked { $marked }; the right answer is { $right }.
belief-here-legal = you called { $action } { -legal }.
belief-here-illegal = you called { $action } { -illegal }.
belief-here-chose = you chose “{ $said }”; the right answer is “{ $right }”.

## The misconceptions

belief-any-stone-may-be-taken =
    .name = any stone may be taken
    .seems = You seem to believe that a new mill may take any enemy stone.
    .rule = A stone in a mill is protected while another of its colour stands on the board outside mills. Take one of those.
    .why = A mill takes work to build, and it shelters its stones as well. So closing one pays twice.

belief-mill-stones-never-taken =
    .name = a mill protects for ever
    .seems = You seem to believe that a stone in a mill can never be taken.
    .rule = If every enemy stone on the board stands in a mill, you may take any of them.
    .why = Otherwise a mill could close and take nothing, only because the opponent has nothing but mills.
    .clubs = MTTE’s competition rules name no exception: there a stone in a mill is never taken, and if all stand in mills the turn simply passes.

belief-hand-keeps-protection =
    .name = stones in hand keep mills protected
    .seems = You seem to believe that stones in hand count as free stones, so that mills go on protecting.
    .rule = Only stones on the board count. If all of them stand in mills, any may be taken, however many are still in hand.
    .why = A stone in hand can’t be taken, so it can’t be the one to take instead.
    .clubs = MTTE’s competition rules never let a stone in a mill be taken, whatever is in hand.

belief-capture-is-optional =
    .name = a capture may be left out
    .seems = You seem to believe that after closing a mill you may leave the capture out, or that your turn is already over.
    .rule = Closing a mill obliges you to take a stone at once. The capture belongs to the same turn; only then does the turn pass.
    .why = The capture is what a mill is for. If it could be put off, nobody would know what the position is.
    .clubs = Hogyankell and MTTE write that one “may” take. We read it as a duty there, too; agree on it before you play.

belief-no-capture-while-placing =
    .name = mills made while placing take nothing
    .seems = You seem to believe that a mill closed while placing takes nothing.
    .rule = A mill takes a stone in every phase, while placing too.
    .why = Placing is half of the game. Whoever waits for the moving phase has often lost stones by then.

belief-two-mills-two-captures =
    .name = two mills take two stones
    .seems = You seem to believe that two mills closed at once take two stones.
    .rule = One turn takes one stone, even if it closes two mills.
    .why = It is the turn that earns the capture, not the number of lines.
    .clubs = Not every guide speaks of it, and some tables do take two: agree on it before you play.

belief-standing-mill-captures =
    .name = a standing mill takes every turn
    .seems = You seem to believe that a mill that stands takes a stone on every turn.
    .rule = A mill takes a stone only in the turn that closes it. Standing there it gives nothing more.
    .why = Otherwise the first mill would decide the game. To use it again, open it and close it again.

belief-mill-counts-once =
    .name = a mill takes only once
    .seems = You seem to believe that a mill that was opened and closed again takes nothing the second time.
    .rule = A mill closed again is a new mill. It takes a stone every time.
    .why = Opening costs a turn, and the opponent can use it to step in between. That is price enough.

belief-same-mill-three-times =
    .name = no mill may close three times
    .seems = You seem to believe that the same mill may not be closed a third time.
    .rule = You may close the same mill as often as you open it.
    .why = What some rules count to three is the whole position, with all stones of both sides. After a capture it can never come again.
    .clubs = Where the same position comes for the third time, the standard rules and MorrisTalk’s call a draw. Some house rules also forbid the swing mill.

belief-open-mill-still-protects =
    .name = an open mill still protects
    .seems = You seem to believe that a stone stays protected after its mill has opened.
    .rule = Only a mill that stands at that moment protects. Once it is open, its stones are as free as any.
    .why = Opening a mill is a risk taken for the next capture. Without that risk, captures would cost nothing.

belief-diagonal-lines =
    .name = diagonals are lines
    .seems = You seem to believe that stones move, or make mills, diagonally.
    .rule = Only the lines drawn on the board count. On this one none runs diagonally.
    .why = What is drawn is what counts, for moves and for mills alike.
    .clubs = Twelve men’s morris and morabaraba are played on a board that has diagonals at the corners.

belief-bent-mill =
    .name = a mill may bend
    .seems = You seem to believe that three stones round a corner are a mill.
    .rule = A mill is three stones on one straight line. At a corner two lines meet, and each is a line of its own.
    .why = Sixteen lines are enough to watch; with bent ones there would be mills round every corner.

belief-only-horizontal-mills =
    .name = mills only lie flat
    .seems = You seem to believe that mills only lie flat.
    .rule = A mill may also stand upright: every drawn line of three points counts.
    .why = The board looks the same from each side. What lies for you stands for whoever sits beside you.

belief-moving-while-placing =
    .name = one may move while placing
    .seems = You seem to believe that a stone may move before all are placed.
    .rule = While you have stones in hand you place. Stones on the board stay where they are.
    .why = So each placing is worth a thought: the stone stays there until moving begins.
    .clubs = In Lasker’s game one may choose from the first turn on: place or move.

belief-flying-while-placing =
    .name = three on the board fly at once
    .seems = You seem to believe that three stones on the board fly even with stones in hand.
    .rule = Flying begins only after placing. While there is a stone in hand, three on the board do not fly.
    .why = Everyone has three stones on the board early in the game. Flying is for who has come down to three.

belief-flying-at-four =
    .name = four stones may fly
    .seems = You seem to believe that four stones may fly.
    .rule = Flying takes exactly three stones. With four you still move to an adjacent point.
    .why = Flying makes up for being nearly lost. With four you are not there yet.

belief-flying-is-cheating =
    .name = flying is cheating
    .seems = You seem to believe that three stones may not leave the lines.
    .rule = With exactly three stones left, you may move any of them to any empty point.
    .why = Three stones on lines are soon blocked. Flying keeps the ending alive.
    .clubs = The classic rules leave flying out, as do six, five and three men’s morris. Agree on it before you play.

belief-flying-jumps-one =
    .name = flying is hopping over one
    .seems = You seem to believe that flying means hopping over one stone.
    .rule = Whoever flies may go to any empty point, near or far, with nothing in between to hop over.
    .why = The name misleads: nobody hops over anything. The stone just leaves the lines.

belief-both-fly =
    .name = when one flies, both fly
    .seems = You seem to believe that when one side flies, the other does too.
    .rule = Each side flies only when it has exactly three stones itself.
    .why = Flying evens the chances of the weaker side. If both flew, it would even nothing.

belief-jumping-stones =
    .name = stones hop over others
    .seems = You seem to believe that a stone may hop over another.
    .rule = A stone goes along a line to the adjacent point, and only if that is empty. It never hops.
    .why = Hopping comes from draughts. Here a stone in the way is a wall, and walls can shut a player in.

belief-may-pass =
    .name = one may skip a turn
    .seems = You seem to believe that you may skip a turn.
    .rule = Whoever has a legal turn has to play one, even if every one of them hurts.
    .why = Having to move is part of the game: it opens mills, and it gives up good points.

belief-sandwich-captures =
    .name = a stone between two is captured
    .seems = You seem to believe that a stone caught between two others is captured.
    .rule = Only a mill takes a stone. Standing between two enemy stones does no harm.
    .why = Catching between two comes from other games. Here stones of both colours stand side by side all the time.

belief-blocked-passes =
    .name = whoever is blocked skips the turn
    .seems = You seem to believe that a blocked player skips the turn.
    .rule = Whoever has no legal move on their turn has lost at once.
    .why = Shutting the opponent in is the second way to win, and needs no mill.

belief-blocked-draws =
    .name = blocked is a draw
    .seems = You seem to believe that being blocked is a draw.
    .rule = Whoever has no legal move on their turn has lost at once.
    .why = Stalemate is a draw in chess. Here shutting the opponent in is a feat, and wins.

belief-three-stones-lose =
    .name = three stones have lost
    .seems = You seem to believe that being reduced to three stones loses.
    .rule = The game is lost with two stones, not with three. With three you play on, and fly.
    .why = Three stones can still make a mill; two cannot.
    .clubs = Where flying is left out, as in the classic rules, three stones soon lose, but they have not lost yet.

belief-must-take-all =
    .name = every stone must be captured
    .seems = You seem to believe that you must capture every stone to win.
    .rule = Whoever has only two stones left, counting those in hand, has lost.
    .why = Two stones can never make a mill again, so there is nothing left to play for.

belief-two-on-board-lose =
    .name = two on the board have lost
    .seems = You seem to believe that two stones on the board lose even with others in hand.
    .rule = Stones in hand count too. Two on the board and five in hand are seven stones.
    .why = Early in the game everyone has few stones on the board. What counts is all that you still have.
    .clubs = Ply Yard says it in another way: having too few loses only once placing is over.

belief-captured-returns =
    .name = a captured stone comes back
    .seems = You seem to believe that a captured stone comes back to hand.
    .rule = A captured stone is out of the game for good.
    .why = The game ends because stones grow fewer. If they came back, it never would.

belief-close-every-mill =
    .name = closing a mill is always best
    .seems = You seem to believe that closing a mill at once is always best.
    .rule = A mill takes one stone. Another turn may win, or save the game, where the mill does not.
    .why = A mill that waits is a threat that binds the opponent; once closed, the threat is gone. So look first at what your opponent would do next.

belief-capture-into-flying =
    .name = taking down to three is always good
    .seems = You seem to believe that reducing the opponent to three stones is always good.
    .rule = With three stones the opponent flies. Do it when you can win or hold at once, not merely because you can.
    .why = A side that flies can be on any point that you need, and threatens from anywhere.

belief-corners-are-strong =
    .name = corners are the best points
    .seems = You seem to believe that corners are the best points.
    .rule = A corner has only two neighbours; a midpoint has three or four.
    .why = Stones at corners are soon shut in. Stones with more ways out are free to make mills.
