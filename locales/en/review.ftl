### Lists that teachers make, reviews, and the test that finds where to begin.

## A teacher’s list

# $number of $count: parts of the list
list-part = Part { $number } of { $count }
list-on = On to the next part
list-end = That was the whole list. Well done!

## What comes back before it is forgotten

review-ask = A review brings back what you missed or needed a { -hint } for, before you forget it: a few tasks a day. Shall I begin with it? Type “yes”:
review-not = Then not. `malom review` asks again whenever you like.
# $count: tasks
review-begin = { $count ->
    [0] Today nothing comes back.
    [one] One task comes back today.
   *[other] { $count } tasks come back today.
    }
# $days: since then; $what: a fact of the rules, the theme of a puzzle, or what was wrongly believed
review-why-again = Missed { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
    }: { $what }
review-why-hard = Done with help { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
    }: { $what }
review-why-good = Right { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
    }, and not to be forgotten: { $what }
review-a-puzzle = a { -puzzle }
review-nothing = Today nothing comes back. What you miss from now on will.
# $count: tasks that are left
review-end = { $count ->
    [0] That was all for today.
    [one] That is enough for now. One more task is waiting.
   *[other] That is enough for now. { $count } more tasks are waiting.
    }
# $count: tasks, on the first page
review-due = { $count ->
    [0] Review: nothing today
   *[other] Review: { $count } today
    }

## Where to begin

placement-offer = Do you know the game already? Ten questions find where to begin: `malom placement`.
placement-begin = { $count } questions find where you begin. Each counts once; what you do not know you may simply guess.
placement-question = Question { $number } of { $count }
# $unit: the title of a unit
placement-unit = Begin here: { $unit }
placement-all = You know all of this already. Choose whatever you like.

## The screen

do-review = review
do-place = where to begin
review-title = Review
review-offer = A review brings back what you missed or needed a { -hint } for, before you forget it: a few tasks a day. Shall Malom begin with it?
# $count: tasks that come back today
review-row = { $count ->
    [0] Review
   *[other] Review: { $count }
    }
review-off = Switched off. Enter begins with it.
placement-title = Where to begin?
placement-intro = Ten questions find where you begin. You can leave them at any time.
placement-start = Do you know the game already? Press p: ten questions find where to begin.
# $lesson: its title
home-next = Next: { $lesson }
