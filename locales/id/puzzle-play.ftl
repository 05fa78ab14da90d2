### Apa yang dikatakan saat sebuah teka-teki dimainkan.

## Sebelumnya

# $id: tanda pengenal teka-teki; $grade: seberapa sulit; $rules: aturan yang dipakai
play-head = { $id }: { -puzzle }, { $grade }. Aturan: { $rules }.

## Setelah satu giliran

# $turn: giliran itu, misalnya a1–a4 xd2
play-good = { $turn }: bagus.
# $plies: giliran sampai menang, giliran kedua pihak dihitung; $best: yang tercepat
play-slower = { $turn } juga menang, tetapi lebih lambat: setelah { $plies } { -turn } kedua pihak. { $best ->
    [1] Kamu bisa langsung menang.
   *[other] { $best } { -turn } saja sudah cukup.
    }
# $best: giliran sampai kemenangan tercepat, giliran kedua pihak dihitung; 0 bila tidak diketahui
play-unclear = Akhir permainan setelah { $turn } tidak bisa dihitung di sini.{ $best ->
    [0] {""}
    [1] {" "}Tetapi kamu bisa langsung menang.
   *[other] {" "}Tetapi ada { -win } dalam { $best } { -turn } kedua pihak.
    }
play-reply = { $player ->
    [white] { -white }
   *[black] { -black }
    } menjawab { $turn }.
play-spoiled-drawn = { $turn } melepaskan { -win }: sekarang tidak ada pihak yang bisa memaksakannya.
# $plies: giliran sampai kalah, giliran kedua pihak dihitung; 0 bila tidak diketahui
play-spoiled-lost = { $turn } membuatmu kalah{ $plies ->
    [0] .
   *[other] , paling lambat setelah { $plies } { -turn } kedua pihak.
    }
play-spoiled-wrong-stone = { $turn }: bukan { -stone } itu yang sebaiknya ditangkap.
# $line: giliran bernomor
play-refutation = Lihat bagaimana { $player ->
    [white] { -white }
   *[black] { -black }
    } menjawab: { $line }.
play-refutation-lost = Begini cara { $player ->
    [white] { -white }
   *[black] { -black }
    } menang: { $line }.
play-played-on = Kamu bermain terus untuk melihatnya sendiri. { -puzzle(letter: "capital") } berlanjut setelah ini diurungkan.
# $plies: giliran sampai kalah, giliran kedua pihak dihitung; 0 bila tidak diketahui
play-wrong-mark = { $turn } membuatmu kalah{ $plies ->
    [0] .
   *[other] , paling lambat setelah { $plies } { -turn } kedua pihak.
    }

## Petunjuk dan solusi

play-hint-stone = Lihat { -stone } di { $at }.
play-hint-turn = Mainkan { $turn }.
play-hint-line = Begini jalannya: { $line }.
play-hint-take-back = Di jalan ini tidak ada lagi yang bisa membantu. Urungkan { -turn } itu dulu.
play-solution = Solusinya: { $line }.

## Bagaimana berakhir

play-half = Selesai untuk pihak ini. Sekarang pihak lain yang mendapat { -turn }.
play-done-solved = Selesai, dengan jalan terpendek dan tanpa bantuan.
play-done-slower = Selesai, tetapi bukan dengan jalan terpendek.
play-done-failed = Selesai, tetapi sempat ada kesalahan. { -puzzle(letter: "capital") } ini akan muncul lagi.
play-done-hinted = Selesai dengan { -hint }. { -puzzle(letter: "capital") } ini akan muncul lagi.
play-done-given-up = Kamu menyerah. { -puzzle(letter: "capital") } ini akan muncul lagi.
play-not-yet = Selesaikan { -puzzle } ini dulu – atau minta solusinya.
play-not-known = Itu tidak bisa dihitung di sini, jadi tidak ada yang bisa dikatakan tentangnya.

## Nilai sebuah posisi

# $plies: giliran sampai akhir, giliran kedua pihak dihitung
play-worth-win = { $plies ->
    [1] langsung menang
   *[other] menang setelah { $plies } { -turn } kedua pihak
    }
play-worth-win-within = menang dalam { $plies } { -turn } kedua pihak
play-worth-draw = { -draw }
play-worth-loss = kalah setelah { $plies } { -turn } kedua pihak
play-worth-loss-sometime = kalah
play-worth-no-loss = tidak kalah
play-worth-no-win = tidak menang
play-worth-unclear = belum jelas
# $worth: salah satu pesan di atas; $turns: giliran dalam daftar
play-values = { $worth }: { $turns }

## Mode baris demi baris

plain-play-start = Ketik { -turn(whose: "your") }. Ketik “{ $help }” untuk melihat apa lagi yang bisa kamu ketik.
plain-play-slower = Tekan Enter untuk melanjutkannya, atau ketik “{ $undo }” untuk mengurungkannya.
plain-play-refuted = Ketik { -turn } lain, atau lihat sendiri: “{ $on }”.
plain-play-done = Tekan Enter untuk lanjut. Dengan “{ $explore }” kamu bisa mencoba setiap { -turn } dan melihat nilainya.
plain-play-half = Tekan Enter untuk lanjut.
plain-play-lost = Permainan sudah berakhir. Ketik “{ $undo }” untuk mengurungkannya.
plain-play-exploring = Sekarang kamu bermain untuk kedua pihak. Ketik “{ $explore }” sekali lagi untuk berhenti.
plain-play-thinking = Sebentar …
# $pair: banyaknya buah kedua pihak, misalnya 5-4
plain-play-building = Sebentar: nilai { -position } dengan { $pair } { -stone } sedang dihitung. Ini hanya perlu sekali.
plain-play-not-built = Hasil hitungan tidak bisa disimpan, jadi ini perlu waktu lebih lama: { $fault }
plain-play-none = Tidak ada { -puzzle } untuk diselesaikan.
type-explore = Ketik satu { -move }, misalnya a1-a4 xb4, atau “{ $explore }” untuk berhenti.
