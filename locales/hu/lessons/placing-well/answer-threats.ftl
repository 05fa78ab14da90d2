lesson-answer-threats = Válasz a fenyegetésre
    .intro = Az ellenfelednek is vannak tervei. Minden lerakás előtt kérdezd meg magadtól: hol zárhatna ellenem malmot?

step-answer-threats--the-true-threat = Sötétnek több vonalon is két bábuja áll, de a legtöbb helyen útban vagy neki. Jelöld meg az összes pontot, ahol sötét a következő körében malmot zárhatna!
    .hint1 = Két bábu csak akkor fenyeget, ha a vonal harmadik pontja üres.
    .success = Csak a b2 pont az, a b2–b4–b6 vonalon. A többi pár nem veszélyes, mert világos az a1, a c4, a d6 és a g7 ponton útban van. Ezt minden lerakás előtt nézd meg!

step-answer-threats--block-and-threaten = Sötét malommal fenyeget. Állítsd meg, és figyeld meg, mire jó még a bábud!
    .hint1 = Melyik vonalon áll két sötét bábu úgy, hogy a harmadik pont üres?
    .success = A d3 ponton megállítottad a d1–d2–d3 malmot, és a c3 ponton álló bábuddal együtt már te fenyegetsz az e3 ponton. Az ilyen védekezés egy kört nyer: most sötétnek kell válaszolnia.

step-answer-threats--too-late = Sötéttel játszol. Hány ponton zárhatna világos malmot a következő körében?
    .hint1 = Nézd meg az f4 és az f6, aztán a d6 és az f6 ponton álló bábukat!
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = Kettőn: a b6 és az f2 ponton. Csak az egyiket foglalhatod el. Az ilyen kettős fenyegetést egy körrel korábban kell megállítani, amikor a második vonal még nincs kész.
    .wrong-n0 = Nézd meg újra: világosnak két olyan párja is van, amelynél a harmadik pont üres.
    .wrong-n1 = Van még egy. Kövesd mindkét vonalat, amelyen az f6 pont van!

step-answer-threats--a-turn-earlier = Sötét még semmivel sem fenyeget. De a c3 ponton két sötét vonal találkozna, egyszerre két fenyegetéssel. Rakd le úgy a bábudat, hogy ez ne sikerüljön neki!
    .hint1 = Foglald el a c3 pontot, vagy rontsd el az egyik vonalat, vagy fenyegess te, hogy válaszolnia kelljen!
    .success = Egy bábu is elég, ha időben jön. A c3, a c4 vagy a d3 ponton elrontasz egy vonalat, az f2 vagy az f6 ponton pedig te fenyegetsz előbb. Ahol két vonal találkozik, ott a legkönnyebb mindkettőt elrontani.

step-answer-threats--close-instead = Sötét a d1 ponton fenyeget. Elállhatnád az útját, de tudsz jobbat: zárj malmot, és úgy válaszd meg, mit veszel le, hogy a fenyegetés is megszűnjön!
    .hint1 = Melyik két sötét bábu fenyeget?
    .success = A b2 ponton malmot zártál. A legjobb a fenyegető pár egyik bábuját levenni, mert így fenyegetés sem marad. Malmot zárni jobb, mint védekezni, ha a levétel a bajt is megszünteti.

step-answer-threats--who-is-first = Világos az e5 ponton malommal fenyeget. De sötéten van a sor: lerakja az utolsó bábut az f2 pontra, malmot zár, és leveszi a d7 ponton állót.
    .hint1 = Hány bábuja volt világosnak?
    .success = Sötét győzött: világosnak két bábuja maradt. Az számít, kinek a malma zárul be előbb, nem az, hogy ki fenyegetett előbb.

step-answer-threats--proved-block = Sötéttel játszol, és te rakod le a legutolsó bábut; utána mindenki ugrálhat. Világos malommal fenyeget. Tedd, amit kell!
    .hint1 = Két világos bábu áll egy vonalon, és középen üres hely van.
    .success = A b4 pontra. A program bebizonyította: bárhová máshová raksz, veszítesz, ez viszont nemcsak megment, hanem nyer is. Van, hogy a védekezés a legjobb támadás.

step-answer-threats--in-the-crowd = A tábla majdnem tele van, mindkét félnek egy bábu van a kezében. Sötét egyetlen malommal fenyeget. Állítsd meg!
    .hint1 = Menj végig minden vonalon, amelyen két sötét bábu áll! Csak az egyiknek üres a harmadik pontja.
    .success = Az f2 pontra: ezzel a b2–d2–f2 vonal bezárult sötét előtt. A tömegben a szem könnyen átsiklik valamin, ezért nézd végig vonalról vonalra!
