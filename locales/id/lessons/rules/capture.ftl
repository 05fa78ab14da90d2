lesson-capture = Penangkapan
    .intro = Apa gunanya mill? Untuk menangkap satu buah lawan. Itu bukan pilihan, melainkan bagian dari giliranmu.

step-capture--finish-the-turn = Buahmu ada di a1 dan d1, dan titik ketiga pada garis itu kosong. Bentuklah mill, dan mainkan giliranmu sampai tuntas.
    .hint1 = Garis itu kurang satu buah. Dan setelah mill terbentuk, giliranmu belum selesai.
    .success = Itulah satu giliran penuh: buah di g1, mill, **penangkapan**. Baru sekarang giliran Hitam. Ini juga berlaku selama tahap penempatan.

step-capture--capture-alone = Kamu baru saja membentuk mill a1–d1–g1. Selesaikan giliranmu: tangkap satu buah hitam.
    .hint1 = Di sini tidak ada buah hitam yang berada dalam mill.
    .success = Buah itu keluar dari papan untuk selamanya. Buah yang sudah ditangkap tidak pernah kembali ke tangan siapa pun.

step-capture--out-for-good = Putih membentuk mill dan menangkap buah Hitam di d2. “Kalau begitu, kutempatkan lagi di d2,” kata Hitam. Apakah itu boleh?
    .hint1 = Apakah Hitam punya buah di tangan?
    .success = Tidak. Tangan Hitam kosong, dan buah yang sudah ditangkap tidak kembali lagi dalam permainan ini.

step-capture--mark-the-free = Hitam juga punya mill. Buah di dalam mill **dilindungi** selama masih ada buah sewarna di luar mill. Kamu baru saja membentuk mill: tandai buah yang boleh kamu tangkap.
    .hint1 = Temukan dulu mill Hitam. Buah mana yang ada di luarnya?
    .success = Yang di a4 dan g7. Buah di b2, d2, dan f2 dilindungi karena berada dalam mill.

step-capture--all-in-mills = Putih membentuk mill. Semua buah Hitam di papan berada dalam mill, dan enam lagi ada di tangan. “Kalau begitu, kutangkap yang di f2!” Bolehkah Putih melakukannya?
    .hint1 = Adakah buah hitam di papan yang tidak berada dalam mill?
    .success = Boleh. Kalau semua buah lawan di papan berada dalam mill, kamu boleh menangkap yang mana saja. Berapa pun buah di tangannya, itu tidak berpengaruh.

step-capture--two-at-once = Kamu menempatkan buah di g1 dan membentuk dua mill sekaligus: a1–d1–g1 dan g1–g4–g7. Berapa buah yang kamu tangkap?
    .hint1 = Apa yang menentukan: jumlah mill-nya, atau bahwa ini hanya satu giliran?
    .option-one = Satu
    .option-two = Dua
    .success = Satu. Walaupun kamu membentuk dua mill dalam satu giliran, kamu hanya menangkap satu buah.
    .wrong-two = Menggoda, tetapi tidak. Dalam satu giliran, dua mill pun hanya menangkap satu buah.

step-capture--between-two = Kamu menempatkan buah di g7. Sekarang buah Hitam di d7 terjepit di antara dua buahmu. Berapa buah yang kamu tangkap?
    .hint1 = Apakah kamu membentuk mill?
    .option-one = Satu
    .option-none = Tidak ada
    .success = Tidak ada. Ada permainan lain yang menganggap buah terjepit sebagai tangkapan. Di sini, hanya mill yang menangkap.
    .wrong-one = Menjepit saja tidak cukup. Kamu menangkap hanya bila giliranmu membuat tiga buahmu sendiri berada pada satu garis.

step-capture--choose-well = Bentuklah mill dan tangkap satu buah. Pilihan terbaik membuat Hitam tidak bisa membentuk mill pada giliran berikutnya.
    .hint1 = Temukan garis tempat Hitam hanya kurang satu buah.
    .success = Mill dan penangkapan, lengkap. Yang terbaik untuk ditangkap adalah buah di a1 atau a4: dengan begitu, a1–a4–a7 tidak bisa menjadi mill pada giliran berikutnya. Buah di e3, e4, dan e5 dilindungi karena berada dalam mill.
