lesson-legal-in-three-phases = Yang legal di tiga tahap
    .intro = Sebelum mencari giliran yang bagus, lihat dulu semua yang legal. Setiap tahap punya jawabannya sendiri.

step-legal-in-three-phases--which-phase = Tangan Putih kosong, di tangan Hitam masih ada satu buah, dan sekarang giliran Hitam. Apa yang dilakukan Hitam?
    .hint1 = Kapan tahap gerak dimulai?
    .option-placing = Menempatkan buah
    .option-moving = Menggerakkan buah
    .option-flying = Menerbangkan buah
    .success = Menempatkan. Tahap gerak baru dimulai bila kedua tangan kosong; sebelum itu, pemain yang masih punya buah di tangan harus menempatkannya.
    .wrong-moving = Belum: di tangan Hitam masih ada satu buah.
    .wrong-flying = Terbang hanya untuk tepat tiga buah di papan tanpa buah di tangan.

step-legal-in-three-phases--where-to-place = Putih masih harus menempatkan satu buah terakhir. Tandai semua titik yang boleh ditempatinya.
    .hint1 = Saat penempatan, tidak penting buah apa yang ada di dekatnya.
    .success = Kesembilan titik kosong, termasuk yang di sebelah buah hitam, bahkan yang tak akan dipilih siapa pun.

step-legal-in-three-phases--every-move = Kedua tangan sudah kosong, jadi tahap gerak sudah dimulai. Tandai semua gerak yang bisa dilakukan Putih.
    .hint1 = Periksa buah satu per satu: a1, a4, b4, d1, g1.
    .success = Enam. Buah di a1 terkurung oleh kawannya sendiri, karena tak ada buah yang boleh melompat; b4 sendirian punya tiga gerak. Kalau diperiksa satu per satu, tak ada yang terlewat.

step-legal-in-three-phases--the-only-move = Putih punya tujuh buah, tetapi hanya satu gerak yang legal. Temukan dan mainkan.
    .hint1 = Jalan keluar hanya dari titik tengah persegi dalam. Di depan titik mana ada tempat kosong?
    .success = d5–d6: satu-satunya pintu persegi dalam yang tidak dijaga. Di pintu lain sudah ada buah Hitam.

step-legal-in-three-phases--flying-wide = Buah Hitam tinggal tiga dan tangannya kosong. Ke berapa titik buah di f4 bisa pergi?
    .hint1 = Bagi buah yang terbang, garis tidak penting. Lalu apa yang penting?
    .option-n2 = Dua
    .option-n16 = Enam belas
    .option-n21 = Dua puluh satu
    .success = Enam belas: dua puluh empat titik dikurangi delapan buah di papan.
    .wrong-n2 = Lewat garis memang hanya dua. Tetapi dengan tepat tiga buah, Hitam boleh terbang.
    .wrong-n21 = Buah Putih belum kamu hitung. Titik yang terisi tetap terisi, entah oleh buah siapa.

step-legal-in-three-phases--what-may-be-taken = Putih baru saja membentuk mill f2–f4–f6, dan gilirannya belum selesai. Tandai semua buah yang boleh ditangkap Putih.
    .hint1 = Sebelum menandai, cari dulu mill Hitam.
    .success = b2, g1, dan g4. Mill d1–d2–d3 melindungi ketiga buahnya karena masih ada buah lain di luar mill.

step-legal-in-three-phases--one-stone-too-many = “Hitam sudah boleh terbang, dan buahku tinggal empat: d1–f4, jadi mill!” Bolehkah Putih melakukannya?
    .hint1 = Dengan tepat berapa buah seorang pemain boleh terbang, dan buah siapa yang dihitung?
    .success = Tidak. Masing-masing menghitung buahnya sendiri, dan empat buah masih bergerak menyusuri garis. Dari d1 jalannya hanya ke a1 dan g1.

step-legal-in-three-phases--count-the-moves = Sekarang giliran Hitam, dengan empat buah. Berapa gerak legal yang dimiliki Hitam?
    .hint1 = Ada buah yang punya dua gerak, ada pula yang tak punya sama sekali.
    .option-n3 = Tiga
    .option-n4 = Empat
    .option-n5 = Lima
    .success = Empat: a7–a4, d6–d5, d6–f6, dan g7–g4. Buah di d7 terkurung oleh kawannya sendiri.
    .wrong-n3 = Masih ada satu lagi. Lihat d6 sekali lagi: buah itu ada di persimpangan.
    .wrong-n5 = Kelebihan satu. Ketiga tetangga d7 terisi semua, begitu juga b6.
