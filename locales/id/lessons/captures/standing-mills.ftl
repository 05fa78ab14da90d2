lesson-standing-mills = Diam, buka, bentuk lagi
    .intro = Kamu punya mill. Bagaimana mill itu bisa menangkap untuk kedua kalinya, dan ketiga kalinya?

step-standing-mills--every-turn-one = Mill Putih d1–d2–d3 sudah tiga giliran ada di papan. “Mill-ku menangkap buah di d6,” kata Putih. Apakah itu boleh?
    .hint1 = Kapan tepatnya mill menangkap?
    .success = Tidak. Mill menangkap hanya pada giliran yang membentuknya. Selama hanya diam, mill tidak memberi apa-apa.

step-standing-mills--out-and-in = Kamu sudah membuka mill-mu: buah dari b4 sekarang ada di a4. Hitam bergerak di tempat lain. Bentuklah lagi mill-mu, dan selesaikan giliranmu!
    .hint1 = Titik mana dari mill itu yang kosong?
    .success = Keluar lalu masuk: dua giliran, satu tangkapan. Mill yang dibuka lalu dibentuk lagi dihitung sebagai mill baru.

step-standing-mills--the-third-time = Putih sudah dua kali membentuk d5–d6–d7 dan ingin melakukannya lagi. “Mill yang sama untuk ketiga kalinya? Itu dilarang!” kata Hitam. Bolehkah Putih bergerak dari a7 ke d7?
    .hint1 = Adakah yang membatasi berapa kali sebuah mill boleh dibentuk?
    .success = Boleh. Kamu boleh membuka dan membentuk lagi mill yang sama sesering yang kamu bisa, dan setiap kali kamu menangkap.

step-standing-mills--another-stone = Putih membuka mill b2–d2–f2 dengan bergerak dari d2 ke d1. Sekarang buah lain, yang di d3, masuk menggantikannya. Berapa buah yang ditangkap Putih?
    .hint1 = Apakah penting dari mana buah mill itu datang?
    .option-none = Tidak ada
    .option-one = Satu
    .success = Satu. Buah mana pun boleh mengisi celah itu: tiga buah berada pada satu garis, dan mill itu terbentuk pada giliran ini.
    .wrong-none = Garis itu tadi terbuka, sekarang penuh. Dari mana buah ketiga datang tidak menjadi soal.

step-standing-mills--where-it-pays = Mill-mu c3–c4–c5 sudah ada di papan. Tandai semua titik kosong tempat kamu bisa membentuk mill pada giliran ini.
    .hint1 = Garis mana yang hanya kurang satu buah, dan buahmu yang mana bisa melangkah ke sana dari luar?
    .success = Di g4 buah dari f4 membentuknya, di d3 buah dari d2. Mill c3–c4–c5 tidak memberi apa-apa selama hanya diam.

step-standing-mills--into-the-gap = Kamu bermain sebagai Hitam. Putih membuka mill f2–f4–f6 dan ingin membentuknya lagi pada giliran berikutnya. Jangan biarkan!
    .hint1 = Mill yang terbuka punya celah.
    .success = Kamu menempati celahnya, jadi mill itu tidak bisa dibentuk. Sebelum membuka mill, lihat dulu buah siapa yang ada di sebelah celahnya.

step-standing-mills--grind-well = Mill-mu terbuka, dan Hitam baru saja bergerak dari d6 ke d5. Bentuklah lagi mill-mu; tangkapan terbaik sekaligus menggagalkan rencana Hitam.
    .hint1 = Ke mana buah di d5 ingin pergi?
    .success = Hitam ingin membentuk mill di e5. Tangkap buah di d5, atau yang di e3 atau e4, maka rencana itu gagal.
