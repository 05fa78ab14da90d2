### A feladványok a képernyőn: választás közülük, és ami a tábla mellett áll.

## Választás

training-title = Feladványok
training-intro = Nyerj, tarts vagy válassz – a legjobb védekezés ellen. Téma és nehézség szerint, vegyesen, vagy a nap { -puzzle(case: "possessed") }.
training-any-theme = bármelyik
training-any-grade = bármelyik
training-theme = Téma: { $theme }
training-grade = Nehézség: { $grade }
training-chosen = Ezeket oldom: { $count } { -puzzle }
training-cycle-go-on = Harkály: folytatás
training-cycle-new = Harkály: új készlet, { $count } { -puzzle }
training-about-daily = Ma mindenki ugyanezt kapja.
training-about-repeat = Ami nem sikerült, vagy segítség kellett hozzá, addig jön újra, amíg hibátlanul meg nem oldod.
training-about-choice = Válassz témát, nehézséget vagy mindkettőt, aztán oldd meg, ami illik rá: előbb azt, ami még új, könnyűtől nehézig.
training-faults = A feladványokban hibák vannak (számuk: { $count }); a hibásak kimaradtak. A „malom check” felsorolja őket.
puzzle-round = { $tried } { -puzzle } közül { $clean } hibátlan.

## A tábla mellett

puzzle-rules = Szabályok: { $rules }.
puzzle-mark-turns = Egy { -turn(case: "accusative") } úgy jelölsz meg, hogy lejátszod; ha újra lejátszod, lekerül róla a jelölés.
puzzle-slower = **n**: így folytatod, **u**: visszaveszed. Vagy játssz mást!
puzzle-refuted = { $shown ->
    [0] Az **n** lépésről lépésre megmutatja.
   *[other] Eddig látszik: { $shown }/{ $turns }. Az **n** előre, a **p** hátra léptet.
    } Az **u** visszaveszi, amit játszottál, a **j** billentyűvel továbbjátszhatod, hogy magad is lásd.
puzzle-replaying = { $shown ->
    [0] Az **n** lépésről lépésre megmutatja.
   *[other] Eddig látszik: { $shown }/{ $turns }. Az **n** előre, a **p** hátra léptet.
    } Az **x** billentyűvel kipróbálhatod, mi van még benne.
puzzle-half-solved = Az **n** után a másik fél következik.
puzzle-lost = Az **u** visszaveszi.
puzzle-exploring = Mindkét féllel te játszol. A jelek azt mondják meg, mit ér az egyes választás annak, aki következik. Az **x** visszavisz.
puzzle-thinking = Gondolkodom …
puzzle-preparing = Megnézem, mi ismert már …
puzzle-building = Kiszámolom az összes { -position(case: "accusative") }, amelyben az egyik félnek { $larger }, a másiknak { $smaller } { -stone(whose: "their") } van; ezt csak egyszer kell: { $stage ->
    [waiting] egy másik Malom már számolja
    [setting-up] kezdés, { $percent }%
    [propagating] { $plies } körre a végétől, { $percent }%
    [checking] ellenőrzés, { $percent }%
   *[writing] mentés, { $percent }%
    }. Közben gondolkodhatsz.
puzzle-fault = Nem sikerült mindent megnézni ({ $fault }); ami hiányzik, azt minden alkalommal újra kiszámolom.
puzzle-themes = { $count ->
    [one] Téma: { $themes }.
   *[other] Témák: { $themes }.
    }
puzzle-give-up-title = Feladás
puzzle-give-up-ask = Megmutassam a megoldást? Akkor ez a { -puzzle } feladottnak számít.

## Jelek a táblán: mit ér egy választás

worth-win = nyer
worth-draw = { -draw }
worth-loss = veszít
worth-open = nem tudni
