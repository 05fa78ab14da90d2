lesson-protected = Atap untuk tiga buah
    .intro = Saat membentuk mill, kamu tidak boleh menangkap sembarang buah. Buah mana yang terlindung, dan sampai kapan?

step-protected--under-the-roof = Hitam punya satu mill, dan di sisi kanan ada dua buah yang menunggu buah ketiga. Tandai semua buah hitam yang sekarang dilindungi.
    .hint1 = Untuk menjadi mill, ketiga buahnya harus ada.
    .success = Hanya b6, d6, dan f6: ketiganya membentuk mill. Buah di g4 dan g7 belum menjadi mill, jadi tidak dilindungi apa pun.

step-protected--take-from-outside = Tahap penempatan belum selesai. Bentuklah mill c5–d5–e5, lalu tangkap buah yang memang boleh ditangkap.
    .hint1 = Tadi Hitam menangkap satu buahmu dengan mill, dan mill itu masih ada.
    .success = Ada tiga buah di luar mill Hitam, dan yang mana pun boleh. Mill b2–b4–b6 melindungi buahnya sendiri, juga selama tahap penempatan.

step-protected--the-heart-of-the-mill = Putih baru saja membentuk mill. “Kutangkap yang di g4, dan bubarlah mill Hitam!” Bolehkah Putih melakukannya?
    .hint1 = Adakah buah hitam di luar mill?
    .success = Tidak. Selama masih ada buah hitam di luar, di sini di b4, d6, dan e3, ketiga buah di dalam mill tidak boleh disentuh.

step-protected--two-roofs = Hitam punya dua mill yang bersilangan. Berapa buah hitam yang dilindungi?
    .hint1 = Satu buah termasuk dalam kedua mill. Hitung sekali saja.
    .option-n3 = Tiga
    .option-n5 = Lima
    .option-n6 = Enam
    .success = Lima: buah di d6 termasuk dalam kedua mill, tetapi tetap satu buah. Hanya yang di a4 dan e3 bisa ditangkap.
    .wrong-n3 = Itu baru satu mill. Ada satu lagi yang bersilangan dengannya.
    .wrong-n6 = Dua kali tiga memang enam, tetapi buah di d6 dipakai kedua mill.

step-protected--the-roof-is-off = Hitam bergerak dari f4 ke e4, keluar dari mill-nya sendiri. Kamu menjawab dengan mill a7–d7–g7. Tandai semua buah yang boleh kamu tangkap.
    .hint1 = Mill Hitam mana yang masih ada saat ini?
    .success = Yang dihitung adalah keadaan sekarang. Mill f2–f4–f6 sudah terbuka, jadi buahnya tidak lagi dilindungi. Hanya c3–c4–c5 yang masih melindungi.

step-protected--round-the-corner = Buah Hitam ada di a4, a7, dan d7. Putih membentuk mill dan ingin menangkap yang di a7. “Itu dilindungi!” kata Hitam. Bolehkah Putih menangkapnya?
    .hint1 = Apakah ketiganya ada pada satu garis?
    .success = Boleh. Ketiganya berbelok di sudut. Itu bukan mill, jadi tidak melindungi siapa pun.

step-protected--through-black-eyes = Kali ini kamu bermain sebagai Hitam dan baru saja membentuk c5–d5–e5. Tandai semua buah putih yang boleh kamu tangkap.
    .hint1 = Temukan mill Putih. Buah mana yang ada di luarnya?
    .success = Mill Putih adalah b2–d2–f2. Buah di b4 persis di sebelahnya, tetapi bukan bagiannya.

step-protected--the-only-one = Hanya satu buah hitam yang tidak dilindungi. Temukan, bentuk mill, dan tangkap!
    .hint1 = Salah satu buahmu bisa membentuk mill di dua tempat berbeda.
    .success = Enam buah hitam berada dalam mill; hanya yang di e3 ada di luar. Mill mana pun yang kamu bentuk, hanya itu yang bisa ditangkap.
