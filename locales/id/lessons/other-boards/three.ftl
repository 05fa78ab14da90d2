lesson-three = Three Men’s Morris
    .intro = Satu persegi, sembilan titik, tiga buah per pemain. Barangkali inilah permainan mill yang paling kecil, dan layak kamu kuasai sampai tuntas.

step-three--first-mill = Di papan ini setiap garis punya tiga titik, kedua diagonalnya juga. Bentuklah mill: dengan buah sesedikit ini, satu penangkapan sudah menang!
    .hint1 = Dua buahmu berada pada satu diagonal. Titik mana yang masih kosong?
    .success = Hitam mulai dengan tiga buah, dan dengan dua buah ia kalah. Jadi, dalam **Three Men’s Morris** mill pertama langsung menang.

step-three--lines-of-a-corner = Di sudut c1 bertemu tiga garis: dua sisi persegi dan satu diagonal. Tandai titik-titik lain pada ketiga garis itu.
    .hint1 = Telusuri dari c1 ke kiri, ke atas, dan melewati tengah.
    .success = Enam titik pada tiga garis. Di tengah bertemu empat garis, sedangkan di titik tengah sisi hanya dua.

step-three--not-every-slant = “Di sini ada diagonal, jadi aku bergerak miring dari a2 ke b1!” Bolehkah Putih melakukannya?
    .hint1 = Adakah garis yang digambar di antara kedua titik itu?
    .success = Tidak. Kedua diagonal membentang dari sudut ke sudut; a2 dan b1 tidak dihubungkan garis. Buah hanya bergerak lewat garis yang digambar.

step-three--three-and-no-wings = Semua buah sudah di papan, dan Putih punya tiga. “Dengan tiga buah aku terbang, dari a3 langsung ke c3!” Apakah itu boleh di sini?
    .hint1 = Apakah terbang masih istimewa kalau semua pemain mulai dengan tiga buah?
    .success = Tidak. Di papan ini tidak ada yang terbang. Menurut aturan MTTE pun, tidak ada terbang jika setiap pemain memakai kurang dari lima buah.

step-three--one-warning = Kamu bermain sebagai Hitam, dan Putih ada di b2 dan b3. Satu mill Putih saja membuatmu kalah. Tandai semua titik tempat Putih bisa membentuk mill.
    .hint1 = Periksa setiap garis yang berisi dua buah putih.
    .success = Hanya b1, dan buahmu berikutnya harus ke sana. Di papan ini kamu perlu memeriksa setelah setiap giliran.

step-three--the-first-stone = Permainan ini begitu kecil sehingga komputer sudah menghitungnya sampai tuntas. Di mana Putih harus menempatkan buah pertama supaya pasti menang?
    .hint1 = Di mana garis paling banyak bertemu?
    .option-corner = Di sudut
    .option-centre = Di tengah papan
    .option-midpoint = Di titik tengah sisi
    .success = Di tengah, tempat empat garis bertemu: Putih menang paling lama dalam lima giliran. Dari sudut hasilnya remis, dan dari titik tengah sisi Putih malah kalah. Karena itu, ada yang melarang buah pertama di tengah.
    .wrong-corner = Di sana bertemu tiga garis, dan dengan permainan terbaik hasilnya remis. Ada titik yang lebih baik.
    .wrong-midpoint = Di sana hanya dua dari delapan garis yang bertemu. Kalau Hitam lalu mengambil tengah, Putih malah kalah.

step-three--keep-the-win = Putih mulai di tengah, dan semuanya berjalan baik. Sekarang Hitam mengancam membentuk mill. Tempatkan buah terakhirmu supaya mill itu tidak jadi.
    .hint1 = Dua buah hitam berada pada satu sisi persegi.
    .success = Di c1, dan Putih tetap pasti menang, paling lama dua giliran lagi. Dengan titik lain, Hitam membentuk mill dan menang.

step-three--the-quiet-move = Semua buah sudah ditempatkan, dan buah Hitam berdekatan. Satu gerak yang tenang menyiapkan mill yang tidak bisa lagi dihentikan Hitam. Temukan!
    .hint1 = Titik kosong mana yang tidak bisa dicapai buah Hitam dalam satu gerak?
    .success = Buah-buah Hitam terlalu jauh dari garis c1–c2–c3. Begitulah pemain yang mulai di tengah menyelesaikan permainan: karena itulah buah pertama di tengah menang.

step-three--step-home = Semua buah sudah di papan, jadi sekarang buah bergerak. Satu gerak membentuk mill dan langsung menang. Temukan!
    .hint1 = Garis mana yang berisi dua buahmu dan titik ketiganya kosong?
    .success = Dari b3 ke b2: mill pada diagonal a1–b2–c3. Jangan biarkan tengah papan kosong kalau lawan bisa memakainya!
