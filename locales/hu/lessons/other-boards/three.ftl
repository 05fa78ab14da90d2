lesson-three = Hárombábus malom
    .intro = Egy négyzet, kilenc pont, fejenként három bábu. Talán ez a legkisebb malomjáték, és érdemes a legvégéig kiismerni.

step-three--first-mill = Ezen a táblán minden vonalon három pont van, a két átlón is. Zárj malmot: ilyen kevés bábunál egyetlen levétel győzelmet ér!
    .hint1 = Két bábud egy átlón áll. Melyik pontja üres még?
    .success = Sötét három bábuval kezdett, kettővel pedig már veszít. A **hárombábus malomban** tehát az első malom nyer.

step-three--lines-of-a-corner = A c1 sarokban három vonal találkozik: a négyzet két oldala és egy átló. Jelöld meg ezeknek a vonalaknak a többi pontját!
    .hint1 = Indulj el a c1 pontról balra, fölfelé és a közép felé!
    .success = Három vonalon hat pont. Középen négy vonal találkozik, az oldalak közepén viszont csak kettő.

step-three--not-every-slant = „Itt vannak átlók, akkor ferdén átlépek az a2 pontról a b1 pontra!” Megteheti ezt világos?
    .hint1 = Van a két pont között megrajzolt vonal?
    .success = Nem. A két átló saroktól sarokig ér, az a2 és a b1 pontot nem köti össze vonal. Bábu csak megrajzolt vonalon léphet.

step-three--three-and-no-wings = Minden bábu a táblán van, és világosnak három van. „Három bábuval ugrálhatok, az a3 pontról egyenesen a c3 pontra!” Szabad ez itt?
    .hint1 = Lehet-e különleges jog az ugrálás ott, ahol mindenki három bábuval kezd?
    .success = Nem. Ezen a táblán senki sem ugrál. Az MTTE szabályai szerint sincs ugrálás ott, ahol ötnél kevesebb bábuval játszanak fejenként.

step-three--one-warning = Sötéttel játszol, világos a b2 és a b3 ponton áll. Egyetlen világos malom a játékodba kerülne. Jelöld meg az összes pontot, ahol világos malmot zárhatna!
    .hint1 = Nézz végig minden vonalat, amelyen két világos bábu áll!
    .success = Csak a b1 pont az, oda kell tenned a következő bábudat. Ezen a táblán minden egyes kör után körül kell nézni.

step-three--the-first-stone = Ez a játék olyan kicsi, hogy a számítógép elejétől a végéig kiszámolta. Hová tegye világos az első bábuját, hogy biztosan nyerjen?
    .hint1 = Hol találkozik a legtöbb vonal?
    .option-corner = Sarokba
    .option-centre = Középre
    .option-midpoint = Egy oldal közepére
    .success = Középre, ahol négy vonal találkozik: onnan legkésőbb az ötödik körében nyer. Sarokból döntetlen, oldal közepéről pedig veszít. Ezért van, ahol az első bábut nem szabad középre tenni.
    .wrong-corner = Ott három vonal találkozik, és ha mindketten a legjobbat játsszák, döntetlen. Van jobb pont is.
    .wrong-midpoint = Ott a nyolc vonal közül csak kettő találkozik. Ha sötét ezután középre rak, világos még veszít is.

step-three--keep-the-win = Világos középen kezdett, és minden jól halad. Most azonban sötét malommal fenyeget. Rakd le úgy az utolsó bábudat, hogy ne zárhassa be!
    .hint1 = Sötét két bábuja a négyzet egyik oldalán áll.
    .success = A c1 pontra, és világos innen is biztosan nyer, legfeljebb két további körben. Bárhová máshová raksz, sötét bezárja a malmot, és ő győz.

step-three--the-quiet-move = Minden bábu a táblán van, és sötét bábui közel vannak egymáshoz. Egyetlen csendes lépéssel olyan malmot készíthetsz elő, amelyet sötét már nem állíthat meg. Melyik az?
    .hint1 = Melyik üres pontot nem éri el egy lépéssel egyik sötét bábu sem?
    .success = Sötét bábui túl messze álltak a c1–c2–c3 vonaltól. Aki középen jól kezd, az így fejezi be: ezért nyer az első bábu.

step-three--step-home = Minden bábu a táblán van, most már lépnek. Egyetlen lépés malmot zár és nyer. Találd meg!
    .hint1 = Melyik vonalon áll két bábud úgy, hogy a harmadik pontja üres?
    .success = A b3 pontról a b2 pontra: malom az a1–b2–c3 átlón. Ne hagyd üresen a közepet, ha az ellenfeled hasznát veheti!
