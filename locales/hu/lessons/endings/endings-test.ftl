lesson-endings-test = Próba: végjátékok
    .intro = Tíz végjáték, és ahol van védekezés, ott a lehető legjobb.

step-endings-test--one-mill-wins = Nyerj egyetlen lépéssel!
    .success = A c5 pontról a c4 pontra: még egy malom, és a háromból kettő lesz.

step-endings-test--five-strike = Öt három ellen, és azonnal még nem zárhatsz malmot.
    .success = A c5–d5 után egyszerre két malom volt készen, és sötét csak az egyiket állíthatta meg.

step-endings-test--three-hold = Három bábud van, és világos malommal fenyeget.
    .success = Mindig arra a pontra ugrottál, amelyik világosnak kellett.

step-endings-test--where-flyers-land = Sötét ugrálhat. Jelöld meg az összes pontot, ahol sötét a következő körében malmot zárhatna!
    .success = A b6 és az f2 pont, mindkettő olyan vonal végén, amelyen két sötét bábu áll.

step-endings-test--four-hold-too = Négy lépegető bábu három ugráló ellen.
    .success = Csak a d2–b2 volt jó. Minden más lépés veszít, lassan, de biztosan.

step-endings-test--from-four-to-three = Sötét az e5 pontról az a7 pontra ugrik, malmot zár, és leveszi a d2 ponton álló bábut.
    .success = Folytatódik: világosnak három bábuja maradt, és most már ő is ugrálhat.

step-endings-test--if-white-moves = Három három ellen, és világos következik.
    .success = A d2–d5 ugrás egyszerre fenyegetett a c5 és a d6 ponton.

step-endings-test--if-black-moves = Ugyanaz az állás, de most sötét következik.
    .success = A d1–f4 ugrás egyszerre fenyegetett a g4 és az f6 ponton. Az győz, aki következik.

step-endings-test--who-wins-mostly = Három három ellen, és azonnal senki sem zárhat malmot. Ki nyeri többnyire az ilyen végjátékot, ha mindketten tökéletesen játszanak?
    .option-mover = Aki éppen következik
    .option-nobody = Senki, döntetlen
    .option-other = Aki éppen nem következik
    .success = Aki következik: ha három bábu áll három ellen, az állások több mint négyötödét ő nyeri meg.
    .wrong-nobody = Három bábuval három ellen mindenki ugrálhat, és nagyon ritka a döntetlen.
    .wrong-other = Három bábuval három ellen előfordul, de nem többnyire.

step-endings-test--no-way-out = Ide nem kell malom.
    .success = A d6–d5 után sötét még egyszer léphetett, aztán már nem.
