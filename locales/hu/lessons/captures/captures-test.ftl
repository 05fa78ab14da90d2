lesson-captures-test = Próba: levételek
    .intro = Tizenegy kérdés arról, amit a malmokról és a levételről tanultál. Ráérsz.

step-captures-test--free-to-take = Bezártad az e3–e4–e5 malmot. Jelöld meg az összes bábut, amelyet levehetsz!
    .success = A b2, a c5 és a d7 ponton állót. A g1–g4–g7 malom a saját hármát védi.

step-captures-test--and-the-hand = Sötét bezárta a b2–b4–b6 malmot, és a d3 ponton álló bábut venné le, ahol világos két malma keresztezi egymást. „Még négy van a kezemben!” – mondja világos. Leveheti sötét?
    .success = Leveheti. Világosnak a táblán minden bábuja malomban áll, a kézben lévők pedig itt nem számítanak.

step-captures-test--one-stone-two-lines = Zárj egyetlen bábuval két malmot, és játszd végig a körödet!
    .success = Két malom, egy kör, egy levétel.

step-captures-test--what-comes-now = Világos lerakott egy bábut a b4 pontra, malmot zárt, és levette a g1 ponton álló bábut. Mi következik?
    .option-white-places = Világos még egyet lerak
    .option-white-captures = Világos még egyet levesz
    .option-black-places = Sötét lerak egy bábut
    .success = Sötét lerak. Világos köre teljes: bábu, malom, levétel.
    .wrong-white-places = A malomért levétel jár, nem második kör.
    .wrong-white-captures = A levétel már megvolt: a g1 pontról lekerült a bábu.

step-captures-test--just-standing = Világos az előző körében zárta be a c5–d5–e5 malmot. Most lerakás helyett levenné a g7 ponton álló bábut. Szabad ez?
    .success = Nem. A malomért a bezárásakor jár a levétel, utána semmi.

step-captures-test--four-left = Sötétnek van egy malma és azon kívül egy bábuja. Világos a b4 pontról az a4 pontra lép, malmot zár, és leveszi az f2 ponton állót.
    .success = Folytatódik: három bábu elég a játékhoz. De már egy sem áll malmon kívül, így világos a következő malmával bármelyiket leveheti.

step-captures-test--again = Az e4 pontról az f4 pontra lépve megnyitottad a malmodat. Zárd be újra, és fejezd be a körödet!
    .success = Új malom, új levétel – olyan bábué, amelyik a b6–d6–f6 malmon kívül áll.

step-captures-test--who-says-so = Sötét utolsó három bábuja malomban áll. Világos a d1 pontról a d2 pontra lép, malmot zár, és leveszi a d7 ponton álló bábut.
    .success = Mindenkinél, csak az MTTE-nél nem. Ott ezt a hármat nem lehet levenni, amíg áll a malmuk, és a játék folytatódik.

step-captures-test--back-again = Világos az imént vette le sötét bábuját a c5 pontról. „Én jövök! Visszarakom a c5 pontra” – mondja sötét. Szabad ez?
    .success = Nem. Kikerült a játékból, és sötét keze üres. Lépnie kell egy bábuval.

step-captures-test--guard-and-take = Zárj malmot! A legjobb levételek azt is megakadályozzák, hogy sötét ott zárjon malmot, ahonnan elléptél.
    .success = Az a7 ponton álló lépett volna be a b4 és a c4 ponton állók mellé. E három közül volt a legjobb egyet levenni.

step-captures-test--what-is-it-called = Világos kilépett az a4–b4–c4 malomból, és a b6 pontról megint be akarja zárni. Hogy hívják a játékosok az ilyen malmot?
    .option-double-mill = Kettős malom
    .option-swing-mill = Csiki-csuki
    .option-open-mill = Nyitott malom
    .success = Nyitott malom: ahányszor újra bezárul, annyiszor jár érte levétel.
    .wrong-double-mill = Itt csak egy malom van, az a4–b4–c4, és az nyitva áll.
    .wrong-swing-mill = A csiki-csuki ugyanazzal a lépéssel egy másik malmot zár be. A b4–b6 lépés semmit sem zárt be.
