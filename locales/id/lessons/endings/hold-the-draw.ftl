lesson-hold-the-draw = Pertahankan remisnya
    .intro = Di sini kamu tidak bisa menang, tetapi juga tidak harus kalah. Lawanmu menyerang dengan sempurna, jadi pertahananmu juga harus tepat.

step-hold-the-draw--one-point-a-turn = Ketiga buahmu boleh terbang, dan Putih mengancam.
    .hint1 = Titik mana yang akan melengkapi mill putih, dan bisakah buah putih melangkah ke sana?
    .success = Setiap kali kamu ada di titik yang tepat. Satu ancaman, satu buah: itulah seluruh kuncinya, asal kamu memeriksa setiap giliran.

step-hold-the-draw--what-burns = Kamu bermain sebagai Hitam. Putih punya beberapa pasangan. Tandai semua titik tempat Putih bisa membentuk mill pada giliran berikutnya.
    .hint1 = Selain pasangan dan titik kosong, buah putih ketiga harus ada di sebelah titik itu.
    .success = Hanya b6: dari b4 Putih bisa melangkah ke sana, di samping d6 dan f6. Pasangan tanpa pembantu belum mengancam apa-apa, jadi jangan buang giliran untuk itu.

step-hold-the-draw--who-may-leave = Sekali lagi mill putih harus dihentikan, tetapi tidak semua buahmu bebas melakukannya.
    .hint1 = Apa yang terjadi di c3 kalau buah itu terbang pergi?
    .success = Buah di c3 harus tetap di sana, karena sudah menghentikan garis c3–c4–c5. Hentikan ancaman baru dengan buah yang tidak menjaga apa-apa.

step-hold-the-draw--no-rest = Putih tidak mengancam apa-apa, dan semua buah Hitam berada di tempat yang baik. “Kalau begitu, aku diam saja!” Apakah itu boleh?
    .hint1 = Bolehkah pemain melewati gilirannya?
    .success = Tidak. Hitam juga harus bergerak, dan itu bisa merusak pertahanannya. Jadi, saat bertahan, selalu sediakan satu buah yang bisa bergerak tanpa bahaya.

step-hold-the-draw--when-is-it-over = Babak akhir seperti ini bisa kamu pertahankan selamanya. Menurut aturan Hogyankell dan MTTE, kapan hasilnya remis?
    .hint1 = Pada tahap ketiga giliran dihitung, selama tidak ada buah yang hilang.
    .option-at-once = Langsung, kalau tidak ada yang bisa menang
    .option-thirteen-pairs = Setelah tiga belas pasangan giliran
    .option-never = Tidak pernah
    .success = Setelah tiga belas pasangan giliran berturut-turut pada tahap ketiga tanpa perubahan jumlah buah. Yang lain menghitung posisi yang berulang; jadi sepakatilah lebih dulu.
    .wrong-at-once = Para pemain tidak memegang tabelnya, tabel empat lawan tiga pun tidak. Harus ada yang dihitung.
    .wrong-never = Kedua panduan itu punya aturan untuk hal ini: Hitam tinggal punya tiga buah, jadi ada yang dihitung.

step-hold-the-draw--four-hold = Keempat buahmu melangkah, dan Hitam terbang. Kali ini hanya satu gerak yang bertahan.
    .hint1 = Di mana Hitam akan membentuk mill? Buahmu yang mana ada di sebelahnya?
    .success = d5–c5 mengisi titik itu tepat waktu. Buah yang melangkah hanya bisa menjaga yang dekat, jadi jangan jauh-jauh dari pasangan hitam.

step-hold-the-draw--the-whole-game = Sembilan buah per pemain, dan keduanya bermain sempurna sejak buah pertama. Bagaimana akhirnya? Ini dibuktikan pada tahun 1993.
    .hint1 = Kedua pihak bisa melakukan apa yang baru saja kamu latih.
    .option-white = Putih menang
    .option-draw = Remis
    .option-black = Hitam menang
    .success = Remis: Ralph Gasser membuktikannya pada tahun 1993. Jadi, siapa yang kalah pasti keliru di suatu tempat, dan biasanya ada jalan untuk bertahan.
    .wrong-white = Dengan sembilan buah lawan sembilan, mulai lebih dulu tidak cukup untuk menang.
    .wrong-black = Dengan sembilan buah lawan sembilan, menempatkan buah terakhir tidak cukup untuk menang.

step-hold-the-draw--hold-on = Ujian terpanjang: buahmu tiga, dan Putih menyerang lagi setiap giliran.
    .hint1 = Setiap giliran, tanyakan lagi: di mana Putih memerlukan buah, dan buahmu yang mana yang bebas?
    .success = Empat giliran melawan serangan terbaik yang ada. Kalau ini saja bisa kamu tahan, lawan mana pun akan kesulitan mengalahkanmu.
