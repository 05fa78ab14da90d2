lesson-blocked = Terblokir
    .intro = Sembilan buah tetapi kalah? Bisa terjadi, bahkan sebelum gerak pertama. Perhatikan titik-titik yang kosong.

step-blocked--two-doors = Hitam punya lima buah, tetapi hampir tidak ada ruang. Tandai semua gerak yang bisa dilakukan Hitam seandainya sekarang gilirannya.
    .hint1 = Periksa tiap buah hitam: adakah titik kosong di sebelahnya?
    .success = Kedua gerak itu menuju d6. Satu buah putih di titik itu, dan Hitam tidak bisa bergerak lagi.

step-blocked--shut-it = Tanpa menangkap satu buah pun, kamu bisa menang pada giliran ini. Bagaimana?
    .hint1 = Ke titik kosong mana Hitam masih bisa bergerak?
    .success = Kamu menang! Empat buah hitam, dan tidak satu pun bisa bergerak.

step-blocked--not-a-stalemate = Putih bergerak dari d3 ke e3. “Aku tidak bisa bergerak: remis, seperti dalam catur!” kata Hitam.
    .hint1 = Dalam permainan ini, apa yang terjadi pada pemain yang tidak punya gerak?
    .success = Putih menang. Menghabiskan gerak lawan adalah tujuan permainan, sama seperti menangkap buahnya.

step-blocked--sitting-out = Putih bergerak dari b2 ke d2. “Aku terblokir, jadi kulewati giliranku. Kamu harus memberi ruang lagi!” kata Hitam. Apakah itu boleh?
    .hint1 = Apakah permainan masih berjalan?
    .success = Tidak. Sekarang giliran Hitam, dan Hitam tidak punya gerak: permainan langsung selesai. Tidak ada giliran yang dilewati.

step-blocked--one-move-left = Kamu punya empat buah, dan hanya satu gerak. Mainkan, walaupun kamu lebih suka menunggu.
    .hint1 = Buahmu yang mana punya titik kosong di sebelahnya?
    .success = Selama ada gerak, kamu tidak terblokir, jadi kamu harus bermain. Melewati giliran tidak boleh.

step-blocked--out-through-the-air = Sekarang giliran Putih. Mengikuti garis, ketiga buah Putih tidak bisa bergerak. Siapa yang menang?
    .hint1 = Apa yang boleh dilakukan pemain dengan tepat tiga buah?
    .option-black = Hitam
    .option-nobody = Belum ada
    .option-white = Putih
    .success = Belum ada: tiga buah terbang melewati pagar mana pun. Kalau terbang dimainkan, tiga buah tidak bisa diblokir.
    .wrong-black = Dengan empat buah Putih terblokir. Dengan tiga, Putih terbang.
    .wrong-white = Putih dalam kesulitan, tetapi masih bisa bermain.

step-blocked--count-your-neighbours = Kedelapan belas buah baru saja ditempatkan, dan belum ada yang ditangkap. Tandai semua buahmu yang bisa bergerak.
    .hint1 = Di papan hanya tersisa enam titik kosong. Buah mana yang ada di sebelahnya?
    .success = Lima dari sembilan. Sebaliknya, Hitam tidak punya satu titik kosong pun di sebelah buahnya! Papan paling penuh saat gerak dimulai, jadi hitunglah titik kosong sejak penempatan.

step-blocked--before-the-first-move = Hitam menempatkan buah terakhir di e5. Tidak ada yang pernah ditangkap, dan sekarang Putih harus bergerak. Siapa yang menang?
    .hint1 = Cari titik kosong di sebelah buah putih.
    .option-nobody = Belum ada
    .option-white = Putih
    .option-black = Hitam
    .success = Hitam! Kesembilan buah Putih terblokir, dan permainan selesai sebelum gerak pertama.
    .wrong-nobody = Coba: buah putih mana yang bisa bergerak, dan ke mana?
    .wrong-white = Putih punya sembilan buah, tetapi tidak punya gerak.

step-blocked--last-door = Delapan lawan enam, dan salah satu gerakmu langsung menang. Periksa dulu apa yang masih bisa dilakukan Hitam!
    .hint1 = Keenam buah hitam hanya punya satu gerak.
    .success = Kamu menang! Hanya buah di d2 yang masih bisa bergerak, ke f2, tetapi kamu lebih dulu sampai di sana.
