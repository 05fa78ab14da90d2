lesson-blocking-endings = Mengurung di babak akhir
    .intro = Empat buah atau lebih harus melangkah, dan yang melangkah bisa terkurung. Di babak akhir ini tidak ada penangkapan; yang penting jalan keluarnya.

step-blocking-endings--list-the-ways = Giliran Putih. Tandai semua gerak yang dimiliki Hitam seandainya sekarang gilirannya.
    .hint1 = Periksa keempat buah hitam satu per satu.
    .success = Hanya tiga. Kalau daftarnya sependek itu, cari gerak yang membuatnya lebih pendek lagi; begitulah babak akhir seperti ini dimenangkan.

step-blocking-endings--last-way-out = Menangkan dengan gerak ini, tanpa mill!
    .hint1 = Ke mana Hitam masih bisa bergerak? Isi titik itu.
    .success = Dari d7 ke d6: keempat buah Hitam tidak punya gerak lagi.

step-blocking-endings--a-turn-before = Hitam bisa dikurung. Gerak mana yang hanya menyisakan jalan ke dalam perangkap?
    .hint1 = Buah hitam di c5 dan e5 lebih leluasa daripada yang lain. Kurangi ruangnya.
    .success = Setelah b4–c4 Hitam hanya bisa ke d5, dan kamu menutup pintu di belakangnya. Jawaban yang terpaksa sudah setengah kemenangan.

step-blocking-endings--three-get-out = Hitam punya tiga buah. Putih bergerak dari c4 ke b4, dan sekarang tidak ada buah hitam yang punya tetangga kosong.
    .hint1 = Bagaimana tiga buah boleh bergerak?
    .success = Permainan berlanjut: tiga buah boleh terbang, dan buah yang terbang tidak terkurung selama ada titik kosong. Memblokir hanya berhasil terhadap empat buah atau lebih.

step-blocking-endings--count-the-ways = Lima buah hitam berada di tepi papan. Berapa gerak yang dimiliki Hitam seandainya sekarang gilirannya?
    .hint1 = Cari titik kosong di sebelahnya.
    .option-n1 = Satu
    .option-n2 = Dua
    .option-n4 = Empat
    .success = Hanya dua: a4–a1 dan a4–b4. Lima buah bukan kekuatan kalau tidak bisa bergerak.
    .wrong-n1 = Masih ada satu lagi. Perhatikan a4 sekali lagi.
    .wrong-n4 = Tidak sebanyak itu. Buah mana yang di sebelahnya ada titik kosong?

step-blocking-endings--a-mill-and-no-move = Hitam punya mill di c3–c4–c5, dan kamu tidak punya. Meskipun begitu, kamu bisa menang!
    .hint1 = Buah hitam mana yang masih bisa bergerak? Hitung jalan keluarnya.
    .success = Mill Hitam tidak bisa terbuka lagi, dan tanpa gerak mill itu tidak ada nilainya. Kebebasan lebih berharga daripada mill yang diam.

step-blocking-endings--draw-the-net = Kelima buahmu mengepung empat buah Hitam. Tutuplah jaringnya!
    .hint1 = Pertama-tama, jangan biarkan buah di d1 lolos.
    .success = d3–d2 menutup sisi bawah, lalu kamu mengikuti buah yang masih bisa melangkah. Buatlah daftar gerak Hitam setiap kali, dan jaring pun tertutup.

step-blocking-endings--the-long-net = Dan sekarang yang paling panjang. Jangan terburu-buru, dan setiap kali, lihat dulu gerak Hitam yang masih tersisa.
    .hint1 = Satu buahmu belum ikut dalam jaring. Dekatkan.
    .success = Buahmu di f6 yang kurang: setelah kelimanya ikut dalam jaring, Hitam kehabisan gerak. Tidak ada yang menangkap apa pun.
