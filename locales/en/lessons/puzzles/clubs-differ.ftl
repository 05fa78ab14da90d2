pack-clubs-differ = Where the clubs differ
    .intro = What wins by one club’s rules is only a { -draw } by another’s, because of how { -mill(number: "plural") } protect.
