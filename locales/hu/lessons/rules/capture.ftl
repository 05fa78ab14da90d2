lesson-capture = Levétel
    .intro = Mire jó a malom? Arra, hogy levegyél vele egy bábut. És ez kötelező: a levétel is a köröd része.

step-capture--finish-the-turn = Az a1 és a d1 ponton a te bábuid állnak, a vonaluk harmadik pontja üres. Zárd be a malmot, és játszd végig a körödet!
    .hint1 = A vonalról egy bábu hiányzik. És a malommal még nincs vége a körödnek.
    .success = Ez egy egész kör volt: bábu a g1 pontra, malom, **levétel**. Sötét csak most következik. Így van ez már a lerakás közben is.

step-capture--capture-alone = Most zártad be az a1–d1–g1 malmot. Fejezd be a körödet: vegyél le egy sötét bábut!
    .hint1 = Itt egyik sötét bábu sem áll malomban.
    .success = Lekerült a tábláról, mégpedig végleg. A levett bábu senkinek a kezébe nem kerül vissza.

step-capture--out-for-good = Világos malmot zárt, és levette sötét bábuját a d2 pontról. „Akkor visszateszem a d2 pontra!” – mondja sötét. Megteheti ezt?
    .hint1 = Van bábu sötét kezében?
    .success = Nem. Sötét keze üres, a levett bábu pedig ebben a játékban már nem tér vissza.

step-capture--mark-the-free = Sötétnek is van malma. A malomban álló bábu **védett**, amíg a táblán van ugyanolyan színű bábu malmon kívül. Malmot zártál: jelöld meg azokat a bábukat, amelyeket levehetsz!
    .hint1 = Keresd meg először sötét malmát! Mely bábuk maradnak rajta kívül?
    .success = Az a4 és a g7 ponton állót. A b2, a d2 és az f2 ponton álló bábukat védi a malmuk.

step-capture--all-in-mills = Világos malmot zárt. Sötétnek a táblán minden bábuja malomban áll, és még hat van a kezében. „Akkor az f2 ponton állót veszem le!” Megteheti ezt világos?
    .hint1 = Van a táblán olyan sötét bábu, amelyik nem áll malomban?
    .success = Igen. Ha az ellenfélnek a táblán minden bábuja malomban áll, bármelyiket leveheted. Nem számít, hogy hány van még a kezében.

step-capture--two-at-once = Lerakod a bábudat a g1 pontra, és egyszerre két malmot zársz be: az a1–d1–g1 és a g1–g4–g7 malmot. Hány bábut veszel le?
    .hint1 = Mi számít: hogy hány malom van, vagy hogy ez egyetlen kör?
    .option-one = Egyet
    .option-two = Kettőt
    .success = Egyet. Akkor is csak egy bábut veszel le, ha egy körben két malmot zársz.
    .wrong-two = Csábító, de nem. Egy körben két malomért is csak egy bábu jár.

step-capture--between-two = Lerakod a bábudat a g7 pontra. A d7 ponton álló sötét bábu így két bábud közé szorul. Hány bábut veszel le?
    .hint1 = Zártál malmot?
    .option-one = Egyet
    .option-none = Egyet sem
    .success = Egyet sem. Van olyan játék, amelyben elvész a közrefogott bábu. Itt csak malommal lehet levenni.
    .wrong-one = Közrefogni nem elég. Csak akkor veszel le, ha három saját bábud kerül egy vonalra.

step-capture--choose-well = Zárj malmot, és vegyél le egy bábut! A legjobb levételek után sötét a következő körében nem tud malmot zárni.
    .hint1 = Keresd meg azt a vonalat, amelyről sötétnek már csak egy bábu hiányzik!
    .success = Malom és levétel, ahogy kell. A legjobb az a1 vagy az a4 ponton álló bábut levenni, mert így az a1–a4–a7 vonal a következő körben nem telhet meg. Az e3, az e4 és az e5 ponton álló bábukat védte a malmuk.
