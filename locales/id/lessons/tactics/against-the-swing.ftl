lesson-against-the-swing = Melawan csiki-csuki
    .intro = Csiki-csuki bisa dilawan. Setiap saat ada celahnya: satu garis yang belum lengkap.

step-against-the-swing--see-it-coming = Hitam punya dua mill dan hendak berayun. Tandai titik tempat mill bisa terbentuk pada giliran berikutnya.
    .hint1 = Pasangan hitam mana yang menunggu, dan mill mana yang ada di sebelah titik kosongnya?
    .success = d7: dari a7, sebuah buah akan membentuk d5–d6–d7 dan membuka a1–a4–a7, dengan jalan kembali yang bebas. Celah inilah yang harus kamu perebutkan.

step-against-the-swing--fill-the-gap = Hitam punya dua mill, c5–d5–e5 dan a1–a4–a7, dan ingin mulai berayun di d7. Isi celah itu sebelum dimulai!
    .hint1 = Satu buahmu ada di sebelah d7, walaupun sedang berada dalam mill.
    .success = g7–d7. Mill-mu sendiri terbuka, tetapi masih bisa kamu bentuk lagi, sedangkan ayunan Hitam sudah terhenti sebelum dimulai.

step-against-the-swing--behind-its-back = Hitam berayun dari f4 ke f6, menangkap buah di a4, dan ingin berayun kembali pada giliran berikutnya. Hentikan!
    .hint1 = Setiap ayunan meninggalkan satu titik kosong. Siapa yang ada di sebelahnya?
    .success = f2–f4: tempat asal buah itu kini milikmu. Tangkapan pertama memang sakit, tetapi tidak akan ada yang kedua.

step-against-the-swing--what-can-be-taken = Kamu bermain sebagai Hitam dan baru saja membentuk mill. Putih mengancam berayun c5–d5. Tandai semua buah yang boleh kamu tangkap.
    .hint1 = Di mana buah yang berayun itu sekarang berada?
    .success = d1, d6, dan d7. Buah yang berayun selalu berada dalam mill, jadi dilindungi; garis yang masih terbuka tidak. Menangkap buah di d6 atau d7 mengakhiri ayunan itu.

step-against-the-swing--take-from-the-open-line = Hitam hendak berayun b4–b2. Tetapi kamu bisa membentuk mill lebih dulu: lakukan, dan tangkap satu buah sehingga ayunan itu gagal.
    .hint1 = Mill a4–b4–c4 dilindungi. Dua buah mana yang ada pada garis yang lain?
    .success = Tanpa d2 atau f2, tidak ada mill kedua untuk diayun. Menangkap buah di d7 tidak akan menolong.

step-against-the-swing--before-it-is-built = Hitam punya satu mill dan satu buah di f2, dan merencanakan d3–d2 untuk menyiapkan ayunan b4–b2. Dahului Hitam di titik yang diperlukannya!
    .hint1 = Selain b2, titik mana yang masih kurang pada garis kedua Hitam?
    .success = Selama buahmu di d2, garis b2–d2–f2 terpotong. Csiki-csuki paling murah dihentikan selagi masih berupa rencana.

step-against-the-swing--three-against-a-swing = Kamu terbang dengan tiga buah, dan Hitam ingin berayun dari d5 ke c5. Buahmu yang mana sebaiknya mengisi celah itu?
    .hint1 = Celahnya jelas. Tetapi buahmu yang mana boleh pergi tanpa membuka garis lain?
    .success = c5 terisi, dan ayunan itu tak punya tujuan. Dengan tiga buah, yang harus dijaga adalah celahnya, bukan mill yang sudah ada.
