lesson-flying = Terbang
    .intro = Tinggal tiga buah? Jangan menyerah: justru sekarang buahmu menjadi lincah.

step-flying--fly-to-the-rescue = Buahmu tinggal tepat tiga, jadi sekarang kamu boleh **terbang**: pindahkan buahmu yang mana pun ke titik kosong mana pun. Hitam sudah punya a7 dan d7 dan ingin membentuk mill. Hentikan!
    .hint1 = Titik mana yang diperlukan Hitam untuk mill itu?
    .success = Tepat waktu! Dengan tepat tiga buah, buahmu yang mana pun boleh terbang ke titik kosong mana pun, dekat atau jauh.

step-flying--how-far = Buah Putih tinggal tiga. Ke berapa titik buah di a1 boleh terbang?
    .hint1 = Hitung buah di papan. Titik lainnya kosong semua.
    .option-n1 = Satu
    .option-n15 = Lima belas
    .option-n24 = Dua puluh empat
    .success = Lima belas. Dari dua puluh empat titik, sembilan sudah terisi, dan sisanya bisa dicapai buah yang terbang.
    .wrong-n1 = Lewat garis memang hanya ada satu titik tujuan. Tetapi buah Putih tinggal tiga, jadi boleh terbang.
    .wrong-n24 = Buah yang terbang pun tidak boleh mendarat di titik yang terisi. Hanya titik kosong yang dihitung.

step-flying--four-still-walk = Putih punya empat buah. “Empat itu hampir tiga! Aku terbang dari a1 ke e5.” Bolehkah Putih melakukannya?
    .hint1 = Dengan tepat berapa buah kamu boleh terbang?
    .success = Tidak. Dengan empat buah, kamu masih bergerak menyusuri garis, selangkah demi selangkah. Terbang hanya boleh dengan tepat tiga buah.

step-flying--three-and-a-full-hand = Putih punya tiga buah di papan dan enam di tangan. “Tiga! Aku terbang dari g4 ke a7.” Bolehkah Putih melakukannya?
    .hint1 = Putih sedang berada di tahap apa?
    .success = Tidak. Selama ada buah di tangan, Putih menempatkan buah. Terbang hanya untuk tiga buah di papan tanpa buah di tangan.

step-flying--whose-right = Putih punya tiga buah dan Hitam lima. Tangan keduanya kosong. Siapa yang boleh terbang?
    .hint1 = Hitung buah masing-masing pihak sendiri-sendiri.
    .option-both = Keduanya
    .option-white = Hanya Putih
    .option-black = Hanya Hitam
    .option-neither = Tidak ada
    .success = Hanya Putih. Boleh tidaknya kamu terbang hanya bergantung pada jumlah buahmu sendiri. Sementara itu, Hitam tetap bergerak menyusuri garis.
    .wrong-both = Hitam punya lima buah. Putih boleh terbang, tetapi itu tidak membuat Hitam boleh terbang juga.
    .wrong-black = Terbalik: Hitam punya lima buah, dan Putih tiga.
    .wrong-neither = Hitung buah Putih: jumlahnya tepat tiga.

step-flying--fly-and-take = Bentuklah mill dengan terbang, dan mainkan giliranmu sampai tuntas.
    .hint1 = Dua buahmu sudah menunggu pada satu garis. Dan saat menangkap, hati-hati: Hitam juga punya mill.
    .success = Mill yang dibentuk dengan terbang menangkap seperti biasa. Buah di b6, d6, dan f6 dilindungi karena berada dalam mill.

step-flying--two-ways = Ketiga buahmu boleh terbang. Tandai semua titik tempat kamu bisa membentuk mill pada giliran ini.
    .hint1 = Pilih dua buahmu. Apakah keduanya pada satu garis, dan titik ketiganya kosong? Lalu coba dua yang lain.
    .success = Di a7 dan d1. Yang terbang selalu buah yang satu lagi: dari g1 ke a7, atau dari a4 ke d1.

step-flying--down-to-three = Putih terbang dari c5 ke g1, membentuk mill, dan menangkap buah di f4. Buah Hitam tinggal tiga.
    .hint1 = Dengan berapa buah permainan berakhir?
    .success = Permainan berlanjut. Tinggal tiga buah belum berarti kalah. Mulai sekarang, Hitam pun boleh terbang!
