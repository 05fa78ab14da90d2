lesson-against = A legjobb védelem ellen
    .intro = Két állás és egy ellenfél, aki sosem hibázik.

step-against--corners = Három bábu három ellen, és mindenki ugorhat. Melyik sarokból fenyegetsz egyszerre két malommal?
    .hint1 = Olyan sarkot keress, amelyen két vonalad is találkozik!
    .success = Két fenyegetés egyszerre: csak az egyiket lehet megakadályozni.

step-against--still-drawn = Világos mindjárt malmot zár. Akadályozd meg, és figyelj arra is, mi következik!
    .hint1 = Először nézd meg, melyik vonalat töltené ki világos!
    .success = Megmaradt a döntetlen. Aki időben látja a fenyegetést, nem veszít semmit.
