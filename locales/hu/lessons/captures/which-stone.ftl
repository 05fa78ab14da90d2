lesson-which-stone = Melyik bábut?
    .intro = Választhatsz, hát válassz jól! Két kérdés segít: hol zárna malmot sötét? És tudok-e majd lépni?

step-which-stone--look-first = Levétel előtt nézd meg, mire készül sötét! Jelöld meg az összes pontot, ahol sötét malmot zárhatna, ha rajta lenne a sor!
    .hint1 = Nem elég két bábu egy vonalon: kell egy harmadik, amelyik a szomszédból odaléphet.
    .success = Az a1 ponton a d1 ponton állóval, az e3 ponton a d3 ponton állóval. A d2 pontra, a d1 és a d3 közé egyetlen sötét bábu sem tud belépni.

step-which-stone--the-one-that-steps-in = Zárd be a malmodat! A legjobb levételek után sötét a következő körében nem zárhatja be a d5–d6–d7 malmot – ahhoz három bábu kell neki.
    .hint1 = Két bábu már a vonalon vár. Melyik jönne harmadiknak?
    .success = Ha a d5 vagy a d7 ponton állót veszed le, megszakad a vonal; ha az f6 ponton állót, nincs, aki belépjen. Mind a három jó.

step-which-stone--the-wrong-one = Világos a három bábujával malmot zárt, és a b4 ponton állót vette le. Sötét válasza: a g7 pontról a d7 pontra lép, malmot zár, és leveszi az f2 ponton álló bábut.
    .hint1 = Hány bábuja marad világosnak?
    .success = Sötét győzött. Világosnak hiába volt malma: a b4 ponton álló bábu ártalmatlan volt. A d5, a d6 vagy a g7 ponton állót kellett volna levenni.

step-which-stone--the-post-you-left = Három bábud van, az egyik az a1 pontra ugorhat, és malmot zár. Csakhogy eddig őrködött! Úgy vegyél le, hogy sötét ne zárhasson malmot ott, ahonnan elugrottál!
    .hint1 = Melyik vonalat zárta el a b4 ponton álló bábud?
    .success = A b2–b4–b6 malomhoz az a4, a b2 és a b6 ponton álló kellett sötétnek, ezért közülük volt jó egyet levenni. Bármely más levétel után sötét bezárja, és győz.

step-which-stone--shut-in-with-a-mill = Világos bezárta a c5–d5–e5 malmot, és az a1 ponton állót vette le. Most sötét a b4 pontról a c4 pontra lép.
    .hint1 = Hová léphetne világos négy bábuja?
    .success = Sötét győzött: világos a malmával együtt beszorult. Ha a b4 vagy a d6 ponton állót veszi le, marad lépése.

step-which-stone--free-yourself = A c3 ponton malmot zárhatsz. Csakhogy utána sötét a c4 pontra lépne, és beszorítana. Olyan bábut vegyél le, amelyik után az e4 ponton álló bábudnak lesz hová lépnie!
    .hint1 = Kik állnak az e4 ponttal szomszédos pontokon?
    .success = Így sötét egy lépéssel már nem tud beszorítani. A bábuid szabadsága legalább annyit ér, mint a következő malom.

step-which-stone--wings-for-black = Világos bezárta a b6–d6–f6 malmot, és levette a c3 ponton álló bábut. Most sötét következik. Ki ugrálhat?
    .hint1 = Számold meg mindkét fél bábuit a levétel után!
    .option-neither = Egyikük sem
    .option-white = Csak világos
    .option-black = Csak sötét
    .option-both = Mindketten
    .success = Csak sötét. A levétel közelebb vitte világost a győzelemhez, de fürgévé tette sötét három bábuját. Levétel előtt nézd meg, hová ugorhatnak!
    .wrong-neither = Sötétnek most pontosan három bábuja van.
    .wrong-white = Világosnak még öt bábuja van.
    .wrong-both = Világosnak öt bábuja van, és mindenki csak a saját bábui szerint ugrálhat.

step-which-stone--only-one-way = Négy bábu kilenc ellen, és alig van hely! Az e5 ponton malmot zárhatsz. Egyetlen levétel után nem tud sötét rögtön beszorítani. Melyik az?
    .hint1 = Sötét az e4 pontra lép majd. Melyik bábud tudna akkor is lépni?
    .success = Ha a d6 pont üres, a b6 és a d5 ponton álló bábudnak van hová lépnie. Bármely más levétel után sötét az e4 pontra lépett volna, és győzött volna.
