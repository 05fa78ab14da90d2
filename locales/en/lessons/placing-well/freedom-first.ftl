lesson-freedom-first = Freedom first
    .intro = When placing ends, there are often only a few empty points left that you can use. Whoever cannot move has lost.

step-freedom-first--list-theirs = Before you choose a move, list what your opponent could do. Mark every move Black would have if it were Black’s turn.
    .hint1 = Take the black stones one by one. Which of them has an empty point beside it?
    .success = Only two, both to d6. Six of the eight black stones cannot move at all. Shut that door, and Black is blocked.

step-freedom-first--the-last-door = You are Black and place the last stone of all. Then White would have to move. Win the game with this stone!
    .hint1 = White has only one point left to move to. Which one?
    .success = On e3: White has nine stones on the board and not a single move. The board is fullest when moving starts, so that is when it happens most easily.

step-freedom-first--before-the-first-move = Black places the last stone on b6. White has nine stones, and has not moved once yet.
    .hint1 = It is White’s turn. Where can a white stone go?
    .success = Black has won. All of White’s nine stones are shut in, and it makes no difference that moving has only just begun.

step-freedom-first--mill-or-game = You are Black with the last stone of all. On e4 it would close a mill. Is there something better?
    .hint1 = List White’s moves. How many points can White still move to?
    .success = On d7: White has no move left and loses. A mill would have taken one stone and, with it, opened a way out for White.

step-freedom-first--keep-a-door = You place your last stone, then Black does, and then you have to move. In most places Black’s stone would shut you in. Place yours so that this cannot happen!
    .hint1 = Where would Black have to place to shut you in? Keep two ways out.
    .success = Now Black cannot close all your doors with one stone. On e3, g1 or g4 your stone leaves you more ways out than Black has stones in hand.

step-freedom-first--the-greedy-mill = White was greedy, closed a mill on f6 and took the stone on e4. You are Black with the last stone of all. Show White what that mill was worth!
    .hint1 = Which points can White move to? The capture itself has opened one.
    .success = On e4, back where your stone was taken: White cannot move and loses, mill and all. Freedom counts for at least as much as the next mill.

step-freedom-first--leave-it = You could close a mill on f2. But then Black would place the last stone where you captured, and you would be shut in. Place your stone better!
    .hint1 = Choose a point that keeps a way out open for you, whatever Black does with the last stone.
    .success = Right: here Black cannot shut you in with one stone. The mill on f2 would have lost at once, whichever stone you took.

step-freedom-first--count-theirs = It is White’s turn. How many moves would Black have if White could pass?
    .hint1 = Look for the empty points first, and then for black stones beside them.
    .option-n1 = One
    .option-n3 = Three
    .option-n5 = Five
    .success = Three: b4–a4, b4–c4 and c5–c4. Nine stones and three moves: it is the ways out that you have to count, not the stones.
    .wrong-n1 = There are more. Look at b4 and at c5.
    .wrong-n5 = Not so many. Most black stones have no empty point beside them.
