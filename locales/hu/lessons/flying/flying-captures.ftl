lesson-flying-captures = Levétel ugrásból
    .intro = Három bábuval is le tudsz még venni egyet, aztán még egyet. Ugorj, zárj, vegyél le!

step-flying-captures--does-it-count = Világos a g1 pontról az a4 pontra ugrik, a b4 és a c4 ponton állók mellé. „Ugrottál, nem léptél, ez nem ér!” – mondja sötét. Hány bábut vesz le világos?
    .hint1 = Három saját bábu egy vonalon, és ebben a körben lett teljes.
    .option-none = Egyet sem
    .option-one = Egyet
    .success = Egyet. Mindegy, hogyan érkezett a harmadik bábu: lerakva, lépve vagy ugorva, a bezárt malomért jár a levétel.
    .wrong-none = A malom az malom. Egy szabály sem kérdezi, hogyan jött az utolsó bábuja.

step-flying-captures--from-anywhere = Három bábud van, ugrálhatsz. Jelöld meg az összes pontot, ahol ebben a körben malmot zárhatsz!
    .hint1 = Egyet képzelj a levegőbe, és nézd meg a másik kettőt!
    .success = A g7 ponton a d6 ponton állóval, a d5 ponton az a7 ponton állóval. Az egyik bábu mindkét párban benne van: így lesz három bábuból két fenyegetés.

step-flying-captures--same-rules-up-there = Az utolsó három bábud ugrással malmot zárt. Jelöld meg az összes bábut, amelyet levehetsz!
    .hint1 = Sötétnek is van malma.
    .success = A d7, az e5 és a g1 ponton állót. Az a4–b4–c4 malom az ugrálók ellen is véd.

step-flying-captures--must-i-open-it = Világos három bábuja malomban áll. „Ha lépek, megnyitom. Inkább passzolok.” Megteheti ezt világos?
    .hint1 = Van olyan kör, amelyet világos lejátszhat?
    .success = Nem. Aki tud lépni, annak lépnie kell. De az ugráló bábu most kiugorhat a malomból, és ha a helye üres marad, a következő körben bárhonnan visszatérhet.

step-flying-captures--and-back = Kiugrottál a malmodból, az a4 pontról az f2 pontra, és az a4 pontra egy sötét bábu sem ért oda. Zárd be újra, és fejezd be a körödet!
    .hint1 = A visszaút éppolyan rövid, mint az odaút.
    .success = Ki és vissza, és már jár is a levétel. Sötét csak lép: hogy betömje a rést az a4 ponton, a b4 ponton kellett volna állnia.

step-flying-captures--two-objections = Sötét minden bábuja malomban áll. Világos a g7 pontról a d2 pontra ugrik, malmot zár, és leveszi a b4 ponton álló bábut.
    .hint1 = Az egyiknek az ugrás nem tetszik, a másiknak a levétel.
    .success = A klasszikus szabályok szerint senki sem ugrálhat, az MTTE-nél pedig malomban álló bábut sosem lehet levenni. A többiek mindkettőt megengedik.

step-flying-captures--take-and-defend = Ugorj malomba! De vigyázz: sötét is malommal fenyeget, és csak három bábud van! A legjobb levételek ezt is megakadályozzák.
    .hint1 = Melyik három sötét bábu tartozik össze?
    .success = Az a4, az a7 és a d1 ponton állók közül kellett választani. Bármely más levétel után sötét az a1 ponton malmot zár, és veszítesz.

step-flying-captures--win-from-the-air = Három három ellen, és sötét bábui malomban állnak. Nyerj ebben a körben!
    .hint1 = Le szabad venni malomban álló bábut, ha nincs másik?
    .success = Győztél! Sötétnek egyetlen bábuja sem állt kívül, ezért a malom egyiket sem védte.
