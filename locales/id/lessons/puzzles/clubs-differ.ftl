pack-clubs-differ = Saat aturan klub berbeda
    .intro = Yang menang menurut aturan satu klub, hanya { -draw } menurut yang lain, karena { -mill } melindungi dengan cara berbeda.
