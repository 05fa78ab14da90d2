lesson-seeing-test = Próba: éles szemmel
    .intro = Kilenc állás, semmi új. Ne siess: előbb nézd, aztán válaszolj!

step-seeing-test--read-and-play = Te vagy sötét. Játszd meg ezt: f4–f6 xd2!
    .success = Elolvastad és megjátszottad: bezárult a b6–d6–f6 malom, és világos párja felbomlott a második soron.

step-seeing-test--out-of-the-mill = „d6–b6? De hiszen az a bábu malomban áll!” Szabályos ez a lépés?
    .success = Szabályos. A malomban álló bábu ugyanúgy léphet, mint a többi. Az már más kérdés, hogy jó ötlet-e.

step-seeing-test--three-alarms = Jelöld meg az összes pontot, ahol sötét a következő bábujával malmot zárhatna!
    .success = Az a1, a d5 és a g7 pont. Négy bábu, és máris három készülő malom.

step-seeing-test--real-alarms = Sötétnek itt három készülő malma van. Hány ponton zárhatna valóban malmot a következő körben?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n3 = Hármon
    .success = Egyen: az e3 ponton, a d3 vagy az e4 pontról. A b6 pontra senki sem érhet oda.
    .wrong-n0 = Nézd meg az e3 pontot: két vonal találkozik ott, és sötét bábuk állnak mellette.
    .wrong-n3 = Két vonalnak ugyanaz az üres pontja, egy pont pedig elérhetetlen.

step-seeing-test--the-other-list = Jelöld meg az összes lépést, amelyet sötét megtehetne, ha ő következne!
    .success = Négyet: a7–a4, d7–d6, e5–d5 és g1–d1. Hárommal malmot nyitna.

step-seeing-test--hardly-a-gap = Vége a lerakásnak. Jelöld meg az összes sötét bábut, amelyik lépni tud!
    .success = Hétből három: a b6, a d7 és az f4 ponton álló. Teli táblán többnyire így fest a helyzet.

step-seeing-test--fly-in-between = Három bábud maradt, és sötét be akarja zárni a d5–d6–d7 malmot. Állítsd meg!
    .success = A pont a tiéd. Ha ugrálhatsz, egyetlen pont sincs túl messze.

step-seeing-test--blocked-with-five = Világos az f4 pontról az f6 pontra lép, bezárja a b6–d6–f6 malmot, és leveszi az a7 ponton álló bábut. Sötétnek öt bábuja és egy malma marad.
    .success = Világos győzött: a belső négyzeten álló öt bábu nem tud lépni. Csak az a7 ponton álló tudott volna lépni.

step-seeing-test--shut-the-door = Nyerj ebben a körben!
    .success = g7–d7, és sötét be van szorítva. A d6 ponton állóval hiba lett volna: annak őriznie kell a helyét.
