lesson-open-and-close = Nyitni és zárni
    .intro = A malomért, amelyik csak áll, semmi sem jár. Az ereje az, hogy megnyithatod, majd újra bezárhatod, ahányszor csak az ellenfeled hagyja.

step-open-and-close--there-and-back = Világos a b4–b6 lépéssel megnyitotta az a4–b4–c4 malmot. Sötét a d2 pontról az f2 pontra lépett. Most világos visszalép: b6–b4. Hány bábut vesz le?
    .hint1 = Nyitva volt a malom, és bezárul ezzel a lépéssel?
    .option-none = Egyet sem
    .option-one = Egyet
    .success = Egyet. A ki- és a visszalépés két kör, és mindig egy bábut ér, újra meg újra. Ezt hívják nyitott malomnak vagy a malom őrlésének.
    .wrong-none = A malom nyitva volt, és ez a lépés bezárja: új malomnak számít.

step-open-and-close--open-the-safe-way = Nyisd meg a b2–b4–b6 malmodat, de úgy, hogy sötét ne léphessen az elhagyott pontra!
    .hint1 = b2, b4 és b6: melyik mellett áll sötét bábu?
    .success = A b6 pontra senki sem léphet, így a következő körben újra bezárhatod a malmot. Ha a b4 pontról léptél volna el, az a4 ponton álló sötét bábu odalép.

step-open-and-close--the-gap-is-filled = Világos a d1–a1 lépéssel megnyitotta a d1–d2–d3 malmot, éppen a g1 ponton álló sötét bábu mellett. Sötét közbelépett: g1–d1. Hány ponton zárhat most világos malmot?
    .hint1 = Hol áll most a sötét bábu?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .success = Egyen sem. Sötét feladta érte az egyik malmát, de a tiédből sem lesz semmi, amíg ott áll. Mielőtt nyitsz, nézd meg, ki áll az elhagyott pont mellett!
    .wrong-n1 = Világosnak a d1 pontra kellene visszalépnie. Ki áll ott?

step-open-and-close--step-into-the-gap = Te vagy sötét. Világos most nyitotta meg az f2–f4–f6 malmot, és vissza akar lépni az f4 pontra. Ne hagyd!
    .hint1 = A nyitott malmon rés van. Ki áll mellette?
    .success = e4–f4, és amíg ott állsz, a malom nyitva marad. Aki az ellenfél bábuja mellett nyit malmot, annak ezzel számolnia kell.

step-open-and-close--a-third-time = Világos az a7–d7–g7 malmot kétszer megnyitotta, és egyszer már újra bezárta. Most a g4–g7 lépéssel megint bezárná. „Ugyanazt nem lehet folyton!” – mondja sötét. Szabályos a lépés?
    .hint1 = Csak az számít, hogy a lépés olyan malmot zár-e, amelyik nyitva volt.
    .success = Szabályos, és megint jár érte a levétel. Ugyanazt a malmot akárhányszor bezárhatod.

step-open-and-close--open-with-a-threat = Sötét három bábuja ugrálhat, ezért egy magában nyitott malmot rögtön elállnának. Úgy nyisd meg a tiédet, hogy mással is fenyegess!
    .hint1 = A malom melyik bábuja léphet olyan vonalra, ahol már vár egy társa?
    .success = A c3 pontról visszaléphettél volna a d3 pontra, vagy a b4–c4 lépéssel bezárhattad volna a c3–c4–c5 malmot. Ugráló bábuk ellen úgy nyiss malmot, hogy közben mással is fenyegetsz!

step-open-and-close--open-as-black = Ugyanaz az ötlet, más bábukkal. Melyik lép ki a malomból, és hová?
    .hint1 = Az a7 és a g7 pont messze van egymástól. Inkább a b4 ponton álló bábu körül nézz szét!
    .success = A c4 ponton a bábu a b4 ponton álló mellé került: az a4 ponttal malom lett volna, vagy visszaléphettél a c3 pontra. Világos a két pont közül csak az egyiket foglalhatta el.
