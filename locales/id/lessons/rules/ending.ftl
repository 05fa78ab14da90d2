lesson-ending = Akhir permainan
    .intro = Ada dua cara untuk menang: buah lawan tinggal dua, atau lawan tidak bisa bergerak. Aturan remis berbeda-beda di setiap klub; itu kita bahas nanti.

step-ending--the-last-capture = Buah Hitam tinggal tiga. Menangkan permainan pada giliran ini!
    .hint1 = Satu penangkapan lagi, dan buah Hitam tinggal dua. Bagaimana kamu bisa mendapatkannya?
    .success = Kamu menang! Dengan dua buah, Hitam tidak bisa bermain lagi.

step-ending--count-the-hand = Putih menempatkan buah di a7, membentuk mill, dan menangkap buah di f4. Di papan tersisa dua buah hitam.
    .hint1 = Apakah itu semua buah Hitam?
    .success = Permainan berlanjut. Di tangan Hitam masih ada lima, jadi semuanya tujuh. Buah di tangan juga dihitung.

step-ending--few-against-many = Putih punya tiga buah dan Hitam tujuh. Tangan keduanya kosong, dan sekarang giliran Putih. Siapa yang menang?
    .hint1 = Dengan berapa buah seorang pemain kalah?
    .option-black = Hitam
    .option-white = Putih
    .option-nobody = Belum ada
    .success = Belum ada. Tiga buah cukup untuk terus bermain, dan Putih bahkan boleh terbang.
    .wrong-black = Tujuh lawan tiga memang banyak. Tetapi dengan tiga buah, Putih masih bertahan.
    .wrong-white = Hitam punya tujuh buah dan bisa bergerak, jadi Hitam belum kalah.

step-ending--what-is-left = Ruang gerak Hitam hampir habis. Tandai semua gerak yang bisa dilakukan Hitam seandainya sekarang gilirannya.
    .hint1 = Periksa buah hitam satu per satu. Mana yang punya titik kosong di sebelahnya?
    .success = Hanya dua: dari b4 ke b2, dan dari d7 ke g7. Kalau kedua pintu itu kamu tutup, Hitam tidak bisa bergerak.

step-ending--lock-in = Kamu juga bisa menang tanpa menangkap: jangan sisakan satu gerak pun untuk Hitam!
    .hint1 = Ke mana Hitam masih bisa bergerak?
    .success = Kamu menang! Hitam punya empat buah, tetapi tidak ada yang bisa bergerak. Mill pun tidak diperlukan.

step-ending--no-move-left = Hitam bergerak dari e4 ke e5. Sekarang perhatikan buah-buah Putih.
    .hint1 = Sekarang giliran Putih. Bisakah Putih bergerak?
    .success = Hitam menang. Putih **terblokir**: tidak satu buah pun bisa bergerak. Itu bukan remis, bukan pula giliran yang dilewati, melainkan kekalahan.

step-ending--over-is-over = Setelah Putih menangkap, buah Hitam tinggal dua. “Tapi aku masih bisa bergerak, dari c5 ke d5!” kata Hitam. Apakah itu boleh?
    .hint1 = Berapa buah yang diperlukan untuk tetap bermain?
    .success = Tidak. Begitu buah Hitam tinggal dua, permainan langsung selesai.

step-ending--mill-or-lock = Kamu bisa menang pada giliran ini. Perhatikan baik-baik: mill yang memenangkannya, atau sesuatu yang lain?
    .hint1 = Gerak apa saja yang masih dimiliki Hitam?
    .success = Kamu menang! Dengan bergerak dari g4 ke g1, kamu menutup jalan terakhir Hitam. Mill hanya akan menangkap satu buah, dan permainan masih berlanjut.
