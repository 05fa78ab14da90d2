### Amit feladvány közben mond.

## Előtte

# $id: a feladvány azonosítója; $grade: milyen nehéz; $rules: amelyik szabályok szerint megy
play-head = { $id }: { $grade } { -puzzle }. Szabályok: { $rules }.

## Egy kör után

# $turn: a kör, például a1–a4 xd2
play-good = { $turn }: jó.
# $plies: hány kör a győzelemig, mindkét félét számolva; $best: ugyanez a leggyorsabb győzelemre
play-slower = { $turn }: ez is nyer, de lassabban, { $plies } { -turn } alatt, mindkét félét számolva. { $best ->
    [1] Azonnal is nyerhetsz.
   *[other] A leggyorsabb { -win } { $best } { -turn }.
    }
# $best: a leggyorsabb győzelem köreinek száma, mindkét félét számolva; 0, ha nem ismert
play-unclear = { $turn }: itt nem lehet kiszámítani, hogyan végződik utána a játszma.{ $best ->
    [0] {""}
    [1] {" "}De azonnal is nyerhetsz.
   *[other] {" "}De van { -win } { $best } { -turn(case: "superessive") } belül is, mindkét félét számolva.
    }
play-reply = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } válasza: { $turn }.
play-spoiled-drawn = { $turn }: ezzel elúszott a { -win }, most már egyik fél sem tudja kikényszeríteni.
# $plies: hány kör a vereségig, mindkét félét számolva; 0, ha nem ismert
play-spoiled-lost = { $turn }: ez veszít{ $plies ->
    [0] .
   *[other] , legkésőbb { $plies } { -turn } múlva, mindkét félét számolva.
    }
play-spoiled-wrong-stone = { $turn }: nem ezt a { -stone(case: "accusative") } kell levenni.
# $line: sorszámozott körök
play-refutation = Nézd meg, hogyan válaszol erre { $player ->
    [white] { -white }
   *[black] { -black }
    }: { $line }.
play-refutation-lost = Így nyer ezután { $player ->
    [white] { -white }
   *[black] { -black }
    }: { $line }.
play-played-on = Továbbjátszod, hogy magad lásd. A { -puzzle } akkor folytatódik, ha ezt visszavontad.
# $plies: hány kör a vereségig, mindkét félét számolva; 0, ha nem ismert
play-wrong-mark = { $turn }: ez veszít{ $plies ->
    [0] .
   *[other] , legkésőbb { $plies } { -turn } múlva, mindkét félét számolva.
    }

## Tippek és a megoldás

play-hint-stone = Nézd meg { ARTICLE($at) } { $at } { -point(case: "superessive") } álló { -stone(case: "accusative") }!
play-hint-turn = Ezt játszd: { $turn }.
play-hint-line = Így megy végig: { $line }.
play-hint-take-back = Ezen az úton már semmi sem segít. Előbb vond vissza a { -turn(case: "accusative") }!
play-solution = A megoldás: { $line }.

## Hogyan végződik

play-half = Ezzel a színnel megoldottad. Most a másik fél következik.
play-done-solved = Megoldva, a legrövidebb úton, segítség nélkül.
play-done-slower = Megoldva, de nem a legrövidebb úton.
play-done-failed = Megvan, de közben hibáztál is, ezért ez a { -puzzle } még visszajön.
play-done-hinted = Megoldva, egy { -hint } segítségével. Ez a { -puzzle } még visszajön.
play-done-given-up = Feladtad. Ez a { -puzzle } még visszajön.
play-not-yet = Előbb oldd meg a { -puzzle(case: "accusative") } – vagy kérd a megoldást.
play-not-known = Ezt itt nem lehet kiszámítani, ezért nem lehet róla mit mondani.

## Mennyit ér egy állás

# $plies: hány kör a végéig, mindkét félét számolva
play-worth-win = nyer{ $plies ->
    [1] {" "}azonnal
   *[other] , a két fél { $plies } köre után
    }
play-worth-win-within = nyer, a két fél { $plies } körén belül
play-worth-draw = { -draw }
play-worth-loss = veszít, a két fél { $plies } köre után
play-worth-loss-sometime = veszít
play-worth-no-loss = nem veszít
play-worth-no-win = nem nyer
play-worth-unclear = nem tudni
# $worth: a fentiek egyike; $turns: körök felsorolva
play-values = { $worth }: { $turns }

## Soronkénti mód

plain-play-start = Írd be a köreidet! Ha azt írod be, hogy „{ $help }”, megtudod, mi mást írhatsz még.
plain-play-slower = Üres sorral folytathatod, vagy visszavonhatod: „{ $undo }”.
plain-play-refuted = Írj be egy másik { -turn(case: "accusative") }, vagy nézd meg magad: „{ $on }”.
plain-play-done = Üres sorral mehetsz tovább. „{ $explore }”: minden { -turn(case: "accusative") } kipróbálhatsz, és megtudod, mennyit ér.
plain-play-half = Üres sorral mehetsz tovább.
plain-play-lost = A játszma véget ért. Visszavonhatod: „{ $undo }”.
plain-play-exploring = Most mindkét féllel te játszol. Ha újra azt írod be, hogy „{ $explore }”, vége.
plain-play-thinking = Egy pillanat …
# $pair: bábuk száma a két oldalon, például 5-4
plain-play-building = Egy pillanat: kiszámítom, mennyit érnek { ARTICLE($pair) } { $pair } bábus { -position(number: "plural") }. Erre csak egyszer van szükség.
plain-play-not-built = A kiszámított értékeket nem lehet megőrizni, ezért ez tovább tart: { $fault }
plain-play-none = Nincs megoldható { -puzzle }.
type-explore = Írj be egy { -move(case: "accusative") }, például a1-a4 xb4; ha befejeznéd, azt, hogy „{ $explore }”.
