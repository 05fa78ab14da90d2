lesson-no-hurry = Jangan terburu-buru
    .intro = Mill menangkap satu buah, dan biasanya itu bagus. Tetapi ada saatnya mill lebih baik dibiarkan terbuka, dan di sini semuanya sudah dibuktikan.

step-no-hurry--mostly-yes = Kamu bisa membentuk mill, dan Hitam tidak mengancam apa-apa. Adakah alasan untuk menunggu? Biasanya tidak. Bentuklah!
    .hint1 = a4 dan b4 adalah buahmu.
    .success = Biasanya penangkapan itu menguntungkan: sembilan lawan delapan. Pengecualiannya muncul di akhir penempatan, ketika buah tinggal sedikit.

step-no-hurry--let-loose = Hitam menempatkan buah terakhir di f6, membentuk mill, dan menangkap buah di d7. Sekarang semua sudah ditempatkan. Siapa yang boleh terbang?
    .hint1 = Hitung buah kedua pemain.
    .option-both = Keduanya
    .option-white = Hanya Putih
    .option-black = Hanya Hitam
    .option-neither = Tidak ada
    .success = Masing-masing punya tiga buah. Dengan penangkapan itu, Hitam membuat Putih boleh terbang, dan sekarang giliran Putih!
    .wrong-white = Hitung juga buah Hitam.
    .wrong-black = Hitung buah Putih sesudah penangkapan.
    .wrong-neither = Hitung lagi: tiga buah dan tangan kosong sudah cukup.

step-no-hurry--the-price = Hitam membentuk mill di c4 dan menangkap buah di d7. Kamu bermain sebagai Putih dengan tiga buah. Tunjukkan berapa nilai mill itu!
    .hint1 = Kamu boleh terbang. Garis mana yang berisi dua buahmu?
    .success = Dari g4 ke d3: mill, dan buah Hitam tinggal dua. Tanpa penangkapan tadi buahmu empat, dan kamu tidak bisa terbang ke sana.

step-no-hurry--one-point-two-lines = Kamu bermain sebagai Hitam. Dengan buah terakhir ini kamu bisa membentuk mill di e3, tetapi dua garis Putih bertemu di satu titik. Temukan satu-satunya titik yang tidak kalah!
    .hint1 = Perhatikan a4 dan c4, lalu b2 dan b6.
    .success = Di b4 satu buah menghentikan kedua garis, dan menurut program ini hasilnya remis. Yang lain kalah semua, juga mill di e3: Putih langsung membentuk mill di b4.

step-no-hurry--take-nothing = “Aku bentuk mill, tetapi tidak menangkap apa-apa, jadi Putih tidak bisa terbang!” Hitam sudah membentuk d1–d2–d3. Apakah itu boleh?
    .hint1 = Apa kewajibanmu setelah membentuk mill?
    .success = Tidak. Mill mewajibkanmu menangkap. Jadi, pikirkan sebelum membentuknya: sesudahnya sudah terlambat.

step-no-hurry--fill-and-hold = Kamu punya satu buah di tangan, dan di e4 buah itu membentuk mill. Tetapi hanya satu titik yang menyelamatkan remis. Yang mana?
    .hint1 = Di mana Hitam menang kalau kamu membentuk mill?
    .success = Titik a4. Kalau kamu membentuk mill di e4, Hitam pasti menang, apa pun yang kamu tangkap; program ini sudah membuktikannya. Di sini satu titik kosong lebih berharga daripada mill.

step-no-hurry--patience-wins = Kamu bermain sebagai Hitam, dan buah terakhir ada di tanganmu. Mill di d3 paling bagus hanya remis. Dua titik lain menang. Temukan salah satunya!
    .hint1 = Buatlah garis kedua di samping d1 dan d2. Putih dengan empat buah tidak bisa terbang untuk menghentikan keduanya.
    .success = f2 dan f4 menang; program ini sudah membuktikannya. Buah Putih tetap empat sehingga tidak boleh terbang, sedangkan kamu terbang dengan tiga. Penangkapan akan datang pada waktunya.

step-no-hurry--what-they-need = Kamu bisa membentuk mill di d5. Lihat dulu garis-garis Hitam, lalu tempatkan buahmu di titik yang mempertahankan remis!
    .hint1 = Titik mana yang diperlukan Hitam untuk dua mill?
    .success = Di d3, tempat bertemunya c3–d3–e3 dan d1–d2–d3. Titik lain mana pun kalah, juga mill di d5: satu buah tertangkap, tetapi Hitam masih punya satu garis lagi.
