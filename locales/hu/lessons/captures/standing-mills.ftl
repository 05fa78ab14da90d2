lesson-standing-mills = Állni hagyni, nyitni, zárni
    .intro = Van egy malmod. Hogyan lesz belőle második levétel, és harmadik?

step-standing-mills--every-turn-one = Világos d1–d2–d3 malma már három köre áll. „A malmommal leveszem a d6 ponton álló bábut” – mondja világos. Szabad ez?
    .hint1 = Pontosan mikor jár a malomért levétel?
    .success = Nem. Csak abban a körben jár érte, amelyikben bezárul. Amíg csak áll, semmit sem ér.

step-standing-mills--out-and-in = Megnyitottad a malmodat: a b4 ponton álló bábu most az a4 ponton van. Sötét közben máshol lépett. Zárd be újra a malmot, és fejezd be a körödet!
    .hint1 = A malom melyik pontja üres?
    .success = Ki és be: két kör, egy levétel. Ha megnyitod a malmot, majd újra bezárod, az új malomnak számít.

step-standing-mills--the-third-time = Világos már kétszer bezárta a d5–d6–d7 malmot, és most megint be akarja. „Harmadszor is ugyanazt? Azt nem szabad!” – mondja sötét. Léphet világos az a7 pontról a d7 pontra?
    .hint1 = Korlátozza valami, hányszor zárható be egy malom?
    .success = Léphet. Ugyanazt a malmot annyiszor nyithatod és zárhatod, ahányszor csak tudod, és minden záráskor levehetsz egyet – le is kell venned.

step-standing-mills--another-stone = Világos a d2 pontról a d1 pontra lépve megnyitotta a b2–d2–f2 malmot. Most egy másik bábu, a d3 ponton álló lép a helyére. Hány bábut vesz le világos?
    .hint1 = Számít, honnan jön a malom bábuja?
    .option-none = Egyet sem
    .option-one = Egyet
    .success = Egyet. Mindegy, melyik bábu lép a résbe: három áll a vonalon, és a malom ebben a körben zárult be.
    .wrong-none = A vonal nyitva volt, most megtelt. Nem számít, honnan jött a harmadik bábu.

step-standing-mills--where-it-pays = A c3–c4–c5 malmod áll. Jelöld meg az összes üres pontot, ahol ebben a körben malmot zárhatsz!
    .hint1 = Melyik vonalról hiányzik egyetlen bábu, és melyik bábud léphet oda máshonnan?
    .success = Kettő van: a g4 pont az f4 pontról, a d3 pont a d2 pontról lépve. A c3–c4–c5 malom semmit sem ér, amíg csak áll.

step-standing-mills--into-the-gap = Sötéttel játszol. Világos megnyitotta az f2–f4–f6 malmot, és a következő körében megint bezárná. Ne hagyd!
    .hint1 = A nyitott malmon rés van.
    .success = Beálltál a résbe, így a malom nem zárható be. Aki malmot nyit, nézze meg előbb, ki áll mellette!

step-standing-mills--grind-well = A malmod nyitva van, sötét pedig épp a d6 pontról a d5 pontra lépett. Zárd be újra a malmot! A legjobb levétel sötét tervét is keresztülhúzza.
    .hint1 = Hová szeretne lépni a d5 ponton álló bábu?
    .success = Sötét az e5 ponton akart malmot zárni. Ha a d5, az e3 vagy az e4 ponton álló bábut veszed le, a következő körében nem tud.
