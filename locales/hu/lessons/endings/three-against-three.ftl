lesson-three-against-three = Három három ellen
    .intro = Most mindenki ugrálhat, és az első malom nyer. Nincs idő nagy tervekre: minden körben nézd meg mindkét oldalt!

step-three-against-three--two-ends = Három bábud van, ugrálhatsz. Jelöld meg az összes pontot, ahol ebben a körben malmot zárhatsz!
    .hint1 = Bármelyik két bábud jó, ha egy vonalon áll: a harmadik bárhonnan odaugorhat.
    .success = A d3 és az e5 pont. A bábuid sarkon fordulnak, vagyis két vonalon állnak, és a kimaradó bármelyiket befejezheti.

step-three-against-three--so-many-ways = Hány pontra juthat el ebben a körben a b4 ponton álló bábud?
    .hint1 = Huszonnégy pont van, és hat bábu áll rajtuk.
    .option-n3 = Háromra
    .option-n9 = Kilencre
    .option-n18 = Tizennyolcra
    .success = Tizennyolcra, és a másik kettő is ugyanennyire: összesen ötvennégy lépésed van. Ne egyenként próbálgasd őket, hanem vonalakat keress!
    .wrong-n3 = Ennyi szomszédja lenne. De te ugrálhatsz.
    .wrong-n9 = Ennél több üres pont van.

step-three-against-three--the-corner-between = Egyetlen ugrással két malmot is előkészíthetsz: az egyikhez az a4, a másikhoz a g1 ponton álló bábud kell.
    .hint1 = Van egy üres sarok, amely az a4 ponttal is, a g1 ponttal is egy vonalon van.
    .success = Az a1 ponton a bábud két vonalon is állt, egyszerre két fenyegetéssel. Sötét ugrálhat, de körönként csak egy bábuval.

step-three-against-three--the-crossing-between = Még egyszer: egyetlen ugrás, két fenyegetés. Hová ugorj?
    .hint1 = A b6 és a d5 pont két olyan vonalon van, amely találkozik.
    .success = Az f2–d6 ugrás után a d7 és az f6 ponton is malom készült. Ebben a végjátékban mindig azt a pontot keresd először, ahol két vonalad találkozik!

step-three-against-three--the-move-decides = Három három ellen, és azonnal senki sem zárhat malmot. A táblázatok szerint ki győz a legtöbb ilyen végjátékban, ha mindketten tökéletesen játszanak?
    .hint1 = Az győz, aki előbb fenyeget két malommal.
    .option-mover = Aki éppen következik
    .option-draw = Senki, döntetlen
    .option-other = A másik
    .success = Ha három bábu áll három ellen, az állások több mint négyötödét az nyeri meg, aki következik, és ezer közül kettő sem döntetlen. Itt semmi sem ér annyit, mint hogy te jössz.
    .wrong-draw = Három bábuval három ellen nagyon ritka a döntetlen, annyi minden történik egyetlen körben.
    .wrong-other = Három bábuval három ellen előfordul, nagyjából minden hatodik állásban. De nem a legtöbben.

step-three-against-three--the-last-flight = Sötét az e4 pontról a d5 pontra ugrik, malmot zár, és leveszi a b2 ponton álló bábut.
    .hint1 = Hány bábuval veszít valaki?
    .success = Sötét győzött: világosnak két bábuja maradt. Az ugrással zárt malom ugyanannyit ér, mint bármelyik másik.

step-three-against-three--a-rare-draw = Ötvennégy lépésed van, és egyetlenegy nem veszít. Melyik?
    .hint1 = Sötétnek a d3 pont kell. De nem mindegyik bábud hagyhatja el a helyét.
    .success = Csak a d6–d3 jó: az a1 és a b2 ponton álló bábunak ott van dolga, ahol áll. Mielőtt elugrasz valahonnan, kérdezd meg, mit őrzött ott a bábud!

step-three-against-three--open-to-stop = Van egy malmod, de sötét malmot készül zárni, és azzal vége lenne a játéknak. Melyik bábud ugorjon oda, hogy megállítsa, és te győzz?
    .hint1 = Három bábud is ugorhat az f2 pontra. Melyik kettő maradjon együtt, és mit zárhatsz be újra?
    .success = A d5–f2 ugrás megállította sötétet, a megnyitott malom pedig már a következő fenyegetés volt. Sötétnek egy körébe került, hogy elfoglalja a d5 pontot, te meg közben két új malmot készítettél elő.
