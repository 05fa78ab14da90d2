lesson-each-side-alone = Mindenki magának
    .intro = Az ellenfelednek három bábuja maradt, és keresztül-kasul ugrál a táblán. Mit jelent ez neked?

step-each-side-alone--if-you-then-i = Sötétnek három bábuja van, és épp most ugrott. „Ha te igen, akkor én is: a g4 pontról a d1 pontra!” – mondja világos, akinek öt van. Megteheti ezt?
    .hint1 = Kinek a bábuit kell világosnak megszámolnia?
    .success = Nem. Mindenki csak a saját bábuit számolja. Sötétnek három van, ő ugrik; világosnak öt, ő a vonalak mentén lép.

step-each-side-alone--what-walkers-reach = Sötétnek három bábuja maradt, neked hat van. Jelöld meg az összes pontot, ahol ebben a körben malmot zárhatsz!
    .hint1 = Három vonaladról hiányzik egy bábu. Melyikre tud valaki odalépni?
    .success = Csak az f4 ponton, az f2 pontról lépve. Az a1 és a b2 pontra nincs, aki harmadiknak odalépjen; attól, hogy sötét ugrálhat, te még nem ugrálhatsz.

step-each-side-alone--walk-into-the-way = Sötét ugrálhat, és a d5–d6–d7 malommal fenyeget. Neked öt bábud van. Állítsd meg!
    .hint1 = Neked lépve kell odaérned.
    .success = Az f6 pontról épp egy lépés volt. Ugráló bábuk ellen jó, ha a tieid szétszórva állnak, mert akkor mindig van egy a közelben.

step-each-side-alone--fly-into-the-way = Most sötéttel játszol, és három bábud van. Világos a c5 pontról a c4 pontra lépve malmot zárna. Állítsd meg!
    .hint1 = Milyen messzire mehetnek a bábuid?
    .success = Mind a három bábud megtehette. Világos hat bábuja erről csak álmodhat.

step-each-side-alone--three-and-three = Mindkét kéz üres, és mindkét oldalon három bábu áll. Világos következik. Ki ugrálhat?
    .hint1 = Tedd fel a kérdést kétszer, oldalanként egyszer!
    .option-white = Csak világos
    .option-both = Mindketten
    .option-neither = Egyikük sem
    .option-black = Csak sötét
    .success = Mindketten. Világosnak is három bábuja van, sötétnek is: ez két jog, nem egy.
    .wrong-white = Most világos következik, de a következő körben sötétnek ugyanaz a joga.
    .wrong-neither = Pontosan három bábu és üres kéz: ez mindkét oldalra igaz.
    .wrong-black = Világosnak is pontosan három bábuja van.

step-each-side-alone--thank-you-for-the-wings = Sötét ugrással malmot zárt, és levette világos bábuját a g4 pontról. Most világos az a7 pontról az f4 pontra menne. Szabad ez?
    .hint1 = Hány bábuja van világosnak a levétel után?
    .success = Szabad. Világosnak három bábuja maradt, és ettől a körtől mindketten ugrálhatnak.

step-each-side-alone--two-threats = Mindketten ugrálhattok, és malmot még senki sem tud zárni. Az a1 ponton álló bábuddal úgy ugorj, hogy egyszerre két vonalról is csak egy bábu hiányozzon!
    .hint1 = Melyik üres sarok van egy vonalon a b2 ponttal is, az f6 ponttal is?
    .success = Most a b4 és a d6 ponton is malommal fenyegetsz. Sötét csak az egyiket foglalhatja el, a másikkal győzöl.
