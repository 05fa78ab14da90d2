lesson-all-in-mills = Ha mind malomban áll
    .intro = A malom addig védi a bábuit, amíg másik is áll rajta kívül. És ha egy sem áll kívül?

step-all-in-mills--free-choice = Mind az öt sötét bábu malomban áll, ezért most egyiket sem védi a malma. Zárd be a g1–g4–g7 malmot, és vedd le, amelyiket akarod!
    .hint1 = A harmadik bábu a felső szél mentén érkezik.
    .success = Kívül egy sötét bábu sem állt, ezért mind az öt közül választhattál.

step-all-in-mills--how-many-to-choose-from = Bezártad a b6–d6–f6 malmot. Sötét hat bábuja két malomban áll. Hány bábu közül választhatsz?
    .hint1 = Van sötét bábu mindkét malmon kívül?
    .option-n0 = Egy sincs
    .option-n3 = Három
    .option-n6 = Hat
    .success = Mind a hat közül. Mindegy, hogy egy malom van vagy kettő: az számít, hogy egyetlen bábu sem áll kívül.
    .wrong-n0 = Így volna, ha a malom mindig védene. De csak addig véd, amíg kívül is áll bábu.
    .wrong-n3 = Egyik malom sem véd jobban, mint a másik.

step-all-in-mills--one-is-enough = Világos bezárta az e3–e4–e5 malmot. Sötét hét bábujából öt malomban áll. „Majdnem mind: a d5 ponton állót veszem le!” Megteheti ezt világos?
    .hint1 = Keress olyan bábut, amelyik egy malomban sincs benne!
    .success = Nem. A c5 és az f2 ponton álló bábu kívül van, pedig egy is elég volna: amíg ott áll, a malmok védenek.

step-all-in-mills--the-hand-does-not-count = Még tart a lerakás, sötétnek négy bábuja van a kezében. Bezártad az f2–f4–f6 malmot. Jelöld meg az összes bábut, amelyet levehetsz!
    .hint1 = A kézben tartott bábu a táblán áll?
    .success = Mind az ötöt. Ilyenkor csak a táblán álló bábuk számítanak, azok pedig mind malomban vannak. A kézben lévő négy nem változtat ezen.

step-all-in-mills--no-last-fortress = Sötétnek három bábuja maradt, mind egy malomban. Világos a d2 pontról a d1 pontra lép, malmot zár, és leveszi a d6 ponton álló bábut.
    .hint1 = Levehetne világos bármi mást? És hány bábuja marad sötétnek?
    .success = Világos győzött. Az utolsó malom sem menedék: ha kívül nincs semmi, a bábuit le lehet venni, és két bábu kevés.

step-all-in-mills--another-club = Sötét minden bábuja malomban áll. Világos az f4 pontról az f2 pontra lép, malmot zár, és leveszi a g4 ponton álló bábut.
    .hint1 = Az egyik szabályzat csak annyit mond, hogy a malomban álló bábut nem lehet levenni, és nem folytatja úgy: „kivéve, ha”.
    .success = Mindenkinél, csak az **MTTE** versenyszabályai szerint nem. Azok kivétel nélkül védik a malomban álló bábut.

step-all-in-mills--nothing-to-take = Az MTTE szabályai szerint játszanak. Világos lerak egy bábut az e3 pontra, és malmot zár, de a táblán minden sötét bábu malomban áll. Mi történik?
    .hint1 = Ezek szerint a szabályok szerint itt egy bábut sem lehet levenni.
    .option-any-stone = Világos bármelyik bábut leveszi
    .option-turn-passes = Nincs levétel, sötét következik
    .option-mill-forbidden = Világos nem zárhatja be a malmot
    .success = Nincs levétel, sötét következik. A szabályzat csak azt mondja ki, hogy az ilyen bábut nem lehet levenni; hogy a kör továbbszáll, azt mi olvassuk így.
    .wrong-any-stone = Szinte mindenütt így van. Az MTTE viszont nem tesz kivételt, és mind az öt sötét bábu a b2–b4–b6 vagy a b6–d6–f6 malomban áll.
    .wrong-mill-forbidden = A c3–d3–e3 malmot senki sem tiltja. Csak nincs mit levenni vele.

step-all-in-mills--choose-well = Megint a mi szabályaink szerint: zárd be a g1–g4–g7 malmot! Bármelyik sötét bábut leveheted, de a legjobb levételek után sötét a következő körében nem tud malmot zárni.
    .hint1 = Ha az egyik malmon rés támad, beléphet oda valaki a másikból?
    .success = Mind a hat közül választhattál. A legjobb egy sarokban álló volt: a d5 és a d6 ponton állók szomszédok, és bármelyik belépett volna a másik helyére.
