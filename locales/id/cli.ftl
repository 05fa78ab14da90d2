### Jawaban perintah-perintah.

## `malom explain`

# $action: sebuah aksi, atau pass
explain-legal = { $action ->
    [pass] Melewati { -turn }
   *[other] { $action }
    }: { -legal }.
explain-illegal = { $action ->
    [pass] Melewati { -turn }
   *[other] { $action }
    }: { -illegal }.

## `malom show`

# $white, $black: buah di tangan; $white-stone, $black-stone: gambar buah
show-hands = { -in-hand }: { $white-stone } { $white }, { $black-stone } { $black }
# $player: siapa yang mendapat giliran; $stone: gambar buahnya; $due: apakah ia harus menangkap
show-turn = { $stone } { -turn(letter: "capital") } { $player ->
    [white] { -white }
   *[black] { -black }
    }{ $due ->
    [yes] : harus menangkap satu { -stone }
   *[no] { "" }
    }.
