lesson-answer-threats = Answering threats
    .intro = Your opponent has plans as well. Before every stone you place, ask: where could a mill be closed against me?

step-answer-threats--the-true-threat = Black has several pairs of stones on one line. But in most of them you stand in the way. Mark every point where Black could close a mill next turn.
    .hint1 = A pair threatens only if the third point of its line is empty.
    .success = Only b2, on the line b2–b4–b6. The other pairs are dead, as White stands on a1, c4, d6 and g7. Look for this before every stone.

step-answer-threats--block-and-threaten = Black threatens to close a mill. Stop it, and see what your stone does besides.
    .hint1 = Which line has two black stones and an empty third point?
    .success = On d3 you stopped d1–d2–d3, and with c3 you threaten e3 yourself. A block that threatens wins a turn: now Black has to answer.

step-answer-threats--too-late = You are Black. On how many points could White close a mill next turn?
    .hint1 = Look at f4 and f6, and at d6 and f6.
    .option-n0 = On none
    .option-n1 = On one
    .option-n2 = On two
    .success = On two: b6 and f2. You can fill only one of them. Such a double threat has to be stopped a turn earlier, before the second line is ready.
    .wrong-n0 = Look again: White has two pairs whose third point is empty.
    .wrong-n1 = There is one more. Follow both lines on which f6 stands.

step-answer-threats--a-turn-earlier = Black threatens nothing yet. But on c3 two black lines would meet, with two threats at once. Place your stone so that it never comes to that!
    .hint1 = Fill c3 or spoil one of the two lines, or make a threat that Black must answer.
    .success = One stone in time does it. On c3, c4 or d3 you spoil a line; with f2 or f6 you threaten first, and keep the move. Two lines with a shared point are weakest there.

step-answer-threats--close-instead = Black threatens d1. You could block, but you can do better: close a mill, and choose your capture so that the threat is gone too.
    .hint1 = Which two black stones make the threat?
    .success = You closed a mill on b2. Best of all is to take one of the two stones of the pair: then no threat is left. Closing comes before blocking if the capture stops the threat.

step-answer-threats--who-is-first = White threatens to close a mill on e5. But it is Black’s turn: Black places the last stone on f2, closes a mill and takes d7.
    .hint1 = How many stones did White have?
    .success = Black has won: White is left with two stones. Whose mill comes first counts, not who threatened first.

step-answer-threats--proved-block = You are Black with the last stone of all; after that all may fly. White threatens to close a mill. Do what you must!
    .hint1 = Two white stones are on one line; its middle is empty.
    .success = On b4. The program has proved: every other stone loses, while this one does not only save you, it even wins. A block may be a good stone in itself.

step-answer-threats--in-the-crowd = The board is nearly full, and each side has one stone left to place. Black threatens one mill. Stop it!
    .hint1 = Go along all the lines with two black stones. Only one has an empty third point.
    .success = On f2: now the line b2–d2–f2 is shut for Black. In a crowd the eye misses things, so check line by line.
