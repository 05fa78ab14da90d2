lesson-whoever-moves-wins = Az győz, aki következik
    .intro = Ilyen feladványt az MTTE ad fel: mindenki ugrálhat, és ha világos következik, világos nyer, ha sötét, akkor sötét. Találd meg mindkettőt!

step-whoever-moves-wins--mutual = Ha világos jön, az e4–d2 ugrással kétfelé fenyeget; ha sötét, ő a b4–d6 ugrással tesz ugyanígy. Ki nyeri ezt az állást?
    .hint1 = Mindkettőnek egyetlen szabad kör kell.
    .option-white = Világos, akárki jön
    .option-mover = Aki éppen következik
    .option-nobody = Senki
    .success = Aki éppen következik. Az ilyen feladványt csak akkor oldottad meg, ha mindkét fél győzelmét megtaláltad.
    .wrong-white = Ha sötét jön, b4–d6 kettős fenyegetés, világoséi pedig egy körrel elkésnek.
    .wrong-nobody = Mindkettőnek megvan a győzelme, világosnak e4–d2, sötétnek b4–d6, csak rajta legyen a sor.

step-whoever-moves-wins--with-white = Itt egy ilyen állás. Előbb világos győzelmét keresd meg!
    .hint1 = Melyik pont van két olyan vonalon, amelyen egy-egy másik bábud áll?
    .success = Az a4–f2 ugrás egyszerre fenyegetett a b2 és az f4 ponton. Jegyezd meg az állást: most a másik fél jön!

step-whoever-moves-wins--with-black = Ugyanaz az állás, de most sötét következik, és sötét vagy te.
    .hint1 = Hol találkozik a c4 és a d5 pont vonala?
    .success = A g1–c5 ugrás egyszerre fenyegetett a c3 és az e5 ponton. Mindkét fél győzelme készen állt, csak az döntött, ki következik.

step-whoever-moves-wins--both-in-reach = Most mindkét fél malmot készül zárni. Te vagy sötét: jelöld meg az összes pontot, ahol világos a következő körében malmot zárhatna!
    .hint1 = Melyik világos pár harmadik pontja üres?
    .success = Csak az e5 pont az. De mielőtt megállítanád, nézd meg, nem zárhatsz-e te is: az a4 és az a7 ponton te állsz!

step-whoever-moves-wins--stop-or-close = Te vagy sötét. Világos malommal fenyeget, de te is, és te jössz. Mit teszel?
    .hint1 = Világosnak három bábuja van. Mit érne a te malmod?
    .success = Malmot zártál, és világosnak két bábuja maradt. Aki befejezheti a játékot, annak már semmit sem kell megállítania.

step-whoever-moves-wins--deeper-white = Itt messzebbre kell látnod: két ugrásra a győztes malom előtt.
    .hint1 = Ugorj oda, ahol két vonalad találkozik! Nem kell minden fenyegetésnek egyszerre jönnie.
    .success = A g1–d5 egy malommal fenyegetett, sötétnek válaszolnia kellett, a következő ugrásod pedig már kettővel. Fenyegetés fenyegetést követett, és sötétnek nem maradt szabad köre.

step-whoever-moves-wins--deeper-black = Ugyanaz az állás, de sötét következik, és neki rövidebb út is elég.
    .hint1 = Az e3 és a g4 pont két olyan vonalon van, amely találkozik.
    .success = Az a1–e4 ugrás egyszerre fenyegetett az f4 és az e5 ponton. Sötétnek kevesebb kör kellett, mint világosnak, de ha nem ő következik, ez sem segít rajta.

step-whoever-moves-wins--who-flies-first = Mindkét félnek két bábuja áll egy vonalon. Világos jön: az e5–b6 ugrással malmot zár, és leveszi a g1 ponton álló bábut.
    .hint1 = Hány bábuja maradt sötétnek?
    .success = Világos győzött. Egy körrel később sötét zárt volna malmot, lent vagy a jobb szélen: az győz, aki következik.
