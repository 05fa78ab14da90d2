lesson-whoever-moves-wins = Siapa yang mendapat giliran, menang
    .intro = Teka-teki seperti yang diberikan MTTE: semua terbang; kalau giliran Putih, Putih menang, dan kalau giliran Hitam, Hitam menang. Temukan keduanya!

step-whoever-moves-wins--mutual = Kalau giliran Putih, e4–d2 membuat dua ancaman; kalau giliran Hitam, b4–d6 juga begitu. Siapa yang memenangkan posisi ini?
    .hint1 = Masing-masing hanya perlu satu giliran bebas.
    .option-white = Putih, siapa pun yang mendapat giliran
    .option-mover = Siapa yang mendapat giliran
    .option-nobody = Tidak ada
    .success = Siapa yang mendapat giliran. Teka-teki seperti ini baru terpecahkan kalau kemenangan kedua pihak sudah kamu temukan.
    .wrong-white = Kalau giliran Hitam, b4–d6 membuat dua ancaman, dan ancaman Putih terlambat satu giliran.
    .wrong-nobody = Kedua pihak punya kemenangan, Putih dengan e4–d2 dan Hitam dengan b4–d6, asal gilirannya.

step-whoever-moves-wins--with-white = Inilah posisi seperti itu. Pertama-tama, mainkan sebagai Putih.
    .hint1 = Titik mana yang terletak pada dua garis, masing-masing dengan satu buahmu yang lain?
    .success = a4–f2 mengancam di b2 dan f4 sekaligus. Ingat posisinya: sekarang pihak lain yang mendapat giliran.

step-whoever-moves-wins--with-black = Posisi yang sama, tetapi sekarang kamu bermain sebagai Hitam.
    .hint1 = Cari titik temu garis c4 dan garis d5.
    .success = g1–c5 mengancam di c3 dan e5. Kedua pihak sudah punya kemenangan; yang menentukan hanya gilirannya.

step-whoever-moves-wins--both-in-reach = Sekarang kedua pihak hampir membentuk mill. Kamu bermain sebagai Hitam: tandai semua titik tempat Putih bisa membentuk mill pada giliran berikutnya.
    .hint1 = Pasangan putih mana yang titik ketiganya kosong?
    .success = Hanya e5. Tetapi sebelum menghentikannya, periksa apakah kamu sendiri bisa membentuk mill: kamu punya a4 dan a7!

step-whoever-moves-wins--stop-or-close = Kamu bermain sebagai Hitam. Putih mengancam mill, kamu juga, dan sekarang giliranmu. Apa yang kamu lakukan?
    .hint1 = Buah Putih tiga. Apa akibat mill-mu?
    .success = Kamu membentuk mill, dan buah Putih tinggal dua. Kalau bisa mengakhiri permainan, kamu tidak perlu menghentikan apa-apa.

step-whoever-moves-wins--deeper-white = Yang ini lebih dalam: kamu perlu dua kali terbang sebelum mill yang menang.
    .hint1 = Terbanglah ke titik temu dua garismu; tidak semua ancaman harus datang sekaligus.
    .success = g1–d5 mengancam satu mill, jadi Hitam harus menjawab; gerakmu berikutnya mengancam dua. Ancaman demi ancaman, Hitam tidak pernah mendapat giliran bebas.

step-whoever-moves-wins--deeper-black = Posisi yang sama, tetapi giliran Hitam. Jalannya lebih pendek.
    .hint1 = e3 dan g4 berada pada garis-garis yang bertemu.
    .success = a1–e4 mengancam di f4 dan e5 sekaligus. Hitam perlu lebih sedikit giliran daripada Putih, tetapi tanpa giliran itu tidak ada gunanya.

step-whoever-moves-wins--who-flies-first = Masing-masing pihak punya dua buah pada satu garis. Giliran Putih: e5–b6 membentuk mill dan menangkap buah di g1.
    .hint1 = Berapa buah Hitam yang tersisa?
    .success = Putih menang. Satu giliran kemudian, Hitam yang akan membentuk mill, di bawah atau di sisi kanan: siapa yang mendapat giliran, menang.
