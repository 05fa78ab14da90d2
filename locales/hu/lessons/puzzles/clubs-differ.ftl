pack-clubs-differ = Ahol a klubok eltérnek
    .intro = Ami az egyik klub szabályai szerint { -win }, a másiké szerint csak { -draw }: másképp védenek a malmok.
