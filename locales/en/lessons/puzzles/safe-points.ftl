pack-safe-points = Where to place
    .intro = One { -stone } left to place. Some { -point(number: "plural") } are safe, the others lose.
