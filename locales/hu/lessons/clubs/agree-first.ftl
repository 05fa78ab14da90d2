lesson-agree-first = Előbb egyezzetek meg
    .intro = Két perc beszélgetés az első bábu előtt megspórol egy óra vitát. Mit érdemes tisztázni?

step-agree-first--ask-about-flying = Világos a g1 pontról a c5 pontra ugrik, malmot zár, és leveszi a d2 ponton álló bábut.
    .hint1 = Aki régebbi szabályokat tanult, az tiltakozhat.
    .success = Mindenütt, csak a klasszikus szabályok szerint nem. A szabályok országonként és klubonként mások, ezért az első bábu előtt egyezzetek meg! Az első kérdés: „Ugrálunk háromnál?”

step-agree-first--ask-about-swinging = Lépj ki egyik malmodból úgy, hogy ugyanazzal a lépéssel egy másikat zárj, és fejezd be a körödet!
    .hint1 = A c3 és a c5 pont között álló bábu mellett ott a másik vonal.
    .success = Ez a csiki-csuki: a következő körben visszaléphetsz, és megint levehetsz egyet. Egyes házi szabályok épp ezt tiltják, ezért kérdezd meg: „Szabad csiki-csukizni?”

step-agree-first--ask-about-mills = Megegyeztetek: a MorrisTalk szerint játszotok, nem az MTTE szerint. Bezártad a jobb szélen a malmodat; jelöld meg az összes bábut, amelyet levehetsz!
    .hint1 = Van sötét bábu malmon kívül?
    .success = Mind az ötöt. Az MTTE szerint egyet sem lehetne – jó, hogy előre megbeszéltétek!

step-agree-first--too-late-now = Még tart a lerakás. „A Lasker-malomban már lehet lépni, tehát a g4 pontról a g1 pontra!” – mondja világos. Ők ketten a szokásos szabályokban egyeztek meg. Megteheti ezt világos?
    .hint1 = Melyik szabály érvényes: amelyikben megegyeztek, vagy amelyik menet közben jut valakinek az eszébe?
    .success = Nem. Amiben az első bábu előtt megegyeztetek, az végig érvényes. Aki Lasker-malmot szeretne, javasolja a következő játék előtt!

step-agree-first--the-traditional-board = MTTE-verseny; a játékosok nem tudtak megegyezni a táblában. „Az enyémen vonal köti össze az e5 és az f6 pontot!” – mondja világos. Léphet így?
    .hint1 = Melyik táblát használják bajnokságon és vita esetén?
    .success = Nem. Vita esetén, ahogyan bajnokságon is, a **hagyományos táblán** kell játszani, kilenc-kilenc bábuval. Azon nincsenek átlók.

step-agree-first--only-what-is-said = Egy feladvány ezt az állást mutatja, és annyit mond: háromnál szabad ugrálni, világos következik. Azon töprengsz, hány csendes kör volt előtte. Mit tanácsol a Ply Yard?
    .hint1 = Feladványnál nincs kit megkérdezni.
    .option-guess-history = Találd ki, hogyan folyhatott a játék!
    .option-only-stated = Csak azt használd, amit megadtak!
    .option-own-rules = A saját klubod szabályait használd!
    .success = Csak az számít, amit megadtak. Amit egy feladvány nem mond, annak a megoldáshoz nincs köze.
    .wrong-guess-history = Három világos és négy sötét bábu sok játékban állhatott így. A feladvány egyikről sem kérdez.
    .wrong-own-rules = A feladvány megmondja, mi a szabály: világos három bábuja ugrálhat. A te klubodban ez lehet másképp.

step-agree-first--no-need-to-ask = Világos lerak egy bábut az a4 pontra, malmot zár, és leveszi a d2 ponton álló bábut.
    .hint1 = Van ebben a körben bármi, amin a klubok vitatkoznak?
    .success = Mindenkinél. A játék lényege mindenütt ugyanaz: csak az ugrálást, a malomban álló bábukat, a csiki-csukit és a döntetlent kell előre megbeszélni.
