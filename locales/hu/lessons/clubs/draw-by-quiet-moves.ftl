lesson-draw-by-quiet-moves = Nem történik semmi
    .intro = Se új bábu, se levétel, körről körre. Egyes klubok ilyenkor számolnak.

step-draw-by-quiet-moves--fifty = Az utolsó ötven körben senki sem rakott le és senki sem vett le bábut, és egyik állás sem jött létre háromszor. Mit mond erre a MorrisTalk?
    .hint1 = Minek kellett volna közben történnie?
    .option-draw = Döntetlen
    .option-goes-on = A játék folytatódik
    .option-more-stones = Az győz, akinek több bábuja van
    .success = Döntetlen: a MorrisTalk szabályai szerint ötven **csendes kör** után, amelyben nincs lerakás és nincs levétel, véget ér a játék.
    .wrong-goes-on = A MorrisTalk szerint nem: ott ötven csendes kör a határ, öt bábuval öt ellen is.
    .wrong-more-stones = Azzal, hogy több bábuja van, még senki sem győz. Különben is öt áll öt ellen.

step-draw-by-quiet-moves--break-the-silence = A MorrisTalk szabályai szerint játszotok. Negyvenkilenc csendes kör már elmúlt; még egy, és döntetlen. Tegyél olyat, amitől elölről kezdődik a számolás!
    .hint1 = A csendet az töri meg, ha egy bábu lekerül.
    .success = A levétellel a számláló nullára ugrott. Az a kör, amelyben malom zárul, sosem csendes.

step-draw-by-quiet-moves--whose-fifty = A MorrisTalk „50 lépést” ír, és nem mondja meg, kiét. Mi hogyan számoljuk?
    .hint1 = Minden egyes kör, akár világosé, akár sötété, egynek számít.
    .option-fifty-each = Világosét is ötvenig, sötétét is ötvenig
    .option-fifty-together = Együtt ötvenig, oldalanként huszonöt
    .success = Együtt ötvenig. Mi így olvassuk; ha barátokkal játszol, inkább kérdezd meg előre!
    .wrong-fifty-each = Az száz kör volna. Lehetne így is érteni, de mi minden egyes kört számolunk, a négy világos bábuét is, a négy sötétét is.

step-draw-by-quiet-moves--thirteen-of-what = A Hogyankell és az MTTE a harmadik szakaszban számol: döntetlen, ha tizenhárom **lépéspáron** át nem változik a bábuk száma. Hány kör ez összesen?
    .hint1 = Világos egy köre és sötét egy köre egy pár.
    .option-n13 = Tizenhárom
    .option-n26 = Huszonhat
    .option-n50 = Ötven
    .success = Huszonhat, oldalanként tizenhárom. A Hogyankell „végjátékot” ír; mi ezt a harmadik szakasznak vesszük.
    .wrong-n13 = Annyi a pár. Egy párban lép egyet világos három bábujának egyike, és lép egyet sötét négy bábujának egyike is.
    .wrong-n50 = Az ötven a MorrisTalk száma: az akkor is állna, ha világosnak három helyett több bábuja volna.

step-draw-by-quiet-moves--has-it-begun = A harmadik szakasz akkor kezdődik, amikor valamelyik félnek pontosan három bábuja van, és ugrálhat. Nézd meg itt: ki ugrálhat?
    .hint1 = Számold meg mindkét oldalt!
    .option-white = Világos
    .option-black = Sötét
    .option-both = Mindketten
    .option-neither = Egyikük sem
    .success = Egyikük sem: négy áll öt ellen. A harmadik szakasz még nem kezdődött el, így a Hogyankell és az MTTE szerint sem számol még senki.
    .wrong-white = Világosnak négy bábuja van.
    .wrong-black = Sötétnek öt bábuja van.
    .wrong-both = Mindkettejüknek háromnál több bábuja van.

step-draw-by-quiet-moves--in-the-last-moment = Az MTTE szabályai szerint játszanak. A harmadik szakaszban huszonöt csendes kör elmúlt. A huszonhatodikban világos az a4 pontról a b6 pontra ugrik, malmot zár, és leveszi a g4 ponton álló bábut.
    .hint1 = Változott a bábuk száma?
    .success = Folytatódik: a levétel megváltoztatja a bábuk számát, és elölről kezdődik a számolás.

step-draw-by-quiet-moves--no-flying-no-count = Világosnak három bábuja van, és a b6 pontról a c5 pontra ugrik. Válaszd ki mindazokat, akiknél ez szabályos – náluk van harmadik szakasz is!
    .hint1 = A harmadik szakasz maga az ugrálás.
    .success = A Hogyankell és az MTTE szerint most számolják a tizenhárom lépéspárt. Ahol senki sem ugrálhat, ott nincs harmadik szakasz, így tizenhárom lépéspár sincs.

step-draw-by-quiet-moves--on-a-small-board = Képzelj el egy kisebb táblát, amelyen csak négy-négy bábuval kezdtek! Az MTTE szabályai szerint ott nincs ugrálás. És mi van a tizenhárom lépéspárral?
    .hint1 = Ötnél kevesebb bábuval csak két szakasz van.
    .option-thirteen-pairs = Attól még számolják
    .option-no-count = Elmarad
    .option-half-count = Elég a fele
    .success = Elmarad. Ötnél kevesebb bábuval az MTTE szerint nincs harmadik szakasz, és ami abban számítana, az is elmarad vele.
    .wrong-thirteen-pairs = Csak a harmadik szakaszban számolják, és ha a két fél négy bábuval kezd, olyan nincs.
    .wrong-half-count = Ilyet senki sem mond. Ha a két fél négy bábuval kezd, az MTTE-nél a számolás a harmadik szakasszal együtt marad el.
