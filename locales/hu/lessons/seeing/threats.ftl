lesson-threats = Fenyegetések
    .intro = Hol zárulhat malom már a következő körben? Kérdezd meg magadtól minden körben: hol zárhatok én, és hol az ellenfelem?

step-threats--two-and-an-empty-point = Két bábud egy vonalon, a harmadik pont üres: ez **készülő malom**. Jelöld meg az összes pontot, ahol most malmot zárhatsz!
    .hint1 = Vedd a bábuidat kettesével! Közös vonalon állnak, és üres annak a harmadik pontja?
    .success = A b2 és az f6 pont. Az f2 ponton álló bábu két készülő malomhoz is tartozik: érdemes úgy lerakni, hogy egy bábu két helyen is dolgozzon.

step-threats--the-other-side = Most nézd sötét szemével! Hol zárhatna malmot a következő körben, ha nem tennél ellene semmit? Jelöld meg az összes ilyen pontot!
    .hint1 = Most sötét párjai számítanak: azok a vonalak, amelyeken két sötét bábu áll.
    .success = A c4 és az f6 pont. Egyszerre kettő, és világos a következő bábujával csak az egyiket foglalhatja el.

step-threats--not-round-the-corner = Világosnak felül egész csapata van: b6, d6, f6 és d7. Jelöld meg az összes pontot, ahol egy lerakott bábu malmot zárna!
    .hint1 = A b4 vagy az f4 ponton a bábu már a sarkon túl állna. Melyik üres pont van egyetlen egyenes vonalon két világos bábuval?
    .success = Csak a d5 pont, a d5–d6–d7 vonalon. A b4 ponton a bábu a b6 és a d6 ponton állóval együtt befordulna a sarkon, a malom viszont sosem fordul be.

step-threats--who-can-get-there = Most már minden bábu a táblán van. Világosnak három készülő malma is van, de nem mindegyik érett meg. Jelöld meg az összes pontot, ahol ebben a körben malmot zárhat!
    .hint1 = Az üres pont mellett állnia kell egy harmadik világos bábunak.
    .success = Csak az f6 pont, az f4 pontról. A d7 és az e4 pont mellett nem áll senki, aki odaléphetne. Lépéskor két bábu kell a vonalra, és egy harmadik az ajtóba.

step-threats--false-alarm = Sötétnek két készülő malma van: a4–b4–c4 és a7–d7–g7. Hány ponton zárhatna malmot a következő körben?
    .hint1 = Melyik sötét bábu lépne a c4 pontra, és melyik a g7 pontra?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = Egyen sem. A c4 és a g7 pont mellett nem áll harmadik sötét bábu, az a1–a4–a7 malom pedig már zárva van. Vaklárma volt, nyugodtan mással törődhetsz.
    .wrong-n1 = Melyik bábu zárná be? A vonalon álló kettő nem lehet az.
    .wrong-n2 = Két pár csakugyan van. De ki lép az üres pontokra?

step-threats--stand-in-the-way = Most te vagy sötét. Világos a következő körben be akarja zárni a d1–d2–d3 malmot. Állítsd meg!
    .hint1 = Az egyik bábud éppen a mellett a pont mellett áll, amelyik világosnak kell.
    .success = b2–d2, és már nem lehet ott malom. Egyetlen bábu a jó ponton egy egész malmot megállít.

step-threats--from-the-air = Sötétnek három bábuja van, tehát ugrálhat. Jelöld meg az összes pontot, ahol a következő körben malmot zárhatna!
    .hint1 = Az ugráló bábu bárhonnan megérkezik. Milyen párokat alkot a három bábu?
    .success = A c3 és az e4 pont. Mindig a kimaradó ugrik oda: az e5 pontról a c3 pontra, vagy a d3 pontról az e4 pontra. Ugráló bábuk ellen minden pár fenyeget, amelynek a vonalán üres a harmadik pont.

step-threats--both-want-it = Itt két ponton is zárhatnál malmot, de az egyikre sötét ugyanúgy vágyik. Foglald el azt, és játszd végig a körödet!
    .hint1 = Keresd meg előbb a saját két pontodat, aztán azt, ahol sötét zárna malmot!
    .success = Az f6 ponton egyetlen bábuval bezártad az f2–f4–f6 malmot, és megállítottad a b6–d6–f6 malmot. Amire mindketten vágytok, az többnyire duplán számít.

step-threats--stop-it-by-taking = Sötét a d3 pontra akar lépni, és bezárná a c3–d3–e3 malmot. Zárd be előbb a saját malmodat, és úgy vegyél le egy bábut, hogy ez ne sikerüljön neki!
    .hint1 = A levétel után sötétnek három bábuja marad. Mit tehet olyankor?
    .success = Levettél egyet a vonalról, és oda a fenyegetés. A d2 ponton állót hiába vetted volna le: három bábuval sötét ugrálhat, és az e5 pontról a d3 pontra ugrott volna.
