### Egy dologra egy szó: a szójegyzék szavai, hogy minden üzenet ezeket használja.
###
### Az alakot argumentum választja: { -stone(number: "plural", case: "accusative") }. Ha a kért alak hiányzik, a Fluent
### szó nélkül az alapalakot adja; a `malom check` ezt megtalálja.

## A játék

-game = kilencbábus malom
-mill-game = malom
-lasker-game = Lasker-malom
-twelve-game = tizenkétbábus malom

## A tábla

-board = { $case ->
   *[nominative] tábla
    [accusative] táblát
    [superessive] táblán
    [sublative] táblára
    [delative] tábláról
}
-square = { $number ->
   *[singular] { $case ->
       *[nominative] négyzet
        [accusative] négyzetet
    }
    [plural] { $case ->
       *[nominative] négyzetek
        [accusative] négyzeteket
    }
}
-corner = { $number ->
   *[singular] { $case ->
       *[nominative] sarok
        [accusative] sarkot
        [inessive] sarokban
    }
    [plural] { $case ->
       *[nominative] sarkok
        [accusative] sarkokat
        [inessive] sarkokban
    }
}
-midpoint = { $number ->
   *[singular] { $case ->
       *[nominative] középpont
        [accusative] középpontot
    }
    [plural] { $case ->
       *[nominative] középpontok
        [accusative] középpontokat
    }
}
-point = { $number ->
   *[singular] { $case ->
       *[nominative] pont
        [accusative] pontot
        [dative] pontnak
        [superessive] ponton
        [sublative] pontra
        [delative] pontról
    }
    [plural] { $case ->
       *[nominative] pontok
        [accusative] pontokat
        [superessive] pontokon
        [sublative] pontokra
        [delative] pontokról
    }
}
-line = { $number ->
   *[singular] { $case ->
       *[nominative] vonal
        [accusative] vonalat
        [superessive] vonalon
    }
    [plural] { $case ->
       *[nominative] vonalak
        [accusative] vonalakat
        [superessive] vonalakon
    }
}
-adjacent = szomszédos
-empty = üres
-on-board = a táblán

## A bábuk és a játékosok

-stone = { $whose ->
   *[nobody] { $number ->
       *[singular] { $case ->
           *[nominative] bábu
            [accusative] bábut
            [dative] bábunak
            [instrumental] bábuval
            [superessive] bábun
        }
        [plural] { $case ->
           *[nominative] bábuk
            [accusative] bábukat
            [dative] bábuknak
            [instrumental] bábukkal
            [superessive] bábukon
        }
    }
    [your] { $number ->
       *[singular] { $case ->
           *[nominative] bábud
            [accusative] bábudat
            [instrumental] bábuddal
        }
        [plural] { $case ->
           *[nominative] bábuid
            [accusative] bábuidat
            [instrumental] bábuiddal
        }
    }
    [their] { $number ->
       *[singular] { $case ->
           *[nominative] bábuja
            [accusative] bábuját
            [instrumental] bábujával
        }
        [plural] { $case ->
           *[nominative] bábui
            [accusative] bábuit
            [instrumental] bábuival
        }
    }
}
-white = { $letter ->
   *[small] { $case ->
       *[nominative] világos
        [accusative] világost
        [dative] világosnak
        [instrumental] világossal
        [possessor] világosé
    }
    [capital] { $case ->
       *[nominative] Világos
        [accusative] Világost
        [dative] Világosnak
        [instrumental] Világossal
        [possessor] Világosé
    }
}
-black = { $letter ->
   *[small] { $case ->
       *[nominative] sötét
        [accusative] sötétet
        [dative] sötétnek
        [instrumental] sötéttel
        [possessor] sötété
    }
    [capital] { $case ->
       *[nominative] Sötét
        [accusative] Sötétet
        [dative] Sötétnek
        [instrumental] Sötéttel
        [possessor] Sötété
    }
}
-opponent = { $whose ->
   *[nobody] { $case ->
       *[nominative] ellenfél
        [accusative] ellenfelet
        [dative] ellenfélnek
    }
    [your] { $case ->
       *[nominative] ellenfeled
        [accusative] ellenfeledet
        [dative] ellenfelednek
    }
}
-enemy-stone = { $number ->
   *[singular] { $case ->
       *[nominative] ellenfél bábuja
        [accusative] ellenfél bábuját
    }
    [plural] { $case ->
       *[nominative] ellenfél bábui
        [accusative] ellenfél bábuit
    }
}
-in-hand = { $whose ->
   *[nobody] kézben
    [your] a kezedben
}

## Körök és szakaszok

-turn = { $whose ->
   *[nobody] { $case ->
       *[nominative] kör
        [accusative] kört
        [inessive] körben
        [superessive] körön
    }
    [your] { $case ->
       *[nominative] köröd
        [accusative] körödet
        [instrumental] köröddel
        [inessive] körödben
    }
}
-turn-pair = { $case ->
   *[nominative] lépéspár
    [accusative] lépéspárt
}
-phase = { $number ->
   *[singular] { $case ->
       *[nominative] szakasz
        [accusative] szakaszt
        [inessive] szakaszban
    }
    [plural] { $case ->
       *[nominative] szakaszok
        [accusative] szakaszokat
    }
}
-placing = { $case ->
   *[nominative] lerakás
    [accusative] lerakást
    [possessed] lerakása
}
-moving = lépés
-move = { $whose ->
   *[nobody] { $number ->
       *[singular] { $case ->
           *[nominative] lépés
            [accusative] lépést
        }
        [plural] { $case ->
           *[nominative] lépések
            [accusative] lépéseket
        }
    }
    [their] lépése
}
-flying = ugrálás
-legal = { $letter ->
   *[small] szabályos
    [capital] Szabályos
}
-illegal = szabálytalan
-position = { $number ->
   *[singular] { $case ->
       *[nominative] állás
        [accusative] állást
        [inessive] állásban
    }
    [plural] { $case ->
       *[nominative] állások
        [accusative] állásokat
    }
}

## Malmok és levétel

-mill = { $number ->
   *[singular] { $case ->
       *[nominative] malom
        [accusative] malmot
        [instrumental] malommal
        [inessive] malomban
        [elative] malomból
        [allative] malomhoz
        [superessive] malmon
        [causal] malomért
        [possessed] malma
    }
    [plural] { $case ->
       *[nominative] malmok
        [accusative] malmokat
        [inessive] malmokban
        [superessive] malmokon
        [causal] malmokért
    }
}
-closing-a-mill = malmot zár
-opening-a-mill = malmot nyit
-reopening = nyitott malom
-candidate-mill = { $number ->
   *[singular] készülő malom
    [plural] készülő malmok
}
-swing-mill = csiki-csuki
-two-mills-at-once = kettős malom
-double-threat = kettős fenyegetés
-capture = { $case ->
   *[nominative] levétel
    [accusative] levételt
}
-protected = védett

## A játék vége

-blocked = { $as ->
   *[state] beszorítva
    [quality] beszorított
}
-win = { $case ->
   *[nominative] győzelem
    [accusative] győzelmet
}
-loss = { $case ->
   *[nominative] vereség
    [accusative] vereséget
}
-draw = { $case ->
   *[nominative] döntetlen
    [accusative] döntetlent
}

## A tanulás

-rules = szabályok
-house-rule = házi szabály
-lesson = { $number ->
   *[singular] lecke
    [plural] leckék
}
-puzzle = { $number ->
   *[singular] { $case ->
       *[nominative] feladvány
        [accusative] feladványt
        [possessed] feladványa
    }
    [plural] feladványok
}
-hint = { $number ->
   *[singular] tipp
    [plural] tippek
}
-misconception = { $number ->
   *[singular] tévhit
    [plural] tévhitek
}
