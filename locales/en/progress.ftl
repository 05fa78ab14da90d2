### What a learner is told of how their progress is kept.

# $path: a file
notice-damaged = Your progress file was damaged. It has been put aside as { $path }, and a new one begun.
notice-newer = Your progress file comes from a newer Malom. It has been put aside as { $path }, and a new one begun.
notice-not-kept = Nothing is being kept: { $path } cannot be written. You can go on with the { -lesson } all the same.

## What was done, as `malom progress` and home say it

# $done of $lessons: lessons of a unit
progress-unit = { $done } of { $lessons } { $lessons ->
    [one] { -lesson }
   *[other] { -lesson(number: "plural") }
    } done
# $clean of $steps: steps that went right at once; $started: whether the learner is in the middle of the lesson
progress-first-try = { $steps ->
    [0] begun
   *[other] { $clean } of { $steps } right at the first try{ $started ->
        [yes] , in the middle
       *[no] {""}
    }
    }
# $clean of $steps, in a column
progress-share = { $clean } of { $steps }
progress-beliefs = Misconceptions
# $state: held, open where it is being practised, or gone
progress-belief = { $state ->
    [held] seems to be held
    [open] being practised
   *[gone] gone, as a drill has shown
    }
# $tried: puzzles; $strength: the message training-strength
progress-puzzles = { $tried ->
    [0] No { -puzzle } tried yet.
    [one] One { -puzzle } tried. { $strength }
   *[other] { $tried } { -puzzle(number: "plural") } tried. { $strength }
    }

## Taking it elsewhere, and forgetting it

# $added, $known: entries
progress-imported = { $added ->
    [0] Nothing new: all of it was here already.
    [one] One entry added
   *[other] { $added } entries added
    }{ $added ->
    [0] {""}
   *[other] { $known ->
        [0] .
       *[other] ; the rest was here already.
    }
    }
# $what: lesson or all; $lesson: its title; $profile: the learner’s name
progress-reset-ask = { $what ->
    [lesson] Forget all that { $profile } has done in “{ $lesson }”?
   *[all] Forget everything that { $profile } has done?
    } This cannot be undone. Type “yes”:
progress-reset-done = { $what ->
    [lesson] “{ $lesson }” is as new.
   *[all] All is as new.
    }
progress-reset-not = Nothing was forgotten.

## The report for who teaches

progress-column-learner = learner
progress-column-lesson = lesson
progress-column-stars = stars
progress-column-first-try = at the first try
progress-column-belief = misconception
progress-column-state = how it stands
progress-report-empty = No learner has begun a { -lesson } yet.
