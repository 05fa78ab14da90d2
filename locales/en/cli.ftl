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
