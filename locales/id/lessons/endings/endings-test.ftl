lesson-endings-test = Ujian: babak akhir
    .intro = Sepuluh babak akhir, dan lawanmu bermain sebaik mungkin.

step-endings-test--one-mill-wins = Menangkan dengan gerak ini!
    .success = Dari c5 ke c4: satu mill lagi, dan tiga menjadi dua.

step-endings-test--five-strike = Lima buahmu melangkah, tiga buah Hitam terbang.
    .success = c5–d5 membuat dua mill siap sekaligus, dan Hitam hanya bisa menghentikan satu.

step-endings-test--three-hold = Tiga buahmu terbang, lima buah Putih melangkah.
    .success = Setiap kali kamu terbang ke titik yang diperlukan Putih.

step-endings-test--where-flyers-land = Hitam terbang. Tandai semua titik tempat Hitam bisa membentuk mill pada giliran berikutnya.
    .success = b6 dan f2, masing-masing di ujung garis yang berisi dua buah hitam.

step-endings-test--four-hold-too = Empat buahmu melangkah, tiga buah Hitam terbang.
    .success = Hanya d2–b2 yang benar. Gerak lain semuanya kalah, pelan tetapi pasti.

step-endings-test--from-four-to-three = Hitam terbang dari e5 ke a7, membentuk mill, dan menangkap buah di d2.
    .success = Permainan berlanjut: buah Putih tinggal tiga, dan sekarang Putih juga boleh terbang.

step-endings-test--if-white-moves = Tiga lawan tiga, dan giliran Putih.
    .success = d2–d5 mengancam di c5 dan d6 sekaligus.

step-endings-test--if-black-moves = Posisi yang sama, tetapi giliran Hitam.
    .success = d1–f4 mengancam di g4 dan f6 sekaligus. Siapa yang mendapat giliran, menang.

step-endings-test--who-wins-mostly = Tiga lawan tiga, dan belum ada yang bisa langsung membentuk mill. Siapa yang biasanya menang dalam babak akhir seperti ini kalau permainannya sempurna?
    .option-mover = Siapa yang mendapat giliran
    .option-nobody = Tidak ada
    .option-other = Siapa yang tidak mendapat giliran
    .success = Siapa yang mendapat giliran, pada lebih dari empat perlima posisi tiga lawan tiga.
    .wrong-nobody = Dengan tiga buah lawan tiga semua boleh terbang, dan remis sangat jarang.
    .wrong-other = Pada tiga lawan tiga itu terjadi, tetapi bukan biasanya.

step-endings-test--no-way-out = Di sini tidak perlu mill.
    .success = Setelah d6–d5 Hitam masih bisa bergerak satu kali, lalu tidak bisa lagi.
