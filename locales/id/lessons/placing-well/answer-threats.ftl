lesson-answer-threats = Menjawab ancaman
    .intro = Lawanmu juga punya rencana. Sebelum menempatkan buah, selalu tanyakan: di mana lawan bisa membentuk mill?

step-answer-threats--the-true-threat = Pada beberapa garis ada dua buah hitam. Tetapi di kebanyakan garis itu buahmu menghalangi. Tandai semua titik tempat Hitam bisa membentuk mill pada giliran berikutnya.
    .hint1 = Sepasang buah hanya mengancam kalau titik ketiga garisnya kosong.
    .success = Hanya b2, pada garis b2–b4–b6. Pasangan lainnya tidak berbahaya, karena Putih menghalangi di a1, c4, d6, dan g7. Periksalah ini sebelum setiap penempatan.

step-answer-threats--block-and-threaten = Hitam mengancam membentuk mill. Hentikan, dan perhatikan apa lagi yang dilakukan buahmu.
    .hint1 = Garis mana yang berisi dua buah hitam dan titik ketiganya kosong?
    .success = Di d3 kamu menghentikan d1–d2–d3, dan bersama c3 kamu sendiri mengancam di e3. Pertahanan yang sekaligus mengancam itu untung satu giliran: sekarang Hitam yang harus menjawab.

step-answer-threats--too-late = Kamu bermain sebagai Hitam. Di berapa titik Putih bisa membentuk mill pada giliran berikutnya?
    .hint1 = Perhatikan f4 dan f6, lalu d6 dan f6.
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Di dua titik: b6 dan f2. Kamu hanya bisa mengisi satu. Ancaman ganda seperti ini harus dihentikan satu giliran lebih awal, sebelum garis kedua siap.
    .wrong-n0 = Lihat lagi: Putih punya dua pasangan yang titik ketiganya kosong.
    .wrong-n1 = Masih ada satu lagi. Ikuti kedua garis yang melalui f6.

step-answer-threats--a-turn-earlier = Hitam belum mengancam apa-apa. Tetapi di c3 dua garis hitam bisa bertemu, dengan dua ancaman sekaligus. Tempatkan buahmu supaya itu tidak terjadi!
    .hint1 = Isi c3, atau rusak salah satu garisnya, atau buat ancaman yang harus dijawab Hitam.
    .success = Satu buah cukup asal tepat waktu. Di c3, c4, atau d3 kamu merusak satu garis; dengan f2 atau f6 kamu mengancam lebih dulu. Dua garis dengan titik bersama paling lemah di titik itu.

step-answer-threats--close-instead = Hitam mengancam di d1. Kamu bisa menghalangi, tetapi ada yang lebih baik: bentuklah mill, dan pilih tangkapanmu supaya ancaman itu ikut hilang.
    .hint1 = Dua buah hitam mana yang membuat ancaman itu?
    .success = Kamu membentuk mill di b2. Paling baik menangkap salah satu buah pasangan itu, supaya tidak ada lagi ancaman. Membentuk mill lebih baik daripada menghalangi, kalau tangkapannya menghentikan ancaman.

step-answer-threats--who-is-first = Putih mengancam mill di e5. Tetapi sekarang giliran Hitam: ia menempatkan buah terakhir di f2, membentuk mill, dan menangkap buah di d7.
    .hint1 = Berapa buah Putih tadi?
    .success = Hitam menang: buah Putih tinggal dua. Yang penting adalah mill siapa yang terbentuk lebih dulu, bukan siapa yang lebih dulu mengancam.

step-answer-threats--proved-block = Kamu bermain sebagai Hitam, dan buah terakhir ada di tanganmu; sesudah itu semua boleh terbang. Putih mengancam membentuk mill. Lakukan yang harus dilakukan!
    .hint1 = Dua buah putih ada pada satu garis, dan titik di tengahnya kosong.
    .success = Di b4. Program ini sudah membuktikannya: titik lain mana pun kalah, sedangkan yang ini bukan hanya menyelamatkanmu, tetapi malah menang. Menghalangi bisa menjadi langkah yang kuat.

step-answer-threats--in-the-crowd = Papan hampir penuh, dan setiap pemain tinggal punya satu buah di tangan. Hitam mengancam satu mill. Hentikan!
    .hint1 = Periksa semua garis yang berisi dua buah hitam. Hanya satu yang titik ketiganya kosong.
    .success = Di f2: sekarang garis b2–d2–f2 tertutup bagi Hitam. Di papan yang ramai mata mudah terkecoh, jadi periksalah garis demi garis.
