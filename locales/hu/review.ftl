### A tanárok listái, az ismétlés, és a próba, amely megmutatja, hol kezdd.

## A tanár listája

# $number / $count: a lista részei
list-part = { $number }. rész, összesen { $count }
list-on = Tovább a következő részre
list-end = A lista végére értél. Szép munka!

## Ami visszajön, mielőtt elfelejtenéd

review-ask = Az ismétlés visszahozza, amit elrontottál, vagy amihez { -hint } kellett, mielőtt elfelejtenéd: naponta néhány feladatot. Belekezdjünk? Írd be, hogy „igen”:
review-not = Akkor most nem. A `malom review` bármikor újra megkérdezi.
# $count: feladatok
review-begin = { $count ->
    [0] Ma semmi sem jön vissza.
   *[other] Ma { $count } feladat jön vissza.
    }
# $days: azóta; $what: a szabályok egy ténye, egy feladvány témája vagy egy tévhit
review-why-again = { $days ->
    [0] Ma
    [1] Tegnap
   *[other] { $days } napja
    } nem sikerült: { $what }
review-why-hard = { $days ->
    [0] Ma
    [1] Tegnap
   *[other] { $days } napja
    } segítséggel ment: { $what }
review-why-good = { $days ->
    [0] Ma
    [1] Tegnap
   *[other] { $days } napja
    } sikerült, ne is felejtsd el: { $what }
review-a-puzzle = egy { -puzzle }
review-nothing = Ma semmi sem jön vissza. Amit ezután elrontasz, az majd igen.
# $count: hátralévő feladatok
review-end = { $count ->
    [0] Mára ennyi volt.
   *[other] Most ennyi elég. Még { $count } feladat vár.
    }
# $count: feladatok, a kezdőlapon
review-due = { $count ->
    [0] Ismétlés: ma semmi
   *[other] Ismétlés: ma { $count }
    }

## Hol kezdd

placement-offer = Ismered már a játékot? Tíz kérdés megmutatja, hol érdemes kezdened: `malom placement`.
placement-begin = { $count } kérdés megmutatja, hol kezdd. Mindegyik egyszer számít; amit nem tudsz, azt nyugodtan tippeld meg.
placement-question = { $number }. kérdés, összesen { $count }
# $unit: egy egység címe
placement-unit = Itt kezdd: { $unit }
placement-all = Mindezt tudod már. Válassz, amihez kedved van!

## A képernyő

do-review = ismétlés
do-place = hol kezdjem
review-title = Ismétlés
review-offer = Az ismétlés visszahozza, amit elrontottál, vagy amihez { -hint } kellett, mielőtt elfelejtenéd: naponta néhány feladatot. Belekezdjen a Malom?
# $count: a ma visszajövő feladatok
review-row = { $count ->
    [0] Ismétlés
   *[other] Ismétlés: { $count }
    }
review-off = Ki van kapcsolva. Az Enter elkezdi.
placement-title = Hol kezdjem?
placement-intro = Tíz kérdés megmutatja, hol kezdd. Bármikor abbahagyhatod.
placement-start = Ismered már a játékot? Nyomd meg a p billentyűt: tíz kérdés megmutatja, hol kezdd.
# $lesson: a címe
home-next = Következő: { $lesson }
