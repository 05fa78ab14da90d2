lesson-three-against-three = Three against three
    .intro = Now everybody flies, and the first mill wins. There is no time for plans: each turn, look at both sides.

step-three-against-three--two-ends = You have three stones and fly. Mark every point where you can close a mill this turn.
    .hint1 = Any two of your stones on a line will do; the third can come from anywhere.
    .success = d3 and e5. Your stones lie round a corner: two lines, and the third stone can complete either of them.

step-three-against-three--so-many-ways = How many points can your stone on b4 reach in this turn?
    .hint1 = Twenty-four points, and six stones on them.
    .option-n3 = Three
    .option-n9 = Nine
    .option-n18 = Eighteen
    .success = Eighteen, and the same for each of your stones: fifty-four moves in all. So don’t try them one by one; look for lines.
    .wrong-n3 = Those would be its neighbours. But you may fly.
    .wrong-n9 = There are more empty points than that.

step-three-against-three--the-corner-between = A single flight can prepare two mills: one with a4, the other with g1.
    .hint1 = Which empty corner joins the lines of a4 and g1?
    .success = On a1 your stone stood on two lines, with two threats at once. Black flies, but only one stone a turn.

step-three-against-three--the-crossing-between = Once more, one flight makes two threats. Which?
    .hint1 = b6 and d5 stand on two lines that meet.
    .success = f2–d6: now d7 and f6 would both close a mill. In this ending such a crossing of your own lines is what you look for first.

step-three-against-three--the-move-decides = Three against three, nobody can close a mill at once. In most positions of three against three, who wins if both play perfectly?
    .hint1 = Whoever makes two threats first, wins.
    .option-mover = The side to move
    .option-draw = Nobody
    .option-other = The other side
    .success = The side to move wins more than four in five of all positions of three against three, and fewer than two in a thousand are drawn. Having the move is worth more here than anything else.
    .wrong-draw = With three against three, draws are very rare: too much happens in one turn.
    .wrong-other = With three against three it happens, in about one position in six, but not as a rule.

step-three-against-three--the-last-flight = Black flies from e4 to d5, closes a mill and takes the stone on b2.
    .hint1 = With how many stones does somebody lose?
    .success = Black has won: White is left with two stones. A mill closed by flying counts like any other.

step-three-against-three--a-rare-draw = Here you cannot win, but you need not lose. Only one move in fifty-four holds the draw, for a start. Find it!
    .hint1 = Black needs d3. Not every stone of yours may leave its place.
    .success = Only d6–d3 holds: the stones on a1 and b2 have work to do where they stand. Before you fly away, ask what your stone was guarding.

step-three-against-three--open-to-stop = You have a mill, but Black threatens to close one, and that would be the end of you. Which stone flies to stop it, and still wins?
    .hint1 = Three stones can fly to f2. Which two should stay together, and what can you close again?
    .success = d5–f2 stopped Black, and your open mill was the next threat. So Black had to spend a turn on d5, and you made two new threats.
