lesson-flying-test = Ujian: tinggal tiga buah
    .intro = Sebelas soal: siapa yang terbang, siapa yang terblokir, siapa yang kalah?

step-flying-test--four-stones = Putih punya empat buah dan ingin terbang dari e3 ke a4. Apakah itu boleh?
    .success = Tidak. Dengan empat buah, Putih melangkah mengikuti garis.

step-flying-test--both-ways = Kamu terbang dengan tiga buah. Tandai semua titik tempat kamu bisa membentuk mill pada giliran ini.
    .success = Di b2 dengan buah dari d1, di d3 dengan buah dari f2.

step-flying-test--three-on-the-board = Putih punya tiga buah di papan dan tiga di tangan, dan ingin terbang dari c3 ke d1. Apakah itu boleh?
    .success = Tidak. Buah Putih enam, dan tiga di antaranya masih harus ditempatkan.

step-flying-test--after-this-capture = Hitam membentuk c5–d5–e5 dan menangkap buah di f6. Siapa yang boleh terbang sekarang?
    .option-white = Hanya Putih
    .option-black = Hanya Hitam
    .option-both = Keduanya
    .option-neither = Tidak ada
    .success = Hanya Putih, dengan tiga buah. Hitam punya lima dan melangkah.
    .wrong-black = Hitam punya lima buah.
    .wrong-both = Hitam punya lima buah, dan hak Putih bukan hak Hitam.
    .wrong-neither = Buah Putih baru saja tinggal tiga.

step-flying-test--fly-close-take = Bentuklah mill dengan terbang, dan selesaikan giliranmu.
    .success = Terbang, mill, tangkapan! Yang boleh ditangkap hanya buah di luar mill b2–d2–f2.

step-flying-test--two-left = Putih menempatkan buah di c5, membentuk mill, dan menangkap yang di d2. Hitam punya dua buah di papan dan enam di tangan.
    .success = Berlanjut. Menurut MorrisTalk tangan ikut dihitung, dan menurut Ply Yard penempatan belum selesai.

step-flying-test--no-way-out = Putih bergerak dari c4 ke b4, dan sekarang giliran Hitam. Siapa yang menang?
    .option-nobody = Belum ada
    .option-black = Hitam
    .option-white = Putih
    .success = Putih. Hitam punya empat buah dan tidak punya gerak.
    .wrong-nobody = Buah hitam mana yang bisa bergerak, dan ke mana?
    .wrong-black = Justru Hitam yang tidak bisa bergerak.

step-flying-test--where-do-they-fly = Putih punya tiga buah dan terbang dari f4 ke a4.
    .success = Semuanya kecuali aturan klasik, yang buahnya melangkah sampai akhir.

step-flying-test--close-the-door = Menangkan pada giliran ini.
    .success = Satu-satunya gerak Hitam adalah dari g7 ke g4. Sekarang tidak ada lagi.

step-flying-test--rather-wait = Tiga buah Putih sudah di tempat yang bagus. “Kali ini aku diam saja. Giliranmu!” Bolehkah Putih melakukannya?
    .success = Tidak. Selama bisa bergerak atau terbang, kamu harus bermain.

step-flying-test--another-name = Buah Putih tinggal tiga. Apa sebutan sebagian klub untuk hal yang kini boleh dilakukan Putih?
    .option-sliding = Menggeser
    .option-jumping = Melompat
    .option-swapping = Bertukar
    .success = Melompat. Artinya sama dengan terbang: buah mana pun, ke titik kosong mana pun.
    .wrong-sliding = Menggeser berarti bergerak mengikuti garis. Tiga buah Putih tidak memerlukannya.
    .wrong-swapping = Buah tidak pernah bertukar tempat: ke titik yang ditempati Hitam, misalnya a4, Putih tidak bisa pergi.
