lesson-hold-the-draw = Tartsd a döntetlent!
    .intro = Kevesebb bábud van, de még nem veszítettél. Az ellenfeled itt tökéletesen támad, tehát neked is pontosan kell védekezned.

step-hold-the-draw--one-point-a-turn = Sötéttel vagy, három ugráló bábud van. Világos fenyeget. Tartsd meg két körön át a döntetlent!
    .hint1 = Melyik ponton zárulna világos malma, és tud oda lépni világos bábu?
    .success = Mindkétszer a jó ponton voltál. Egy fenyegetés, egy bábu: ennyi az egész tudomány, ha minden körben körülnézel.

step-hold-the-draw--what-burns = Sötéttel vagy. Világosnak több párja is van. Jelöld meg az összes pontot, ahol világos a következő körében malmot zárhatna!
    .hint1 = A pár és az üres pont nem elég: egy harmadik világos bábunak is ott kell állnia a pont mellett.
    .success = Csak a b6 pont az: a b4 pontról léphetne oda egy bábu, a d6 és az f6 mellé. Az a pár, amelynek nincs segítője, még nem fenyeget, ne pazarolj rá kört!

step-hold-the-draw--who-may-leave = Sötéttel vagy. Megint meg kell állítani egy világos malmot, de nem mindegyik bábud ér rá. Tartsd meg a döntetlent!
    .hint1 = Mi történik a c3 ponton, ha onnan elugrik a bábud?
    .success = A c3 ponton álló bábunak maradnia kellett, mert már megállítja a c3–c4–c5 vonalat. Az új fenyegetést olyan bábuval állítsd meg, amelyik semmit sem őriz!

step-hold-the-draw--no-rest = Világos semmivel sem fenyeget, és sötét minden bábuja jó helyen áll. „Akkor én így is maradok!” Szabad ezt?
    .hint1 = Ki szabad hagyni egy kört?
    .success = Nem. Sötétnek is lépnie kell, és azzal el is ronthatja az állását. Ha tartasz egy állást, mindig legyen olyan bábud, amelyik baj nélkül léphet!

step-hold-the-draw--when-is-it-over = Egy ilyen végjátékot örökké tarthatsz. Mikor döntetlen a Hogyankell és az MTTE szabályai szerint?
    .hint1 = A harmadik szakaszban számolják a köröket, amíg senki sem veszít bábut.
    .option-at-once = Azonnal, ha senki sem tud nyerni
    .option-thirteen-pairs = Tizenhárom lépéspár után
    .option-never = Soha
    .success = Ha a harmadik szakaszban tizenhárom egymást követő lépéspár alatt nem változik a bábuk száma. Mások az ismétlődő állásokat számolják, ezért előre egyezzetek meg!
    .wrong-at-once = A játékosoknak nincsenek kéznél a táblázatok. Valamit számolni kell.
    .wrong-never = Ennek a két útmutatónak éppen erre van szabálya.

step-hold-the-draw--four-hold = Négy bábud lép, sötét ugrál. Csak egyetlen lépés jó. Találd meg, és tartsd az állást három körön át!
    .hint1 = Hol zárna sötét malmot? Melyik bábud van mellette?
    .success = A d5–c5 időben betöltötte a pontot. A lépegető bábuk csak azt tarthatják, ami közel van, ezért sose menj messze a sötét pároktól!

step-hold-the-draw--the-whole-game = Kilenc-kilenc bábu, és mindketten tökéletesen játszanak az első bábutól kezdve. Mi lesz a vége? 1993-ban bizonyították be.
    .hint1 = Mindkét fél meg tudja tenni azt, amit most gyakoroltál.
    .option-white = Világos győz
    .option-draw = Döntetlen
    .option-black = Sötét győz
    .success = Döntetlen: Ralph Gasser bizonyította be 1993-ban. Aki tehát veszít, valahol hibázott, és többnyire megtarthatta volna.
    .wrong-white = Ezen a táblán az első bábu nem elég a győzelemhez.
    .wrong-black = Hogy sötété az utolsó lerakás, az sem elég a győzelemhez.

step-hold-the-draw--hold-on = Sötéttel vagy, három bábud van. Tartsd meg a döntetlent négy körön át!
    .hint1 = Minden körben újra: hová kell világosnak egy bábu, és melyik bábud ér rá?
    .success = Négy kör a lehető legjobb támadás ellen. Akivel játszol, annak sem lesz könnyebb megvernie téged.
