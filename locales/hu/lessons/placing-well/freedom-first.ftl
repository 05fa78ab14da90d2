lesson-freedom-first = Első a szabadság
    .intro = Amikor a lerakás véget ér, gyakran alig marad olyan üres pont, amelyet használni tudsz. Aki pedig nem tud lépni, veszít.

step-freedom-first--list-theirs = Mielőtt lépsz, vedd sorra, mit tehet az ellenfeled! Jelöld meg az összes lépést, amelyet sötét megtehetne, ha rajta lenne a sor!
    .hint1 = Vedd sorra a sötét bábukat! Melyik mellett van üres pont?
    .success = Csak kettő van, és mindkettő a d6 pontra visz. A nyolc sötét bábuból hat meg sem tud mozdulni. Ha ezt az ajtót becsukod, sötét beszorult.

step-freedom-first--the-last-door = Sötéttel játszol, és te rakod le a legutolsó bábut. Utána világosnak lépnie kellene. Nyerd meg ezzel a játékot!
    .hint1 = Világos már csak egyetlen pontra léphetne. Melyikre?
    .success = Az e3 pontra: világosnak kilenc bábuja van a táblán, és egyetlen lépése sincs. A lépések kezdetén van a legjobban tele a tábla, ilyenkor a legkönnyebb beszorulni.

step-freedom-first--before-the-first-move = Sötét lerakja az utolsó bábut a b6 pontra. Világosnak kilenc bábuja van, és még egyszer sem lépett.
    .hint1 = Világoson van a sor. Hová léphet egy világos bábu?
    .success = Sötét győzött. Világos mind a kilenc bábuja beszorult, és nem számít, hogy a lépések szakasza épp csak elkezdődött.

step-freedom-first--mill-or-game = Sötéttel játszol, és te rakod le a legutolsó bábut. Az e4 ponton malmot zárhatnál. Van ennél jobb?
    .hint1 = Vedd sorra világos lépéseit! Hány pontra léphet még?
    .success = A d7 pontra: világosnak nem maradt lépése, veszített. A malom csak egy bábut ért volna, és a levétellel még kiutat is nyitottál volna világosnak.

step-freedom-first--keep-a-door = Lerakod az utolsó bábudat, aztán sötét is az övét, és utána neked kell lépned. A legtöbb helyről sötét utolsó bábuja beszorítana. Úgy rakd le, hogy ez ne történhessen meg!
    .hint1 = Hová kellene sötétnek raknia, hogy beszorítson? Legyen két kiutad!
    .success = Most sötét egyetlen bábuval nem tudja minden ajtódat becsukni. Az e3, a g1 vagy a g4 pontra rakva több kiutad marad, mint ahány bábu sötét kezében van.

step-freedom-first--the-greedy-mill = Világos mohó volt: malmot zárt az f6 ponton, és levette az e4 ponton álló bábut. Te vagy sötét, és nálad van a legutolsó bábu. Mutasd meg, mit ért az a malom!
    .hint1 = Hová léphet világos? Az egyik pontot épp a levétel nyitotta meg.
    .success = Az e4 pontra, ahonnan az imént levették a bábudat: világos nem tud lépni, és malmostul veszít. A szabadság legalább annyit ér, mint a következő malom.

step-freedom-first--leave-it = Az f2 ponton malmot zárhatnál. De akkor sötét oda rakná az utolsó bábut, ahonnan levettél egyet, és beszorítana. Rakd jobb helyre a bábudat!
    .hint1 = Olyan pontot keress, amely mellett kiutad marad, bármit tesz is sötét az utolsó bábujával!
    .success = Így van: innen sötét egy bábuval nem tud beszorítani. Az f2 ponton zárt malom azonnal veszített volna, bármelyik bábut veszed is le.

step-freedom-first--count-theirs = Világoson van a sor. Hány lépése lenne sötétnek, ha világos kihagyhatná a körét?
    .hint1 = Előbb az üres pontokat keresd meg, aztán a mellettük álló sötét bábukat!
    .option-n1 = Egy
    .option-n3 = Három
    .option-n5 = Öt
    .success = Három: b4–a4, b4–c4 és c5–c4. Kilenc bábu és három lépés: nem a bábukat kell számolni, hanem a kiutakat.
    .wrong-n1 = Több van. Nézd meg a b4 és a c5 pontot!
    .wrong-n5 = Ennyi nincs. A legtöbb sötét bábu mellett nincs üres pont.
