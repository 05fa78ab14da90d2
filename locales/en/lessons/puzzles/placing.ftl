pack-placing = The last stones
    .intro = The last { -stone(number: "plural") } are still in hand, and where they go decides the game.
