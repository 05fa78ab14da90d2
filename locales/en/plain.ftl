### What plain mode says, and which words it understands.

## Words to type
##
## Several for one thing are parted by |; the help shows the first. The … stands for a point. Capitals and accents make
## no difference, and the English words are understood in every language.

word-hint = hint | h
word-undo = undo | u
word-solution = solution | s
word-next = next
word-back = back | previous
word-pass = pass
word-play-on = play on
word-explore = explore | values
word-help = help | ?
word-quit = quit | q | exit
word-board = board | position
word-at = at … | on …
word-near = near … | next to …
word-mills = mills
word-hands = hands
word-turn = turn
word-none = none | nothing
word-yes = yes | y
word-no = no | n

## The help

plain-help = You can also type:
# $word: a word to type; $meaning: what it does
plain-help-word = { $word }: { $meaning }
means-hint = a little help; ask again for more
means-undo = take back what you did last
means-solution = show the solution; it then does not count as yours
means-next = on to the next step, once this one is solved; Enter alone does the same
means-back = to the previous step
means-pass = skip your { -turn }, if you think that you may
means-play-on = go on in a line that is lost, to see for yourself
means-explore = once it is done: every { -turn } with what it is worth
means-board = the { -position }
means-at = what stands on a { -point }
means-near = the { -adjacent } { -point(number: "plural") }, and what stands on them
means-mills = the { -mill(number: "plural") } on the { -board }
means-hands = the { -stone(number: "plural") } { -in-hand }
means-turn = whose { -turn } it is
means-help = this list
means-quit = stop here

## Around a lesson

# $help: the word for help
plain-start = Type your answers. “{ $help }” lists what else you can type.
plain-resumed = You go on where you stopped.
plain-step = Step { $number } of { $count }
plain-go-on = Press Enter to go on.
plain-first-step = This is the first step.
plain-undone = Taken back.
plain-nothing-to-undo = There is nothing to take back.
plain-already-solved = This step is solved already.
plain-not-text = That line is not readable text (UTF-8). Please type it again.

## What can be typed as an answer

# $how: one of the messages below
plain-not-understood = That can’t be read as an answer here. { $how }
type-place = Type the { -point } for your { -stone }, such as d6 – and, where it captures, the { -stone } to take: d6 xb4.
type-move = Type a { -move }, such as a1-a4 – and, where it captures, the { -stone } to take: a1-a4 xb4.
type-capture = Type the { -point } of the { -stone } that you take, such as d6.
# $none: the word for the empty set
type-points = Type all the { -point(number: "plural") } in one line, such as a1 d6 g4, or “{ $none }” if there is none.
type-moves = Type all the { -move(number: "plural") } in one line, such as a1-a4 d6-d7, or “{ $none }” if there is none.
# $yes, $no: words to type
type-verdict = Type “{ $yes }” or “{ $no }”.
# $count: how many options there are
type-option = Type the number of your answer, from 1 to { $count }.
# $none: the word for the empty set
type-several = Type the numbers of all that you choose in one line, such as 1 2, or “{ $none }” if there is none.
# $counts: numbers, as a list
type-count = Type one of these numbers: { $counts }.
type-next = Press Enter to go on to the next step.

## The position

# $turn: a turn, such as g4–g1 xd2
tell-played = { $player ->
    [white] { -white }
   *[black] { -black }
    } has played { $turn }.
# $count: stones on the board; $points: where they stand; $hand: stones in hand
tell-stones = { $player ->
    [white] { -white }
   *[black] { -black }
    } has { $count ->
    [0] no { -stone(number: "plural") } { -on-board }
    [one] a { -stone } on { $points }
   *[other] { -stone(number: "plural") } on { $points }
    }{ $hand ->
    [0] , and none { -in-hand }.
   *[other] , and { $hand } { -in-hand }.
    }
tell-turn = It is { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { -turn }.
# $mills: the mills just closed
tell-capture = { $player ->
    [white] { -white }
   *[black] { -black }
    } has closed the { $count ->
    [one] { -mill }
   *[other] { -mill(number: "plural") }
    } { $mills } and must now take a { -stone }.

tell-at-nowhere = { $at } is no { -point } of this { -board }.
tell-at-empty = { $at }: { -empty }.
# $count: the mills it stands in; $protected: whether they protect it
tell-at-stone = { $at }: a { $stone ->
    [white] { -white(as: "colour") }
   *[black] { -black(as: "colour") }
    } { -stone }{ $count ->
    [0] , in no { -mill }.
    [one] , in the { -mill } { $mills }{ $protected ->
        [yes] , { -protected }.
       *[no] .
    }
   *[other] , in the { -mill(number: "plural") } { $mills }{ $protected ->
        [yes] , { -protected }.
       *[no] .
    }
    }
# $neighbours: a list of neighbours
tell-near = Next to { $at }: { $neighbours }.
tell-neighbour = { $at } ({ $stone ->
    [white] { -white(as: "colour") }
    [black] { -black(as: "colour") }
   *[none] { -empty }
    })
tell-mills = { $player ->
    [white] { -white }
   *[black] { -black }
    } has { $count ->
    [0] no { -mill }.
    [one] the { -mill } { $mills }.
   *[other] the { -mill(number: "plural") } { $mills }.
    }
# asked about the turn where the step asks the same
tell-asked = That is just what is asked here.
tell-hands = Stones { -in-hand }: { -white } { $white }, { -black } { $black }.

## Answers, told

# $points: where a chosen stone may go
tell-chosen = The { -stone } on { $at } is chosen. { $count ->
    [0] It cannot move.
   *[other] It can go to { $points }. Type where.
    }
# $marks: points or moves
tell-wrong-marks = Not right: { $marks }.
replay-place = { $player ->
    [white] { -white }
   *[black] { -black }
    } places a { -stone } on { $at }.
replay-move = { $player ->
    [white] { -white }
   *[black] { -black }
    } goes from { $from } to { $at }.
replay-capture = { $player ->
    [white] { -white }
   *[black] { -black }
    } takes the { -stone } on { $at }.
