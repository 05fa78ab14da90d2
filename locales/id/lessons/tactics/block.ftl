lesson-block = Menghadang
    .intro = Begitu ancamannya terlihat, ada tiga cara menghentikannya: mengisi titiknya, menjaga pintunya, atau menangkap salah satu buahnya.

step-block--where-to-stand = Kamu bermain sebagai Hitam, dan Putih mengancam. Tandai titik yang harus kamu tempati untuk menghentikannya.
    .hint1 = Dua buah putih di luar mill ada pada satu garis. Titik mana yang masih kurang?
    .success = e4: di sebelah f4 dan g4, dan terjangkau dari e5. Kalau kamu yang ada di sana, garis itu tak akan bisa menjadi mill.

step-block--step-in = Putih ingin membentuk d5–d6–d7 dengan buah dari a7. Hadang!
    .hint1 = Buahmu yang mana ada di sebelah d7?
    .success = g7–d7. Selama kedua pihak bergerak menyusuri garis, paling banyak satu buah yang bisa masuk; di sini buah di g7.

step-block--no-room-in-the-corner = Hitam mengancam f4–f6, yang membentuk b6–d6–f6. Dari mana sebuah buah bisa melangkah ke f6? Tandai semua tetangga f6.
    .hint1 = f6 adalah sudut.
    .success = Sudut punya dua tetangga: yang satu ada pada garis itu sendiri, dan dari yang lain Hitam akan datang. Tidak ada tempat bagi penjaga, jadi sudut harus dijaga lebih awal.

step-block--stand-in-the-door = Rencana Hitam: a1–d1 lalu d1–g1, untuk membentuk g1–g4–g7. Begitu Hitam ada di d1, tak ada yang bisa sampai ke g1. Gagalkan rencana itu sekarang!
    .hint1 = Tempati pintu yang akan dilewati Hitam.
    .success = Di d1 buahmu menjaga sudut itu dari luar: Hitam tidak bisa melewatinya, dan kamu sendiri bahkan bisa melangkah ke g1.

step-block--take-one-of-three = Kamu bermain sebagai Hitam. Putih mengancam d3–d2, tetapi sekarang giliranmu, dan ada mill yang bisa kamu bentuk. Bentuklah, dan pastikan mill Putih gagal.
    .hint1 = Mill Putih butuh tiga buah: dua pada garisnya dan satu yang datang. Yang mana boleh kamu tangkap?
    .success = Sebuah ancaman terdiri dari tiga buah, jadi cukup menangkap satu: b2 dari garisnya, atau d3 dari pintunya. Buah di f2 dilindungi mill-nya.

step-block--one-stone-one-threat = Kamu bermain sebagai Putih, dan tadi kamu punya dua ancaman. Hitam baru saja melangkah dari d3 ke d2. Di berapa titik kamu masih bisa membentuk mill pada giliran ini?
    .hint1 = Jangan hanya melihat b2–d2–f2. Dua buahmu yang mana lagi ada pada satu garis?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Satu: g4–g1 membentuk a1–d1–g1. Satu buah Hitam hanya bisa menghentikan satu ancaman, dan itulah rahasia pelajaran berikutnya.
    .wrong-n0 = Lihat baris paling bawah: a1 dan d1, serta buahmu di g4 di sebelah sudut.
    .wrong-n2 = Garis b2–d2–f2 kini terhenti: ada buah Hitam di sana.

step-block--hold-the-line = Tiga lawan enam, tetapi kamu boleh terbang. Hitam mengancam membentuk mill: temukan titiknya, dan buah yang tepat untuk itu.
    .hint1 = Temukan titik yang diperlukan Hitam, lalu lihat buahmu yang mana sedang menjaga garis lain.
    .success = Titik itu kamu isi, dan penjaga di d6 tetap berada di antara d5 dan d7. Yang terbang bisa bertahan lama, asalkan tak ada penjaga yang meninggalkan posnya.
