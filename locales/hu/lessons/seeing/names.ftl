lesson-names = A nevek
    .intro = A játékosok le is írják, amit játszanak, és egy egész kör elfér néhány betűben. Ha el tudod olvasni, minden tippet és feladványt azonnal értesz.

step-names--letter-and-number = Minden pontnak van neve. A betű az oszlop, balról jobbra a-tól g-ig; a szám a sor, alulról fölfelé 1-től 7-ig. Rakj le egy bábut az e3 pontra!
    .hint1 = Keresd meg először az e oszlopot, aztán menj föl a harmadik sorig!
    .success = Ez az e3: az e oszlop harmadik sora. Egy betűvel és egy számmal mind a huszonnégy pontot meg tudod nevezni.

step-names--no-such-point = „A c6 helyre rakok, pontosan a b6 pont és a d6 ponton álló sötét bábu közé!” Megteheti ezt világos?
    .hint1 = Milyen pontok vannak a c oszlopban?
    .success = Nem. A c oszlop csak a belső négyzeté: c3, c4 és c5. A b6 és a d6 pont között vonal van, de pont nincs.

step-names--name-of-a-line = A vonalat a három pontja nevezi meg: c5–d5–e5 például egy vonal. A d5 ponton álló bábud ezen is rajta van, és még egy másikon. Jelöld meg a két vonal összes többi pontját!
    .hint1 = A másik vonal fölfelé indul a d5 pontról.
    .success = A másik vonal: d5–d6–d7. A d oszlopban hat pont van, de két vonal, mert az üres közép elválasztja a d3 és a d5 pontot.

step-names--name-of-a-move = A lépést két pont írja le: honnan és hová. Játszd meg ezt: f6–f4!
    .hint1 = Az első név az a pont, ahol a bábud áll, a második az, ahová lép.
    .success = Ez volt az f6–f4: az f6 pontról a szomszédos f4 pontra. Lerakáskor elég egyetlen név.

step-names--name-of-a-turn = Ha levétel is van, az egész kör így fest: b4–c4 xe5. Az x után a levett bábu pontja áll. Játszd meg!
    .hint1 = Előbb a lépés, aztán a levétel: ez együtt egyetlen kör.
    .success = A b4–c4 bezárta a c3–c4–c5 malmot, az xe5 pedig levette az e5 ponton álló bábut: egy kör, egy név.

step-names--read-and-see = Világos ezt fogja lépni: d3–d2. Ne mozdíts meg semmit, csak nézd: hány bábut vesz le?
    .hint1 = Mely vonalak mennek át a d2 ponton, és kik állnak rajtuk?
    .option-none = Egyet sem
    .option-one = Egyet
    .success = Egyet. A d2 ponton a bábu a b2 és az f2 ponton álló mellé kerül: b2–d2–f2, malom.
    .wrong-none = Nézz végig a második soron: b2, d2, f2. Kik állnak ott a lépés után?

step-names--too-far = Valaki ezt jegyezte föl világos lépésének: c4–a4. Lehet ez jó?
    .hint1 = Indulj el a c4 pontról az a4 pont felé! Melyik pont jön először?
    .success = Nem. A c4 pont után a b4 következik, tovább egy lépés nem visz. Valaki elírta.

step-names--close-by-name = Zárd be az a4–b4–c4 malmot, és játszd végig a körödet!
    .hint1 = A három pont közül melyik üres még?
    .success = A malom neve mindent elárult: két pontján már ott voltál, a harmadik a b4 volt.
