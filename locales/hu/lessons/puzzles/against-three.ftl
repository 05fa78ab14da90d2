pack-against-three = Három ellen
    .intro = Az { -opponent(whose: "your", case: "dative") } három bábuja maradt, és ugrálhat. Még egy { -mill }, és nyertél, ha már nem tudja megakadályozni.
