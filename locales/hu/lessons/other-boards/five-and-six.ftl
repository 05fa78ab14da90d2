lesson-five-and-six = Ötbábus és hatbábus malom
    .intro = Három négyzet helyett kettő. Ezen a táblán hat vagy öt bábuval játszhattok fejenként, a többi szabály ugyanaz.

step-five-and-six--two-squares = Ez a **hatbábus malom** táblája, egyelőre üresen. Hány pontra rakhatja le világos az első bábuját?
    .hint1 = Minden négyzetnek négy sarka és négy középpontja van.
    .option-n9 = Kilencre
    .option-n16 = Tizenhatra
    .option-n24 = Huszonnégyre
    .success = Két négyzet, mindegyiken nyolc pont: ez tizenhat. Ha rajzolsz köréjük még egyet, kész a nagy tábla.
    .wrong-n9 = Az egyetlen négyzet lenne. Számold meg mindkettő pontjait!
    .wrong-n24 = Az három négyzet lenne. Itt csak kettő van.

step-five-and-six--across = A két négyzet négy helyen van összekötve. Jelöld meg a c2 pont összes szomszédját!
    .hint1 = Kövess minden vonalat a c2 pontról a következő pontig!
    .success = Három van: a belső négyzeten a b2 és a d2 pont, az összekötő vonal túlsó végén pedig a c1 pont. Erre vezet az út az egyik négyzetről a másikra.

step-five-and-six--too-short = Világosnak az a3 és a b3 ponton áll egy-egy bábuja, és most lerak egyet a d3 pontra. Hány bábut vesz le?
    .hint1 = Nézd meg a közepet: vezet vonal a b3 pontról a d3 pontra?
    .option-one = Egyet
    .option-none = Egyet sem
    .success = Egyet sem. Az a3–b3 összekötő vonalon csak két pont van: út, de sosem malom. Mind a nyolc malomvonal a négyzetek egy-egy oldala.
    .wrong-one = A tábla közepe üres. A b3 pontról nem vezet vonal a d3 pontra.

step-five-and-six--close-and-choose = Zárj malmot, és gondold meg, melyik sötét bábut veszed le érte! Sötét is készül valamire.
    .hint1 = Alul két bábud áll egy vonalon. És hol áll sötétnek két bábuja egy vonalon?
    .success = Az e1 ponton malmot zártál. A legjobb a c5 vagy az e5 ponton állót levenni: különben sötét az a5 ponton malmot zár.

step-five-and-six--how-many-stones = Az MTTE szabályai szerint mindenkinek nagyjából harmadannyi bábuja van, mint ahány pont a táblán; eggyel több vagy kevesebb is lehet. Mennyi jó tizenhat ponthoz?
    .hint1 = A bábuk számának háromszorosa legfeljebb hárommal térhet el a tizenhattól.
    .option-four = Négy
    .option-five-or-six = Öt vagy hat
    .option-eight = Nyolc
    .success = Háromszor öt tizenöt, háromszor hat tizennyolc, és mindkettő elég közel van a tizenhathoz. Ezért játszanak ezen a táblán ötbábus és hatbábus malmot is.
    .wrong-four = Háromszor négy tizenkettő, ez túl messze van a tizenhattól.
    .wrong-eight = Háromszor nyolc huszonnégy: ennyi egy három négyzetből álló táblához illene, nem ehhez a tizenhat ponthoz.

step-five-and-six--two-at-a-corner = Világos épp most rakott le egy bábut a b2 pontra. Sötéttel játszol: jelöld meg az összes pontot, ahol világos a következő körében malmot zárhatna!
    .hint1 = Az új bábu sarkon áll, tehát két vonalon is.
    .success = Két ilyen pont van: a b3 és a c2. Csak az egyiket foglalhatod el, és neked nincs malmod, amellyel visszavághatnál. Világos le fog venni egy bábut.

step-five-and-six--three-still-walk = Világosnak már csak három bábuja van. „Akkor a d3 pontról az a1 pontra ugrom!” Megteheti ezt a hatbábus malomban?
    .hint1 = Ilyen kicsi táblán különleges jog lenne még az ugrálás?
    .success = Nem. Ahogyan ezt a játékot játszani szokták, senki sem ugrál, három bábuval sem. Az ugrálás a nagy táblához tartozik.

step-five-and-six--open-and-win = Áll egy malmod, és sötét három bábuja is csak lép, mert itt senki sem ugrál. Úgy nyisd meg a malmot, hogy sötét ne tudja megakadályozni, hogy újra bezárd!
    .hint1 = A malomból kilépő bábu maradjon a régi pontja mellett, ahová sötét nem ér oda időben!
    .success = A b2 pontról a c2 pontra: a c2–b2 újra bezárta a malmot, és egyik sötét bábu sem ért időben a b2 pontra. Sötét lép, ezért itt számít, mi van közel és mi messze.

step-five-and-six--solved = A számítógép az egész hatbábus malmot végigszámolta, és az ötbábust is. Mi lesz a vége, ha mindkét fél tökéletesen játszik?
    .hint1 = Elég itt egy jó kezdés, mint a hárombábus malomban? Vagy több hely van védekezni?
    .option-white = Világos győz
    .option-draw = Döntetlen
    .option-black = Sötét győz
    .success = Mindkettő döntetlen, és az első bábu bárhová kerülhet: a tizenhat pont közül egyik sem veszít. Ez a nagy játék kicsiben.
    .wrong-white = A hárombábus malomban igen. Itt tizenhat pont van, és sötétnek van elég helye védekezni.
    .wrong-black = Nem baj, ha valaki elsőként rak: tizenhat ponton világos is mindig meg tudja tartani a döntetlent.

step-five-and-six--mill-or-lock = Itt malmot is zárhatnál. De van jobb: győzz ebben a körben!
    .hint1 = Hová tud még lépni sötét öt bábuja?
    .success = A d4 pontról a d3 pontra: sötét egyik bábujával sem tud lépni, győztél! A b3 pontról a b4 pontra lépve malmot zártál volna, de azzal csak egy bábut vettél volna le.
