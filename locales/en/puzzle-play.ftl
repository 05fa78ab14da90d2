### What is said while a puzzle is played.

## Before it

# $id: the puzzle’s id; $grade: how hard it is; $rules: the rules it is judged by
play-head = { $id }: { -puzzle }, { $grade }. Rules: { $rules }.

## After a turn

# $turn: the turn, such as a1–a4 xd2
play-good = { $turn }: good.
# $plies: turns to the win, those of both sides counted; $best: the same for the quickest win
play-slower = { $turn } wins as well, but more slowly: after { $plies } { -turn(number: "plural") }, both sides’ counted. { $best ->
    [one] You can win at once.
   *[other] The quickest { -win } takes { $best }.
    }
# $best: turns to the quickest win, both sides’ counted; 0 where none is known
play-unclear = How the game ends after { $turn } can’t be computed here.{ $best ->
    [0] {""}
    [one] {" "}But you can win at once.
   *[other] {" "}But there is a { -win } within { $best } { -turn(number: "plural") }, both sides’ counted.
    }
play-reply = { $player ->
    [white] { -white }
   *[black] { -black }
    } answers { $turn }.
play-spoiled-drawn = { $turn } lets the { -win } slip: neither side can force one now.
# $plies: turns to the loss, both sides’ counted; 0 where that is not known
play-spoiled-lost = { $turn } loses{ $plies ->
    [0] .
   *[other] : after { $plies } { -turn(number: "plural") } at the latest, both sides’ counted.
    }
play-spoiled-wrong-stone = { $turn }: that does not take the right { -stone }.
# $line: turns, numbered
play-refutation = See how { $player ->
    [white] { -white }
   *[black] { -black }
    } answers: { $line }.
play-refutation-lost = This is how { $player ->
    [white] { -white }
   *[black] { -black }
    } wins: { $line }.
play-played-on = You play on, to see for yourself. The { -puzzle } goes on once this is taken back.
# $plies: turns to the loss, both sides’ counted; 0 where that is not known
play-wrong-mark = { $turn } loses{ $plies ->
    [0] .
   *[other] : after { $plies } { -turn(number: "plural") } at the latest, both sides’ counted.
    }

## Hints and the solution

play-hint-stone = Look at the { -stone } on { $at }.
play-hint-turn = Play { $turn }.
play-hint-line = This is how it goes: { $line }.
play-hint-take-back = Nothing helps in this line. Take the { -turn } back first.
play-solution = The solution: { $line }.

## How it ends

play-half = Solved for this side. Now the other side is to move.
play-done-solved = Solved, the shortest way and without help.
play-done-slower = Solved, though not the shortest way.
play-done-failed = Done – but with a mistake on the way, so this { -puzzle } comes again.
play-done-hinted = Solved with a { -hint }. This { -puzzle } comes again.
play-done-given-up = Given up. This { -puzzle } comes again.
play-not-yet = First solve the { -puzzle } – or ask for the solution.
play-not-known = That can’t be computed here, so nothing can be said of it.

## What a position is worth

# $plies: turns to the end, both sides’ counted
play-worth-win = wins { $plies ->
    [one] at once
   *[other] after { $plies } { -turn(number: "plural") } of both sides
    }
play-worth-win-within = wins within { $plies } { -turn(number: "plural") } of both sides
play-worth-draw = { -draw }
play-worth-loss = loses { $plies ->
    [one] at once
   *[other] after { $plies } { -turn(number: "plural") } of both sides
    }
play-worth-loss-sometime = loses
play-worth-no-loss = does not lose
play-worth-no-win = does not win
play-worth-unclear = unclear
# $worth: one of the messages above; $turns: turns as a list
play-values = { $worth }: { $turns }

## Plain mode

plain-play-start = Type your { -turn(number: "plural") }. “{ $help }” lists what else you can type.
plain-play-slower = Go on with it by pressing Enter, or take it back with “{ $undo }”.
plain-play-refuted = Type another { -turn }, or see for yourself: “{ $on }”.
plain-play-done = Enter goes on. “{ $explore }” lets you try every { -turn } and tells what it is worth.
plain-play-half = Press Enter to go on.
plain-play-lost = The game is over. Take it back with “{ $undo }”.
plain-play-exploring = You play for both sides now. “{ $explore }” again ends it.
plain-play-thinking = One moment …
# $pair: numbers of stones, such as 5-4
plain-play-building = One moment: computing what the { -position(number: "plural") } with { $pair } { -stone(number: "plural") } are worth. That is done once.
plain-play-not-built = Nothing can be kept of what was computed, so this takes longer: { $fault }
plain-play-none = There are no { -puzzle(number: "plural") } to solve.
type-explore = Type a { -move }, such as a1-a4 xb4, or “{ $explore }” to end.
