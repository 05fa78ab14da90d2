lesson-each-side-alone = Each side for itself
    .intro = Your opponent is down to three and flies all over the board. What does that mean for you?

step-each-side-alone--if-you-then-i = Black has three stones and has just flown. “If you may, then so may I: from g4 to d1!” says White, who has five. May White do that?
    .hint1 = Whose stones does White have to count?
    .success = No. Everybody counts only their own stones. Black has three and flies, White has five and walks.

step-each-side-alone--what-walkers-reach = Black has three stones left, you have six. Mark every point where you can close a mill this turn.
    .hint1 = Three of your lines lack one stone. To which of them can a stone walk?
    .success = Only on f4, from f2. No third stone of yours is near enough to step to a1 or b2, and that Black flies does not help you.

step-each-side-alone--walk-into-the-way = Black flies and threatens to close d5–d6–d7. You have five stones. Stop it!
    .hint1 = You have to get there on foot.
    .success = From f6 it was just one step. Against flying stones it helps to have your own well spread, so that one is always near.

step-each-side-alone--fly-into-the-way = Now you play Black and have three stones. White wants to step from c5 to c4 and close a mill. Stop it!
    .hint1 = How far may your stones go?
    .success = Any of your three could do that. White’s six stones can only dream of it.

step-each-side-alone--three-and-three = Both hands are empty, and each side has three stones. It is White’s turn. Who may fly?
    .hint1 = Ask the question twice, once for each side.
    .option-white = Only White
    .option-both = Both
    .option-neither = Neither
    .option-black = Only Black
    .success = Both. White has three and Black has three: two rights, not one.
    .wrong-white = It is White’s turn, but Black has the same right on the next one.
    .wrong-neither = Exactly three stones and an empty hand: that holds for both sides.
    .wrong-black = White has exactly three stones as well.

step-each-side-alone--thank-you-for-the-wings = Black, flying, has closed a mill and captured White’s stone on g4. Now White wants to go from a7 to f4. Is that allowed?
    .hint1 = How many stones does White have after the capture?
    .success = Yes. White is down to three, and from this turn on both sides fly.

step-each-side-alone--two-threats = Both sides fly, and nobody can close a mill yet. Fly with your stone from a1 so that two lines at once lack only one stone.
    .hint1 = Which empty corner lies on a line with b2 and on another with f6?
    .success = Now you threaten to close on b4 and on d6. Black can fill only one of these points, and the other wins.
