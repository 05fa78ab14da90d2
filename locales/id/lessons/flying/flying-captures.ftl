lesson-flying-captures = Tangkapan dari udara
    .intro = Dengan tiga buah kamu masih bisa menangkap satu, lalu satu lagi. Terbang, bentuk, tangkap!

step-flying-captures--does-it-count = Putih terbang dari g1 ke a4, ke samping b4 dan c4. “Terbang, bukan melangkah, jadi tidak menangkap!” kata Hitam. Berapa buah yang ditangkap Putih?
    .hint1 = Tiga buah sendiri pada satu garis, dan giliran ini yang membuatnya begitu.
    .option-none = Tidak ada
    .option-one = Satu
    .success = Satu. Cara buah ketiga datang tidak penting: ditempatkan, melangkah, atau terbang, mill yang terbentuk menangkap.
    .wrong-none = Mill tetap mill. Tidak ada aturan yang menanyakan bagaimana buah terakhirnya datang.

step-flying-captures--from-anywhere = Buahmu tiga dan boleh terbang. Tandai semua titik tempat kamu bisa membentuk mill pada giliran ini.
    .hint1 = Bayangkan satu buah sedang di udara, lalu lihat dua yang lain.
    .success = Di g7 dengan buah dari d6, di d5 dengan buah dari a7. Tiga buah yang berbelok membuat dua ancaman.

step-flying-captures--same-rules-up-there = Tiga buahmu yang terakhir baru saja membentuk mill dengan terbang. Tandai semua buah yang boleh kamu tangkap.
    .hint1 = Hitam juga punya mill.
    .success = Di d7, e5, dan g1. Mill a4–b4–c4 melindungi buahnya dari buah yang terbang juga.

step-flying-captures--must-i-open-it = Ketiga buah Putih membentuk mill. “Kalau aku bergerak, mill-ku terbuka. Lebih baik kulewati giliranku.” Bolehkah Putih melakukannya?
    .hint1 = Adakah gerak yang bisa dilakukan Putih?
    .success = Tidak. Selama bisa bergerak, kamu harus bergerak. Tetapi buah yang terbang bisa keluar dari mill sekarang dan kembali pada giliran berikutnya, dari mana saja.

step-flying-captures--and-back = Kamu terbang keluar dari mill-mu, dari a4 ke f2, dan tidak ada buah hitam yang bisa sampai ke a4. Bentuklah lagi, dan selesaikan giliranmu!
    .hint1 = Jalan pulang sama pendeknya dengan jalan pergi.
    .success = Keluar, kembali, dan menangkap. Hitam hanya bisa melangkah: celah di a4 hanya bisa diisi dari b4, dan di sana tidak ada buah hitam.

step-flying-captures--two-objections = Semua buah Hitam berada dalam mill. Putih terbang dari g7 ke d2, membentuk mill, dan menangkap buah di b4.
    .hint1 = Yang satu keberatan dengan terbangnya, yang lain dengan tangkapannya.
    .success = Menurut aturan klasik tidak ada yang terbang, dan di MTTE buah dalam mill tidak pernah ditangkap. Yang lain membolehkan keduanya.

step-flying-captures--take-and-defend = Terbanglah dan bentuk mill. Tetapi awas: Hitam juga mengancam, dan buahmu hanya tiga! Tangkapan terbaik menghentikannya.
    .hint1 = Tiga buah hitam mana yang bekerja sama?
    .success = Pilihannya a4, a7, dan d1. Setelah tangkapan lain, Hitam membentuk mill di a1 dan kamu kalah.

step-flying-captures--win-from-the-air = Tiga lawan tiga, dan ketiga buah Hitam membentuk mill. Menangkan pada giliran ini!
    .hint1 = Bolehkah buah ditangkap dari dalam mill kalau tidak ada yang lain?
    .success = Kamu menang! Tidak ada buah Hitam di luar, jadi mill itu tidak melindungi satu pun.
