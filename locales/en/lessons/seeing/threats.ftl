lesson-threats = Seeing threats
    .intro = Where could a mill be closed in the very next turn? Ask it for yourself, then ask it for your opponent – every turn.

step-threats--two-and-an-empty-point = Two of your stones on a line, and its third point empty: that is a **candidate mill**. Mark every point where you can close one now.
    .hint1 = Take your stones two by two. Do they share a line, and is its third point empty?
    .success = b2 and f6. The stone on f2 belongs to two candidate mills at once: a stone that works twice is worth placing.

step-threats--the-other-side = Now look with Black’s eyes. Where could Black close a mill next turn, if you did nothing about it? Mark every such point.
    .hint1 = It is Black’s pairs that count now: lines with two black stones.
    .success = c4 and f6. Two points at once, and White can fill only one of them with the next stone.

step-threats--not-round-the-corner = White has a whole cluster at the top: b6, d6, f6 and d7. Mark every point where placing a stone would close a mill.
    .hint1 = A stone on b4 or f4 would stand round a corner. Which empty point lies on one straight line with two white stones?
    .success = Only d5, on the line d5–d6–d7. A stone on b4 would stand in the same corner as b6 and d6, but a mill never turns a corner.

step-threats--who-can-get-there = Now all stones are placed. White has three candidate mills, but not all of them are ready. Mark every point where White can close a mill in this turn.
    .hint1 = The empty point needs a third white stone right beside it.
    .success = Only f6, from f4. Beside d7 and e4 there is no third white stone to step in. In the moving phase it takes two stones on the line and a third at the door.

step-threats--false-alarm = Black has two candidate mills, a4–b4–c4 and a7–d7–g7. At how many points could Black close a mill next turn?
    .hint1 = Which black stone would go to c4, and which to g7?
    .option-n0 = None
    .option-n1 = One
    .option-n2 = Two
    .success = None. No third stone stands beside c4 or g7, and the mill on a1–a4–a7 stands already. A false alarm, and you are free to do something else.
    .wrong-n1 = Which stone would close it? It must not be one of the two on the line.
    .wrong-n2 = There are two pairs. But who is to fill the empty points?

step-threats--stand-in-the-way = You are Black. Next turn White wants to close d1–d2–d3. Stop it!
    .hint1 = One of your stones stands right beside the point that White needs.
    .success = b2–d2, and the line is yours as much as White’s. One stone on the right point stops a whole mill.

step-threats--from-the-air = Black has three stones and flies. Mark every point where Black could close a mill next turn.
    .hint1 = A flying stone arrives from anywhere. Which pairs do the three stones form?
    .success = c3 and e4. Each time the third stone flies in: from e5 to c3, or from d3 to e4. Against flying stones, every pair on a line whose third point is empty is a threat.

step-threats--both-want-it = Here you could close a mill on two points. But one of them is a point that Black wants just as much. Take that one, and finish your turn.
    .hint1 = Find your own two points first, then the point where Black would close a mill.
    .success = On f6 you closed f2–f4–f6 and stopped b6–d6–f6 with a single stone. A point that both sides want mostly counts double.

step-threats--stop-it-by-taking = Black wants to go to d3 and close c3–d3–e3. Close your own mill first, and capture so that Black can’t do it.
    .hint1 = After your capture Black has three stones left. What may they do then?
    .success = One stone off the line, and the threat is gone. To take the stone on d2 would not have helped: with three stones Black flies, and e5 would have come to d3.
