pack-which-stone = Melyik bábut?
    .intro = A { -mill } rögtön zárható. Az dönt, melyik { -stone(case: "accusative") } veszed le.
