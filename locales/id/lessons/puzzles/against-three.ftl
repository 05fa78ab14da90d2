pack-against-three = Melawan tiga
    .intro = Kini { -opponent } tinggal punya tiga { -stone } dan sudah { -flying }. Satu { -mill } lagi, dan kamu menang, asalkan tidak bisa dihentikan.
