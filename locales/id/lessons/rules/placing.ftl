lesson-placing = Penempatan
    .intro = Tahap pertama permainan ini disebut **penempatan**. Kalian bergantian menempatkan buah di papan, satu buah setiap giliran, sampai masing-masing sudah menempatkan sembilan.

step-placing--beside-the-enemy = Di a1 ada buah hitam. Tempatkan satu buah tepat di sebelahnya, di titik yang bertetangga.
    .hint1 = Ikuti kedua garis yang keluar dari sudut itu.
    .success = Tepat. Titik kosong mana pun boleh, bahkan yang tepat di sebelah buah lawan.

step-placing--stones-stay = “Buahku di f4 lebih baik ada di f2. Kupindahkan saja!” Sekarang giliran Putih, dan di tangannya masih ada enam buah. Bolehkah Putih melakukannya?
    .hint1 = Apa yang dilakukan pemain selama masih punya buah di tangan?
    .success = Tidak. Selama punya buah di tangan, kamu menempatkan satu setiap giliran, dan buah yang sudah di papan tetap di tempatnya. Jadi, pilihlah setiap titik baik-baik.

step-placing--get-in-the-way = Hitam ingin tiga buah pada satu garis, dan sudah punya a7 dan d7. Tempatkan buahmu supaya pada giliran berikutnya Hitam tidak berhasil.
    .hint1 = Garis itu punya tiga titik. Mana yang masih kosong?
    .success = Buahmu di g7 menghalangi jalannya. Saat menempatkan buah, pikirkan juga rencana lawan, bukan hanya rencanamu sendiri.

step-placing--every-empty-point = Setiap pemain tinggal punya satu buah di tangan, dan sekarang giliranmu. Tandai semua titik tempat kamu boleh menempatkan buahmu.
    .hint1 = Apakah penting buah siapa yang ada di sebelah titik kosong?
    .success = Kedelapan titik kosong itu boleh semuanya. Tidak penting buah siapa yang ada di sekelilingnya: kosong tetap kosong.

step-placing--one-hand-empty = Putih baru saja menempatkan buahnya yang kesembilan. Hitam masih punya satu di tangan. Apa yang terjadi berikutnya?
    .hint1 = Apakah tangan kedua pemain sudah kosong?
    .option-white-moves = Putih menggerakkan buah
    .option-black-moves = Hitam menggerakkan buah
    .option-black-places = Hitam menempatkan buah
    .success = Hitam menempatkan buah. Buah baru boleh bergerak kalau tidak ada lagi buah di tangan siapa pun.
    .wrong-white-moves = Giliran Putih sudah selesai, dan Hitam masih punya satu buah di tangan.
    .wrong-black-moves = Hitam masih punya satu buah di tangan, dan itu harus ditempatkan dulu.

step-placing--the-last-stone = Hitam menempatkan buah terakhir di f2. Sekarang semua buah ada di papan.
    .hint1 = Ingat tujuannya. Adakah pemain yang buahnya tinggal dua?
    .success = Permainan berlanjut. Kedua pemain masih punya kesembilan buahnya, dan sekarang tahap kedua dimulai: buah-buah boleh bergerak.

step-placing--nothing-left-to-place = Buah terakhir sudah ditempatkan di f2. “Tapi d3 masih kosong, aku tempatkan satu lagi di sana!” Bolehkah Putih melakukannya?
    .hint1 = Dari mana buah itu diambil?
    .success = Tidak. Setiap pemain punya sembilan buah, dan Putih sudah menempatkan semuanya. Mulai sekarang, buah di papanlah yang bergerak.
