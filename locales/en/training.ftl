### Training with puzzles: strength, days in a row, the puzzle of the day, repeating, cycles.

## How strong a learner is, or must be for a puzzle

strength-newcomer = newcomer
strength-beginner = beginner
strength-improving = improver
strength-practised = practised player
strength-strong = strong player
strength-expert = expert
strength-master = master

# $strength: one of the words above; $sure: yes, or no while it is a first guess
training-strength = Your strength: { $strength }{ $sure ->
    [yes] .
   *[no] , as a first guess.
    }
# $rating, $margin: points; the true rating lies within the margin, most likely
training-rating = Rating: { $rating }, give or take { $margin }
# $before, $after: points
training-rating-moved = Rating: { $before } → { $after }
# $strength: one of the words above
training-puzzle-strength = For whom: { $strength }

## What to solve

training-mixed = A mixed set, near your strength
training-by-theme = By theme
training-by-grade = By grade
training-nothing = No { -puzzle } fits this choice.
training-daily = The { -puzzle } of the day
# $outcome: how the attempt ended, one of the messages below
training-daily-done = The { -puzzle } of the day: { $outcome }
training-repeat = { $count ->
    [0] There is nothing to repeat.
    [one] One { -puzzle } to repeat
   *[other] { $count } { -puzzle(number: "plural") } to repeat
    }

training-outcome-solved = solved
training-outcome-slower = solved, though not the shortest way
training-outcome-failed = not solved
training-outcome-hinted = solved with a { -hint }
training-outcome-given-up = given up

## Days in a row

# $today: yes, or no while today's puzzle is missing
training-streak = { $days ->
    [0] One { -puzzle } today, and a streak begins.
    [one] { $today ->
        [yes] The first day is done. Tomorrow makes two in a row.
       *[no] Yesterday you made a start. One { -puzzle } today makes two days in a row.
    }
   *[other] { $days } days in a row{ $today ->
        [yes] .
       *[no] . One { -puzzle } today keeps the streak alive.
    }
    }

## The woodpecker: a fixed set in faster cycles

training-cycles = The woodpecker: the same { -puzzle(number: "plural") } again and again, faster each time
# $number: of the cycle; $tried of $puzzles are done
training-cycle-now = Cycle { $number }: { $tried ->
    [0] { $puzzles } { -puzzle(number: "plural") } ahead
   *[other] { $tried } of { $puzzles } done
    }
# $time: how long it took; $solved of $tried puzzles, in percent
training-cycle-report = Cycle { $number }: { $time }, { $solved } of { $tried } solved cleanly ({ $percent }%)
# $pace: faster, slower or same, by $time; $accuracy: up, down or same, by $points percentage points
training-cycle-change = Compared with the cycle before: { $pace ->
    [faster] { $time } faster
    [slower] { $time } slower
   *[same] just as fast
    }, { $accuracy ->
    [up] { $points } percentage { $points ->
        [one] point
       *[other] points
    } more accurate.
    [down] { $points } percentage { $points ->
        [one] point
       *[other] points
    } less accurate.
   *[same] just as accurate.
    }
training-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
    }
