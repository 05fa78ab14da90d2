lesson-blocking-win = Menang dengan memblokir
    .intro = Permainan bisa dimenangkan tanpa menangkap satu buah pun. Hitung pintunya, lalu tutup satu per satu.

step-blocking-win--the-doors = Hitam punya empat buah dan sedikit ruang. Tandai semua gerak yang bisa dimainkan Hitam seandainya sekarang gilirannya.
    .hint1 = Satu per satu: d5, e4, e5, f2.
    .success = Tiga gerak, tetapi hanya dua titik: c5, dan dua kali f4. Satu buahmu di f4 akan menutup dua pintu sekaligus.

step-blocking-win--the-last-gap = Hitam tinggal punya satu gerak, dan sekarang giliranmu.
    .hint1 = Temukan gerak itu, lalu buahmu yang bisa sampai ke sana lebih dulu.
    .success = d1–g1, dan keempat buah itu tak bisa bergerak. Tidak ada mill yang terbentuk, dan memang tidak perlu.

step-blocking-win--how-many-ways-out = Empat buah hitam ada di persegi tengah. Berapa gerak yang dimiliki Hitam seandainya sekarang gilirannya?
    .hint1 = Tiga dari empat buah itu ada di sudut. Apa yang ada di sebelahnya?
    .option-n1 = Satu
    .option-n2 = Dua
    .option-n4 = Empat
    .success = Dua, dan keduanya milik buah di b4: b4–b6 dan b4–c4. Untuk memblokir empat buah, cukup kurung yang satu ini.
    .wrong-n1 = Lihat b4 sekali lagi: itu persimpangan.
    .wrong-n4 = Tidak semua buah punya jalan keluar. f2 dan f6 sudah terkurung.

step-blocking-win--one-door-then-the-other = Hitam punya dua gerak, d7–a7 dan g4–f4. Tutup satu pintu sehingga pintu yang lain menjadi jebakan.
    .hint1 = Kalau buah di d7 pergi ke a7, apa yang terbuka di belakangnya, dan siapa yang bisa mengisinya?
    .success = e4–f4 hanya menyisakan d7–a7. Lalu d6–d7 mengurung Hitam: buah di a7 terjepit di antara a4 dan d7.

step-blocking-win--a-mill-lets-them-fly = Putih punya empat buah dan hanya satu gerak. Hitam bermain d2–b2, membentuk b2–b4–b6, dan menangkap buah di d1.
    .hint1 = Berapa buah Putih sekarang, dan apa yang boleh dilakukannya?
    .success = Permainan berlanjut: buah Putih kini tiga, dan boleh terbang. Padahal dengan g4–g1 Hitam tadi bisa langsung menang, karena menutup gerak terakhir. Kalau ingin memblokir, jangan menangkap sampai tinggal tiga.

step-blocking-win--leave-the-mill = Kamu bisa membentuk b2–b4–b6, tetapi setelah itu Hitam boleh terbang. Cari yang lebih baik!
    .hint1 = Hitam punya dua gerak, keduanya milik buah yang sama. Yang mana kamu sisakan?
    .success = b6–d6 hanya menyisakan d7–g7, lalu menyusul d6–d7. Empat buah di empat sudut, dan tak satu pun bisa bergerak.

step-blocking-win--the-hunt = Hanya dua buah hitam yang masih bisa bergerak. Kurung yang satu, dan buru yang lain!
    .hint1 = Tiga buah hitam ada di e3, e4, dan e5. Lewat pintu mana mereka bisa keluar?
    .success = Buah di f4 mengunci tiga buah sekaligus. Yang keempat harus berjalan dari c5 ke c4 lalu ke sebuah sudut, dan buahmu menutup pintunya.
