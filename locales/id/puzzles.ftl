### Teka-teki: apa tujuannya, tentang apa, dan seberapa sulit.

## Tujuan, disampaikan kepada pihak yang mendapat giliran

goal-win = Kamu bermain sebagai { $side ->
    [white] { -white }
   *[black] { -black }
    }. { $turns ->
    [1] Menangkan permainan dengan { -turn } berikutnya.
   *[other] Menangkan permainan dalam paling banyak { $turns } { -turn }.
    }
goal-both = Di sini pihak yang mendapat { -turn } pasti bisa menang: selesaikan satu kali untuk tiap pihak. Sekarang kamu bermain sebagai { $side ->
    [white] { -white }
   *[black] { -black }
    }. { $turns ->
    [1] Menangkan permainan dengan { -turn } berikutnya.
   *[other] Menangkan permainan dalam paling banyak { $turns } { -turn }.
    }
goal-hold = Kamu bermain sebagai { $side ->
    [white] { -white }
   *[black] { -black }
    }. Tidak ada { -win } di sini: pertahankan { -draw } selama { $turns } { -turn }.
goal-capture = Kamu bermain sebagai { $side ->
    [white] { -white }
   *[black] { -black }
    }. { -stone(letter: "capital") } mana yang sebaiknya kamu tangkap? Mainkan { -turn(whose: "your") } sampai selesai.
goal-non-losing-points = Kamu bermain sebagai { $side ->
    [white] { -white }
   *[black] { -black }
    }. Tandai setiap { -point } yang bisa kamu tempati sekarang tanpa membuatmu kalah.
goal-non-losing-turns = Kamu bermain sebagai { $side ->
    [white] { -white }
   *[black] { -black }
    }. Tandai setiap { -turn } yang tidak membuatmu kalah.

## Tema: namanya, dan idenya sebagai petunjuk pertama

theme-swing-mill = { -swing-mill }
    .idea = Cari { -stone } yang keluar dari satu { -mill } dan dengan { -move } yang sama langsung membentuk { -mill } lain.
theme-reopen-mill = { -reopening }
    .idea = { -mill(letter: "capital") } yang diam tidak memberi apa-apa. { -stone(letter: "capital") } mana yang bisa keluar lalu kembali lagi?
theme-double-threat = { -double-threat }
    .idea = Ancam dua { -mill } sekaligus: { -opponent } hanya sempat menghentikan salah satunya.
theme-shared-point = { -point } bersama
    .idea = Dua { -candidate-mill } bertemu di satu { -point } { -empty }. Siapa yang lebih dulu sampai, dialah yang menentukan keduanya.
theme-block = mengurung { -opponent }
    .idea = Kamu bisa menang tanpa menangkap lagi. Ke mana saja { -enemy-stone } masih bisa bergerak?
theme-stop-mill = menghentikan { -mill }
    .idea = Apa yang akan dimainkan { -opponent } sekarang? Tinggal satu { -point } lagi untuk sebuah { -mill }: datanglah lebih dulu ke sana.
theme-quiet-key = { -turn } awal yang tenang
    .idea = Jangan membentuk { -mill } dulu. Cari { -turn } tenang yang menyiapkan lebih dari satu { -mill }.
theme-sacrifice = pengorbanan
    .idea = Satu { -stone } boleh kamu relakan di sini. Dari mana { -opponent } terpancing pergi saat menangkapnya?
theme-capture-choice = memilih { -stone } yang ditangkap
    .idea = Membentuk { -mill } itu bagian mudahnya. { -stone(letter: "capital") } mana yang paling dibutuhkan { -opponent }?
theme-keep-from-flying = mencegah { -opponent } { -flying }
    .idea = Dengan tiga { -stone }, { -opponent } akan { -flying }. Siapkan semuanya selagi masih ada empat.
theme-flight = { -flying }
    .idea = Kamu sedang { -flying }: { -stone } mana pun boleh ke { -point } { -empty } mana pun. Jangan hanya melihat { -point } yang { -adjacent }.

## Tingkat, dari yang termudah

grade-1 = pemanasan
grade-2 = mudah
grade-3 = sedang
grade-4 = menantang
grade-5 = sulit
grade-6 = tingkat ahli
