### Feladványok: mi a cél, miről szólnak, milyen nehezek.

## Célok, annak a félnek mondva, aki következik

goal-win = { $side ->
    [white] { -white(letter: "capital", case: "instrumental") }
   *[black] { -black(letter: "capital", case: "instrumental") }
    } játszol. { $turns ->
    [1] Nyerj a következő { -turn(whose: "your", case: "instrumental") }!
   *[other] Nyerj { $turns } { -turn(case: "superessive") } belül!
    }
goal-both = Itt az nyer, aki éppen következik: oldd meg mindkét színnel! Most { $side ->
    [white] { -white(case: "instrumental") }
   *[black] { -black(case: "instrumental") }
    } játszol. { $turns ->
    [1] Nyerj a következő { -turn(whose: "your", case: "instrumental") }!
   *[other] Nyerj { $turns } { -turn(case: "superessive") } belül!
    }
goal-hold = { $side ->
    [white] { -white(letter: "capital", case: "instrumental") }
   *[black] { -black(letter: "capital", case: "instrumental") }
    } játszol. Nyerni itt nem lehet: tartsd meg a { -draw(case: "accusative") } { $turns } { -turn(case: "superessive") } át!
goal-capture = { $side ->
    [white] { -white(letter: "capital", case: "instrumental") }
   *[black] { -black(letter: "capital", case: "instrumental") }
    } játszol. Melyik { -stone(case: "accusative") } kell levenned? Játszd végig a { -turn(whose: "your", case: "accusative") }!
goal-non-losing-points = { $side ->
    [white] { -white(letter: "capital", case: "instrumental") }
   *[black] { -black(letter: "capital", case: "instrumental") }
    } játszol. Jelöld meg az összes { -point(case: "accusative") }, ahová most úgy tehetsz le { -stone(case: "accusative") }, hogy nem veszítesz!
goal-non-losing-turns = { $side ->
    [white] { -white(letter: "capital", case: "instrumental") }
   *[black] { -black(letter: "capital", case: "instrumental") }
    } játszol. Jelöld meg az összes { -turn(case: "accusative") }, amellyel nem veszítesz!

## Témák: a nevük, és első tippként az ötlet

theme-swing-mill = { -swing-mill }
    .idea = Keress olyan { -stone(case: "accusative") }, amelyik az egyik { -mill(case: "elative") } kilépve rögtön egy másikat zár!
theme-reopen-mill = { -reopening }
    .idea = Az álló { -mill } magában nem ad semmit. Melyik { -stone } tud belőle kilépni úgy, hogy aztán vissza is jusson?
theme-double-threat = { -double-threat }
    .idea = Fenyegess egyszerre két { -mill(case: "instrumental") }: az { -opponent } csak az egyiket tudja megakadályozni.
theme-shared-point = közös { -point }
    .idea = Két { -candidate-mill } ugyanarra az { -empty } { -point(case: "sublative") } vár. Aki előbb odaér, mindkettőről dönt.
theme-block = beszorítás
    .idea = További { -capture } nélkül is nyerhetsz. Hová tudnak még lépni az { -enemy-stone(number: "plural") }?
theme-stop-mill = { -mill } megakadályozása
    .idea = Mit lépne most az { -opponent(whose: "your") }? Egyetlen { -point } hiányzik egy { -mill(case: "allative") }: érj oda te előbb!
theme-quiet-key = csendes kezdő { -turn }
    .idea = Ne zárj még semmit! Keress egy csendes { -turn(case: "accusative") }, amelyik több { -mill(case: "accusative") } készít elő!
theme-sacrifice = áldozat
    .idea = Egy { -stone(case: "accusative") } itt odaadhatsz. Honnan csalod el vele az { -opponent(whose: "your", case: "accusative") }?
theme-capture-choice = melyik { -stone(case: "accusative") } vedd le
    .idea = A { -mill(case: "accusative") } zárni a könnyebbik fele. Melyik { -stone } hiányozna a legjobban az { -opponent(whose: "your", case: "dative") }?
theme-keep-from-flying = az { -flying } megelőzése
    .idea = Három { -stone(case: "instrumental") } az { -opponent(whose: "your") } már ugrálna. Készíts elő mindent, amíg még négy { -stone(whose: "their") } van!
theme-flight = { -flying }
    .idea = Ugrálhatsz: bármelyik { -stone(whose: "your") } bármelyik { -empty } { -point(case: "sublative") } mehet. Ne csak a szomszédos pontokat nézd!

## Fokozatok, a legkönnyebbtől

grade-1 = bemelegítő
grade-2 = könnyű
grade-3 = közepes
grade-4 = fogós
grade-5 = nehéz
grade-6 = mesteri
