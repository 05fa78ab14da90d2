lesson-clubs-differ = Ahol a klubok különböznek
    .intro = A legtöbb szabály mindenütt ugyanaz, de nem mind. Valaki megpróbál valamit: válaszd ki az összes klubot, ahol ez szabályos! Van, hogy mindegyiknél az, és van, hogy egyiknél sem.

step-clubs-differ--three-may-fly = Világosnak csak három bábuja maradt, és sötét mindjárt malmot zár. Ezért világos a g4 pontról a c4 pontra ugrik, és megállítja.
    .hint1 = Nem mindenütt szabad ugrálni.
    .success = Mindenütt szabályos, ahol van ugrálás. A régebbi, **klasszikus** szabályok szerint a bábuk mindig a vonalak mentén lépnek, és világos ezt a malmot nem állíthatta volna meg.

step-clubs-differ--three-shut-in = Világos három bábuja be van zárva: a vonalak mentén egyik sem tud lépni. Világos az a1 pontról a c4 pontra ugrik.
    .hint1 = Melyik szabályok szerint juthat ki világos, és melyik szerint nem?
    .success = Ahol szabad ugrálni, ott van kiút. A klasszikus szabályok szerint világos beszorítva áll, és már veszített.

step-clubs-differ--swing-mill = Az a7 ponton álló bábu megnyit egy malmot, és ugyanazzal a lépéssel a d7 ponton bezár egy másikat. Világos leveszi a b2 ponton álló bábut: ez a **csiki-csuki**.
    .hint1 = Tiltja ezt ezek közül bármelyik klub?
    .success = Mind a négy megengedi. Csak a Hogyankell mondja ki; a többi nem szól róla, ott feltételezzük.

step-clubs-differ--swing-at-home = A csiki-csuki minden körben elvihet egy bábut, és ez nem mindenkinek tetszik. Mit tesz hozzá a Hogyankell leírása?
    .hint1 = Gondolj azokra a családokra, ahol saját szabályok szerint játszanak!
    .option-twice = Legfeljebb kétszer szabad
    .option-house-rule = Egyes házi szabályok tiltják
    .option-nothing = Nem jár érte levétel
    .success = Egyes **házi szabályok** tiltják. Kérdezz rá, mielőtt lerakjátok az első bábut!
    .wrong-twice = Számot senki sem mond: egy bábu az a7 és a d7 pont között vagy akárhányszor járhat, vagy egyszer sem.
    .wrong-nothing = De igen, jár érte levétel: az a7 pontról a d7 pontra lépve bezárul a d5–d6–d7 malom.

step-clubs-differ--all-in-mills = Sötétnek a táblán minden bábuja malomban áll. Világos lerak egy bábut a g1 pontra, malmot zár, és leveszi az e4 ponton álló bábut.
    .hint1 = Le szabad venni malomban álló bábut, ha nincs másik?
    .success = Mindenütt, csak az MTTE-nél nem. Ott a malom mindig védi a bábuit: világos semmit sem vesz le, és sötét következik. Hogy ilyenkor továbbszáll a kör, azt a szabályzat nem írja; mi olvassuk így.

step-clubs-differ--one-outside = Most egy sötét bábu a malmon kívül áll. Világos lerak egy bábut a g1 pontra, malmot zár, és leveszi a b6 ponton álló bábut.
    .hint1 = Mely bábukat védi a malom az MTTE szerint?
    .success = Mindenütt. A malom a saját három bábuját védi. Ami kívül áll, azt le lehet venni, az MTTE-nél is.

step-clubs-differ--rather-not = Világos bezárta a b2–b4–b6 malmot, de inkább nem vesz le semmit, és passzolna.
    .hint1 = Két leírás itt azt írja: „levehet”. El is lehet hagyni?
    .success = Sehol, ahogyan mi játsszuk. A Hogyankell és az MTTE azt írja, hogy „levehet”, de azt egyik sem, hogy el is lehet hagyni. Feltételezzük, hogy kötelező, mint máshol. Azért érdemes megkérdezni!

step-clubs-differ--move-early = Mindkét játékosnak van még bábu a kezében. Világos a g4 pontról a g1 pontra lép, malmot zár, és leveszi a b6 ponton álló bábut.
    .hint1 = Ezek közül az egyik játékban minden körben választhatsz.
    .success = Csak a Lasker-malomban. Ott lerakhatsz vagy léphetsz, ahogy akarsz. Mindenütt máshol a táblán lévő bábuk várnak, amíg mindet le nem raktátok.

step-clubs-differ--step-across = Világos a b2 pontról az a1 pontra lép. A mi táblánkon ott nem fut vonal.
    .hint1 = Két játéknak ezek közül saját táblája van.
    .success = A tizenkétbábus malomban és a morabarabában. Az ő táblájukon a négyzetek sarkait is vonal köti össze.

step-clubs-differ--mill-across = Világos lerak egy bábut az a1 pontra, egy sorba a b2 és a c3 ponton állóval, és leveszi a d2 ponton álló bábut.
    .hint1 = Hol fut vonal az a1 ponttól a c3 pontig?
    .success = Csak a tizenkétbábus malomban: ott ez a három pont egy vonalon van. A MorrisTalk szerint nem zárult malom, ezért nincs levétel.

step-clubs-differ--dragging-on = Mindkét játékosnak három bábuja maradt. Már tizenhárom lépéspár óta senki sem vett le semmit. Kinek a szabályai szerint döntetlen ez?
    .hint1 = Nem mindenki számolja a köröket.
    .option-plyyard = A Ply Yard szerint
    .option-everywhere = Mindenki szerint
    .option-hogyankell-mtte = A Hogyankell és az MTTE szerint
    .success = A Hogyankell és az MTTE szerint. A MorrisTalk ötven kört vár, a Ply Yardnál pedig a két játékosnak meg kell egyeznie a döntetlenben. Most már tudod, mit kell tisztázni játék előtt!
    .wrong-plyyard = A Ply Yardnál senki sem számolja a köröket: három bábu három ellen is csak akkor döntetlen, ha a két játékos megegyezik.
    .wrong-everywhere = Nem: arra, hogy három bábu áll három ellen, minden klubnak más a szabálya, vagy nincs is.
