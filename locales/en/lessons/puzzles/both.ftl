pack-both = Whoever is to move
    .intro = Each of these { -position(number: "plural") } is won for whichever side is to move. Solve it once for each.
