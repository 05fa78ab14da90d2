### Amit a soronkénti mód mond, és a szavak, amelyeket megért.

## Beírható szavak
##
## Ami többféleképpen is mondható, azt | választja el; a súgó az elsőt mutatja. A … helyére egy pont kerül. Nagybetű és
## ékezet nem számít, és az angol szavakat minden nyelven megérti.

word-hint = tipp
word-undo = vissza
word-solution = megoldás
word-next = tovább | következő
word-back = előző
word-pass = passz | passzolok
word-play-on = továbbjátszom | továbbjátszás
word-explore = felfedezés | elemzés
word-help = súgó | segítség | ?
word-quit = kilép | kilépek
word-board = tábla | állás
word-at = pont … | … pont | mi … | mi van …
word-near = … mellett | mellett … | … szomszédai
word-mills = malmok | malom
word-hands = kéz | kezek | kézben
word-turn = kör | ki jön
word-none = egy sem | egyik sem | semmi | nincs
word-yes = igen | i
word-no = nem | n

## A súgó

plain-help = Ezeket is beírhatod:
# $word: a szó; $meaning: mire jó
plain-help-word = { $word }: { $meaning }
means-hint = egy kis segítség; ha újra kéred, egyre több
means-undo = az utolsó válasz visszavonása
means-solution = a megoldás, de akkor a feladat nem számít megoldottnak
means-next = a következő feladat, ha ez már meg van oldva; az üres sor is továbbvisz
means-back = az előző feladat
means-pass = a { -turn(whose: "your") } kihagyása, ha szerinted szabad
means-play-on = továbbjátszani ott, ahol már elrontottad, hogy magad lásd
means-explore = ha kész: minden { -turn }, és hogy mennyit ér
means-board = az { -position }
means-at = mi áll egy { -point(case: "superessive") }
means-near = a { -adjacent } { -point(number: "plural") }, és ami rajtuk áll
means-mills = a { -board(case: "superessive") } álló { -mill(number: "plural") }
means-hands = a { -in-hand } lévő { -stone(number: "plural") }
means-turn = ki következik
means-help = ez a lista
means-quit = kilépés a leckéből

## A lecke körül

# $help: a súgó szava
plain-start = Írd be a válaszaidat! Ha azt írod be, hogy „{ $help }”, megtudod, mi mást írhatsz még.
plain-resumed = Onnan folytatod, ahol abbahagytad.
plain-step = { $number }. feladat (összesen { $count })
plain-go-on = Üres sorral mehetsz tovább.
plain-first-step = Ez az első feladat.
plain-undone = Visszavonva.
plain-nothing-to-undo = Nincs mit visszavonni.
plain-already-solved = Ez a feladat már meg van oldva.
plain-not-text = Ez a sor nem olvasható szöveg (UTF-8). Írd be újra!

## Ami válaszként beírható

# $how: a következő üzenetek egyike
plain-not-understood = Ezt itt nem értem válasznak. { $how }
type-place = Írd be, melyik { -point(case: "sublative") } raksz le { -stone(case: "accusative") }, például d6; ha pedig { -capture } is jár érte, azt is, mit veszel le: d6 xb4.
type-move = Írd be a { -move(case: "accusative") }, például a1-a4; ha pedig { -capture } is jár érte, azt is, mit veszel le: a1-a4 xb4.
type-capture = Írd be, melyik { -point(case: "delative") } veszel le { -stone(case: "accusative") }, például d6.
# $none: az üres halmaz szava
type-points = Írd egy sorba az összes { -point(case: "accusative") }, például a1 d6 g4; ha nincs ilyen, írd azt, hogy „{ $none }”.
type-moves = Írd egy sorba az összes { -move(case: "accusative") }, például a1-a4 d6-d7; ha nincs ilyen, írd azt, hogy „{ $none }”.
# $yes, $no: beírható szavak
type-verdict = Írd be: „{ $yes }” vagy „{ $no }”.
# $count: ahány válasz közül lehet választani
type-option = Írd be a válaszod sorszámát (1–{ $count }).
# $counts: számok, felsorolva
type-count = Írd be a helyes számot ezek közül: { $counts }.
# $none: az üres halmaz szava
type-several = Írd egy sorba mindegyik választásod sorszámát, például 1 2; ha nincs ilyen, írd azt, hogy „{ $none }”.
type-next = Üres sorral mehetsz tovább a következő feladatra.

## Az állás

# $turn: egy kör, például g4–g1 xd2
tell-played = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } így játszott: { $turn }.
# $count: ahány bábu a táblán áll; $points: ahol állnak; $hand: ahány kézben van
tell-stones = { $count ->
    [0] { $player ->
        [white] { -white(letter: "capital", case: "dative") }
       *[black] { -black(letter: "capital", case: "dative") }
        } nincs { -stone(whose: "their") } { -on-board }
    [one] { $player ->
        [white] { -white(letter: "capital") }
       *[black] { -black(letter: "capital") }
        } { -stone(whose: "their") }: { $points }
   *[other] { $player ->
        [white] { -white(letter: "capital") }
       *[black] { -black(letter: "capital") }
        } { -stone(whose: "their", number: "plural") }: { $points }
    }; { -in-hand } { $hand ->
    [0] egy sem
   *[other] { $hand }
    }.
tell-turn = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } következik.
# $mills: az imént bezárt malmok
tell-capture = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } bezárta { ARTICLE($mills) } { $mills } { -mill(case: "accusative") }, és most le kell vennie egy { -stone(case: "accusative") }.

tell-at-nowhere = Ezen a { -board(case: "superessive") } nincs { $at } { -point }.
tell-at-empty = { $at }: { -empty }.
# $count: ahány malomban áll; $protected: védik-e azok
tell-at-stone = { $at }: { $stone ->
    [white] { -white }
   *[black] { -black }
    } { -stone }{ $count ->
    [0] , nem áll { -mill(case: "inessive") }.
   *[other] , { ARTICLE($mills) } { $mills } { -mill(case: "inessive") }{ $protected ->
        [yes] , { -protected }.
       *[no] .
    }
    }
# $neighbours: a szomszédok felsorolva
tell-near = { ARTICLE($at, case: "upper") } { $at } { -point } szomszédai: { $neighbours }.
tell-neighbour = { $at } ({ $stone ->
    [white] { -white }
    [black] { -black }
   *[none] { -empty }
    })
tell-mills = { $player ->
    [white] { -white(letter: "capital", case: "dative") }
   *[black] { -black(letter: "capital", case: "dative") }
    } { $count ->
    [0] nincs { -mill(case: "possessed") }.
    [one] van { -mill(case: "possessed") }: { $mills }.
   *[other] { $count } { -mill(case: "possessed") } van: { $mills }.
    }
# asked about the turn where the step asks the same
tell-asked = Éppen ez itt a kérdés.
tell-hands = Ennyi { -stone } van { -in-hand }: { -white } { $white }, { -black } { $black }.

## Válaszok, elmondva

# $points: ahová a kiválasztott bábu léphet
tell-chosen = { ARTICLE($at, case: "upper") } { $at } { -point(case: "superessive") } álló { -stone(case: "accusative") } választottad. { $count ->
    [0] Nem tud lépni.
   *[other] Ide léphet: { $points }. Írd be, hová!
    }
# $marks: pontok vagy lépések
tell-wrong-marks = Nem jó: { $marks }.
replay-place = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } lerak egy { -stone(case: "accusative") } { ARTICLE($at) } { $at } { -point(case: "sublative") }.
replay-move = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } { ARTICLE($from) } { $from } { -point(case: "delative") } { ARTICLE($at) } { $at } { -point(case: "sublative") } lép.
replay-capture = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    } leveszi { ARTICLE($at) } { $at } { -point(case: "superessive") } álló { -stone(case: "accusative") }.
