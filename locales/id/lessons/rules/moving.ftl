lesson-moving = Gerak
    .intro = Tangan kedua pemain sudah kosong, dan tahap kedua dimulai: **gerak**. Setiap giliran, kamu menggerakkan satu buahmu.

step-moving--first-move = Gerakkan buahmu di d2: satu langkah menyusuri garis, ke titik kosong yang bertetangga.
    .hint1 = Ke mana garis-garis dari d2 menuju?
    .success = Itulah satu gerak: menyusuri garis, ke titik kosong yang bertetangga. Sekarang giliran Hitam.

step-moving--where-to = Ke mana saja buahmu di b4 boleh bergerak? Tandai semua titiknya.
    .hint1 = Kamu hanya boleh menyusuri garis yang digambar, dan hanya ke titik kosong.
    .success = Ke b2 dan b6. Titik a4 dan c4 sudah terisi. Gerak diagonal tidak pernah diperbolehkan, karena tidak ada garis ke arah itu.

step-moving--no-jumping = “Dengan buahku di g7, aku melompati buah hitam di g4 dan mendarat di g1!” Bolehkah Putih melakukannya?
    .hint1 = Sejauh apa sebuah buah melangkah dalam satu gerak?
    .success = Tidak. Buah hanya bergerak ke titik yang bertetangga, dan tidak pernah melompati buah lain.

step-moving--no-waiting = Putih tidak bisa menggerakkan buah di c4, d1, dan d6, sedangkan menggerakkan yang lain akan membuka mill Putih sendiri. “Kalau begitu, aku lewati giliran ini.” Apakah itu boleh?
    .hint1 = Apakah Putih punya gerak yang legal?
    .success = Tidak, giliran tidak boleh dilewati. Selama bisa bergerak, kamu harus bergerak. Suka atau tidak, Putih harus menggerakkan buah di a1 atau g1.

step-moving--step-into-a-mill = Mill juga bisa dibentuk dengan gerak. Di antara buahmu di c3 dan e3 masih kurang satu: bentuklah mill, dan mainkan giliranmu sampai tuntas.
    .hint1 = Buah mana yang bisa mencapai titik kosong itu lewat garis?
    .success = Dari d2 ke d3: mill, sekaligus penangkapan. Dari e4 tidak ada garis ke sana.

step-moving--open-and-close = Putih membuka mill d1–d2–d3 dengan bergerak dari d2 ke f2. Hitam bergerak dari g1 ke g4. Sekarang Putih kembali dari f2 ke d2. Berapa buah yang ditangkap Putih?
    .hint1 = Apakah pada giliran ini terbentuk mill?
    .option-one = Satu
    .option-none = Tidak ada
    .success = Satu. Mill yang kamu buka lalu kamu bentuk kembali selalu dihitung sebagai mill baru. Para pemain menyebutnya **mill terbuka**.
    .wrong-none = Mill itu sempat terbuka. Membentuknya kembali menghasilkan mill baru, dan mill baru berarti penangkapan.

step-moving--who-can-move = Tandai semua buahmu yang sekarang bisa bergerak.
    .hint1 = Sebuah buah hanya perlu satu titik kosong di sebelahnya.
    .success = Buah di b4, e3, dan g4. Empat buah lainnya terkurung: semua titik tetangganya sudah terisi, entah buah putih atau hitam.
