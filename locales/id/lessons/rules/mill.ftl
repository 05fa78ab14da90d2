lesson-mill = Mill
    .intro = Tiga buahmu pada satu garis: inilah inti seluruh permainan.

step-mill--three-on-a-line = Buahmu ada di b6 dan d6. Tempatkan yang ketiga pada garis yang sama, lalu ambil satu buah hitam dari papan, yang mana saja.
    .hint1 = Titik mana pada garis itu yang masih kosong?
    .success = Tiga buahmu pada satu garis: itulah **mill**. Kamu membentuknya, jadi kamu mengambil satu buah hitam.

step-mill--not-yet-won = Putih menempatkan buah di f6: mill! Karena itu, Putih mengambil buah di a7. Apakah Putih sudah menang?
    .hint1 = Berapa buah Hitam yang tersisa, termasuk yang di tangan?
    .success = Belum, permainan berlanjut. Satu mill bernilai satu buah, bukan kemenangan. Hitam masih punya satu buah di papan dan tujuh di tangan.

step-mill--lying-and-standing = Mill bisa mendatar, bisa juga tegak. Tandai semua titik tempat kamu bisa membentuk mill pada giliran ini.
    .hint1 = Carilah garis yang berisi dua buahmu dan titik ketiganya kosong. Jangan lupakan garis yang menghubungkan persegi-persegi.
    .success = Ada dua: b4, di antara a4 dan c4, serta d3, di atas d1 dan d2. Garis yang menghubungkan persegi-persegi juga berlaku seperti garis lainnya.

step-mill--round-the-corner = Putih punya buah di a1 dan a4, dan sekarang menempatkan satu di d1. Berapa buah hitam yang diambil Putih?
    .hint1 = Telusuri ketiga buah itu dengan jari. Apakah jarimu tetap pada satu garis?
    .option-one = Satu
    .option-none = Tidak ada
    .success = Tidak ada. Ketiga buah itu berbelok di sudut a1. Letaknya pada dua garis, bukan satu, jadi ini bukan mill.
    .wrong-one = Perhatikan sudutnya: a4 dan a1 ada pada satu garis, a1 dan d1 pada garis lain. Mill berada pada satu garis saja.

step-mill--the-true-mill = Banyak buah putih berdekatan di sini, tetapi hanya ada satu mill yang sebenarnya. Tandai ketiga buahnya.
    .hint1 = Jangan berbelok di sudut, dan lewatlah hanya di tempat yang ada garisnya.
    .success = Letaknya di e3, e4, dan e5. Tidak ada garis yang menghubungkan a1, b2, dan c3, sedangkan d7, g7, dan g4 berbelok di sudut.

step-mill--the-standing-mill = Tadi Putih sudah membentuk mill b2–d2–f2 dan mengambil satu buah. Sekarang Putih menempatkan buah di g1. Apa yang terjadi berikutnya?
    .hint1 = Apakah pada giliran ini terbentuk mill?
    .option-white-captures = Putih mengambil satu buah hitam
    .option-black-places = Hitam menempatkan buah
    .success = Giliran Hitam. Mill memberi satu buah hanya pada saat terbentuk. Sesudah itu, mill hanya diam di tempatnya.
    .wrong-white-captures = Buah di g1 tidak membentuk mill. Mill yang sudah ada tidak memberi apa-apa lagi.

step-mill--find-the-line = Di suatu tempat, dua buahmu berada pada satu garis dan titik ketiganya kosong. Bentuklah mill itu, lalu ambil satu buah hitam.
    .hint1 = Di beberapa tempat, Hitam sudah menghalangi. Telusuri setiap garis sampai ke ujung.
    .success = Di f4, di antara e4 dan g4: mill! Pasangan di a7 dan d7 tidak berguna, karena di g7 ada buah Hitam.
