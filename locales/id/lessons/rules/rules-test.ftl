lesson-rules-test = Ujian: aturan
    .intro = Sepuluh soal, dari papan kosong sampai penangkapan terakhir. Semuanya sudah kamu ketahui.

step-rules-test--who-begins = Kedelapan belas buah masih di tangan. Apa yang terjadi lebih dulu?
    .option-black-places = Hitam menempatkan buah
    .option-white-places = Putih menempatkan buah
    .success = Putih selalu mulai, dengan satu dari sembilan buahnya. Lalu giliran Hitam.
    .wrong-black-places = Hitam mendapat giliran kedua.

step-rules-test--in-the-middle = Putih ingin menempatkan buah tepat di tengah, di d4. Apakah itu boleh?
    .success = Tidak. Kalau tidak ada garis yang bertemu, tidak ada titik.

step-rules-test--two-lines = Tandai semua titik lain pada garis-garis yang melewati buahmu di g4.
    .success = g1 dan g7 pada satu garis, f4 dan e4 pada garis lain.

step-rules-test--next-to-it = Tempatkan buahmu berikutnya tepat di sebelah buah Hitam di d6.
    .success = Titik kosong mana pun boleh, juga di sebelah buah lawan.

step-rules-test--not-yet = Putih punya enam buah di tangan dan ingin bergerak dari d2 ke d1. Apakah itu boleh?
    .success = Tidak. Semua buah harus ditempatkan dulu.

step-rules-test--true-or-bent = Tandai semua titik tempat buahmu berikutnya membentuk mill.
    .success = Hanya f6. Di a7, ketiga buahmu berbelok di sudut.

step-rules-test--move-and-take = Bergeraklah untuk membentuk mill, lalu selesaikan giliranmu.
    .success = Gerak, mill, penangkapan! Yang boleh ditangkap hanya buah di luar mill Hitam.

step-rules-test--where-to-go = Tandai semua titik tujuan buahmu di f4.
    .success = Ke e4 dan f6. Di f2 dan g4 ada buah hitam, dan buah tidak boleh melompatinya.

step-rules-test--who-flies = Tangan keduanya kosong. Putih punya tiga buah, Hitam empat. Siapa yang boleh terbang?
    .option-black = Hanya Hitam
    .option-neither = Tidak ada
    .option-white = Hanya Putih
    .option-both = Keduanya
    .success = Hanya Putih, dengan tepat tiga buah.
    .wrong-black = Buah Hitam empat.
    .wrong-neither = Buah Putih tepat tiga.
    .wrong-both = Dengan empat buah, Hitam masih melangkah.

step-rules-test--the-end = Putih bergerak dari c5 ke d5, membentuk mill, dan menangkap buah di e3.
    .success = Putih menang: buah Hitam tinggal dua.
