### Drills: one rule, asked again and again about positions made at random.

## Choosing one

drill-title = Drills
drill-about = Each drill is about one { -misconception }. Its { -position(number: "plural") } are made at random: in half of them the { -misconception } leads astray, in the other half it does not. The drill ends once eight of your last ten answers are right.
drill-standing = { $state ->
    [gone] Gone, as a drill has shown. You can do it again.
   *[open] No drill has shown yet that you do not hold it.
    }
drill-making = One moment: the { -position(number: "plural") } are being made.
drill-barren = There is nothing to drill here.
drill-list = Which of these shall we drill?
# Follows the name in a list
drill-mark-gone =  – gone
# $count: how many are listed
drill-choose = Type a number from 1 to { $count }, or quit.
do-drill = drills

## Going through one

# $name: the misconception
drill-of = Is it true: { $name }?
drill-intro = Is it so? Now and then, but not always, this belief leads astray here. Once eight of your last ten answers are right, at once and without help, the drill is over.
drill-number = Question { $number }
# $right: answers that are right, of so many that count
drill-score = right: { $right }/{ $counted }
# $turns: what was played before
drill-told = What was played before: { $turns }.
drill-turn = { $player ->
    [white] { -white }
   *[black] { -black }
    } { $turn }
drill-right = Right.
drill-wrong = Not quite.

## The questions

# $player: the side to move
drill-captures = Mark every { -stone } that { $player ->
    [white] { -white }
   *[black] { -black }
    } may take now.
# $action: the point
drill-destinations = It is { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { -turn }. Mark every { -point } that the { -stone } on { $action } may go to.
drill-mill-points = Mark every { $player ->
    [white] { -white(as: "colour") }
   *[black] { -black(as: "colour") }
    } { -stone } that stands in a { -mill }.
drill-closing = It is { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { -turn }. Mark every { -empty } { -point } on which it can close a { -mill } now.
# $due: yes where a capture is due and nobody must say so; $closed: the mills closed
drill-judge = { $due ->
    [yes] { $player ->
        [white] { -white }
       *[black] { -black }
    } has just closed a { -mill } ({ $closed }).
   *[no] It is { $player ->
        [white] { -white }
       *[black] { -black }
    }’s { -turn }.
    }
drill-how-many = { $player ->
    [white] { -white }
   *[black] { -black }
    } plays { $action }. How many { -stone(number: "plural") } does this { -turn } take?
    .option-none = None
    .option-one = One
    .option-two = Two
drill-may-fly = Who may fly when it is their { -turn }?
    .option-white = { -white } alone
    .option-black = { -black } alone
    .option-both = Both
    .option-neither = Neither
drill-who-won = It is { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { -turn }. Has anybody won?
    .option-white = { -white } has won
    .option-black = { -black } has won
    .option-nobody = Nobody has won
drill-predict = It is { $player ->
    [white] { -white }
   *[black] { -black }
    }’s { -turn }.

## The end

# $drill: the question that was drilled; $answered: questions answered; $right: right ones of the last $counted
drill-gone = “{ $drill }” No, and you know it: { $right } of your last { $counted } answers were right. Questions answered: { $answered }.
drill-not-yet = “{ $drill }” No – but it is not gone yet: { $right } of your last { $counted } answers were right, and it takes eight of ten. Try again, today or tomorrow; the questions will be others.
drill-again = The same drill once more
drill-others = Another drill
