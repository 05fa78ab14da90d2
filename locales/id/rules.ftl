### Kata aturan: mengapa sebuah aksi ditolak, apa yang terjadi, bagaimana permainan berakhir.

## Daftar dan teks yang belum ada

list-last = { $count ->
    [2] { $others } dan { $last }
   *[other] { $others }, dan { $last }
    }
message-missing = Teks ini belum ada.

## Pemain dan tahap

player-white = { -white }
player-black = { -black }
phase-placing = { -placing }
phase-moving = { -moving }
phase-flying = { -flying }

## Mengapa tidak boleh

illegal-game-over = Permainan sudah selesai. { $outcome } Tidak ada lagi yang bisa dimainkan.
reason-game-over = permainan sudah selesai

illegal-capture-due = { $count ->
    [1] Kamu baru saja membentuk { -mill } { $mills }, tetapi { -turn(whose: "your") } belum selesai:
   *[other] Kamu baru saja membentuk beberapa { -mill } sekaligus: { $mills }. Semuanya bersama-sama hanya menangkap satu { -stone }, dan { -turn(whose: "your") } belum selesai:
    } { $free-count ->
    [1] sekarang tangkap { -stone } di { $free }; hanya itu yang boleh ditangkap.
   *[other] sekarang tangkap salah satu dari { -stone } di { $free }.
    }
reason-capture-due = { -capture } harus dilakukan dulu

illegal-no-capture-due = { $standing ->
    [none] Kamu tidak membentuk { -mill } pada { -turn } ini, jadi belum boleh menangkap di { $at }.
   *[other] { -mill(letter: "capital") } { $standing } sudah ada sebelumnya, dan { -mill } yang sudah ada tidak menangkap apa-apa lagi.
    } Mainkan dulu satu { -stone }: kalau dengan itu terbentuk { -mill }, tangkaplah satu { -enemy-stone }.
reason-no-capture-due = tidak ada { -mill } yang terbentuk pada { -turn } ini

illegal-pass-forbidden = { -turn(letter: "capital") } tidak boleh dilewati: siapa yang bisa bermain harus bermain. { $player ->
    [white] { -white }
   *[black] { -black }
    } punya { $count } pilihan { -legal } di sini.
reason-pass-forbidden = { -turn } tidak boleh dilewati

illegal-stones-in-hand = Selama kamu masih punya { -stone } { -in-hand }, { -stone(whose: "your") } { -on-board } tetap di tempatnya. { $left ->
    [1] Masih ada satu { -in-hand }: tempatkan
   *[other] Masih ada { $left } { -in-hand }: tempatkan satu
    } di { -point } { -empty }.
reason-stones-in-hand = masih ada { -stone } { -in-hand } yang harus ditempatkan

illegal-hand-empty = Tidak ada lagi { -stone } { -in-hand } untuk ditempatkan. Gerakkan salah satu dari { $stones } { -stone } sendiri { -on-board }.
reason-hand-empty = tidak ada lagi { -stone } { -in-hand }

illegal-flying-while-placing = { -flying(letter: "capital") } baru boleh setelah { -placing } selesai. { -stone(whose: "your", letter: "capital") } { -on-board } memang tiga, tetapi masih ada { $left ->
    [1] satu { -in-hand }: tempatkan
   *[other] { $left } { -in-hand }: tempatkan satu
    } di { -point } { -empty }.
reason-flying-while-placing = { -flying } baru boleh setelah { -placing }

illegal-not-a-point = Di { -board } ini tidak ada { -point } { $at }: tidak ada { -line } yang bertemu di sana. Pilih { -point } tempat garis-garis bertemu.
reason-not-a-point = { -point } itu tidak ada

illegal-empty = { -point(letter: "capital") } { $at } { -empty }. Pilih { -point } yang ada { -stone }nya.
reason-empty = tidak ada { -stone } di sana

illegal-not-your-stone = { -stone(letter: "capital") } di { $at } milik pihak lain. Setiap pihak hanya boleh menggerakkan { -stone }nya sendiri.
reason-not-your-stone = itu { -enemy-stone }

illegal-own-stone = { -stone(letter: "capital") } di { $at } milikmu sendiri. Yang ditangkap selalu { -enemy-stone }.
reason-own-stone = itu { -stone } milik pemain sendiri

illegal-same-point = { -stone(letter: "capital") } itu sudah berada di { $at }. Satu { -move } harus berakhir di { -point } lain yang { -empty }.
reason-same-point = { -stone } itu tidak akan berpindah

illegal-occupied = Di { $at } sudah ada { -stone } { $own ->
    [yes] milik { $owner ->
        [white] { -white }
       *[black] { -black }
        } sendiri
   *[no] { $owner ->
        [white] { -white(as: "colour") }
       *[black] { -black(as: "colour") }
        }
    }, dan satu { -point } hanya muat satu { -stone }. Pilih { -point } yang { -empty }.
reason-occupied = { -point } itu sudah terisi

illegal-protected = { -stone(letter: "capital") } di { $at } { -protected } oleh { -mill } { $mill }. Tangkap { -stone } di luar { -mill }: { $free-count ->
    [1] hanya ada satu, di { $free }.
   *[other] pilihannya di { $free }.
    }
reason-protected = { -stone } itu { -protected } oleh { -mill }

illegal-not-adjacent = { $over ->
    [none] { -point(letter: "capital") } { $from } dan { $to } tidak { -adjacent }: { $between } ada di antaranya.
   *[other] Dari { $from } ke { $to }, { -stone } itu akan melompati { -stone } di { $over }, padahal melompat tidak boleh.
    } Bergeraklah mengikuti { -line } ke { -point } { -empty } yang { -adjacent }. { $flies-at ->
        [0] Dalam permainan ini tidak ada { -flying }.
        [3] { -flying(letter: "capital") } hanya boleh bagi pihak yang { -stone }nya tinggal tepat tiga; pihak ini punya { $stones }.
       *[other] { -flying(letter: "capital") } hanya boleh bagi pihak yang { -stone }nya tinggal tepat { $flies-at }; pihak ini punya { $stones }.
    }
reason-not-adjacent = kedua { -point } tidak { -adjacent }

illegal-off-line = { $diagonal ->
    [yes] Dari { $from } ke { $to } arahnya diagonal, dan tidak ada { -line } di sana.
   *[no] Tidak ada { -line } yang menghubungkan { $from } dan { $to }.
    } Bergeraklah mengikuti { -line } ke { -point } { -empty } yang { -adjacent }. { $flies-at ->
        [0] Dalam permainan ini tidak ada { -flying }.
        [3] { -flying(letter: "capital") } hanya boleh bagi pihak yang { -stone }nya tinggal tepat tiga; pihak ini punya { $stones }.
       *[other] { -flying(letter: "capital") } hanya boleh bagi pihak yang { -stone }nya tinggal tepat { $flies-at }; pihak ini punya { $stones }.
    }
reason-off-line = tidak ada { -line } yang menghubungkan kedua { -point }

illegal-not-caught = Kamu tidak membentuk { -mill } pada { -turn } ini; yang boleh ditangkap hanya { -stone } yang terjepit di antara dua { -stone(whose: "your") }: { $caught }. { -stone(letter: "capital") } di { $at } tidak terjepit.
reason-not-caught = { -stone } itu tidak terjepit di antara dua { -stone } lain

illegal-swing-mill = { -stone(letter: "capital") } itu akan keluar dari { -mill } { $opened } dan dengan { -move } yang sama membentuk { -mill } { $closed }. Gerakan { -swing-mill } seperti itu dilarang di sini: buka dulu { -mill } yang satu dan bentuk yang lain pada { -turn } berikutnya, atau gerakkan { -stone } lain.
reason-swing-mill = { -stone } tidak boleh pindah langsung dari satu { -mill } ke { -mill } lain

illegal-closed-twice = Kamu sudah dua kali membentuk { -mill } { $mill }, dan di sini tidak boleh lebih. Mainkan { -move } lain.
reason-closed-twice = { -mill } itu sudah dua kali terbentuk

## Apa yang terjadi

event-closed = { $count ->
    [1] { -mill(letter: "capital") } { $mills } terbentuk.
   *[other] Beberapa { -mill } terbentuk sekaligus: { $mills }.
    }
event-nothing-to-capture = Tidak ada { -stone } yang boleh ditangkap, jadi { -turn } selesai di sini.
event-moving-begins = Semua { -stone } sudah ditempatkan: mulai sekarang { -stone } boleh bergerak.
event-flying = { $player ->
    [white] { -white }
   *[black] { -black }
    } tinggal punya tepat tiga { -stone }: mulai sekarang boleh { -flying }.

## Bagaimana permainan berakhir

outcome-reduced = { $loser ->
    [white] { -white }
   *[black] { -black }
    } tinggal punya dua { -stone }, jadi { $winner ->
    [white] { -white }
   *[black] { -black }
    } menang.
outcome-resigned = { $loser ->
    [white] { -white }
   *[black] { -black }
    } menyerah, jadi { $winner ->
    [white] { -white }
   *[black] { -black }
    } menang.
outcome-blocked = { $loser ->
    [white] { -white }
   *[black] { -black }
    } { -blocked } karena tidak punya { -move } { -legal }, jadi { $winner ->
    [white] { -white }
   *[black] { -black }
    } menang.
outcome-stalemate = Pihak yang mendapat { -turn } { -blocked }, tidak punya { -move } { -legal }; di sini itu berarti { -draw }.
outcome-full-board = Semua { -stone } sudah ditempatkan dan tidak ada { -point } yang { -empty }: permainan { -draw }.
outcome-repetition = Sudah { $times } kali { -position } yang sama muncul: permainan { -draw }.
outcome-quiet = Selama { $plies } { -turn } tidak ada { -stone } yang ditempatkan atau ditangkap: permainan { -draw }.
outcome-agreement = Kedua pemain sepakat { -draw }.
