lesson-last-stones = The last stones
    .intro = After the last stone there is only moving. So place your last stones where they will have work to do.

step-last-stones--who-begins = Black has placed the last stone of all on g7. What happens next?
    .hint1 = Whose turn comes after Black’s?
    .option-black-moves = Black moves a stone
    .option-white-moves = White moves a stone
    .option-white-places = White places a stone
    .success = White moves. Black has the last word in placing, White the first move; plan your last stones with that in mind.
    .wrong-black-moves = Black’s turn is over.
    .wrong-white-places = White’s hand is empty, too.

step-last-stones--two-in-reach = Your last stone. Place it so that you can then close a mill by moving in two different ways. Black can stop only one of them!
    .hint1 = Look for a corner between two of your lines, each of which another stone of yours can step into.
    .success = On g1: d2–d1 and f4–g4 are both ready now. Black has one stone left and cannot stop both.

step-last-stones--what-is-ready = All stones are placed, and you begin. Mark every point where you can close a mill with this move.
    .hint1 = Two stones on the line are not enough: a third must be able to step in.
    .success = d6 and f2. At the end of placing it is not pairs that count, but pairs with a helper next to the gap.

step-last-stones--harvest = White placed the last stone on c3, with two mills in reach; Black filled c5. Close the other one, and capture!
    .hint1 = Which stone can step between c3 and e3?
    .success = From d2 to d3. The last stone had two jobs, and Black’s last stone could spoil only one.

step-last-stones--you-begin = “None of my moves is any good. Let Black begin!” Does White have that choice?
    .hint1 = Is passing allowed?
    .success = No. White has seven legal moves and must make one. Think of it while placing: you will have to move, so keep good moves in store.

step-last-stones--the-very-last = You are Black with the last stone of all. Place it so that White cannot stop both of the mills you then have in reach!
    .hint1 = Where do two lines meet on each of which you already have one stone, with helpers nearby?
    .success = On d3: c4–c3 and a1–d1 would now both close a mill. White has only one move before that, and it cannot stop both.

step-last-stones--proved-last = You are Black with the last stone of all; White’s three will fly. Only one point wins by force. Find it!
    .hint1 = Two lines of yours should need only one more step each.
    .success = On c4: b2–b4 and d3–c3 are both threatened. The program has proved that it wins and that everything else only draws.

step-last-stones--or-a-door = You are Black with the last stone of all. This time, something else is in reach: win at once!
    .hint1 = Where can White still move?
    .success = On a1: White is blocked before moving has begun. The last stone builds, stops or shuts; look for all three.
