lesson-tactics-test = Ujian: taktik
    .intro = Sembilan posisi, dan tidak ada yang memberitahumu apa intinya. Begitulah nanti dalam permainanmu.

step-tactics-test--two-alarms = Kamu bermain sebagai Hitam. Tandai semua titik tempat Putih bisa membentuk mill pada giliran berikutnya.
    .success = d7, dari g7, dan f6, dari f4. Titik e4 tetap kosong: tak ada yang cukup dekat untuk membentuk e4–f4–g4.

step-tactics-test--hold-the-corner = Hitam hendak membentuk e4–f4–g4. Hentikan!
    .success = g7–g4: kamu juga berada di sebelah titik itu, dan sekarang giliranmu.

step-tactics-test--win-one = Kamu belum bisa membentuk mill. Apa yang kamu siapkan?
    .success = Di b4, buahmu berada di antara dua celah, b6 dan c4. Selalu ada satu yang tersisa.

step-tactics-test--how-many-threats = Putih bergerak dari d1 ke a1 dan kini punya dua calon mill di bagian bawah. Kamu bermain sebagai Hitam dan boleh terbang: di berapa titik Putih bisa membentuk mill pada giliran berikutnya?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Satu: a1–d1–g1 dan d1–d2–d3 sama-sama menunggu d1. Satu buah di sana sudah cukup.
    .wrong-n0 = d1 kosong, dan ada buah putih di sebelahnya.
    .wrong-n2 = Garisnya dua, tetapi titik mana yang kurang?

step-tactics-test--win-two = Kamu punya mill, Hitam juga. Tetapi Hitam sudah boleh terbang, dan sekarang giliranmu.
    .success = Dari d2 kamu bisa kembali ke d1, atau bermain b4–b2 yang membentuk b2–d2–f2. Sesudah g1–g4, semuanya hanya akan menunggu g1.

step-tactics-test--hold-one = Kamu terbang dengan tiga buah, dan sebuah mill ada dalam jangkauan. Lihat dua kali!
    .success = Mill c5–d5–e5 adalah umpan: untuk itu penjaga di b4 harus pergi, dan pada giliran berikutnya Hitam membentuk mill. f6 harus diisi, tetapi bukan oleh penjaga itu.

step-tactics-test--swing-once = Kamu bermain sebagai Hitam. Bentuk b2–d2–f2 sehingga pada giliran berikutnya kamu bisa menangkap lagi, dan tuntaskan giliranmu.
    .success = d1–d2 keluar dari a1–d1–g1, dan jalan kembali ke d1 terbuka: csiki-csuki.

step-tactics-test--win-three = Putih punya empat buah dan hampir tak punya ruang.
    .success = g4–f4 hanya menyisakan e4–e3 bagi Putih, lalu f4–e4 menutup pintunya. Tak satu buah pun ditangkap.

step-tactics-test--win-four = Putih mengancam membentuk mill di c5. Haruskah kamu mencegahnya?
    .success = b6–b4 mengancam di a4 dan b2. Kalau buah di d1 terbang membentuk mill dan menangkap buah di b4, d1–d2–d3 tak lagi terjaga: maka a1–d1 menang.
