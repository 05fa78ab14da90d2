lesson-blocking-win = Winning by blocking
    .intro = A game can be won without taking a single stone. Count the doors, and shut them one by one.

step-blocking-win--the-doors = Black has four stones on the board and little room. Mark every move that Black could make if it were Black’s turn.
    .hint1 = Stone by stone: d5, e4, e5, f2.
    .success = Three moves, but only two points: c5, and twice f4. A stone of yours on f4 would shut two doors at once.

step-blocking-win--the-last-gap = Black has just one move left, and it is your turn.
    .hint1 = Find that move, then the stone that can get there first.
    .success = d1–g1, and four stones cannot stir. No mill was closed, and none was needed.

step-blocking-win--how-many-ways-out = Four black stones stand on the middle square. How many moves would Black have if it were Black’s turn?
    .hint1 = Three of the four stand in corners. What stands beside each of them?
    .option-n1 = One
    .option-n2 = Two
    .option-n4 = Four
    .success = Two, and both belong to the stone on b4: b4–b6 and b4–c4. To block four stones, you have to catch just this one.
    .wrong-n1 = Look at b4 again: it stands on a crossing.
    .wrong-n4 = Not every stone has a way out. f2 and f6 are shut in already.

step-blocking-win--one-door-then-the-other = Black has two moves, d7–a7 and g4–f4. Shut one door so that the other leads into a trap.
    .hint1 = If the stone on d7 goes to a7, what will be left open behind it, and for whom?
    .success = e4–f4 left only d7–a7. Then d6–d7 shut Black in for good: the stone on a7 stood between a4 and d7.

step-blocking-win--a-mill-lets-them-fly = White has four stones and only one move. Black plays d2–b2, closes b2–b4–b6 and captures the stone on d1.
    .hint1 = How many stones does White have now, and what may they do?
    .success = It goes on: White has three stones now, and they fly. Black could have won at once with g4–g1, taking away the last move. Whoever wants to block must not capture down to three.

step-blocking-win--leave-the-mill = You could close b2–b4–b6, but then Black would fly. Look for something better!
    .hint1 = Black has two moves, and both belong to the same stone. Which of the two do you leave?
    .success = b6–d6 left only d7–g7, and d6–d7 followed. Four stones in four corners, and not a move among them.

step-blocking-win--the-hunt = Only two black stones can still move. Shut one of them in, and hunt the other!
    .hint1 = Three black stones stand at e3, e4 and e5. Through which door could they get out?
    .success = A stone on f4 locked in three at one go. The fourth had to walk from c5 to c4 and on into a corner, and yours shut the door behind it.
