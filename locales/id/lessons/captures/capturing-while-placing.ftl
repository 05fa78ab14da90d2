lesson-capturing-while-placing = Mill sejak awal
    .intro = Papan masih setengah kosong dan tanganmu masih penuh. Apakah mill sudah bisa menangkap? Lalu apa berikutnya?

step-capturing-while-placing--with-the-fourth-stone = Masing-masing punya tiga buah di papan dan enam di tangan. Bentuklah mill dengan buahmu yang keempat, dan mainkan giliranmu sampai tuntas.
    .hint1 = Dua buahmu ada di bagian atas, pada satu garis.
    .success = Satu buah dari tangan, mill, penangkapan: itulah satu giliran. Hitam kini punya delapan buah, dan kamu masih sembilan.

step-capturing-while-placing--too-early = Putih menempatkan buah di c4. “Itu belum dihitung,” kata Hitam, “kita berdua masih punya buah di tangan!” Berapa buah yang ditangkap Putih?
    .hint1 = Apa yang menentukan penangkapan: tahap permainan atau mill?
    .option-none = Tidak ada
    .option-one = Satu
    .success = Satu. Mill menangkap dari buah pertama sampai terakhir, juga selama tahap penempatan. Jadi, rencanakan sejak awal!
    .wrong-none = Tiga buah putih ada pada satu garis, dan giliran ini yang membuatnya begitu. Di tahap mana pun itu mill.

step-capturing-while-placing--whose-turn-now = Putih baru saja menempatkan buah di f2 dan membentuk f2–f4–f6. Apa berikutnya?
    .hint1 = Apakah giliran Putih selesai begitu mill terbentuk?
    .option-black-places = Hitam menempatkan buah
    .option-white-captures = Putih menangkap satu buah hitam
    .success = Putih menangkap. Penangkapan termasuk giliran yang sama dengan mill-nya; baru sesudah itu giliran berpindah ke Hitam.
    .wrong-black-places = Belum. Giliran yang membentuk mill berakhir dengan penangkapan, tidak sebelumnya.

step-capturing-while-placing--no-thank-you = Putih membentuk d5–d6–d7. “Buahmu tidak ada yang menggangguku. Simpan saja, sekarang giliranmu!” Bolehkah Putih berhenti sampai di situ?
    .hint1 = Apakah menangkap itu hak atau kewajiban?
    .success = Tidak. Siapa pun yang membentuk mill wajib menangkap, saat itu juga, suka atau tidak.

step-capturing-while-placing--the-empty-point = Putih membentuk mill dan menangkap buah Hitam di d2. Hitam mengambil buah baru dari tangannya dan ingin menempatkannya lagi di d2. Apakah itu boleh?
    .hint1 = Buah mana yang hilang: yang ditangkap, atau yang ada di tangan Hitam?
    .success = Boleh. Buah yang ditangkap tidak kembali, tetapi titiknya kosong, dan siapa pun boleh menempatkan buah dari tangan di sana.

step-capturing-while-placing--the-last-stone = Kamu bermain sebagai Hitam, dan ini buah terakhir yang ditempatkan. Bentuklah mill c5–d5–e5 dengannya, lalu selesaikan giliranmu.
    .hint1 = Apakah buah terakhir diperlakukan lain daripada buah pertama?
    .success = Buah terakhir sama nilainya dengan yang pertama: ada mill, ada penangkapan. Sekarang tangan keduanya kosong, dan Putih bergerak.

step-capturing-while-placing--where-a-mill-waits = Kamu sedang menempatkan buah. Tandai semua titik tempat buahmu berikutnya membentuk mill.
    .hint1 = Titik ketiga pada beberapa garis sudah ditempati Hitam.
    .success = Di a4 dan d7. Pasangan di f4 dan f6 menunggu sia-sia: f2 sudah diisi Hitam.

step-capturing-while-placing--stop-the-answer = Bentuklah mill b2–d2–f2. Tangkapan terbaik mencegah Hitam langsung membalas dengan mill.
    .hint1 = Dua buah hitam mana yang hanya kurang satu lagi?
    .success = Berhasil. Tanpa buah di e4 atau e5, buah Hitam berikutnya tidak membentuk mill. Tangkaplah yang mengancam buahmu!
