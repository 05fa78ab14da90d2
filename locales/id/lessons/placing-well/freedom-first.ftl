lesson-freedom-first = Kebebasan lebih dulu
    .intro = Ketika penempatan selesai, sering kali titik kosong yang bisa kamu pakai tinggal sedikit. Pemain yang tidak bisa bergerak kalah.

step-freedom-first--list-theirs = Sebelum memilih gerak, lihat dulu apa yang bisa dilakukan lawan. Tandai semua gerak yang dimiliki Hitam seandainya sekarang gilirannya.
    .hint1 = Periksa buah hitam satu per satu. Mana yang di sebelahnya ada titik kosong?
    .success = Hanya dua, dan keduanya ke d6. Enam dari delapan buah hitam tidak bisa bergerak sama sekali. Tutup pintu itu, dan Hitam terblokir.

step-freedom-first--the-last-door = Kamu bermain sebagai Hitam dan menempatkan buah terakhir. Sesudah itu Putih harus bergerak. Menangkan permainan dengan buah ini!
    .hint1 = Putih hanya punya satu titik tujuan lagi. Yang mana?
    .success = Di e3: Putih punya sembilan buah di papan, tetapi tidak punya satu gerak pun. Papan paling penuh ketika tahap gerak dimulai, jadi saat itulah pemain paling mudah terblokir.

step-freedom-first--before-the-first-move = Hitam menempatkan buah terakhir di b6. Putih punya sembilan buah dan belum pernah bergerak.
    .hint1 = Sekarang giliran Putih. Ke mana buah putih bisa pergi?
    .success = Hitam menang. Kesembilan buah Putih terkurung semua. Bahwa tahap gerak baru saja dimulai, itu tidak menolong.

step-freedom-first--mill-or-game = Kamu bermain sebagai Hitam, dan buah terakhir ada di tanganmu. Di e4 buah itu membentuk mill. Adakah yang lebih baik?
    .hint1 = Buatlah daftar gerak Putih. Ke berapa titik Putih masih bisa bergerak?
    .success = Di d7: Putih tidak punya gerak lagi dan kalah. Mill hanya akan menangkap satu buah, dan penangkapan itu malah membuka jalan keluar bagi Putih.

step-freedom-first--keep-a-door = Kamu menempatkan buah terakhirmu, lalu Hitam, lalu kamu harus bergerak. Di kebanyakan titik, buah terakhir Hitam akan mengurungmu. Tempatkan buahmu supaya itu tidak terjadi!
    .hint1 = Di mana Hitam harus menempatkan buah untuk mengurungmu? Sediakan dua jalan keluar.
    .success = Sekarang Hitam tidak bisa menutup semua pintumu dengan satu buah. Dari e3, g1, atau g4, jalan keluarmu lebih banyak daripada buah di tangan Hitam.

step-freedom-first--the-greedy-mill = Putih serakah: ia membentuk mill di f6 dan menangkap buah di e4. Kamu bermain sebagai Hitam, dan buah terakhir ada di tanganmu. Tunjukkan berapa nilai mill itu sebenarnya!
    .hint1 = Ke mana Putih bisa bergerak? Satu titik justru terbuka karena penangkapan.
    .success = Di e4, tempat buahmu tadi ditangkap: Putih tidak bisa bergerak dan kalah, lengkap dengan mill-nya. Kebebasan setidaknya sama berharganya dengan mill berikutnya.

step-freedom-first--leave-it = Kamu bisa membentuk mill di f2. Tetapi Hitam lalu menempatkan buah terakhir di titik tangkapanmu, dan kamu terkurung. Tempatkan buahmu di titik yang lebih baik!
    .hint1 = Pilih titik yang menyisakan jalan keluar bagimu, apa pun yang dilakukan Hitam dengan buah terakhirnya.
    .success = Benar: di sini Hitam tidak bisa mengurungmu dengan satu buah. Mill di f2 langsung kalah, buah mana pun yang kamu tangkap.

step-freedom-first--count-theirs = Sekarang giliran Putih. Berapa gerak yang dimiliki Hitam seandainya Putih boleh melewati gilirannya?
    .hint1 = Cari dulu titik-titik kosong, lalu buah hitam di sebelahnya.
    .option-n1 = Satu
    .option-n3 = Tiga
    .option-n5 = Lima
    .success = Tiga: b4–a4, b4–c4, dan c5–c4. Sembilan buah dan tiga gerak: yang perlu dihitung adalah jalan keluar, bukan buah.
    .wrong-n1 = Ada lebih banyak. Perhatikan b4 dan c5.
    .wrong-n5 = Tidak sebanyak itu. Kebanyakan buah hitam tidak punya titik kosong di sebelahnya.
