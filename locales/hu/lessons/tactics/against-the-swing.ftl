lesson-against-the-swing = A csiki-csuki ellen
    .intro = A csiki-csuki ellen is van védelem. Minden pillanatban van rajta egy rés, és kell hozzá egy vonal, amelyik még nincs bezárva.

step-against-the-swing--see-it-coming = Sötétnek két malma van, és csiki-csukizni készül. Jelöld meg a pontot, ahol a következő körben malmot zárhatna!
    .hint1 = Melyik sötét pár vár, és melyik malom van az üres pontja mellett?
    .success = A d7 pont: az a7 pontról odalépve bezárná a d5–d6–d7 malmot, és megnyitná az a1–a4–a7 malmot, ahová vissza is léphet. Ezért a résért kell megküzdened.

step-against-the-swing--fill-the-gap = Sötétnek két malma áll, c5–d5–e5 és a1–a4–a7, és a d7 ponton kezdené a csiki-csukit. Állj a résbe, mielőtt elkezdődik!
    .hint1 = Az egyik bábud a d7 pont mellett áll, igaz, hogy malomban.
    .success = g7–d7. Megnyitottad egy malmodat, de azt később újra bezárhatod, a csiki-csuki pedig el sem kezdődött.

step-against-the-swing--behind-its-back = Sötét az f4 pontról az f6 pontra lépett, levette az a4 ponton álló bábudat, és a következő körben vissza akar lépni. Állítsd meg!
    .hint1 = Minden lépése üres pontot hagy maga mögött. Ki áll mellette?
    .success = f2–f4: ahonnan a bábu ellépett, most te állsz. Az első levétel fájt, de második nem lesz.

step-against-the-swing--what-can-be-taken = Te vagy sötét, és most zártál malmot. Világos a c5–d5 lépéssel csiki-csukizna. Jelöld meg az összes bábut, amelyet levehetsz!
    .hint1 = Hol áll éppen az a bábu, amelyik ide-oda lépne?
    .success = A d1, a d6 és a d7 ponton álló. Az ide-oda lépő bábu mindig malomban áll, ezért védett; a még nyitott vonal viszont nem az. A d6 vagy a d7 ponton álló levétele véget vet a csiki-csukinak.

step-against-the-swing--take-from-the-open-line = Sötét csiki-csukira készül: b4–b2. De te előbb zárhatsz malmot: tedd meg, és úgy vegyél le egy bábut, hogy ebből ne legyen semmi!
    .hint1 = Az a4–b4–c4 malom védett. Melyik két bábu áll a másik vonalon?
    .success = A d2 vagy az f2 ponton álló nélkül nincs második malom, ahová beléphetne. A d7 ponton állót hiába vetted volna le.

step-against-the-swing--before-it-is-built = Sötétnek van egy malma és egy bábuja az f2 ponton, a terve pedig d3–d2, hogy előkészítse a b4–b2 csiki-csukit. Foglald el előle a pontot, amelyik kell neki!
    .hint1 = Melyik pont hiányzik még sötét második vonaláról a b2 ponton kívül?
    .success = Amíg a bábud a d2 ponton áll, a b2–d2–f2 vonal el van vágva. A csiki-csukit addig a legolcsóbb megállítani, amíg csak terv.

step-against-the-swing--three-against-a-swing = Három bábuval ugrálhatsz; sötét a d5 pontról a c5 pontra lépve csiki-csukizna. Melyik bábuddal állsz a résbe?
    .hint1 = Tudod, hol a rés. De melyik bábud hagyhatja ott a helyét úgy, hogy ne nyisson meg egy másik vonalat?
    .success = A c5 pont foglalt, a csiki-csukinak nincs hová lépnie. Három bábuval a rést kell őrizni, nem azzal a malommal törődni, amelyik már áll.
