pack-which-stone = Which stone?
    .intro = A { -mill } can be closed at once. It depends on which { -stone } you take.
