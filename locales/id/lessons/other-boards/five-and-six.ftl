lesson-five-and-six = Five dan Six Men’s Morris
    .intro = Dua persegi, bukan tiga. Di papan ini setiap pemain bisa memakai enam buah atau lima; aturan lainnya sama.

step-five-and-six--two-squares = Inilah papan **Six Men’s Morris**, dan masih kosong. Di berapa titik Putih boleh menempatkan buah pertamanya?
    .hint1 = Setiap persegi punya empat sudut dan empat titik tengah.
    .option-n9 = Sembilan
    .option-n16 = Enam belas
    .option-n24 = Dua puluh empat
    .success = Dua persegi dengan delapan titik masing-masing: enam belas. Tambahkan satu persegi lagi di luarnya, dan jadilah papan besar.
    .wrong-n9 = Itu papan dengan satu persegi saja. Hitunglah titik pada keduanya.
    .wrong-n24 = Itu papan dengan tiga persegi. Di sini hanya ada dua.

step-five-and-six--across = Kedua persegi dihubungkan di empat tempat. Tandai semua titik yang bertetangga dengan c2.
    .hint1 = Ikuti setiap garis dari c2 sampai titik berikutnya.
    .success = Ada tiga: b2 dan d2 pada persegi dalam, serta c1 di ujung garis penghubung. Itulah jalan dari persegi yang satu ke yang lain.

step-five-and-six--too-short = Putih punya buah di a3 dan b3, dan sekarang menempatkan satu di d3. Berapa buah yang ditangkap Putih?
    .hint1 = Perhatikan bagian tengah: adakah garis dari b3 ke d3?
    .option-one = Satu
    .option-none = Tidak ada
    .success = Tidak ada. Garis penghubung a3–b3 hanya punya dua titik: bisa dilewati, tetapi tidak pernah menjadi mill. Kedelapan garis mill adalah sisi-sisi persegi.
    .wrong-one = Bagian tengah papan kosong. Tidak ada garis dari b3 menyeberang ke d3.

step-five-and-six--close-and-choose = Bentuklah mill, dan pikirkan buah hitam mana yang sebaiknya kamu tangkap. Hitam juga punya rencana!
    .hint1 = Di bawah ada dua buahmu pada satu garis. Lalu, di mana Hitam punya dua buah pada satu garis?
    .success = Di e1 kamu membentuk mill. Paling baik menangkap buah di c5 atau e5: kalau tidak, Hitam membentuk mill di a5.

step-five-and-six--how-many-stones = Menurut aturan MTTE, jumlah buah setiap pemain kira-kira sepertiga jumlah titik, boleh lebih atau kurang satu. Berapa yang cocok untuk enam belas titik?
    .hint1 = Tiga kali jumlah buah boleh berselisih paling banyak tiga dari enam belas.
    .option-four = Empat
    .option-five-or-six = Lima atau enam
    .option-eight = Delapan
    .success = Tiga kali lima sama dengan lima belas, tiga kali enam sama dengan delapan belas; keduanya cukup dekat dengan enam belas. Karena itu papan ini dipakai untuk Five maupun Six Men’s Morris.
    .wrong-four = Tiga kali empat sama dengan dua belas; terlalu jauh dari enam belas.
    .wrong-eight = Tiga kali delapan sama dengan dua puluh empat. Itu cocok untuk papan dengan tiga persegi, bukan untuk enam belas titik ini.

step-five-and-six--two-at-a-corner = Putih baru saja menempatkan buah di b2. Kamu bermain sebagai Hitam: tandai semua titik tempat Putih bisa membentuk mill pada giliran berikutnya.
    .hint1 = Buah baru itu ada di sudut, jadi terletak pada dua garis.
    .success = Ada dua: b3 dan c2. Kamu hanya bisa mengisi salah satunya, dan kamu tidak punya mill untuk membalas. Putih pasti menangkap.

step-five-and-six--three-still-walk = Buah Putih tinggal tiga. “Kalau begitu, aku terbang dari d3 ke a1!” Bolehkah Putih melakukannya dalam Six Men’s Morris?
    .hint1 = Di papan sekecil ini, apakah terbang masih istimewa?
    .success = Tidak. Permainan ini biasanya dimainkan tanpa terbang, juga dengan tiga buah. Terbang hanya ada di papan besar.

step-five-and-six--open-and-win = Kamu punya mill, dan ketiga buah Hitam melangkah, karena di sini tidak ada yang terbang. Bukalah mill itu supaya Hitam tidak bisa mencegahmu membentuknya kembali!
    .hint1 = Buah mana yang bisa keluar dari mill sehingga titik lamanya tidak sempat dicapai Hitam?
    .success = Dari b2 ke c2: c2–b2 membentuk mill itu kembali, dan tidak ada buah hitam yang sempat mencapai b2. Hitam melangkah, jadi dekat dan jauh itu penting.

step-five-and-six--solved = Komputer sudah menghitung seluruh Six Men’s Morris, juga Five Men’s Morris. Bagaimana hasilnya kalau kedua pemain bermain sempurna?
    .hint1 = Cukupkah buah pertama yang bagus, seperti dalam Three Men’s Morris? Atau di sini ada lebih banyak ruang untuk bertahan?
    .option-white = Putih menang
    .option-draw = Remis
    .option-black = Hitam menang
    .success = Keduanya remis, bahkan buah pertama boleh ditempatkan di mana saja: tidak satu pun dari enam belas titik itu kalah. Inilah permainan besar dalam bentuk kecil.
    .wrong-white = Dalam Three Men’s Morris memang begitu. Di sini ada enam belas titik, dan Hitam punya cukup ruang untuk bertahan.
    .wrong-black = Mulai lebih dulu bukan kerugian: di enam belas titik, Putih juga selalu bisa mempertahankan remis.

step-five-and-six--mill-or-lock = Di sini kamu bisa membentuk mill. Tetapi ada yang lebih baik: menangkan permainan pada giliran ini!
    .hint1 = Ke mana kelima buah Hitam masih bisa bergerak?
    .success = Dari d4 ke d3: tidak satu pun buah Hitam bisa bergerak, dan kamu menang! Mill dengan b3–b4 hanya akan menangkap satu buah.
