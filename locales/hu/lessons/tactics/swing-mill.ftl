lesson-swing-mill = A csiki-csuki
    .intro = Egyik malomból egyenesen a másikba: a csiki-csukiban minden lépésért jár egy bábu. Kevés ennél erősebb fegyver van a táblán.

step-swing-mill--find-the-hinge = Világos a1–d1–g1 malma áll. Az egyik bábuja kiléphet belőle úgy, hogy ugyanazzal a lépéssel egy másik malmot zár. Jelöld meg a pontot, ahol ez történik!
    .hint1 = Olyan világos párt keress, amelynek az üres pontja a malom mellett van!
    .success = A g4 pont: a g1 ponton álló bábu az e4 és az f4 ponton álló mellé lép. A következő körben visszaléphet a g1 pontra, és újra bezárja az első malmot: ki-be, és mindig jár egy levétel.

step-swing-mill--swing = Csiki-csuki! Zárd be az a4–b4–c4 malmot a másik malmod egyik bábujával, és vedd le, ami jár!
    .hint1 = A b6–d6–f6 malom melyik bábuja áll a b4 pont mellett?
    .success = A b6–b4 az egyik malmot megnyitotta, a másikat bezárta. A b6 pontra vissza is léphetsz, így már a következő levétel fenyeget.

step-swing-mill--and-back-again = Sötét az a7 pontról a d7 pontra lépett, és levette az e5 ponton álló bábut. Világos válasza: b4–b2. Most sötét visszalép: d7–a7. Hány bábut vesz le?
    .hint1 = Melyik malom nyílt meg az első lépéssel?
    .option-none = Egyet sem
    .option-one = Egyet
    .success = Egyet: az a1–a4–a7 malom újra bezárul, a d5–d6–d7 pedig megnyílik. A nyitott malom minden második körben vesz le egy bábut, a csiki-csuki minden körben.
    .wrong-none = Az a7 ponton a bábu bezárja az a1–a4–a7 malmot, amelyik addig nyitva volt.

step-swing-mill--two-that-stand = Világosnak két malma is van, a b2 pontnál találkoznak. Hány ponton zárhat malmot ebben a körben?
    .hint1 = Mindkét malom áll. Van valahol rés, amelyet az egyik bábu betölthetne?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = Egyen sem. A csiki-csukihoz egy zárt malom kell, egy másik, amelyiken rés van, és egy bábu, amelyik ide-oda léphet. Két álló malom között nincs hová lépni.
    .wrong-n1 = Nézd meg a c3 és a d3 ponton álló párt: ki léphetne az e3 pontra?
    .wrong-n2 = Mindkét malom zárva van. Azért, hogy állnak, nem jár semmi.

step-swing-mill--build-it = Te vagy sötét. A b6–d6–f6 malmod áll, és a d6 pont a d5 pont mellett van. Készítsd elő a második malmot úgy, hogy a következő körben a d6–d5 lépés bezárja!
    .hint1 = Melyik két ponton álljon bábud, hogy a d5 ponttal malom legyen az ötödik sorban?
    .success = A c5 és az e5 ponton álló most a d6 ponton állóra vár. Mivel az malomból lép ki, és vissza is léphet, világos csiki-csukival néz szembe.

step-swing-mill--is-it-fair = Sötét csiki-csukizna: az f6–f4 megnyitja a b6–d6–f6 malmot, és bezárja az e4–f4–g4 malmot. „Ez nem igazság!” – mondja világos. Szabályos ez az alapszabályok szerint?
    .hint1 = Kimondja bármelyik itteni szabály, melyik malomból léphet ki egy bábu?
    .success = Szabályos. Egyes házi szabályok tiltják, de akkor erről játék előtt kell megegyezni.

step-swing-mill--swing-and-win = Csiki-csukizz, és vedd le azt a bábut, amelyik a második csapásnak útjában van!
    .hint1 = A levétel után világos három bábuval ugrálhat. Hány ponton tudsz majd akkor malmot zárni?
    .success = A d5–e5 után visszaléphettél a d5 pontra, vagy a d6–f6 lépéssel bezárhattad az f2–f4–f6 malmot, mert az f6 ponton álló bábu már nem volt ott. Világos mindkettőt nem állíthatta meg.
