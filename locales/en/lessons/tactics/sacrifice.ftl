lesson-sacrifice = The sacrifice
    .intro = Sometimes you may let your opponent close a mill, because yours ends the game first. But count it out: hoping is not enough.

step-sacrifice--what-is-threatened = You are Black, with six stones against three that fly. Mark every point where White could close a mill next turn.
    .hint1 = Which two white stones share a line without a black one?
    .success = b6, with d1 flying in. It would cost you one of six stones. A mill of yours would cost White the game: that difference is what a sacrifice is built on.

step-sacrifice--ignore-it = Black threatens to fly to b4 and close a mill. You may prevent it – or find something better.
    .hint1 = If Black spends the turn on closing a mill, how many of your threats does that capture still leave?
    .success = f4–f2 threatened f2–f4 and d3–d2. Black had one turn: to stop one point, or to take one stone. Either way a mill was left for you.

step-sacrifice--after-the-gift = White went d2–f2 with two threats. Black closed c3–c4–c5 and took the stone on e4. At how many points can White still close a mill?
    .hint1 = One threat needed e4. And the other?
    .option-n0 = None
    .option-n1 = One
    .option-n2 = Two
    .success = One: f2–d2 closes d1–d2–d3, and Black is left with two stones. White gave one stone and won the game.
    .wrong-n0 = The mill that opened is still waiting: d1, d3, and f2 beside the gap.
    .wrong-n2 = Without e4 there is no pair left on row 4.

step-sacrifice--the-guard-leaves = Your stone on d5 keeps White from closing c5–d5–e5. Does it have to stay there?
    .hint1 = Where would that stone be of use for a mill, and what else would be threatened then?
    .success = d5–d6 let White in, but on d6 the stone stood beside two gaps, d7 and f6. One capture could not undo both.

step-sacrifice--nothing-to-give = Black has three stones and went for a double threat, b2 and f6, instead of guarding a7. White moves from a4 to a7, closes a mill and takes d2.
    .hint1 = How many stones could Black afford to lose?
    .success = White has won. Whoever has three stones has none to give: every threat must be answered, unless you can win first.

step-sacrifice--quietly = White threatens to close a4–b4–c4. Don’t mind it: your own mill can do more.
    .hint1 = Open your mill so that the stone that leaves stands beside a second gap.
    .success = From e4 you could return to e5, or go to f4 between f2 and f6. Even closing the mill would not have saved White.

step-sacrifice--two-against-it = Black threatens a7 and c4, and you cannot stop both. So let one of them come, and count.
    .hint1 = A stone before two gaps threatens twice; but Black will take it. Which stone could then stand in its place?
    .success = g4–f4 stood before two gaps, e4 and g4, so Black had to take that stone. f2–f4 put another in its place with the same two threats, and the second time Black was too late.
