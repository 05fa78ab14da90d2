lesson-no-hurry = Csak semmi sietség
    .intro = A malommal leveszel egy bábut, és ez többnyire jó. De van, amikor jobb várni vele. Hogy itt mikor, azt a program végigszámolta.

step-no-hurry--mostly-yes = Malmot zárhatsz, és sötét semmivel sem fenyeget. Van okod várni? Többnyire nincs. Zárd be!
    .hint1 = Az a4 és a b4 ponton a te bábuid állnak.
    .success = A levételt többnyire érdemes elfogadni: kilenc bábu nyolc ellen. A kivételek a lerakás végén jönnek, amikor már kevés a bábu.

step-no-hurry--let-loose = Sötét az f6 pontra rakta a legutolsó bábut, malmot zárt, és levette a d7 ponton állót. Most már minden bábu a táblán van. Ki ugrálhat?
    .hint1 = Számold meg mindkét fél bábuit!
    .option-both = Mindketten
    .option-white = Csak világos
    .option-black = Csak sötét
    .option-neither = Egyikük sem
    .success = Mindketten, hiszen mindkettőnek három bábuja van. Sötét ezzel a levétellel szabadjára engedte világost, és éppen világos jön!
    .wrong-white = Számold meg sötét bábuit is!
    .wrong-black = Számold meg világos bábuit a levétel után!
    .wrong-neither = Számolj újra: három bábu és üres kéz elég hozzá.

step-no-hurry--the-price = Sötét malmot zárt a c4 ponton, és levette a d7 ponton álló bábut. Világossal játszol, három bábud van. Mutasd meg, mennyit ért az a malom!
    .hint1 = Ugrálhatsz. Melyik vonalon áll két bábud?
    .success = A g4 pontról a d3 pontra: malom, és sötétnek két bábuja marad. A levétel nélkül négy bábud lett volna, és nem ugorhattál volna oda.

step-no-hurry--one-point-two-lines = Sötéttel játszol, nálad van a legutolsó bábu, és az e3 ponton malmot zárhatnál. De világos két vonala egy pontban találkozik. Találd meg az egyetlen pontot, ahol nem veszítesz!
    .hint1 = Nézd meg az a4 és a c4, aztán a b2 és a b6 ponton álló bábukat!
    .success = A b4 ponton egyetlen bábu mindkét vonalat megállítja, és a program szerint ez döntetlen. Minden más veszít, az e3 ponton zárt malom is: világos rögtön malmot zárna a b4 ponton.

step-no-hurry--take-nothing = „Bezárom a malmot, de nem veszek le semmit, akkor világos nem ugrálhat!” Sötét bezárta a d1–d2–d3 malmot. Megteheti ezt?
    .hint1 = Választhatsz, ha malmot zártál, vagy kötelességed van?
    .success = Nem: aki malmot zár, annak le kell vennie egy bábut. Ezért előbb gondolkozz, és csak aztán zárj, utána már késő!

step-no-hurry--fill-and-hold = Egy bábu van a kezedben, és az e4 ponton malmot zárna. De csak egyetlen pont menti meg a döntetlent. Melyik?
    .hint1 = Hol nyer sötét, ha bezárod a malmodat?
    .success = Az a4 pont. Ha az e4 ponton zársz, sötét biztosan nyer, bármelyik bábut veszed is le; a program ezt bebizonyította. Itt többet ért sötét pontját elfoglalni, mint malmot zárni.

step-no-hurry--patience-wins = Sötéttel játszol, nálad van a legutolsó bábu. A d3 ponton zárt malommal legfeljebb döntetlent érsz el. Két másik pont viszont nyer. Találd meg az egyiket!
    .hint1 = Építs egy második vonalat a d1 és a d2 pont mellé! Világos négy bábuval nem tud odaugrani, hogy mindkettőt megállítsa.
    .success = Az f2 és az f4 pont nyer: a program végigszámolta. Világosnak négy bábuja marad, ezért nem ugrálhat, te hárommal viszont igen. A levétel eljön majd, de a maga idejében.

step-no-hurry--what-they-need = A d5 ponton malmot zárhatnál. De előbb nézd meg sötét vonalait, és oda rakd a bábudat, ahol megtartja a döntetlent!
    .hint1 = Melyik pont kell sötétnek két malomhoz is?
    .success = A d3 pont, ahol a c3–d3–e3 és a d1–d2–d3 vonal találkozik. Bárhová máshová raksz, veszítesz, a d5 ponton zárt malommal is: levesz egy bábut, de sötétnek marad még egy vonala.
