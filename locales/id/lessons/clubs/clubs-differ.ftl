lesson-clubs-differ = Saat aturan klub berbeda
    .intro = Kebanyakan aturan sama di mana-mana, tetapi tidak semuanya. Seseorang mencoba sesuatu: pilih semua klub yang membolehkannya. Kadang semuanya boleh, kadang tidak satu pun.

step-clubs-differ--three-may-fly = Buah Putih tinggal tiga, dan Hitam hampir membentuk mill. Putih terbang dari g4 ke c4 untuk menghentikannya.
    .hint1 = Tidak di semua tempat orang boleh terbang.
    .success = Legal di mana pun terbang dimainkan. Menurut aturan yang lebih tua, aturan **klasik**, buah selalu bergerak mengikuti garis, jadi Putih tidak akan bisa menghentikan mill ini.

step-clubs-differ--three-shut-in = Ketiga buah Putih terkurung: mengikuti garis, tidak ada yang bisa bergerak. Putih terbang dari a1 ke c4.
    .hint1 = Siapa yang selalu bisa terbang keluar? Dan siapa yang tidak?
    .success = Kalau boleh terbang, ada jalan keluar. Menurut aturan klasik Putih terblokir dan sudah kalah.

step-clubs-differ--swing-mill = Buah di a7 membuka satu mill, dan dengan gerak yang sama membentuk mill lain di d7. Buah di b2 ditangkap: inilah **csiki-csuki**.
    .hint1 = Adakah klub di sini yang melarangnya?
    .success = Keempatnya membolehkan. Hanya Hogyankell yang mengatakannya; yang lain diam, jadi itu anggapan kami.

step-clubs-differ--swing-at-home = Csiki-csuki bisa menangkap satu buah pada tiap giliran, dan tidak semua orang menyukainya. Apa yang ditambahkan panduan Hogyankell?
    .hint1 = Ingat keluarga yang bermain dengan aturannya sendiri.
    .option-twice = Paling banyak dua kali
    .option-house-rule = Sebagian aturan setempat melarangnya
    .option-nothing = Tidak menangkap apa-apa
    .success = Sebagian **aturan setempat** melarangnya. Jadi, tanyakan sebelum buah pertama ditempatkan!
    .wrong-twice = Tidak ada yang menentukan jumlah: antara a7 dan d7 buah boleh berayun berapa kali pun, atau tidak sama sekali.
    .wrong-nothing = Tetap menangkap: dari a7 ke d7, mill d5–d6–d7 terbentuk.

step-clubs-differ--all-in-mills = Semua buah hitam di papan berada di dalam mill. Putih menempatkan buah di g1, membentuk mill, dan menangkap buah di e4.
    .hint1 = Bolehkah buah di dalam mill ditangkap kalau tidak ada yang lain?
    .success = Di mana-mana, kecuali di MTTE. Di sana mill selalu melindungi buahnya: Putih tidak menangkap apa-apa, dan sekarang giliran Hitam. Aturannya tidak menyebut bahwa giliran berpindah; begitulah kami menafsirkannya.

step-clubs-differ--one-outside = Sekarang satu buah hitam ada di luar mill. Putih menempatkan buah di g1, membentuk mill, dan menangkap buah di b6.
    .hint1 = Buah mana yang dilindungi mill di MTTE?
    .success = Di mana-mana. Yang dilindungi mill adalah ketiga buahnya sendiri. Yang di luar boleh ditangkap, juga di MTTE.

step-clubs-differ--rather-not = Putih sudah membentuk mill b2–b4–b6, tetapi lebih suka tidak menangkap dan melewati giliran.
    .hint1 = Dua panduan di sini menulis “boleh menangkap”. Apakah itu berarti boleh juga tidak menangkap?
    .success = Tidak di mana pun, menurut cara kami bermain. Hogyankell dan MTTE menulis “boleh menangkap”, tetapi tidak menulis bahwa penangkapan boleh dilewati. Kami menganggapnya wajib, seperti di tempat lain. Tetap saja, lebih baik bertanya!

step-clubs-differ--move-early = Kedua pihak masih punya buah di tangan. Putih bergerak dari g4 ke g1, membentuk mill, dan menangkap buah di b6.
    .hint1 = Di salah satu permainan ini, tiap giliran kamu boleh memilih.
    .success = Hanya di Lasker Morris. Di sana kamu boleh menempatkan atau bergerak, sesukamu. Di tempat lain, buah di papan menunggu sampai semuanya ditempatkan.

step-clubs-differ--step-across = Putih pergi dari b2 ke a1. Di papan kita tidak ada garis di sana.
    .hint1 = Dua permainan di sini punya papan sendiri.
    .success = Di Twelve Men’s Morris dan Morabaraba. Di papan mereka, sudut-sudut persegi juga dihubungkan garis.

step-clubs-differ--mill-across = Putih menempatkan buah di a1, berderet miring dengan b2 dan c3, lalu menangkap buah di d2.
    .hint1 = Di mana ada garis dari a1 ke c3?
    .success = Hanya di Twelve Men’s Morris: di sana ketiga titik itu segaris. Di MorrisTalk tidak ada mill yang terbentuk, jadi tidak boleh menangkap.

step-clubs-differ--dragging-on = Buah tiap pihak tinggal tiga. Sudah tiga belas pasangan giliran tidak ada yang menangkap. Menurut aturan siapa itu remis?
    .hint1 = Tidak semua orang menghitung giliran.
    .option-plyyard = Menurut Ply Yard
    .option-everywhere = Menurut semuanya
    .option-hogyankell-mtte = Menurut Hogyankell dan MTTE
    .success = Menurut Hogyankell dan MTTE. MorrisTalk menunggu lima puluh giliran, dan di Ply Yard kedua pemain harus sepakat remis. Sekarang kamu tahu apa yang perlu disepakati sebelum bermain!
    .wrong-plyyard = Di Ply Yard tidak ada yang menghitung giliran: tiga buah lawan tiga pun baru remis kalau kedua pemain sepakat.
    .wrong-everywhere = Tidak: untuk tiga buah lawan tiga, tiap klub punya aturannya sendiri, atau tidak punya sama sekali.
