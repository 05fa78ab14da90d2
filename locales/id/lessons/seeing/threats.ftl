lesson-threats = Melihat ancaman
    .intro = Di mana mill bisa terbentuk pada giliran berikutnya? Tanyakan itu setiap giliran: untuk dirimu, lalu untuk lawanmu.

step-threats--two-and-an-empty-point = Dua buahmu pada satu garis, dan titik ketiganya kosong: itulah **calon mill**. Tandai semua titik tempat kamu bisa membentuk mill sekarang.
    .hint1 = Periksa buahmu dua-dua. Apakah keduanya segaris, dan titik ketiganya kosong?
    .success = b2 dan f6. Buah di f2 termasuk dalam dua calon mill sekaligus: buah yang punya dua tugas memang menguntungkan.

step-threats--the-other-side = Sekarang lihat dengan mata Hitam. Di mana Hitam bisa membentuk mill pada giliran berikutnya kalau kamu tidak berbuat apa-apa? Tandai semua titiknya.
    .hint1 = Yang penting sekarang adalah pasangan Hitam: garis dengan dua buah hitam.
    .success = c4 dan f6. Dua titik sekaligus, padahal buah Putih berikutnya hanya bisa mengisi salah satunya.

step-threats--not-round-the-corner = Di bagian atas Putih punya sekelompok buah: b6, d6, f6, dan d7. Tandai semua titik tempat penempatan satu buah akan membentuk mill.
    .hint1 = Buah di b4 atau f4 akan berada di balik sudut. Titik kosong mana yang berada pada satu garis lurus dengan dua buah putih?
    .success = Hanya d5, pada garis d5–d6–d7. Buah di b4 akan mengelilingi sudut bersama b6 dan d6, tetapi mill tidak pernah berbelok di sudut.

step-threats--who-can-get-there = Sekarang semua buah sudah ditempatkan. Putih punya tiga calon mill, tetapi tidak semuanya siap. Tandai semua titik tempat Putih bisa membentuk mill pada giliran ini.
    .hint1 = Tepat di sebelah titik kosong itu harus ada buah putih ketiga.
    .success = Hanya f6, dari f4. Di sebelah d7 dan e4 tidak ada buah yang bisa masuk. Saat bergerak, perlu dua buah pada garisnya dan satu lagi di depan pintu.

step-threats--false-alarm = Hitam punya dua calon mill: a4–b4–c4 dan a7–d7–g7. Di berapa titik Hitam bisa membentuk mill pada giliran berikutnya?
    .hint1 = Buah hitam mana yang akan pergi ke c4, dan mana yang ke g7?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Tidak ada. Tidak ada buah ketiga di sebelah c4 atau g7, dan mill a1–a4–a7 sudah terbentuk. Peringatan palsu: kamu bebas melakukan hal lain.
    .wrong-n1 = Buah mana yang akan membentuknya? Tidak mungkin salah satu dari dua buah pada garis itu.
    .wrong-n2 = Pasangannya memang dua. Tetapi siapa yang mengisi titik kosongnya?

step-threats--stand-in-the-way = Kamu bermain sebagai Hitam. Pada giliran berikutnya, Putih ingin membentuk d1–d2–d3. Hentikan!
    .hint1 = Salah satu buahmu ada tepat di sebelah titik yang diperlukan Putih.
    .success = b2–d2, dan garis itu tak lagi bisa menjadi mill. Satu buah di titik yang tepat menghentikan satu mill utuh.

step-threats--from-the-air = Hitam punya tiga buah dan boleh terbang. Tandai semua titik tempat Hitam bisa membentuk mill pada giliran berikutnya.
    .hint1 = Buah yang terbang bisa datang dari mana saja. Pasangan apa saja yang ada di antara ketiga buah itu?
    .success = c3 dan e4. Buah yang satu lagi selalu terbang ke sana: dari e5 ke c3, atau dari d3 ke e4. Melawan buah yang terbang, setiap pasangan yang titik ketiganya kosong adalah ancaman.

step-threats--both-want-it = Di sini kamu bisa membentuk mill di dua titik. Tetapi salah satunya juga diincar Hitam. Ambil titik itu, dan tuntaskan giliranmu.
    .hint1 = Temukan dulu dua titikmu sendiri, lalu titik tempat Hitam akan membentuk mill.
    .success = Di f6, dengan satu buah saja kamu membentuk f2–f4–f6 sekaligus menghentikan b6–d6–f6. Titik yang diincar kedua pihak biasanya bernilai ganda.

step-threats--stop-it-by-taking = Hitam ingin ke d3 dan membentuk c3–d3–e3. Bentuk mill-mu lebih dulu, dan tangkap satu buah sedemikian rupa sehingga Hitam tidak bisa melakukannya.
    .hint1 = Setelah penangkapanmu, buah Hitam tinggal tiga. Apa yang boleh dilakukan ketiganya?
    .success = Satu buah hilang dari garis itu, dan ancamannya lenyap. Menangkap buah di d2 tidak menolong: dengan tiga buah Hitam terbang, dan dari e5 ia akan sampai di d3.
