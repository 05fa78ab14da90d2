### Yang ada di layar di sekitar pelajaran: materi, tombol, dialog, bantuan.

## Materi

unit-rules = Aturan
unit-captures = Penangkapan yang diperdebatkan
unit-flying = Tinggal tiga buah
unit-clubs = Lain klub, lain { -rules }
unit-seeing = Melatih mata
unit-tactics = Taktik
unit-placing-well = Penempatan yang cerdik
unit-endings = Babak akhir
unit-other-boards = Papan lain

ui-program = Malom
ui-standing = { $state ->
    [new] { $steps } soal, belum dimulai.
    [started] Belum selesai. Lanjutkan dari tempatmu berhenti.
   *[done] Selesai, dengan { $stars } bintang. Kamu boleh mengulanginya.
    }

## Di bawah papan

ui-in-hand = { -in-hand }
ui-to-move = { -turn(letter: "capital") } { $player ->
    [white] { -white }
   *[black] { -black }
    }: { $doing ->
    [placing] { -placing }
    [moving] { -moving }
    [flying] { -flying }
   *[capturing] { -capture }
    }

mark-selected = dipilih
mark-target = bisa ke sini
mark-mill = { -mill }
mark-free = boleh ditangkap
mark-last-turn = { -turn } terakhir
mark-hinted = { -hint }
mark-wrong = keliru

## Di bawah soal

ui-marked = { $count ->
    [0] Belum ada yang ditandai.
   *[other] Ditandai: { $marks }.
    } Tekan **o** kalau semua sudah ditandai.
ui-mark-moves = Untuk menandai satu { -move }, pilih { -stone }nya, lalu { -point } tujuannya.
ui-exploring = Cobalah sesukamu, untuk kedua pihak. Di sini tidak ada yang dinilai; **x** untuk kembali.
ui-replaying = Tekan **n** untuk melihatnya dimainkan.

## Tombol

key-board = panah/g1
key-row = 1–7
key-list = panah
key-digit = { $count ->
    [1] 1
   *[other] 1–{ $count }
    }
key-enter = Enter
key-next = Enter/n
key-page = PgUp/PgDn
key-esc = Esc

do-point = { -point }
do-row = { $context ->
    [help] baris sebuah { -point }, setelah hurufnya
   *[other] baris
    }
do-list = pindah
do-choose = pilih
do-act = { $context ->
    [searching] selesai
    [question] coba
    [home] mulai
    [marking] tandai
    [marking-puzzle] tandai
   *[other] pilih
    }
do-next = { $context ->
    [opening] mulai
   *[other] lanjut
    }
do-hand-in = selesai
do-explore = { $context ->
    [exploring] kembali ke soal
    [trying] kembali
   *[other] coba bebas
    }
do-hint = { -hint }
do-undo = urungkan
do-solution = { $context ->
    [puzzle] menyerah
    [marking-puzzle] menyerah
    [help] solusi, menyerah
   *[other] solusi
    }
do-pass = lewati
do-previous = kembali
do-play-on = main terus
do-again = mulai lagi
do-train = { -puzzle }
do-questions = pertanyaan
do-glossary = kata
do-search = cari
do-number = dalam angka
do-steps = soal
do-scroll = gulir
do-language = bahasa
do-colours = warna
do-ascii = tanda ASCII
do-report = laporan
do-help = bantuan
do-leave = { $context ->
    [searching] kembali
    [question] kembali
    [word] kembali
    [dialog] tutup
    [typing] batal
    [exploring] kembali
    [help] kembali
    [trying] kembali
    [drill] latihan
    [list] kembali
    [puzzle] { -puzzle }
    [marking-puzzle] { -puzzle }
    [puzzle-done] { -puzzle }
   *[other] { -lesson }
    }
do-quit = keluar

## Dialog

ui-answer-yes = Ya
ui-answer-no = Tidak
ui-answer-go-on = Lanjut
ui-notice-title = Sebelum melanjutkan
ui-solution-title = Solusi
ui-solution-ask = Tampilkan solusinya? Kalau ya, soal ini dihitung sebagai belum terjawab.
ui-restart-title = Dari awal
ui-restart-ask = Mulai { -lesson } ini dari awal? Jawabanmu sejauh ini akan dilupakan.
ui-steps-title = Daftar soal
ui-steps-restart = Mulai { -lesson } dari awal
ui-report-title = Laporan
ui-report-how = Kalau ada yang salah, kirimkan baris-baris ini. Untuk menyalin, tahan Shift lalu seret tetikus di atasnya.

## Bantuan

ui-help-title = Bantuan
ui-help-rules = Aturan singkat
ui-help-marks = Tanda { -on-board }
ui-help-keys = Tombol
rules-placing = 1. { -white } mulai. Bergantian, setiap pihak menempatkan satu dari { $stones } { -stone }nya di { -point } { -empty }, sampai tangan keduanya kosong.
rules-mill = 2. Tiga { -stone } milik satu pihak pada satu { -line } adalah { -mill }.
rules-capture = 3. Siapa yang membentuk { -mill } harus menangkap satu { -enemy-stone } pada { -turn } itu juga. { -stone(letter: "capital") } di dalam { -mill } { -protected }, kecuali bila semua { -enemy-stone } { -on-board } ada di dalam { -mill }.
rules-moving = 4. Setelah itu { -stone } bergerak: mengikuti { -line }, ke { -point } { -empty } yang { -adjacent }. { -turn(letter: "capital") } tidak boleh dilewati.
rules-flying = 5. Pihak yang sudah menempatkan semua { -stone }nya dan tinggal punya tepat { $flies-at } boleh { -flying }: ke { -point } { -empty } mana saja.
rules-ending = 6. Pihak yang { -stone }nya kurang dari { $loses-below } (termasuk yang { -in-hand }), atau yang mendapat { -turn } tetapi tidak bisa bergerak, kalah.

## Di akhir pelajaran

ui-end-next = Pelajaran berikutnya: { $lesson }
ui-end-again = Ulangi { -lesson } ini
ui-end-home = Ke daftar { -lesson }

## Jendela

ui-too-small = Jendela ini terlalu kecil. Malom memerlukan { $columns } kolom dan { $rows } baris, sedangkan jendela ini punya { $width } kolom dan { $height } baris. Perbesar untuk melanjutkan, atau tekan q untuk keluar.

## Pertanyaan dan glosarium

questions-title = Pertanyaan umum
questions-title-intro = Pertanyaan yang sering diajukan tentang aturan, dengan jawaban singkat.
# $command: yang diketik di terminal
questions-try = Cobalah: { $command }
glossary-title = Glosarium
glossary-title-intro = Kata-kata permainan dalam setiap bahasa.
# $names: nama lain kata itu
glossary-also = juga: { $names }
# $count: berapa yang ditemukan
search-found = Ditemukan: { $count }
