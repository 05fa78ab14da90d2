lesson-last-stones = Buah-buah terakhir
    .intro = Setelah buah terakhir, tidak ada lagi yang ditempatkan: yang ada hanya gerak. Jadi, tempatkan buah-buah terakhirmu di dekat tugasnya.

step-last-stones--who-begins = Hitam sudah menempatkan buah terakhir di g7. Apa yang terjadi berikutnya?
    .hint1 = Giliran siapa sesudah Hitam?
    .option-black-moves = Hitam menggerakkan buah
    .option-white-moves = Putih menggerakkan buah
    .option-white-places = Putih menempatkan buah
    .success = Putih bergerak. Hitam yang terakhir menempatkan, Putih yang pertama bergerak; ingatlah itu saat menempatkan buah-buah terakhirmu.
    .wrong-black-moves = Giliran Hitam sudah selesai.
    .wrong-white-places = Tangan Putih juga sudah kosong.

step-last-stones--two-in-reach = Ini buah terakhirmu. Tempatkan supaya sesudahnya kamu bisa membentuk mill lewat gerak dengan dua cara. Hitam hanya bisa menghentikan satu!
    .hint1 = Cari sudut tempat dua garismu bertemu, masing-masing dengan celah yang bisa dimasuki buahmu yang lain.
    .success = Di g1: sekarang d2–d1 dan f4–g4 sama-sama siap. Di tangan Hitam tinggal satu buah, dan itu tidak bisa menghentikan keduanya.

step-last-stones--what-is-ready = Semua buah sudah ditempatkan, dan kamu yang mulai. Tandai semua titik tempat kamu bisa membentuk mill dengan gerak ini.
    .hint1 = Dua buah pada satu garis belum cukup: buah ketiga harus bisa masuk.
    .success = d6 dan f2. Di akhir penempatan, yang penting bukan pasangan, melainkan pasangan yang punya pembantu di sebelah celahnya.

step-last-stones--harvest = Putih menempatkan buah terakhirnya di c3, dengan dua mill yang siap; Hitam mengisi c5. Bentuklah yang satu lagi, lalu tangkap!
    .hint1 = Buah mana yang bisa masuk di antara c3 dan e3?
    .success = Dari d2 ke d3. Buah terakhir tadi punya dua tugas, dan buah terakhir Hitam hanya bisa merusak satu.

step-last-stones--you-begin = “Tidak satu pun gerakku bagus. Biar Hitam saja yang mulai!” Bolehkah Putih memilih begitu?
    .hint1 = Apakah giliran boleh dilewati?
    .success = Tidak. Putih punya tujuh gerak legal dan harus melakukan salah satunya. Pikirkan itu sejak penempatan: nanti kamu harus bergerak, jadi simpanlah gerak yang baik.

step-last-stones--the-very-last = Kamu bermain sebagai Hitam, dan buah terakhir ada di tanganmu. Tempatkan supaya Putih tidak bisa menghentikan kedua mill yang sesudahnya siap kamu bentuk!
    .hint1 = Di mana bertemu dua garis yang masing-masing sudah berisi satu buahmu, dengan pembantu di dekatnya?
    .success = Di d3: sekarang c4–c3 dan a1–d1 sama-sama membentuk mill. Sebelum itu Putih hanya punya satu gerak, dan tidak bisa menghentikan keduanya.

step-last-stones--proved-last = Kamu bermain sebagai Hitam, dan buah terakhir ada di tanganmu; ketiga buah Putih akan terbang. Hanya satu titik yang pasti menang. Temukan!
    .hint1 = Dua garismu masing-masing harus kurang satu langkah saja.
    .success = Di c4: b2–b4 dan d3–c3 sama-sama mengancam. Program ini membuktikan bahwa titik itu menang dan yang lain hanya remis.

step-last-stones--or-a-door = Kamu bermain sebagai Hitam, dan buah terakhir ada di tanganmu. Kali ini ada yang lain: menangkan sekarang juga!
    .hint1 = Ke mana Putih masih bisa bergerak?
    .success = Di a1: Putih terblokir sebelum tahap gerak dimulai. Buah terakhir bisa membangun, menghentikan, atau mengunci; carilah ketiganya.
