lesson-swing-mill = Csiki-csuki
    .intro = Keluar dari satu mill, langsung masuk ke mill lain: mill ayun ini menangkap pada setiap gerak, dan tak banyak senjata di papan yang lebih kuat.

step-swing-mill--find-the-hinge = Mill a1–d1–g1 milik Putih sudah terbentuk. Salah satu buahnya bisa keluar dan membentuk mill lain dengan gerak yang sama. Tandai titik tempat hal itu terjadi.
    .hint1 = Carilah pasangan putih yang titik kosongnya ada di sebelah mill itu.
    .success = g4: dari g1, buah itu bergabung dengan e4 dan f4. Pada giliran berikutnya ia bisa kembali ke g1 dan membentuk mill pertama lagi: keluar masuk, dan setiap kali menangkap.

step-swing-mill--swing = Ayun! Bentuk a4–b4–c4 dengan buah dari mill-mu, dan tangkap satu buah.
    .hint1 = Buah mana dari b6–d6–f6 yang ada di sebelah b4?
    .success = b6–b4 membuka satu mill dan membentuk yang lain. Jalan kembali ke b6 pun terbuka, jadi tangkapan berikutnya sudah mengancam.

step-swing-mill--and-back-again = Hitam berayun dari a7 ke d7 dan menangkap buah di e5; Putih bergerak b4–b2. Sekarang Hitam berayun kembali, d7–a7. Berapa buah yang ditangkap Hitam?
    .hint1 = Mill mana yang terbuka pada ayunan pertama?
    .option-none = Tidak ada
    .option-one = Satu
    .success = Satu: a1–a4–a7 terbentuk lagi, sedangkan d5–d6–d7 terbuka. Mill terbuka menangkap setiap dua giliran, csiki-csuki setiap giliran.
    .wrong-none = Di a7, buah itu melengkapi a1–a4–a7 yang tadinya terbuka.

step-swing-mill--two-that-stand = Putih punya dua mill yang bertemu di b2. Di berapa titik Putih bisa membentuk mill pada giliran ini?
    .hint1 = Kedua mill itu sudah lengkap. Adakah celah yang bisa diisi salah satu buahnya?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Tidak ada. Csiki-csuki butuh satu mill yang lengkap, satu lagi yang punya celah, dan satu buah yang bisa bolak-balik. Di antara dua mill yang lengkap tak ada tempat untuk berayun.
    .wrong-n1 = Lihat pasangan di c3 dan d3: siapa yang bisa datang ke e3?
    .wrong-n2 = Kedua mill itu sudah lengkap. Mill yang hanya diam tidak memberi apa-apa.

step-swing-mill--build-it = Kamu bermain sebagai Hitam. Mill-mu b6–d6–f6 sudah terbentuk, dan d6 ada di sebelah d5. Siapkan mill kedua, sehingga pada giliran berikutnya d6–d5 membentuknya.
    .hint1 = Bersama dua buah di titik mana d5 akan menjadi mill di baris 5?
    .success = Sekarang c5 dan e5 menunggu d6. Karena buah di d6 keluar dari mill dan bisa kembali, Putih menghadapi csiki-csuki.

step-swing-mill--is-it-fair = Hitam ingin berayun: f6–f4 membuka b6–d6–f6 dan membentuk e4–f4–g4. “Itu tidak adil!” kata Putih. Apakah itu legal menurut aturan umum?
    .hint1 = Adakah aturan di sini yang mengatur dari mill mana sebuah buah boleh datang?
    .success = Legal. Ada aturan setempat yang melarangnya, tetapi itu harus disepakati sebelum bermain.

step-swing-mill--swing-and-win = Berayunlah, dan tangkap buah yang menghalangi pukulan kedua!
    .hint1 = Setelah penangkapanmu, Putih terbang dengan tiga buah. Di berapa titik kamu bisa membentuk mill saat itu?
    .success = Setelah d5–e5, kamu bisa kembali ke d5, atau bermain d6–f6 yang membentuk f2–f4–f6, karena buah di f6 sudah hilang. Putih tidak bisa menghentikan keduanya.
