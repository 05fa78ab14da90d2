### The rules that are played somewhere, and in what they differ: what `malom rules` says, and what explains a step in
### which clubs are compared.
###
### `rule-<field>-<value>` says one rule in a sentence; a rule that is a number is `rule-<field>`.

## Who plays so

profile-standard = Standard rules
    .about = the common core of the guides; most lessons go by it
    .source = all five guides together
profile-morristalk = MorrisTalk
    .about = a Hungarian guide that also counts repeated positions and quiet turns
    .source = MorrisTalk’s guide (Hungarian)
profile-hogyankell = Hogyankell
    .about = a Hungarian guide whose endings must not drag on
    .source = Hogyankell, “Malmozni” (Hungarian)
profile-classic = Classic rules
    .about = an older way of playing: nobody flies
    .source = a magazine’s guide, translated into Hungarian
profile-classic-flying = Classic rules with flying
    .about = the same, where the players have agreed on flying
    .source = a magazine’s guide, translated into Hungarian
profile-mtte = MTTE
    .about = competition rules: a stone in a mill is never taken
    .source = the competition rules of MTTE, a Hungarian society for traditional games
profile-plyyard = Ply Yard
    .about = an Indonesian guide that counts stones for a loss only after placing
    .source = Ply Yard’s guide (Indonesian)
profile-lasker = Lasker’s game
    .about = more stones, and moving is allowed from the first turn on
    .source = no guide speaks of it
profile-twelve = Twelve men’s morris
    .about = diagonals on the board, and more stones
    .source = no guide speaks of it
profile-morabaraba = Morabaraba
    .about = as twelve men’s morris, but endings must not drag on
    .source = no guide speaks of it
profile-six = Six men’s morris
    .about = a board of two squares
    .source = no guide speaks of it
profile-five = Five men’s morris
    .about = as six men’s morris, with fewer stones
    .source = no guide speaks of it
profile-three = Three men’s morris
    .about = a board of one square; the first mill wins
    .source = no guide speaks of it

## How a profile is told

# $profile, $about: its name, and what it is; $source: where its rules come from
rules-head = { $profile } – { $about }
rules-source = Source: { $source }.
rules-common = The common core of the guides:
rules-stated = The guide says:
rules-assumed = We assume, as the guide does not say (°):
rules-convention = This is how it is commonly played:
# $fields: what there is no rule on, as a list
rules-absent = There is no rule on: { $fields }.

# $profile, $other: two names; $count: in how many rules they differ
rules-differ = { $count ->
    [0] { $profile } and { $other } play by the same rules.
    [one] { $profile } and { $other } differ in one rule:
   *[other] { $profile } and { $other } differ in { $count } rules:
    }
# $stating, $assuming: two names
rules-alike = Alike in both, though only { $stating } says so; for { $assuming } we assume it (°):
# $profile: a name; $rule: the rule, as a sentence
says-common = { $profile } – the common core of the guides: { $rule }
says-stated = { $profile } – the guide says: { $rule }
says-assumed = { $profile } – ° we assume, as the guide does not say: { $rule }
says-convention = { $profile } – as it is commonly played: { $rule }
says-absent = { $profile } – there is no such rule.
# $rule: the rule, as a sentence; $note: a remark on it
says-noted = { $rule } ({ $note })

## Remarks

note-hogyankell-capture = The guide writes “may take”.
note-mtte-capture = The rules write “may take”.
note-hogyankell-swing-mill = The guide adds that some house rules forbid it.
note-hogyankell-quiet = The guide says “in the ending”; we take that to be the third phase.
note-morristalk-quiet = The guide does not say whose turns it counts.
note-mtte-protection = The rules name no exception; that the turn then passes is our reading.
note-classic-protection = One sentence of the translation says the opposite; the one after it is followed.
note-classic-flying-protection = One sentence of the translation says the opposite; the one after it is followed.
note-mtte-stones = On the traditional board.

## What a rule is about

field-board = board
field-mills = what a mill is
field-stones = number of stones
field-stone-count = stones for a board
field-moving-while-placing = moving while placing
field-flying = flying
field-flies-at = who flies
field-third-phase-from = flying on small boards
field-protection = stones in mills
field-capture = duty to capture
field-captured = captured stones
field-captures-per-turn = two mills at once
field-standing-mills = standing mills
field-reclose = closing a mill again
field-swing-mill = swing mill
field-hopping = hopping
field-passing = passing
field-custodian = a stone between two others
field-blocked = no legal move
field-loses-below = too few stones
field-counting = which stones count
field-repetition = draw by repetition
field-quiet = draw by quiet turns
field-full-board = full board
field-agreement = draw by agreement

## The rules

# $points: points of the board; $mills: lines that can be mills
rule-board-nine = The board has three squares, one inside the other, joined at their midpoints: { $points } points and { $mills } lines for mills.
rule-board-nine-diagonals = The board has three squares, one inside the other, joined at their midpoints and, by diagonals, at their corners: { $points } points and { $mills } lines for mills.
rule-board-six = The board has two squares, one inside the other, joined at their midpoints by lines that are too short for a mill: { $points } points and { $mills } lines for mills.
rule-board-three = The board is one square with lines across and both diagonals: { $points } points and { $mills } lines for mills.

rule-mills-lines = Three stones of one side on a drawn line are a mill.
rule-mills-horizontal-only = Only three stones of one side on a line that lies flat are a mill.
rule-mills-also-bent = Three stones of one side in a row along the lines are a mill, round a corner too.

# $value: a number of stones
rule-stones = Each side begins with { $value } stones, all in hand.

rule-stone-count-free = Any number of stones may be agreed on.
# $stones: stones of each side; $points: points of the board
rule-stone-count-third-of-points = Each side has a third as many stones as the board has points, give or take one: here { $stones } for { $points } points.

rule-moving-while-placing-no = As long as a side has stones in hand, its stones on the board stay where they are.
rule-moving-while-placing-yes = With stones in hand, a side chooses on each turn: place one, or move one on the board.
rule-moving-while-placing-when-flying = With stones in hand, a side may move only where it may fly.

rule-flying-never = Nobody flies: stones move along the lines, however few are left.
# $flies-at: the number of stones that fly
rule-flying-at = A side with exactly { $flies-at } stones left, and none in hand, may fly: to any empty point.
rule-flying-hand-ignored = A side with exactly { $flies-at } stones on the board may fly to any empty point, even with stones in hand.
rule-flying-either-side = Once one side has exactly { $flies-at } stones left, both may fly to any empty point.
rule-flying-hop-only = A side with exactly { $flies-at } stones left may hop along a line over the stone beside it, and no farther.
rule-flies-at = It is with exactly { $value } stones that a side flies.

rule-third-phase-from = Where each side begins with fewer than { $value } stones, the third phase falls away: nobody flies, and there is no draw that is counted in it.

rule-protection-never = Any enemy stone may be taken, in a mill or not.
rule-protection-unless-all = A stone in a mill may not be taken as long as another stone of its side on the board stands outside mills. Where all stand in mills, any may be taken.
rule-protection-always = A stone in a mill may not be taken, ever. Where all stand in mills, nothing is taken and the turn passes.
rule-protection-empty-hand-too = A stone in a mill may not be taken as long as another stone of its side stands outside mills or is in hand.
rule-protection-once-in-a-mill = A stone that stands or once stood in a mill may not be taken as long as another stone of its side never did.

rule-capture-obliged = Whoever closes a mill must take an enemy stone.
rule-capture-optional = Whoever closes a mill may take an enemy stone, or leave it.
rule-capture-moves-only = Only a mill that is closed by a move takes a stone; one closed by placing takes nothing.

rule-captured-removed = A captured stone is out of the game.
rule-captured-to-hand = A captured stone goes back to its owner’s hand.

rule-captures-per-turn-one = A turn takes one stone, even where it closes two mills at once.
rule-captures-per-turn-one-a-mill = A turn takes one stone for each mill that it closes.

rule-standing-mills-nothing = A mill takes a stone when it is closed; one that just stands takes nothing.
rule-standing-mills-capture = A mill that stands takes a stone on every turn.

rule-reclose-always = A mill that was opened may be closed again, and takes a stone every time.
rule-reclose-twice = The same mill may be closed twice, and no more.
rule-reclose-never = A mill that was opened may be closed again, but takes a stone only the first time.

rule-swing-mill-allowed = A stone may go from one mill straight into another: a swing mill.
rule-swing-mill-forbidden = A stone may not go from one mill straight into another: no swing mills.

rule-hopping-forbidden = A moving stone never goes over another.
rule-hopping-allowed = A stone may hop along a line over the stone beside it.

rule-passing-forbidden = Whoever can play has to play; passing is not allowed.
rule-passing-allowed = A player may pass.

rule-custodian-safe = A stone between two enemy stones is safe.
rule-custodian-caught = A stone that is caught between two enemy stones on a line may be taken.

rule-blocked-loses = Whoever is to move and cannot has lost.
rule-blocked-passes = Whoever is to move and cannot skips the turn.
rule-blocked-draws = Where the side to move cannot, the game is a draw.

rule-loses-below = A side with fewer than { $value } stones has lost.

rule-counting-with-hand = Stones in hand count too when a side’s stones are counted for a loss.
rule-counting-after-placing = A side can lose by too few stones only once all stones are placed.
rule-counting-board-only = Only stones on the board count when a side’s stones are counted for a loss.

# $value: how often a position has come
rule-repetition = The game is a draw when the same position has come { $value } times.

# $plies: turns, those of both sides counted; $flies-at: the number of stones that begins the third phase
rule-quiet-always = The game is a draw after { $plies } turns in a row, both sides’ counted, in which no stone was placed or taken.
rule-quiet-third-phase = In the third phase, once all are placed and a side has come down to { $flies-at } stones, the game is a draw after { $plies } turns in a row, both sides’ counted, in which no stone was taken.

rule-full-board-yes = Where the board is full when all stones are placed, the game is a draw.
rule-full-board-no = A full board is no draw: the side to move is blocked.

rule-agreement-yes = The players may agree on a draw.
