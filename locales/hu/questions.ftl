### Gyakori kérdések rövid válaszokkal. Mindegyik a lessons/questions.yaml ugyanilyen nevű állása mellett jelenik meg.

## Malom és levétel

question-take-from-a-mill = Levehetek bábut malomból?
    .answer = Nem, amíg az ellenfélnek malmon kívül is áll bábuja. Itt világos az a4 vagy a g7 pontról vehet le bábut, a b2–d2–f2 malomból egyet sem: a malom megvédi a bábuit.
question-all-in-mills = Mi történik, ha az ellenfél minden bábuja malomban áll?
    .answer = Akkor bármelyiket leveheted. A kézben lévő bábuk nem számítanak: a táblán mindhárom sötét bábu a b2–d2–f2 malomban áll, ezért világos a b2, a d2 vagy az f2 pontról is vehet. Az MTTE szabályai szerint, ahogy mi olvassuk őket, itt nem volna levétel.
question-two-mills-two-stones = Két malomért egyszerre két bábut vehetek le?
    .answer = Nem, csak egyet. Ha világos a d6 pontra rak, egyszerre zárul a b6–d6–f6 és a d5–d6–d7 malom, mégis egy sötét bábut kell levennie. A levétel a körért jár, nem malmonként.
question-must-i-capture = Muszáj bábut levennem, ha malmot zárok?
    .answer = Igen. Világos bezárta az a1–d1–g1 malmot, és a köre csak akkor ér véget, ha egy sötét bábu lekerült a tábláról: a b6, a d2 vagy az e5 ponton álló. Két leírás azt írja, hogy „levehet”, de azt egyik sem mondja, hogy le is lehet mondani róla.
question-turn-before-capture = A levétel előtt az ellenfél következik?
    .answer = Nem, a levétel ugyanahhoz a körhöz tartozik. Ha világos az f2 pontra rak, bezárul az f2–f4–f6 malom, és rögtön le is kell vennie egy bábut; sötét csak azután jön. Ha máshova rak, nem zárul malom, és azonnal sötét következik.
question-same-mill-again = Bezárhatom újra meg újra ugyanazt a malmot?
    .answer = Igen. Világos kiléphet a d2 pontról a b2 vagy az f2 pontra, és később visszaléphet: minden bezárás új malom, és levétel jár érte. Ezt nyitott malomnak vagy a malom őrlésének hívják.
question-standing-mill = Az álló malomért minden körben jár levétel?
    .answer = Nem. Világos b2–d2–f2 malmáért akkor járt a levétel, amikor bezárult. Most csak áll: ha világos újra levenne, másik malmot kell zárnia, vagy ezt kell később megnyitnia és újra bezárnia.
question-round-a-corner = Malom az, ha három bábu befordul a sarkon?
    .answer = Nem. Ha világos a d1 pontra rak, az a4, az a1 és a d1 ponton álló bábu befordul a sarkon, és két vonalon áll. Malom csak egyetlen megrajzolt vonalon lehet, például az a1–a4–a7 vonalon.
question-captured-comes-back = Visszajön a levett bábu?
    .answer = Nem, végleg kikerül a játékból. Ha világos a g4 pontról a g1 pontra lép, bezárja az a1–d1–g1 malmot, és leveszi a d2 ponton álló bábut, sötét nyolc bábuval játszik tovább, a d2 pedig ugyanolyan üres pont, mint a többi.
question-swing-mill = Szabad csiki-csukit játszani?
    .answer = Az öt leírás egyike sem tiltja. Az a7 ponton álló bábu kilép az a1–a4–a7 malomból, a d7 ponton bezárja a d5–d6–d7 malmot, visszafelé pedig újra az elsőt. Egyes házi szabályok tiltják, ezért előre egyezzetek meg.

## A tábla és a lerakás

question-move-before-all-placed = Léphetek, mielőtt minden bábu a táblán van?
    .answer = Nem. Világosnak még hat bábu van a kezében, ezért le kell raknia egyet; ami a táblán van, a helyén marad. Lépni akkor kezdtek, amikor mindkét kéz üres. Csak a Lasker-malomban választhatsz.
question-last-stone-closes = Mi van, ha az utolsó lerakott bábu zár malmot?
    .answer = Ugyanúgy levétel jár érte. Ha sötét utolsó bábuja a d5 pontra kerül, bezárja a c5–d5–e5 malmot, és sötétnek ugyanabban a körben le kell vennie egy világos bábut. Világos csak ezután teszi meg az első lépést.
question-middle-of-the-board = Pont-e a tábla közepe?
    .answer = Nem. Pont ott van, ahol legalább két vonal találkozik, középre pedig semmi sincs rajzolva. A táblának 24 pontja van: a három négyzet sarkai és középpontjai.
question-who-starts = Ki kezd?
    .answer = Világos rakja le az első bábut, utána felváltva jöttök. Hogy kié a világos, azt ti döntitek el, például sorsolással.

## Lépés

question-may-stones-jump = Átugorhat egy bábu egy másikat?
    .answer = Nem. A bábu a vonal mentén a szomszédos pontra lép, ha az üres. Világos nem juthat át az f6 pontról a d6 ponton álló sötét bábu fölött, és a sajátja fölött sem.
question-move-diagonally = Léphet egy bábu átlósan?
    .answer = Nem. A c3 és a b2 pontot nem köti össze vonal, és a g7 és az f6 pontot sem, ezért arra nem lehet lépni. Csak ahol a sarkokat is vonal köti össze, mint a tizenkétbábus malomban, ott mehetnek arra a bábuk.
question-may-i-pass = Kihagyhatom a körömet?
    .answer = Nem. Világosnak van lépése, ezért lépnie kell, akkor is, ha jobb volna egy helyben maradni. Akinek egyáltalán nincs lépése, az veszített.
question-cannot-move = Mi van, ha nem tudok lépni?
    .answer = Akkor azonnal veszítettél. Itt sötét következik, és egyik bábuja mellett sincs üres pont: világos malom nélkül is győzött.
question-blocked-a-draw = Döntetlen, ha beszorítanak, mint a sakkban a patt?
    .answer = Nem, vereség. Ha világos a d3 pontról az e3 pontra lép, sötét következne, de nem tud lépni, tehát világos győz. Az ellenfél beszorítása a győzelem két módjának egyike.

## Ugrálás

question-is-flying-allowed = Szabad ugrálni, vagy az csalás?
    .answer = Szabály: ha pontosan három bábud maradt, és kézben nincs több, bármelyik üres pontra léphetsz. Világos itt megteheti. A régebbi és egyszerűbb szabályokban nincs ugrálás, ezért érdemes előre megegyezni.
question-fly-at-four = Ugrálhatok négy bábuval?
    .answer = Nem. Világosnak négy bábuja van, ezért csak szomszédos pontra léphet. Ugrálni pontosan hárommal szabad.
question-fly-with-stones-in-hand = Három bábum van a táblán, és van még kézben: ugrálhatok?
    .answer = Nem. Világosnak három bábuja van a táblán, de hat a kezében, ezért le kell raknia egyet. Ugrálni csak akkor szabad, ha üres a kezed, és összesen három bábud maradt.
question-you-fly-do-i = Ha te ugrálsz, én is ugrálhatok?
    .answer = Csak ha neked is három bábud van. Itt sötét a három bábujával ugrálhat, világos viszont az öttel csak szomszédos pontra léphet. Csak a saját bábuidon múlik.
question-flying-into-a-mill = Jár levétel az ugrással bezárt malomért?
    .answer = Igen, mint bármelyikért. Világos az a7 pontról a d2 pontra ugorhat, és bezárja a b2–d2–f2 malmot; akkor le kell vennie egy sötét bábut a c3 vagy a g4 pontról, mert a b6–d6–f6 malom megvédi a bábuit.

## Hogyan ér véget, és miben kell megegyezni

question-two-on-the-board = Veszítettem, ha két bábum van a táblán, de van még kézben?
    .answer = Nem. Sötétnek kettő van a táblán és hat a kezében, összesen nyolc, és a játék folytatódik. A „két bábu maradt” a kézben lévőkkel együtt értendő; a Ply Yard szabályai szerint pedig lerakás közben senki sem veszíthet így.
question-when-a-draw = Mikor döntetlen a játék?
    .answer = Klubonként más. MorrisTalk: ha ugyanaz az állás háromszor jön létre, vagy ötven lépés óta nem volt lerakás és levétel. MTTE és Hogyankell: ha a harmadik szakaszban tizenhárom lépéspár alatt nem fogyott bábu. Ply Yard: ha mindketten beleegyeztek.
question-fifty-moves-of-whom = Ötven lépés: kié?
    .answer = A MorrisTalk „50 lépést” ír, és nem mondja meg. A Malom minden egyes kört számol, világosét és sötétét is: összesen ötvenet, fejenként huszonötöt. Mi így olvassuk, de egy klub számolhat másképp.
question-thirteen-pairs-of-what = Tizenhárom mi?
    .answer = Tizenhárom lépéspár: világos egy köre és sötét egy köre a pár, tehát huszonhat kör. Akkortól számít, amikor valamelyik félnek először lesz három bábuja, és a levétel újraindítja a számolást. Ahol nincs ugrálás, ott ez a döntetlen sincs.
question-agree-on-what = Miben érdemes megegyezni a játék előtt?
    .answer = Abban, hogy három bábuval szabad-e ugrálni, amint itt világos szeretné; hogy levehető-e valaha malomban álló bábu; hogy szabad-e a csiki-csuki; és hogy mi számít döntetlennek. A klubok ezekben térnek el a leginkább.

## A játék körül

question-does-the-first-win = Mindig az győz, aki kezd?
    .answer = Nem. Ha mindketten hibátlanul játszanak, a játék döntetlen; ezt 1993-ban számítógéppel mutatták meg. Emberek között az győz, aki kevesebbet hibázik.
question-has-it-been-solved = Megoldották már a játékot?
    .answer = Igen, Ralph Gasser 1993-ban: ha mindkét fél a legjobbat lépi, döntetlen. A Malom is számol ilyen táblázatokat; azokból tudja, melyik kör mennyit ér, és a `malom solve` meg is mondja.
question-stones-on-another-board = Hány bábuval játszunk más táblán?
    .answer = Az MTTE szabálya: mindkét félnek a pontok harmada, eggyel több vagy kevesebb. Ezen a táblán 16 pont van, tehát öt vagy hat bábu jár fejenként; a hagyományoson 24, tehát héttől kilencig. Bajnokságon a hagyományos táblán, kilenc-kilenc bábuval játszanak.
question-six-nine-twelve = Miben különbözik a hat-, a kilenc- és a tizenkétbábus malom?
    .answer = A táblában és a bábukban. A hatbábusnak két négyzete és 16 pontja van, és nincs ugrálás; a kilencbábusnak három négyzete és 24 pontja. A tizenkétbábusnál, mint itt, a sarkokat is vonal köti össze, így 20 malom lehetséges, és ha a lerakás végén tele a tábla, döntetlen.
question-what-did-lasker-change = Mit változtatott Lasker?
    .answer = A Lasker-malomban mindkét félnek tíz bábuja van, és amíg van kézben, minden körben választhatsz: leraksz egyet, vagy lépsz egy táblán lévővel. A többi ugyanaz.
question-how-to-draw-a-board = Hogyan rajzolok táblát?
    .answer = Rajzolj három négyzetet egymásba. Aztán kösd össze az oldalak középpontját négy rövid vonallal, a külső négyzettől a belsőig; a közepe üres marad. Bábunak jó a kavics, a gomb vagy a kukorica.
question-how-to-note-a-game = Hogyan írok le egy játszmát?
    .answer = Minden pontot a betűje és a száma jelöl. Ha a d6 pontra raksz, azt írod: d6; a lépés b4-c4, a levétel pedig x-szel jön utána: a b4-c4xd2 kör bezárja a c3–c4–c5 malmot, és leveszi a d2 ponton álló bábut. A `malom game` ellenőrzi, amit leírtál.
