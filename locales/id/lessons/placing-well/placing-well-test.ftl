lesson-placing-well-test = Ujian: penempatan yang cerdik
    .intro = Persimpangan, ancaman, kebebasan, buah terakhir: sepuluh posisi.

step-placing-well-test--a-free-crossing = Tempatkan buahmu di persimpangan yang masih kosong.
    .success = d2 dan d6 yang kosong. Biasanya, di sanalah buah paling leluasa.

step-placing-well-test--which-threat = Tandai semua titik tempat Hitam bisa membentuk mill pada giliran berikutnya.
    .success = Hanya d7, pada garis d5–d6–d7. Pasangan hitam lainnya sudah terhalang.

step-placing-well-test--stop-it = Hitam mengancam membentuk mill. Hentikan!
    .success = Di b6. Bersama b4, buah itu juga membuat calon mill untukmu.

step-placing-well-test--how-many = Kamu bermain sebagai Hitam. Di berapa titik Putih bisa membentuk mill pada giliran berikutnya?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Di d5 dan g7; kedua garis itu bertemu di d7. Satu buah tidak lagi bisa menghentikan keduanya.
    .wrong-n0 = Perhatikan buah di d6, d7, dan a7.
    .wrong-n1 = d7 terletak pada dua garis.

step-placing-well-test--mill-with-care = Bentuklah mill, dan pastikan Hitam tidak bisa membentuk mill pada giliran berikutnya.
    .success = Di f4. Tangkapan terbaik ialah buah di b2 atau b4: pasangan Hitam pun pecah.

step-placing-well-test--twice-at-once = Tempatkan buahmu supaya sekaligus mengancam dua mill.
    .success = Di d2: kamu mengancam di b2 dan d1, dan Hitam hanya bisa mengisi satu.

step-placing-well-test--shut-the-door = Kamu bermain sebagai Hitam, dan buah terakhir ada di tanganmu. Menangkan dengan buah itu!
    .success = Di c5: Putih punya sembilan buah dan tidak punya gerak.

step-placing-well-test--nine-and-no-move = Hitam menempatkan buah terakhir di b4.
    .success = Hitam menang: sekarang giliran Putih, dan kesembilan buahnya tidak bisa bergerak.

step-placing-well-test--what-can-they-do = Sebelum bergerak, lihat dulu lawanmu: tandai semua gerak yang dimiliki Hitam seandainya sekarang gilirannya.
    .success = Ada empat, dengan buah di a4 dan c4; keenam buah lainnya tidak bisa bergerak. Daftar sependek itu selalu berguna.

step-placing-well-test--hold-it = Kamu punya satu buah di tangan, begitu juga Hitam. Mill di d6 akan kalah. Temukan satu-satunya titik yang mempertahankan remis!
    .success = Di c5, tempat bertemunya dua garis hitam: c3–c4–c5 dan c5–d5–e5. Program ini membuktikan bahwa penempatan lain mana pun kalah.
