pack-flying = Tiga lawan tiga
    .intro = Kedua pihak sudah { -flying }. { -mill(letter: "capital") } berikutnya menentukan, jadi setiap { -turn } yang tenang berarti.
