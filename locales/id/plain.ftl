### Apa yang dikatakan mode baris demi baris, dan kata-kata yang dipahaminya.

## Kata yang bisa diketik
##
## Beberapa kata untuk satu hal dipisahkan oleh |; bantuan menampilkan yang pertama. Tanda … berarti sebuah titik. Huruf
## besar tidak berpengaruh, dan kata bahasa Inggris dipahami dalam setiap bahasa.

word-hint = petunjuk
word-undo = urungkan | urung
word-solution = solusi
word-next = lanjut
word-back = kembali
word-pass = lewati | lewat
word-play-on = main terus
word-explore = jelajahi | nilai
word-help = bantuan | ?
word-quit = keluar
word-board = papan | posisi
word-at = di … | titik …
word-near = dekat … | tetangga …
word-mills = mill
word-hands = tangan
word-turn = giliran
word-none = tidak ada | kosong
word-yes = ya | y
word-no = tidak | t

## Bantuan

plain-help = Kamu juga bisa mengetik:
# $word: katanya; $meaning: gunanya
plain-help-word = { $word }: { $meaning }
means-hint = sedikit bantuan; minta lagi kalau ingin yang lebih jelas
means-undo = mengurungkan yang terakhir kamu lakukan
means-solution = menunjukkan solusinya, tetapi tidak dihitung sebagai jawabanmu sendiri
means-next = ke soal berikutnya, setelah soal ini selesai; menekan Enter saja juga bisa
means-back = ke soal sebelumnya
means-pass = melewati { -turn(whose: "your") }, kalau menurutmu boleh
means-play-on = bermain terus di jalan yang salah, untuk melihatnya sendiri
means-explore = setelah selesai: setiap { -turn } dengan nilainya
means-board = { -position } sekarang
means-at = apa yang ada di sebuah { -point }
means-near = { -point } yang { -adjacent }, dan apa yang ada di sana
means-mills = { -mill } yang ada { -on-board }
means-hands = { -stone } { -in-hand }
means-turn = { -turn } siapa sekarang
means-help = daftar ini
means-quit = berhenti di sini

## Di sekitar pelajaran

# $help: kata untuk bantuan
plain-start = Ketik jawabanmu. Ketik “{ $help }” untuk melihat apa lagi yang bisa kamu ketik.
plain-resumed = Kamu melanjutkan dari tempatmu berhenti.
plain-step = Soal { $number } dari { $count }
plain-go-on = Tekan Enter untuk lanjut.
plain-first-step = Ini soal pertama.
plain-undone = Sudah diurungkan.
plain-nothing-to-undo = Tidak ada yang bisa diurungkan.
plain-already-solved = Soal ini sudah selesai.
plain-not-text = Baris itu bukan teks yang bisa dibaca (UTF-8). Ketik sekali lagi.

## Yang bisa diketik sebagai jawaban

# $how: salah satu pesan di bawah ini
plain-not-understood = Itu tidak bisa dibaca sebagai jawaban di sini. { $how }
type-place = Ketik { -point } untuk { -stone(whose: "your") }, misalnya d6 – dan kalau ada { -capture }, juga { -stone } yang ditangkap: d6 xb4.
type-move = Ketik satu { -move }, misalnya a1-a4 – dan kalau ada { -capture }, juga { -stone } yang ditangkap: a1-a4 xb4.
type-capture = Ketik { -point } tempat { -stone } yang kamu tangkap, misalnya d6.
# $none: kata untuk himpunan kosong
type-points = Ketik semua { -point } dalam satu baris, misalnya a1 d6 g4. Kalau tidak ada satu pun, ketik “{ $none }”.
type-moves = Ketik semua { -move } dalam satu baris, misalnya a1-a4 d6-d7. Kalau tidak ada satu pun, ketik “{ $none }”.
# $yes, $no: kata yang bisa diketik
type-verdict = Ketik “{ $yes }” atau “{ $no }”.
# $count: banyaknya pilihan
type-option = Ketik nomor jawabanmu, dari 1 sampai { $count }.
# $counts: angka-angka dalam daftar
type-count = Ketik satu angka saja. Pilihannya: { $counts }.
# $none: kata untuk himpunan kosong
type-several = Ketik nomor semua pilihanmu dalam satu baris, misalnya 1 2. Kalau memang kosong, ketik “{ $none }”.
type-next = Tekan Enter untuk lanjut ke soal berikutnya.

## Posisi

# $turn: satu giliran, misalnya g4–g1 xd2
tell-played = { $player ->
    [white] { -white }
   *[black] { -black }
    } baru saja memainkan { $turn }.
# $count: buah di papan; $points: tempatnya; $hand: buah di tangan
tell-stones = { -stone(letter: "capital") } { $player ->
    [white] { -white }
   *[black] { -black }
    }: { $count ->
    [0] tidak ada { -on-board }
   *[other] { $points }
    }; { -in-hand }: { $hand ->
    [0] tidak ada.
   *[other] { $hand }.
    }
tell-turn = Sekarang { -turn } { $player ->
    [white] { -white }
   *[black] { -black }
    }.
# $mills: mill yang baru terbentuk
tell-capture = { $player ->
    [white] { -white }
   *[black] { -black }
    } baru saja membentuk { $count ->
    [1] { -mill } { $mills }
   *[other] beberapa { -mill } sekaligus, { $mills },
    } dan sekarang harus menangkap satu { -stone }.

tell-at-nowhere = { $at } bukan { -point } di { -board } ini.
tell-at-empty = { $at }: { -empty }.
# $count: banyaknya mill yang memuatnya; $protected: apakah mill itu melindunginya
tell-at-stone = { $at }: { -stone } { $stone ->
    [white] { -white(as: "colour") }
   *[black] { -black(as: "colour") }
    }{ $count ->
    [0] , tidak berada dalam { -mill }.
   *[other] , dalam { -mill } { $mills }{ $protected ->
        [yes] , { -protected }.
       *[no] .
    }
    }
# $neighbours: tetangga dalam daftar
tell-near = Tetangga { $at }: { $neighbours }.
tell-neighbour = { $at } ({ $stone ->
    [white] { -white(as: "colour") }
    [black] { -black(as: "colour") }
   *[none] { -empty }
    })
tell-mills = { $player ->
    [white] { -white }
   *[black] { -black }
    } { $count ->
    [0] tidak punya { -mill }.
   *[other] punya { -mill } { $mills }.
    }
# asked about the turn where the step asks the same
tell-asked = Justru itulah yang ditanyakan di sini.
tell-hands = { -stone(letter: "capital") } { -in-hand }: { -white } { $white }, { -black } { $black }.

## Jawaban, diceritakan

# $points: tujuan yang mungkin untuk buah yang dipilih
tell-chosen = { -stone(letter: "capital") } di { $at } dipilih. { $count ->
    [0] { -stone(letter: "capital") } itu tidak bisa bergerak.
   *[other] { -stone(letter: "capital") } itu bisa ke { $points }. Ketik tujuannya.
    }
# $marks: titik atau gerak
tell-wrong-marks = Yang tidak tepat: { $marks }.
replay-place = { $player ->
    [white] { -white }
   *[black] { -black }
    } menempatkan { -stone } di { $at }.
replay-move = { $player ->
    [white] { -white }
   *[black] { -black }
    } bergerak dari { $from } ke { $at }.
replay-capture = { $player ->
    [white] { -white }
   *[black] { -black }
    } menangkap { -stone } di { $at }.
