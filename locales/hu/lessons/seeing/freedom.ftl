lesson-freedom = Szabadság
    .intro = Az a bábu, amelyik nem tud lépni, csak bútor. Tanuld meg egy pillantásra látni, mennyire szabad a két fél!

step-freedom--the-board-is-full = Lekerült a táblára az utolsó bábu, kezdődnek a lépések. Jelöld meg az összes világos bábut, amelyik lépni tud!
    .hint1 = Szabad az a bábu, amelyiknek legalább egy szomszédos pontja üres.
    .success = Nyolcból három: a d1, a d2 és az f4 ponton álló. A tábla sosincs annyira tele, mint ilyenkor. Ezért már lerakás közben számold, hány bábud marad szabad!

step-freedom--who-is-freer = Nyolc bábu nyolc ellen. Ha sötét következne, nyolc lépése lenne. Hány lépése van világosnak?
    .hint1 = A nyolc világos bábuból négy tud lépni.
    .option-n5 = Öt
    .option-n8 = Nyolc
    .option-n11 = Tizenegy
    .success = Öt: b6–b4, c4–b4, c4–c3, d2–d3 és g7–g4. Bábuból egyforma sok van, de sötét szabadabb, és ez előbb-utóbb meglátszik.
    .wrong-n8 = Ez bábunként egy volna. De az a7, a d7, az f2 és az f6 ponton álló be van zárva.
    .wrong-n11 = Túl sok. Minden bábunak csak az üres szomszédait számold!

step-freedom--one-move-later = Világos most lépett a d7 pontról a d6 kereszteződésbe. Az előbb még öt sötét bábu tudott lépni. Sötéttel játszol: jelöld meg azokat, amelyek még mindig tudnak!
    .hint1 = Mely sötét bábuk állnak a d6 pont körül? Nézd meg, van-e más kiútjuk!
    .success = Csak az e5 és az f4 ponton álló. A kereszteződésben egyetlen bábu egyszerre zárta be a b6, a d5 és az f6 ponton állót. Az a lépés, amelyik elveszi a másik szabadságát, gyakran többet ér, mint amennyinek látszik.

step-freedom--two-mills-no-move = Világosnak nyolc bábuja és két szép malma van, sötétnek hét bábuja és egy malma. Világos következik.
    .hint1 = Keress akár egyetlen világos bábut, amelyik mellett üres a pont!
    .success = Sötét győzött: világos egyik bábujával sem tud lépni. A két malom semmit sem segített. A bábuid szabadsága legalább annyit ér, mint a következő malmod.

step-freedom--not-always-the-crossing = Az utolsó bábud! Rakd le arra a pontra, amelyiknek a legtöbb üres szomszédja van!
    .hint1 = A kereszteződésnek négy szomszédja van, de itt hány üres közülük?
    .success = A d3 pontnak három nyitott ajtaja van: a c3, a d2 és az e3. A d2 kereszteződésnek csak kettő lett volna, mert a b2 és a d1 pont foglalt.

step-freedom--make-room = Két bábud be van zárva. Lépj úgy, hogy egyszerre mindkettő mellett üres pont legyen!
    .hint1 = Keresd meg előbb a két bábut, amelyik nem tud lépni! Melyik bábud áll mindkettő mellett?
    .success = A d2–d3 lépéssel felszabadult a d2 pont, és most a d1 és az f2 ponton álló bábu is tud lépni.

step-freedom--mill-or-freedom = Sötétnek nyolc bábuja és három malma van, világosnak hat bábuja, és malmot is zárhatna. De van ennél jobb is: nyerj azonnal!
    .hint1 = Sötét minden lépése ugyanarra a pontra visz.
    .success = b6–d6, és nyolc bábu áll mozdulatlanul. A b2–b4–b6 malommal csak egyet vettél volna le közülük.

step-freedom--take-the-free-one = Most valóban a malom nyer, ha a jó bábut veszed le. Játszd végig a körödet!
    .hint1 = Melyik sötét bábu tudna még lépni a malmod után?
    .success = A c4 ponton álló nélkül sötétnek hat bábuja van, de egyetlen lépése sem. Ha az a1 ponton állót veszed le, a c4 ponton álló tovább lépkedhet: ne csak bábut vegyél el, hanem szabadságot is!
