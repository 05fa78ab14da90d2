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

## `malom solve`

# $winner: ki nyer; $plies: hány kör van hátra, a két félé együtt; $own: ebből hány a győztesé
solve-win = { $winner ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } { $plies ->
    [1] ebben a körben nyer
   *[other] { ARTICLE($plies) } { $plies }. körben nyer; ezek közül { $own } az övé
    }.
# $winner: ki nyer; $plies: legfeljebb hány kör van hátra, a két félé együtt; $own: ebből hány a győztesé
solve-win-late = { $winner ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } nyer, legfeljebb { $plies } { -turn } alatt, amelyek közül { $own } az övé; hogy milyen hamar, nem ismert.
solve-draw = Ha mindkét fél a legjobban játszik, a játszma { -draw }.
# $plies: hány kört néztünk végig
solve-unknown = Nem ismert: { $plies } körön belül semmi sem dől el.
# $command: a parancs, amely megépíti, ami hiányzik
solve-needs = Így többet lehet tudni: { $command }
# $turns: a két fél körei egymás után
solve-line = Mindkét fél legjobb játéka: { $turns }
# $plies: hány kör van hátra, a két félé együtt
solve-turn-win = { -win } { $plies } { -turn } alatt
solve-turn-loss = { -loss } { $plies } { -turn } alatt
# $plies: legfeljebb hány kör van hátra, a két félé együtt
solve-turn-win-late = { -win } legfeljebb { $plies } { -turn } alatt
solve-turn-loss-late = { -loss } legfeljebb { $plies } { -turn } alatt
solve-turn-draw = { -draw }
solve-turn-unknown = nem ismert
