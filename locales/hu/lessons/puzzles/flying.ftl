pack-flying = Három három ellen
    .intro = Mindkét fél ugrálhat. A következő { -mill } dönt, ezért minden csendes { -turn } számít.
