pack-safe-points = Di mana menempatkan?
    .intro = Tinggal satu { -stone } di tanganmu. Ada { -point } yang aman, yang lain berujung kalah.
