lesson-sacrifice = Pengorbanan
    .intro = Kadang-kadang lawan boleh kamu biarkan membentuk mill, karena mill-mu lebih dulu mengakhiri permainan. Tetapi itu harus dihitung, bukan diharapkan.

step-sacrifice--what-is-threatened = Kamu bermain sebagai Hitam: enam buah melawan tiga buah yang terbang. Tandai semua titik tempat Putih bisa membentuk mill pada giliran berikutnya.
    .hint1 = Dua buah putih mana yang segaris tanpa ada buah hitam di sana?
    .success = Di b6, kalau buah di d1 terbang ke sana. Kamu akan kehilangan satu dari enam buah. Sebaliknya, satu mill-mu membuat Putih kalah: di situlah gunanya pengorbanan.

step-sacrifice--ignore-it = Hitam mengancam terbang ke b4 dan membentuk mill. Kamu bisa mencegahnya – atau temukan yang lebih baik.
    .hint1 = Kalau Hitam memakai gilirannya untuk membentuk mill, berapa ancamanmu yang masih tersisa setelah tangkapan itu?
    .success = f4–f2 mengancam f2–f4 dan d3–d2. Hitam hanya punya satu giliran: menutup satu titik, atau menangkap satu buah. Bagaimanapun, masih tersisa satu mill untukmu.

step-sacrifice--after-the-gift = Putih bermain d2–f2 dengan dua ancaman. Hitam membentuk c3–c4–c5 dan menangkap buah di e4. Di berapa titik Putih masih bisa membentuk mill?
    .hint1 = Salah satu ancaman membutuhkan e4. Bagaimana dengan yang lain?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Satu: f2–d2 membentuk d1–d2–d3, dan buah Hitam tinggal dua. Putih memberikan satu buah dan memenangkan permainan.
    .wrong-n0 = Mill yang terbuka itu masih menunggu: d1, d3, dan f2 di sebelah celahnya.
    .wrong-n2 = Tanpa e4, tidak ada lagi pasangan di baris 4.

step-sacrifice--the-guard-leaves = Buahmu di d5 mencegah Putih membentuk c5–d5–e5. Haruskah ia tetap di sana?
    .hint1 = Di mana buah itu berguna untuk sebuah mill, dan apa lagi yang terancam saat itu?
    .success = d5–d6 membiarkan Putih masuk, tetapi di d6 buah itu berada di sebelah dua celah, d7 dan f6. Satu tangkapan tak bisa meniadakan keduanya.

step-sacrifice--nothing-to-give = Hitam punya tiga buah dan memilih membuat ancaman ganda, b2 dan f6, alih-alih menjaga a7. Putih bergerak dari a4 ke a7, membentuk mill, dan menangkap buah di d2.
    .hint1 = Berapa buah yang boleh hilang dari Hitam?
    .success = Putih menang. Yang punya tiga buah tidak punya apa-apa untuk diberikan: setiap ancaman harus dijawab, atau didahului.

step-sacrifice--quietly = Putih mengancam membentuk a4–b4–c4. Jangan hiraukan: mill-mu sendiri bisa berbuat lebih banyak.
    .hint1 = Bukalah mill-mu sehingga buah yang keluar berada di sebelah celah kedua.
    .success = Dari e4, kamu bisa kembali ke e5, atau ke f4 di antara f2 dan f6. Mill Putih pun tidak akan menolongnya.

step-sacrifice--two-against-it = Hitam mengancam di a7 dan c4, dan kamu tidak bisa menghentikan keduanya. Jadi biarkan salah satunya datang, dan hitunglah.
    .hint1 = Buah di depan dua celah mengancam dua kali, tetapi Hitam akan menangkapnya. Buah mana yang bisa menggantikan tempatnya?
    .success = Di f4, buahmu berada di depan dua celah, e4 dan g4, jadi Hitam terpaksa menangkapnya. f2–f4 menempatkan buah lain di sana dengan dua ancaman yang sama, dan kali ini Hitam terlambat.
