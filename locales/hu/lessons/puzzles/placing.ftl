pack-placing = Az utolsó bábuk
    .intro = Az utolsó bábuk még kézben vannak, és az dönt, hová kerülnek.
