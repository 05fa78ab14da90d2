pack-against-three = Against three
    .intro = Your { -opponent } has three { -stone(number: "plural") } left and is { -flying }. One more { -mill } wins, if it can no longer be stopped.
