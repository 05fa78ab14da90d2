pack-hold = Pertahankan remis
    .intro = Tidak ada yang bisa dimenangkan di sini, dan kebanyakan { -turn } berujung kalah. Temukan yang tidak.
