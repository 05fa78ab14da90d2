### Gyakorlás feladványokkal: erősség, napok sorozata, a nap feladványa, ismétlés, fordulók.

## Milyen erős a tanuló, vagy milyen erősnek kell lenni egy feladványhoz

strength-newcomer = újonc
strength-beginner = kezdő
strength-improving = haladó
strength-practised = gyakorlott játékos
strength-strong = erős játékos
strength-expert = szakértő
strength-master = mester

# $strength: a fenti szavak egyike; $sure: yes, vagy no, amíg csak első becslés
training-strength = Az erősséged: { $strength }{ $sure ->
    [yes] .
   *[no] . Ez még csak első becslés.
    }
# $rating, $margin: pontszám; az igazi érték szinte biztosan ezen a határon belül van
training-rating = Pontszám: { $rating } ± { $margin }
# $before, $after: pontszám
training-rating-moved = Pontszám: { $before } → { $after }
# $strength: a fenti szavak egyike
training-puzzle-strength = Kinek való: { $strength }

## Mit oldjunk meg

training-mixed = Vegyesen, az erősségedhez mérve
training-by-theme = Téma szerint
training-by-grade = Nehézség szerint
training-nothing = Ilyen { -puzzle } nincs.
training-daily = A nap { -puzzle(case: "possessed") }
# $outcome: hogyan végződött a próbálkozás, az alábbi üzenetek egyike
training-daily-done = A nap { -puzzle(case: "possessed") }: { $outcome }
training-repeat = { $count ->
    [0] Nincs mit ismételned.
   *[other] Ismétlésre vár: { $count } { -puzzle }
    }

training-outcome-solved = megoldva
training-outcome-slower = megoldva, de nem a legrövidebb úton
training-outcome-failed = nem sikerült
training-outcome-hinted = { -hint } segítségével megoldva
training-outcome-given-up = feladva

## Napok sorozata

# $today: yes, vagy no, amíg hiányzik a mai feladvány
training-streak = { $days ->
    [0] Ma sorozatot kezdhetsz: elég hozzá egy { -puzzle }.
    [one] { $today ->
        [yes] Az első nap megvan. Holnap már sorozat lehet belőle.
       *[no] Tegnap elkezdted. Ha ma is megpróbálsz egy { -puzzle(case: "accusative") }, két napod lesz egymás után.
    }
   *[other] { $days } nap egymás után{ $today ->
        [yes] .
       *[no] . Ha ma is megpróbálsz egy { -puzzle(case: "accusative") }, nem szakad meg a sorozat.
    }
    }

## A harkály: ugyanaz a készlet, egyre gyorsabb fordulókban

training-cycles = Harkály: ugyanazok a { -puzzle(number: "plural") } újra meg újra, egyre gyorsabban
# $number: hányadik forduló; $puzzles feladványból $tried kész
training-cycle-now = { $number }. forduló: { $puzzles } { -puzzle } { $tried ->
    [0] vár rád
   *[other] közül { $tried } kész
    }
# $time: mennyi ideig tartott; $tried feladványból $solved, százalékban is
training-cycle-report = { $number }. forduló: { $time }, { $tried } { -puzzle } közül { $solved } hibátlan ({ $percent }%)
# $pace: faster, slower vagy same, ennyivel: $time; $accuracy: up, down vagy same, ennyi százalékponttal: $points
training-cycle-change = Az előző fordulóhoz képest { $pace ->
    [faster] ennyivel gyorsabb voltál: { $time }.
    [slower] ennyivel lassabb voltál: { $time }.
   *[same] ugyanolyan gyors voltál.
    } A pontosságod { $accuracy ->
    [up] { $points } százalékponttal javult.
    [down] { $points } százalékponttal romlott.
   *[same] nem változott.
    }
training-time = { $minutes ->
    [0] { $seconds } mp
   *[other] { $minutes } perc { $seconds } mp
    }
