lesson-shared-point = A közös pont
    .intro = Két készülő malom két fenyegetésnek látszik. De ha mindkettő ugyanarra az üres pontra vár, egyetlen bábu mindkettőt megállítja.

step-shared-point--two-lines-one-point = Sötétnek a jobb oldalon két készülő malma van: e3–e4–e5 és e4–f4–g4. Jelöld meg az összes pontot, ahol a következő körben malmot zárhatna!
    .hint1 = Melyik az első vonal üres pontja? És a másodiké?
    .success = Csak az e4 pont. Ez a két vonal közös pontja: aki előbb odaér, mindkettőről dönt.

step-shared-point--count-the-points = Világos az f2 pontról a d2 pontra lépett, és most a b2–d2–f2 meg az f2–f4–f6 vonalon is párja van. Sötéttel játszol: hány ponton zárhatna világos malmot a következő körben?
    .hint1 = Nézd meg mindkét pár üres pontját!
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .option-n3 = Hármon
    .success = Egyen. Mindkét párnak ugyanaz a pont hiányzik, az f2. Sötét ugrálhat: egyszerűen odaugrik, és mindkettőt megállította. Ha két készülő malmod van, hasonlítsd össze az üres pontjukat!
    .wrong-n2 = Két vonal csakugyan van. De melyik pontok hiányoznak?
    .wrong-n3 = Azokat a pontokat számold, ahol malom zárulhat, ne a vonalakat vagy a bábukat!

step-shared-point--three-lines-two-points = Világosnak a középső négyzeten három készülő malma van, és még egy lerakni való bábuja. Jelöld meg az összes pontot, ahol malmot zárhat!
    .hint1 = Keresd meg mindegyik vonal üres pontját! Előfordul valamelyik kétszer?
    .success = A d6 és az f2 pont. A három vonal közül kettőről az f2 hiányzik, saját üres pontja csak a b6–d6–f6 vonalnak van. Három vonal, de csak két pont: ez két fenyegetés.

step-shared-point--one-stone-for-both = Te vagy sötét. Világosnak két készülő malma van: b6–d6–f6 és f2–f4–f6. Állítsd meg mindkettőt egyetlen bábuval!
    .hint1 = Melyik pont van rajta mindkét vonalon?
    .success = Az f6 pont mindkét vonalról hiányzott, és most a tiéd. Egy bábuval két malmot állítottál meg.

step-shared-point--filled-first = Világos a b4 pontról a b6 pontra lépett, és büszke volt a két párjára: a4–b4–c4 és b2–b4–b6. Sötét az f4 pontról a b4 pontra ugrott. Hány ponton zárhat most világos malmot?
    .hint1 = Hol áll most sötét, és mely vonalak mennek át azon a ponton?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = Egyen sem: mindkét malom a b4 pontra várt. Ha két különböző pont hiányzott volna, sötét csak az egyiket állíthatta volna meg.
    .wrong-n1 = Nézd meg újra a két vonalat: mindkettőnek a b4 pont van a közepén.
    .wrong-n2 = Sötét a b4 pontra állt, amelyik mindkét vonalhoz kell.

step-shared-point--choose-the-pair = Az f2–f4 lépéssel egyszerre két készülő malmod is lenne. De két fenyegetés is volna belőle? Keress jobbat!
    .hint1 = Van egy malmod, amelyet megnyithatsz. Keress olyan lépést, amely után két különböző pont vár!
    .success = A g4 pontról a visszalépéssel is fenyegettél, a g1 pontra, meg az f2–f4 lépéssel is, amely az e4–f4–g4 malmot zárja. Ha rögtön f2–f4, mindkét vonal a g4 pontra vár, és sötét odaugorva tartja a döntetlent.

step-shared-point--choose-as-black = Világos három bábuja ugrálhat. Két lépés is megnyitja a malmodat úgy, hogy közben másik készülő malmod is lesz, de csak az egyik nyer.
    .hint1 = Hasonlítsd össze: hol zárhatnál a g1–d1 lépés után? És a g7–d7 után?
    .success = A d7 pontról visszaléphettél a g7 pontra, vagy továbbmehettél az a7 pontra, és bezárhattad az a1–a4–a7 malmot: két különböző pont. A g1–d1 után mindkét malom egyedül a g1 pontra várt volna.
