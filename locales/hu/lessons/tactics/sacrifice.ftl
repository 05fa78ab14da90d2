lesson-sacrifice = Az áldozat
    .intro = Néha hagyhatod, hogy az ellenfeled malmot zárjon, mert a tiéd előbb véget vet a játéknak. De ezt ki kell számolni, nem remélni.

step-sacrifice--what-is-threatened = Te vagy sötét: hat bábud van három ugráló ellen. Jelöld meg az összes pontot, ahol világos a következő körben malmot zárhatna!
    .hint1 = Melyik két világos bábu áll olyan közös vonalon, amelyen nincs sötét?
    .success = A b6 pont, ha a d1 ponton álló odaugrik. Neked ez egy bábudba kerülne a hatból, világosnak a te malmod az egész játszmájába. Erre a különbségre épül az áldozat.

step-sacrifice--ignore-it = Sötét a b4 pontra akar ugrani, és malmot zárna. Megakadályozhatod – vagy keress jobbat!
    .hint1 = Ha sötét malomzárásra költi a körét, hány fenyegetésed marad meg a levétel után?
    .success = Az f4–f2 után az f2–f4 és a d3–d2 lépéssel is fenyegettél. Sötétnek egy köre volt: egy pontot elállhatott, vagy egy bábut levehetett. Egy malmod így is, úgy is megmaradt.

step-sacrifice--after-the-gift = Világos a d2 pontról az f2 pontra lépett, és két helyen fenyegetett. Sötét bezárta a c3–c4–c5 malmot, és levette az e4 ponton álló bábut. Hány ponton zárhat világos még így is malmot?
    .hint1 = Az egyik fenyegetéshez kellett az e4 ponton álló. És a másikhoz?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = Egyen: az f2–d2 bezárja a d1–d2–d3 malmot, és sötétnek két bábuja marad. Világos odaadott egy bábut, és megnyerte a játékot.
    .wrong-n0 = A megnyitott malom még vár: ott a d1 és a d3 ponton álló, és a rés mellett az f2 ponton álló.
    .wrong-n2 = Az e4 ponton álló nélkül a negyedik sorban már nincs pár.

step-sacrifice--the-guard-leaves = A d5 ponton álló bábud őrzi, hogy világos ne zárhassa be a c5–d5–e5 malmot. Muszáj ott maradnia?
    .hint1 = Hol lenne hasznára ez a bábu egy malomnak, és mivel fenyegetnél akkor még?
    .success = A d5–d6 beengedte világost, de a d6 ponton a bábu két rés mellett állt: a d7 és az f6 pont mellett. Egyetlen levétellel mindkettőt nem lehetett elhárítani.

step-sacrifice--nothing-to-give = Sötétnek három bábuja van, és az a7 pont őrzése helyett kettős fenyegetést készített elő, a b2 és az f6 ponton. Világos az a4 pontról az a7 pontra lép, malmot zár, és leveszi a d2 ponton állót.
    .hint1 = Hány bábut veszíthetett volna el sötét?
    .success = Világos győzött. Akinek három bábuja van, annak nincs mit odaadnia: minden fenyegetésre válaszolnia kell, vagy előbb kell nyernie.

step-sacrifice--quietly = Világos az a4–b4–c4 malommal fenyeget. Ne törődj vele: a te malmod többre képes!
    .hint1 = Úgy nyisd meg a malmodat, hogy a kilépő bábu egy másik rés mellé kerüljön!
    .success = Az e4 pontról visszaléphettél az e5 pontra, vagy az f4 pontra mehettél az f2 és az f6 ponton álló közé. Világos malma is hiába lett volna.

step-sacrifice--two-against-it = Sötét az a7 és a c4 ponton is fenyeget, mindkettőt nem állíthatod meg. Hagyd hát, hogy az egyik sikerüljön, és számolj!
    .hint1 = A két rés előtt álló bábu kétfelé fenyeget, de sötét le fogja venni. Melyik bábud állhatna utána a helyére?
    .success = A g4–f4 után a bábu két rés előtt állt, az e4 és a g4 pont előtt, ezért sötétnek le kellett vennie. Az f2–f4 ugyanoda állított egy másikat ugyanazzal a két fenyegetéssel, és sötét másodszorra már elkésett.
