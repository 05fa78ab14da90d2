### What the tutor says: questions, answers to attempts, hints, the end page.

## Questions beneath the prompt

# $action: an action, such as d6, a1–a4 or xd2
ask-legal = { $action ->
    [pass] To pass
   *[other] { $action }
    }: is that { -legal }?
ask-reason = { $action ->
    [pass] Why is passing
   *[other] Why is { $action }
    } not { -legal }?
ask-count-place = Right, it is. On how many { -point(number: "plural") } may a { -stone } be placed now?
ask-count-move = Right, it is. How many { -legal } { -move(number: "plural") } are there in all?
ask-count-capture = Right, it is. How many { -stone(number: "plural") } are there to choose from?
ask-count-pass = Right, it is. In how many ways can one pass?
# $turn: a turn, such as a1–a4 xd2
ask-prediction = After { $turn }: has anybody won, or does the game go on?
ask-prediction-now = Has anybody won, or does the game go on?

# $turn: an action or a turn, such as a1–a4 xd2
ask-compare = { $turn ->
    [pass] To pass
   *[other] { $turn }
    }: where is that { -legal }? Choose every one that fits.

label-yes = Yes
label-no = No
label-count = { $count }
predict-white-wins = { -white } has won
predict-black-wins = { -black } has won
predict-goes-on = The game goes on

## After an attempt

# $opponent: the side whose stone is taken
feedback-capture-due = Your { -turn } is not over yet: take a { $opponent ->
    [white] { -white(as: "colour") }
   *[black] { -black(as: "colour") }
    } { -stone } off the { -board }.
not-yet = First solve this step – or ask for the solution.

missed-unfinished = The { -capture } is still missing from this { -turn }.
missed-closes = That was { -legal }, but it does not close the { -mill } { $mill }. Try again.
missed-takes = That was { -legal }, but another { -stone } should go: { $count ->
    [one] the one on { $points }
   *[other] one of those on { $points }
    }.
missed-from = That was { -legal }, but the { -stone } to move stands on { $at }.
missed-to = That was { -legal }, but the { -stone } should go to { $count ->
    [one] { $points }
   *[other] one of { $points }
    }.
# $player: whose turn it is; $stones: its stones, those in hand included; $legal: its legal actions; $way: one of them
missed-wins = That was { -legal }, but the game goes on: { $player ->
    [white] { -white }
   *[black] { -black }
    } has { $stones } { -stone(number: "plural") } left and { $legal ->
    [one] can play { $way }
   *[other] { $legal } { -legal } choices, { $way } among them
    }. You can win at once.
# $outcome: how the game ended, as a sentence
missed-wins-over = That was { -legal }, but it does not win. { $outcome } You can win at once.
missed-stops = That was { -legal }, but now your { -opponent } can close the { -mill } { $mill }.

better-unfinished = Good – though a { -capture } would have been part of it.
better-closes = Good. Best of all would have been a { -turn } that closes the { -mill } { $mill } as well.
better-takes = Good. Best of all would have been to take { $count ->
    [one] the { -stone } on { $points }
   *[other] one of the { -stone(number: "plural") } on { $points }
    }.
better-from = Good. Best of all would have been to move the { -stone } on { $at }.
better-to = Good. Best of all would have been to go to { $count ->
    [one] { $points }
   *[other] one of { $points }
    }.
better-wins = Good. Best of all would have been to win at once.
better-stops = Good, but not the best: your { -opponent } can still close the { -mill } { $mill } next.

# $wrong: marks that don’t belong; $missing: what is not marked yet
marks-none = Nothing is marked yet, and { $missing ->
    [one] one is missing.
   *[other] { $missing } are missing.
    }
marks-missing = All that you marked belongs there, and { $missing ->
    [one] one more is missing.
   *[other] { $missing } more are missing.
    }
marks-one-wrong = Apart from that, nothing is wrong or missing.
marks-wrong = { $wrong } marks do not belong there, and none is missing.
marks-both = { $wrong ->
    [one] One mark does not belong there
   *[other] { $wrong } marks do not belong there
    }, and { $missing ->
    [one] one more is missing.
   *[other] { $missing } more are missing.
    }

# What it follows from which points or moves are to be marked, or how many there are
# $of: the point that is asked about; $count: its neighbours; $taken: those on which a stone stands
set-destinations = { $of } has { $count } neighbours, and { $taken ->
    [0] none of them is taken.
    [one] one of them is taken.
   *[other] { $taken } of them are taken.
    }
set-lines = { $count ->
    [one] One { -line } runs
   *[other] { $count } { -line(number: "plural") } run
    } through { $of }.
set-mills = { $player ->
    [white] { -white }
   *[black] { -black }
    } has { $stones } { -stone(number: "plural") } { -on-board } and { $count ->
    [0] no { -mill }.
    [one] one { -mill }.
   *[other] { $count } { -mill(number: "plural") }.
    }
# $count: lines on which a stone is all that a mill lacks
set-closing = { $player ->
    [white] { -white }
   *[black] { -black }
    } has { $count ->
    [0] no { -line } with two { -stone(number: "plural") } and an { -empty } { -point }.
    [one] one { -line } with two { -stone(number: "plural") } and an { -empty } { -point }: can a third { -stone } get there?
   *[other] { $count } { -line(number: "plural") } with two { -stone(number: "plural") } and an { -empty } { -point }: where can a third { -stone } get there?
    }
# $points: points of the board; $others: those that are not asked for
set-corners = Of the { $points } { -point(number: "plural") }, { $others } have more than two neighbours.
set-crossings = Of the { $points } { -point(number: "plural") }, { $others } do not have four neighbours.

# $at: what was marked; $of: the point that the question is about
not-in-placings = No { -stone } may be placed on { $at }.
not-in-captures = The { -stone } on { $at } may not be taken.
not-in-destinations = The { -stone } on { $of } cannot go to { $at }.
not-in-movable = You have no { -stone } that can move from { $at }.
not-in-protected = On { $at } no { -stone } is { -protected } by a { -mill }.
not-in-neighbours = { $at } is not { -adjacent } to { $of }: no { -line } leads straight from one to the other.
not-in-mill-points = { $at } is not part of a { -mill } of yours.
not-in-closing = A { -stone } that arrives on { $at } closes no { -mill }.
not-in-threats = A { -stone } of the { -opponent } that arrives on { $at } closes no { -mill }.
not-in-lines-of = { $at } and { $of } are not on the same { -line }.
not-in-corners = { $at } is no { -corner }: the { -line(number: "plural") } do not turn there, they meet.
not-in-crossings = { $at } does not have four neighbours.
not-in-moves = { $action } is not { -legal } here.

judged-legal = No, this is not { -legal }.
judged-illegal = Look again: nothing forbids { $action }.
wrong-reason = True, it is not { -legal } – but for another reason.
wrong-count = Not { $said }. Count once more.
count-place = The { -board } has { $points } { -point(number: "plural") }, and { $stones ->
    [0] no { -stone } stands
    [one] one { -stone } stands
   *[other] { $stones } { -stone(number: "plural") } stand
    } on it.
count-move = { $movable ->
    [0] None
   *[other] { $movable }
    } of { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { $stones } { -stone(number: "plural") } can move.
count-capture = { $stones ->
    [one] One enemy { -stone } is
   *[other] { $stones } enemy { -stone(number: "plural") } are
    } on the { -board }; { $protected ->
    [0] none is
    [one] one is
   *[other] { $protected } are
    } { -protected }.
# $count: legal actions
count-pass = Whoever can play has to play. Here there { $count ->
    [one] is one { -legal } choice.
   *[other] are { $count } { -legal } choices.
    }
# $profile: whose rules; $why: why not
compared-refused = { $profile } – not { -legal }: { $why }
# $action: the last action of what is tried; $count: how many such are legal there
compared-legal-place = { $profile } – { -legal }: { $action } is { $count ->
    [one] the only { -point } where a { -stone } may be placed.
   *[other] one of { $count } { -point(number: "plural") } where a { -stone } may be placed.
    }
compared-legal-move = { $profile } – { -legal }: { $action } is { $count ->
    [one] the only { -legal } { -move }.
   *[other] one of { $count } { -legal } { -move(number: "plural") }.
    }
compared-legal-capture = { $profile } – { -legal }: { $action } takes { $count ->
    [one] the only { -stone } that may be taken.
   *[other] one of { $count } { -stone(number: "plural") } that may be taken.
    }
compared-legal-pass = { $profile } – { -legal }: passing is { $count ->
    [one] all that can be done.
   *[other] one of { $count } { -legal } choices.
    }
# $stones: enemy stones on the board
compared-nothing-to-capture = { $stones ->
    [0] There is no { -enemy-stone } { -on-board }
    [one] The only { -enemy-stone } is { -protected }
   *[other] All { $stones } { -enemy-stone(number: "plural") } are { -protected }
    }, so the { -turn } ends without a { -capture }.
# $right, $wrong: rules that were chosen; $missing: rules that were not, though they allow it
compared-tally = { $wrong ->
    [0] { $right ->
        [0] You have chosen none
       *[other] All that you have chosen is right
    }
    [one] One choice is wrong
   *[other] { $wrong } choices are wrong
    }{ $missing ->
    [0] , and none is missing.
    [one] , and one more is missing.
   *[other] , and { $missing } more are missing.
    }
wrong-prediction-goes-on = No, it does not go on.
wrong-prediction-too-soon = No, nobody has won.
wrong-prediction-other = No, the other way round.
# $legal: the legal actions of the side to move; $way: one of them
prediction-facts = That leaves { -white } with { $white } { -stone(number: "plural") } and { -black } with { $black }, counting those { -in-hand }. It is { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { -turn }, with { $legal ->
    [one] one { -legal } choice: { $way }.
   *[other] { $legal } { -legal } choices, { $way } among them.
    }
# $at: the point of a blocked stone; $points: those beside it; $count: how many these are
blocked-facts = None of { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { $stones } { -stone(number: "plural") } can move. Beside { $at }, for instance, { $count ->
    [one] { $points } is taken.
   *[other] { $points } are taken.
    }

# What the answer to a question follows from
# $stones: a side’s stones on the board; $hand: its stones in hand
choice-which-phase = { $player ->
    [white] { -white }
   *[black] { -black }
    } has { $stones } { $stones ->
    [one] { -stone }
   *[other] { -stone(number: "plural") }
    } { -on-board } and { $hand ->
    [0] none
   *[other] { $hand }
    } { -in-hand }.
choice-may-fly = { -white } has { $white } { -on-board } and { $white-hand ->
    [0] none
   *[other] { $white-hand }
    } { -in-hand }, { -black } { $black } { -on-board } and { $black-hand ->
    [0] none
   *[other] { $black-hand }
    } { -in-hand }.
choice-who-won = { -white } has { $white } { -stone(number: "plural") } and { -black } { $black }, counting those { -in-hand }.
choice-can-play = It is { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { -turn }, with { $legal ->
    [one] one { -legal } choice: { $way }.
   *[other] { $legal } { -legal } choices, { $way } among them.
    }
# $action: the action that the turn begins with; $mills: the mills that it closes
choice-captures = { $action } closes { $count ->
    [0] no { -mill }.
    [one] the { -mill } { $mills }.
   *[other] the { -mill(number: "plural") } { $mills }.
    }

## Hints and solutions

hint-region = Look at these { -point(number: "plural") }: { $points }.
hint-count = { $count ->
    [0] There is nothing to mark.
    [one] There is one to mark.
   *[other] There are { $count } to mark.
    }
hint-point = Look at { $at }.
hint-not = It is not this: { $option }.
hint-answer = The answer: { $answer }.
hint-example = For example: { $answer }.
solution = The solution: { $answer }.
solution-example = One solution: { $answer }.
answer-two = { $first }: { $second }
nothing = none

## The end of a lesson

summary-stars = “{ $lesson }” is done: { $stars ->
    [3] three stars!
    [2] two stars.
   *[1] one star.
    }
summary-tally = Wrong attempts: { $wrong }. Hints: { $hints }{ $shown ->
    [0] .
   *[other] . Solutions shown: { $shown }.
    }
summary-missed = Worth another look:
summary-step = Step { $number }:
# $kind: how firmly the fact holds; $fact: the fact
summary-fact = [{ $kind }] { $fact }
# $kind: how firmly it holds; $text: an explanation
labelled = [{ $kind }] { $text }
kind-rule = rule
kind-family = clubs differ
kind-advice = advice
kind-background = background

## Tests

# $steps: how many steps there are
test-about = This test has { $steps } steps. There are no { -hint(number: "plural") }; what you get right at the first try earns stars. Nothing depends on it: you can leave it out or take it again.
test-checks = It checks whether you know this:
# $solution: the word that asks for the solution
test-no-hints = In a test there are no { -hint(number: "plural") }. “{ $solution }” shows the answer; that step then earns nothing.
