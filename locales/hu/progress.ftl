### Amit a tanuló arról tud meg, hogyan őrizzük a haladását.

notice-damaged = Megsérült a fájl, amely a haladásodat őrzi. Félretettem ide: { $path }, és kezdtem egy újat.
notice-newer = A haladásodat egy újabb Malom mentette el. A fájlt félretettem ide: { $path }, és kezdtem egy újat.
notice-not-kept = A haladásodat most nem tudom elmenteni, mert ez a fájl nem írható: { $path }. A leckét ettől még végigcsinálhatod.

## Ami megvan, ahogy a `malom progress` és a kezdőlap mondja

# $done / $lessons: egy egység leckéi
progress-unit = { $lessons } leckéből { $done } megvan
# $clean / $steps: elsőre sikerült lépések; $started: a tanuló a lecke közepén tart-e
progress-first-try = { $steps ->
    [0] elkezdted
   *[other] elsőre sikerült: { $clean } / { $steps }{ $started ->
        [yes] , a közepén tartasz
       *[no] {""}
    }
    }
# $clean / $steps, oszlopban
progress-share = { $clean } / { $steps }
progress-beliefs = Tévhitek
# $state: held, open (gyakorlás alatt) vagy gone
progress-belief = { $state ->
    [held] úgy tűnik, még él
    [open] gyakorlás alatt
   *[gone] elmúlt, a gyakorlás megmutatta
    }
# $tried: feladványok; $strength: a training-strength üzenet
progress-puzzles = { $tried ->
    [0] Még egyetlen { -puzzle(case: "accusative") } sem próbáltál.
   *[other] { $tried } { -puzzle(case: "accusative") } próbáltál. { $strength }
    }

## Átvinni és elfelejteni

# $added, $known: bejegyzések
progress-imported = { $added ->
    [0] Nincs benne semmi új: minden megvolt már.
   *[other] { $added } új bejegyzés került be{ $known ->
        [0] .
       *[other] ; a többi megvolt már.
    }
    }
# $what: lesson vagy all; $lesson: a címe; $profile: a tanuló neve
progress-reset-ask = { $what ->
    [lesson] Elfelejtsek mindent, amit { $profile } ebben a leckében csinált: „{ $lesson }”?
   *[all] Elfelejtsek mindent, amit { $profile } csinált?
    } Ezt nem lehet visszavonni. Írd be, hogy „igen”:
progress-reset-done = { $what ->
    [lesson] Ez a lecke megint olyan, mintha új volna: „{ $lesson }”.
   *[all] Megint minden olyan, mintha új volna.
    }
progress-reset-not = Semmit sem felejtettem el.

## A tanár áttekintése

progress-column-learner = tanuló
progress-column-lesson = lecke
progress-column-stars = csillag
progress-column-first-try = elsőre sikerült
progress-column-belief = tévhit
progress-column-state = hol tart
progress-report-empty = Még senki sem kezdett bele egyetlen leckébe sem.
