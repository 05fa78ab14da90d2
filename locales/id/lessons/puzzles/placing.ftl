pack-placing = Buah terakhir
    .intro = { -stone(letter: "capital") } terakhir masih di tangan, dan tempatnya menentukan permainan.
