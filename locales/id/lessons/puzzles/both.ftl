pack-both = Siapa yang mendapat giliran, menang
    .intro = Di setiap { -position } ini, pihak yang mendapat { -turn } pasti bisa menang. Selesaikan satu kali untuk tiap pihak.
