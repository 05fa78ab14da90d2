lesson-double-threat = Kettős fenyegetés
    .intro = Egy bábu egy fenyegetést állít meg. Fenyegess hát egyszerre kettővel, és az ellenfelednek eggyel kevesebb lépése lesz a kelleténél!

step-double-threat--one-stone-two-lines = Rakd le úgy a bábudat, hogy a következő körben két különböző ponton is malmot zárhass! Ez a **kettős fenyegetés**.
    .hint1 = Keress két vonal találkozását: mindkettőn egy-egy bábud álljon, sötét pedig egyiken se!
    .success = A g1 pont az a1 és a g4 ponton állóval is párt alkot: a d1 és a g7 ponton fenyegetsz. Sötét csak az egyiket foglalhatja el.

step-double-threat--what-did-that-do = Sötét most lépett a g1 pontról a d1 pontra. Világossal játszol: hány ponton zárhat sötét malmot a következő körben?
    .hint1 = Nézd meg azt a vonalat, ahonnan a bábu elment, és azt is, ahová érkezett!
    .option-n0 = Egyen sem
    .option-n1 = Egyen
    .option-n2 = Kettőn
    .success = Kettőn: vagy visszalép a g1 pontra, és bezárja a g1–g4–g7 malmot, vagy az e3–d3 lépéssel a d1–d2–d3 malmot. Világosnak egyetlen bábuja sincs elég közel, hogy akár csak az egyiket megállítsa.
    .wrong-n0 = Sötét megnyitott egy malmot. Azt újra bezárhatja.
    .wrong-n1 = Két vonalat kell megnézned: azt, amelyik a bábu mögött maradt, és azt, amelyiken most áll.

step-double-threat--two-doors = Sötétnek három bábuja van, és ugrálhat. Egyetlen fenyegetést rögtön megállítana, ezért fenyegess egyszerre kettővel!
    .hint1 = Az egyik bábud még nem tartozik egyik párhoz sem. Melyik ponton állna egyszerre két ajtó előtt?
    .success = A g4 pontról a bábud a g1 és a g7 pontra is léphetett. Sötét az egyiket hiába foglalta el, a másikat bezártad.

step-double-threat--leave-and-return = A malmod csak áll, és nem hoz semmit. Keress olyan lépést, amely megnyitja, és két helyen is fenyeget!
    .hint1 = A malomból kilépő bábu alkosson párt egy másikkal!
    .success = A c5 pontról a bábu visszaléphetett a c4 pontra, az e5 ponton állóval pedig a d6–d5 lépésre várt. Két fenyegetésre sötétnek csak egy válasza volt.

step-double-threat--from-the-air = Három három ellen: mindketten ugrálhattok, és te jössz. Csinálj két párt a három bábudból!
    .hint1 = Keress olyan pontot, amely két bábuddal is közös vonalon van!
    .success = Az f2 pont az egyik vonalon a d2, a másikon az f4 ponton állóval van együtt. Három bábuból két pár, és sötét csak az egyiket állíthatta meg.

step-double-threat--both-at-once = Most sötét fenyeget kétfelé: b4–b2 és b4–c4. Közbelépve csak az egyiket állíthatod meg. Nincs jobb ennél?
    .hint1 = Mindkét fenyegetéshez ugyanaz a sötét bábu kell.
    .success = Malmot zártál, és levetted a b4 ponton álló bábut: nélküle egyik fenyegetés sem maradt meg. Keresd meg, mi közös két fenyegetésben!

step-double-threat--too-late = Világos az e3–e4 lépéssel egyszerre kétfelé fenyegetne. De előbb nézz körül: fenyeget-e sötét valamivel? Jelöld meg, hol zárhatna malmot a következő körben; ha sehol, ne jelölj meg semmit!
    .hint1 = Az a4 és a b4 ponton pár áll. Ki juthatna el a c4 pontra?
    .success = Semmivel: a c4 pontra nem juthat sötét bábu. Jöhet a kettős fenyegetés! Ha viszont sötét előbb zárhatna malmot, a te két fenyegetésed elkéshetne.
