lesson-draw-your-own = Gambar papanmu sendiri
    .intro = Tidak perlu beli apa-apa: gambarlah papan di kertas, di pasir, atau dengan kapur, lalu kumpulkan kerikil.

step-draw-your-own--three-squares = Gambarlah tiga persegi, yang satu di dalam yang lain, jangan terlalu rapat. Sebelum lanjut, tandai semua sudutnya.
    .hint1 = Setiap persegi punya empat sudut.
    .success = Dua belas sudut, dan di antaranya dua belas titik tengah: semuanya dua puluh empat titik. Sebatang ranting dan pasir pun cukup.

step-draw-your-own--four-short-lines = Sekarang hubungkan titik-titik tengah di keempat sisi, dari persegi luar lewat persegi tengah sampai persegi dalam. Tandai titik-titik yang punya jalan ke empat arah.
    .hint1 = Letaknya di tempat garis pendek menyilang sebuah persegi.
    .success = Ada empat: b4, d2, d6, dan f4. Kalau gambarmu punya empat persimpangan seperti itu, gambarmu benar.

step-draw-your-own--leave-the-middle = “Garisku kutarik terus sampai ke tengah, jadi aku menempatkan buah di d4!” Bolehkah Hitam melakukannya?
    .hint1 = Di mana garis-garis pendek itu berakhir pada papan yang benar?
    .success = Tidak. Garis-garis itu berakhir di persegi dalam; bagian dalamnya tetap kosong. Tidak ada garis yang melewatinya, jadi tidak ada buah di sana.

step-draw-your-own--check-a-line = Periksa gambarmu: letakkan jarimu di d7. Titik mana saja yang segaris dengannya? Tandai semuanya.
    .hint1 = Satu garis mendatar di atas, satu lagi turun ke bawah.
    .success = a7 dan g7 di garis atas, d6 dan d5 di garis yang turun. Setiap titik di papan ini terletak pada tepat dua garis.

step-draw-your-own--what-for-stones = Sekarang buahnya, sembilan untuk setiap pemain. Kerikil, kancing, biji jagung… Apa yang benar-benar penting?
    .hint1 = Apa yang harus terlihat dalam sekejap?
    .option-all-alike = Kedelapan belas buah harus sama
    .option-two-kinds = Harus ada dua macam
    .option-round = Harus bulat
    .success = Cukup kalau kedua pihak bisa dibedakan: sembilan kerikil melawan sembilan kancing sudah bagus. Ukurannya sesuaikan dengan titik-titiknya.
    .wrong-all-alike = Kalau begitu, tidak ada yang tahu bahwa buah di b4 milik Putih dan yang di c5 milik Hitam.
    .wrong-round = Sembilan buah satu pihak boleh berbentuk apa saja. Biji jagung juga tidak bulat.

step-draw-your-own--corners-joined-too = Temanmu juga menghubungkan sudut-sudut persegi dengan empat diagonal. Papan itu sekarang menjadi apa?
    .hint1 = Kerabat permainan ini yang mana yang punya diagonal?
    .option-lasker = Papan untuk Lasker Morris
    .option-twelve = Papan untuk Twelve Men’s Morris
    .option-spoilt = Papan yang tidak berguna
    .success = Papan seperti itu dipakai untuk Twelve Men’s Morris dan morabaraba. Untuk permainan biasa, jangan gambar diagonalnya.
    .wrong-lasker = Lasker Morris memakai papan biasa, tanpa garis dari a1 ke b2; yang berbeda hanya jumlah buah dan gilirannya.
    .wrong-spoilt = Ada permainan, dan bagus pula, yang justru memerlukan papan seperti ini, dengan garis dari a1 lewat b2 ke c3.

step-draw-your-own--before-the-first-stone = Buah Putih tinggal tiga, dan Putih pergi dari b6 ke d2. “Tidak boleh begitu!” – “Di tempat kami boleh!”
    .hint1 = Menurut sebagian aturan lama, tidak ada yang terbang.
    .success = Hanya aturan klasik yang melarangnya, selama kalian belum sepakat soal terbang. Di papanmu sendiri pun, sepakati dulu: apakah tiga buah boleh terbang, dan kapan remis?

step-draw-your-own--how-old = Kamu bukan orang pertama yang menggambar papan seperti ini. Seberapa tua permainan ini?
    .hint1 = Permainan ini sudah ada sebelum permainan papan yang lebih terkenal menyebar.
    .option-new = Kira-kira seratus tahun
    .option-chess = Lebih muda daripada catur
    .option-rome = Sudah dikenal di Romawi
    .success = Permainan ini sudah dikenal di Romawi kuno, dan termasuk yang paling digemari sampai catur menyebar. Garis di pasir selalu cukup.
    .wrong-new = Jauh lebih tua! Kakek buyut dari kakek buyutmu pun mungkin sudah bermain di dua puluh empat titik ini.
    .wrong-chess = Justru sebaliknya: permainan ini sudah digemari sebelum catur menyebar. Dua puluh empat titik cepat digambar di mana saja.

step-draw-your-own--the-game-is-on = Papan sudah digambar, kancing sudah siap, dan permainan sedang berjalan. Bentuklah mill, dan mainkan giliranmu sampai tuntas.
    .hint1 = Ikuti garis-garis yang kamu gambar, jangan yang lain.
    .success = Di g7, pada garis atas: mill! a7, b6, dan c5 hanya segaris di papan dengan diagonal.
