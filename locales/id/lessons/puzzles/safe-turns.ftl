pack-safe-turns = Yang tidak kalah
    .intro = Pilihanmu hanya sedikit. Tandai setiap { -turn } yang tidak membuatmu kalah.
