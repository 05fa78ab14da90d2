lesson-exactly-three = Pontosan három
    .intro = A négy sok, a kettő kevés. Három bábunál már nem kötnek a vonalak.

step-exactly-three--across-the-board = Három bábud van, és sötét az f6 ponton készül malmot zárni. Állítsd meg bármelyik bábuddal!
    .hint1 = Az ugráló bábunak nem kell vonal, hogy odaérjen.
    .success = Akármilyen messze volt is a bábud, egyetlen körben odaért. Csak üres pont kell hozzá.

step-exactly-three--one-too-many = Világosnak négy bábuja van hat ellen. „Én vagyok a gyengébb, ugorhatok: az a1 pontról az a7 pontra!” Megteheti ezt világos?
    .hint1 = Mi dönti el: hogy ki a gyengébb, vagy egy szám?
    .success = Nem. Nem az számít, ki a gyengébb. Négy bábuval a vonalak mentén lépsz, pontosan hárommal ugrasz.

step-exactly-three--is-that-cheating = Világosnak három bábuja van nyolc ellen, és a d7 pontról a d1 pontra ugrana. „Ennyi bábu fölött? Ez csalás!” – mondja sötét. Megteheti ezt világos?
    .hint1 = Pontosan három bábunál melyik üres pont nem érhető el?
    .success = Igen. Az ugráló bábu nem a többiek fölött szökell: egyszerűen bármelyik üres pontra mehet. Így a gyengébbnek is marad esélye.

step-exactly-three--the-fourth-is-gone = Sötét az imént malmot zárt, és levette világos negyedik bábuját. Melyik szakaszban van most világos?
    .hint1 = Hány bábuja maradt világosnak?
    .option-placing = Lerakás
    .option-moving = Lépés
    .option-flying = Ugrálás
    .success = Ugrálás, mégpedig rögtön ettől a körtől. Be sem kell jelenteni: elég, hogy három bábuja van.
    .wrong-placing = Világos keze rég üres. A levett bábu nem kerül vissza oda.
    .wrong-moving = Négy bábuval az volt. Számold meg újra, a levétel után!

step-exactly-three--beware-of-three = Sötétnek három bábuja maradt. Jelöld meg az összes pontot, ahol sötét malmot zárna, ha rajta lenne a sor!
    .hint1 = Nézd sötét bábuit kettesével! A harmadik bárhonnan jöhet.
    .success = A b6 és az f2 ponton. Ha az ellenfél ugrálhat, minden olyan vonal fenyeget, amelyen két bábuja áll, és amelynek a harmadik pontja üres.

step-exactly-three--not-everywhere = Világosnak három bábuja van. Az egyik a c3 pontról az a7 pontra ugrik, malmot zár, és leveszi az e4 ponton álló bábut.
    .hint1 = Egy régebbi játékmód nem ismeri az ugrálást.
    .success = A régebbi vagy egyszerűbb szabályokból hiányzik az ugrálás. A klasszikus szabályok szerint végig a vonalak mentén kell lépni, és akinek három bábuja maradt, hamar veszít.

step-exactly-three--the-last-flight = Három három ellen: mindkét fél ugrálhat. Te jössz, és azonnal győzhetsz. Hogyan?
    .hint1 = Két bábud már egy vonalon áll.
    .success = Győztél! Az ugrálást máshol repülésnek vagy ugrásnak is hívják; akárhogy nevezik, egyetlen kör eldöntötte a játékot.
