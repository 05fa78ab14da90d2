### What the rules say: why an action is refused, what an action brought about, how a game ended.
###
### `illegal-…` explains a refusal: why, and what would be legal instead. `reason-…` is the same as a label of a few
### words, to choose from. Points ($at, $from, $to) come as `a1`, mills as `a1–d1–g1`, lists already joined.

## How lists are joined, and what stands where a text is missing

# $others: the elements before the last, with commas; $count: all elements
list-last = { $others } and { $last }
message-missing = This text is missing.

## Sides and phases

player-white = { -white }
player-black = { -black }
phase-placing = { -placing }
phase-moving = { -moving }
phase-flying = { -flying }

## Refusals

# $outcome: how the game ended, as a sentence
illegal-game-over = The game is already over. { $outcome } There is nothing left to play.
reason-game-over = the game is already over

# $mills: the mills just closed; $free: the points of the stones that may be taken
illegal-capture-due = { $count ->
    [one] You have closed the { -mill } { $mills }, and your { -turn } is not over yet:
   *[other] You have closed the { -mill(number: "plural") } { $mills } at once. Together they take one { -stone }, and your { -turn } is not over yet:
    } { $free-count ->
    [one] now take the { -stone } on { $free }, the only one that may be taken.
   *[other] now take one of the { -stone(number: "plural") } on { $free }.
    }
reason-capture-due = the { -capture } comes first

# $standing: a mill of the player's that stands, or none
illegal-no-capture-due = { $standing ->
    [none] You have closed no { -mill } in this { -turn }, so nothing may be taken from { $at }.
   *[other] The { -mill } { $standing } was there already; a { -mill } that just stands takes nothing.
    } Play a { -stone } first: if that closes a { -mill }, you take one.
reason-no-capture-due = no { -mill } was closed in this { -turn }

# $count: legal actions
illegal-pass-forbidden = Passing is not allowed: whoever can play has to play. { $player ->
    [white] { -white }
   *[black] { -black }
    } has { $count ->
    [one] one { -legal } choice
   *[other] { $count } { -legal } choices
    } here.
reason-pass-forbidden = passing is not allowed

# $left: the player's stones in hand
illegal-stones-in-hand = As long as you have { -stone(number: "plural") } { -in-hand }, those { -on-board } stay where they are. You still have { $left ->
    [one] one: place it
   *[other] { $left }: place one
    } on an { -empty } { -point }.
reason-stones-in-hand = there are still { -stone(number: "plural") } { -in-hand } to place

# $stones: the player's stones on the board
illegal-hand-empty = This side has no { -stone } left { -in-hand }. It has to move one of its { $stones } { -stone(number: "plural") } { -on-board }.
reason-hand-empty = no { -stone } is left { -in-hand }

# $left: the player's stones in hand
illegal-flying-while-placing = { -flying(letter: "capital") } begins only when { -placing } is over. You have three { -stone(number: "plural") } { -on-board }, but { $left ->
    [one] one more { -in-hand }: place it
   *[other] { $left } more { -in-hand }: place one
    } on an { -empty } { -point }.
reason-flying-while-placing = { -flying } begins only after { -placing }

illegal-not-a-point = There is no { -point } { $at } on this { -board }: no { -line(number: "plural") } meet there. Choose a { -point } where { -line(number: "plural") } meet.
reason-not-a-point = there is no such { -point }

illegal-empty = The { -point } { $at } is { -empty }. Choose a { -point } with a { -stone } on it.
reason-empty = no { -stone } stands there

illegal-not-your-stone = The { -stone } on { $at } belongs to the other side. Each side moves only its own { -stone(number: "plural") }.
reason-not-your-stone = it is the { -opponent }’s { -stone }

illegal-own-stone = The { -stone } on { $at } is your own. What you take is always an { -enemy-stone }.
reason-own-stone = it is the player’s own { -stone }

illegal-same-point = The { -stone } already stands on { $at }. A { -move } has to end on another { -point }, an { -empty } one.
reason-same-point = the { -stone } would stay where it is

# $owner: whose stone it is; $own: whether it is the player's own
illegal-occupied = { $own ->
    [yes] One of { $owner ->
        [white] { -white }
       *[black] { -black }
        }’s own { -stone(number: "plural") }
   *[no] A { $owner ->
        [white] { -white(as: "colour") }
       *[black] { -black(as: "colour") }
        } { -stone }
    } already stands on { $at }, and a { -point } has room for only one. Choose an { -empty } { -point }.
reason-occupied = the { -point } is occupied

# $mill: the mill that protects; $free: the points of the stones that may be taken
illegal-protected = The { -stone } on { $at } is { -protected } by the { -mill } { $mill }. Take a { -stone } that stands outside { -mill(number: "plural") }: { $free-count ->
    [one] only the one on { $free } does.
   *[other] choose from { $free }.
    }
reason-protected = the { -stone } is { -protected } by its { -mill }

# $over: the point of a stone that would be jumped, or none; $between: the point between; $stones: the player's stones;
# $flies-at: the stones with which a player flies, 0 where nobody does
illegal-not-adjacent = { $over ->
    [none] The { -point(number: "plural") } { $from } and { $to } are not { -adjacent }: { $between } lies between them.
   *[other] From { $from } to { $to } the { -stone } would jump over the one on { $over }, and { -stone(number: "plural") } never jump.
    } Move along a { -line } to an { -adjacent } { -empty } { -point }. { $flies-at ->
        [0] There is no { -flying } in this game.
        [3] Only a side with exactly three { -stone(number: "plural") } left may fly; this side has { $stones }.
       *[other] Only a side with exactly { $flies-at } { -stone(number: "plural") } left may fly; this side has { $stones }.
    }
reason-not-adjacent = the { -point(number: "plural") } are not { -adjacent }

# $diagonal: whether the way would be diagonal; $stones, $flies-at: as above
illegal-off-line = { $diagonal ->
    [yes] From { $from } to { $to } is a diagonal step, and no { -line } runs there.
   *[no] No { -line } joins { $from } and { $to }.
    } Move along a { -line } to an { -adjacent } { -empty } { -point }. { $flies-at ->
        [0] There is no { -flying } in this game.
        [3] Only a side with exactly three { -stone(number: "plural") } left may fly; this side has { $stones }.
       *[other] Only a side with exactly { $flies-at } { -stone(number: "plural") } left may fly; this side has { $stones }.
    }
reason-off-line = no { -line } joins the { -point(number: "plural") }

# $caught: the points of the stones that may be taken
illegal-not-caught = You have closed no { -mill } in this { -turn }; what may be taken is { $caught-count ->
    [one] the { -stone } on { $caught }, caught between two of yours.
   *[other] one of the { -stone(number: "plural") } on { $caught }, each caught between two of yours.
    } The one on { $at } is not.
reason-not-caught = the { -stone } is not caught between two others

# $opened: the mill that the stone would leave; $closed: the one that it would close
illegal-swing-mill = The { -stone } would leave the { -mill } { $opened } and close { $closed } with the same { -move }. Such a { -swing-mill } is forbidden here: open the one { -mill } now and close the other on a later { -turn }, or move another { -stone }.
reason-swing-mill = a { -stone } may not go from one { -mill } straight into another

# $mill: the mill that would be closed
illegal-closed-twice = You have closed the { -mill } { $mill } twice already, and here that is as often as is allowed. Make another { -move }.
reason-closed-twice = the { -mill } was closed twice already

## What happened

event-closed = { $count ->
    [one] The { -mill } { $mills } is closed.
   *[other] The { -mill(number: "plural") } { $mills } are closed at once.
    }
event-nothing-to-capture = No { -stone } may be taken, so the { -turn } ends here.
event-moving-begins = All { -stone(number: "plural") } are placed: from now on they move.
event-flying = { $player ->
    [white] { -white }
   *[black] { -black }
    } has exactly three { -stone(number: "plural") } left and may fly from now on.

## How a game ended

outcome-reduced = { $loser ->
    [white] { -white }
   *[black] { -black }
    } has only two { -stone(number: "plural") } left, so { $winner ->
    [white] { -white }
   *[black] { -black }
    } has won.
outcome-resigned = { $loser ->
    [white] { -white }
   *[black] { -black }
    } has resigned, so { $winner ->
    [white] { -white }
   *[black] { -black }
    } has won.
outcome-blocked = { $loser ->
    [white] { -white }
   *[black] { -black }
    } is { -blocked }, with no { -legal } { -move }, so { $winner ->
    [white] { -white }
   *[black] { -black }
    } has won.
outcome-stalemate = Whoever is to move is { -blocked }, with no { -legal } { -move }; here that is a { -draw }.
outcome-full-board = All { -stone(number: "plural") } are placed and no { -point } is left { -empty }: the game is a { -draw }.
# $times: how often the position has occurred
outcome-repetition = The same { -position } has come { $times ->
    [3] for the third time
   *[other] { $times } times
    }: the game is a { -draw }.
# $plies: how many turns, of both sides together
outcome-quiet = For { $plies } { -turn(number: "plural") } no { -stone } was placed or taken: the game is a { -draw }.
outcome-agreement = The players have agreed on a { -draw }.
