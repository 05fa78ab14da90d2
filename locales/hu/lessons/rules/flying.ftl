lesson-flying = Ugrálás
    .intro = Csak három bábud maradt? Ne add fel: most válnak igazán fürgévé!

step-flying--fly-to-the-rescue = Pontosan három bábud maradt, ezért kezdődik az **ugrálás**: bármelyik bábuddal bármelyik üres pontra léphetsz. Sötétnek az a7 és a d7 ponton már áll bábuja, és malmot akar zárni. Állítsd meg!
    .hint1 = Melyik pont kell sötétnek ahhoz a malomhoz?
    .success = Épp időben! Ha pontosan három bábud van, bármelyikkel bármelyik üres pontra ugorhatsz, akár közel van, akár távol.

step-flying--how-far = Világosnak három bábuja maradt. Hány pontra ugorhat az a1 ponton álló bábu?
    .hint1 = Számold meg a táblán álló bábukat! A többi pont mind üres.
    .option-n1 = Egyre
    .option-n15 = Tizenötre
    .option-n24 = Huszonnégyre
    .success = Tizenötre. A huszonnégy pontból kilenc foglalt, a többit mind eléri az ugráló bábu.
    .wrong-n1 = Vonal mentén csak egy pontra mehetne. De világosnak három bábuja van, ezért ugrálhat.
    .wrong-n24 = Foglalt pontra ugrálva sem érkezhet. Csak az üres pontok számítanak.

step-flying--four-still-walk = Világosnak négy bábuja van. „Ez majdnem három! Az a1 pontról az e5 pontra ugrom.” Megteheti ezt világos?
    .hint1 = Pontosan hány bábuval szabad ugrálni?
    .success = Nem. Négy bábuval még a vonalak mentén lépsz, egyszerre egyet. Ugrálni csak pontosan három bábuval szabad.

step-flying--three-and-a-full-hand = Világosnak három bábuja van a táblán és hat a kezében. „Három! A g4 pontról az a7 pontra ugrom.” Megteheti ezt világos?
    .hint1 = A játék melyik szakaszában van világos?
    .success = Nem. Amíg van bábu a kezében, világos lerak. Ugrálni akkor szabad, ha pontosan három bábuja van a táblán, és egy sincs a kezében.

step-flying--whose-right = Világosnak három bábuja van, sötétnek öt. Kézben már egy sincs. Ki ugrálhat?
    .hint1 = Számolj külön világosnál és külön sötétnél!
    .option-both = Mindketten
    .option-white = Csak világos
    .option-black = Csak sötét
    .option-neither = Egyikük sem
    .success = Csak világos. Csak a saját bábuidon múlik, hogy ugrálhatsz-e. Sötét közben továbbra is a vonalak mentén lép.
    .wrong-both = Sötétnek öt bábuja van. Attól, hogy világos ugrálhat, sötét még nem.
    .wrong-black = Fordítva van: sötétnek öt bábuja van, világosnak három.
    .wrong-neither = Számold meg világos bábuit: pontosan három van.

step-flying--fly-and-take = Zárj malmot ugrással, és játszd végig a körödet!
    .hint1 = Két bábud már egy vonalon vár. A levételnél pedig vigyázz: sötétnek is van malma.
    .success = Az ugrással bezárt malomért ugyanúgy jár a levétel. A b6, a d6 és az f6 ponton álló bábukat védte a malmuk.

step-flying--two-ways = A három bábuddal ugrálhatsz. Jelöld meg az összes pontot, ahol ebben a körben malmot zárhatsz!
    .hint1 = Válaszd ki két bábudat! Egy vonalon állnak, és üres annak a harmadik pontja? Aztán nézz meg másik kettőt!
    .success = Az a7 és a d1 ponton. Mindig az ugrik, amelyik kimaradt: a g1 pontról az a7 pontra, vagy az a4 pontról a d1 pontra.

step-flying--down-to-three = Világos a c5 pontról a g1 pontra ugrik, malmot zár, és leveszi az f4 ponton álló bábut. Sötétnek három bábuja marad.
    .hint1 = Hány bábunál van vége a játéknak?
    .success = Folytatódik. Három bábu még nem vereség. Mostantól sötét is ugrálhat!
