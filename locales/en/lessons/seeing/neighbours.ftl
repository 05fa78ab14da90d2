lesson-neighbours = Neighbours
    .intro = Not every point is worth the same. Count the ways out, and you will see a board that others walk past.

step-neighbours--the-corner = Your stone on g7 stands in a corner. Mark every point adjacent to it.
    .hint1 = From a corner only two lines set out.
    .success = Two, and that is so in every corner of every square, even the inner ones.

step-neighbours--in-the-middle-of-a-side = Now look at f4, the middle of a side of the middle square. Mark all its neighbours.
    .hint1 = There is a line along the side, and one that crosses it.
    .success = Four! Here a line along the square meets a line between the squares.

step-neighbours--outer-midpoint = How many neighbours does the stone on d7 have, in the middle of a side of the outer square?
    .hint1 = Along the side it goes two ways. And where else?
    .option-n2 = Two
    .option-n3 = Three
    .option-n4 = Four
    .success = Three: a7, g7 and d6. Outwards there is nothing more. The midpoints of the inner square have three as well.
    .wrong-n2 = You have counted the side alone. A line also leads inwards.
    .wrong-n4 = Only in the middle square do lines lead both inwards and outwards.

step-neighbours--the-four-crossings = Only a few points on the whole board have four neighbours. Mark them all.
    .hint1 = They all belong to the same square.
    .success = b4, d2, d6 and f4. Here two lines cross, so they are called **crossings**. On every other point there are two or three neighbours.

step-neighbours--corner-to-corner = “c3 and b2 are as near as can be. I’ll slip out to the middle square!” May White do that?
    .hint1 = Near is not adjacent. What makes two points neighbours?
    .success = No. No line joins the corners of two squares. From c3 you get out only along the sides, through c4 or d3.

step-neighbours--open-doors = Your stone on d6 stands on a crossing. Which of its neighbours can it move to now? Mark them.
    .hint1 = Four neighbours, but who stands on them?
    .success = Only f6. Four doors are a good thing, but they count only while they are open.

step-neighbours--the-free-crossing = Three crossings are taken already. Place your stone on the one that is left.
    .hint1 = The crossings are the midpoints of the middle square.
    .success = b4. Since there are only four of them, crossings are mostly taken early.

step-neighbours--the-shut-corner = “Nobody gets me out of my corner!” says White, proud of the stone on a1. To how many points can it move?
    .hint1 = Look at both neighbours of a1.
    .option-n0 = None
    .option-n1 = One
    .option-n2 = Two
    .success = None: d1 and a4 are taken. True, nobody gets it out, not even White. Two stones are enough to shut a corner; a crossing takes four.
    .wrong-n1 = Look closely: a1 has only two neighbours, d1 and a4. Is either of them empty?
    .wrong-n2 = a1 has two neighbours, but there are stones on them.
