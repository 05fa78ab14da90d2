lesson-five-against-three = Öt három ellen
    .intro = Öt bábu lép, három ugrál. Az ötnek csak egyetlen malom kell, de majd meglátod, milyen nehéz azt bezárni.

step-five-against-three--one-mill = Sötétnek három bábuja maradt: egyetlen malom nyer. Zárd be!
    .hint1 = Melyik bábud tud rálépni egy vonalra, amelyen már kettő áll?
    .success = Az e3 pontról a d3 pontra: bezárult a d1–d2–d3 malom, és sötétnek két bábuja maradt.

step-five-against-three--not-won-yet = Öt három ellen, világos jön, és azonnal nem zárhat malmot. Ha mindketten tökéletesen játszanak, hogyan végződik a legtöbb ilyen állás?
    .hint1 = A három bábu mindegyike egyetlen körben bármelyik üres ponton ott lehet.
    .option-five = Az öt győz
    .option-draw = Döntetlen
    .option-three = A három győz
    .success = Döntetlen. Vannak táblázatok, amelyekben minden ilyen állás ki van számolva: ha az öt jön, az állások negyedét sem nyeri meg, és ha nyer, legfeljebb két kör alatt. Az ugrálás igazi esélyt ad a gyengébbnek.
    .wrong-five = Sokan ezt hiszik. De három ugráló bábu minden körben meg tud állítani egy malmot.
    .wrong-three = Ha világos jön, a három itt sosem nyerhet biztosan.

step-five-against-three--two-at-once = Sötét három bábuja körönként egy malmot tud megállítani, kettőt nem. Egyetlen lépéssel fenyegess kettővel!
    .hint1 = Lépj egy bábuval új vonalra úgy, hogy az üresen hagyott helyére egy társa beléphessen!
    .success = A d2–b2 lépés után két malom volt készen: a b4 és a d2 ponton. Sötét csak az egyik pontot foglalhatta el.

step-five-against-three--step-aside = Megint két fenyegetés kell egyszerre. Figyeld meg, mit nyit meg egy bábu, ha félrelép!
    .hint1 = A b4 ponton álló bábu a b6 vagy a c4 pontra léphet. Melyikről zárhatna egy másik vonalon is malmot?
    .success = A b4–c4 lépés után két malom volt készen: az egyiket a b2–b4 zárja, a másikat a c4–c3. Sötétnek csak egy köre volt rá.

step-five-against-three--the-five-walk = „Sötét ugrálhat, akkor én is: a g7 pontról a d5 pontra, és kész a c5–d5–e5 malom!” Szabad ez?
    .hint1 = Hány bábuja van világosnak?
    .success = Nem. Világosnak öt van, tehát lép. Attól, hogy sötét ugrálhat, ő még nem.

step-five-against-three--where-it-burns = Sötéttel játszol, három bábud van. Jelöld meg az összes pontot, ahol világos a következő körében malmot zárhatna!
    .hint1 = Világos csak lépni tud. Melyik bábuja mely vonalra léphet rá?
    .success = Csak a g1 pont az: a d1 pontról lépve, a g4 és a g7 ponton állók mellé. Világosnak közel kell lennie ahhoz, hogy malmot zárjon; ez a te esélyed.

step-five-against-three--fly-and-hold = Világos malmot készül zárni. Érj oda előbb!
    .hint1 = Melyik pont kell világosnak? Bármelyik bábud ott lehet egyetlen körben.
    .success = Minden körben keresd meg azt a pontot, amely világosnak kell, és érj oda előbb! Amíg csak egy ilyen van, három ugráló bábu kitart.

step-five-against-three--stop-and-strike = Itt sötét is malommal fenyeget. Ugyanazzal a lépéssel állítsd meg, amellyel te kettővel fenyegetsz!
    .hint1 = Hová ugrana sötét? Melyik bábud érhet oda előbb?
    .success = A g7–g4 lépés megállította sötétet a g4 ponton, és két malmot is készített. Az ilyen végjátékokat azok a lépések döntik el, amelyeknek két dolguk van.
