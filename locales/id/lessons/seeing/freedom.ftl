lesson-freedom = Kebebasan
    .intro = Buah yang tidak bisa bergerak hanyalah pajangan. Belajarlah melihat sekilas seberapa bebas kedua pihak.

step-freedom--the-board-is-full = Buah terakhir sudah ditempatkan, dan tahap gerak dimulai. Tandai semua buah putih yang bisa bergerak.
    .hint1 = Sebuah buah bebas kalau paling sedikit satu tetangganya kosong.
    .success = Tiga dari delapan: d1, d2, dan f4. Papan tidak pernah sepenuh sekarang, jadi hitunglah buahmu yang bebas sejak tahap penempatan.

step-freedom--who-is-freer = Delapan buah lawan delapan. Seandainya giliran Hitam, Hitam punya delapan gerak. Berapa gerak yang dimiliki Putih?
    .hint1 = Dari delapan buah putih, empat bisa bergerak.
    .option-n5 = Lima
    .option-n8 = Delapan
    .option-n11 = Sebelas
    .success = Lima: b6–b4, c4–b4, c4–c3, d2–d3, dan g7–g4. Jumlah buahnya sama, tetapi Hitam lebih bebas, dan itu akan terasa cepat atau lambat.
    .wrong-n8 = Itu berarti satu gerak untuk setiap buah. Padahal a7, d7, f2, dan f6 terkurung.
    .wrong-n11 = Terlalu banyak. Hitung hanya tetangga yang kosong dari setiap buah.

step-freedom--one-move-later = Putih baru saja bergerak dari d7 ke persimpangan d6. Sebelumnya, lima buah hitam bisa bergerak. Kamu bermain sebagai Hitam: tandai buah yang masih bisa.
    .hint1 = Buah hitam mana saja yang ada di sekitar d6? Lihat apakah masih ada jalan keluar lain.
    .success = Hanya e5 dan f4. Satu buah di persimpangan itu mengurung b6, d5, dan f6 sekaligus. Gerak yang merebut kebebasan lawan sering lebih berharga daripada kelihatannya.

step-freedom--two-mills-no-move = Putih punya delapan buah dan dua mill yang bagus, Hitam tujuh buah dan satu mill. Sekarang giliran Putih.
    .hint1 = Cari satu saja buah putih yang punya tetangga kosong.
    .success = Hitam menang: tidak satu pun buah putih bisa bergerak. Kedua mill itu tidak menolong sama sekali. Kebebasan buahmu paling tidak senilai dengan mill berikutnya.

step-freedom--not-always-the-crossing = Buahmu yang terakhir! Tempatkan di titik yang punya paling banyak tetangga kosong.
    .hint1 = Persimpangan punya empat tetangga, tetapi berapa yang kosong di sini?
    .success = d3 punya tiga pintu terbuka: c3, d2, dan e3. Persimpangan d2 hanya akan punya dua, karena b2 dan d1 terisi.

step-freedom--make-room = Dua buahmu terkurung. Mainkan gerak yang sekaligus memberi keduanya tetangga kosong.
    .hint1 = Temukan dulu dua buah yang tidak bisa bergerak. Buah mana yang ada di sebelah keduanya?
    .success = d2–d3 mengosongkan d2, dan sekarang buah di d1 maupun f2 bisa bergerak lagi.

step-freedom--mill-or-freedom = Hitam punya delapan buah dan tiga mill, Putih enam buah dan bisa membentuk mill. Tetapi Putih punya yang lebih baik: menangkan sekarang juga!
    .hint1 = Semua gerak Hitam menuju titik yang sama.
    .success = b6–d6, dan delapan buah itu tak bisa bergerak lagi. Mill b2–b4–b6 hanya akan menangkap salah satunya.

step-freedom--take-the-free-one = Kali ini mill memang menang, kalau kamu menangkap buah yang tepat. Mainkan giliranmu sampai tuntas.
    .hint1 = Buah hitam mana yang masih bisa bergerak setelah mill-mu terbentuk?
    .success = Tanpa buah di c4, Hitam punya enam buah tetapi tidak punya satu gerak pun. Kalau kamu menangkap buah di a1, yang di c4 masih bebas bergerak: rebutlah kebebasan, bukan hanya buah.
