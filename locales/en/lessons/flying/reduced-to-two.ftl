lesson-reduced-to-two = Down to two
    .intro = Three stones are still a game, two are not. When exactly is it over, and when is it not?

step-reduced-to-two--three-are-left = White has closed a mill and captured the stone on g7. Black has three stones left. Who has won?
    .hint1 = Can a mill still be made of three stones?
    .option-white = White
    .option-nobody = Nobody yet
    .option-black = Black
    .success = Nobody yet. Three stones can still become a mill, so Black plays on – and flies from now on.
    .wrong-white = One capture too early. Two stones can’t make a mill any more; three can.
    .wrong-black = Black has just lost a stone.

step-reduced-to-two--not-to-the-last = White moves from f4 to e4, closes a mill and captures the stone on d6. Two black stones remain on the board.
    .hint1 = Has Black anything in hand? And what can be done with two stones?
    .success = White has won. Nobody has to hunt down the last two: with two stones no mill is possible any more.

step-reduced-to-two--no-last-flight = White has just captured, and two black stones remain. “Wait, with so few stones I fly – to a7!” says Black. Is that allowed?
    .hint1 = What happened at the moment of the capture?
    .success = No. The capture that left two ended the game at once. There is no turn after it.

step-reduced-to-two--one-outside-the-mill = You have closed a mill; Black has four stones. Mark every stone that you may capture.
    .hint1 = Three of the four are sheltered.
    .success = Only the one on g1. After it Black has three, all in the mill – so your next mill may take one of them, and that wins.

step-reduced-to-two--five-in-hand = White has closed two mills while placing. “Only two left on the board: you’ve lost!” says White. Black places a stone on b6 all the same. Is that allowed?
    .hint1 = Two on the board – and how many in hand?
    .success = Yes. Two on the board and five in hand are seven. The game goes on.

step-reduced-to-two--be-first = Four on foot against three that fly: Black threatens mills on c4 and on d3. But it’s your turn. Win!
    .hint1 = You can’t stop both. What can you do that is faster?
    .success = You have won! When your opponent is down to three, a single mill decides the game.

step-reduced-to-two--three-each = Three against three. Black flies from g7 to a4, closes a mill and captures the stone on d5.
    .hint1 = How many stones does each side have now?
    .success = Black has won. With three against three, the first mill decides.

step-reduced-to-two--keep-your-third = Three against three again, and neither of you may lose another stone. You have no mill yet – but Black is about to have one. Stop it!
    .hint1 = Black’s third stone can come from anywhere, so fill the point.
    .success = Stopped, for this turn: whoever loses the third stone has lost the game, so you have to look anew every time.
