lesson-enemy-moves = Gerak lawan
    .intro = Separuh permainan bukan milikmu. Biasakan ini dalam posisi sempit: sebelum bergerak, buatlah dulu daftar gerak lawan.

step-enemy-moves--list-them = Duduklah sebentar di sisi lain papan. Seandainya sekarang giliran Hitam, gerak apa saja yang bisa dimainkannya? Tandai semuanya.
    .hint1 = Periksa buah hitam satu per satu: a7, d7, g1, g4, g7.
    .success = Tiga: a7–a4, d7–d6, dan g1–d1. Buah di g4 dan g7 tidak punya jalan keluar. Dalam posisi sempit, daftar seperti ini cepat sekali jadi.

step-enemy-moves--many-stones-few-moves = Hitam punya tujuh buah dan tiga mill. Berapa gerak yang bisa dimainkan Hitam seandainya sekarang gilirannya?
    .hint1 = Semua buah Hitam ada di persegi luar. Dari mana ada garis ke dalam, menuju titik kosong?
    .option-n3 = Tiga
    .option-n5 = Lima
    .option-n7 = Tujuh
    .success = Tiga: a4–b4, d1–d2, dan g4–f4. Dan ketiganya membuka mill Hitam sendiri!
    .wrong-n5 = Terlalu banyak. Dari sudut persegi luar tidak ada garis ke dalam, dan di d7 ada buah Putih.
    .wrong-n7 = Tidak semua buah bisa bergerak. Sudut-sudutnya tertutup.

step-enemy-moves--the-last-door = Putih bisa menang pada giliran ini juga. Buatlah daftar gerak Hitam, dan kamu akan melihat caranya.
    .hint1 = Hitam hanya punya satu gerak lagi.
    .success = Hitam hanya punya a4–b4, dan sekarang buahmu ada di sana. Mill b2–d2–f2 memang terbuka, tetapi permainan yang sudah dimenangkan tidak butuh mill.

step-enemy-moves--a-door-opens = Satu-satunya gerak Hitam adalah c5–c4. Putih menduduki titik itu dengan bergerak dari b4 ke c4.
    .hint1 = Buah Putih sudah meninggalkan b4. Buah siapa yang ada di sebelah titik itu?
    .success = Permainan berlanjut. Putih menutup satu pintu, tetapi membuka pintu lain: sekarang Hitam punya b6–b4. Buatlah daftar untuk posisi sesudah gerakmu, bukan sebelumnya.

step-enemy-moves--the-move-to-fear = Di antara gerak Hitam, ada satu yang tidak boleh kamu biarkan: gerak yang membentuk mill e4–f4–g4. Hentikan!
    .hint1 = Titik mana yang diperlukan Hitam? Buahmu yang mana bisa sampai lebih dulu?
    .success = Sekarang kamu sendiri yang ada di g4. Menduduki titik kosong sebuah calon mill adalah cara paling pasti untuk menghentikannya.

step-enemy-moves--play-black = Kali ini kamu bermain sebagai Hitam. Tandai semua gerak yang bisa dimainkan Putih seandainya sekarang gilirannya, termasuk dari mill.
    .hint1 = Putih hanya ada di persegi dalam. Di mana buahnya bisa keluar, di mana bisa berkeliling?
    .success = Dua: c3–d3 dan d5–d6. Keduanya membuka mill Putih, tetapi tetap gerak yang legal.

step-enemy-moves--when-they-fly = Buah Hitam tinggal tiga dan boleh terbang: empat puluh delapan gerak, terlalu banyak untuk ditulis satu per satu. Jadi cari yang berbahaya saja: tandai semua titik tempat Hitam bisa membentuk mill.
    .hint1 = Pasangkan ketiga buah itu dengan segala cara. Pasangan mana yang segaris dan titik ketiganya kosong?
    .success = f2 dan g4. Dari empat puluh delapan gerak, hanya dua yang membentuk mill. Melawan buah terbang, lihatlah pasangannya, bukan geraknya.

step-enemy-moves--no-way-out = Hitam terdesak di persegi dalam. Menangkan permainan pada giliran ini!
    .hint1 = Buatlah daftar gerak Hitam, lalu lihat buahmu yang mana boleh meninggalkan tempatnya.
    .success = Gerak terakhir Hitam adalah e3–e4. Buahmu di f4 boleh pergi ke sana karena tidak ada buah hitam di sebelah f4. Buah di b4, d2, dan d5 harus tetap berjaga.
