lesson-lasker = Lasker Morris
    .intro = Permainan ini rancangan Emanuel Lasker, juara catur dunia: setiap giliran kamu boleh menempatkan buah atau menggerakkan satu, sesukamu.

step-lasker--move-early = Dalam **Lasker Morris**, kamu boleh bergerak walaupun masih punya buah di tangan. Bentuklah mill dengan menggerakkan buahmu di f6.
    .hint1 = Garis mana yang sudah berisi dua buahmu dan hanya selangkah dari f6?
    .success = Dari f6 ke d6: mill, dan buah di tanganmu tersimpan untuk nanti. Dalam permainan biasa, kamu hanya bisa menempatkan buah di sana.

step-lasker--one-more = Hitunglah buah Putih, yang di papan dan yang di tangan. Dengan berapa buah setiap pemain mulai dalam Lasker Morris?
    .hint1 = Di papan ada dua buah putih. Berapa lagi di tangan Putih?
    .option-nine = Sembilan
    .option-ten = Sepuluh
    .option-twelve = Dua belas
    .success = Sepuluh, satu lebih banyak daripada permainan biasa. Karena setiap giliran kamu boleh memilih, cara bermainnya jadi jauh lebih banyak.
    .wrong-nine = Sembilan itu untuk permainan biasa. Hitung lagi: Putih punya dua buah di papan, dan sisanya di tangan.
    .wrong-twelve = Dua belas itu untuk papan dengan diagonal. Di sini Putih punya dua buah di papan; tambahkan yang di tangan.

step-lasker--who-can-move = Kamu punya buah di tangan, tetapi kamu juga boleh bergerak. Tandai semua buahmu yang sekarang bisa bergerak.
    .hint1 = Periksa apakah ada titik kosong di sebelah setiap buahmu.
    .success = Yang di d5 dan e4. Buahmu di a7 dan b6 terkurung dari dua sisi. Kalau boleh bergerak sejak awal, bisa juga terkurung sejak awal.

step-lasker--no-early-flight = Putih punya tiga buah di papan dan tujuh di tangan. “Aku sudah boleh bergerak, jadi aku terbang dari f4 ke a1!” Apakah itu boleh?
    .hint1 = Berapa buah Putih semuanya?
    .success = Tidak. Bergerak lebih awal tetap berarti satu langkah menyusuri garis. Terbang baru boleh kalau tangan kosong dan buah tinggal tiga.

step-lasker--fill-the-gap = Putih membuka mill f2–f4–f6 dengan bergerak dari f4 ke e4, dan ingin kembali. Kamu bermain sebagai Hitam. Jangan biarkan!
    .hint1 = Kamu punya buah di tangan, dan buah itu boleh ditempatkan di titik kosong mana pun.
    .success = Kamu menempatkan buah di f4. Selama masih ada buah di tangan, celah mill yang terbuka cepat terisi, jadi membuka mill terlalu awal itu berisiko.

step-lasker--help-in-hand = Hitam menempatkan buah di d7. Sekarang keempat buah Putih tidak bisa bergerak.
    .hint1 = Apakah Putih hanya bisa bergerak?
    .success = Permainan berlanjut: di tangan Putih ada enam buah, dan ia menempatkan satu. Terblokir berarti tidak punya langkah legal apa pun.

step-lasker--place-or-move = Mill e4–f4–g4 bisa kamu bentuk dengan menempatkan atau menggerakkan buah. Bentuklah sedemikian rupa sehingga Hitam tidak bisa membentuk mill pada giliran berikutnya!
    .hint1 = Apa yang dijaga buahmu di g7?
    .success = Kalau buahmu di g7 tetap di tempat, garis a7–d7–g7 tertutup bagi Hitam. Kalau buah itu pergi, kamu harus menangkap di a7 atau d7. Selalu pikirkan apa yang kamu tinggalkan.

step-lasker--at-last = Tangan kedua pemain kosong, dan buah Putih tinggal tiga. Putih ingin pergi dari d2 ke g7. Apakah itu legal?
    .hint1 = Apa yang berubah bagi pemain dengan tepat tiga buah dan tangan kosong?
    .success = Ya. Mulai saat ini semuanya seperti permainan biasa: dengan tiga buah dan tangan kosong, Putih terbang.
