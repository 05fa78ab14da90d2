lesson-reduced-to-two = Tinggal dua
    .intro = Tiga buah masih bisa bermain, dua tidak. Kapan tepatnya permainan berakhir, dan kapan belum?

step-reduced-to-two--three-are-left = Putih membentuk mill dan menangkap buah di g7. Buah Hitam tinggal tiga. Siapa yang menang?
    .hint1 = Masih bisakah tiga buah menjadi mill?
    .option-white = Putih
    .option-nobody = Belum ada
    .option-black = Hitam
    .success = Belum ada. Tiga buah masih bisa menjadi mill, jadi Hitam terus bermain, dan mulai sekarang terbang.
    .wrong-white = Masih kurang satu tangkapan. Dua buah tidak bisa menjadi mill, tiga bisa.
    .wrong-black = Hitam baru saja kehilangan satu buah.

step-reduced-to-two--not-to-the-last = Putih bergerak dari f4 ke e4, membentuk mill, dan menangkap buah di d6. Dua buah hitam tersisa di papan.
    .hint1 = Adakah buah di tangan Hitam? Dan apa yang bisa dilakukan dengan dua buah?
    .success = Putih menang. Dua buah terakhir tidak perlu diburu: dengan dua buah, mill tidak mungkin lagi.

step-reduced-to-two--no-last-flight = Putih baru saja menangkap, dan dua buah hitam tersisa. “Tunggu, dengan buah sesedikit ini aku terbang ke a7!” kata Hitam. Apakah itu boleh?
    .hint1 = Apa yang terjadi pada saat penangkapan itu?
    .success = Tidak. Tangkapan yang menyisakan dua buah langsung mengakhiri permainan. Tidak ada giliran sesudahnya.

step-reduced-to-two--one-outside-the-mill = Kamu membentuk mill; Hitam punya empat buah. Tandai semua buah yang boleh kamu tangkap.
    .hint1 = Tiga dari empat itu terlindung.
    .success = Hanya yang di g1. Setelah itu Hitam punya tiga, semuanya dalam mill, jadi mill-mu berikutnya boleh menangkap salah satunya, dan itu berarti menang.

step-reduced-to-two--five-in-hand = Putih membentuk dua mill selama penempatan. “Di papan tinggal dua: kamu kalah!” kata Putih. Hitam tetap menempatkan buah di b6. Apakah itu boleh?
    .hint1 = Dua di papan, lalu berapa di tangan?
    .success = Boleh. Dua di papan dan lima di tangan berarti tujuh. Permainan berlanjut.

step-reduced-to-two--be-first = Empat buahmu melangkah, tiga buah Hitam terbang, dan Hitam mengancam di c4 dan d3. Tetapi sekarang giliranmu. Menangkan!
    .hint1 = Kamu tidak bisa menghentikan keduanya. Apa yang lebih cepat?
    .success = Kamu menang! Kalau buah lawan tinggal tiga, satu mill saja menentukan permainan.

step-reduced-to-two--three-each = Tiga lawan tiga. Hitam terbang dari g7 ke a4, membentuk mill, dan menangkap buah di d5.
    .hint1 = Berapa buah tiap pihak sekarang?
    .success = Hitam menang. Dalam tiga lawan tiga, mill pertama menentukan.

step-reduced-to-two--keep-your-third = Tiga lawan tiga lagi, dan tidak ada yang boleh kehilangan buah lagi. Kamu belum punya mill, tetapi Hitam hampir. Hentikan!
    .hint1 = Buah ketiga Hitam bisa datang dari mana saja, jadi isilah titiknya.
    .success = Untuk giliran ini, ancamannya terhenti. Kalau buah ketigamu hilang, permainan pun hilang, jadi periksa lagi setiap giliran.
