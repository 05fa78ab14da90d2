### A `malom game` válaszai.

game-illegal = { $player ->
    [white] { -white(letter: "capital") }
   *[black] { -black(letter: "capital") }
    }, { $number }. { -turn }: { $action } – { -illegal }.

game-legal = { $count ->
    [0] Még egyetlen { -turn } sem telt el.
    [1] Egy { -turn }, és { -legal }.
   *[other] { $count } { -turn }, mind { -legal }.
    }
game-goes-on = A játszma még tart: { $due ->
    [yes] { $player ->
        [white] { -white(case: "dative") }
       *[black] { -black(case: "dative") }
        } még le kell vennie egy { -stone(case: "accusative") }
   *[no] { $player ->
        [white] { -white }
       *[black] { -black }
        } következik
    }.
game-result-differs = A fájl szerint az eredmény { $stated }, de a lejátszott { -move(number: "plural") } nem ide vezetnek.
