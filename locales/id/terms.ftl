### Satu kata untuk satu hal: istilah dari glosarium, untuk dipakai setiap pesan.
###
### Bentuk dipilih dengan argumen: { -stone(whose: "your") }. Bila bentuk yang diminta tidak ada, Fluent diam-diam
### memakai bentuk dasar; `malom check` menemukannya.

## Permainan

-game = Nine Men’s Morris
-mill-game = Nine Men’s Morris
-lasker-game = Lasker Morris
-twelve-game = Twelve Men’s Morris

## Papan

-board = papan
-square = persegi
-corner = sudut
-midpoint = titik tengah
-point = { $letter ->
   *[small] titik
    [capital] Titik
}
-line = garis
-adjacent = bertetangga
-empty = kosong
-on-board = di papan

## Buah dan pemain

-stone = { $letter ->
   *[small] { $whose ->
       *[nobody] buah
        [your] buahmu
    }
    [capital] { $whose ->
       *[nobody] Buah
        [your] Buahmu
    }
}
-white = { $as ->
   *[player] Putih
    [colour] putih
}
-black = { $as ->
   *[player] Hitam
    [colour] hitam
}
-opponent = lawan
-enemy-stone = buah lawan
-in-hand = di tangan

## Giliran dan tahap

-turn = { $letter ->
   *[small] { $whose ->
       *[nobody] giliran
        [your] giliranmu
    }
    [capital] Giliran
}
-turn-pair = pasangan giliran
-phase = tahap
-placing = penempatan
-moving = gerak
-move = gerak
-flying = { $letter ->
   *[small] terbang
    [capital] Terbang
}
-legal = legal
-illegal = tidak legal
-position = posisi

## Mill dan penangkapan

-mill = { $letter ->
   *[small] mill
    [capital] Mill
}
-closing-a-mill = membentuk mill
-opening-a-mill = membuka mill
-reopening = membuka lalu membentuk kembali mill
-candidate-mill = calon mill
-swing-mill = csiki-csuki
-two-mills-at-once = dua mill sekaligus
-double-threat = ancaman ganda
-capture = penangkapan
-protected = dilindungi

## Akhir permainan

-blocked = terblokir
-win = kemenangan
-loss = kekalahan
-draw = remis

## Belajar

-rules = aturan
-house-rule = aturan setempat
-lesson = pelajaran
-puzzle = { $letter ->
   *[small] teka-teki
    [capital] Teka-teki
}
-hint = petunjuk
-misconception = kesalahpahaman
