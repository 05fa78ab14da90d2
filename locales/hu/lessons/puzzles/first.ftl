pack-first = Első győzelmek
    .intro = Rövid győzelmek kezdésnek, egy-két { -turn(case: "inessive") }. Ezekből az ötletekből épül fel minden későbbi { -puzzle }.

puzzle-first-block = Világosnak négy { -stone(whose: "their") } maradt, de egyik sem tud lépni: ez éppúgy { -loss }, mint ha csak kettő volna.
