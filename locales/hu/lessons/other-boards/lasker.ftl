lesson-lasker = Lasker-malom
    .intro = Emanuel Lasker sakkvilágbajnok találta ki: minden körödben lerakhatsz egy bábut, vagy léphetsz eggyel, ahogy jólesik.

step-lasker--move-early = A **Lasker-malomban** akkor is léphetsz, ha van még bábu a kezedben. Zárj malmot az f6 ponton álló bábuddal!
    .hint1 = Melyik vonalon áll már két bábud, egyetlen lépésre az f6 ponttól?
    .success = Az f6 pontról a d6 pontra: malom, és a kezedben lévő bábu megmarad későbbre. A szokásos játékban oda csak lerakni lehetett volna.

step-lasker--one-more = Számold meg világos bábuit, a táblán is, kézben is! Hány bábuval kezd mindenki a Lasker-malomban?
    .hint1 = Add össze, ami a táblán van, és ami a kezében!
    .option-nine = Kilenccel
    .option-ten = Tízzel
    .option-twelve = Tizenkettővel
    .success = Tízzel, eggyel többel, mint a szokásos játékban. Ha minden körben dönthetsz, lerakod-e vagy lépsz, sokkal többféleképpen alakulhat a játék.
    .wrong-nine = A szokásos játékban van kilenc. Számold meg újra: világosnak két bábuja van a táblán, a többi kézben.
    .wrong-twelve = Tizenkettő az átlós táblához kell. Világosnak itt két bábuja van a táblán; add hozzá a kézben lévőket.

step-lasker--who-can-move = Van bábu a kezedben, de lépni is szabad. Jelöld meg az összes bábudat, amelyik most lépni tud!
    .hint1 = Nézd meg mindegyik bábud mellett, van-e üres szomszédos pont!
    .success = A d5 és az e4 ponton álló. Az a7 és a b6 ponton álló bábudat két oldalról elzárták. Ahol korán lehet lépni, ott korán be is lehet szorulni.

step-lasker--no-early-flight = Világosnak három bábuja van a táblán és hét a kezében. „Ha már léphetek, az f4 pontról az a1 pontra ugrom!” Szabad ez?
    .hint1 = Hány bábuja van világosnak összesen?
    .success = Nem. A korai lépés is csak egy lépés a vonal mentén. Ugrálni üres kézzel, három megmaradt bábuval lehet.

step-lasker--fill-the-gap = Világos megnyitotta az f2–f4–f6 malmot: az f4 pontról az e4 pontra lépett, és vissza akar menni. Sötéttel játszol. Ne engedd!
    .hint1 = Van bábu a kezedben, és azt bármelyik üres pontra lerakhatod.
    .success = Az f4 pontra raktál. Amíg van bábu a kézben, a nyitott malom üres pontjára bármikor lerakhatják, ezért itt kockázatos korán nyitni.

step-lasker--help-in-hand = Sötét lerak egy bábut a d7 pontra. Világos négy bábuja közül most egyik sem tud lépni.
    .hint1 = Világos csak lépni tud?
    .success = A játék folytatódik: világosnak hat bábu van a kezében, lerak egyet. Csak az szorult be, akinek semmilyen szabályos lehetősége nincs.

step-lasker--place-or-move = Az e4–f4–g4 malmot lerakással is, lépéssel is bezárhatod. Úgy zárd be, hogy sötét a következő körében ne zárhasson malmot!
    .hint1 = Mit őriz a g7 ponton álló bábud?
    .success = Ha a g7 ponton álló bábud a helyén marad, az a7–d7–g7 vonal zárva van sötét előtt. Ha elmegy onnan, az a7 vagy a d7 ponton álló bábut kell levenned. Mindig gondold meg, mit hagysz magad mögött!

step-lasker--at-last = Mindkét kéz üres, és világosnak három bábuja maradt. A d2 pontról a g7 pontra menne. Szabályos ez?
    .hint1 = Mi változik annak, akinek pontosan három bábuja van, és a kezében egy sincs?
    .success = Igen. Innentől minden olyan, mint a szokásos játékban: három bábuval és üres kézzel világos ugrálhat.
