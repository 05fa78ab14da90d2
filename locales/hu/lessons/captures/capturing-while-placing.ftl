lesson-capturing-while-placing = Malom a lerakás közben
    .intro = A tábla még félig üres, a kezed tele van. Már ilyenkor is jár a levétel? És utána mi jön?

step-capturing-while-placing--with-the-fourth-stone = Mindkettőtöknek három bábuja van a táblán és hat a kezében. A negyedik bábuddal zárj malmot, és játszd végig a körödet!
    .hint1 = Két bábud fent, egy vonalon áll.
    .success = Bábu a kézből, malom, levétel: ez egyetlen kör volt. Sötétnek összesen nyolc bábuja maradt, neked megvan mind a kilenc.

step-capturing-while-placing--too-early = Világos lerak egy bábut a c4 pontra. „Ez még nem számít – mondja sötét –, hiszen mindkettőnknek van még bábu a kezében!” Hány bábut vesz le világos?
    .hint1 = Mitől jár a levétel: a játék szakaszától vagy a malomtól?
    .option-none = Egyet sem
    .option-one = Egyet
    .success = Egyet. A malomért az első bábutól az utolsóig jár a levétel, lerakás közben is. Ezért érdemes már az elején előre gondolkodni!
    .wrong-none = Három világos bábu áll egy vonalon, és most került oda a harmadik. Ez minden szakaszban malom.

step-capturing-while-placing--whose-turn-now = Világos az imént lerakott egy bábut az f2 pontra, és bezárta az f2–f4–f6 malmot. Mi következik?
    .hint1 = Véget ér világos köre azzal, hogy bezárult a malom?
    .option-black-places = Sötét lerak egy bábut
    .option-white-captures = Világos levesz egy sötét bábut
    .success = Világos levesz. A levétel ugyanahhoz a körhöz tartozik, mint a malom; csak utána kerül sorra sötét.
    .wrong-black-places = Még nem. Az a kör, amelyben malom zárul, a levétellel ér véget, előbb nem.

step-capturing-while-placing--no-thank-you = Világos bezárta a d5–d6–d7 malmot. „Egyik bábud sincs az utamban. Tartsd meg őket, te jössz!” Ennyiben hagyhatja világos?
    .hint1 = A levétel jog vagy kötelesség?
    .success = Nem. Aki malmot zár, annak le kell vennie egy bábut, mégpedig azonnal, akár jól jön neki, akár nem.

step-capturing-while-placing--the-empty-point = Világos malmot zárt, és levette sötét bábuját a d2 pontról. Sötét most egy új bábut vesz elő a kezéből, és azt tenné megint a d2 pontra. Szabad?
    .hint1 = Melyik bábu veszett el: amelyiket levették, vagy amelyik sötét kezében van?
    .success = Szabad. A levett bábu nem tér vissza, de a pontja üres, és oda bárki lerakhat egyet a kezéből.

step-capturing-while-placing--the-last-stone = Sötéttel játszol, és ez a legutolsó bábu, amelyet le kell rakni. Zárd be vele a c5–d5–e5 malmot, és fejezd be a körödet!
    .hint1 = Van olyan bábu, amelyiknél nem számít a malom?
    .success = Az utolsó bábu is annyit ér, mint az első: ha malmot zár, jár a levétel. Most már mindkét kéz üres, és világos lép.

step-capturing-while-placing--where-a-mill-waits = Még tart a lerakás. Jelöld meg az összes pontot, ahol a következő bábud malmot zár!
    .hint1 = Néhány vonal harmadik pontját sötét már elfoglalta.
    .success = Az a4 és a d7 ponton. Az f4 és az f6 ponton állók hiába várnak: az f2 ponton sötét áll.

step-capturing-while-placing--stop-the-answer = Zárd be a b2–d2–f2 malmot! A legjobb levétel után sötét nem tud rögtön malommal válaszolni.
    .hint1 = Melyik két sötét bábu mellől hiányzik már csak egy harmadik?
    .success = Malom és levétel. A legjobb az e4 vagy az e5 ponton állót levenni, mert nélküle sötét következő bábuja nem zár malmot. Levétel előtt mindig nézd meg, mivel fenyeget az ellenfeled!
