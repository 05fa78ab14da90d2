lesson-which-stone = Buah yang mana?
    .intro = Kamu boleh memilih, jadi pilihlah dengan baik. Dua pertanyaan membantu: di mana Hitam akan membentuk mill? Dan masih bisakah aku bergerak?

step-which-stone--look-first = Sebelum menangkap, lihat dulu apa yang diincar Hitam. Tandai semua titik tempat Hitam bisa membentuk mill seandainya sekarang gilirannya.
    .hint1 = Dua buah pada satu garis belum cukup: harus ada buah ketiga yang bisa melangkah masuk dari sebelahnya.
    .success = Di a1 dengan buah dari d1, di e3 dengan buah dari d3. Ke d2, di antara d1 dan d3, tidak ada yang bisa masuk.

step-which-stone--the-one-that-steps-in = Bentuklah mill-mu. Tangkapan terbaik mencegah Hitam membentuk d5–d6–d7 pada giliran berikutnya, dan untuk itu Hitam perlu tiga buah.
    .hint1 = Dua buah sudah menunggu di garis itu. Buah mana yang akan datang?
    .success = Menangkap buah di d5 atau d7 memutus garisnya, menangkap buah di f6 membuat tidak ada yang bisa masuk. Ketiganya tepat.

step-which-stone--the-wrong-one = Putih, dengan tiga buah, membentuk mill dan menangkap buah di b4. Hitam menjawab: dari g7 ke d7, mill, dan buah Putih di f2 ditangkap.
    .hint1 = Berapa buah Putih setelah itu?
    .success = Hitam menang. Mill Putih tidak menolong, karena buah di b4 tidak berbahaya. Menangkap salah satu dari d5, d6, dan g7 akan mencegahnya.

step-which-stone--the-post-you-left = Buahmu tiga, jadi satu di antaranya boleh terbang ke a1 dan membentuk mill. Tetapi buah itu sedang berjaga! Tangkaplah sehingga Hitam tidak bisa membentuk mill di tempat yang kamu tinggalkan.
    .hint1 = Garis mana yang dihalangi buahmu di b4?
    .success = Untuk b2–b4–b6, Hitam memerlukan buah di a4, b2, dan b6, jadi salah satunya harus ditangkap. Setelah tangkapan lain, Hitam membentuk mill itu dan menang.

step-which-stone--shut-in-with-a-mill = Putih membentuk c5–d5–e5 dan menangkap buah di a1. Sekarang Hitam bergerak dari b4 ke c4.
    .hint1 = Ke mana keempat buah Putih bisa pergi?
    .success = Hitam menang: Putih terblokir, lengkap dengan mill-nya. Seandainya Putih menangkap buah di b4 atau d6, masih ada jalan keluar.

step-which-stone--free-yourself = Kamu bisa membentuk mill di c3. Tetapi setelah itu Hitam ingin melangkah ke c4 dan memblokirmu. Tangkaplah buah yang memberi ruang bagi buahmu di e4!
    .hint1 = Buah mana yang ada di sebelah e4?
    .success = Sekarang Hitam tidak bisa memblokirmu dengan satu gerak. Kebebasan buahmu setidaknya sama penting dengan mill berikutnya.

step-which-stone--wings-for-black = Putih membentuk b6–d6–f6 dan menangkap buah di c3. Sekarang giliran Hitam. Siapa yang boleh terbang?
    .hint1 = Hitung buah kedua pihak setelah penangkapan.
    .option-neither = Tidak ada
    .option-white = Hanya Putih
    .option-black = Hanya Hitam
    .option-both = Keduanya
    .success = Hanya Hitam. Penangkapan itu mendekatkan Putih pada kemenangan, tetapi juga membuat tiga buah Hitam lincah. Sebelum menangkap, lihat ke mana mereka bisa mendarat.
    .wrong-neither = Buah Hitam sekarang tepat tiga.
    .wrong-white = Putih masih punya lima buah.
    .wrong-both = Putih punya lima buah, dan tiap pihak hanya menghitung buahnya sendiri.

step-which-stone--only-one-way = Empat lawan sembilan, dan hampir tidak ada ruang! Kamu bisa membentuk mill di e5. Hanya satu tangkapan yang mencegah Hitam langsung memblokirmu. Yang mana?
    .hint1 = Hitam akan melangkah ke e4. Buahmu yang mana masih bisa bergerak saat itu?
    .success = Dengan d6 kosong, buahmu di b6 dan d5 punya tempat untuk bergerak. Setelah tangkapan lain, Hitam melangkah ke e4 dan menang.
