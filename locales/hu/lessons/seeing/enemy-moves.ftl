lesson-enemy-moves = Az ellenfél lépései
    .intro = A játék fele nem a tiéd. Szűk állásban szokj rá: mielőtt lépsz, vedd sorra, mit léphetne az ellenfeled!

step-enemy-moves--list-them = Ülj át egy pillanatra a tábla túloldalára! Ha sötét következne, mit léphetne? Jelöld meg az összes lépését!
    .hint1 = Vedd sorra a sötét bábukat: a7, d7, g1, g4, g7!
    .success = Hármat: a7–a4, d7–d6 és g1–d1. A g4 és a g7 ponton álló bábunak nincs kiútja. Szűk állásban egy ilyen lista csak egy pillanat.

step-enemy-moves--many-stones-few-moves = Sötétnek hét bábuja és három malma van. Hányféleképpen léphetne, ha ő következne?
    .hint1 = Sötét minden bábuja a külső négyzeten áll. Honnan visz befelé vonal üres pontra?
    .option-n3 = Háromféleképpen
    .option-n5 = Ötféleképpen
    .option-n7 = Hétféleképpen
    .success = Háromféleképpen: a4–b4, d1–d2 és g4–f4. És mindhárommal a saját malmát nyitná meg!
    .wrong-n5 = Ez sok. A külső négyzet sarkából nem visz befelé vonal, a d7 ponton pedig világos áll.
    .wrong-n7 = Nem minden bábu tud lépni. A sarkok el vannak zárva.

step-enemy-moves--the-last-door = Világos ebben a körben nyerhet. Vedd sorra sötét lépéseit, és meglátod, hogyan!
    .hint1 = Sötétnek egyetlen lépése maradt.
    .success = Sötét csak az a4–b4 lépést tehette volna meg, de most a te bábud áll ott. Megnyitottad érte a b2–d2–f2 malmot, de a megnyert játékhoz már nem kell malom.

step-enemy-moves--a-door-opens = Sötét egyetlen lépése c5–c4. Világos éppen ezt a pontot foglalja el: a b4 pontról a c4 pontra lép.
    .hint1 = Világos bábuja elment a b4 pontról. Ki áll a mellett a pont mellett?
    .success = Folytatódik. Világos az egyik ajtót bezárta, de kinyitott egy másikat: sötét most a b6 pontról a b4 pontra léphet. Mindig a lépésed utáni állásban vedd sorra az ellenfél lépéseit!

step-enemy-moves--the-move-to-fear = Sötét lépései között van egy, amelyet nem szabad megengedned: bezárná az e4–f4–g4 malmot. Állítsd meg!
    .hint1 = Melyik pont kell hozzá sötétnek? Melyik bábud ér oda előbb?
    .success = Most te állsz a g4 ponton. Egy készülő malmot úgy állítasz meg a legbiztosabban, hogy elfoglalod az üres pontját.

step-enemy-moves--play-black = Most te vagy sötét. Jelöld meg az összes lépést, amelyet világos megtehetne, ha ő következne; malomból is szabad lépnie!
    .hint1 = Világos csak a belső négyzeten áll. Hol léphet ki onnan, és hol mehet tovább körbe?
    .success = Kettő van: c3–d3 és d5–d6. Mindkettővel malmot nyitna, de attól még szabályos lépések.

step-enemy-moves--when-they-fly = Sötétnek három bábuja maradt, és ugrálhat: ez negyvennyolc lépés, felsorolni is sok. Ezért csak a veszélyeseket keresd: jelöld meg az összes pontot, ahol sötét malmot zárhatna!
    .hint1 = Állítsd párba a három bábut minden lehetséges módon! Melyik pár áll olyan vonalon, amelynek a harmadik pontja üres?
    .success = Az f2 és a g4 pont. A negyvennyolc lépésből csak kettő zárna malmot. Ugráló bábuk ellen ne a lépéseket nézd, hanem a párokat!

step-enemy-moves--no-way-out = Sötét a belső négyzetbe szorult. Nyerj ebben a körben!
    .hint1 = Vedd sorra sötét lépéseit, aztán nézd meg, melyik bábud hagyhatja el a helyét!
    .success = Sötét utolsó lépése az e3–e4 lett volna. Az f4 ponton álló bábud odamehetett, mert az f4 pont mellett nem áll sötét. A b4, a d2 és a d5 ponton állónak őrt kellett állnia.
