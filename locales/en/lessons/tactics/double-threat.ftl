lesson-double-threat = The double threat
    .intro = One stone stops one threat. So make two at once, and your opponent has one move too few.

step-double-threat--one-stone-two-lines = Place your stone so that next turn you could close a mill on two different points. That is a **double threat**.
    .hint1 = Where two lines meet, each with one stone of yours and no black one, a third stone makes two candidate mills.
    .success = g1 makes a pair with a1 and another with g4: you threaten d1 and g7. Black can fill only one of them.

step-double-threat--what-did-that-do = Black has just moved from g1 to d1. You are White: at how many points could Black close a mill next turn?
    .hint1 = Look at the line the stone left, and at the line it came to.
    .option-n0 = None
    .option-n1 = One
    .option-n2 = Two
    .success = Two: back to g1, closing g1–g4–g7, or e3–d3, closing d1–d2–d3. And no white stone is near enough to stop even one.
    .wrong-n0 = Black has left a mill. It may be closed again.
    .wrong-n1 = There are two lines to look at: the one behind the stone and the one it stands on now.

step-double-threat--two-doors = Black has three stones and flies. A single threat would be stopped at once, so make two at the same time!
    .hint1 = One of your stones is not yet part of any pair. At which point would it stand before two doors?
    .success = On g4 your stone could step to g1 and to g7. Black could fill only one of them, and you closed a mill on the other.

step-double-threat--leave-and-return = Your mill stands, and gives nothing. Find a move that opens it and makes two threats.
    .hint1 = The stone that leaves the mill should form a pair with another one.
    .success = From c5 the stone could go back to c4, and with e5 it also waited for d6–d5. Black had only one answer for two threats.

step-double-threat--from-the-air = Three against three: both sides fly, and it is your turn. Make two pairs out of your three stones!
    .hint1 = Find a point that shares a line with each of two stones of yours.
    .success = f2 shares one line with d2 and another with f4. Two pairs out of three stones, and Black could stop only one.

step-double-threat--both-at-once = Now Black has the double threat: b4–b2 and b4–c4. By stepping in you can stop only one. Is there something better?
    .hint1 = Both threats need the same black stone.
    .success = You closed a mill of your own and took the stone on b4: without it neither threat remains. Look for what two threats have in common.

step-double-threat--too-late = White would like to play e3–e4, with two threats. But first look across the board: does Black threaten anything? Mark where Black could close a mill next turn; if nowhere, mark nothing.
    .hint1 = a4 and b4 are a pair. Who could come to c4?
    .success = Nothing: no black stone can reach c4. Now the double threat can go ahead. If Black could close a mill first, it might come too late.
