### Answers of the commands.

## `malom explain`

explain-legal = { $action }: { -legal }.
explain-illegal = { $action }: not { -legal }.

## `malom show`

# $white, $black: stones in hand; $white-stone, $black-stone: how a stone is drawn
show-hands = { -in-hand }: { $white-stone } { $white }, { $black-stone } { $black }
# $player: who is to act; $stone: how their stones are drawn; $due: whether a capture is due
show-turn = { $stone } { $player ->
    [white] { -white }
   *[black] { -black }
    } { $due ->
    [yes] is to take a { -stone }
   *[no] is to move
    }.

## `malom solve`

# $winner: who wins; $plies: turns of both sides to the end; $own: how many of them are the winner's
solve-win = { $winner ->
    [white] { -white }
   *[black] { -black }
    } wins in { $plies ->
    [one] one { -turn }
   *[other] { $plies } { -turn(number: "plural") }, { $own } of them { $winner ->
        [white] { -white }
       *[black] { -black }
        }’s
    }.
# $winner: who wins; $plies: the most turns of both sides to the end; $own: how many of them are the winner's
solve-win-late = { $winner ->
    [white] { -white }
   *[black] { -black }
    } wins in at most { $plies } { -turn(number: "plural") }, { $own } of them { $winner ->
    [white] { -white }
   *[black] { -black }
    }’s; how soon is not known.
solve-draw = With the best play of both sides, the game is a { -draw }.
# $plies: the turns to which everything was looked at
solve-unknown = Not known: nothing is settled within { $plies } { $plies ->
    [one] { -turn }
   *[other] { -turn(number: "plural") }
    }.
# $command: the command that builds what is lacking
solve-needs = To know more: { $command }
# $turns: the turns of both, one after the other
solve-line = The best play of both: { $turns }
# $plies: turns of both sides to the end
solve-turn-win = { -win } in { $plies }
solve-turn-loss = { -loss } in { $plies }
# $plies: the most turns of both sides to the end
solve-turn-win-late = { -win } in at most { $plies }
solve-turn-loss-late = { -loss } in at most { $plies }
solve-turn-draw = { -draw }
solve-turn-unknown = not known
