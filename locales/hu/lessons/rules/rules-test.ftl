lesson-rules-test = Próba: a szabályok
    .intro = Tíz kérdés, az üres táblától az utolsó levételig. Mindegyikre tudod már a választ.

step-rules-test--who-begins = Mind a tizennyolc bábu kézben van. Mi történik először?
    .option-black-places = Sötét lerak egy bábut
    .option-white-places = Világos lerak egy bábut
    .success = Mindig világos kezd, kilenc bábuja egyikével. Utána sötét következik.
    .wrong-black-places = Sötét a második.

step-rules-test--in-the-middle = Világos a tábla kellős közepére, a d4 helyre rakna le egy bábut. Szabad?
    .success = Nem. Ahol nem találkoznak vonalak, ott nincs pont.

step-rules-test--two-lines = A g4 ponton álló bábud két vonalon van rajta. Jelöld meg ezek összes többi pontját!
    .success = Az egyik vonalon a g1 és a g7, a másikon az f4 és az e4.

step-rules-test--next-to-it = Rakd le a következő bábudat közvetlenül a d6 ponton álló sötét bábu mellé!
    .success = Bármelyik üres pont jó, az ellenfél bábuja mellett is.

step-rules-test--not-yet = Világos kezében hat bábu van, és a d2 pontról a d1 pontra lépne. Szabad?
    .success = Nem. Előbb a kezében lévő bábukat kell leraknia.

step-rules-test--true-or-bent = Jelöld meg az összes pontot, ahol a következő bábud malmot zár!
    .success = Csak az f6 ponton. Az a7 ponton a három bábud sarkon fordulna.

step-rules-test--move-and-take = Lépj malomba, és fejezd be a körödet!
    .success = Lépés, malom, levétel – sötét malmán kívülről.

step-rules-test--where-to-go = Jelöld meg az összes pontot, ahová az f4 ponton álló bábud léphet!
    .success = Az e4 és az f6 pontra. Az f2 és a g4 ponton sötét bábuk állnak, és átugrani nem lehet őket.

step-rules-test--who-flies = Mindkét kéz üres. Világosnak három bábuja van, sötétnek négy. Ki ugrálhat?
    .option-black = Csak sötét
    .option-neither = Egyikük sem
    .option-white = Csak világos
    .option-both = Mindketten
    .success = Csak világos: neki van pontosan három bábuja.
    .wrong-black = Sötétnek négy bábuja van.
    .wrong-neither = Világosnak pontosan három bábuja van.
    .wrong-both = Négy bábuval sötét még a vonalak mentén lép.

step-rules-test--the-end = Világos a c5 pontról a d5 pontra lép, malmot zár, és leveszi az e3 ponton álló bábut.
    .success = Világos győzött: sötétnek csak két bábuja maradt.
