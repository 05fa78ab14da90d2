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
# $player: yang mendapat giliran; $stones: buahnya, termasuk yang di tangan; $legal: pilihannya yang legal; $way: salah satunya
missed-wins = Itu { -legal }, tetapi permainan masih berlanjut: { $player ->
    [white] { -white }
   *[black] { -black }
    } masih punya { $stones } { -stone } dan { $legal ->
    [1] satu pilihan { -legal }, yaitu { $way }
   *[other] { $legal } pilihan { -legal }, misalnya { $way }
    }. Kamu bisa langsung menang.
# $outcome: bagaimana permainan berakhir, sebagai kalimat
missed-wins-over = Itu { -legal }, tetapi kamu tidak menang dengan itu. { $outcome } Kamu bisa langsung menang.
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

# $wrong: tanda yang tidak tepat; $missing: yang belum ditandai
marks-none = Belum ada yang kamu tandai, padahal ada { $missing } yang harus ditandai.
marks-missing = Semua yang kamu tandai sudah benar, tetapi masih kurang { $missing }.
marks-one-wrong = Selain itu semuanya benar, dan tidak ada yang kurang.
marks-wrong = { $wrong } tanda tidak tepat, tetapi tidak ada yang kurang.
marks-both = { $wrong } tanda tidak tepat, dan masih kurang { $missing }.

# Dari sini tampak apa yang harus ditandai, atau berapa jumlahnya
# $of: titik yang ditanyakan; $count: tetangganya; $taken: tetangga yang sudah ditempati buah
set-destinations = { $of } punya { $count } { -point } tetangga; { $taken ->
    [0] tidak ada yang terisi.
   *[other] { $taken } di antaranya sudah terisi.
    }
set-lines = Ada { $count } { -line } yang melewati { $of }.
set-mills = { $player ->
    [white] { -white }
   *[black] { -black }
    } punya { $stones } { -stone } { -on-board } dan { $count ->
    [0] belum punya { -mill }.
   *[other] { $count } { -mill }.
    }
# $count: garis yang tinggal kurang satu buah untuk menjadi mill
set-closing = { $count ->
    [0] { $player ->
    [white] { -white }
   *[black] { -black }
    } tidak punya { -line } dengan dua { -stone } dan satu { -point } { -empty }.
   *[other] { $player ->
    [white] { -white }
   *[black] { -black }
    } punya { $count } { -line } dengan dua { -stone } dan satu { -point } { -empty }. Bisakah { -stone } ketiga sampai ke sana?
    }
# $points: titik di papan; $others: titik yang tidak ditanyakan
set-corners = Dari { $points } { -point }, { $others } punya lebih dari dua tetangga.
set-crossings = Dari { $points } { -point }, { $others } tidak punya empat tetangga.

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
count-place = Di { -board } ada { $points } { -point }, dan { $stones ->
    [0] belum ada yang ditempati { -stone }.
   *[other] { $stones } di antaranya sudah ditempati { -stone }.
    }
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
# $count: pilihan yang legal
count-pass = Siapa yang bisa bermain harus bermain. Di sini ada { $count } pilihan { -legal }.
# $profile: aturan siapa; $why: mengapa tidak
compared-refused = { $profile } – { -illegal }: { $why }
# $action: aksi terakhir yang dicoba; $count: berapa aksi semacam itu yang legal di sana
compared-legal-place = { $profile } – { -legal }: { $action } adalah { $count ->
    [1] satu-satunya { -point } tempat { -stone } boleh ditempatkan.
   *[other] salah satu dari { $count } { -point } tempat { -stone } boleh ditempatkan.
    }
compared-legal-move = { $profile } – { -legal }: { $action } adalah { $count ->
    [1] satu-satunya { -move } { -legal }.
   *[other] salah satu dari { $count } { -move } { -legal }.
    }
compared-legal-capture = { $profile } – { -legal }: { $action } menangkap { $count ->
    [1] satu-satunya { -stone } yang boleh ditangkap.
   *[other] salah satu dari { $count } { -stone } yang boleh ditangkap.
    }
compared-legal-pass = { $profile } – { -legal }: melewati { -turn } adalah { $count ->
    [1] satu-satunya pilihan.
   *[other] salah satu dari { $count } pilihan { -legal }.
    }
# $stones: buah lawan di papan
compared-nothing-to-capture = { $stones ->
    [0] Tidak ada { -enemy-stone } { -on-board },
   *[other] Ada { $stones } { -enemy-stone } { -on-board }, dan semuanya { -protected },
    } jadi { -turn } selesai tanpa { -capture }.
# $right, $wrong: aturan yang dipilih; $missing: aturan yang memperbolehkannya tetapi tidak dipilih
compared-tally = { $wrong ->
    [0] { $right ->
        [0] Belum ada yang kamu pilih.
       *[other] Semua pilihanmu sudah benar.
    }
   *[other] { $wrong } pilihanmu tidak tepat.
    } { $missing ->
    [0] Tidak ada yang kurang.
   *[other] Masih kurang { $missing }.
    }
wrong-prediction-goes-on = Tidak, permainan tidak berlanjut.
wrong-prediction-too-soon = Tidak, tidak ada yang menang.
wrong-prediction-other = Tidak, justru sebaliknya.
# $legal: pilihan legal pihak yang mendapat giliran; $way: salah satunya
prediction-facts = Saat itu { -white } punya { $white } { -stone } dan { -black } { $black }, termasuk yang { -in-hand }. { -turn(letter: "capital") } { $player ->
    [white] { -white }
   *[black] { -black }
    }, dan { $legal ->
    [1] hanya ada satu pilihan { -legal }: { $way }.
   *[other] ada { $legal } pilihan { -legal }, misalnya { $way }.
    }
# $at: titik buah yang terblokir; $points: titik di sebelahnya; $count: berapa jumlahnya
blocked-facts = Tidak satu pun dari { $stones } { -stone } { $player ->
    [white] { -white }
   *[black] { -black }
    } bisa bergerak. Di sebelah { $at }, misalnya, { $points } sudah terisi.

# Dari sini jawaban atas pertanyaan itu tampak
# $stones: buah di papan; $hand: buah di tangan
choice-which-phase = { $player ->
    [white] { -white }
   *[black] { -black }
    } punya { $stones } { -stone } { -on-board }, dan { $hand ->
    [0] tidak ada lagi yang { -in-hand }.
   *[other] { $hand } { -in-hand }.
    }
choice-may-fly = { -white } punya { $white } { -stone } { -on-board } dan { $white-hand ->
    [0] tidak ada
   *[other] { $white-hand }
    } { -in-hand }, { -black } { $black } { -on-board } dan { $black-hand ->
    [0] tidak ada
   *[other] { $black-hand }
    } { -in-hand }.
choice-who-won = { -white } punya { $white } { -stone } dan { -black } { $black }, termasuk yang { -in-hand }.
choice-can-play = Sekarang { -turn } { $player ->
    [white] { -white }
   *[black] { -black }
    }, dan { $legal ->
    [1] hanya ada satu pilihan { -legal }: { $way }.
   *[other] ada { $legal } pilihan { -legal }, misalnya { $way }.
    }
# $action: aksi pembuka giliran itu; $mills: mill yang terbentuk olehnya
choice-captures = { $action } { $count ->
    [0] tidak membentuk { -mill }.
    [1] membentuk { -mill } { $mills }.
   *[other] membentuk beberapa { -mill } sekaligus: { $mills }.
    }

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
