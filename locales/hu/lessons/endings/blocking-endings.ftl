lesson-blocking-endings = Beszorítás a végjátékban
    .intro = Négy bábu vagy több csak lép, és aki lép, be is szorulhat. Ezekben a végjátékokban senki sem vesz le semmit: a kiút számít.

step-blocking-endings--list-the-ways = Világos jön. Jelöld meg az összes lépést, amelyet sötét megtehetne, ha rajta lenne a sor!
    .hint1 = Vedd sorra a négy sötét bábut!
    .success = Csak három van. Ha ilyen rövid a lista, olyan lépést keress, amelytől még rövidebb lesz: így lehet az ilyen végjátékot megnyerni.

step-blocking-endings--last-way-out = Nyerj egyetlen lépéssel, malom nélkül!
    .hint1 = Hová léphet még sötét? Foglald el azt a pontot!
    .success = A d7 pontról a d6 pontra: sötét négy bábujának nincs több lépése.

step-blocking-endings--a-turn-before = Melyik lépésed után marad sötétnek csak olyan lépése, amellyel a csapdába megy?
    .hint1 = A c5 és az e5 ponton álló sötét bábunak van még helye. Vegyél el belőle!
    .success = A b4–c4 után sötét csak a d5 pontra léphetett, te pedig bezártad mögötte az ajtót. A kényszerített válasz fél győzelem.

step-blocking-endings--three-get-out = Sötétnek három bábuja van. Világos a c4 pontról a b4 pontra lép, és most egyik sötét bábu mellett sincs üres pont.
    .hint1 = Hogyan mozoghat három bábu?
    .success = Folytatódik: három bábuval ugrálni lehet, és az ugráló nem szorul be, amíg van üres pont. Beszorítani csak négy vagy több bábut lehet.

step-blocking-endings--count-the-ways = Öt sötét bábu áll a tábla szélén. Hány lépése lenne sötétnek, ha rajta lenne a sor?
    .hint1 = Keresd meg mellettük az üres pontokat!
    .option-n1 = Egy
    .option-n2 = Kettő
    .option-n4 = Négy
    .success = Csak kettő: a4–a1 és a4–b4. Öt bábu sem erő, ha nem tud lépni.
    .wrong-n1 = Van még egy. Nézd meg újra az a4 pontot!
    .wrong-n4 = Ennyi nincs. Melyik bábu mellett van üres pont?

step-blocking-endings--a-mill-and-no-move = Sötétnek áll egy malma a c3–c4–c5 vonalon, neked egy sincs. Mégis te nyersz! Hogyan?
    .hint1 = Melyik sötét bábu tud egyáltalán lépni? Számold meg a kiutakat!
    .success = Sötét malma már nem tudott kinyílni, lépés nélkül pedig semmit sem ér. Itt a szabadság többet ért, mint az álló malom.

step-blocking-endings--draw-the-net = Öt bábud van négy ellen. Húzd össze körülöttük a hálót!
    .hint1 = Először azt akadályozd meg, hogy a d1 ponton álló bábu elszökjön!
    .success = A d3–d2 bezárta az alsó oldalt, aztán követted, amelyik bábu még lépni tudott. Minden körben vedd sorra sötét lépéseit, és a háló bezárul.

step-blocking-endings--the-long-net = Ez tart a legtovább. Ráérsz: minden lépésed után vedd sorra sötét lépéseit!
    .hint1 = Az egyik bábud még nincs benne a hálóban. Hozd közelebb!
    .success = Az f6 ponton álló bábud hiányzott: amikor már mind az öt tartotta a hálót, sötétnek elfogytak a lépései. Senki sem vett le semmit.
