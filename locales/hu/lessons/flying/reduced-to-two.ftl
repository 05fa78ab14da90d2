lesson-reduced-to-two = Ha kettő marad
    .intro = Három bábuval még játszol, kettővel már nem. Pontosan mikor van vége, és mikor nincs?

step-reduced-to-two--three-are-left = Világos malmot zárt, és levette a g7 ponton álló bábut. Sötétnek három bábuja maradt. Ki győzött?
    .hint1 = Lehet még három bábuból malom?
    .option-white = Világos
    .option-nobody = Még senki
    .option-black = Sötét
    .success = Még senki. Három bábuból még lehet malom, ezért sötét tovább játszik – sőt, mostantól ugrálhat.
    .wrong-white = Egy levétellel korábban vagyunk. Kettőből már nem lehet malom, háromból igen.
    .wrong-black = Sötét az imént veszített egy bábut.

step-reduced-to-two--not-to-the-last = Világos az f4 pontról az e4 pontra lép, malmot zár, és leveszi a d6 ponton álló bábut. A táblán két sötét bábu marad.
    .hint1 = Van sötétnek bábu a kezében? És mire jó két bábu?
    .success = Világos győzött. Az utolsó kettőt már nem kell levadászni: két bábuból nem lehet malom.

step-reduced-to-two--no-last-flight = Világos az imént vett le, és két sötét bábu maradt. „Várj, ilyen kevéssel már ugorhatok, méghozzá az a7 pontra!” – mondja sötét. Szabad ez?
    .hint1 = Mi történt a levétel pillanatában?
    .success = Nem. Amikor csak kettő maradt, a játék azonnal véget ért. Utána nincs több kör.

step-reduced-to-two--one-outside-the-mill = Malmot zártál, sötétnek négy bábuja van. Jelöld meg az összes bábut, amelyet levehetsz!
    .hint1 = A négyből hármat véd a malma.
    .success = Csak a g1 ponton állót. Utána már egy sem áll malmon kívül, így a következő malmoddal bármelyiket leveheted, és azzal győzöl.

step-reduced-to-two--five-in-hand = Világos lerakás közben két malmot zárt. „Már csak kettő van a táblán: veszítettél!” – mondja. Sötét mégis lerak egy bábut a b6 pontra. Szabad ez?
    .hint1 = Kettő a táblán, és hány a kézben?
    .success = Szabad. Kettő a táblán és öt a kézben az hét. A játék folytatódik.

step-reduced-to-two--be-first = Négy lépő bábu három ugráló ellen: sötét a c4 és a d3 ponton is malommal fenyeget. De te jössz. Nyerj!
    .hint1 = Mindkettőt nem tudod megállítani. Mi az, ami gyorsabb?
    .success = Győztél! Ha az ellenfélnek már csak három bábuja van, egyetlen malmod eldönti a játékot.

step-reduced-to-two--three-each = Három három ellen. Sötét a g7 pontról az a4 pontra ugrik, malmot zár, és leveszi a d5 ponton álló bábut.
    .hint1 = Hány bábuja van most a két félnek?
    .success = Sötét győzött. Három három ellen az első malom dönt.

step-reduced-to-two--keep-your-third = Megint három három ellen, és egyikőtök sem veszíthet több bábut. Malmod még nincs, sötétnek viszont mindjárt lesz. Állítsd meg!
    .hint1 = Sötét harmadik bábuja bárhonnan jöhet, ezért foglald el a pontot!
    .success = Most megállítottad. Aki a harmadik bábuját is elveszíti, az a játékot veszíti el, ezért minden körben újra körül kell nézned.
