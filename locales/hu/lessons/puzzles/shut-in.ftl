pack-shut-in = Beszorítás
    .intro = Négy-öt { -stone } áll mindkét oldalon, és még senki sem ugrálhat. Érd el, hogy az { -opponent(whose: "your") } ne tudjon lépni!
