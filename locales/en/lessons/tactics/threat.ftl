lesson-threat = The threat
    .intro = Seeing comes first; now you act. A threat leaves your opponent no time: it has to be answered at once.

step-threat--the-last-move = Black has just moved from d1 to a1. A move after which a mill could be closed next turn is a **threat**. Where does Black want to close one?
    .hint1 = Which two black stones share a line, and where can the one on a1 go now?
    .success = On a4, with a1–a4: b4 and c4 are waiting there. Ask it after every move of your opponent: what does it threaten?

step-threat--only-a-look = Black has just moved from b4 to b2, and now has pairs on three lines. At how many points could Black close a mill next turn?
    .hint1 = The empty points are f2, a7 and g1. Which third black stone stands beside one of them?
    .option-n0 = None
    .option-n1 = One
    .option-n3 = Three
    .success = None. No third black stone is near enough to f2, a7 or g1. Such a move prepares something, but you have a turn to spare.
    .wrong-n1 = Which stone would close it? The two on the line cannot be the third as well.
    .wrong-n3 = There are three pairs. But a mill needs a third stone that can get there.

step-threat--to-the-door = Your stones on e4 and f4 are waiting for a third one on g4. Bring a stone so close that it threatens to close the mill next turn.
    .hint1 = From which two points can a stone step to g4? One of them has Black on it.
    .success = From g7 your stone can reach g4. Now Black must react: only g1–g4 still prevents the mill.

step-threat--answer-at-once = You are Black, and White threatens d3–d2. Answer the threat!
    .hint1 = Only one of your stones can reach d2, and it stands in a mill.
    .success = d1–d2 opened your own mill, but it kept White from capturing a stone. You can close a mill again later; a captured stone never comes back.

step-threat--nobody-can-come = Threaten to close a7–d7–g7, in such a way that Black can do nothing about it.
    .hint1 = Which point next to d7 can you reach in one move?
    .success = All three neighbours of d7 are yours now: a7, g7 and d6. No black stone can get there, so the mill will come.

step-threat--carry-it-out = You have three candidate mills, but you can close only one of them now. Black has three stones left.
    .hint1 = For each empty point, look for a white stone beside it that is not on that line.
    .success = d6–d5 closed c5–d5–e5, and Black is left with two stones. Neither d1 nor g4 had a third white stone beside it.

step-threat--four-become-three = White carries out the threat: the stone goes from d2 to d1, and takes the one on f4.
    .hint1 = How many stones does Black have after that?
    .success = It goes on. Black has three stones left and flies from now on: before you take the fourth, see what three flying stones could do to you.

step-threat--who-may-answer = Your three stones may fly. White threatens to close a mill on a1: which of them should answer?
    .hint1 = Any of your three stones could fly to a1. But one of them is guarding another point already.
    .success = The stone on b4 had to stay: it stands in the middle of a4–b4–c4. A guard that leaves its post lets the next mill through.
