lesson-double-threat = Ancaman ganda
    .intro = Satu buah menghentikan satu ancaman. Jadi buatlah dua sekaligus, dan lawanmu akan kekurangan satu gerak.

step-double-threat--one-stone-two-lines = Tempatkan buahmu sedemikian rupa sehingga pada giliran berikutnya kamu bisa membentuk mill di dua titik berbeda. Itulah **ancaman ganda**.
    .hint1 = Carilah pertemuan dua garis yang masing-masing sudah berisi satu buahmu dan tidak berisi buah hitam.
    .success = g1 berpasangan dengan a1 dan juga dengan g4: kamu mengancam di d1 dan g7. Hitam hanya bisa mengisi salah satunya.

step-double-threat--what-did-that-do = Hitam baru saja bergerak dari g1 ke d1. Kamu bermain sebagai Putih: di berapa titik Hitam bisa membentuk mill pada giliran berikutnya?
    .hint1 = Lihat garis yang ditinggalkan buah itu, dan garis yang didatanginya.
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Dua: kembali ke g1 dan membentuk g1–g4–g7, atau e3–d3 yang membentuk d1–d2–d3. Tidak ada buah putih yang cukup dekat untuk menghentikan satu pun.
    .wrong-n0 = Hitam membuka sebuah mill. Mill itu bisa dibentuk lagi.
    .wrong-n1 = Ada dua garis yang harus dilihat: yang ditinggalkan buah itu, dan yang ditempatinya sekarang.

step-double-threat--two-doors = Hitam punya tiga buah dan boleh terbang. Satu ancaman saja akan langsung dihentikan, jadi buatlah dua sekaligus!
    .hint1 = Satu buahmu belum termasuk pasangan mana pun. Di titik mana buah itu berada di depan dua pintu sekaligus?
    .success = Dari g4, buahmu bisa melangkah ke g1 maupun g7. Hitam hanya bisa mengisi salah satunya, dan kamu membentuk mill di titik yang lain.

step-double-threat--leave-and-return = Mill-mu hanya diam dan tidak memberi apa-apa. Temukan gerak yang membukanya dan membuat dua ancaman.
    .hint1 = Buah yang keluar dari mill sebaiknya berpasangan dengan buah lain.
    .success = Dari c5, buah itu bisa kembali ke c4, dan bersama e5 ia juga menunggu d6–d5. Untuk dua ancaman, Hitam hanya punya satu jawaban.

step-double-threat--from-the-air = Tiga lawan tiga: keduanya boleh terbang, dan sekarang giliranmu. Buatlah dua pasangan dari ketiga buahmu!
    .hint1 = Carilah titik yang segaris dengan dua buahmu.
    .success = f2 segaris dengan d2, dan pada garis lain dengan f4. Dua pasangan dari tiga buah, dan Hitam hanya bisa menghentikan salah satunya.

step-double-threat--both-at-once = Sekarang Hitam yang punya ancaman ganda: b4–b2 dan b4–c4. Dengan menghadang kamu hanya bisa menghentikan satu. Adakah yang lebih baik?
    .hint1 = Kedua ancaman itu membutuhkan buah hitam yang sama.
    .success = Kamu membentuk mill dan menangkap buah di b4: tanpa buah itu, kedua ancaman lenyap. Carilah apa yang dimiliki bersama oleh dua ancaman.

step-double-threat--too-late = Putih ingin bermain e3–e4 dengan dua ancaman. Tetapi lihat dulu seluruh papan: apakah Hitam mengancam sesuatu? Tandai tempat Hitam bisa membentuk mill pada giliran berikutnya; kalau tidak ada, jangan tandai apa pun.
    .hint1 = a4 dan b4 adalah pasangan. Siapa yang bisa sampai ke c4?
    .success = Tidak ada: tak ada buah hitam yang bisa sampai ke c4. Sekarang ancaman ganda itu boleh dijalankan. Seandainya Hitam bisa membentuk mill lebih dulu, mungkin sudah terlambat.
