lesson-draw-by-repetition = Posisi yang sama lagi
    .intro = Maju mundur, maju mundur. Di sebagian klub, setelah beberapa kali orang berkata: cukup, ini remis.

step-draw-by-repetition--to-and-fro = Putih maju mundur antara a1 dan a4, Hitam antara g7 dan d7. Ini ketiga kalinya susunan buahnya seperti ini saat giliran Hitam. Apa kata MorrisTalk?
    .hint1 = Apakah ada pihak yang makin dekat dengan kemenangan?
    .option-white-wins = Putih menang
    .option-draw = Remis
    .option-goes-on = Permainan berlanjut
    .success = Remis. Menurut aturan MorrisTalk, permainan remis kalau **posisi yang sama** muncul untuk ketiga kalinya. Pelajaran kita juga memakainya.
    .wrong-white-wins = Tidak ada yang kehilangan buah atau gerak: masih lima lawan lima. Mengapa harus ada yang menang?
    .wrong-goes-on = Di MorrisTalk tidak: untuk ketiga kalinya Putih ada di a4 dan Hitam di g7, dan di sana itu sudah terlalu banyak.

step-draw-by-repetition--the-third-time = Kamu tertinggal, empat lawan enam, dan remis sudah bagus. Sudah dua kali buahmu ada di d3 saat giliran Hitam, dengan buah lain persis seperti sekarang. Jadikan tiga kali!
    .hint1 = Ke mana buahmu melangkah dua kali sebelum ini?
    .success = Posisi yang sama untuk ketiga kalinya: remis menurut aturan MorrisTalk. Kurang dua buah, tetapi tidak kalah!

step-draw-by-repetition--not-forbidden = Hitam ingin pergi sekali lagi dari f6 ke d6, dan posisi yang sama akan muncul untuk ketiga kalinya. “Tiga kali sama itu dilarang!” kata Putih. Bolehkah Hitam melakukannya?
    .hint1 = Apakah aturan melarang geraknya, atau hanya menentukan akibatnya?
    .success = Boleh. Geraknya legal, hanya saja permainan selesai dengan remis. Kalau ingin lebih dari remis, mainkan gerak lain.

step-draw-by-repetition--whose-turn-is-it = Tadi susunan buahnya pernah seperti ini, dan saat itu giliran Hitam. Sekarang susunannya sama lagi, tetapi giliran Putih. Menurut cara kita menghitung, apakah itu posisi yang sama?
    .hint1 = Sama sajakah siapa yang bergerak dari sini?
    .option-same = Sama
    .option-different = Berbeda
    .success = Berbeda. Posisi yang sama berarti buah yang sama di titik yang sama, dan giliran pihak yang sama.
    .wrong-same = Gambarnya sama, empat buah putih dan lima buah hitam, tetapi yang bergerak pihak lain, jadi kelanjutannya pun lain.

step-draw-by-repetition--who-counts = Putih pergi sekali lagi dari c5 ke c4: posisi yang sama untuk ketiga kalinya. Bolehkah gerak itu?
    .hint1 = Yang ditanyakan hanya geraknya, bukan akibatnya.
    .success = Keempatnya membolehkan. Tetapi di MorrisTalk permainan sekarang remis; tiga yang lain tidak punya aturan tentang posisi berulang dan terus bermain.

step-draw-by-repetition--same-mill-new-position = Putih akan membentuk d1–d2–d3 untuk ketiga kalinya. “Pengulangan! Tidak menangkap apa-apa, ini remis!” kata Hitam. Berapa buah yang ditangkap Putih?
    .hint1 = Apakah jumlah buah di papan sama dengan kali sebelumnya?
    .option-none = Tidak ada
    .option-one = Satu
    .success = Satu. Mill-nya sama, posisinya tidak: Hitam sudah kehilangan satu buah. Setelah penangkapan, posisi lama tidak bisa kembali.
    .wrong-none = Pengulangan berlaku untuk seluruh posisi, dan di sini buahnya sudah berkurang.

step-draw-by-repetition--something-better = Kamu maju mundur antara g7 dan g4, menunggu. Sekarang Hitam bosan dan meninggalkan b4. Jangan mengulang lagi: bentuklah mill!
    .hint1 = Garis mana yang dihalangi buah di b4?
    .success = Kini buahmu lebih banyak satu, jadi kamu belum perlu puas dengan remis. Dengan penangkapan itu hitungan pengulangan juga dimulai dari awal.
