lesson-captures-test = Ujian: penangkapan
    .intro = Sebelas soal tentang mill dan penangkapan yang sudah kamu pelajari. Tidak usah terburu-buru.

step-captures-test--free-to-take = Kamu sudah membentuk e3–e4–e5. Tandai semua buah yang boleh kamu tangkap.
    .success = Di b2, c5, dan d7. Mill g1–g4–g7 melindungi ketiga buahnya sendiri.

step-captures-test--and-the-hand = Hitam membentuk b2–b4–b6 dan ingin menangkap buah di d3, tempat dua mill Putih bersilangan. “Aku masih punya empat di tangan!” kata Putih. Bolehkah Hitam melakukannya?
    .success = Boleh. Semua buah Putih di papan berada dalam mill, dan yang di tangan tidak dihitung untuk ini.

step-captures-test--one-stone-two-lines = Bentuklah dua mill dengan satu buah, dan mainkan giliranmu sampai tuntas.
    .success = Dua mill, satu giliran, satu tangkapan.

step-captures-test--what-comes-now = Putih menempatkan buah di b4, membentuk mill, dan menangkap buah di g1. Apa berikutnya?
    .option-white-places = Putih menempatkan satu buah lagi
    .option-white-captures = Putih menangkap satu buah lagi
    .option-black-places = Hitam menempatkan buah
    .success = Hitam menempatkan buah. Giliran Putih sudah lengkap: buah, mill, tangkapan.
    .wrong-white-places = Mill memberi penangkapan, bukan giliran kedua.
    .wrong-white-captures = Penangkapan sudah dilakukan: buah di g1 sudah keluar.

step-captures-test--just-standing = Putih membentuk c5–d5–e5 pada giliran sebelumnya. Sekarang, alih-alih menempatkan buah, Putih ingin menangkap yang di g7. Apakah itu boleh?
    .success = Tidak. Mill menangkap saat terbentuk, sesudah itu diam.

step-captures-test--four-left = Hitam punya satu mill dan satu buah di luarnya. Putih bergerak dari b4 ke a4, membentuk mill, dan menangkap yang di f2.
    .success = Berlanjut: tiga buah masih cukup. Tetapi sekarang ketiganya berada dalam mill, dan mill Putih berikutnya bisa menangkap yang mana saja.

step-captures-test--again = Kamu membuka mill-mu dengan gerak dari e4 ke f4. Bentuklah lagi, dan selesaikan giliranmu.
    .success = Mill baru, tangkapan baru. Yang boleh ditangkap hanya buah di luar b6–d6–f6.

step-captures-test--who-says-so = Buah Hitam tinggal tiga, semuanya dalam satu mill. Putih bergerak dari d1 ke d2, membentuk mill, dan menangkap buah di d7.
    .success = Semuanya kecuali MTTE. Menurut aturannya, ketiga buah ini tidak bisa ditangkap selama mill-nya belum terbuka, dan permainan berlanjut.

step-captures-test--back-again = Putih baru saja menangkap buah Hitam di c5. “Giliranku! Kutempatkan lagi di c5,” kata Hitam. Apakah itu boleh?
    .success = Tidak. Buah itu sudah keluar dari permainan, dan tangan Hitam kosong. Hitam harus menggerakkan buahnya.

step-captures-test--guard-and-take = Bentuklah mill. Tangkapan terbaik sekaligus mencegah Hitam membentuk mill di tempat yang baru kamu tinggalkan.
    .success = Buah di a7 ingin melangkah ke samping b4 dan c4. Yang terbaik adalah menangkap salah satu dari ketiganya.

step-captures-test--what-is-it-called = Putih keluar dari a4–b4–c4 dan ingin membentuknya lagi dari b6. Apa sebutan pemain untuk mill seperti itu?
    .option-double-mill = Dua mill sekaligus
    .option-swing-mill = Csiki-csuki
    .option-open-mill = Mill terbuka
    .success = Mill terbuka: setiap kali dibentuk lagi, mill itu menangkap lagi.
    .wrong-double-mill = Di sini hanya ada satu mill, a4–b4–c4, dan mill itu sedang terbuka.
    .wrong-swing-mill = Csiki-csuki membentuk mill lain dengan gerak yang sama. Gerak b4–b6 tidak membentuk apa-apa.
