lesson-four-against-three = Empat lawan tiga
    .intro = Lebih satu buah, tetapi yang empat melangkah dan yang tiga terbang. Di sini yang empat harus sama hati-hatinya dengan yang tiga.

step-four-against-three--now-or-never = Empat lawan tiga, dan sekarang giliranmu. Menangkan langsung!
    .hint1 = Dua buahmu ada di garis paling atas.
    .success = Dari g4 ke g7: mill, dan buah Hitam tinggal dua. Kalau yang empat bisa membentuk mill, mereka sudah menang.

step-four-against-three--only-at-once = Putih punya empat buah dan mendapat giliran, tetapi tidak bisa membentuk mill sekarang. Menurut tabel, kapan empat lawan tiga pasti menang?
    .hint1 = Dua ancaman perlu lebih banyak langkah daripada yang diizinkan buah yang terbang.
    .option-always = Hampir selalu
    .option-two-turns = Sering, dalam dua atau tiga giliran
    .option-at-once = Hanya kalau bisa langsung membentuk mill
    .success = Hanya kalau mill bisa langsung dibentuk, kira-kira pada satu dari sepuluh posisi. Di hampir semua posisi lain, yang tiga mempertahankan remis dengan terbang, dan di beberapa posisi yang empat malah kalah.
    .wrong-always = Tiga buah yang terbang menghentikan setiap ancaman tunggal.
    .wrong-two-turns = Itu bisa dilakukan lima buah. Dengan empat buah, tabel tidak mengenal satu pun posisi seperti itu.

step-four-against-three--two-alarms = Hitam terbang. Tandai semua titik tempat Hitam bisa membentuk mill pada giliran berikutnya.
    .hint1 = Ada dua pasang buah hitam, masing-masing pada satu garis.
    .success = Di a4 dan b2. Buah yang terbang tidak memerlukan jalan, jadi setiap pasangan dengan titik ketiga kosong adalah ancaman.

step-four-against-three--stand-in-the-way = Hitam mengancam mill. Dengan empat buah kamu tidak bisa menang, tetapi bisa bertahan. Temukan satu-satunya gerak itu!
    .hint1 = Buahmu yang mana hanya selangkah dari b2?
    .success = Hanya b4–b2; semua gerak lain akhirnya kalah. Usahakan ada buahmu di dekat setiap pasangan hitam.

step-four-against-three--three-can-hold = Sekarang dari pihak lain: tiga buahmu terbang, dan empat buah Putih mengancam membentuk mill.
    .hint1 = Di mana Putih memerlukan buah? Terbanglah ke sana, dan periksa lagi pada giliran berikutnya.
    .success = Setiap giliran tugasmu satu: berada di titik yang diperlukan Putih. Selama kamu bisa terbang, empat buah tidak sempat membuat dua ancaman.

step-four-against-three--down-to-three = Hitam terbang ke d6, membentuk mill, dan menangkap buah di f4. Siapa yang boleh terbang sekarang?
    .hint1 = Hitung buah kedua pihak.
    .option-white = Hanya Putih
    .option-black = Hanya Hitam
    .option-both = Keduanya
    .option-neither = Tidak ada
    .success = Keduanya: sekarang buah Putih juga tiga. Itulah risikonya membiarkan lawan yang terbang membentuk mill, tetapi permainan belum selesai.
    .wrong-white = Buah Hitam masih tiga.
    .wrong-black = Buah Putih tadi empat dan baru saja berkurang satu.
    .wrong-neither = Tiga buah dengan tangan kosong boleh terbang.

step-four-against-three--whose-mill = Hitam pergi dari e4 ke c4, membentuk mill, dan menangkap buah di a1.
    .hint1 = Berapa buah Putih yang tersisa, dan berapa yang membuatnya kalah?
    .success = Permainan berlanjut: buah Putih tiga, dan tiga buah boleh terbang. Baru dengan dua buah Putih kalah.

step-four-against-three--hold-with-four = Hitam lagi-lagi mengancam mill, dan keempat buahmu hanya bisa melangkah.
    .hint1 = Isi titik yang diperlukan Hitam, dan jaga buahmu tetap dekat dengan buah hitam.
    .success = Setiap giliran kamu bertanya dulu: di mana Hitam bisa membentuk mill? Empat buah yang melangkah pun bisa bertahan kalau melihat ke depan.
