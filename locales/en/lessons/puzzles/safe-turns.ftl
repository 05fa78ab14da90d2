pack-safe-turns = What does not lose
    .intro = A few { -turn(number: "plural") } to choose from. Mark all that do not lose.
