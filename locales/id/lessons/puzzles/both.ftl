pack-both = Siapa pun yang jalan
    .intro = Di setiap { -position } ini, pihak yang mendapat { -turn } pasti bisa menang. Selesaikan satu kali untuk tiap pihak.
