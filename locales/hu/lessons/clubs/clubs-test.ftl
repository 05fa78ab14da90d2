lesson-clubs-test = Próba: a klubok
    .intro = Tizenkét kérdés: mi egyforma mindenütt, és ki mit számol?

step-clubs-test--from-mill-to-mill = Világos a d2 pontról az f2 pontra lép, egyik malmából a másikba, és leveszi a b6 ponton álló bábut.
    .success = Mind a háromnál. A csiki-csukit csak egyes házi szabályok tiltják.

step-clubs-test--once-more = A MorrisTalk szabályai szerint játszotok, és neked elég a döntetlen. A bábud kétszer már állt a b6 ponton úgy, hogy sötét következett. Legyen döntetlen!
    .success = Harmadszor: döntetlen.

step-clubs-test--twenty-six = Világosnak három bábuja van, és huszonhat kör óta nem volt levétel. Egyik állás sem jött létre háromszor. Döntetlen ez a MorrisTalk szerint?
    .option-draw = Igen, döntetlen
    .option-goes-on = Nem, a játék folytatódik
    .success = Még nem: a MorrisTalk ötvenig vár. A Hogyankell és az MTTE szerint most döntetlen volna.
    .wrong-draw = A huszonhat a Hogyankell és az MTTE száma: ott számolnak, ha valakinek, mint itt világosnak, három bábuja maradt.

step-clubs-test--the-fiftieth = A MorrisTalk szabályai szerint játszanak, és negyvenkilenc csendes kör elmúlt. Világos a c5 pontról a c4 pontra lép, malmot zár, és leveszi az f6 ponton álló bábut.
    .success = Folytatódik: a levétellel elölről kezdődik a számolás.

step-clubs-test--under-the-roof = Sötét minden bábuja malomban áll. Világos a d3 pontról a c3 pontra lép, malmot zár, és leveszi az a7 ponton álló bábut.
    .success = Az MTTE-nél nem: ott malomban álló bábut sosem lehet levenni.

step-clubs-test--how-many-for-full = Hány-hány bábuval telhet meg a tábla a lerakás végére úgy, hogy döntetlen legyen?
    .option-nine = Kilenccel
    .option-eleven = Tizeneggyel
    .option-twelve = Tizenkettővel
    .success = Tizenkettő-tizenkettő bábu mind a huszonnégy pontot elfoglalja.
    .wrong-nine = Kilenc-kilenc bábu mellett hat pont üres marad.
    .wrong-eleven = Tizenegy-tizenegy bábu mellett is marad két üres pont.

step-clubs-test--four-on-a-small-board = Képzelj el egy kis táblát, amelyen négy-négy bábuval kezdtek! Mi marad el ott az MTTE szabályai szerint: az ugrálás vagy a tizenhárom lépéspár?
    .option-only-flying = Csak az ugrálás
    .option-only-count = Csak a tizenhárom lépéspár
    .option-both = Mindkettő
    .success = Mindkettő, mert ötnél kevesebb bábuval az egész harmadik szakasz elmarad.
    .wrong-only-flying = A tizenhárom lépéspárt a harmadik szakaszban számolják. Kezdődik itt olyan, amikor négyből három bábu maradt?
    .wrong-only-count = A harmadik szakasz maga az ugrálás. Kezdődik itt olyan, amikor négyből három bábu maradt?

step-clubs-test--nobody-agreed = A Ply Yard oldalán játszanak: három három ellen, hatvan kör óta nem volt levétel. Világosnak jó a döntetlen, sötét még nem felelt.
    .success = Folytatódik, amíg mindketten bele nem egyeznek.

step-clubs-test--which-board = Két játékos azon vitatkozik, kinek a tábláján játsszanak. Mit mondanak az MTTE szabályai?
    .option-home-board = Az idősebb játékos tábláján
    .option-traditional = A hagyományos táblán, kilenc-kilenc bábuval
    .option-drawing-lots = Sorsoljanak!
    .success = A hagyományos táblán, kilenc-kilenc bábuval, mint a bajnokságokon.
    .wrong-home-board = Az életkor itt nem számít: ez a huszonnégy pont fiatalnak és idősnek egyaránt jó.
    .wrong-drawing-lots = Nem kell: a szabályzat megnevez egy táblát, mind a huszonnégy pontjával.

step-clubs-test--in-my-family = A szokásos szabályokban egyeztek meg. Világos malmot zár: „Nálunk otthon el szabad hagyni a levételt. Te jössz!” Megteheti ezt?
    .success = Nem. Aki malmot zár, annak le kell vennie egy bábut. Más szabályokkal majd máskor – ha előtte mindketten beleegyeznek.

step-clubs-test--without-mistakes = „Én kezdek, tehát ha nem hibázom, biztosan győzök!” – mondja világos. Így van ez, ha sötét sem hibázik?
    .option-true = Igen, elég kezdeni
    .option-only-draw = Nem, döntetlen lesz
    .option-second-wins = Nem, akkor sötét győz
    .success = Döntetlen lesz: 1993-ban kiszámolták. Ahhoz, hogy valaki győzzön, a másiknak hibáznia kell.
    .wrong-true = A kezdés nem kényszeríti ki a győzelmet: sötétnek is kilenc bábuja van.
    .wrong-second-wins = Az sem elég, ha valaki utoljára rak le: kilenc bábuval világos is tud védekezni.

step-clubs-test--nothing-was-said = Egy feladvány annyit mond: háromnál szabad ugrálni, világos következik. „De hátha már lement tizenhárom lépéspár, és rég döntetlen!” – mondja egy barátod. Igaza van?
    .option-friend-right = Igen, erre is gondolni kell
    .option-not-stated = Nem, a feladvány ilyet nem mond
    .success = Feladványban csak az érvényes, amit megadtak.
    .wrong-friend-right = Akkor mindenre gondolni kellene, amit senki sem említett. Annyi van megadva: három világos bábu, négy sötét, és világos következik.
