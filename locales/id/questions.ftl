### Pertanyaan yang sering diajukan dengan jawaban singkat. Masing-masing tampil di samping posisi ber-id sama di lessons/questions.yaml.

## Mill dan penangkapan

question-take-from-a-mill = Bolehkah aku menangkap buah dari sebuah mill?
    .answer = Tidak, selama masih ada buah lawan di luar mill. Di sini Putih boleh menangkap a4 atau g7, tetapi tidak satu pun dari mill b2–d2–f2: mill melindungi buahnya.
question-all-in-mills = Bagaimana kalau semua buah lawan ada di dalam mill?
    .answer = Maka buah mana pun boleh ditangkap. Buah di tangan tidak dihitung: ketiga buah hitam di papan ada di mill b2–d2–f2, jadi Putih boleh menangkap b2, d2, atau f2. Menurut aturan MTTE, seperti yang kami pahami, di sini tidak ada yang ditangkap.
question-two-mills-two-stones = Apakah dua mill sekaligus menangkap dua buah?
    .answer = Tidak, hanya satu. Buah di d6 membentuk b6–d6–f6 dan d5–d6–d7 bersamaan, tetapi Putih tetap menangkap satu buah hitam saja. Kamu menangkap sekali tiap giliran, bukan sekali tiap mill.
question-must-i-capture = Wajibkah aku menangkap buah saat membentuk mill?
    .answer = Ya. Putih telah membentuk a1–d1–g1, dan gilirannya baru selesai setelah satu buah hitam keluar dari papan: b6, d2, atau e5. Dua panduan menulis “boleh”, tetapi tidak ada yang mengatakan bahwa penangkapan boleh ditolak.
question-turn-before-capture = Apakah giliran berpindah sebelum penangkapan?
    .answer = Tidak, penangkapan termasuk giliran yang sama. Kalau Putih menempatkan buah di f2, mill f2–f4–f6 terbentuk dan Putih langsung menangkap; baru setelah itu Hitam bermain. Di titik lain tidak ada mill yang terbentuk, dan Hitam langsung bermain.
question-same-mill-again = Bolehkah aku membentuk mill yang sama berulang-ulang?
    .answer = Boleh. Putih bisa bergerak dari d2 ke b2 atau f2, lalu kembali nanti: setiap kali terbentuk, itu mill baru dan satu buah ditangkap. Pemain menyebutnya menggiling atau mill terbuka.
question-standing-mill = Apakah mill yang sudah ada menangkap satu buah setiap giliran?
    .answer = Tidak. Mill Putih b2–d2–f2 menangkap satu buah saat dibentuk. Sekarang mill itu hanya diam: untuk menangkap lagi, Putih harus membentuk mill lain, atau nanti membuka mill ini lalu membentuknya kembali.
question-round-a-corner = Apakah tiga buah yang berbelok di sudut termasuk mill?
    .answer = Tidak. Kalau Putih menempatkan buah di d1, buah a4, a1, dan d1 berbelok di sudut dan berada di dua garis. Mill adalah tiga buah di satu garis yang tergambar, misalnya a1–a4–a7.
question-captured-comes-back = Apakah buah yang ditangkap bisa kembali?
    .answer = Tidak, buah itu keluar untuk selamanya. Kalau Putih bergerak g4–g1, membentuk a1–d1–g1, dan menangkap d2, Hitam melanjutkan dengan delapan buah, dan d2 menjadi titik kosong biasa.
question-swing-mill = Bolehkah csiki-csuki (mill ayun)?
    .answer = Tidak satu pun dari kelima panduan melarangnya. Buah di a7 meninggalkan a1–a4–a7, bergerak ke d7, dan membentuk d5–d6–d7; saat kembali, ia membentuk mill pertama lagi. Beberapa aturan setempat melarangnya, jadi sepakatilah lebih dulu.

## Papan dan penempatan

question-move-before-all-placed = Bolehkah aku bergerak sebelum semua buah ditempatkan?
    .answer = Tidak. Putih masih punya enam buah di tangan, jadi ia harus menempatkan satu; buah di papan tetap di tempatnya. Gerak baru dimulai setelah kedua tangan kosong. Hanya Lasker Morris yang memberi pilihan.
question-last-stone-closes = Bagaimana kalau buah terakhir yang kutempatkan membentuk mill?
    .answer = Penangkapannya berlaku seperti biasa. Kalau buah terakhir Hitam ditempatkan di d5, mill c5–d5–e5 terbentuk, dan Hitam menangkap satu buah putih dalam giliran yang sama. Baru setelah itu Putih membuat gerak pertama.
question-middle-of-the-board = Apakah tengah papan termasuk titik?
    .answer = Bukan. Titik ada di tempat setidaknya dua garis bertemu, dan di tengah tidak ada garis. Papan punya 24 titik: sudut dan titik tengah dari tiga persegi.
question-who-starts = Siapa yang mulai?
    .answer = Putih menempatkan buah pertama, lalu pemain bergantian. Siapa yang memegang Putih kalian tentukan sendiri, misalnya dengan melempar koin.

## Gerak

question-may-stones-jump = Bolehkah buah melompati buah lain?
    .answer = Tidak. Buah bergerak sepanjang garis ke titik berikutnya, kalau titik itu kosong. Dari f6, Putih tidak bisa melewati buah hitam di d6, dan tidak bisa pula melewati buahnya sendiri.
question-move-diagonally = Bolehkah buah bergerak miring?
    .answer = Tidak. Tidak ada garis antara c3 dan b2, juga antara g7 dan f6, jadi tidak ada buah yang bergerak ke sana. Hanya di papan yang sudutnya dihubungkan garis, seperti Twelve Men’s Morris, buah boleh lewat situ.
question-may-i-pass = Bolehkah aku melewati giliran?
    .answer = Tidak. Putih punya gerak, jadi ia harus bergerak, meskipun diam di tempat lebih baik. Pemain yang sama sekali tidak punya gerak kalah.
question-cannot-move = Bagaimana kalau aku tidak bisa bergerak?
    .answer = Maka kamu kalah, saat itu juga. Di sini giliran Hitam, dan di sebelah buah hitam tidak ada titik kosong: Putih menang tanpa membentuk mill.
question-blocked-a-draw = Apakah terblokir itu remis, seperti pat dalam catur?
    .answer = Tidak, itu kekalahan. Setelah d3–e3, Hitam harus bergerak tetapi tidak bisa, jadi Putih menang. Memblokir lawan adalah salah satu dari dua cara untuk menang.

## Terbang

question-is-flying-allowed = Bolehkah terbang, atau itu curang?
    .answer = Itu aturan: kalau buahmu tinggal tepat tiga dan tidak ada lagi di tangan, kamu boleh memindahkan buah ke titik kosong mana pun. Putih boleh melakukannya di sini. Aturan yang lebih tua dan sederhana tidak mengenal terbang, jadi ada baiknya disepakati.
question-fly-at-four = Bolehkah aku terbang dengan empat buah?
    .answer = Tidak. Putih punya empat buah, jadi ia hanya bergerak ke titik yang bertetangga. Yang boleh terbang tepat tiga buah.
question-fly-with-stones-in-hand = Buahku tiga di papan dan masih ada di tangan: bolehkah terbang?
    .answer = Tidak. Putih punya tiga buah di papan, tetapi enam di tangan, jadi ia harus menempatkan. Terbang baru boleh kalau tanganmu kosong dan buahmu tinggal tiga.
question-you-fly-do-i = Kalau kamu terbang, bolehkah aku juga terbang?
    .answer = Hanya kalau buahmu sendiri tinggal tiga. Di sini Hitam terbang dengan tiga buah, sedangkan Putih punya lima dan bergerak ke titik yang bertetangga. Hak itu bergantung pada buah masing-masing.
question-flying-into-a-mill = Apakah mill yang terbentuk dengan terbang juga menangkap?
    .answer = Ya, seperti mill mana pun. Putih bisa terbang dari a7 ke d2 dan membentuk b2–d2–f2; lalu satu buah hitam harus ditangkap: c3 atau g4, karena mill b6–d6–f6 melindungi buahnya.

## Bagaimana berakhir, dan apa yang disepakati

question-two-on-the-board = Kalahkah aku kalau buahku dua di papan dan masih ada di tangan?
    .answer = Tidak. Hitam punya dua buah di papan dan enam di tangan, semuanya delapan, dan permainan berlanjut. “Tinggal dua buah” menghitung yang di tangan; menurut aturan Ply Yard, tidak ada yang kalah dengan cara itu sebelum penempatan selesai.
question-when-a-draw = Kapan permainan berakhir remis?
    .answer = Tiap klub berbeda. MorrisTalk: posisi yang sama tiga kali, atau lima puluh gerak tanpa penempatan dan penangkapan. MTTE dan Hogyankell: tiga belas pasangan giliran di tahap ketiga tanpa ada buah yang ditangkap. Ply Yard: kalau keduanya setuju.
question-fifty-moves-of-whom = Lima puluh gerak: gerak siapa?
    .answer = MorrisTalk menulis “50 gerak” tanpa menjelaskannya. Malom menghitung setiap giliran, Putih maupun Hitam: lima puluh semuanya, dua puluh lima tiap pemain. Itu pemahaman kami; klub lain bisa menghitung dengan cara lain.
question-thirteen-pairs-of-what = Tiga belas pasangan apa?
    .answer = Pasangan giliran: satu giliran Putih dan satu giliran Hitam, jadi dua puluh enam giliran. Hitungannya mulai saat salah satu pihak pertama kali tinggal punya tiga buah, dan penangkapan mengulanginya dari awal. Kalau tidak ada terbang, remis ini juga tidak ada.
question-agree-on-what = Apa yang perlu disepakati sebelum bermain?
    .answer = Apakah tiga buah boleh terbang, seperti yang diinginkan Putih di sini; apakah buah di dalam mill boleh ditangkap kalau tidak ada yang lain; apakah csiki-csuki boleh; dan apa yang membuat remis. Dalam hal-hal inilah klub paling berbeda.

## Seputar permainan

question-does-the-first-win = Apakah pemain pertama selalu menang?
    .answer = Tidak. Kalau keduanya bermain sempurna, hasilnya remis; ini ditunjukkan dengan komputer pada tahun 1993. Di antara manusia, yang menang adalah yang lebih sedikit salah.
question-has-it-been-solved = Apakah permainan ini sudah terpecahkan?
    .answer = Sudah, oleh Ralph Gasser pada tahun 1993: dengan permainan terbaik dari keduanya, hasilnya remis. Malom juga menghitung tabel seperti itu; dari situ ia tahu nilai setiap giliran, dan `malom solve` menunjukkannya.
question-stones-on-another-board = Berapa buah di papan lain?
    .answer = Aturan MTTE: tiap pihak mendapat sepertiga dari jumlah titik, boleh lebih atau kurang satu. Papan ini punya 16 titik, jadi lima atau enam buah; papan tradisional punya 24, jadi tujuh sampai sembilan. Di kejuaraan dipakai papan itu dengan sembilan buah.
question-six-nine-twelve = Apa bedanya enam, sembilan, dan dua belas?
    .answer = Papan dan buahnya. Six Men’s Morris punya dua persegi, 16 titik, dan tidak mengenal terbang; Nine Men’s Morris tiga persegi dan 24 titik. Twelve Men’s Morris menambah garis di sudut, seperti di sini, sehingga ada 20 mill, dan kalau papan penuh setelah penempatan, hasilnya remis.
question-what-did-lasker-change = Apa yang diubah Lasker?
    .answer = Dalam Lasker Morris tiap pihak punya sepuluh buah, dan selama masih ada di tangan, setiap giliran kamu boleh memilih: menempatkan satu, atau memindahkan satu yang ada di papan. Selebihnya sama.
question-how-to-draw-a-board = Bagaimana cara menggambar papan?
    .answer = Gambarlah tiga persegi, satu di dalam yang lain. Lalu hubungkan titik tengah sisi-sisinya dengan empat garis pendek, dari persegi luar ke persegi dalam; bagian tengah tetap kosong. Kerikil, kancing, atau biji jagung cocok sebagai buah.
question-how-to-note-a-game = Bagaimana cara mencatat permainan?
    .answer = Sebut setiap titik dengan huruf dan angkanya. Buah yang ditempatkan di d6 ditulis d6, gerak ditulis b4-c4, dan penangkapan menyusul dengan x: b4-c4xd2 membentuk c3–c4–c5 dan menangkap buah di d2. `malom game` memeriksa catatanmu.
