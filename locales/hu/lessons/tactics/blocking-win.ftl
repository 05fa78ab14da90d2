lesson-blocking-win = Győzelem beszorítással
    .intro = Egyetlen levétel nélkül is lehet győzni. Számold meg az ajtókat, és csukd be őket sorban!

step-blocking-win--the-doors = Sötétnek négy bábuja van, és kevés helye. Jelöld meg az összes lépést, amelyet megtehetne, ha ő következne!
    .hint1 = Haladj báburól bábura: d5, e4, e5, f2.
    .success = Három lépés, de csak két pontra: a c5 pontra egy, az f4 pontra kettő. Ha te állsz az f4 ponton, egyszerre két ajtót csuksz be.

step-blocking-win--the-last-gap = Sötétnek egyetlen lépése maradt, és te jössz.
    .hint1 = Keresd meg azt a lépést, aztán azt a bábudat, amelyik előbb odaér!
    .success = d1–g1, és a négy bábu meg sem moccan. Nem zárult malom, és nem is kellett.

step-blocking-win--how-many-ways-out = Négy sötét bábu áll a középső négyzeten. Hány lépése lenne sötétnek, ha ő következne?
    .hint1 = A négyből három sarokban áll. Mi áll mellettük?
    .option-n1 = Egy
    .option-n2 = Kettő
    .option-n4 = Négy
    .success = Kettő, és mindkettő a b4 ponton állóé: b4–b6 és b4–c4. Elég ezt az egyet elkapnod, és mind a négy be van szorítva.
    .wrong-n1 = Nézd meg újra a b4 pontot: kereszteződés.
    .wrong-n4 = Nem mindegyiknek van kiútja. Az f2 és az f6 ponton álló már be van zárva.

step-blocking-win--one-door-then-the-other = Sötétnek két lépése van: d7–a7 és g4–f4. Az egyik ajtót csukd be, a másik legyen csapda!
    .hint1 = Ha a d7 ponton álló az a7 pontra lép, mi marad nyitva mögötte, és ki léphet oda?
    .success = Az e4–f4 után csak a d7–a7 maradt. Akkor a d6–d7 végleg bezárta sötétet: az a7 ponton álló az a4 és a d7 ponton álló bábud közé szorult.

step-blocking-win--a-mill-lets-them-fly = Világosnak négy bábuja van, és egyetlen lépése. Sötét a d2 pontról a b2 pontra lép, bezárja a b2–b4–b6 malmot, és leveszi a d1 ponton álló bábut.
    .hint1 = Hány bábuja van most világosnak, és mit tehet velük?
    .success = Folytatódik: világosnak három bábuja maradt, és azok ugrálhatnak. Sötét a g4–g1 lépéssel azonnal győzhetett volna, mert elveszi az utolsó lépést. Aki beszorítani akar, ne vegye le a negyedik bábut!

step-blocking-win--leave-the-mill = Bezárhatnád a b2–b4–b6 malmot, de akkor sötét ugrálhatna. Keress jobbat!
    .hint1 = Sötétnek két lépése van, mindkettő ugyanazé a bábué. Melyiket hagyod meg neki?
    .success = A b6–d6 után csak a d7–g7 maradt, és jött a d6–d7. Négy bábu a négy sarokban, és egyik sem tud lépni.

step-blocking-win--the-hunt = Már csak két sötét bábu tud lépni. Az egyiket zárd be, a másikat hajtsd a sarokba!
    .hint1 = Három sötét bábu áll az e3, az e4 és az e5 ponton. Melyik ajtón juthatnának ki?
    .success = Az f4 ponton álló bábud egyszerre hármat zárt be. A negyediknek a c5 pontról a c4 pontra, onnan egy sarokba kellett mennie, és a te bábud rázárta az ajtót.
