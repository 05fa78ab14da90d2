lesson-capturing-while-placing = Mills from the start
    .intro = The board is still half empty and your hand is full. Can a mill capture already? And what comes next?

step-capturing-while-placing--with-the-fourth-stone = Three stones each on the board, six in hand. Close a mill with your fourth stone, and play the turn to its end.
    .hint1 = Two of your stones are on the upper part of the board, on one line.
    .success = A stone from the hand, a mill, a capture: that was one turn. Black now has eight stones in all, you still have nine.

step-capturing-while-placing--too-early = White places a stone on c4. “That doesn’t count yet,” says Black, “we both still have stones in hand!” How many stones does White capture?
    .hint1 = What makes the capture: the phase of the game, or the mill?
    .option-none = None
    .option-one = One
    .success = One. Mills capture from the first stone to the last, while placing as well. So plan ahead from the very start!
    .wrong-none = Three white stones are on one line, and this turn put them there. That is a mill in every phase.

step-capturing-while-placing--whose-turn-now = White has just placed a stone on f2 and closed f2–f4–f6. What comes next?
    .hint1 = Is White’s turn over when the mill is closed?
    .option-black-places = Black places a stone
    .option-white-captures = White captures a black stone
    .success = White captures. The capture belongs to the same turn as the mill; only after it does the turn pass to Black.
    .wrong-black-places = Not yet. A turn that closes a mill ends with the capture, not before.

step-capturing-while-placing--no-thank-you = White has closed d5–d6–d7. “None of your stones bothers me. Keep them, it’s your turn!” May White leave it at that?
    .hint1 = Is the capture a right or a duty?
    .success = No. A mill obliges its owner to capture, at once and whether it is welcome or not.

step-capturing-while-placing--the-empty-point = White has closed a mill and captured Black’s stone on d2. Black takes a new stone from the hand and wants to place it on d2 again. Is that allowed?
    .hint1 = Which stone is gone: the one captured, or the one in Black’s hand?
    .success = Yes. The captured stone never comes back, but its point is empty, and anybody may place a stone from the hand there.

step-capturing-while-placing--the-last-stone = You play Black, and this is the very last stone to be placed. Close the mill c5–d5–e5 with it, and finish your turn.
    .hint1 = Is there any stone for which a mill does not count?
    .success = The last stone counts like the first: a mill, so a capture. Now both hands are empty, and White moves.

step-capturing-while-placing--where-a-mill-waits = You are placing. Mark every point where your next stone closes a mill.
    .hint1 = Black has already filled the third point of some lines.
    .success = On a4 and d7. The pair on f4 and f6 waits in vain: on f2 there is a black stone.

step-capturing-while-placing--stop-the-answer = Close the mill b2–d2–f2. The best capture keeps Black from closing one in reply.
    .hint1 = Which two black stones lack only a third?
    .success = Done. Without the stone on e4 or the one on e5, Black’s next stone closes no mill. Take what is about to take from you!
