lesson-placing-well-test = Test: placing well
    .intro = Crossings, threats, freedom, last stones: ten positions.

step-placing-well-test--a-free-crossing = Place your stone on a crossing that is still empty.
    .success = d2 and d6 were free. As a rule, a stone has most room there.

step-placing-well-test--which-threat = Mark every point where Black could close a mill next turn.
    .success = Only d7, on d5–d6–d7. Every other black pair is shut.

step-placing-well-test--stop-it = Black threatens a mill. Stop it!
    .success = On b6. And beside b4 your stone makes a candidate mill of your own.

step-placing-well-test--how-many = You are Black. On how many points could White close a mill next turn?
    .option-n0 = On none
    .option-n1 = On one
    .option-n2 = On two
    .success = On d5 and on g7; both lines meet in d7. One stone cannot stop them both any more.
    .wrong-n0 = Look at the stones on d6, d7 and a7.
    .wrong-n1 = d7 stands on two lines.

step-placing-well-test--mill-with-care = Close a mill, and see to it that Black cannot close one next turn.
    .success = On f4. The best capture is the stone on b2 or b4: it breaks up Black’s pair.

step-placing-well-test--twice-at-once = Place your stone so that it threatens two mills at once.
    .success = On d2: b2 and d1 are both threatened, and Black can fill only one.

step-placing-well-test--shut-the-door = You are Black with the last stone of all. Win with it!
    .success = On c5: White has nine stones and no move.

step-placing-well-test--nine-and-no-move = Black places the last stone on b4.
    .success = Black has won: it is White’s turn, and none of the nine white stones can move.

step-placing-well-test--what-can-they-do = List before you move: mark every move Black would have if it were Black’s turn.
    .success = Four, by the stones on a4 and c4; the other six cannot move. Short lists are worth making.

step-placing-well-test--hold-it = You have one stone left to place, and so has Black. A mill on d6 would lose. Find the only point that holds the draw!
    .success = On c5, where two black lines meet: c3–c4–c5 and c5–d5–e5. The program has proved that every other placing loses.
