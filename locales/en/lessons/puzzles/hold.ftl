pack-hold = Hold the draw
    .intro = Nothing is to be won here, and most { -turn(number: "plural") } lose. Find those that don’t.
