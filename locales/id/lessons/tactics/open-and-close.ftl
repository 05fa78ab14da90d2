lesson-open-and-close = Membuka dan membentuk kembali
    .intro = Mill yang diam tidak menangkap apa-apa. Kekuatannya: kamu bisa membukanya lalu membentuknya kembali, selama lawan membiarkannya.

step-open-and-close--there-and-back = Putih membuka mill a4–b4–c4 dengan b4–b6. Hitam bergerak dari d2 ke f2. Sekarang Putih kembali, b6–b4. Berapa buah yang ditangkap Putih?
    .hint1 = Apakah mill itu tadi terbuka, dan apakah gerak ini membentuknya kembali?
    .option-none = Tidak ada
    .option-one = Satu
    .success = Satu. Keluar lalu kembali butuh dua giliran dan menangkap satu buah, berulang kali. Para pemain menyebutnya mill terbuka, atau menggiling.
    .wrong-none = Mill itu tadi terbuka, dan gerak ini membentuknya kembali: itu dihitung sebagai mill baru.

step-open-and-close--open-the-safe-way = Bukalah mill b2–b4–b6, tetapi sedemikian rupa sehingga Hitam tidak bisa masuk ke titik yang kamu tinggalkan.
    .hint1 = b2, b4, dan b6: di sebelah mana ada buah hitam?
    .success = Tak ada yang bisa mencapai b6, jadi pada giliran berikutnya kamu membentuk mill itu lagi. Kalau kamu pergi dari b4, buah di a4 akan masuk.

step-open-and-close--the-gap-is-filled = Putih membuka d1–d2–d3 dengan d1–a1, tepat di sebelah buah hitam di g1. Hitam masuk dengan g1–d1. Di berapa titik Putih bisa membentuk mill sekarang?
    .hint1 = Di mana buah Hitam itu sekarang?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .success = Tidak ada. Hitam mengorbankan satu mill untuk itu, tetapi mill-mu pun tidak bisa terbentuk selama buah itu di sana. Sebelum membuka, lihat siapa yang ada di sebelah titik yang kamu tinggalkan.
    .wrong-n1 = Putih harus kembali ke d1. Buah siapa yang ada di sana?

step-open-and-close--step-into-the-gap = Kamu bermain sebagai Hitam. Putih baru saja membuka mill f2–f4–f6 dan ingin kembali ke f4. Jangan biarkan!
    .hint1 = Mill yang terbuka punya celah. Siapa yang ada di sebelahnya?
    .success = e4–f4, dan selama kamu di sana, mill itu tetap terbuka. Kalau membuka mill di dekat buah lawan, perhitungkan hal itu.

step-open-and-close--a-third-time = Mill a7–d7–g7 milik Putih sudah dua kali dibuka dan sekali dibentuk kembali. Sekarang Putih ingin membentuknya lagi dengan g4–g7. “Masa itu-itu terus!” kata Hitam. Apakah gerak itu legal?
    .hint1 = Yang penting: apakah gerak itu membentuk mill yang tadinya terbuka.
    .success = Legal, dan menangkap lagi. Tidak ada batas berapa kali mill yang sama boleh dibentuk.

step-open-and-close--open-with-a-threat = Ketiga buah Hitam boleh terbang, jadi mill terbuka saja akan langsung diisi. Bukalah mill-mu sambil mengancam hal lain.
    .hint1 = Buah mana dari mill itu yang bisa melangkah ke garis tempat buahmu yang lain sudah menunggu?
    .success = Dari c3 kamu mengancam kembali ke d3, juga b4–c4 yang membentuk c3–c4–c5. Melawan buah yang terbang, bukalah mill sambil membuat ancaman kedua.

step-open-and-close--open-as-black = Gagasan yang sama, dengan buah lain. Buah mana yang keluar dari mill, dan ke mana?
    .hint1 = a7 dan g7 berjauhan. Lihatlah di sekitar buah di b4.
    .success = Di c4, buah itu berada di sebelah b4: bersama a4 akan menjadi mill, atau ia kembali ke c3. Putih hanya bisa mengisi salah satu dari dua titik itu.
