pack-both = Aki következik, nyer
    .intro = Ezekben az állásokban az nyer, aki éppen következik. Oldd meg mindegyiket mindkét színnel!
