lesson-last-stones = Az utolsó bábuk
    .intro = Az utolsó bábu után már csak lépni lehet. Rakd hát az utolsó bábuidat oda, ahol dolguk lesz!

step-last-stones--who-begins = Sötét a g7 pontra rakta a legutolsó bábut. Mi következik?
    .hint1 = Ki jön sötét után?
    .option-black-moves = Sötét lép egy bábuval
    .option-white-moves = Világos lép egy bábuval
    .option-white-places = Világos lerak egy bábut
    .success = Világos lép. A lerakásban sötété az utolsó szó, a lépésben világosé az első: ezt tartsd szem előtt, amikor az utolsó bábuidat lerakod!
    .wrong-black-moves = Sötét köre véget ért.
    .wrong-white-places = Világos keze is üres.

step-last-stones--two-in-reach = Ez az utolsó bábud. Úgy rakd le, hogy utána kétféle lépéssel is malmot zárhass! Sötét csak az egyiket állíthatja meg.
    .hint1 = Olyan sarkot keress, ahol két vonalad találkozik, és mindkettőnek a hiányzó pontjára be tud lépni egy bábud!
    .success = A g1 pontra: most d2–d1 és f4–g4 is malmot zárna. Sötétnek egyetlen bábu van a kezében, mindkettőt nem állíthatja meg.

step-last-stones--what-is-ready = Minden bábu a táblán van, te kezdesz. Jelöld meg az összes pontot, ahol ezzel a lépéssel malmot zárhatsz!
    .hint1 = Nem elég két bábu a vonalon, egy harmadiknak be is kell tudnia lépni.
    .success = A d6 és az f2 pont. A lerakás végén nem a párok számítanak, hanem azok a párok, amelyeknek van segítőjük az üres pont mellett.

step-last-stones--harvest = Világos a c3 pontra rakta az utolsó bábuját, és két malom is készült; sötét elfoglalta a c5 pontot. Zárd be a másikat, és vegyél le egy bábut!
    .hint1 = Melyik bábu léphet be a c3 és az e3 pont közé?
    .success = A d2 pontról a d3 pontra. Az utolsó bábunak két dolga is volt, sötét utolsó bábuja pedig csak az egyiket ronthatta el.

step-last-stones--you-begin = „Egyik lépésem sem jó. Kezdjen inkább sötét!” Választhatja ezt világos?
    .hint1 = Szabad kihagyni a kört?
    .success = Nem. Világosnak hét szabályos lépése van, és valamelyiket meg kell tennie. Már lerakáskor gondolj erre: lépned kell majd, legyen hát jó lépésed!

step-last-stones--the-very-last = Sötéttel játszol, és te rakod le a legutolsó bábut. Úgy rakd le, hogy világos ne állíthassa meg mindkét készülő malmodat!
    .hint1 = Hol találkozik két olyan vonal, amelyen már áll egy bábud, és közel vannak a segítők?
    .success = A d3 pontra: most c4–c3 is, a1–d1 is malmot zárna. Világosnak addig csak egy lépése van, azzal mindkettőt nem állíthatja meg.

step-last-stones--proved-last = Sötéttel játszol, nálad van a legutolsó bábu; világos három bábuja ugrálni fog. Csak egyetlen pont nyer biztosan. Találd meg!
    .hint1 = Két vonaladról is csak egy-egy lépés hiányozzon!
    .success = A c4 pont: b2–b4 és d3–c3 is fenyeget. A program bebizonyította, hogy ez nyer, minden más csak döntetlen.

step-last-stones--or-a-door = Sötéttel játszol, nálad van a legutolsó bábu. Most valami más is adódik: győzz azonnal!
    .hint1 = Hová léphetne még világos?
    .success = Az a1 pontra: világos beszorult, mielőtt elkezdődtek volna a lépések. Az utolsó bábu épít, megállít vagy bezár: mindhármat keresd!
