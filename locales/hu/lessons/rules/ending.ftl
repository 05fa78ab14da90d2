lesson-ending = A játék vége
    .intro = Kétféleképpen lehet győzni: az ellenfélnek csak két bábuja marad, vagy nem tud lépni. A döntetlenről klubonként más a szabály; erről később lesz szó.

step-ending--the-last-capture = Sötétnek három bábuja maradt. Nyerd meg a játékot ebben a körben!
    .hint1 = Még egy levétel, és sötétnek kettő marad. Hogyan éred el?
    .success = Győztél! Két bábuval sötét nem játszhat tovább.

step-ending--count-the-hand = Világos lerak egy bábut az a7 pontra, malmot zár, és leveszi az f4 ponton álló bábut. A táblán két sötét bábu marad.
    .hint1 = Ez sötét összes bábuja?
    .success = Folytatódik. Sötét kezében még öt bábu van, az együtt hét. A kézben lévők is számítanak.

step-ending--few-against-many = Világosnak három bábuja van, sötétnek hét. Kézben már egy sincs, és világoson van a sor. Ki győzött?
    .hint1 = Hány bábuval veszít valaki?
    .option-black = Sötét
    .option-white = Világos
    .option-nobody = Még senki
    .success = Még senki. Három bábuval tovább lehet játszani, és világos most ugrálhat is.
    .wrong-black = Hét bábu három ellen sok. De három bábuval világos még játékban van.
    .wrong-white = Sötétnek hét bábuja van, és lépni is tud, tehát nem veszített.

step-ending--what-is-left = Sötétnek alig maradt helye. Jelöld meg az összes lépést, amelyet megtehetne, ha rajta lenne a sor!
    .hint1 = Vedd sorra a sötét bábukat! Melyik mellett van üres pont?
    .success = Csak kettő van: a b4 pontról a b2 pontra, és a d7 pontról a g7 pontra. Ha mindkét ajtót becsukod, sötét nem tud lépni.

step-ending--lock-in = Levétel nélkül is győzhetsz: ne hagyj sötétnek egyetlen lépést sem!
    .hint1 = Hová tudna még lépni sötét?
    .success = Győztél! Sötétnek négy bábuja van, de egyikkel sem tud lépni. Még malom sem kellett hozzá.

step-ending--no-move-left = Sötét az e4 pontról az e5 pontra lép. Most nézd meg világos bábuit!
    .hint1 = Világoson van a sor. Van lépése?
    .success = Sötét győzött. Világos **beszorítva** áll: egyik bábujával sem tud lépni. Ez nem döntetlen, és nem is kihagyott kör, hanem vereség.

step-ending--over-is-over = Világos levétele után sötétnek két bábuja maradt. „De hiszen tudok még lépni, a c5 pontról a d5 pontra!” – mondja sötét. Megteheti ezt?
    .hint1 = Hány bábu kell ahhoz, hogy játékban maradj?
    .success = Nem. Abban a pillanatban, hogy sötétnek csak két bábuja maradt, véget ért a játék.

step-ending--mill-or-lock = Ebben a körben győzhetsz. Nézd meg jól: malommal nyersz, vagy valami mással?
    .hint1 = Hány lépése van sötétnek?
    .success = Győztél! A g4 pontról a g1 pontra léptél, és ezzel elvetted sötét utolsó lépését. Malommal csak egy bábut vettél volna le, és a játék folytatódott volna.
