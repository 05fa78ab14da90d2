### Apa yang dikatakan tutor: pertanyaan, tanggapan atas jawaban, petunjuk, halaman akhir.

## Pertanyaan di bawah soal

# $action: sebuah aksi, misalnya d6, a1–a4, atau xd2; atau pass
ask-legal = { $action ->
    [pass] Melewati { -turn }
   *[other] { $action }
    }: apakah itu { -legal }?
ask-reason = Mengapa { $action ->
    [pass] melewati { -turn }
   *[other] { $action }
    } { -illegal }?
ask-count-place = Betul, itu { -legal }. Di berapa { -point } { -stone } boleh ditempatkan sekarang?
ask-count-move = Betul, itu { -legal }. Seluruhnya ada berapa { -move } { -legal }?
ask-count-capture = Betul, itu { -legal }. Sekarang ada berapa { -stone } yang boleh dipilih untuk ditangkap?
ask-count-pass = Betul, itu { -legal }. Ada berapa cara untuk melewati { -turn }?
# $turn: satu giliran, misalnya a1–a4 xd2
ask-prediction = Setelah { $turn }: sudah ada yang menang, atau permainan masih berlanjut?
ask-prediction-now = Sudah ada yang menang, atau permainan masih berlanjut?

# $turn: aksi atau giliran, misalnya a1–a4 xd2; atau pass
ask-compare = { $turn ->
    [pass] Melewati { -turn }
   *[other] { $turn }
    }: di mana itu { -legal }? Pilih semua yang cocok.

label-yes = Ya
label-no = Tidak
label-count = { $count }
predict-white-wins = { -white } menang
predict-black-wins = { -black } menang
predict-goes-on = Permainan berlanjut

## Setelah mencoba

# $opponent: pihak yang buahnya ditangkap
feedback-capture-due = { -turn(letter: "capital") }mu belum selesai: tangkap satu { -stone } { $opponent ->
    [white] { -white(as: "colour") }
   *[black] { -black(as: "colour") }
    }.
not-yet = Selesaikan dulu soal ini – atau minta solusinya.

missed-unfinished = { -turn(letter: "capital") } ini belum lengkap: { -capture }nya belum ada.
missed-closes = Itu { -legal }, tetapi tidak membentuk { -mill } { $mill }. Coba lagi.
missed-takes = Itu { -legal }, tetapi { -stone } lain yang harus ditangkap: { $count ->
    [1] yang di { $points }.
   *[other] salah satu yang di { $points }.
    }
missed-from = Itu { -legal }, tetapi { -stone } yang harus bergerak ada di { $at }.
missed-to = Itu { -legal }, tetapi { -stone(whose: "your") } harus sampai di { $count ->
    [1] { $points }.
   *[other] salah satu { -point } ini: { $points }.
    }
missed-wins = Itu { -legal }, tetapi permainan masih berlanjut sesudahnya. Kamu bisa langsung menang.
missed-stops = Itu { -legal }, tetapi sekarang { -opponent }mu bisa membentuk { -mill } { $mill }.

better-unfinished = Bagus – meskipun seharusnya ada { -capture } juga.
better-closes = Bagus. Yang terbaik adalah kalau { -turn(whose: "your") } juga membentuk { -mill } { $mill }.
better-takes = Bagus. Yang terbaik adalah menangkap { $count ->
    [1] { -stone } di { $points }.
   *[other] salah satu { -stone } di { $points }.
    }
better-from = Bagus. Yang terbaik adalah menggerakkan { -stone } di { $at }.
better-to = Bagus. Yang terbaik adalah menuju { $count ->
    [1] { $points }.
   *[other] salah satu { -point } ini: { $points }.
    }
better-wins = Bagus. Yang terbaik adalah langsung menang.
better-stops = Bagus, tetapi bukan yang terbaik: { -opponent }mu masih bisa membentuk { -mill } { $mill } pada { -turn } berikutnya.

# $right, $wrong: tanda; $missing: yang belum ditandai
marks-tally = { $wrong ->
    [0] { $right ->
        [0] Belum ada yang kamu tandai.
       *[other] Semua yang kamu tandai sudah benar.
    }
   *[other] { $wrong } tanda tidak tepat.
    } { $missing ->
    [0] Tidak ada yang kurang.
   *[other] Masih kurang { $missing }.
    }

# $at: yang ditandai; $of: titik yang ditanyakan
not-in-placings = { -stone(letter: "capital") } tidak boleh ditempatkan di { $at }.
not-in-captures = { -stone(letter: "capital") } di { $at } tidak boleh ditangkap.
not-in-destinations = { -stone(letter: "capital") } di { $of } tidak bisa bergerak ke { $at }.
not-in-movable = Kamu tidak punya { -stone } yang bisa bergerak dari { $at }.
not-in-protected = Di { $at } tidak ada { -stone } yang { -protected } oleh { -mill }.
not-in-neighbours = { $at } dan { $of } tidak { -adjacent }: tidak ada { -line } yang langsung menghubungkan keduanya.
not-in-mill-points = { $at } bukan bagian dari { -mill } milikmu.
not-in-closing = { -stone(letter: "capital") } yang sampai di { $at } tidak membentuk { -mill }.
not-in-threats = { -stone(letter: "capital") } { -opponent } yang sampai di { $at } tidak membentuk { -mill }.
not-in-lines-of = { $at } dan { $of } tidak terletak pada { -line } yang sama.
not-in-corners = { $at } bukan { -corner }: { -line } tidak berbelok di sana, melainkan bertemu.
not-in-crossings = { $at } tidak punya empat { -point } tetangga.
not-in-moves = { $action } { -illegal } di sini.

judged-legal = Tidak, ini { -illegal }.
judged-illegal = Lihat lagi: tidak ada yang melarang { $action }.
wrong-reason = Memang { -illegal } – tetapi alasannya lain.
wrong-count = Bukan { $said }. Hitung sekali lagi.
count-place = Di { -board } ada { $points } { -point }, dan { $stones } di antaranya sudah ditempati { -stone }.
count-move = Dari { $stones } { -stone } { $player ->
    [white] { -white }
   *[black] { -black }
    }, { $movable ->
    [0] tidak ada yang bisa bergerak.
   *[other] { $movable } di antaranya bisa bergerak.
    }
count-capture = Ada { $stones } { -stone } { -opponent } { -on-board }; { $protected ->
    [0] tidak ada yang { -protected }.
   *[other] { $protected } di antaranya { -protected }.
    }
count-pass = Siapa yang bisa bermain harus bermain.
# $profile: aturan siapa; $why: mengapa tidak
compared-refused = { $profile } – { -illegal }: { $why }
compared-legal = { $profile } – { -legal }.
wrong-prediction = Belum tepat.
prediction-facts = Saat itu { -white } punya { $white } { -stone } dan { -black } { $black }, termasuk yang { -in-hand }. { -turn(letter: "capital") } { $player ->
    [white] { -white }
   *[black] { -black }
    }, dan ada { $legal } pilihan { -legal }.

## Petunjuk dan solusi

hint-region = Perhatikan { -point } berikut: { $points }.
hint-count = { $count ->
    [0] Tidak ada yang perlu ditandai.
   *[other] Ada { $count } yang perlu ditandai.
    }
hint-point = Perhatikan { $at }.
hint-not = Bukan yang ini: { $option }.
hint-answer = Jawabannya: { $answer }.
hint-example = Misalnya: { $answer }.
solution = Solusinya: { $answer }.
solution-example = Salah satu solusinya: { $answer }.
answer-two = { $first }: { $second }
nothing = tidak ada

## Akhir pelajaran

summary-stars = “{ $lesson }” selesai: { $stars ->
    [3] tiga bintang!
    [2] dua bintang.
   *[1] satu bintang.
    }
summary-tally = Jawaban salah: { $wrong }. Petunjuk: { $hints }{ $shown ->
    [0] .
   *[other] . Solusi yang dilihat: { $shown }.
    }
summary-missed = Ini perlu kamu lihat sekali lagi:
summary-step = Soal { $number }:
# $kind: seberapa tegas fakta itu berlaku; $fact: faktanya
summary-fact = [{ $kind }] { $fact }
# $kind: seberapa tegas itu berlaku; $text: penjelasan
labelled = [{ $kind }] { $text }
kind-rule = aturan
kind-family = berbeda di tiap klub
kind-advice = saran
kind-background = latar belakang

## Ujian di akhir unit

# $steps: berapa soal
test-about = Ujian ini berisi { $steps } soal. Tidak ada { -hint }; bintang kamu dapat dari jawaban yang langsung benar. Tidak ada yang bergantung pada ujian ini: boleh kamu lewati, boleh juga kamu ulangi.
test-checks = Yang diuji:
# $solution: kata untuk meminta solusi
test-no-hints = Dalam ujian tidak ada { -hint }. Ketik “{ $solution }” untuk melihat jawabannya; soal itu lalu tidak dihitung.
