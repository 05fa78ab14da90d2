lesson-blocking-endings = Blocking endings
    .intro = Four stones or more walk, and whoever walks can be shut in. In these endings nobody captures; it is the way out that counts.

step-blocking-endings--list-the-ways = White to move. Mark every move Black would have if it were Black’s turn.
    .hint1 = Take the four black stones one by one.
    .success = Only three. When a list is that short, look for a move that makes it shorter still; that is how these endings are won.

step-blocking-endings--last-way-out = Win with this move, without a mill!
    .hint1 = Where can Black still move to? Fill that point.
    .success = From d7 to d6: Black’s four stones have no move left.

step-blocking-endings--a-turn-before = Black can be shut in. Which move leaves Black nothing but a way into the trap?
    .hint1 = Black’s stones on c5 and e5 have more room than the others. Take some of it away.
    .success = After b4–c4 Black had only d5 to go to, and you closed the door behind the stone. A forced reply is half a win.

step-blocking-endings--three-get-out = Black has three stones. White goes from c4 to b4, and no black stone has an empty neighbour any more.
    .hint1 = How may three stones move?
    .success = The game goes on: three stones fly, and a flying stone is never shut in while there is an empty point. Blocking works only against four or more.

step-blocking-endings--count-the-ways = Five black stones stand on the edge. How many moves would Black have if it were Black’s turn?
    .hint1 = Look for the empty points beside them.
    .option-n1 = One
    .option-n2 = Two
    .option-n4 = Four
    .success = Just two: a4–a1 and a4–b4. Five stones are no strength where they cannot move.
    .wrong-n1 = There is one more. Look at a4 again.
    .wrong-n4 = Not so many. Who has an empty point beside it?

step-blocking-endings--a-mill-and-no-move = Black has a mill on c3–c4–c5, and you have none. You win all the same! How?
    .hint1 = Which black stones can move at all? Count the ways out.
    .success = Black’s mill could not open any more, and without moves it is worth nothing. Freedom counts for more than a mill that stands.

step-blocking-endings--draw-the-net = You have five stones against four. Draw the net around them!
    .hint1 = First keep the stone on d1 from getting away.
    .success = d3–d2 shut in the bottom side; then you followed each stone that still had a step. List Black’s moves each time, and the net closes.

step-blocking-endings--the-long-net = And now the longest one. Take your time, and list Black’s moves after every one of yours.
    .hint1 = One of your stones is not part of the net yet. Bring it nearer.
    .success = Your stone on f6 was the missing one: with all five in the net, Black ran out of moves. Nobody captured anything.
