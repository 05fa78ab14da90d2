### Puzzles: what is to be reached, what they are about, how hard they are.

## Goals. Each is said to the side that is to move.

# $side: the learner's side
# $turns: the most turns of the learner
goal-win = You play { $side ->
    [white] { -white }
   *[black] { -black }
    }. { $turns ->
    [one] Win with your next { -turn }.
   *[other] Win within { $turns } { -turn(number: "plural") }.
    }
goal-both = Whoever is to move wins here: solve it once for each side. You play { $side ->
    [white] { -white }
   *[black] { -black }
    } now. { $turns ->
    [one] Win with your next { -turn }.
   *[other] Win within { $turns } { -turn(number: "plural") }.
    }
# $turns: the turns of the learner after which it must still be a draw
goal-hold = You play { $side ->
    [white] { -white }
   *[black] { -black }
    }. There is no { -win } here: hold the { -draw } for { $turns ->
    [one] one { -turn }
   *[other] { $turns } { -turn(number: "plural") }
    }.
goal-capture = You play { $side ->
    [white] { -white }
   *[black] { -black }
    }. Which { -stone } should you take? Play the whole { -turn }.
goal-non-losing-points = You play { $side ->
    [white] { -white }
   *[black] { -black }
    }. Mark every { -point } where you can place a { -stone } now without losing.
goal-non-losing-turns = You play { $side ->
    [white] { -white }
   *[black] { -black }
    }. Mark every { -turn } that does not lose.

## Themes: a name, and the idea as a first hint

theme-swing-mill = { -swing-mill }
    .idea = Look for a { -stone } that leaves one { -mill } and closes another with the same { -move }.
theme-reopen-mill = opening a { -mill } to close it again
    .idea = A { -mill } that stands gives nothing. Which of its { -stone(number: "plural") } can step out and come back?
theme-double-threat = { -double-threat }
    .idea = Threaten two { -mill(number: "plural") } at once: your { -opponent } can stop only one.
theme-shared-point = shared { -point }
    .idea = Two { -candidate-mill(number: "plural") } meet in one { -empty } { -point }. Whoever gets there first decides both.
theme-block = shutting the { -opponent } in
    .idea = You can win without taking any more. Where can the { -enemy-stone(number: "plural") } still go?
theme-stop-mill = stopping a { -mill }
    .idea = What would your { -opponent } play now? One { -point } is missing from a { -mill }: be there first.
theme-quiet-key = quiet first { -turn }
    .idea = Don’t close anything yet. Look for a quiet { -turn } that prepares more than one { -mill }.
theme-sacrifice = sacrifice
    .idea = You can spare a { -stone } here. What is your { -opponent } drawn away from while taking it?
theme-capture-choice = which { -stone } to take
    .idea = Closing the { -mill } is the easy part. Which { -stone } would your { -opponent } miss most?
theme-keep-from-flying = keeping the { -opponent } from { -flying }
    .idea = With three { -stone(number: "plural") } your { -opponent } flies. Prepare everything while there are still four.
theme-flight = { -flying }
    .idea = You are { -flying }: any { -stone } may go to any { -empty } { -point }. Look beyond the neighbours.

## Grades, from the easiest

grade-1 = warm-up
grade-2 = easy
grade-3 = medium
grade-4 = tricky
grade-5 = hard
grade-6 = masterly
