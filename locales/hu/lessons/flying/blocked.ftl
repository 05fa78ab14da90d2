lesson-blocked = Beszorítva
    .intro = Kilenc bábuval is veszíthetsz, akár rögtön az első lépésnél. Figyeld a szabad pontokat!

step-blocked--two-doors = Sötétnek öt bábuja van, de alig van helye. Jelöld meg az összes lépést, amelyet sötét megtehetne, ha rajta lenne a sor!
    .hint1 = Vedd sorra a sötét bábukat: van mellettük üres pont?
    .success = Mindkét lépés a d6 pontra vezet. Ha oda egy világos bábu áll, sötét már nem tud lépni.

step-blocked--shut-it = Egyetlen bábut sem veszel le, mégis győzhetsz ebben a körben. Hogyan?
    .hint1 = Melyik üres pontra vezetnek sötét utolsó lépései?
    .success = Győztél! Négy sötét bábu, és egyik sem tud lépni.

step-blocked--not-a-stalemate = Világos a d3 pontról az e3 pontra lép. „Nem tudok lépni, tehát döntetlen, mint a sakkban!” – mondja sötét.
    .hint1 = Mi történik ebben a játékban azzal, akinek nincs lépése?
    .success = Világos győzött. Elvenni az ellenfél utolsó lépését ugyanúgy cél, mint levenni a bábuit.

step-blocked--sitting-out = Világos a b2 pontról a d2 pontra lépett. „Beszorultam, ezért passzolok. Majd helyet kell csinálnod!” – mondja sötét. Szabad ez?
    .hint1 = Tart még a játék?
    .success = Nem. Sötét következik, és nincs lépése: ezzel a játéknak vége. Kimaradni nem lehet.

step-blocked--one-move-left = Négy bábud van, és egyetlenegy lépésed. Tedd meg, akkor is, ha inkább várnál!
    .hint1 = Melyik bábud mellett van üres pont?
    .success = Ha van lépésed, nem vagy beszorítva, és akkor lépned is kell. Passzolni nem szabad.

step-blocked--out-through-the-air = Világos következik. A vonalak mentén három bábuja közül egyik sem tud lépni. Ki győzött?
    .hint1 = Hány bábuja van világosnak?
    .option-black = Sötét
    .option-nobody = Még senki
    .option-white = Világos
    .success = Még senki: három bábu bármilyen kerítésen átugrik. Ahol szabad ugrálni, ott hármat nem lehet beszorítani.
    .wrong-black = Néggyel be volna szorítva. Hárommal ugrálhat.
    .wrong-white = Világos bajban van, de tovább játszhat.

step-blocked--count-your-neighbours = Épp leraktátok mind a tizennyolc bábut, és levétel még nem volt. Jelöld meg az összes bábudat, amelyik tud lépni!
    .hint1 = A táblán csak hat üres pont maradt. Mely bábuk állnak mellettük?
    .success = Kilencből öt. Sötét bábui mellett viszont most egyetlen szabad pont sincs! A tábla sosem telibb, mint amikor a lépések kezdődnek, ezért már lerakáskor számold a szabad pontokat!

step-blocked--before-the-first-move = Sötét lerakta a legutolsó bábut az e5 pontra. Levétel nem volt, és most világosnak kellene lépnie. Ki győzött?
    .hint1 = Keress üres pontot egy világos bábu mellett!
    .option-nobody = Még senki
    .option-white = Világos
    .option-black = Sötét
    .success = Sötét! Világos mind a kilenc bábuja beszorult, így az első lépés előtt vége a játéknak.
    .wrong-nobody = Próbáld ki: melyik világos bábu léphetne, és hová?
    .wrong-white = Világosnak kilenc bábuja van, de lépése nincs.

step-blocked--last-door = Nyolc hat ellen, és egyik lépésed azonnal nyer. Először nézd végig, mit tehet még sötét!
    .hint1 = A hat sötét bábunak összesen egy lépése van.
    .success = Győztél! Csak a d2 ponton álló léphetett volna még, az f2 pontra, de te értél oda előbb.
