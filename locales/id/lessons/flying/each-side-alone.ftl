lesson-each-side-alone = Hak masing-masing
    .intro = Buah lawanmu tinggal tiga dan terbang ke sana kemari. Apa artinya bagimu?

step-each-side-alone--if-you-then-i = Hitam punya tiga buah dan baru saja terbang. “Kalau kamu boleh, aku juga: dari g4 ke d1!” kata Putih, yang punya lima. Bolehkah Putih melakukannya?
    .hint1 = Buah siapa yang harus dihitung Putih?
    .success = Tidak. Setiap pihak hanya menghitung buahnya sendiri. Hitam punya tiga dan terbang, Putih punya lima dan melangkah.

step-each-side-alone--what-walkers-reach = Buah Hitam tinggal tiga, buahmu enam. Tandai semua titik tempat kamu bisa membentuk mill pada giliran ini.
    .hint1 = Tiga garismu kurang satu buah. Ke mana ada buah yang bisa melangkah?
    .success = Hanya di f4, dari f2. Untuk a1 dan b2 tidak ada buah ketigamu yang cukup dekat; Hitam boleh terbang, tetapi itu tidak membantumu.

step-each-side-alone--walk-into-the-way = Hitam terbang dan mengancam membentuk d5–d6–d7. Kamu punya lima buah. Hentikan!
    .hint1 = Kamu harus sampai ke sana dengan melangkah.
    .success = Dari f6 hanya selangkah. Melawan buah yang terbang, sebaiknya buahmu tersebar, supaya selalu ada yang dekat.

step-each-side-alone--fly-into-the-way = Sekarang kamu bermain sebagai Hitam dan punya tiga buah. Putih ingin melangkah dari c5 ke c4 dan membentuk mill. Hentikan!
    .hint1 = Seberapa jauh buahmu boleh pergi?
    .success = Ketiga buahmu bisa melakukannya. Enam buah Putih hanya bisa memimpikannya.

step-each-side-alone--three-and-three = Tangan keduanya kosong, dan masing-masing punya tiga buah. Sekarang giliran Putih. Siapa yang boleh terbang?
    .hint1 = Ajukan pertanyaan ini dua kali, sekali untuk tiap pihak.
    .option-white = Hanya Putih
    .option-both = Keduanya
    .option-neither = Tidak ada
    .option-black = Hanya Hitam
    .success = Keduanya. Putih punya tiga dan Hitam punya tiga: dua hak, bukan satu.
    .wrong-white = Memang giliran Putih, tetapi Hitam punya hak yang sama pada giliran berikutnya.
    .wrong-neither = Tepat tiga buah dan tangan kosong: itu berlaku bagi keduanya.
    .wrong-black = Buah Putih juga tepat tiga.

step-each-side-alone--thank-you-for-the-wings = Hitam terbang, membentuk mill, dan menangkap buah Putih di g4. Sekarang Putih ingin pergi dari a7 ke f4. Apakah itu boleh?
    .hint1 = Berapa buah Putih setelah penangkapan itu?
    .success = Boleh. Buah Putih tinggal tiga, dan mulai giliran ini kedua pihak terbang.

step-each-side-alone--two-threats = Kedua pihak terbang, dan belum ada yang bisa membentuk mill. Terbangkan buahmu dari a1 sehingga dua garis sekaligus hanya kurang satu buah.
    .hint1 = Sudut kosong mana yang segaris dengan b2 dan juga dengan f6?
    .success = Sekarang kamu mengancam membentuk mill di b4 dan d6. Hitam hanya bisa mengisi satu titik, dan di titik yang lain kamu menang.
