lesson-two-mills-at-once = Two mills at once
    .intro = Now and then a single stone completes two lines. It is the most beautiful turn there is – but what does it take?

step-two-mills-at-once--where-lines-cross = Place one stone so that it closes **two mills at once**, and finish your turn.
    .hint1 = On which empty point do the two lines meet that lack only one stone?
    .success = Two mills with one stone! Still, it was one turn, and a turn captures one stone.

step-two-mills-at-once--along-the-edge = White places a stone on g4: g1–g4–g7 is a mill, and so is e4–f4–g4. How many stones does White capture?
    .hint1 = Does one count the mills or the turns?
    .option-two = Two
    .option-one = One
    .option-none = None
    .success = One. Some people play two for two at home, but the guides that speak of it, MorrisTalk and Ply Yard, say: one.
    .wrong-two = That would be a stone for each mill. By the rules it is a stone for each turn that closes a mill.
    .wrong-none = Two mills are certainly no worse than one.

step-two-mills-at-once--no-stronger-than-one = White has just placed the stone on a4 and closed two mills. “Two mills are stronger than your one, so I’ll break it and take e4!” May White do that?
    .hint1 = Does a second mill change anything about the capture?
    .success = No. Two mills capture just as one does: one stone, and not a protected one. On d2, d7 and g1 there are some to choose from.

step-two-mills-at-once--and-then = White placed a stone on c5, closed two mills and captured the stone on b2. What comes next?
    .hint1 = How many captures belong to one turn?
    .option-white-captures = White captures another stone
    .option-black-places = Black places a stone
    .success = It is Black’s turn. The one capture ended White’s turn, two mills or not.
    .wrong-white-captures = The second mill gives no second stone. The turn has passed.

step-two-mills-at-once--who-slides-leaves = Now the stones move. Yours went from f4 to e4, between e3 and e5, and on the same line as g4. Mark every stone of yours that is in a mill now.
    .hint1 = What stands on f4 now?
    .success = Only e3, e4 and e5. Whoever slides along a line leaves a gap in that very line. So two mills at once come only from placing.

step-two-mills-at-once--every-chance = Mark every point where your next stone closes a mill, one or two.
    .hint1 = Follow each pair of your stones to the third point of its line.
    .success = On d2, d5 and f4. On d2 it would even be two at once, and still one capture.

step-two-mills-at-once--double-and-safe = One stone can close two mills here. Find the point. The best capture keeps Black from closing a mill in reply.
    .hint1 = Two of your lines meet in a corner of the middle square.
    .success = Two mills, one capture. With the stone on c3 or c5 gone, Black has no mill in reply – and two of your mills are standing.
