### Latihan terarah: satu aturan, ditanyakan berulang kali pada posisi acak.

## Memilih

drill-title = Latihan terarah
drill-about = Setiap latihan membahas satu { -misconception }. Posisinya dibuat secara acak: pada separuhnya { -misconception } itu menyesatkan, pada separuh lainnya tidak. Latihan selesai begitu delapan dari sepuluh jawaban terakhirmu benar.
drill-standing = { $state ->
    [gone] Sudah hilang, terbukti dalam latihan. Kamu boleh mengulanginya.
   *[open] Belum ada latihan yang menunjukkan bahwa kamu bebas darinya.
    }
drill-making = Sebentar, posisinya sedang dibuat.
drill-barren = Tidak ada yang bisa dilatih di sini.
drill-list = Yang mana yang mau kita latih?
# Mengikuti nama dalam daftar
drill-mark-gone =  – sudah hilang
# $count: banyaknya dalam daftar
drill-choose = Ketik angka dari 1 sampai { $count }, atau “keluar”.
do-drill = latihan

## Selama latihan

# $name: kesalahpahamannya
drill-of = Benarkah { $name }?
drill-intro = Benarkah begitu? Di sini anggapan itu kadang menyesatkan, kadang tidak. Latihan selesai begitu delapan dari sepuluh jawaban terakhirmu langsung benar tanpa bantuan.
drill-number = Pertanyaan { $number }
# $right: jawaban benar dari $counted yang dihitung
drill-score = benar: { $right }/{ $counted }
# $turns: yang dimainkan sebelumnya
drill-told = Yang dimainkan sebelumnya: { $turns }.
drill-turn = { $player ->
    [white] { -white }
   *[black] { -black }
    } { $turn }
drill-right = Benar.
drill-wrong = Belum tepat.

## Pertanyaannya

# $player: pihak yang mendapat giliran
drill-captures = Tandai semua { -stone } yang boleh ditangkap { $player ->
    [white] { -white }
   *[black] { -black }
    } sekarang.
# $action: titiknya
drill-destinations = Sekarang { -turn } { $player ->
    [white] { -white }
   *[black] { -black }
    }. Tandai semua { -point } yang boleh dituju { -stone } di { $action }.
drill-mill-points = Tandai semua { -stone } { $player ->
    [white] { -white(as: "colour") }
   *[black] { -black(as: "colour") }
    } yang berada dalam { -mill }.
drill-closing = Sekarang { -turn } { $player ->
    [white] { -white }
   *[black] { -black }
    }. Tandai semua { -point } { -empty } tempat ia bisa membentuk { -mill } sekarang.
# $due: yes kalau harus menangkap dan itu tidak boleh dibocorkan; $closed: mill yang baru terbentuk
drill-judge = { $due ->
    [yes] { $player ->
        [white] { -white }
       *[black] { -black }
    } baru saja membentuk { -mill } ({ $closed }).
   *[no] Sekarang { -turn } { $player ->
        [white] { -white }
       *[black] { -black }
    }.
    }
drill-how-many = { $player ->
    [white] { -white }
   *[black] { -black }
    } memainkan { $action }. Berapa { -stone } yang ditangkap pada { -turn } ini?
    .option-none = Tidak ada
    .option-one = Satu
    .option-two = Dua
drill-may-fly = Siapa yang boleh terbang pada { -turn }nya?
    .option-white = { -white } saja
    .option-black = { -black } saja
    .option-both = Dua-duanya
    .option-neither = Tidak ada
drill-who-won = Sekarang { -turn } { $player ->
    [white] { -white }
   *[black] { -black }
    }. Sudah adakah yang menang?
    .option-white = { -white } menang
    .option-black = { -black } menang
    .option-nobody = Belum ada
drill-predict = Sekarang { -turn } { $player ->
    [white] { -white }
   *[black] { -black }
    }.

## Akhirnya

# $drill: yang dilatih; $answered: banyaknya pertanyaan yang dijawab; $right: yang benar dari $counted jawaban terakhir
drill-gone = “{ $drill }” Tidak, dan kamu sudah tahu itu: { $right } dari { $counted } jawaban terakhirmu benar. Pertanyaan yang dijawab: { $answered }.
drill-not-yet = “{ $drill }” Tidak – tetapi ini belum mantap: baru { $right } dari { $counted } jawaban terakhirmu benar, padahal perlu delapan dari sepuluh. Coba lagi hari ini atau besok; pertanyaannya akan lain.
drill-again = Latihan yang sama sekali lagi
drill-others = Latihan lain
