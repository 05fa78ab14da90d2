lesson-other-boards-test = Próba: más táblák
    .intro = Tíz kérdés a játék rokonairól, és arról, hogyan rajzolhatsz magadnak táblát.

step-other-boards-test--three-lines = Ez az átlós tábla. Jelöld meg az f6 ponton átmenő vonalak összes többi pontját!
    .success = Hat pont három vonalon: a középső négyzet két oldalán és az e5–f6–g7 átlón.

step-other-boards-test--step-and-close = Tizenkétbábus malom. Zárj malmot!
    .success = A b4 pontról a b2 pontra, az a1–b2–c3 átlóra. A hagyományos táblán nincs ilyen vonal.

step-other-boards-test--where-is-it-legal = Világos az f6 pontról az e5 pontra lép.
    .success = Csak ott, ahol a sarkok is össze vannak kötve: a tizenkétbábus malomban és a morabarabában. A Lasker-malmot a hagyományos táblán játsszák.

step-other-boards-test--full-to-the-brim = Tizenkétbábus malom: az utolsó lerakással mind a huszonnégy pont megtelt. Mi következik?
    .option-white-loses = Világos nem tud lépni, és veszít
    .option-draw = Döntetlen
    .option-goes-on = Mindenki visszavesz egy bábut
    .success = Döntetlen. Tizenkét-tizenkét bábu kell hozzá, kilenccel nem fordulhat elő.
    .wrong-white-loses = Arra, hogy a lerakás végére mind a huszonnégy pont foglalt, ennek a játéknak külön szabálya van.
    .wrong-goes-on = A tábláról sosem kerül vissza bábu a kézbe: világos három lerakott bábuja is ott marad.

step-other-boards-test--place-or-move = Melyik játékban léphetsz a bábuddal, amíg van még a kezedben is?
    .option-lasker = A Lasker-malomban
    .option-six = A hatbábus malomban
    .option-morabaraba = A morabarabában
    .success = A Lasker-malomban. Ott minden körben te döntesz: lerakás vagy lépés.
    .wrong-six = Ott is a helyükön maradnak a bábuk, amíg mindet le nem raktátok. Itt világosnak még kilenc van kézben.
    .wrong-morabaraba = Ott is a helyükön maradnak a bábuk, amíg mindet le nem raktátok: az a4 ponton álló világos bábu még nem léphetne.

step-other-boards-test--first-stone-of-three = Gondolj a hárombábus malomra, a legkisebb táblára! Hová rakja ott világos az első bábuját, hogy biztosan nyerjen?
    .option-centre = Középre
    .option-corner = Sarokba
    .option-anywhere = Bárhová
    .success = Középre, ahol négy vonal találkozik. Ezt a legvégéig kiszámolták.
    .wrong-corner = Sarokból, amilyen itt a nagy táblán az a1 pont, csak döntetlen.
    .wrong-anywhere = Egy oldal közepéről, amilyen itt a nagy táblán a d1 pont, világos még veszítene is.

step-other-boards-test--six-and-five = Hány pont van az ötbábus és a hatbábus malom tábláján?
    .option-nine = Kilenc
    .option-sixteen = Tizenhat
    .option-twenty-four = Huszonnégy
    .success = Tizenhat: két négyzet, mindegyiken nyolc pont. Az öt vagy hat bábu nagyjából ennek a harmada.
    .wrong-nine = Az a hárombábus malom táblája. Gondolj erre a táblára a három négyzetével, és hagyj el egyet.
    .wrong-twenty-four = Ahhoz három négyzet kell, mint ezen a táblán.

step-other-boards-test--pebbles-will-do = Játszani szeretnél, de nincs otthon táblád. Mire van szükséged?
    .option-shop = Egy boltra
    .option-anything = Valamire, amivel rajzolhatsz, meg kavicsra vagy gombra
    .option-wood = Egy fatáblára
    .success = Egy megrajzolt tábla és kétféle apróság bárhol elég.
    .wrong-shop = Azonnal elkezdheted azzal, ami kéznél van: két világos holmi a c5 és az f2 pontra, egy sötét a b4 pontra, és így tovább.
    .wrong-wood = A papír, a homok vagy a kréta is megteszi: huszonnégy pont hamar megvan.

step-other-boards-test--older-than-chess = Hol ismerték már a játékot jóval azelőtt, hogy a sakk elterjedt?
    .option-rome = Az ókori Rómában
    .option-chess = Sehol: a sakkból lett
    .option-hundred = Sehol: csak százéves
    .success = Az ókori Rómában. Amíg a sakk el nem terjedt, a legnépszerűbb játékok közé tartozott.
    .wrong-chess = Régebbi annál: már jóval korábban is raktak le úgy bábukat, ahogy itt áll ez a három.
    .wrong-hundred = Sokkal régebbi! Sok száz éve raknak le úgy bábukat, ahogy itt áll ez a három.

step-other-boards-test--three-still-fly = Tizenkétbábus malom. Világosnak három bábuja maradt, és a b2 pontról az f4 pontra megy. Szabályos ez?
    .success = Igen: három bábuval és üres kézzel ezen a táblán is ugrálni lehet.
