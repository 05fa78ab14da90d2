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
# $player: aki következik; $stones: a bábui a kézben lévőkkel együtt; $legal: szabályos lehetőségei; $way: egy közülük
missed-wins = Ez { -legal } volt, de utána folytatódik a játék: { $player ->
    [white] { -white(case: "dative") }
   *[black] { -black(case: "dative") }
    } még { $stones } { -stone(whose: "their") } és { $legal ->
    [one] egy { -legal } lehetősége van: { $way }
   *[other] { $legal } { -legal } lehetősége van, például: { $way }
    }. Azonnal is nyerhetsz!
# $outcome: hogyan ért véget a játék, mondatként
missed-wins-over = Ez { -legal } volt, de nem nyersz vele. { $outcome } Azonnal is nyerhetsz!
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

# $wrong: rossz jelölések; $missing: ami még nincs megjelölve
marks-none = Semmit sem jelöltél meg, pedig { $missing ->
    [one] egy jelölés kellene.
   *[other] { $missing } jelölés kellene.
    }
marks-missing = Amit megjelöltél, az mind jó, de { $missing ->
    [one] még egy hiányzik.
   *[other] még { $missing } hiányzik.
    }
marks-one-wrong = Ezen kívül minden jó, és semmi sem hiányzik.
marks-wrong = { $wrong } jelölés nem jó, hiányozni viszont egy sem hiányzik.
marks-both = { $wrong ->
    [one] Egy jelölés nem jó,
   *[other] { $wrong } jelölés nem jó,
    } és { $missing ->
    [one] még egy hiányzik.
   *[other] még { $missing } hiányzik.
    }

# Amiből kiderül, mit kell megjelölni, vagy hány van belőle
# $of: az a pont, amelyről a kérdés szól; $count: a szomszédai; $taken: közülük ennyin áll bábu
set-destinations = { ARTICLE($of, case: "upper") } { $of } { -point(case: "dative") } { $count } szomszédja van, és közülük { $taken ->
    [0] egy sem foglalt.
   *[other] { $taken } foglalt.
    }
set-lines = { ARTICLE($of, case: "upper") } { $of } { -point(case: "superessive") } { $count } { -line } megy át.
set-mills = { $player ->
    [white] { -white(letter: "capital", case: "dative") }
   *[black] { -black(letter: "capital", case: "dative") }
    } { $stones } { -stone(whose: "their") } van { -on-board }, és { $count ->
    [0] nincs egyetlen { -mill(case: "possessed") } sem.
   *[other] { $count } { -mill(case: "possessed") } áll.
    }
# $count: vonalak, amelyeken egy bábu híján malom állna
set-closing = { $count ->
    [0] Nincs olyan { -line }, amelyen { $player ->
        [white] { -white }
       *[black] { -black }
        } két { -stone(whose: "their") } mellett { -empty } a harmadik { -point }.
    [one] Egy olyan { -line } van, amelyen { $player ->
        [white] { -white }
       *[black] { -black }
        } két { -stone(whose: "their") } mellett { -empty } a harmadik { -point }. Odaér egy harmadik { -stone }?
   *[other] { $count } olyan { -line } van, amelyen { $player ->
        [white] { -white }
       *[black] { -black }
        } két { -stone(whose: "their") } mellett { -empty } a harmadik { -point }. Hová ér oda egy harmadik { -stone }?
    }
# $points: a tábla pontjai; $others: azok, amelyekről a kérdés nem szól
set-corners = { ARTICLE($points, case: "upper") } { $points } { -point } közül { $others } { -point(case: "dative") } kettőnél több szomszédja van.
set-crossings = { ARTICLE($points, case: "upper") } { $points } { -point } közül { $others } { -point(case: "dative") } nem négy szomszédja van.

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
    [0] még egy { -stone } sem áll
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
# $count: szabályos lehetőségek
count-pass = Akinek van { -legal } lehetősége, annak játszania kell. Itt { $count ->
    [one] egy
   *[other] { $count }
    } ilyen lehetőség van.
# $profile: kinek a szabályai; $why: miért nem
compared-refused = { $profile } – nem { -legal }: { $why }
# $action: a próbálkozás utolsó lépése; $count: hány ilyen szabályos ott
compared-legal-place = { $profile } – { -legal }: { $count ->
    [one] egyetlen { -point(case: "sublative") } lehet { -stone(case: "accusative") } lerakni, éppen erre: { $action }.
   *[other] { $count } { -point(case: "sublative") } lehet { -stone(case: "accusative") } lerakni, köztük erre: { $action }.
    }
compared-legal-move = { $profile } – { -legal }: { $count ->
    [one] csak ez az egy { -legal } { -move } van: { $action }.
   *[other] { $count } { -legal } { -move } van, köztük ez: { $action }.
    }
compared-legal-capture = { $profile } – { -legal }: { $count ->
    [one] egyetlen { -stone(case: "accusative") } lehet levenni, éppen ezt: { $action }.
   *[other] { $count } { -stone } közül lehet választani, köztük van ez: { $action }.
    }
compared-legal-pass = { $profile } – { -legal }: { $count ->
    [one] itt csak passzolni lehet.
   *[other] { $count } { -legal } lehetőség van, és az egyik a passz.
    }
# $stones: az ellenfél bábui a táblán
compared-nothing-to-capture = Az { -opponent(case: "dative") } { $stones ->
    [0] nincs { -stone(whose: "their") } { -on-board },
    [one] egy { -stone(whose: "their") } van { -on-board }, és az { -protected },
   *[other] { $stones } { -stone(whose: "their") } van { -on-board }, és mind { -protected },
    } ezért a { -turn } { -capture } nélkül ér véget.
# $right, $wrong: kiválasztott szabályok; $missing: amelyek megengednék, de nincsenek kiválasztva
compared-tally = { $wrong ->
    [0] { $right ->
        [0] Egyet sem választottál ki.
       *[other] Amit kiválasztottál, az mind jó.
    }
    [one] Egy választásod nem jó.
   *[other] { $wrong } választásod nem jó.
    } { $missing ->
    [0] Hiányozni viszont egy sem hiányzik.
    [one] Még egy hiányzik.
   *[other] Még { $missing } hiányzik.
    }
wrong-prediction-goes-on = Nem folytatódik.
wrong-prediction-too-soon = Nem nyert senki.
wrong-prediction-other = Éppen fordítva.
# $legal: a soron következő szabályos lehetőségei; $way: egy közülük
prediction-facts = Ekkor { -white(case: "dative") } { $white }, { -black(case: "dative") } { $black } { -stone(whose: "their") } van a { -in-hand } lévőkkel együtt, és { $player ->
    [white] { -white }
   *[black] { -black }
    } következik, akinek { $legal ->
    [one] egy { -legal } lehetősége van: { $way }.
   *[other] { $legal } { -legal } lehetősége van, például: { $way }.
    }
# $at: egy beszorított bábu pontja; $points: a mellette lévők; $count: hány van belőlük
blocked-facts = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } { $stones } { -stone(whose: "their") } közül egyik sem tud lépni: { ARTICLE($at) } { $at } { -point } mellett például { $count ->
    [one] foglalt az egyetlen { -point } ({ $points }).
   *[other] minden { -point } foglalt ({ $points }).
    }

# Amiből a kérdésre adott válasz következik
# $stones: bábui a táblán; $hand: bábui a kezében
choice-which-phase = { $player ->
    [white] { -white(letter: "capital", case: "dative") }
   *[black] { -black(letter: "capital", case: "dative") }
    } { $stones } { -stone(whose: "their") } van { -on-board }, { -in-hand } pedig { $hand ->
    [0] egy sem.
   *[other] { $hand }.
    }
choice-may-fly = { -white(letter: "capital", case: "dative") } { $white } { -stone(whose: "their") } van { -on-board } és { $white-hand ->
    [0] egy sem
   *[other] { $white-hand }
    } { -in-hand }, { -black(case: "dative") } { $black } { -on-board } és { $black-hand ->
    [0] egy sem
   *[other] { $black-hand }
    } { -in-hand }.
choice-who-won = { -white(letter: "capital", case: "dative") } { $white }, { -black(case: "dative") } { $black } { -stone(whose: "their") } van a { -in-hand } lévőkkel együtt.
choice-can-play = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } következik, és { $legal ->
    [one] egy { -legal } lehetősége van: { $way }.
   *[other] { $legal } { -legal } lehetősége van, például: { $way }.
    }
# $action: amivel a kör kezdődik; $mills: a malmok, amelyek ezzel bezárulnak
choice-captures = { $action }: ezzel { $count ->
    [0] nem zárul be { -mill }.
    [one] bezárul { ARTICLE($mills) } { $mills } { -mill }.
   *[other] egyszerre több { -mill } is bezárul: { $mills }.
    }

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
