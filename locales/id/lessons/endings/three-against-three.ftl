lesson-three-against-three = Tiga lawan tiga
    .intro = Sekarang semua terbang, dan mill pertama menang. Tidak ada waktu untuk rencana panjang: setiap giliran, lihat kedua pihak.

step-three-against-three--two-ends = Kamu punya tiga buah dan boleh terbang. Tandai semua titik tempat kamu bisa membentuk mill pada giliran ini.
    .hint1 = Dua buah mana pun pada satu garis sudah cukup; yang ketiga bisa datang dari mana saja.
    .success = d3 dan e5. Buahmu mengelilingi sebuah sudut: ada dua garis, dan buah ketiga bisa melengkapi yang mana saja.

step-three-against-three--so-many-ways = Berapa titik yang bisa dicapai buahmu di b4 pada giliran ini?
    .hint1 = Ada dua puluh empat titik, dan enam di antaranya terisi.
    .option-n3 = Tiga
    .option-n9 = Sembilan
    .option-n18 = Delapan belas
    .success = Delapan belas, begitu juga setiap buahmu yang lain: semuanya lima puluh empat gerak. Jangan dicoba satu per satu; carilah garis.
    .wrong-n3 = Itu jumlah tetangganya. Tetapi kamu boleh terbang.
    .wrong-n9 = Titik kosongnya lebih banyak dari itu.

step-three-against-three--the-corner-between = Dari sebuah sudut, satu buah bisa mengancam di dua garis sekaligus: bersama a4 dan bersama g1.
    .hint1 = Susuri garis dari a4 dan dari g1: di sudut kosong mana keduanya bertemu?
    .success = Di a1 buahmu berada pada dua garis, dengan dua ancaman sekaligus. Hitam terbang, tetapi hanya satu buah setiap giliran.

step-three-against-three--the-crossing-between = Sekali lagi: satu kali terbang, dua ancaman. Temukan titiknya!
    .hint1 = b6 dan d5 berada pada dua garis yang bertemu.
    .success = f2–d6: sekarang d7 dan f6 sama-sama akan membentuk mill. Dalam babak akhir ini, carilah lebih dulu titik temu garis-garismu.

step-three-against-three--the-move-decides = Tiga lawan tiga, dan belum ada yang bisa langsung membentuk mill. Pada kebanyakan posisi tiga lawan tiga, siapa yang menang kalau keduanya bermain sempurna?
    .hint1 = Siapa yang lebih dulu membuat dua ancaman, menang.
    .option-mover = Pihak yang mendapat giliran
    .option-draw = Tidak ada
    .option-other = Pihak yang lain
    .success = Lebih dari empat perlima posisi tiga lawan tiga dimenangkan pihak yang mendapat giliran, dan yang remis tidak sampai dua dari seribu. Di sini, giliran adalah hal yang paling berharga.
    .wrong-draw = Pada tiga lawan tiga, remis sangat jarang: terlalu banyak yang terjadi dalam satu giliran.
    .wrong-other = Pada tiga lawan tiga itu terjadi di kira-kira satu dari enam posisi. Tetapi bukan kebanyakan.

step-three-against-three--the-last-flight = Hitam terbang dari e4 ke d5, membentuk mill, dan menangkap buah di b2.
    .hint1 = Dengan berapa buah seorang pemain kalah?
    .success = Hitam menang: buah Putih tinggal dua. Mill yang dibentuk dengan terbang sama nilainya dengan mill lain.

step-three-against-three--a-rare-draw = Di sini kamu tidak bisa menang, tetapi tidak harus kalah. Untuk permulaan, hanya satu dari lima puluh empat gerak yang mempertahankan remis. Temukan!
    .hint1 = Hitam memerlukan d3. Tetapi tidak semua buahmu boleh meninggalkan tempatnya.
    .success = Hanya d6–d3 yang bertahan: buah di a1 dan b2 punya tugas di tempatnya. Sebelum terbang, tanyakan apa yang dijaga buahmu di sana.

step-three-against-three--open-to-stop = Kamu punya mill, tetapi Hitam hampir membentuk mill, dan itu akan mengakhiri permainan. Buah mana yang terbang untuk menghentikannya, dan tetap menang?
    .hint1 = Tiga buah bisa terbang ke f2. Dua yang mana sebaiknya tetap bersama, dan apa yang bisa kamu bentuk kembali?
    .success = d5–f2 menghentikan Hitam, dan mill yang terbuka menjadi ancaman berikutnya. Hitam harus memakai satu giliran di d5, dan kamu membuat dua ancaman baru.
