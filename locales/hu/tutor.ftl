### Amit a tanár mond: kérdések, válaszok a próbálkozásokra, tippek, a lecke vége.

## Kérdések a feladat alatt

# $action: egy lépés, például d6, a1–a4 vagy xd2; vagy pass
ask-legal = { $action ->
    [pass] { -legal(letter: "capital") } passzolni?
   *[other] { $action }: { -legal } ez?
    }
ask-reason = Miért nem { -legal } { $action ->
    [pass] passzolni
   *[other] ez: { $action }
    }?
ask-count-place = Igen, { -legal }. Hány { -point(case: "sublative") } lehet most { -stone(case: "accusative") } lerakni?
ask-count-move = Igen, { -legal }. Hány { -legal } { -move } van összesen?
ask-count-capture = Igen, { -legal }. Hány levehető { -stone } közül lehet most választani?
ask-count-pass = Igen, { -legal }. Hányféleképpen lehet passzolni?
# $turn: egy kör, például a1–a4 xd2
ask-prediction = { $turn }: nyert ezzel valaki, vagy folytatódik a játék?
ask-prediction-now = Nyert már valaki, vagy folytatódik a játék?

# $turn: egy lépés vagy egy kör, például a1–a4 xd2; vagy pass
ask-compare = { $turn ->
    [pass] Hol { -legal } passzolni?
   *[other] { $turn }: hol { -legal } ez?
    } Válaszd ki mindet, ahol az!

label-yes = Igen
label-no = Nem
label-count = { $count }
predict-white-wins = { -white(letter: "capital") } nyert
predict-black-wins = { -black(letter: "capital") } nyert
predict-goes-on = A játék folytatódik

## Próbálkozás után

# $opponent: akinek a bábuját le kell venni
feedback-capture-due = A { -turn(whose: "your") } még nem ért véget: vegyél le egy { $opponent ->
    [white] { -white }
   *[black] { -black }
    } { -stone(case: "accusative") }!
not-yet = Előbb oldd meg ezt a feladatot – vagy kérd a megoldást.

missed-unfinished = Ez a { -turn } még nem teljes: hiányzik belőle a { -capture }.
missed-closes = Ez { -legal } volt, de nem zárult be vele { ARTICLE($mill) } { $mill } { -mill }. Próbáld újra!
missed-takes = Ez { -legal } volt, de másik { -stone(case: "accusative") } kell levenned: { ARTICLE($points) } { $points } { -point(case: "superessive") } { $count ->
    [one] állót
   *[other] állók egyikét
    }.
missed-from = Ez { -legal } volt, de most { ARTICLE($at) } { $at } { -point(case: "superessive") } álló { -stone(case: "instrumental") } kell lépned.
missed-to = Ez { -legal } volt, de a { -stone(case: "dative") } máshová kell kerülnie: { $count ->
    [one] { ARTICLE($points) } { $points } { -point(case: "sublative") }
   *[other] ezek egyikére: { $points }
    }.
missed-wins = Ez { -legal } volt, de utána folytatódik a játék. Azonnal is nyerhetsz!
missed-stops = Ez { -legal } volt, de az { -opponent(whose: "your") } most be tudja zárni { ARTICLE($mill) } { $mill } { -mill(case: "accusative") }.

better-unfinished = Jó – bár egy { -capture } is hozzátartozott volna.
better-closes = Jó. A legjobb az a { -turn } lett volna, amely { ARTICLE($mill) } { $mill } { -mill(case: "accusative") } is bezárja.
better-takes = Jó. A legjobb az lett volna, ha { ARTICLE($points) } { $points } { -point(case: "superessive") } { $count ->
    [one] álló { -stone(case: "accusative") }
   *[other] álló { -stone(number: "plural") } egyikét
    } veszed le.
better-from = Jó. A legjobb az lett volna, ha { ARTICLE($at) } { $at } { -point(case: "superessive") } álló { -stone(case: "instrumental") } lépsz.
better-to = Jó. A legjobb az lett volna, ha a { -stone } { $count ->
    [one] { ARTICLE($points) } { $points } { -point(case: "sublative") } kerül
   *[other] ezek egyikére kerül: { $points }
    }.
better-wins = Jó. A legjobb az lett volna, ha azonnal nyersz.
better-stops = Jó, de nem a legjobb: az { -opponent(whose: "your") } a következő körében be tudja zárni { ARTICLE($mill) } { $mill } { -mill(case: "accusative") }.

# $right, $wrong: jelölések; $missing: ami még nincs megjelölve
marks-tally = { $wrong ->
    [0] { $right ->
        [0] Semmit sem jelöltél meg.
       *[other] Amit megjelöltél, az mind jó.
    }
    [one] Egy jelölés nem jó.
   *[other] { $wrong } jelölés nem jó.
    } { $missing ->
    [0] Hiányozni viszont egy sem hiányzik.
    [one] Még egy hiányzik.
   *[other] Még { $missing } hiányzik.
    }

# $at: amit megjelöltek; $of: az a pont, amelyről a kérdés szól
not-in-placings = { ARTICLE($at, case: "upper") } { $at } { -point(case: "sublative") } nem lehet { -stone(case: "accusative") } lerakni.
not-in-captures = { ARTICLE($at, case: "upper") } { $at } { -point(case: "superessive") } álló { -stone(case: "accusative") } nem lehet levenni.
not-in-destinations = { ARTICLE($of, case: "upper") } { $of } { -point(case: "superessive") } álló { -stone } nem léphet { ARTICLE($at) } { $at } { -point(case: "sublative") }.
not-in-movable = { ARTICLE($at, case: "upper") } { $at } { -point(case: "delative") } most nem lehet lépni.
not-in-protected = { ARTICLE($at, case: "upper") } { $at } { -point(case: "superessive") } nem áll olyan { -stone }, amelyet { -mill } véd.
not-in-neighbours = { ARTICLE($at, case: "upper") } { $at } és { ARTICLE($of) } { $of } { -point } nem { -adjacent }: nem vezet { -line } közvetlenül az egyikről a másikra.
not-in-mill-points = { ARTICLE($at, case: "upper") } { $at } { -point } egyik bezárt { -mill(case: "inessive") } sincs benne.
not-in-closing = { ARTICLE($at, case: "upper") } { $at } { -point(case: "sublative") } érkező { -stone } nem zár { -mill(case: "accusative") }.
not-in-threats = Az { -enemy-stone } { ARTICLE($at) } { $at } { -point(case: "sublative") } érkezve nem zár { -mill(case: "accusative") }.
not-in-lines-of = { ARTICLE($at, case: "upper") } { $at } és { ARTICLE($of) } { $of } { -point } nem ugyanazon a { -line(case: "superessive") } van.
not-in-corners = { ARTICLE($at, case: "upper") } { $at } { -point } nem { -corner }: ott a { -square } oldala nem ér véget, hanem továbbmegy.
not-in-crossings = { ARTICLE($at, case: "upper") } { $at } { -point(case: "dative") } nincs négy szomszédja.
not-in-moves = { $action }: ez itt nem { -legal }.

judged-legal = Nem, ez nem { -legal }.
judged-illegal = Nézd meg még egyszer! Semmi sem tiltja { $action ->
    [pass] a passzt
   *[other] ezt: { $action }
    }.
wrong-reason = Valóban nem { -legal } – de más okból.
wrong-count = Nem { $said }. Számold meg még egyszer!
count-place = A { -board(case: "superessive") } { $points } { -point } van, és { $stones ->
    [one] egy { -stone } áll
   *[other] { $stones } { -stone } áll
    } rajtuk.
count-move = { $player ->
    [white] { -white(letter: "capital", case: "dative") }
   *[black] { -black(letter: "capital", case: "dative") }
    } { $stones } { -stone(whose: "their") } van, és közülük { $movable ->
    [0] egy sem
    [one] csak egy
   *[other] { $movable }
    } tud lépni.
count-capture = Az { -opponent(case: "dative") } { $stones ->
    [one] egy
   *[other] { $stones }
    } { -stone(whose: "their") } van { -on-board }, és közülük { $protected ->
    [0] egy sem
    [one] egy
   *[other] { $protected }
    } { -protected }.
count-pass = Akinek van { -legal } lehetősége, annak játszania kell.
# $profile: kinek a szabályai; $why: miért nem
compared-refused = { $profile } – nem { -legal }: { $why }
compared-legal = { $profile } – { -legal }.
wrong-prediction = Nem így van.
prediction-facts = Ekkor { -white(case: "dative") } { $white }, { -black(case: "dative") } { $black } { -stone(whose: "their") } van a { -in-hand } lévőkkel együtt, és { $player ->
    [white] { -white }
   *[black] { -black }
    } következik, akinek { $legal ->
    [one] egy
   *[other] { $legal }
    } { -legal } lehetősége van.

## Tippek és megoldások

hint-region = Nézd meg ezeket a { -point(number: "plural", case: "accusative") }: { $points }.
hint-count = { $count ->
    [0] Nincs mit megjelölnöd.
    [one] Egy jelölés kell.
   *[other] Összesen { $count } jelölés kell.
    }
hint-point = Nézd meg { ARTICLE($at) } { $at } { -point(case: "accusative") }!
hint-not = Nem ez az: { $option }.
hint-answer = A válasz: { $answer }.
hint-example = Például: { $answer }.
solution = A megoldás: { $answer }.
solution-example = Egy jó megoldás: { $answer }.
answer-two = { $first } – { $second }
nothing = egy sem

## A lecke vége

summary-stars = Kész { ARTICLE($lesson) } „{ $lesson }” { -lesson }: { $stars ->
    [3] három csillag!
    [2] két csillag.
   *[1] egy csillag.
    }
summary-tally = Hibás válasz: { $wrong }, { -hint }: { $hints }{ $shown ->
    [0] .
   *[other] , megnézett megoldás: { $shown }.
    }
summary-missed = Ezeket érdemes még egyszer átgondolnod:
summary-step = { $number }. feladat:
# $kind: mennyire szigorú; $fact: maga az állítás
summary-fact = [{ $kind }] { $fact }
# $kind: mennyire szigorú; $text: magyarázat
labelled = [{ $kind }] { $text }
kind-rule = szabály
kind-family = klubonként más
kind-advice = tanács
kind-background = háttér

## Egység végi próba

# $steps: hány feladat van
test-about = { $steps } feladat következik, { -hint } nélkül. Csillagot azért kapsz, amit elsőre eltalálsz. Semmi sem múlik rajta: ki is hagyhatod, és bármikor újra megpróbálhatod.
test-checks = Ezekről szól:
# $solution: a megoldást kérő szó
test-no-hints = Itt most nincs { -hint }. Ha beírod, hogy „{ $solution }”, megmutatom a választ, de az a feladat akkor nem számít.
