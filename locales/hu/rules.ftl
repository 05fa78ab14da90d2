### Amit a szabályok mondanak: miért szabálytalan egy lépés, mi történt, hogyan ért véget a játék.

## Felsorolás, hiányzó szöveg

list-last = { $others } és { $last }
message-missing = Ez a szöveg hiányzik.

## Játékosok és szakaszok

player-white = { -white(letter: "capital") }
player-black = { -black(letter: "capital") }
phase-placing = { -placing }
phase-moving = { -moving }
phase-flying = { -flying }

## Miért nem szabad

illegal-game-over = A játék már véget ért. { $outcome } Innen már nincs mit játszani.
reason-game-over = a játék már véget ért

illegal-capture-due = { $count ->
    [one] Bezártad { ARTICLE($mills) } { $mills } { -mill(case: "accusative") }, de a { -turn(whose: "your") } ezzel még nem ért véget:
   *[other] Egyszerre több { -mill(case: "accusative") } zártál be: { $mills }. Együtt is csak egy { -stone } jár értük, és a { -turn(whose: "your") } még nem ért véget:
    } { $free-count ->
    [one] most le kell venned { ARTICLE($free) } { $free } { -point(case: "superessive") } álló { -stone(case: "accusative") }, mást most nem lehet.
   *[other] most le kell venned egy { -stone(case: "accusative") }. Ezek közül választhatsz: { $free }.
    }
reason-capture-due = előbb le kell venni egy { -stone(case: "accusative") }

illegal-no-capture-due = { $standing ->
    [none] Ebben a { -turn(case: "inessive") } nem zártál { -mill(case: "accusative") }, ezért { ARTICLE($at) } { $at } { -point(case: "delative") } most nem vehetsz le { -stone(case: "accusative") }.
   *[other] { ARTICLE($standing, case: "upper") } { $standing } { -mill } már korábban is állt: azért most nem jár újabb { -capture }.
    } Előbb rakj le egy { -stone(case: "accusative") }, vagy lépj eggyel: ha ezzel { -mill(case: "accusative") } zársz, le kell venned egyet az { -opponent(whose: "your") } { -stone(whose: "their", number: "plural") } közül.
reason-no-capture-due = ebben a { -turn(case: "inessive") } nem zárult be { -mill }

illegal-pass-forbidden = Passzolni nem szabad: akinek van { -legal } lehetősége, annak játszania kell. { $player ->
    [white] { -white(letter: "capital", case: "dative") }
   *[black] { -black(letter: "capital", case: "dative") }
    } most { $count ->
    [one] egy
   *[other] { $count }
    } ilyen lehetősége van.
reason-pass-forbidden = passzolni nem szabad

illegal-stones-in-hand = Amíg van { -stone } { -in-hand(whose: "your") }, { -on-board } lévők a helyükön maradnak. Még { $left ->
    [one] egy
   *[other] { $left }
    } van { -in-hand(whose: "your") }: { $left ->
    [one] rakd le
   *[other] rakj le egyet
    } egy { -empty } { -point(case: "sublative") }.
reason-stones-in-hand = még van { -in-hand } { -stone }, azt kell lerakni

illegal-hand-empty = Már minden { -stone(whose: "your", case: "accusative") } leraktad, egy sem maradt { -in-hand(whose: "your") }. Lépj inkább { -on-board } álló { $stones } { -stone(whose: "your") } egyikével.
reason-hand-empty = nem maradt { -stone } { -in-hand }

illegal-flying-while-placing = Ugrálni csak akkor szabad, ha a { -placing } már véget ért. Három { -stone(whose: "your") } van ugyan { -on-board }, de { -in-hand(whose: "your") } még { $left ->
    [one] egy
   *[other] { $left }
    } van: { $left ->
    [one] rakd le
   *[other] rakj le egyet
    } egy { -empty } { -point(case: "sublative") }.
reason-flying-while-placing = ugrálni csak a { -placing } után szabad

illegal-not-a-point = Ezen a { -board(case: "superessive") } nincs { $at } { -point }: ott nem találkoznak { -line(number: "plural") }. Olyan { -point(case: "accusative") } válassz, ahol { -line(number: "plural") } találkoznak.
reason-not-a-point = nincs ilyen { -point }

illegal-empty = { ARTICLE($at, case: "upper") } { $at } { -point } { -empty }. Olyan { -point(case: "accusative") } válassz, ahol { -stone } áll.
reason-empty = ott nem áll { -stone }

illegal-not-your-stone = { ARTICLE($at, case: "upper") } { $at } { -point(case: "superessive") } az { -opponent(whose: "your") } { -stone(whose: "their") } áll. A saját { -stone(whose: "your", number: "plural") } egyikével lépj.
reason-not-your-stone = ott az { -enemy-stone } áll

illegal-own-stone = { ARTICLE($at, case: "upper") } { $at } { -point(case: "superessive") } a saját { -stone(whose: "your") } áll. Levenni mindig az { -enemy-stone(case: "accusative") } kell.
reason-own-stone = ott a játékos saját { -stone(whose: "their") } áll

illegal-same-point = A { -stone } már most is { ARTICLE($at) } { $at } { -point(case: "superessive") } áll. Lépni egy másik, { -empty } { -point(case: "sublative") } kell.
reason-same-point = a { -stone } a helyén maradna

illegal-occupied = { ARTICLE($at, case: "upper") } { $at } { -point(case: "superessive") } már { $own ->
    [yes] egy saját { -stone(whose: "your") }
   *[no] egy { $owner ->
        [white] { -white }
       *[black] { -black }
        } { -stone }
    } áll, és egy { -point(case: "superessive") } csak egy { -stone } fér el. Válassz { -empty } { -point(case: "accusative") }!
reason-occupied = a { -point } foglalt

illegal-protected = { ARTICLE($at, case: "upper") } { $at } { -point(case: "superessive") } álló { -stone(case: "accusative") } védi { ARTICLE($mill) } { $mill } { -mill }. Olyan { -stone(case: "accusative") } kell levenned, amely { -mill(case: "superessive") } kívül áll. { $free-count ->
    [one] Most csak { ARTICLE($free) } { $free } { -point(case: "superessive") } van ilyen.
   *[other] Ezek közül választhatsz: { $free }.
    }
reason-protected = a { -stone(case: "accusative") } védi a { -mill(case: "possessed") }

illegal-not-adjacent = { $over ->
    [none] { ARTICLE($from, case: "upper") } { $from } és { ARTICLE($to) } { $to } { -point } nem { -adjacent }: köztük van { ARTICLE($between) } { $between } { -point }.
   *[other] Ahhoz, hogy { ARTICLE($from) } { $from } { -point(case: "delative") } { ARTICLE($to) } { $to } { -point(case: "sublative") } juss, át kellene ugranod { ARTICLE($over) } { $over } { -point(case: "superessive") } álló { -stone(case: "accusative") }, azt pedig nem szabad.
    } Mindig { -line } mentén lépj, egy { -adjacent } { -empty } { -point(case: "sublative") }! { $flies-at ->
        [0] Ebben a játékban nincs ugrálás.
        [3] Ugrálni csak akkor szabad, ha pontosan három { -stone(whose: "your") } maradt; most { $stones } van.
       *[other] Ugrálni csak akkor szabad, ha pontosan { $flies-at } { -stone(whose: "your") } maradt; most { $stones } van.
    }
reason-not-adjacent = a két { -point } nem { -adjacent }

illegal-off-line = { $diagonal ->
    [yes] { ARTICLE($from, case: "upper") } { $from } { -point(case: "delative") } { ARTICLE($to) } { $to } { -point(case: "sublative") } átlósan jutnál, de arra nem vezet { -line }.
   *[no] { ARTICLE($from, case: "upper") } { $from } és { ARTICLE($to) } { $to } { -point(case: "accusative") } nem köti össze { -line }.
    } Mindig { -line } mentén lépj, egy { -adjacent } { -empty } { -point(case: "sublative") }! { $flies-at ->
        [0] Ebben a játékban nincs ugrálás.
        [3] Ugrálni csak akkor szabad, ha pontosan három { -stone(whose: "your") } maradt; most { $stones } van.
       *[other] Ugrálni csak akkor szabad, ha pontosan { $flies-at } { -stone(whose: "your") } maradt; most { $stones } van.
    }
reason-off-line = a két { -point(case: "accusative") } nem köti össze { -line }

illegal-not-caught = Ebben a { -turn(case: "inessive") } nem zártál { -mill(case: "accusative") }; most csak azt a { -stone(case: "accusative") } veheted le, amelyet két sajátod közrefogott: { $caught }. { ARTICLE($at, case: "upper") } { $at } { -point(case: "superessive") } álló nem ilyen.
reason-not-caught = a { -stone(case: "accusative") } nem fogta közre két másik

illegal-swing-mill = A { -stone(whose: "your") } megnyitná { ARTICLE($opened) } { $opened } { -mill(case: "accusative") }, és ugyanazzal a lépéssel bezárná { ARTICLE($closed) } { $closed } { -mill(case: "accusative") }. Ez a { -swing-mill } itt tilos: most csak nyisd meg az egyiket, és egy későbbi { -turn(case: "inessive") } zárd be a másikat, vagy lépj másik { -stone(case: "instrumental") }.
reason-swing-mill = egy { -stone } nem nyithat meg egy { -mill(case: "accusative") } úgy, hogy azzal a lépéssel másikat zár

illegal-closed-twice = { ARTICLE($mill, case: "upper") } { $mill } { -mill(case: "accusative") } már kétszer bezártad, és itt többször nem szabad. Lépj mást!
reason-closed-twice = ez a { -mill } már kétszer bezárult

## Mi történt

event-closed = { $count ->
    [one] Bezárult { ARTICLE($mills) } { $mills } { -mill }.
   *[other] Egyszerre több { -mill } zárult be: { $mills }.
    }
event-nothing-to-capture = Nincs levehető { -stone }, ezért a { -turn } itt véget ér.
event-moving-begins = Elfogytak a { -in-hand } lévő { -stone(number: "plural") }: mostantól lépni kell.
event-flying = { $player ->
    [white] { -white(letter: "capital", case: "dative") }
   *[black] { -black(letter: "capital", case: "dative") }
    } pontosan három { -stone(whose: "their") } maradt: mostantól ugrálhat.

## Hogyan ért véget

outcome-reduced = { $loser ->
    [white] { -white(letter: "capital", case: "dative") }
   *[black] { -black(letter: "capital", case: "dative") }
    } csak két { -stone(whose: "their") } maradt, ezért { $winner ->
    [white] { -white }
   *[black] { -black }
    } nyert.
outcome-resigned = { $loser ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } feladta, ezért { $winner ->
    [white] { -white }
   *[black] { -black }
    } nyert.
outcome-blocked = { $loser ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } { -blocked } áll, nincs { -legal } { -move(whose: "their") }, ezért { $winner ->
    [white] { -white }
   *[black] { -black }
    } nyert.
outcome-stalemate = A soron következő fél { -blocked } áll, nincs { -legal } { -move(whose: "their") }; ez itt { -draw }.
outcome-full-board = Minden { -stone } lent van, és nem maradt { -empty } { -point }: a játszma { -draw }.
outcome-repetition = Ugyanaz az { -position } { $times ->
    [3] harmadszor
   *[other] { $times } alkalommal
    } állt elő: a játszma { -draw }.
outcome-quiet = { $plies } { -turn } óta senki nem rakott le és nem vett le { -stone(case: "accusative") }: a játszma { -draw }.
outcome-agreement = A játékosok megegyeztek: a játszma { -draw }.
