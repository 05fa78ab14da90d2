### The puzzles on the screen: choosing them, what stands beside the board.

## Choosing

training-title = Puzzles
training-intro = Win, hold or choose – against the best defence. By theme and grade, a mixed set, the { -puzzle } of the day.
training-any-theme = any
training-any-grade = any
# $theme, $grade: names
training-theme = Theme: { $theme }
training-grade = Grade: { $grade }
# $count: puzzles that fit
training-chosen = Solve these: { $count ->
    [one] one { -puzzle }
   *[other] { $count } { -puzzle(number: "plural") }
    }
training-cycle-go-on = The woodpecker: go on
# $count: puzzles in it
training-cycle-new = The woodpecker: a new set of { $count }
training-about-daily = The same for everyone who trains today.
training-about-repeat = What went wrong, or needed help, comes again until you solve it cleanly.
training-about-choice = Choose a theme, a grade or both, then solve what fits: first what is new to you, from easy to hard.
# $count: puzzles
training-faults = { $count ->
    [one] One { -puzzle } has a fault and was left out.
   *[other] { $count } faults were found in the { -puzzle(number: "plural") }; those with a fault were left out.
    } “malom check” lists them.
# $clean of $tried were solved the best way, without help
puzzle-round = { $clean } of { $tried } solved cleanly.

## Beside the board

# $rules: the name of a profile
puzzle-rules = Rules: { $rules }.
puzzle-mark-turns = To mark a { -turn }, play it; played again, it is not marked any more.
puzzle-slower = **n** goes on with it, **u** takes it back. Or play another { -turn }.
# $shown of $turns turns of the line are on the board
puzzle-refuted = { $shown ->
    [0] **n** shows it { -turn } by { -turn }.
   *[other] { $shown } of { $turns } shown: **n** and **p** step through it.
    } **u** takes your { -turn } back, **j** lets you play on and see for yourself.
puzzle-replaying = { $shown ->
    [0] **n** shows it { -turn } by { -turn }.
   *[other] { $shown } of { $turns } shown: **n** goes on, **p** goes back.
    } **x** lets you try out what else there is.
puzzle-half-solved = Press **n** for the other side.
puzzle-lost = **u** takes it back.
puzzle-exploring = You play for both sides. The signs say what each choice is worth to the side to move. **x** takes you back.
puzzle-thinking = Thinking …
puzzle-preparing = Looking up what is known …
# $larger, $smaller: stones of each side; $stage: what is done; $plies: turns from the end; $percent: of the stage
puzzle-building = Computing all { -position(number: "plural") } with { $larger } { -stone(number: "plural") } against { $smaller }, once and for all: { $stage ->
    [waiting] another Malom is at it already
    [setting-up] beginning, { $percent }%
    [propagating] { $plies ->
        [one] one { -turn }
       *[other] { $plies } { -turn(number: "plural") }
    } from the end, { $percent }%
    [checking] checking, { $percent }%
   *[writing] writing, { $percent }%
    }. You can think meanwhile.
# $fault: the error, in English
puzzle-fault = Not all could be looked up ({ $fault }); what is missing is computed each time.
# $themes: names; $count of them
puzzle-themes = { $count ->
    [one] Theme: { $themes }.
   *[other] Themes: { $themes }.
    }
puzzle-give-up-title = Give up
puzzle-give-up-ask = Shall I show you the solution? The { -puzzle } then counts as given up.

## Signs on the board, for what a choice is worth

worth-win = wins
worth-draw = { -draw }
worth-loss = loses
worth-open = unclear
