### One word for one thing: the terms of the glossary, for every message to use.
###
### A form is chosen by argument: { -stone(number: "plural") }. Fluent falls back silently where a term lacks the form
### asked for; `malom check` finds that.

## The game

-game = nine men’s morris
-mill-game = the mill game
-lasker-game = Lasker’s game
-twelve-game = twelve men’s morris

## The board

-board = board
-square = { $number ->
   *[singular] square
    [plural] squares
}
-corner = { $number ->
   *[singular] corner
    [plural] corners
}
-midpoint = { $number ->
   *[singular] midpoint
    [plural] midpoints
}
-point = { $number ->
   *[singular] point
    [plural] points
}
-line = { $number ->
   *[singular] line
    [plural] lines
}
-adjacent = adjacent
-empty = empty
-on-board = on the board

## Stones and players

-stone = { $number ->
   *[singular] stone
    [plural] stones
}
-white = { $as ->
   *[player] White
    [colour] white
}
-black = { $as ->
   *[player] Black
    [colour] black
}
-opponent = opponent
-enemy-stone = { $number ->
   *[singular] enemy stone
    [plural] enemy stones
}
-in-hand = in hand

## Turns and phases

-turn = { $number ->
   *[singular] turn
    [plural] turns
}
-turn-pair = { $number ->
   *[singular] pair of turns
    [plural] pairs of turns
}
-phase = { $number ->
   *[singular] phase
    [plural] phases
}
-placing = placing
-moving = moving
-move = { $number ->
   *[singular] move
    [plural] moves
}
-flying = { $letter ->
   *[small] flying
    [capital] Flying
}
-legal = legal
-illegal = illegal
-position = { $number ->
   *[singular] position
    [plural] positions
}

## Mills and captures

-mill = { $number ->
   *[singular] mill
    [plural] mills
}
-closing-a-mill = closing a mill
-opening-a-mill = opening a mill
-reopening = reopening
-candidate-mill = { $number ->
   *[singular] candidate mill
    [plural] candidate mills
}
-swing-mill = swing mill
-two-mills-at-once = two mills at once
-double-threat = double threat
-capture = { $number ->
   *[singular] capture
    [plural] captures
}
-protected = protected

## How it ends

-blocked = blocked
-win = win
-loss = loss
-draw = draw

## Learning

-rules = rules
-house-rule = house rule
-lesson = { $number ->
   *[singular] lesson
    [plural] lessons
}
-puzzle = { $number ->
   *[singular] puzzle
    [plural] puzzles
}
-hint = { $number ->
   *[singular] hint
    [plural] hints
}
-misconception = { $number ->
   *[singular] misconception
    [plural] misconceptions
}
