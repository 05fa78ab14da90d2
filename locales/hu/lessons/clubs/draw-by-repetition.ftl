lesson-draw-by-repetition = Ugyanaz az állás
    .intro = Ide-oda, ide-oda. Van olyan klub, ahol egy idő után azt mondják: elég, ez döntetlen.

step-draw-by-repetition--to-and-fro = Világos az a1 és az a4 pont közt jár ide-oda, sötét a g7 és a d7 közt. Harmadszor állnak így a bábuk úgy, hogy sötét következik. Mit mond erre a MorrisTalk?
    .hint1 = Senki sem jut előbbre.
    .option-white-wins = Világos győz
    .option-draw = Döntetlen
    .option-goes-on = A játék folytatódik
    .success = Döntetlen. A MorrisTalk szabályai szerint véget ér a játék, ha **ugyanaz az állás** harmadszor is létrejön. A mi leckéinkben is ez a szabály.
    .wrong-white-wins = Senki sem veszített se bábut, se lépést: még mindig öt áll öt ellen. Miért győzne bárki?
    .wrong-goes-on = A MorrisTalk szerint nem: harmadszor áll világos az a4, sötét a g7 ponton, és ez ott már sok.

step-draw-by-repetition--the-third-time = Négy bábud van hat ellen, örülnél a döntetlennek. Kétszer már állt a bábud a d3 ponton úgy, hogy sötét következett, és a többi is mind ugyanígy állt. Legyen meg harmadszor is!
    .hint1 = Hová léptél az előző körödben is, meg azelőtt is?
    .success = Harmadszor is ugyanaz az állás: ez a MorrisTalk szabályai szerint döntetlen. Két bábuval kevesebbed volt, mégsem veszítettél!

step-draw-by-repetition--not-forbidden = Sötét még egyszer az f6 pontról a d6 pontra lépne, és harmadszor is létrejönne ugyanaz az állás. „Háromszor ugyanazt nem szabad!” – mondja világos. Megteheti ezt sötét?
    .hint1 = Tiltja a szabály a lépést, vagy csak azt mondja meg, mi lesz belőle?
    .success = Megteheti. A lépés szabályos, csak éppen döntetlennel vége lesz a játéknak. Aki többet akar, lépjen mást!

step-draw-by-repetition--whose-turn-is-it = Egyszer már álltak így a bábuk, akkor sötét következett. Most megint így állnak, de világos következik. Ahogyan mi számoljuk: ugyanaz ez az állás?
    .hint1 = Mindegy, hogy ki lép ebből az állásból?
    .option-same = Ugyanaz
    .option-different = Másik
    .success = Másik. Akkor ugyanaz az állás, ha ugyanazok a bábuk ugyanazokon a pontokon állnak, és ugyanaz következik.
    .wrong-same = A kép ugyanaz, négy világos és öt sötét bábu, de a másik fél következik, így a játék is másképp megy tovább.

step-draw-by-repetition--who-counts = Világos még egyszer a c5 pontról a c4 pontra lép, és harmadszor is ugyanaz az állás jön létre. Válaszd ki mindazokat, akiknél maga a lépés szabályos!
    .hint1 = Csak a lépés a kérdés, nem az, hogy mi lesz belőle.
    .success = Mind a négynél az. A MorrisTalk szerint azonban ezzel döntetlen a játék; a másik háromnak nincs szabálya az ismétlődő állásra, ott tovább játszanak.

step-draw-by-repetition--same-mill-new-position = Világos mindjárt harmadszor zárja be a d1–d2–d3 malmot. „Ismétlés! Nincs levétel, döntetlen!” – mondja sötét. Hány bábut vesz le világos?
    .hint1 = Ugyanannyi bábu van a táblán, mint az előző alkalommal?
    .option-none = Egyet sem
    .option-one = Egyet
    .success = Egyet. A malom ugyanaz, az állás nem: közben sötét veszített egy bábut. Levétel után egyetlen korábbi állás sem térhet vissza.
    .wrong-none = Az ismétlés az egész állásra vonatkozik, itt pedig közben fogytak a bábuk.

step-draw-by-repetition--something-better = Ide-oda jártál a g7 és a g4 pont közt, és vártál. Sötét most megunta, és ellépett a b4 pontról. Ne ismételj tovább: zárj malmot!
    .hint1 = Melyik vonalat zárta el a b4 ponton álló bábu?
    .success = Már eggyel több bábud van, és nem kell beérned a döntetlennel. A levétellel elölről kezdődik az ismétlések számolása is.
