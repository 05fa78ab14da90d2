pack-safe-points = Hová tedd le?
    .intro = Egyetlen { -stone } maradt a kezedben. Van olyan { -point }, ahol biztonságban vagy, a többi veszít.
