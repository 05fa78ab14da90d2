### Ami a képernyőn a lecke körül áll: a tananyag, a billentyűk, a párbeszédek, a súgó.

## A tananyag

unit-rules = A { -rules }
unit-captures = Vitás levételek
unit-flying = Három bábuval
unit-clubs = Ahány klub, annyi szabály
unit-seeing = Éles szemmel
unit-tactics = Taktika
unit-placing-well = Ügyes lerakás
unit-endings = Végjátékok
unit-other-boards = Más táblák

ui-program = Malom
ui-standing = { $state ->
    [new] { $steps } feladat, még nem kezdted el.
    [started] Félbehagytad. Ott folytathatod, ahol abbahagytad.
   *[done] Kész, { $stars } csillaggal. Megcsinálhatod újra.
    }

## A tábla alatt

ui-in-hand = { -in-hand }
ui-to-move = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } következik: { $doing ->
    [placing] { -placing }
    [moving] { -moving }
    [flying] { -flying }
   *[capturing] { -capture }
    }

mark-selected = kijelölve
mark-target = ide mehet
mark-mill = { -mill }
mark-free = levehető
mark-last-turn = utolsó { -turn }
mark-hinted = { -hint }
mark-wrong = nem jó

## A feladat alatt

ui-marked = { $count ->
    [0] Még semmit sem jelöltél meg.
   *[other] Megjelölve: { $marks }.
    } Ha mindet megjelölted, nyomd meg az **o** billentyűt!
ui-mark-moves = Lépést úgy jelölsz meg, hogy kiválasztod a { -stone(case: "accusative") }, aztán a { -point(case: "accusative") }, ahová megy.
ui-exploring = Próbálgass kedvedre, mindkét fél bábuival! Itt semmi sem számít; az **x** visszavisz.
ui-replaying = Az **n** billentyűvel lépésről lépésre lejátszhatod.

## Billentyűk

key-board = nyilak/g1
key-row = 1–7
key-list = nyilak
key-digit = { $count ->
    [1] 1
   *[other] 1–{ $count }
    }
key-enter = Enter
key-next = Enter/n
key-page = PgUp/PgDn
key-esc = Esc

do-point = { -point }
do-row = { $context ->
    [help] a { -point } sora, a betűje után
   *[other] sor
    }
do-list = mozgás
do-choose = választás
do-act = { $context ->
    [searching] kész
    [question] kipróbálom
    [home] indítás
    [marking] jelölés
    [marking-puzzle] jelölés
   *[other] választás
    }
do-next = { $context ->
    [opening] kezdés
   *[other] tovább
    }
do-hand-in = kész
do-explore = { $context ->
    [exploring] vissza a feladathoz
    [trying] vissza
   *[other] próbálgatás
    }
do-hint = { -hint }
do-undo = visszavonás
do-solution = { $context ->
    [puzzle] feladás
    [marking-puzzle] feladás
    [help] megoldás, feladás
   *[other] megoldás
    }
do-pass = passz
do-previous = előző
do-play-on = továbbjátszás
do-again = megint
do-train = { -puzzle(number: "plural") }
do-questions = kérdések
do-glossary = szavak
do-search = keresés
do-number = számmal
do-steps = feladatok
do-scroll = görgetés
do-language = nyelv
do-colours = színek
do-ascii = ASCII jelek
do-report = hibajelentés
do-help = súgó
do-leave = { $context ->
    [searching] vissza
    [question] vissza
    [word] vissza
    [dialog] bezárás
    [typing] mégsem
    [exploring] vissza
    [help] vissza
    [trying] vissza
    [drill] gyakorlások
    [list] vissza
    [puzzle] { -puzzle(number: "plural") }
    [marking-puzzle] { -puzzle(number: "plural") }
    [puzzle-done] { -puzzle(number: "plural") }
   *[other] { -lesson(number: "plural") }
    }
do-quit = kilépés

## Párbeszédek

ui-answer-yes = Igen
ui-answer-no = Nem
ui-answer-go-on = Tovább
ui-notice-title = Mielőtt folytatod
ui-solution-title = Megoldás
ui-solution-ask = Megmutassam a megoldást? Akkor ez a feladat a csillagoknál nem számít megoldottnak.
ui-restart-title = Elölről
ui-restart-ask = Elölről kezded ezt a leckét? Akkor elvész, amit eddig megoldottál benne.
ui-steps-title = Feladatok
ui-steps-restart = A { -lesson } elölről
ui-report-title = Hibajelentés
ui-report-how = Ha hibát találtál, ezeket a sorokat is küldd el, amikor megírod. Másoláshoz tartsd lenyomva a Shiftet, és húzd végig rajtuk az egeret.

## Súgó

ui-help-title = Súgó
ui-help-rules = A { -rules } röviden
ui-help-marks = Jelek a { -board(case: "superessive") }
ui-help-keys = Billentyűk
rules-placing = 1. { -white(letter: "capital") } kezd. A két fél felváltva rak le egy-egy { -stone(case: "accusative") } egy { -empty } { -point(case: "sublative") }, amíg mindkettő le nem rakta mind { ARTICLE($stones) } { $stones } { -stone(whose: "their", case: "accusative") }.
rules-mill = 2. Ha egy { -line(case: "superessive") } három azonos színű { -stone } áll, az { -mill }.
rules-capture = 3. Aki { -mill(case: "accusative") } zár, annak még ugyanabban a { -turn(case: "inessive") } le kell vennie egyet az { -opponent } { -stone(whose: "their", number: "plural") } közül. A { -mill(case: "inessive") } álló { -stone } { -protected }, kivéve, ha az { -opponent(case: "dative") } { -on-board } minden { -stone(whose: "their") } { -mill(case: "inessive") } áll.
rules-moving = 4. Utána lépni kell: { -line } mentén, egy { -adjacent } { -empty } { -point(case: "sublative") }. Passzolni nem szabad.
rules-flying = 5. Akinek a { -placing } után pontosan { $flies-at } { -stone(whose: "their") } maradt, ugrálhat: bármelyikkel bármelyik { -empty } { -point(case: "sublative") } léphet.
rules-ending = 6. Veszít, akinek a { -in-hand } lévőkkel együtt sincs már { $loses-below } { -stone(whose: "their") }, vagy aki következik, de nem tud lépni.

## A lecke végén

ui-end-next = Következő { -lesson }: { $lesson }
ui-end-again = Ugyanez a { -lesson } újra
ui-end-home = Vissza a leckékhez

## Az ablak

ui-too-small = Ez az ablak túl kicsi. A Malomnak { $columns } oszlop és { $rows } sor kell, itt pedig { $width } és { $height } van. Nagyítsd meg, ha folytatni szeretnéd, vagy lépj ki a q billentyűvel.

## Kérdések és szójegyzék

questions-title = Gyakori kérdések
questions-title-intro = Amit a szabályokról kérdezni szoktak, rövid válaszokkal.
# $command: amit a parancssorba kell írni
questions-try = Próbáld ki: { $command }
glossary-title = Szójegyzék
glossary-title-intro = A játék szavai mindegyik nyelven.
# $names: a szó más nevei
glossary-also = másképp: { $names }
# $count: hány találat van
search-found = Találat: { $count }
