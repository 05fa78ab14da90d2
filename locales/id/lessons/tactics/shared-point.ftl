lesson-shared-point = Titik bersama
    .intro = Dua calon mill tampak seperti dua ancaman. Tetapi kalau keduanya menunggu titik kosong yang sama, satu buah menghentikan keduanya.

step-shared-point--two-lines-one-point = Hitam punya dua calon mill di sebelah kanan: e3–e4–e5 dan e4–f4–g4. Tandai semua titik tempat Hitam bisa membentuk mill pada giliran berikutnya.
    .hint1 = Mana titik kosong garis yang pertama? Dan garis yang kedua?
    .success = Hanya e4. Kedua garis itu berbagi titik tersebut: siapa yang lebih dulu sampai, dialah yang menentukan keduanya.

step-shared-point--count-the-points = Putih bergerak dari f2 ke d2 dan kini punya pasangan di b2–d2–f2 dan di f2–f4–f6. Kamu bermain sebagai Hitam: di berapa titik Putih bisa membentuk mill pada giliran berikutnya?
    .hint1 = Perhatikan titik kosong setiap pasangan.
    .option-n1 = Satu
    .option-n2 = Dua
    .option-n3 = Tiga
    .success = Satu. Kedua pasangan kekurangan titik yang sama, f2. Hitam boleh terbang: cukup pergi ke sana, dan keduanya terhenti. Kalau kamu punya dua calon mill, bandingkan titik kosongnya!
    .wrong-n2 = Garisnya memang dua. Tetapi titik mana yang masih kosong?
    .wrong-n3 = Hitung titik tempat mill bisa terbentuk, bukan garis atau buahnya.

step-shared-point--three-lines-two-points = Putih punya tiga calon mill di persegi tengah, dan masih harus menempatkan satu buah. Tandai semua titik tempat Putih bisa membentuk mill.
    .hint1 = Cari titik kosong setiap garis. Adakah yang muncul dua kali?
    .success = d6 dan f2. Dua dari ketiga garis kekurangan f2; hanya b6–d6–f6 yang punya titik kosong sendiri. Tiga garis dengan dua titik berarti dua ancaman.

step-shared-point--one-stone-for-both = Kamu bermain sebagai Hitam. Putih punya dua calon mill: b6–d6–f6 dan f2–f4–f6. Hentikan keduanya dengan satu buah saja!
    .hint1 = Titik mana yang ada pada kedua garis itu?
    .success = f6 adalah titik yang kurang pada kedua garis, dan sekarang milikmu. Satu buah, dua mill terhenti.

step-shared-point--filled-first = Putih bergerak dari b4 ke b6 dan bangga dengan dua pasangannya: a4–b4–c4 dan b2–b4–b6. Hitam terbang dari f4 ke b4. Di berapa titik Putih bisa membentuk mill sekarang?
    .hint1 = Di mana Hitam sekarang, dan garis mana saja yang melewati titik itu?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Tidak ada: kedua mill itu menunggu b4. Seandainya titik kosongnya berbeda, Hitam hanya bisa menghentikan salah satunya.
    .wrong-n1 = Lihat lagi kedua garis itu: b4 ada di tengah masing-masing.
    .wrong-n2 = Hitam menempati b4, titik yang diperlukan kedua garis.

step-shared-point--choose-the-pair = Dengan f2–f4 kamu langsung punya dua calon mill. Tetapi apakah itu dua ancaman? Temukan gerak yang lebih baik.
    .hint1 = Kamu punya mill yang bisa dibuka. Carilah gerak yang membuat dua titik berbeda menunggu.
    .success = Dari g4 kamu mengancam kembali ke g1, juga f2–f4 yang membentuk e4–f4–g4. Kalau langsung f2–f4, kedua garis menunggu g4, dan satu buah hitam di sana sudah cukup untuk menahan remis.

step-shared-point--choose-as-black = Ketiga buah Putih boleh terbang. Dua gerak membuka mill-mu sambil membuat calon mill kedua, tetapi hanya satu yang menang.
    .hint1 = Bandingkan: sesudah g1–d1, di mana kamu bisa membentuk mill? Dan sesudah g7–d7?
    .success = Dari d7, buahmu bisa kembali ke g7, atau terus ke a7 dan membentuk a1–a4–a7: dua titik berbeda. Sesudah g1–d1, kedua mill hanya akan menunggu g1.
