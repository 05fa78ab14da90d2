lesson-placing-well-test = Próba: ügyes lerakás
    .intro = Kereszteződések, fenyegetések, szabadság, utolsó bábuk: tíz állás.

step-placing-well-test--a-free-crossing = Rakd le a bábudat egy még üres kereszteződésre!
    .success = A d2 és a d6 pont volt szabad. Ott van többnyire a legtöbb helye egy bábunak.

step-placing-well-test--which-threat = Jelöld meg az összes pontot, ahol sötét a következő körében malmot zárhatna!
    .success = Csak a d7 pont az, a d5–d6–d7 vonalon. A többi sötét pár előtt zárva az út.

step-placing-well-test--stop-it = Sötét malommal fenyeget. Állítsd meg!
    .success = A b6 pontra. A b4 ponton álló bábuddal ráadásul neked is készül egy malmod.

step-placing-well-test--how-many = Sötéttel játszol. Hány ponton zárhatna világos malmot a következő körében?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = A d5 és a g7 ponton; a két vonal a d7 pontban találkozik. Egyetlen bábuval már nem lehet mindkettőt megállítani.
    .wrong-n0 = Nézd meg a d6, a d7 és az a7 ponton álló bábukat!
    .wrong-n1 = A d7 pont két vonalon is rajta van.

step-placing-well-test--mill-with-care = Zárj malmot, de gondoskodj arról is, hogy sötét a következő körében ne zárhasson!
    .success = Az f4 ponton, a legjobb levétel pedig a b2 vagy a b4 ponton álló: így sötét párja szétesik.

step-placing-well-test--twice-at-once = Rakd le úgy a bábudat, hogy egyszerre két malommal fenyegess!
    .success = A d2 pontra: a b2 és a d1 ponton is fenyegetsz, és sötét csak az egyiket foglalhatja el.

step-placing-well-test--shut-the-door = Sötéttel játszol, nálad van a legutolsó bábu. Nyerj vele!
    .success = A c5 pontra: világosnak kilenc bábuja van, és egyetlen lépése sincs.

step-placing-well-test--nine-and-no-move = Sötét a b4 pontra rakja a legutolsó bábut.
    .success = Sötét győzött: világoson van a sor, és a kilenc bábuja közül egyik sem tud lépni.

step-placing-well-test--what-can-they-do = Lépés előtt végy számba mindent: jelöld meg az összes lépést, amelyet sötét megtehetne, ha rajta lenne a sor!
    .success = Négy van, az a4 és a c4 ponton álló bábuval; a többi hat nem tud lépni. Az ilyen rövid listát mindig érdemes végiggondolni.

step-placing-well-test--hold-it = Egy bábu van a kezedben, és sötétében is. A d6 ponton zárt malom veszítene. Találd meg az egyetlen pontot, amely megtartja a döntetlent!
    .success = A c5 pont, ahol két sötét vonal találkozik: c3–c4–c5 és c5–d5–e5. A program bebizonyította, hogy minden más lerakás veszít.
