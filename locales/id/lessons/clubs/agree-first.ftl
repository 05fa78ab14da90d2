lesson-agree-first = Sepakati dulu
    .intro = Dua menit berbicara sebelum buah pertama menghemat satu jam bertengkar sesudahnya. Apa yang perlu disepakati?

step-agree-first--ask-about-flying = Putih terbang dari g1 ke c5, membentuk mill, dan menangkap buah di d2.
    .hint1 = Orang yang belajar cara lama mungkin protes.
    .success = Semuanya kecuali aturan klasik. Aturan berbeda menurut negara dan klub, jadi sepakati sebelum buah pertama. Pertanyaan pertama: “Kalau buah tinggal tiga, boleh terbang?”

step-agree-first--ask-about-swinging = Keluarlah dari satu mill dan masuk ke mill lain dengan satu gerak, lalu selesaikan giliranmu.
    .hint1 = Buah di antara c3 dan c5 bersebelahan dengan garis kedua.
    .success = Itulah csiki-csuki: giliran berikutnya kamu boleh kembali dan menangkap lagi. Sebagian aturan setempat melarangnya, jadi tanyakan: “Bolehkah csiki-csuki?”

step-agree-first--ask-about-mills = Kalian sudah sepakat: seperti MorrisTalk, bukan seperti MTTE. Mill-mu di tepi kanan sudah terbentuk; tandai semua buah yang boleh kamu tangkap.
    .hint1 = Adakah buah hitam di luar mill?
    .success = Kelimanya. Menurut MTTE tidak satu pun boleh ditangkap. Untung kalian membicarakannya lebih dulu!

step-agree-first--too-late-now = Keduanya masih menempatkan buah. “Di Lasker Morris orang sudah boleh bergerak, jadi g4 ke g1!” kata Putih. Padahal mereka sepakat memakai aturan biasa. Bolehkah Putih melakukannya?
    .hint1 = Aturan mana yang berlaku: yang disepakati, atau yang teringat di tengah jalan?
    .success = Tidak. Yang disepakati sebelum buah pertama berlaku sampai akhir. Kalau ingin Lasker Morris, usulkan untuk permainan berikutnya.

step-agree-first--the-traditional-board = Sebuah turnamen menurut aturan MTTE; para pemain tidak sepakat soal papan. “Di papanku ada garis antara e5 dan f6!” kata Putih. Bolehkah Putih bergerak begitu?
    .hint1 = Papan mana yang dipakai di kejuaraan dan kalau ada perselisihan?
    .success = Tidak. Kalau ada perselisihan, dan di kejuaraan, yang dipakai adalah **papan tradisional** dengan sembilan buah masing-masing. Papan itu tidak punya diagonal.

step-agree-first--only-what-is-said = Sebuah teka-teki menunjukkan posisi ini dan berkata: tiga buah boleh terbang, giliran Putih. Kamu bertanya-tanya berapa giliran tenang sebelumnya. Apa saran Ply Yard?
    .hint1 = Dalam teka-teki tidak ada lawan yang bisa ditanya.
    .option-guess-history = Tebak bagaimana permainannya tadi
    .option-only-stated = Pakai hanya yang dinyatakan
    .option-own-rules = Pakai aturan klubmu sendiri
    .success = Hanya yang dinyatakan yang berlaku. Yang tidak disebut teka-teki tidak ada hubungannya dengan jawabannya.
    .wrong-guess-history = Tiga buah putih dan empat buah hitam bisa sampai ke sini lewat banyak permainan. Teka-teki tidak menanyakan satu pun.
    .wrong-own-rules = Teka-teki menyebut aturan yang berlaku: tiga buah Putih boleh terbang. Di klubmu mungkin lain.

step-agree-first--no-need-to-ask = Putih menempatkan buah di a4, membentuk mill, dan menangkap buah di d2.
    .hint1 = Adakah sesuatu dalam giliran ini yang diperdebatkan klub-klub?
    .success = Semuanya. Inti permainan sama di mana-mana: hanya terbang, buah di dalam mill, csiki-csuki, dan remis yang perlu dibicarakan dulu.
