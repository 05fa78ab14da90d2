pack-which-stone = Buah yang mana?
    .intro = { -mill(letter: "capital") } bisa langsung dibentuk. Yang menentukan adalah { -stone } mana yang kamu tangkap.
