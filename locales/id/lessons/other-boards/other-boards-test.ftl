lesson-other-boards-test = Ujian: papan lain
    .intro = Sepuluh soal tentang kerabat permainan ini, dan tentang menggambar papan sendiri.

step-other-boards-test--three-lines = Inilah papan dengan diagonal. Tandai semua titik lain pada garis-garis yang melalui f6.
    .success = Enam titik pada tiga garis: dua sisi persegi tengah, dan diagonal e5–f6–g7.

step-other-boards-test--step-and-close = Twelve Men’s Morris. Bentuklah mill!
    .success = Dari b4 ke b2, pada diagonal a1–b2–c3. Di papan biasa tidak ada garis seperti itu.

step-other-boards-test--where-is-it-legal = Putih bergerak dari f6 ke e5.
    .success = Hanya di papan yang sudutnya dihubungkan: Twelve Men’s Morris dan morabaraba. Lasker Morris memakai papan biasa.

step-other-boards-test--full-to-the-brim = Twelve Men’s Morris: setelah penempatan terakhir, kedua puluh empat titik penuh. Lalu apa?
    .option-white-loses = Putih tidak bisa bergerak dan kalah
    .option-draw = Remis
    .option-goes-on = Setiap pemain mengambil kembali satu buah
    .success = Remis. Ini perlu dua belas buah per pemain; dengan sembilan tidak mungkin terjadi.
    .wrong-white-loses = Kalau dua puluh empat titiknya penuh di akhir penempatan, permainan ini punya aturan sendiri.
    .wrong-goes-on = Buah di papan tidak pernah kembali ke tangan: tiga buah Putih di sini pun tetap di sana.

step-other-boards-test--place-or-move = Dalam permainan mana kamu boleh bergerak sementara masih ada buah di tangan?
    .option-lasker = Lasker Morris
    .option-six = Six Men’s Morris
    .option-morabaraba = Morabaraba
    .success = Lasker Morris. Di sana setiap giliran kamu memilih: menempatkan atau bergerak.
    .wrong-six = Di sana pun buah tetap di tempatnya sampai semuanya ditempatkan. Di sini Putih masih memegang sembilan.
    .wrong-morabaraba = Di sana pun buah tetap di tempatnya sampai semuanya ditempatkan: buah putih di a4 belum boleh bergerak.

step-other-boards-test--first-stone-of-three = Three Men’s Morris, papan terkecil: di mana buah pertama Putih pasti menang?
    .option-centre = Di tengah papan
    .option-corner = Di sudut
    .option-anywhere = Di mana saja
    .success = Di tengah, tempat empat garis bertemu. Ini sudah dihitung sampai tuntas.
    .wrong-corner = Dari sudut, seperti a1 di papan besar ini, hasilnya hanya remis.
    .wrong-anywhere = Dari titik tengah sisi, seperti d1 di papan besar ini, Putih malah kalah.

step-other-boards-test--six-and-five = Berapa titik di papan untuk Five dan Six Men’s Morris?
    .option-nine = Sembilan
    .option-sixteen = Enam belas
    .option-twenty-four = Dua puluh empat
    .success = Enam belas: dua persegi dengan delapan titik masing-masing. Lima atau enam buah kira-kira sepertiganya.
    .wrong-nine = Itu papan Three Men’s Morris. Bayangkan papan ini dengan tiga perseginya, lalu hilangkan satu.
    .wrong-twenty-four = Itu perlu tiga persegi, seperti pada papan ini.

step-other-boards-test--pebbles-will-do = Kamu ingin bermain, tetapi di rumah tidak ada papan. Apa yang kamu perlukan?
    .option-shop = Papan dari toko
    .option-anything = Alat gambar, serta kerikil atau kancing
    .option-wood = Papan kayu
    .success = Papan yang digambar dan dua macam benda kecil sudah cukup, di mana saja.
    .wrong-shop = Kamu bisa langsung mulai dengan apa yang ada di sekitarmu: dua benda terang di c5 dan f2, satu benda gelap di b4, dan seterusnya.
    .wrong-wood = Kertas, pasir, atau kapur juga bisa: dua puluh empat titik cepat digambar.

step-other-boards-test--older-than-chess = Di mana permainan ini sudah dikenal, jauh sebelum catur menyebar?
    .option-rome = Di Romawi kuno
    .option-chess = Tidak di mana pun, asalnya dari catur
    .option-hundred = Tidak di mana pun, umurnya baru seratus tahun
    .success = Di Romawi kuno. Sampai catur menyebar, permainan ini termasuk yang paling digemari.
    .wrong-chess = Permainan ini lebih tua daripada itu: jauh sebelumnya orang sudah menempatkan buah seperti tiga buah di sini.
    .wrong-hundred = Jauh lebih tua! Sudah beratus-ratus tahun orang menempatkan buah seperti tiga buah di sini.

step-other-boards-test--three-still-fly = Twelve Men’s Morris. Buah Putih tinggal tiga, dan Putih pergi dari b2 ke f4. Apakah itu legal?
    .success = Ya: dengan tiga buah dan tangan kosong, di papan ini pun boleh terbang.
