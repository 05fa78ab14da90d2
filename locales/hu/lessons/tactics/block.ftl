lesson-block = Megállítani a malmot
    .intro = Ha meglátod a fenyegetést, háromféleképpen állíthatod meg: odaállsz a pontra, odaállsz az ajtóba, vagy leveszel egyet a bábui közül.

step-block--where-to-stand = Te vagy sötét, és világos fenyeget. Jelöld meg azt a pontot, ahová oda kellene állnod, hogy megállítsd!
    .hint1 = Két malmon kívüli világos bábu közös vonalon áll. Melyik pont hiányzik nekik?
    .success = Az e4 pont: az f4 és a g4 mellett van, és az e5 pontról elérhető. Ha te állsz ott, abból a vonalból nem lehet malom.

step-block--step-in = Világos az a7 ponton álló bábujával a d5–d6–d7 malmot akarja bezárni. Lépj közbe!
    .hint1 = Melyik bábud áll a d7 pont mellett?
    .success = g7–d7. Amíg mindketten vonal mentén léptek, legfeljebb egyetlen bábu léphet közbe; itt a g7 ponton álló volt az.

step-block--no-room-in-the-corner = Sötét az f4–f6 lépéssel fenyeget, amely bezárná a b6–d6–f6 malmot. Honnan lehet egyáltalán az f6 pontra lépni? Jelöld meg az f6 pont összes szomszédját!
    .hint1 = Az f6 pont sarok.
    .success = Egy saroknak két szomszédja van: az egyik maga is a vonalon van, a másikról meg sötét érkezik. Őrnek nem jut hely, ezért a sarkokat előbb kell őrizni.

step-block--stand-in-the-door = Sötét terve: a1–d1, aztán d1–g1, és kész a g1–g4–g7 malom. Ha sötét már a d1 ponton áll, a g1 pontra senki más nem juthat el. Akadályozd meg most!
    .hint1 = Állj abba az ajtóba, amelyiken sötét jönni akar!
    .success = A d1 ponton álló bábud kívülről őrzi a sarkot: sötét nem jut el mellette, te pedig akár a g1 pontra is léphetsz.

step-block--take-one-of-three = Te vagy sötét. Világos a d3–d2 lépéssel fenyeget, de te jössz, és van egy malmod kéznél. Zárd be, és gondoskodj róla, hogy világosé ne sikerüljön!
    .hint1 = Világos malmához három bábu kell: kettő a vonalon, egy, amelyik odalép. Melyiket veheted le közülük?
    .success = Egy fenyegetéshez három bábu kell, ezért elég egyet levenni: a vonalról a b2 ponton állót vagy az ajtóból a d3 ponton állót. Az f2 ponton állót védte a malma.

step-block--one-stone-one-threat = Világossal játszol, és két helyen is fenyegettél. Sötét most lépett a d3 pontról a d2 pontra. Hány ponton zárhatsz malmot ebben a körben?
    .hint1 = Ne csak a b2–d2–f2 vonalat nézd! Melyik másik két bábud áll közös vonalon?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = Egyen: a g4–g1 bezárja az a1–d1–g1 malmot. Sötét egyetlen bábuval csak egyetlen fenyegetést állíthatott meg. Erről szól a következő lecke.
    .wrong-n0 = Nézd meg az alsó sort: az a1 és a d1 pontot, meg a sarok mellett, a g4 ponton álló bábudat!
    .wrong-n2 = A b2–d2–f2 vonal most le van zárva: sötét áll rajta.

step-block--hold-the-line = Három hat ellen, de te ugrálhatsz. Sötét malommal fenyeget: keresd meg a pontot, és a hozzá való bábut!
    .hint1 = Keresd meg, melyik pont kell sötétnek, aztán nézd meg, melyik bábud őriz már egy másik vonalat!
    .success = Elfoglaltad a pontot, és az őr is ott maradt a d6 ponton, a d5 és a d7 között. Aki ugrálhat, sokáig kitarthat, ha egyik őr sem hagyja ott a helyét.
