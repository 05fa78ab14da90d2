lesson-threat = A fenyegetés
    .intro = Látni már tudsz, most cselekedj! A fenyegetés nem hagy időt az ellenfélnek: azonnal válaszolnia kell rá.

step-threat--the-last-move = Sötét most lépett a d1 pontról az a1 pontra. Az olyan lépés, amely után a következő körben malom zárulhat, **fenyegetés**. Hol akar malmot zárni sötét?
    .hint1 = Melyik két sötét bábu áll közös vonalon, és hová léphet most az a1 ponton álló?
    .success = Az a4 ponton, az a1–a4 lépéssel: a b4 és a c4 ponton már ott várnak a társai. Az ellenfél minden lépése után kérdezd meg magadtól: mivel fenyeget?

step-threat--only-a-look = Sötét most lépett a b4 pontról a b2 pontra, és így már három vonalon van párja. Hány ponton zárhatna malmot a következő körben?
    .hint1 = Az üres pontok: f2, a7 és g1. Melyik mellett áll egy harmadik sötét bábu?
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n3 = Hármon
    .success = Egyen sem. Az f2, az a7 és a g1 ponthoz sincs elég közel harmadik sötét bábu. Az ilyen lépés előkészít valamit, de neked még van egy szabad köröd.
    .wrong-n1 = Melyik bábu zárná be? A vonalon álló kettő nem lehet egyben a harmadik is.
    .wrong-n3 = Pár csakugyan három van. De a malomhoz kell egy harmadik bábu is, amelyik odaér.

step-threat--to-the-door = Az e4 és az f4 ponton álló bábud egy harmadikra vár a g4 ponton. Vigyél egy bábut olyan közel, hogy a következő körben a malommal fenyegessen!
    .hint1 = Melyik két pontról lehet a g4 pontra lépni? Az egyiken sötét áll.
    .success = A g7 pontról a bábud elérheti a g4 pontot. Sötétnek most válaszolnia kell: már csak a g1–g4 akadályozza meg a malmot.

step-threat--answer-at-once = Te vagy sötét, és világos a d3–d2 lépéssel fenyeget. Válaszolj rá!
    .hint1 = Csak egyetlen bábud érheti el a d2 pontot, és az éppen malomban áll.
    .success = A d1–d2 megnyitotta a saját malmodat, de világos így nem vehet le bábut. A malmot később még bezárhatod, az elvesztett bábu viszont nem jön vissza.

step-threat--nobody-can-come = Fenyegess az a7–d7–g7 malommal, mégpedig úgy, hogy sötét ne tehessen ellene semmit!
    .hint1 = A d7 pont melyik szomszédjára érhetsz oda egy lépéssel?
    .success = Most a d7 pont mindhárom szomszédja a tiéd: az a7, a g7 és a d6. Sötét bábuja nem juthat oda, a malom biztosan meglesz.

step-threat--carry-it-out = Három készülő malmod van, de most csak az egyiket tudod bezárni. Sötétnek három bábuja maradt.
    .hint1 = Minden üres ponthoz keress olyan világos bábut, amelyik mellette áll, de nem azon a vonalon!
    .success = A d6–d5 bezárta a c5–d5–e5 malmot, és sötétnek két bábuja maradt. Sem a d1, sem a g4 pont mellett nem állt harmadik világos bábu.

step-threat--four-become-three = Világos valóra váltja a fenyegetést: a d2 pontról a d1 pontra lép, és leveszi az f4 ponton álló bábut.
    .hint1 = Hány bábuja marad ezután sötétnek?
    .success = Folytatódik. Sötétnek három bábuja maradt, és mostantól ugrálhat. Mielőtt leveszed a negyediket, nézd meg, mire képes ellened három ugráló bábu!

step-threat--who-may-answer = Mindhárom bábuddal ugrálhatsz. Világos az a1 ponton akar malmot zárni: melyikkel válaszolsz?
    .hint1 = Bármelyik bábud odaugorhatna az a1 pontra. De az egyik már őriz egy másik pontot.
    .success = A b4 ponton állónak maradnia kellett: az a4–b4–c4 vonal közepén őrködik. Ha egy őr otthagyja a helyét, ott jön a következő malom.
