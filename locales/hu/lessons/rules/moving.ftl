lesson-moving = Lépés
    .intro = Már mindenki keze üres, kezdődik a második szakasz: a **lépések**. Minden körödben egy bábuddal lépsz.

step-moving--first-move = Lépj a d2 ponton álló bábuddal vonal mentén egy szomszédos üres pontra!
    .hint1 = Hová vezetnek a vonalak a d2 pontról?
    .success = Ez egy lépés: vonal mentén, egy szomszédos üres pontra. Most sötét jön.

step-moving--where-to = Hová léphetsz a b4 ponton álló bábuddal? Jelöld meg az összes ilyen pontot!
    .hint1 = Csak a megrajzolt vonalakon mehetsz, és csak üres pontra.
    .success = A b2 és a b6 pontra. Az a4 és a c4 ponton már áll bábu. Átlósan pedig sosem léphetsz, mert arra nem vezet vonal.

step-moving--no-jumping = „A g7 ponton álló bábummal átugrom a g4 ponton álló sötétet, és a g1 pontra érkezem!” Megteheti ezt világos?
    .hint1 = Milyen messze jut egy bábu egyetlen lépéssel?
    .success = Nem. A bábu csak szomszédos pontra léphet, és másik bábun nem mehet át.

step-moving--no-waiting = Világos a c4, a d1 és a d6 ponton álló bábujával nem tud lépni, a többivel pedig megnyitná a saját malmát. „Akkor inkább kihagyom ezt a kört.” Megteheti ezt?
    .hint1 = Van világosnak szabályos lépése?
    .success = Nem, passzolni nem szabad. Aki tud lépni, annak lépnie kell. Világosnak az a1 vagy a g1 ponton álló bábuval kell lépnie, akár tetszik neki, akár nem.

step-moving--step-into-a-mill = Lépéssel is lehet malmot zárni. A c3 és az e3 ponton álló bábuid közé kell egy harmadik: zárd be a malmot, és játszd végig a körödet!
    .hint1 = Melyik bábud érheti el vonal mentén az üres pontot?
    .success = A d2 pontról a d3 pontra: malom, és jár érte a levétel. Az e4 pontról nem vezet oda vonal.

step-moving--open-and-close = Világos megnyitotta a d1–d2–d3 malmot: a d2 pontról az f2 pontra lépett. Sötét a g1 pontról a g4 pontra lépett. Most világos visszalép az f2 pontról a d2 pontra. Hány bábut vesz le?
    .hint1 = Van rés a malmon? És mi lesz vele ebben a körben?
    .option-one = Egyet
    .option-none = Egyet sem
    .success = Egyet. Ha megnyitsz egy malmot, majd újra bezárod, minden alkalommal új malom lesz belőle. Ezt a játékosok **nyitott malomnak** hívják.
    .wrong-none = Közben nyitva volt a malom. Ha újra bezárul, az új malom, és jár érte a levétel.

step-moving--who-can-move = Jelöld meg az összes bábudat, amelyik most lépni tud!
    .hint1 = Egy bábunak elég egyetlen üres szomszédos pont.
    .success = A b4, az e3 és a g4 ponton álló. A másik négynek minden szomszédos pontja foglalt, és mindegy, kinek a bábuja áll ott.
