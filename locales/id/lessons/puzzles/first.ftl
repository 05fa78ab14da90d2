pack-first = Kemenangan pertama
    .intro = Kemenangan pendek untuk memulai: satu atau dua { -turn }. Dari ide-ide inilah semua { -puzzle } berikutnya tersusun.

puzzle-first-block = Putih masih punya empat { -stone }, tetapi tidak satu pun bisa bergerak: itu pun kalah, sama seperti tersisa dua.
