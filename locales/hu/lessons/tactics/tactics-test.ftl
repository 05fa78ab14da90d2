lesson-tactics-test = Próba: taktika
    .intro = Kilenc állás, és egyiknél sem mondja meg senki, miről szól. A saját játszmáidban is így lesz.

step-tactics-test--two-alarms = Te vagy sötét. Jelöld meg az összes pontot, ahol világos a következő körben malmot zárhatna!
    .success = A d7 pont, a g7 pontról, és az f6 pont, az f4 pontról. Az e4 pont üres marad: senki sincs elég közel, hogy bezárja az e4–f4–g4 malmot.

step-tactics-test--hold-the-corner = Sötét be akarja zárni az e4–f4–g4 malmot. Állítsd meg!
    .success = g7–g4: te is a pont mellett álltál, és te jöttél.

step-tactics-test--win-one = Malmot még nem zárhatsz. Mit készítesz elő?
    .success = A b4 ponton a bábud két rés között állt: a b6 és a c4 pont között. Az egyik mindig megmaradt.

step-tactics-test--how-many-threats = Világos a d1 pontról az a1 pontra lépett, és most alul két készülő malma is van. Sötéttel játszol, és ugrálhatsz: hány ponton zárhatna világos malmot a következő körben?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = Egyen: az a1–d1–g1 és a d1–d2–d3 malom is a d1 pontra vár. Elég, ha odaugrasz.
    .wrong-n0 = A d1 pont üres, és világos bábuk állnak mellette.
    .wrong-n2 = Két vonal van, de melyik pont hiányzik róluk?

step-tactics-test--win-two = A te malmod is áll, sötété is. De sötét már ugrálhat, és te jössz.
    .success = A d2 pontról visszaléphettél a d1 pontra, vagy a b4–b2 lépéssel bezárhattad a b2–d2–f2 malmot. A g1–g4 után minden egyedül a g1 pontra várt volna.

step-tactics-test--hold-one = Három bábuval ugrálhatsz, és malmot is zárhatnál. Nézd meg kétszer!
    .success = A c5–d5–e5 malom csapda volt: a b4 ponton álló őrt kellett volna elmozdítanod érte, és sötét a következő körben malmot zár. Az f6 pontra kellett ugranod, de nem az őrrel.

step-tactics-test--swing-once = Te vagy sötét. Zárd be a b2–d2–f2 malmot úgy, hogy a következő körben megint levehess, és játszd végig a körödet!
    .success = A d1–d2 az a1–d1–g1 malomból lépett ki, és a d1 pontra vissza is léphet: csiki-csuki.

step-tactics-test--win-three = Világosnak négy bábuja van, és alig van helye.
    .success = A g4–f4 után világosnak csak az e4–e3 maradt, az f4–e4 pedig rázárta az ajtót. Egyetlen bábut sem kellett levenni.

step-tactics-test--win-four = Világos a c5 ponton malommal fenyeget. Meg kell akadályoznod?
    .success = A b6–b4 az a4 és a b2 ponton fenyegetett. Ha a d1 ponton álló elugrik malmot zárni, és leveszi a b4 ponton állót, őrizetlenül hagyja a d1–d2–d3 vonalat: akkor az a1–d1 nyer.
