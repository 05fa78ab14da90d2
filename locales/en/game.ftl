### Answers of `malom game`.

# Stands after the place in the file and before the reason. $number: counted a turn of each side by itself
game-illegal = { $player ->
    [white] { -white }
   *[black] { -black }
    }, { -turn } { $number }: { $action } is not { -legal }.

# $count: turns played
game-legal = { $count ->
    [0] No { -turn } has been played.
    [one] One { -turn }, and it is { -legal }.
   *[other] { $count } { -turn(number: "plural") }, all { -legal }.
    }
# $player: who is to act; $due: whether a capture is due
game-goes-on = The game is not over: { $player ->
    [white] { -white }
   *[black] { -black }
    } { $due ->
    [yes] is still to take a { -stone }
   *[no] is to move
    }.
# $stated: the result that the file gives, such as 1-0
game-result-differs = The file gives the result { $stated }, but these { -turn(number: "plural") } do not lead to it.
