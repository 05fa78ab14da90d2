lesson-twelve-and-morabaraba = Twelve Men’s Morris dan morabaraba
    .intro = Tiga persegi yang sama, tetapi sudut-sudutnya juga dihubungkan, dan setiap pemain punya dua belas buah. Papan jadi sesak!

step-twelve-and-morabaraba--busy-corner = Inilah papan **Twelve Men’s Morris**. Tandai semua titik yang bertetangga dengan f6.
    .hint1 = Selain sisi persegi, telusuri juga diagonalnya, ke dua arah.
    .success = Ada empat: d6, f4, serta e5 dan g7 lewat diagonal. b6 terlalu jauh. Di papan ini sudut-sudut persegi tengah menjadi persimpangan.

step-twelve-and-morabaraba--old-line-new-line = Buahmu ada di b6, c5, e5, dan f4. Tandai semua titik tempat kamu bisa membentuk mill pada giliran ini.
    .hint1 = Satu garisnya garis lama, yang lain hanya ada di papan ini.
    .success = d5 ada pada sisi persegi dalam. a7 yang baru: diagonal a7–b6–c5. Dengan empat diagonal, garisnya menjadi dua puluh, bukan enam belas.

step-twelve-and-morabaraba--corners-only = “Sekarang ada diagonal, jadi aku bergerak dari d2 ke e3!” Bolehkah Putih melakukannya?
    .hint1 = Adakah garis yang digambar di antara kedua titik itu?
    .success = Tidak. Diagonal hanya menghubungkan sudut, misalnya g1, f2, dan e3. Dari titik tengah d2, geraknya sama seperti di papan biasa.

step-twelve-and-morabaraba--too-many = MTTE mengizinkan buah sebanyak sepertiga jumlah titik, boleh lebih atau kurang satu. Bagaimana dengan dua belas buah per pemain pada dua puluh empat titik?
    .hint1 = Berapa sepertiga dari dua puluh empat?
    .option-fits = Itu cocok
    .option-too-many = Itu terlalu banyak
    .option-too-few = Itu terlalu sedikit
    .success = Sepertiga dari dua puluh empat adalah delapan, jadi tujuh, delapan, atau sembilan. Dua belas terlalu banyak bagi MTTE: kejuaraannya memakai papan tradisional dengan sembilan buah. Di tempat lain, orang suka bermain dengan dua belas.
    .wrong-fits = Sepertiga dari dua puluh empat adalah delapan. Sembilan masih boleh.
    .wrong-too-few = Sepertiga dari dua puluh empat adalah delapan; dua belas justru lebih besar.

step-twelve-and-morabaraba--full-board = Hitam menempatkan buah terakhir di e4, satu-satunya titik kosong. Tidak ada mill, dan belum pernah ada penangkapan. Apa yang terjadi?
    .hint1 = Dua belas tambah dua belas: berapa titik yang tersisa untuk bergerak?
    .option-white-loses = Putih tidak bisa bergerak dan kalah
    .option-draw = Remis
    .option-white-moves = Putih menggerakkan buah
    .success = Dua puluh empat buah di dua puluh empat titik: menurut aturan yang lazim, itu remis. Ini hanya terjadi dengan dua belas buah per pemain; dengan sembilan, enam titik tetap kosong.
    .wrong-white-loses = Pada tahap gerak, pemain yang terblokir kalah. Tetapi kalau dua puluh empat titiknya penuh di akhir penempatan, permainan ini punya aturan tersendiri.
    .wrong-white-moves = Ke mana? Setelah e4 terisi, tidak ada satu pun titik kosong.

step-twelve-and-morabaraba--nearly-full = Penempatan sudah selesai, dan ruang hampir habis. Kamu bisa menang dengan gerak ini!
    .hint1 = Hanya dua titik yang kosong. Mana yang masih bisa dipakai Hitam?
    .success = Dari d1 ke a1: Hitam tidak punya gerak dan langsung kalah. Makin penuh papan, makin awal kamu perlu menghitung tetangga yang kosong.

step-twelve-and-morabaraba--fly-to-the-diagonal = Kedua pemain tinggal punya tiga buah, dan dalam Twelve Men’s Morris tiga buah boleh terbang. Menangkan permainan pada giliran ini!
    .hint1 = Dua buahmu berada pada satu diagonal.
    .success = Dari c4 ke e5: mill pada diagonal e5–f6–g7, dan buah Hitam tinggal dua. Terbang di sini sama seperti di papan biasa.

step-twelve-and-morabaraba--no-dragging-on = **Morabaraba** juga dimainkan di papan ini, dengan aturan yang hampir sama. Apa bedanya di sini?
    .hint1 = Bayangkan babak akhir ketika tidak ada pihak yang maju.
    .option-board = Papannya tanpa diagonal
    .option-quiet-draw = Babak akhir yang berlarut-larut menjadi remis
    .option-no-flying = Tiga buah tidak boleh terbang
    .success = Seperti yang dimainkan di sini: setelah buah satu pihak tinggal tiga, dua puluh giliran tanpa penangkapan, giliran kedua pihak dihitung, berarti remis. Di sini pun, lain klub, lain kebiasaan.
    .wrong-board = Papannya sama, lengkap dengan diagonal seperti a1–b2–c3.
    .wrong-no-flying = Di kedua permainan tiga buah boleh terbang, seperti milik Putih di sini.

step-twelve-and-morabaraba--whose-mill = Putih bergerak dari f4 ke g4, membentuk mill, dan ingin menangkap buah di b2.
    .hint1 = Perhatikan a1, b2, dan c3. Apakah ketiganya pada satu garis?
    .success = Menurut aturan standar dan dalam Lasker Morris: di sana tidak ada garis yang menghubungkan a1, b2, dan c3. Di papan dengan diagonal, ketiganya membentuk mill, jadi buah di b2 dilindungi.
