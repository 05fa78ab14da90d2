lesson-two-mills-at-once = Dua mill sekaligus
    .intro = Kadang satu buah melengkapi dua garis. Itulah giliran yang paling indah, tetapi apa hasilnya?

step-two-mills-at-once--where-lines-cross = Tempatkan satu buah yang membentuk **dua mill sekaligus**, lalu selesaikan giliranmu.
    .hint1 = Di titik kosong mana kedua garis yang kurang satu buah itu bertemu?
    .success = Dua mill dengan satu buah! Tetapi itu tetap satu giliran, dan satu giliran menangkap satu buah.

step-two-mills-at-once--along-the-edge = Putih menempatkan buah di g4: g1–g4–g7 menjadi mill, begitu pula e4–f4–g4. Berapa buah yang ditangkap Putih?
    .hint1 = Yang dihitung jumlah mill atau jumlah giliran?
    .option-two = Dua
    .option-one = Satu
    .option-none = Tidak ada
    .success = Satu. Ada yang di rumahnya menangkap dua buah untuk dua mill, tetapi panduan yang membahasnya, MorrisTalk dan Ply Yard, menyebut satu.
    .wrong-two = Itu berarti satu buah untuk tiap mill. Menurut aturan, satu buah untuk tiap giliran yang membentuk mill.
    .wrong-none = Dua mill tentu tidak lebih buruk daripada satu.

step-two-mills-at-once--no-stronger-than-one = Putih baru saja menempatkan buah di a4 dan membentuk dua mill. “Dua mill lebih kuat daripada satu, jadi kuhancurkan mill-mu dan kutangkap e4!” Bolehkah Putih melakukannya?
    .hint1 = Apakah mill kedua mengubah buah mana yang boleh ditangkap?
    .success = Tidak. Dua mill menangkap sama seperti satu mill: satu buah, dan bukan yang dilindungi. Pilihannya ada di d2, d7, dan g1.

step-two-mills-at-once--and-then = Putih menempatkan buah di c5, membentuk dua mill, dan menangkap buah di b2. Apa berikutnya?
    .hint1 = Berapa kali Putih boleh menangkap dalam satu giliran?
    .option-white-captures = Putih menangkap satu buah lagi
    .option-black-places = Hitam menempatkan buah
    .success = Giliran Hitam. Satu penangkapan itu mengakhiri giliran Putih, walaupun mill-nya dua.
    .wrong-white-captures = Mill kedua tidak memberi buah kedua. Giliran sudah berpindah.

step-two-mills-at-once--who-slides-leaves = Sekarang buah bergerak. Buahmu pergi dari f4 ke e4, di antara e3 dan e5, dan segaris dengan g4. Tandai semua buahmu yang sekarang berada dalam mill.
    .hint1 = Apa yang ada di f4 sekarang?
    .success = Hanya e3, e4, dan e5. Buah yang bergerak di suatu garis meninggalkan celah di garis itu juga. Jadi, dua mill sekaligus hanya lahir saat penempatan.

step-two-mills-at-once--every-chance = Tandai semua titik tempat buahmu berikutnya membentuk mill, satu atau dua.
    .hint1 = Ikuti setiap pasang buahmu sampai titik ketiga pada garisnya.
    .success = Di d2, d5, dan f4. Di d2 bahkan dua sekaligus, dan tangkapannya tetap satu.

step-two-mills-at-once--double-and-safe = Di sini satu buah bisa membentuk dua mill. Temukan titiknya. Tangkapan terbaik mencegah Hitam langsung membalas dengan mill.
    .hint1 = Dua garismu bertemu di salah satu sudut persegi tengah.
    .success = Dua mill, satu tangkapan. Tanpa buah di c3 atau c5, Hitam tidak bisa membalas dengan mill, dan kamu punya dua mill.
