lesson-mill = A malom
    .intro = Három bábud egy vonalon: ezen fordul meg az egész játék.

step-mill--three-on-a-line = A b6 és a d6 ponton a te bábuid állnak. Rakj le egy harmadikat ugyanarra a vonalra, aztán vegyél le a tábláról egy sötét bábut, amelyiket csak akarod!
    .hint1 = Annak a vonalnak melyik pontja üres még?
    .success = Három bábud egy vonalon: ez a **malom**. Bezártad, ezért járt érte egy sötét bábu.

step-mill--not-yet-won = Világos lerak egy bábut az f6 pontra: malom! Leveszi érte az a7 ponton álló bábut. Megnyerte ezzel a játékot?
    .hint1 = Hány bábuja maradt sötétnek, ha a kézben lévőket is számolod?
    .success = Nem, a játék folytatódik. Egy malom egy bábut ér, nem az egész játékot. Sötétnek még egy bábuja van a táblán és hét a kezében.

step-mill--lying-and-standing = A malom lehet fekvő is, álló is. Jelöld meg az összes pontot, ahol ebben a körben malmot zárhatsz!
    .hint1 = Olyan vonalat keress, amelyen két bábud áll, a harmadik pontja pedig üres! A négyzeteket összekötő vonalakról se feledkezz meg!
    .success = Kettő van: a b4 pont az a4 és a c4 pont között, meg a d3 pont a d1 és a d2 pont fölött. A négyzeteket összekötő vonalak ugyanúgy számítanak, mint a többi.

step-mill--round-the-corner = Világosnak az a1 és az a4 ponton áll egy-egy bábuja, és most lerak egyet a d1 pontra. Hány sötét bábut vesz le?
    .hint1 = Húzd végig az ujjadat a három bábun! Végig egy vonalon maradsz?
    .option-one = Egyet
    .option-none = Egyet sem
    .success = Egyet sem. A három bábu az a1 pontnál befordul a sarkon. Két vonalon áll, nem egyen, ezért ez nem malom.
    .wrong-one = Nézd meg a sarkot: az a4 és az a1 pont az egyik vonalon van, az a1 és a d1 pont egy másikon. A malom egyetlen vonalon áll.

step-mill--the-true-mill = Sok világos bábu áll itt egymás közelében, de igazi malom csak egy van. Jelöld meg a három bábuját!
    .hint1 = A sarkon ne fordulj be, és csak ott menj, ahol vonal van!
    .success = Az igazi malom az e3, az e4 és az e5 ponton áll. Az a1, a b2 és a c3 pontot nem köti össze vonal, a d7, a g7 és a g4 ponton álló hármas pedig befordul a sarkon.

step-mill--the-standing-mill = Világos korábban bezárta a b2–d2–f2 malmot, és le is vett érte egy bábut. Most a g1 pontra rakott le egyet. Mi következik?
    .hint1 = Zárult be malom éppen ebben a körben?
    .option-white-captures = Világos levesz egy sötét bábut
    .option-black-places = Sötét lerak egy bábut
    .success = Sötét jön. A malomért abban a pillanatban jár egy bábu, amikor bezárod. Utána a malom már csak áll, és nem hoz semmit.
    .wrong-white-captures = A g1 pontra lerakott bábu nem zárt malmot. Azért a malomért, amelyik már áll, nem jár újabb bábu.

step-mill--find-the-line = Valahol két bábud áll egy vonalon, és a harmadik pontja üres. Zárd be azt a malmot, és vegyél le egy sötét bábut!
    .hint1 = Van, ahol sötét már elállta az utat. Kövess minden vonalat a végéig!
    .success = Az f4 ponton, az e4 és a g4 pont között: malom! Az a7 és a d7 ponton álló párral nem mentél volna semmire, mert a g7 ponton sötét áll.
