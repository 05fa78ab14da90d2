### A parancsok válaszai.

## `malom explain`

explain-legal = { $action ->
    [pass] Passz
   *[other] { $action }
    }: { -legal }.
explain-illegal = { $action ->
    [pass] Passz
   *[other] { $action }
    }: { -illegal }.

## `malom show`

# $white, $black: bábuk kézben; $white-stone, $black-stone: a bábu rajza
show-hands = { -in-hand }: { $white-stone } { $white }, { $black-stone } { $black }
# $player: ki következik; $stone: a bábuinak a rajza; $due: le kell-e vennie egy bábut
show-turn = { $stone } { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } következik{ $due ->
    [yes] : le kell vennie egy { -stone(case: "accusative") }
   *[no] { "" }
    }.
