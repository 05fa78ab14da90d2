### Amit a tanulók tévesen gondolnak: a tévhit neve, miben áll, mi a szabály, miért, és hol térnek el a klubok.

## Ami körülötte elhangzik

# $name: a tévhit
belief-named = Tévhit: { $name }
# $example: amit a tanuló az imént válaszolt
belief-example = Itt: { $example }
belief-why = Miért? { $why }
belief-clubs = Klubonként más: { $clubs }
# $command: mit kell beírni a gyakorláshoz
belief-drill = Ha éppen ezt gyakorolnád: { $command }
# $key: a billentyű, amely oda vezet
belief-drill-key = Ezt külön is gyakorolhatod ({ $key } billentyű).
# $action: amit megpróbált
belief-here-tried = ezzel próbálkoztál: { $action ->
    [pass] passz
   *[other] { $action }
    }.
# $marked: pontok vagy lépések; $right: amelyek odavalók
belief-here-marked = ezt jelölted meg: { $marked }; a helyes válasz: { $right }.
belief-here-legal = ezt szabályosnak mondtad: { $action }.
belief-here-illegal = ezt szabálytalannak mondtad: { $action }.
belief-here-chose = ezt választottad: „{ $said }”; a helyes válasz: „{ $right }”.

## A tévhitek

belief-any-stone-may-be-taken =
    .name = bármelyik bábut le lehet venni
    .seems = Mintha azt gondolnád, hogy egy új malommal az ellenfél bármelyik bábuját leveheted.
    .rule = A malomban álló bábu védett, amíg a táblán van ugyanolyan színű bábu malmon kívül. A kívül állók közül válassz!
    .why = Malmot építeni munka, cserébe meg is védi a bábuit. Így kétszeresen hasznos: támad is, véd is.

belief-mill-stones-never-taken =
    .name = a malom mindig megvéd
    .seems = Mintha azt gondolnád, hogy malomban álló bábut sosem lehet levenni.
    .rule = Ha az ellenfélnek a táblán minden bábuja malomban áll, bármelyiket leveheted.
    .why = Különben hiába zárnál malmot, ha az ellenfélnek minden bábuja malomban áll.
    .clubs = Az MTTE versenyszabályai nem ismernek kivételt: ott malomban álló bábut sosem vesznek le, és ha mind malomban áll, a kör egyszerűen véget ér.

belief-hand-keeps-protection =
    .name = amíg van bábu kézben, a malom véd
    .seems = Mintha azt gondolnád, hogy a kézben lévő bábuk is szabadnak számítanak, ezért a malom továbbra is véd.
    .rule = Csak a táblán álló bábuk számítanak. Ha azok mind malomban állnak, bármelyiket leveheted, akárhány van még kézben.
    .why = Kézből nem lehet levenni, ezért a kézben lévő bábu nem is lehet az, amelyet helyette leveszel.
    .clubs = Az MTTE versenyszabályai szerint malomban álló bábut sosem vesznek le, bármi van kézben.

belief-capture-is-optional =
    .name = a levétel elhagyható
    .seems = Mintha azt gondolnád, hogy malom után nem muszáj bábut levenni, vagy hogy a köröd már véget ért.
    .rule = Ha malmot zártál, azonnal le kell venned egy bábut. A levétel ugyanahhoz a körhöz tartozik, és csak utána következik az ellenfél.
    .why = A malom éppen a levételért van. Ha el lehetne halasztani, senki sem tudná, hogyan is áll a játék.
    .clubs = A Hogyankell és az MTTE szövegében az áll, hogy a játékos „levehet” egy bábut. Ezt ott is kötelességnek olvassuk; játék előtt beszéljétek meg!

belief-no-capture-while-placing =
    .name = lerakás közben a malomért nem jár levétel
    .seems = Mintha azt gondolnád, hogy a lerakás közben bezárt malomért nem jár levétel.
    .rule = A malomért minden szakaszban jár levétel, a lerakás közben is.
    .why = A lerakás a játék fele. Aki a lépésekre vár, addigra gyakran már bábukat veszített.

belief-two-mills-two-captures =
    .name = két malomért két bábu jár
    .seems = Mintha azt gondolnád, hogy az egyszerre bezárt két malomért két bábut vehetsz le.
    .rule = Egy körben egy bábut veszel le, akkor is, ha két malmot zártál.
    .why = A levétel a körért jár, nem a vonalak számáért.
    .clubs = Nem minden leírás szól róla, és van, ahol kettőt vesznek le: játék előtt beszéljétek meg!

belief-standing-mill-captures =
    .name = az álló malomért minden körben jár levétel
    .seems = Mintha azt gondolnád, hogy az álló malomért minden körben jár egy bábu.
    .rule = A malomért csak abban a körben jár levétel, amelyikben bezárul. Utána, amíg csak áll, nem ad többet.
    .why = Különben az első malom eldöntené a játékot. Ha újra használni akarod, nyisd meg, és zárd be újra!

belief-mill-counts-once =
    .name = egy malomért csak egyszer jár levétel
    .seems = Mintha azt gondolnád, hogy a megnyitott és újra bezárt malomért másodszor már nem jár bábu.
    .rule = Az újra bezárt malom új malom: minden alkalommal jár érte egy bábu.
    .why = A nyitás egy körbe kerül, és közben az ellenfél közbeléphet. Ez elég nagy ár.

belief-same-mill-three-times =
    .name = egy malom háromszor nem zárulhat
    .seems = Mintha azt gondolnád, hogy ugyanazt a malmot harmadszor már nem szabad bezárni.
    .rule = Ugyanazt a malmot annyiszor zárhatod be, ahányszor megnyitod.
    .why = Amit egyes szabályok háromig számolnak, az az egész állás, mindkét fél minden bábujával. Levétel után ugyanaz az állás már nem térhet vissza.
    .clubs = A közös szabályok és a MorrisTalk szerint döntetlen, ha ugyanaz az állás harmadszor fordul elő. Van olyan házi szabály is, amely a csiki-csukit tiltja.

belief-open-mill-still-protects =
    .name = a megnyitott malom is véd
    .seems = Mintha azt gondolnád, hogy a bábu a malom megnyitása után is védett marad.
    .rule = Csak az a malom véd, amelyik abban a pillanatban áll. Ha megnyílt, a bábui ugyanúgy levehetők, mint a többi.
    .why = Aki megnyitja a malmát, kockáztat a következő levételért. Ha közben is védett maradna, ingyen jutna hozzá.

belief-diagonal-lines =
    .name = átlósan is vezet vonal
    .seems = Mintha azt gondolnád, hogy átlósan is lehet lépni vagy malmot zárni.
    .rule = Csak a táblára rajzolt vonalak számítanak. Ezen a táblán egyik sem átlós.
    .why = Ami meg van rajzolva, az számít, lépésnél és malomnál egyaránt.
    .clubs = A tizenkétbábus malom és a morabaraba tábláján a sarkoknál átlók is vannak.

belief-bent-mill =
    .name = a malom sarkon is fordulhat
    .seems = Mintha azt gondolnád, hogy a sarok két oldalán álló három bábu is malom.
    .rule = A malom három bábu egyetlen egyenes vonalon. A sarokban két külön vonal találkozik.
    .why = Tizenhat vonalra is elég figyelni; ha sarkon fordulva is lehetne, alig győznéd számon tartani a malmokat.

belief-only-horizontal-mills =
    .name = malom csak vízszintesen van
    .seems = Mintha azt gondolnád, hogy malom csak vízszintesen lehet.
    .rule = A malom függőlegesen is lehet: minden megrajzolt, három pontból álló vonal számít.
    .why = A tábla minden oldalról ugyanolyan. Ami neked vízszintes, az a melletted ülőnek függőleges.

belief-moving-while-placing =
    .name = lerakás közben is lehet lépni
    .seems = Mintha azt gondolnád, hogy már lépni is szabad, mielőtt minden bábu lekerült.
    .rule = Amíg van bábu a kezedben, minden körödben leraksz egyet. A táblán álló bábuk addig a helyükön maradnak.
    .why = Így nem mindegy, hová raksz: egy darabig ott marad.
    .clubs = A Lasker-malomban az első körtől választhatsz: lerakás vagy lépés.

belief-flying-while-placing =
    .name = három bábu lerakás közben is ugrál
    .seems = Mintha azt gondolnád, hogy a táblán lévő három bábu akkor is ugrálhat, ha még van kézben.
    .rule = Ugrálni csak a lerakás után lehet. Amíg van bábu kézben, a táblán lévő három nem ugrál.
    .why = A játék elején mindkét félnek lesz egyszer három bábuja a táblán. Az ugrálás annak jár, akinek már csak három maradt.

belief-flying-at-four =
    .name = négy bábu is ugrálhat
    .seems = Mintha azt gondolnád, hogy négy bábu már ugrálhat.
    .rule = Ugrálni pontosan három bábuval lehet. Néggyel még szomszédos pontra lépsz.
    .why = Az ugrálás utolsó esély annak, aki már majdnem veszített. Négy bábuval még nem tart ott.

belief-flying-is-cheating =
    .name = az ugrálás csalás
    .seems = Mintha azt gondolnád, hogy három bábu sem hagyhatja el a vonalakat.
    .rule = Ha pontosan három bábud maradt, bármelyikkel bármelyik üres pontra léphetsz.
    .why = Három bábut a vonalakon hamar be lehet szorítani. Az ugrálás életben tartja a végjátékot.
    .clubs = A klasszikus szabályok nem ismerik az ugrálást, és a kisebb táblákon sincs. Játék előtt beszéljétek meg!

belief-flying-jumps-one =
    .name = ugrálni egy bábu fölött lehet
    .seems = Mintha azt gondolnád, hogy ugrálni egy bábut átugorva kell.
    .rule = Aki ugrálhat, bármelyik üres pontra mehet, közelre és messzire, és nem kell átugrania semmit.
    .why = A név félrevezet: itt senki sem ugrik át senkit. Csak a vonalak nem kötnek már.

belief-both-fly =
    .name = ha az egyik ugrál, a másik is
    .seems = Mintha azt gondolnád, hogy ha az egyik fél ugrálhat, a másik is.
    .rule = Mindenki csak akkor ugrálhat, ha neki magának pontosan három bábuja van.
    .why = Az ugrálás a gyengébbnek ad esélyt. Ha emiatt a másik is ugrálhatna, semmit sem egyenlítene ki.

belief-jumping-stones =
    .name = a bábu átugorhat egy másikat
    .seems = Mintha azt gondolnád, hogy egy bábu átugorhat egy másikat.
    .rule = A bábu a vonal mentén a szomszédos pontra léphet, és csak ha az üres. Sosem ugrik át semmit.
    .why = Átugrani a dámában szokás. Itt az útban álló bábu fal, és a fal be is szoríthat.

belief-may-pass =
    .name = ki lehet hagyni egy kört
    .seems = Mintha azt gondolnád, hogy kihagyhatsz egy kört.
    .rule = Akinek van szabályos lehetősége, annak játszania kell, akkor is, ha mindegyik rossz neki.
    .why = A lépéskényszer a játék része: miatta kell néha malmot nyitnod vagy jó helyet feladnod.

belief-sandwich-captures =
    .name = a közrefogott bábut leveszik
    .seems = Mintha azt gondolnád, hogy az ellenfél két bábuja közé szorult bábut le kell venni.
    .rule = Levenni csak malommal lehet. Az ellenfél két bábuja között állni nem baj.
    .why = A közrefogás más játékokból való. Itt a két szín bábui a legelejétől egymás mellett állnak.

belief-blocked-passes =
    .name = a beszorított fél kimarad egy körből
    .seems = Mintha azt gondolnád, hogy akit beszorítottak, az kihagy egy kört.
    .rule = Akinek a saját körében nincs szabályos lépése, az azonnal veszít.
    .why = A beszorítás a győzelem másik útja, és malom sem kell hozzá.

belief-blocked-draws =
    .name = a beszorítás döntetlen
    .seems = Mintha azt gondolnád, hogy ha valaki beszorult, az döntetlen.
    .rule = Akinek a saját körében nincs szabályos lépése, az azonnal veszít.
    .why = A patt a sakkban döntetlen. Itt beszorítani az ellenfelet teljesítmény, és győzelem jár érte.

belief-three-stones-lose =
    .name = három bábuval már vége
    .seems = Mintha azt gondolnád, hogy akinek csak három bábuja maradt, az már veszített.
    .rule = Az veszít, akinek két bábuja marad. Hárommal még tovább játszik, sőt ugrálhat.
    .why = Három bábuval még lehet malmot zárni, kettővel már nem.
    .clubs = Ahol nincs ugrálás, mint a klasszikus szabályokban, három bábuval hamar vége lehet, de azonnal ott sincs vége.

belief-must-take-all =
    .name = minden bábut le kell venni
    .seems = Mintha azt gondolnád, hogy a győzelemhez minden bábut le kell venni.
    .rule = Akinek a kézben lévőkkel együtt már csak két bábuja van, az veszített.
    .why = Két bábuval soha többé nem lehet malmot zárni, így nincs már miért játszani.

belief-two-on-board-lose =
    .name = két bábu a táblán már vereség
    .seems = Mintha azt gondolnád, hogy akinek két bábuja van a táblán, az veszített, akkor is, ha van még a kezében.
    .rule = A kézben lévő bábuk is számítanak. Kettő a táblán és öt a kézben az hét bábu.
    .why = A játék elején mindenkinek kevés bábuja van a táblán. Az számít, hány van még összesen.
    .clubs = A Ply Yard másképp mondja: kevés bábu miatt csak a lerakás után lehet veszíteni.

belief-captured-returns =
    .name = a levett bábu visszajön
    .seems = Mintha azt gondolnád, hogy a levett bábu visszakerül a kézbe.
    .rule = A levett bábu végleg kikerül a játékból.
    .why = A játék azért ér véget, mert fogynak a bábuk. Ha visszajönnének, sosem lenne vége.

belief-close-every-mill =
    .name = malmot zárni mindig a legjobb
    .seems = Mintha azt gondolnád, hogy mindig az a legjobb, ha rögtön malmot zársz.
    .rule = A malom egy bábut ér. Van, hogy más lépés nyer, vagy más menti meg a játékot.
    .why = A készülő malom fenyegetés, és leköti az ellenfelet; ha bezárod, a fenyegetés elmúlik. Nézd meg előbb, mit lép utána!

belief-capture-into-flying =
    .name = mindig jó, ha az ellenfélnek három bábuja marad
    .seems = Mintha azt gondolnád, hogy mindig jó, ha az ellenfélnek csak három bábuja marad.
    .rule = Három bábuval az ellenfél ugrálni kezd. Akkor vedd le a negyediket, ha utána nyersz, vagy tartod az állást.
    .why = Aki ugrál, bármelyik pontra odaér, amelyre neked volna szükséged, és bárhonnan fenyeget.

belief-corners-are-strong =
    .name = a sarok a legjobb hely
    .seems = Mintha azt gondolnád, hogy a sarkok a legjobb pontok.
    .rule = Egy saroknak csak két szomszédja van, egy középpontnak három vagy négy.
    .why = A sarokban álló bábut hamar be lehet szorítani. Akinek több útja van, könnyebben jut malomhoz.
