lesson-clubs-test = Ujian: klub-klub
    .intro = Dua belas soal: apa yang sama di mana-mana, dan siapa menghitung apa?

step-clubs-test--from-mill-to-mill = Putih bergerak dari d2 ke f2, keluar dari satu mill ke mill lain, dan menangkap buah di b6.
    .success = Ketiganya. Hanya sebagian aturan setempat yang melarang csiki-csuki.

step-clubs-test--once-more = Kalian bermain menurut aturan MorrisTalk, dan remis sudah cukup bagimu. Posisi dengan buahmu di b6 sudah muncul dua kali. Jadikan remis!
    .success = Ketiga kalinya: remis.

step-clubs-test--twenty-six = Buah Putih tiga, dan selama dua puluh enam giliran tidak ada penangkapan. Tidak ada posisi yang muncul tiga kali. Apakah itu remis di MorrisTalk?
    .option-draw = Ya, remis
    .option-goes-on = Tidak, permainan berlanjut
    .success = Belum: MorrisTalk menunggu sampai lima puluh. Menurut Hogyankell dan MTTE, sekarang sudah remis.
    .wrong-draw = Dua puluh enam adalah angka Hogyankell dan MTTE, yang menghitung kalau satu pihak, seperti Putih di sini, tinggal punya tiga buah.

step-clubs-test--the-fiftieth = Aturan MorrisTalk, dan empat puluh sembilan giliran tenang sudah lewat. Putih bergerak dari c5 ke c4, membentuk mill, dan menangkap buah di f6.
    .success = Berlanjut: penangkapan membuat hitungan mulai dari awal.

step-clubs-test--under-the-roof = Semua buah Hitam berada dalam mill. Putih bergerak dari d3 ke c3, membentuk mill, dan menangkap buah di a7.
    .success = MTTE tidak: di sana buah dalam mill tidak pernah ditangkap.

step-clubs-test--how-many-for-full = Dengan berapa buah masing-masing papan bisa penuh di akhir penempatan, sehingga permainan remis?
    .option-nine = Sembilan
    .option-eleven = Sebelas
    .option-twelve = Dua belas
    .success = Dua belas buah masing-masing mengisi kedua puluh empat titik.
    .wrong-nine = Sembilan buah masing-masing menyisakan enam titik kosong.
    .wrong-eleven = Sebelas buah masing-masing masih menyisakan dua titik kosong.

step-clubs-test--four-on-a-small-board = Bayangkan papan kecil, tempat tiap pihak mulai dengan empat buah. Apa yang hilang di sana menurut aturan MTTE: terbang, atau tiga belas pasangan giliran?
    .option-only-flying = Hanya terbang
    .option-only-count = Hanya tiga belas pasangan giliran
    .option-both = Keduanya
    .success = Keduanya, karena dengan kurang dari lima buah seluruh tahap ketiga tidak ada.
    .wrong-only-flying = Tiga belas pasangan dihitung di tahap ketiga. Apakah tahap itu dimulai di sini, ketika dari empat buah tinggal tiga?
    .wrong-only-count = Terbang adalah tahap ketiga. Apakah tahap itu dimulai di sini, ketika dari empat buah tinggal tiga?

step-clubs-test--nobody-agreed = Ply Yard, daring: tiga lawan tiga, enam puluh giliran tanpa penangkapan. Putih mau remis, Hitam belum menjawab.
    .success = Berlanjut, sampai keduanya sepakat.

step-clubs-test--which-board = Dua pemain bertengkar soal papan siapa yang dipakai. Apa kata aturan MTTE?
    .option-home-board = Papan pemain yang lebih tua
    .option-traditional = Papan tradisional, sembilan buah masing-masing
    .option-drawing-lots = Ditentukan dengan suit
    .success = Papan tradisional dengan sembilan buah masing-masing, seperti di kejuaraan.
    .wrong-home-board = Umur tidak menentukan: papan dengan dua puluh empat titik ini cocok untuk tua dan muda.
    .wrong-drawing-lots = Tidak perlu: aturannya sudah menyebut papannya, lengkap dengan dua puluh empat titiknya.

step-clubs-test--in-my-family = Keduanya sepakat memakai aturan biasa. Putih membentuk mill: “Di keluargaku, penangkapan boleh dilewati. Giliranmu!” Bolehkah Putih melakukannya?
    .success = Tidak. Siapa pun yang membentuk mill wajib menangkap. Aturan lain untuk permainan lain, kalau keduanya sepakat lebih dulu.

step-clubs-test--without-mistakes = “Aku mulai lebih dulu, jadi kalau tidak membuat kesalahan, aku pasti menang!” kata Putih. Benarkah, kalau Hitam juga tidak membuat kesalahan?
    .option-true = Ya, mulai lebih dulu sudah cukup
    .option-only-draw = Tidak, hasilnya remis
    .option-second-wins = Tidak, Hitam yang menang
    .success = Hasilnya remis: itu sudah dihitung pada 1993. Supaya ada yang menang, lawannya harus membuat kesalahan.
    .wrong-true = Mulai lebih dulu tidak memaksakan kemenangan: Hitam juga punya sembilan buah.
    .wrong-second-wins = Menempatkan terakhir juga tidak: dengan sembilan buah, Putih pun bisa bertahan.

step-clubs-test--nothing-was-said = Sebuah teka-teki berkata: tiga buah boleh terbang, giliran Putih. “Tetapi mungkin tiga belas pasangan giliran sudah lewat, jadi sudah remis!” kata temanmu. Benarkah temanmu?
    .option-friend-right = Ya, itu juga harus dipikirkan
    .option-not-stated = Tidak, teka-teki tidak menyebutnya
    .success = Dalam teka-teki, hanya yang dinyatakan yang berlaku.
    .wrong-friend-right = Kalau begitu, semua yang tidak disebut harus dipikirkan. Yang disebut hanya tiga buah putih, empat buah hitam, dan giliran Putih.
