### Célzott gyakorlás: egyetlen szabály, újra meg újra, véletlenszerű állásokon.

## Választás

drill-title = Célzott gyakorlás
drill-about = Minden gyakorlás egy-egy { -misconception }ről szól. Az állások véletlenszerűen készülnek: az egyik felükben a { -misconception } tévútra visz, a másikban nem. Akkor van vége, ha az utolsó tíz válaszodból nyolc jó.
drill-standing = { $state ->
    [gone] Ezen már túl vagy. De újra is nekivághatsz.
   *[open] Ezt még nem gyakoroltad végig.
    }
drill-making = Egy pillanat: készülnek az állások.
drill-barren = Itt nincs mit gyakorolni.
drill-list = Melyiket gyakoroljuk?
# A felsorolásban a név után áll
drill-mark-gone =  – ezen már túl vagy
# $count: ahány a felsorolásban van
drill-choose = Írj be egy számot 1 és { $count } között, vagy azt, hogy „kilépek”!
do-drill = gyakorlás

## Gyakorlás közben

# $name: a tévhit
drill-of = Igaz-e, hogy { $name }?
drill-intro = Tényleg így van? Aki ezt hiszi, itt hol téved, hol nem. Ha az utolsó tíz válaszodból nyolc elsőre és segítség nélkül jó, vége a gyakorlásnak.
drill-number = { $number }. kérdés
# $right: ennyi jó a számító $counted válaszból
drill-score = jó válasz: { $right }/{ $counted }
# $turns: ami előtte történt
drill-told = Így jutottatok idáig: { $turns }.
drill-turn = { $player ->
    [white] { -white }
   *[black] { -black }
    } { $turn }
drill-right = Helyes.
drill-wrong = Nem így van.

## A kérdések

# $player: aki következik
drill-captures = Jelöld meg az összes { -stone(case: "accusative") }, amelyet { $player ->
    [white] { -white }
   *[black] { -black }
    } most levehet!
# $action: a pont
drill-destinations = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } következik. Jelöld meg az összes { -point(case: "accusative") }, ahová { ARTICLE($action) } { $action } { -point(case: "superessive") } álló { -stone } most mehet!
drill-mill-points = Jelöld meg az összes { $player ->
    [white] { -white }
   *[black] { -black }
    } { -stone(case: "accusative") }, amely { -mill(case: "inessive") } áll!
drill-closing = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } következik. Jelöld meg az összes { -empty } { -point(case: "accusative") }, ahol most { -mill(case: "accusative") } zárhat!
# $due: yes, ha levétel következik, és ezt nem szabad elárulni; $closed: a bezárt malmok
drill-judge = { $due ->
    [yes] { $player ->
        [white] { -white(letter: "capital") }
       *[black] { -black(letter: "capital") }
    } az imént { -mill(case: "accusative") } zárt ({ $closed }).
   *[no] { $player ->
        [white] { -white(letter: "capital") }
       *[black] { -black(letter: "capital") }
    } következik.
    }
drill-how-many = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } ezt játssza: { $action }. Hány { -stone(case: "accusative") } vesz le ebben a { -turn(case: "inessive") }?
    .option-none = Egyet sem
    .option-one = Egyet
    .option-two = Kettőt
drill-may-fly = Ki ugrálhat, amikor ő következik?
    .option-white = Csak { -white }
    .option-black = Csak { -black }
    .option-both = Mindketten
    .option-neither = Egyikük sem
drill-who-won = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } következik. Nyert már valaki?
    .option-white = { -white(letter: "capital") } nyert
    .option-black = { -black(letter: "capital") } nyert
    .option-nobody = Senki sem nyert
drill-predict = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } következik.

## A vége

# $drill: amiről szólt; $answered: ahány kérdésre válaszoltál; $right: az utolsó $counted válaszból ennyi jó
drill-gone = „{ $drill }” Nem – és ezt már te is tudod: az utolsó { $counted } válaszodból { $right } jó volt. Összesen { $answered } kérdésre válaszoltál.
drill-not-yet = „{ $drill }” Nem – de ez még nem ül biztosan: az utolsó { $counted } válaszodból { $right } volt jó, pedig tízből nyolc kell. Próbáld meg újra, ma vagy holnap: más kérdéseket kapsz majd.
drill-again = Ugyanez a gyakorlás még egyszer
drill-others = Másik gyakorlás
