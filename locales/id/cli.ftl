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

## `malom solve`

# $winner: siapa yang menang; $plies: banyaknya giliran kedua pihak sampai akhir; $own: berapa di antaranya milik pemenang
solve-win = { $winner ->
    [white] { -white }
   *[black] { -black }
    } menang dalam { $plies } { -turn }{ $plies ->
    [1] { "" }
   *[other] , { $own } di antaranya miliknya
    }.
# $winner: siapa yang menang; $plies: paling banyak giliran kedua pihak sampai akhir; $own: berapa di antaranya milik pemenang
solve-win-late = { $winner ->
    [white] { -white }
   *[black] { -black }
    } menang dalam paling banyak { $plies } { -turn }, { $own } di antaranya miliknya; seberapa cepat belum diketahui.
solve-draw = Jika kedua pihak bermain sebaik mungkin, permainan { -draw }.
# $plies: banyaknya giliran yang sudah diperiksa semuanya
solve-unknown = Belum diketahui: dalam { $plies } { -turn } belum ada yang pasti.
# $command: perintah yang membuat apa yang kurang
solve-needs = Untuk mengetahui lebih banyak: { $command }
# $turns: giliran kedua pihak berurutan
solve-line = Permainan terbaik kedua pihak: { $turns }
# $plies: banyaknya giliran kedua pihak sampai akhir
solve-turn-win = { -win } dalam { $plies } { -turn }
solve-turn-loss = { -loss } dalam { $plies } { -turn }
# $plies: paling banyak giliran kedua pihak sampai akhir
solve-turn-win-late = { -win } dalam paling banyak { $plies } { -turn }
solve-turn-loss-late = { -loss } dalam paling banyak { $plies } { -turn }
solve-turn-draw = { -draw }
solve-turn-unknown = belum diketahui
