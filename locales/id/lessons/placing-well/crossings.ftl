lesson-crossings = Persimpangan
    .intro = Di mana sebaiknya buah ditempatkan kalau tidak ada yang mendesak? Ada patokannya, dan ada posisi ketika patokan itu meleset.

step-crossings--a-rich-point = Ingat persimpangan, empat titik yang punya empat tetangga? Putih sudah di d6, Hitam di f4. Tempatkan buahmu di persimpangan yang masih kosong.
    .hint1 = Letaknya di tengah-tengah sisi persegi tengah.
    .success = Biasanya, buah di persimpangan berada di tempat yang baik: ada empat jalan keluar, dan di sanalah buah paling sulit dikurung.

step-crossings--a-poor-point = Titik b2 tampak dekat dengan tengah papan. Berapa titik yang bertetangga dengannya?
    .hint1 = Ikuti garis-garis dari b2 sampai titik berikutnya.
    .option-n2 = Dua
    .option-n3 = Tiga
    .option-n4 = Empat
    .success = Dua, seperti setiap sudut pada ketiga persegi. Dari sana buah hanya bisa pergi ke dua arah.
    .wrong-n3 = Yang punya tiga tetangga adalah titik tengah persegi luar dan persegi dalam.
    .wrong-n4 = Yang punya empat tetangga adalah persimpangan. b2 itu sudut, dan tidak ada diagonal dari sana.

step-crossings--shut-in-corners = “Sudut itu kuat!” kata Putih, yang menempatkan buah di a7, b2, f6, dan g1. Tandai semua buah putih yang sekarang bisa bergerak.
    .hint1 = Cari titik kosong di sebelah masing-masing buah.
    .success = Hanya yang di d3 dan g1. Dua buah hitam cukup untuk mengurung sebuah sudut; untuk persimpangan perlu empat.

step-crossings--two-at-once = Ada satu titik tempat buah barumu sekaligus membuat dua calon mill. Tempatkan buahmu di sana!
    .hint1 = Carilah dua garis, masing-masing berisi satu buah putih, yang bertemu di titik kosong.
    .success = Dari d6 kamu mengancam di d5 dan f6 sekaligus. Hitam hanya bisa mengisi satu, dan tidak punya ancaman untuk membalas.

step-crossings--cash-in = Putih menempatkan buah di f4 dengan dua ancaman; Hitam mengisi e4. Apa yang tersisa untukmu? Bentuklah mill, lalu tangkap satu buah.
    .hint1 = Pada garis mana f2 dan f4 berada bersama?
    .success = Di f6: satu ancaman dihentikan, yang satu lagi tidak. Itulah gunanya buah yang berada pada dua garis yang bagus.

step-crossings--threats-first = Persimpangan b4 dan f4 kosong dan menggoda. Tetapi lihat dulu buah-buah Hitam, dan tempatkan buahmu di titik yang diperlukan!
    .hint1 = Di mana Hitam bisa membentuk mill pada giliran berikutnya?
    .success = Di g1, di sudut. Ancaman harus dijawab dulu, baru ikuti patokan: kalau tidak, Hitam membentuk a1–d1–g1 dan menangkap.

step-crossings--proved-crossing = Kamu bermain sebagai Hitam dan menempatkan buah terakhir. Sesudah itu, ketiga buah Putih boleh terbang. Hanya satu titik yang pasti menang. Temukan!
    .hint1 = Setelah penempatan, buahmu bergerak. Cari titik yang menyiapkan dua mill.
    .success = Dari d6 kamu menyiapkan f4–f6 dan e5–d5. Putih hanya bisa menghentikan satu, dan setelah penangkapan buahnya tinggal dua. Program ini sudah membuktikannya: titik ini menang, yang lain tidak.

step-crossings--proved-corner = Sekali lagi, buah terakhir Hitam ada di tanganmu, dan sekali lagi hanya satu titik yang menang. Jangan percaya begitu saja pada patokan!
    .hint1 = Titik kosong mana yang terletak pada dua garis yang bisa kamu lengkapi dengan gerak?
    .success = Dari f2, di sudut, kamu mengancam b4–b2 dan e4–f4. Program ini membuktikan bahwa hanya titik itu yang menang; persimpangan f4 yang kosong tidak. Patokan adalah ide pertama, bukan kata akhir.
