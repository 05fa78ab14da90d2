lesson-all-in-mills = Kalau semuanya di dalam mill
    .intro = Mill melindungi buahnya selama masih ada buah lain di luar. Lalu, bagaimana kalau tidak ada yang di luar?

step-all-in-mills--free-choice = Kelima buah hitam berada dalam mill, jadi kali ini tidak ada mill yang melindungi. Bentuklah mill g1–g4–g7, dan tangkap buah mana pun yang kamu mau.
    .hint1 = Buah ketiga datang lewat tepi atas.
    .success = Tidak ada buah hitam di luar, jadi kamu boleh memilih dari kelimanya.

step-all-in-mills--how-many-to-choose-from = Kamu sudah membentuk b6–d6–f6. Keenam buah Hitam berada dalam dua mill. Dari berapa buah kamu boleh memilih?
    .hint1 = Adakah buah hitam di luar kedua mill itu?
    .option-n0 = Tidak ada
    .option-n3 = Tiga
    .option-n6 = Enam
    .success = Dari keenamnya. Satu mill atau dua sama saja: yang penting, tidak ada yang di luar.
    .wrong-n0 = Begitulah kalau mill selalu melindungi. Padahal mill melindungi hanya selama masih ada buah di luar.
    .wrong-n3 = Tidak ada mill yang melindungi lebih kuat daripada yang lain.

step-all-in-mills--one-is-enough = Putih membentuk e3–e4–e5. Lima dari tujuh buah Hitam berada dalam mill. “Hampir semuanya, jadi kutangkap yang di d5!” Bolehkah Putih melakukannya?
    .hint1 = Cari buah yang tidak berada dalam mill mana pun.
    .success = Tidak. Buah di c5 dan f2 ada di luar. Satu saja sudah cukup supaya mill tetap melindungi.

step-all-in-mills--the-hand-does-not-count = Tahap penempatan belum selesai, dan Hitam masih punya empat buah di tangan. Kamu sudah membentuk f2–f4–f6. Tandai semua buah yang boleh kamu tangkap.
    .hint1 = Apakah buah di tangan sudah ada di papan?
    .success = Kelimanya. Untuk ini hanya buah di papan yang dihitung, dan semuanya berada dalam mill. Empat buah di tangan tidak mengubah apa-apa.

step-all-in-mills--no-last-fortress = Buah Hitam tinggal tiga, semuanya dalam satu mill. Putih bergerak dari d2 ke d1, membentuk mill, dan menangkap buah di d6.
    .hint1 = Adakah buah lain yang bisa ditangkap Putih? Dan berapa buah Hitam yang tersisa?
    .success = Putih menang. Mill terakhir bukan benteng: kalau tidak ada buah di luar, isinya boleh ditangkap, dan dua buah tidak cukup.

step-all-in-mills--another-club = Semua buah Hitam berada dalam mill. Putih bergerak dari f4 ke f2, membentuk mill, dan menangkap buah di g4.
    .hint1 = Salah satu dari mereka hanya berkata bahwa buah dalam mill tidak boleh ditangkap, tanpa kata “kecuali”.
    .success = Semuanya kecuali **MTTE**, perkumpulan permainan tradisional di Hungaria. Aturan lombanya melindungi buah dalam mill tanpa menyebut pengecualian.

step-all-in-mills--nothing-to-take = Mereka bermain menurut aturan MTTE. Putih menempatkan buah di e3 dan membentuk mill, tetapi semua buah hitam di papan berada dalam mill. Apa yang terjadi?
    .hint1 = Menurut aturan ini, tidak ada buah yang bisa ditangkap di sini.
    .option-any-stone = Putih menangkap buah mana pun
    .option-turn-passes = Tidak ada yang ditangkap, lalu giliran Hitam
    .option-mill-forbidden = Putih tidak boleh membentuk mill
    .success = Tidak ada yang ditangkap, lalu giliran Hitam. Aturannya hanya menyebut bahwa buah seperti itu tidak boleh ditangkap; bahwa giliran lalu berpindah, itu tafsiran kami.
    .wrong-any-stone = Hampir di mana-mana memang begitu. Tetapi MTTE tidak memberi pengecualian, dan kelima buah hitam ada dalam mill b2–b4–b6 dan b6–d6–f6.
    .wrong-mill-forbidden = Tidak ada yang melarang mill c3–d3–e3. Hanya saja tidak ada yang bisa ditangkap.

step-all-in-mills--choose-well = Kembali ke aturan kita: bentuklah mill g1–g4–g7. Kamu boleh menangkap buah hitam mana pun, tetapi setelah tangkapan terbaik Hitam tidak bisa membentuk mill pada giliran berikutnya.
    .hint1 = Kalau ada celah di satu mill, bisakah buah dari mill lain masuk ke sana?
    .success = Kamu boleh memilih dari keenamnya. Yang terbaik adalah buah di sudut. Kalau buah di d5 atau d6 kamu tangkap, temannya tinggal melangkah ke celah itu dan membentuk mill.
