lesson-seeing-test = Ujian: melihat papan
    .intro = Sembilan posisi, tidak ada yang baru. Jangan buru-buru: lihat dulu, baru jawab.

step-seeing-test--read-and-play = Kamu bermain sebagai Hitam. Mainkan f4–f6 xd2.
    .success = Tepat seperti yang tertulis: b6–d6–f6 terbentuk, dan pasangan Putih di baris 2 terpecah.

step-seeing-test--out-of-the-mill = “d6–b6? Padahal buah itu ada di dalam mill-mu!” Apakah gerak ini legal?
    .success = Legal. Buah di dalam mill boleh bergerak seperti yang lain. Bijak atau tidak, itu soal lain.

step-seeing-test--three-alarms = Tandai semua titik tempat Hitam bisa membentuk mill dengan buah berikutnya.
    .success = a1, d5, dan g7. Hanya empat buah, tetapi sudah ada tiga calon mill.

step-seeing-test--real-alarms = Hitam punya tiga calon mill di sini. Di berapa titik Hitam benar-benar bisa membentuk mill pada giliran berikutnya?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n3 = Tiga
    .success = Satu: e3, dari d3 atau dari e4. Titik b6 tidak terjangkau siapa pun.
    .wrong-n0 = Lihat e3: dua garis bertemu di sana, dan ada buah hitam di sebelahnya.
    .wrong-n3 = Dua garis berbagi titik yang sama, dan satu titik tidak terjangkau.

step-seeing-test--the-other-list = Tandai semua gerak yang bisa dimainkan Hitam seandainya sekarang gilirannya.
    .success = Empat: a7–a4, d7–d6, e5–d5, dan g1–d1. Tiga di antaranya membuka mill.

step-seeing-test--hardly-a-gap = Penempatan sudah selesai. Tandai semua buah hitam yang bisa bergerak.
    .success = Tiga dari tujuh: b6, d7, dan f4. Di papan yang penuh, biasanya memang begitu.

step-seeing-test--fly-in-between = Buahmu tinggal tiga, dan Hitam hendak membentuk d5–d6–d7. Hentikan!
    .success = Titik itu milikmu. Kalau boleh terbang, tak ada titik yang terlalu jauh untuk dihadang.

step-seeing-test--blocked-with-five = Putih bergerak dari f4 ke f6, membentuk b6–d6–f6, dan menangkap buah di a7. Hitam masih punya lima buah dan satu mill.
    .success = Putih menang: kelima buah di persegi dalam tidak bisa bergerak. Hanya yang di a7 tadinya bisa bergerak.

step-seeing-test--shut-the-door = Menangkan permainan pada giliran ini!
    .success = g7–d7, dan Hitam terblokir. Memainkan buah di d6 akan keliru: ia harus tetap menutup d6.
