lesson-flying-test = Próba: három bábuval
    .intro = Tizenegy kérdés: ki ugrálhat, ki szorult be, ki veszített?

step-flying-test--four-stones = Világosnak négy bábuja van, és az e3 pontról az a4 pontra ugrana. Szabad?
    .success = Nem. Négy bábuval a vonalak mentén kell lépni.

step-flying-test--both-ways = Három bábud van, ugrálhatsz. Jelöld meg az összes pontot, ahol ebben a körben malmot zárhatsz!
    .success = A b2 ponton a d1 ponton állóval, a d3 ponton az f2 ponton állóval.

step-flying-test--three-on-the-board = Világosnak három bábuja van a táblán és három a kezében, és a c3 pontról a d1 pontra ugrana. Szabad?
    .success = Nem. Világosnak hat bábuja van, és hármat még le kell raknia.

step-flying-test--after-this-capture = Sötét bezárta a c5–d5–e5 malmot, és levette az f6 ponton álló bábut. Ki ugrálhat most?
    .option-white = Csak világos
    .option-black = Csak sötét
    .option-both = Mindketten
    .option-neither = Egyikük sem
    .success = Csak világos: neki három bábuja maradt. Sötétnek öt van, ő lép.
    .wrong-black = Sötétnek öt bábuja van.
    .wrong-both = Sötétnek öt bábuja van. Attól, hogy világos ugrálhat, ő még nem.
    .wrong-neither = Világosnak épp most maradt három.

step-flying-test--fly-close-take = Zárj malmot ugrással, és fejezd be a körödet!
    .success = Ugrás, malom, levétel – a b2–d2–f2 malmon kívülről.

step-flying-test--two-left = Világos lerak egy bábut a c5 pontra, malmot zár, és leveszi a d2 ponton állót. Sötétnek két bábuja van a táblán és hat a kezében.
    .success = Folytatódik. A MorrisTalk szerint a kéz is számít, a Ply Yard szerint pedig még nem ért véget a lerakás.

step-flying-test--no-way-out = Világos a c4 pontról a b4 pontra lépett, és sötét következik. Ki győzött?
    .option-nobody = Még senki
    .option-black = Sötét
    .option-white = Világos
    .success = Világos. Sötétnek négy bábuja van, és egyetlen lépése sincs.
    .wrong-nobody = Melyik sötét bábu tudna lépni, és hová?
    .wrong-black = Épp sötét nem tud lépni.

step-flying-test--where-do-they-fly = Világosnak három bábuja van, és az f4 pontról az a4 pontra ugrik.
    .success = Mindenütt, csak a klasszikus szabályok szerint nem: ott végig a vonalak mentén kell lépni.

step-flying-test--close-the-door = Nyerj ebben a körben!
    .success = Sötétnek csak a g7 pontról a g4 pontra volt lépése. Most már az sincs.

step-flying-test--rather-wait = Világos három bábuja jó helyen áll. „Most így maradok. Te jössz!” Megteheti ezt világos?
    .success = Nem. Passzolni nem szabad: aki tud lépni vagy ugrani, annak lépnie vagy ugrania kell.

step-flying-test--another-name = Világosnak három bábuja maradt. Hogy hívják máshol azt, amit most megtehet?
    .option-sliding = Tologatás
    .option-jumping = Repülés vagy ugrás
    .option-swapping = Csere
    .success = Repülés vagy ugrás: ugyanaz, mint nálunk az ugrálás. Bármelyik bábu bármelyik üres pontra mehet.
    .wrong-sliding = A tologatás a vonalak menti lépés másik neve. Világos három bábujának nem kell vonal.
    .wrong-swapping = A bábuk sosem cserélnek helyet: ahol sötét áll, például az a4 pontra, világos nem léphet.
