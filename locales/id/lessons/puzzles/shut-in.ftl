pack-shut-in = Terkurung
    .intro = Empat atau lima { -stone } di tiap pihak, dan belum ada yang boleh { -flying }. Buat { -opponent } tidak bisa bergerak lagi.
