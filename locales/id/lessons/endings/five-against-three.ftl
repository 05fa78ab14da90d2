lesson-five-against-three = Lima lawan tiga
    .intro = Lima buah melangkah, tiga buah terbang. Yang lima hanya perlu satu mill, tetapi kamu akan melihat betapa sulitnya.

step-five-against-three--one-mill = Buah Hitam tinggal tiga: satu mill langsung menang. Bentuklah!
    .hint1 = Buahmu yang mana bisa melangkah ke garis yang sudah berisi dua buah?
    .success = Dari e3 ke d3: mill d1–d2–d3 terbentuk, dan buah Hitam tinggal dua.

step-five-against-three--not-won-yet = Lima lawan tiga, giliran Putih, dan belum ada mill yang bisa langsung dibentuk. Kalau keduanya bermain sempurna, bagaimana kebanyakan posisi seperti ini berakhir?
    .hint1 = Setiap buah dari yang tiga itu bisa mencapai titik kosong mana pun dalam satu giliran.
    .option-five = Yang lima menang
    .option-draw = Remis
    .option-three = Yang tiga menang
    .success = Remis. Ada tabel yang menghitung semua posisi seperti ini: kalau yang lima mendapat giliran, mereka menang pada kurang dari seperempatnya, dan itu pun dalam dua giliran. Terbang memberi peluang nyata kepada pihak yang lemah.
    .wrong-five = Kebanyakan orang mengira begitu. Tetapi tiga buah yang terbang bisa menghentikan satu mill setiap giliran.
    .wrong-three = Kalau giliran Putih, yang tiga tidak pernah bisa memaksakan kemenangan di sini.

step-five-against-three--two-at-once = Ketiga buah Hitam bisa menghentikan satu mill setiap giliran, tetapi tidak dua. Buatlah dua ancaman dengan satu gerak!
    .hint1 = Ada gerak yang menaruh buah pada satu garis dan meninggalkan pembantu untuk garis lain.
    .success = Setelah d2–b2, dua mill siap: di b4 dan di d2. Hitam hanya bisa mengisi salah satu titik itu.

step-five-against-three--step-aside = Sekali lagi perlu dua ancaman sekaligus. Perhatikan apa yang terbuka kalau sebuah buah melangkah ke samping.
    .hint1 = Buah di b4 bisa melangkah ke b6 atau c4. Dari titik mana buah itu bisa melengkapi garis lain juga?
    .success = b4–c4 membuat dua mill siap: b2–b4 membentuk yang satu, c4–c3 yang lain. Hitam hanya punya satu giliran.

step-five-against-three--the-five-walk = “Hitam terbang, jadi aku juga terbang: dari g7 ke d5, dan c5–d5–e5 terbentuk!” Apakah itu boleh?
    .hint1 = Berapa buah Putih?
    .success = Tidak. Putih punya lima buah dan harus melangkah. Terbang adalah hak masing-masing pemain.

step-five-against-three--where-it-burns = Kamu bermain sebagai Hitam dengan tiga buah. Tandai semua titik tempat Putih bisa membentuk mill pada giliran berikutnya.
    .hint1 = Buah putih melangkah: yang mana bisa masuk ke garis mana?
    .success = Hanya g1: dari d1, ke garis yang berisi g4 dan g7. Buah putih harus berada di dekat garis untuk membentuk mill; itulah peluangmu.

step-five-against-three--fly-and-hold = Lima buah Putih hampir membentuk mill, tetapi ketiga buahmu boleh terbang.
    .hint1 = Titik mana yang diperlukan Putih? Buahmu yang mana pun bisa sampai di sana dalam satu giliran.
    .success = Setiap giliran, cari titik yang diperlukan Putih, dan datanglah lebih dulu. Selama titik itu hanya satu, tiga buah yang terbang bisa bertahan.

step-five-against-three--stop-and-strike = Di sini Hitam juga mengancam mill. Hentikan dengan gerak yang sekaligus membuat dua ancamanmu sendiri!
    .hint1 = Ke mana Hitam akan terbang? Buahmu yang mana bisa lebih dulu sampai di sana?
    .success = g7–g4 menghentikan Hitam di g4 dan membuat dua mill siap. Gerak dengan dua tugaslah yang menentukan babak akhir seperti ini.
