lesson-not-while-placing = Tidak selama penempatan
    .intro = Tiga buah di papan, tetapi di tangan masih ada: itu lain soal. Tangan ikut dihitung.

step-not-while-placing--three-and-four = Putih sudah kehilangan dua buah. Tiga ada di papan, empat di tangan. Di tahap apa Putih?
    .hint1 = Apa yang harus dilakukan Putih dengan buah di tangannya?
    .option-placing = Penempatan
    .option-moving = Gerak
    .option-flying = Terbang
    .success = Penempatan. Selama masih ada satu buah pun di tangan, buah itu harus ditempatkan; tiga di papan tidak mengubahnya.
    .wrong-moving = Gerak baru dimulai ketika tangan sudah kosong.
    .wrong-flying = Buah Putih semuanya tujuh: tiga di papan, empat di tangan. Terbang hanya untuk tiga buah terakhir.

step-not-while-placing--help-from-the-hand = Tiga buahmu ada di papan, dan Hitam hampir membentuk g1–g4–g7. Hentikan!
    .hint1 = Dari mana datangnya buah yang boleh kamu pakai sekarang?
    .success = Dari tangan, bukan dengan terbang. Ketiga buahmu di papan tetap di tempat sampai tanganmu kosong.

step-not-while-placing--just-one-step = Putih punya tiga buah di papan dan dua di tangan. Tandai semua buah di papan yang bisa digerakkan Putih pada giliran ini.
    .hint1 = Apa yang dilakukan Putih selama tangannya belum kosong? Kalau tidak ada yang perlu ditandai, tandanya boleh kosong.
    .success = Tidak ada: terbang tidak, selangkah pun tidak. Buah di papan menunggu sampai yang terakhir ditempatkan.

step-not-while-placing--after-the-capture = Putih membentuk mill dan menangkap buah di b4. Di papan tersisa tiga buah hitam. Siapa yang boleh terbang sekarang?
    .hint1 = Lihat juga tangan mereka.
    .option-black = Hanya Hitam
    .option-neither = Tidak ada
    .option-both = Keduanya
    .success = Tidak ada. Di tangan Hitam masih ada lima buah, jadi semuanya delapan, dan Hitam terus menempatkan.
    .wrong-black = Di papan ada tiga, tetapi lima lagi menunggu di tangan.
    .wrong-both = Keduanya masih punya buah di tangan untuk ditempatkan.

step-not-while-placing--two-and-six = Di papan hanya ada dua buah hitam, karena Putih cepat membentuk mill. Sekarang giliran Hitam. Siapa yang menang?
    .hint1 = Berapa buah Hitam seluruhnya?
    .option-white = Putih
    .option-black = Hitam
    .option-nobody = Belum ada
    .success = Belum ada: dengan enam di tangan, buah Hitam delapan. Yang kalah adalah yang buahnya tinggal dua seluruhnya.
    .wrong-white = Dua di papan, tetapi enam lagi di tangan: ini masih jauh dari akhir.
    .wrong-black = Hitam justru kehilangan buah; tidak ada yang membuatnya menang.

step-not-while-placing--two-reasons = Putih menempatkan buah di g4, membentuk mill, dan menangkap yang di f6. Hitam punya dua di papan dan tiga di tangan.
    .hint1 = Apakah penempatan sudah selesai?
    .success = Berlanjut. Menurut MorrisTalk karena tangan ikut dihitung: lima buah. Menurut Ply Yard karena sebelum penempatan selesai tidak ada yang kalah akibat terlalu sedikit buah.

step-not-while-placing--when-ply-yard-counts = Kapan menurut panduan Ply Yard seorang pemain kalah karena buahnya kurang dari tiga?
    .hint1 = Salah satu dari tiga tahap harus selesai dulu.
    .option-always = Kapan saja
    .option-after-placing = Hanya setelah penempatan
    .option-never = Tidak pernah
    .success = Hanya setelah penempatan. MorrisTalk menghitung juga buah di tangan; dalam praktik hasilnya hampir selalu sama.
    .wrong-always = Ply Yard menunggu sampai semua buah ditempatkan. Di sini Putih masih memegang empat buah, dan Hitam lima.
    .wrong-never = Dengan lima buah lawan empat tentu tidak. Tetapi dengan kurang dari tiga buah, mill tidak mungkin lagi: di Ply Yard pun permainan selesai.

step-not-while-placing--the-last-in-hand = Tangan Putih kosong, Hitam masih punya satu buah. “Kamu sudah boleh bergerak, jadi aku juga: dari d7 ke a7!” Bolehkah Hitam melakukannya?
    .hint1 = Tangan siapa yang menentukan apa yang dilakukan Hitam?
    .success = Tidak. Buah Hitam yang terakhir harus ditempatkan dulu. Sesudah itu, keduanya bergerak.
