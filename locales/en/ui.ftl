### What stands on the screen around a lesson: the course, the keys, the dialogs, the help.

## The course

unit-rules = The { -rules }
unit-captures = Captures in dispute
unit-flying = Three stones left
unit-clubs = Many clubs, many { -rules }
unit-seeing = Training the eye
unit-tactics = Tactics
unit-placing-well = Placing well
unit-endings = Endings
unit-other-boards = Other boards

ui-program = Malom
# $state: how far the learner has come; $steps: steps of the lesson; $stars: the most stars it was finished with
ui-standing = { $state ->
    [new] { $steps } steps, not begun yet.
    [started] You are in the middle of it. Go on where you were.
   *[done] Done, with { $stars ->
        [one] one star
       *[other] { $stars } stars
    }. You can do it again.
    }

## Beneath the board

ui-in-hand = { -in-hand }
# $player: the side to move; $doing: what it does now
ui-to-move = { $player ->
    [white] { -white }
   *[black] { -black }
    } to { $doing ->
    [placing] place a { -stone }
    [moving] move
    [flying] fly
   *[capturing] capture
    }

mark-selected = chosen
mark-target = may go here
mark-mill = { -mill }
mark-free = free to take
mark-last-turn = last { -turn }
mark-hinted = { -hint }
mark-wrong = not right

## Beneath the prompt

# $count: how many are marked; $marks: which
ui-marked = { $count ->
    [0] Nothing is marked yet.
   *[other] Marked: { $marks }.
    } Press **o** when all are marked.
ui-mark-moves = To mark a { -move }, choose its { -stone }, then the { -point } it goes to.
ui-exploring = Try what you like, for both sides. Nothing counts here; **x** takes you back.
ui-replaying = Press **n** to see it played.

## Keys

key-board = arrows/g1
key-row = 1–7
key-list = arrows
# $count: how many digits choose something now
key-digit = { $count ->
    [1] 1
   *[other] 1–{ $count }
    }
key-enter = Enter
key-next = Enter/n
key-page = PgUp/PgDn
key-esc = Esc

# $context: what is going on, where the key does something of its own
do-point = { -point }
do-row = { $context ->
    [help] row of a { -point }, after its letter
   *[other] row
    }
do-list = select
do-choose = choose
do-act = { $context ->
    [searching] done
    [question] try it
    [home] begin
    [marking] mark
    [marking-puzzle] mark
   *[other] choose
    }
do-next = { $context ->
    [opening] begin
   *[other] next
    }
do-hand-in = done
do-explore = { $context ->
    [exploring] back to the step
    [trying] back
   *[other] try freely
    }
do-hint = { -hint }
do-undo = undo
do-solution = { $context ->
    [puzzle] give up
    [marking-puzzle] give up
    [help] solution, give up
   *[other] solution
    }
do-pass = pass
do-previous = previous
do-play-on = play on
do-again = once more
do-train = { -puzzle(number: "plural") }
do-questions = questions
do-glossary = words
do-search = search
do-number = as a number
do-steps = steps
do-scroll = scroll
do-language = language
do-colours = colours
do-ascii = ASCII signs
do-report = report
do-help = help
do-leave = { $context ->
    [searching] back
    [question] back
    [word] back
    [dialog] close
    [typing] cancel
    [exploring] back
    [help] back
    [trying] back
    [drill] drills
    [list] back
    [puzzle] { -puzzle(number: "plural") }
    [marking-puzzle] { -puzzle(number: "plural") }
    [puzzle-done] { -puzzle(number: "plural") }
   *[other] { -lesson(number: "plural") }
    }
do-quit = quit

## Dialogs

ui-answer-yes = Yes
ui-answer-no = No
ui-answer-go-on = Go on
ui-notice-title = A word before you go on
ui-solution-title = Solution
ui-solution-ask = Shall I show you the solution? The step then counts as missed.
ui-restart-title = From the beginning
ui-restart-ask = Begin this { -lesson } anew? Your answers so far will be forgotten.
ui-steps-title = Steps
ui-steps-restart = Begin the { -lesson } anew
ui-report-title = Report
ui-report-how = If something here is wrong, send these lines along. To copy them, hold Shift and drag the mouse over them.

## Help

ui-help-title = Help
ui-help-rules = The { -rules } in short
ui-help-marks = Marks on the { -board }
ui-help-keys = Keys
# $stones: stones of each side; $flies-at: with so many a side flies; $loses-below: with fewer it has lost
rules-placing = 1. { -white } begins. In turn, each side places one of its { $stones } { -stone(number: "plural") } on an { -empty } { -point }, until both hands are empty.
rules-mill = 2. Three { -stone(number: "plural") } of one side on one { -line } are a { -mill }.
rules-capture = 3. Whoever closes a { -mill } must take an { -enemy-stone } off the { -board } in the same { -turn }. A { -stone } in a { -mill } is { -protected }, unless all enemy { -stone(number: "plural") } { -on-board } stand in { -mill(number: "plural") }.
rules-moving = 4. Then the { -stone(number: "plural") } move: along a { -line }, to an { -adjacent } { -empty } { -point }. Nobody may pass.
rules-flying = 5. A side that has placed all its { -stone(number: "plural") } and has exactly { $flies-at } left may fly: to any { -empty } { -point }.
rules-ending = 6. A side has lost when it has fewer than { $loses-below } { -stone(number: "plural") }, counting those { -in-hand }, or when it is to move and cannot.

## At the end of a lesson

ui-end-next = Next { -lesson }: { $lesson }
ui-end-again = This { -lesson } again
ui-end-home = To the list of { -lesson(number: "plural") }

## The window

ui-too-small = This window is too small. Malom needs { $columns } columns and { $rows } rows; this one has { $width } and { $height }. Make it larger to go on, or press q to quit.

## Questions and glossary

questions-title = Questions people ask
questions-title-intro = Questions that people ask about the rules, with short answers.
# $command: what to type in a shell
questions-try = Try it: { $command }
glossary-title = The glossary
glossary-title-intro = The words of the game, in each language.
# $names: other names of a word
glossary-also = also: { $names }
# $count: how many are found
search-found = Found: { $count }
