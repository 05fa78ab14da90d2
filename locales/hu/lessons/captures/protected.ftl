lesson-protected = Fedél háromnak
    .intro = Ha malmot zársz, nem akármelyik bábut veheted le. Melyiket védi a malma, és meddig?

step-protected--under-the-roof = Sötétnek van egy malma, jobb oldalon pedig két bábuja vár egy harmadikra. Jelöld meg az összes sötét bábut, amelyik most védett!
    .hint1 = A malomhoz mind a három bábu kell.
    .success = Csak a b6, a d6 és az f6 ponton álló: ez a három a malom. A g4 és a g7 ponton állók még nem alkotnak malmot, ezért semmi sem védi őket.

step-protected--take-from-outside = Még tart a lerakás. Zárd be a c5–d5–e5 malmot, és vegyél le egy olyan bábut, amelyiket szabad!
    .hint1 = Sötét malommal vette le egy bábudat, és az a malom még áll.
    .success = Három bábu állt sötét malmán kívül, bármelyik jó volt. A b2–b4–b6 malom már a lerakás közben is védi a bábuit.

step-protected--the-heart-of-the-mill = Világos most zárt malmot. „A g4 ponton állót veszem le, és oda sötét malma!” Megteheti ezt világos?
    .hint1 = Van sötét bábu a malmon kívül?
    .success = Nem. Amíg kívül is áll sötét bábu, itt a b4, a d6 és az e3 ponton, addig a malom három bábuját nem lehet levenni.

step-protected--two-roofs = Sötétnek két malma van, és keresztezik egymást. Hány sötét bábu védett?
    .hint1 = Az egyik bábu mindkét malomhoz tartozik. Csak egyszer számold!
    .option-n3 = Három
    .option-n5 = Öt
    .option-n6 = Hat
    .success = Öt: a d6 ponton álló bábu mindkét malomé, de attól még egyetlen bábu. Csak az a4 és az e3 ponton állót lehetne levenni.
    .wrong-n3 = Az még csak az egyik malom. A másik keresztben áll rajta.
    .wrong-n6 = Kétszer három hat volna, de a d6 ponton álló bábu közös.

step-protected--the-roof-is-off = Sötét az f4 pontról az e4 pontra lépett, ki a saját malmából. Te erre bezártad az a7–d7–g7 malmot. Jelöld meg az összes bábut, amelyet levehetsz!
    .hint1 = Melyik sötét malom áll ebben a pillanatban?
    .success = Csak az számít, mi áll most. Az f2–f4–f6 malom nyitva van, ezért már nem védi a bábuit. Csak a c3–c4–c5 malom véd.

step-protected--round-the-corner = Sötét bábui az a4, az a7 és a d7 ponton állnak. Világos malmot zárt, és az a7 ponton állót venné le. „Azt védi a malom!” – mondja sötét. Leveheti világos?
    .hint1 = Egy vonalon áll ez a három bábu?
    .success = Leveheti. Ez a három bábu sarkon fordul, tehát nem malom, és senkit sem véd.

step-protected--through-black-eyes = Most sötéttel játszol, és épp bezártad a c5–d5–e5 malmot. Jelöld meg az összes világos bábut, amelyet levehetsz!
    .hint1 = Keresd meg világos malmát! Mi áll rajta kívül?
    .success = Világos malma a b2–d2–f2. A b4 ponton álló bábu közvetlenül mellette van, de nem része.

step-protected--the-only-one = Egyetlen sötét bábu nem védett. Keresd meg, zárj malmot, és vedd le!
    .hint1 = Egyik bábuddal két helyen is malmot zárhatsz.
    .success = Hat sötét bábu malomban állt, csak az e3 ponton álló nem. Akármelyik malmot zártad, csak azt vehetted le.
