lesson-hold-the-draw = Tartsd a döntetlent!
    .intro = Itt nem nyerhetsz, de veszítened sem kell. Az ellenfeled tökéletesen támad, tehát neked is pontosan kell védekezned.

step-hold-the-draw--one-point-a-turn = Három bábud ugrálhat, és világos malommal fenyeget.
    .hint1 = Melyik ponton zárulna világos malma, és tud oda lépni világos bábu?
    .success = Mindkétszer a jó ponton voltál. Egy fenyegetés, egy bábu: ennyi az egész tudomány, ha minden körben körülnézel.

step-hold-the-draw--what-burns = Te vagy sötét, és világosnak több párja is van. Jelöld meg az összes pontot, ahol világos a következő körében malmot zárhatna!
    .hint1 = A pár és az üres pont nem elég: egy harmadik világos bábunak is ott kell állnia a pont mellett.
    .success = Csak a b6 pont az: a b4 pontról léphetne oda egy bábu, a d6 és az f6 mellé. Az a pár, amelynek nincs segítője, még nem fenyeget, ne pazarolj rá kört!

step-hold-the-draw--who-may-leave = Megint meg kell állítanod egy világos malmot, de nem mindegyik bábud ér rá.
    .hint1 = Mi történik a c3 ponton, ha onnan elugrik a bábud?
    .success = A c3 ponton álló bábunak maradnia kellett, mert már őrzi a c3–c4–c5 vonalat. Az új fenyegetést olyan bábuval állítsd meg, amelyik semmit sem őriz!

step-hold-the-draw--no-rest = Világos semmivel sem fenyeget, és sötét minden bábuja jó helyen áll. „Akkor én így is maradok!” Megteheti ezt?
    .hint1 = Ki lehet hagyni egy kört?
    .success = Nem. Sötétnek is lépnie kell, és azzal el is ronthatja az állását. Ha tartasz egy állást, mindig legyen olyan bábud, amelyik baj nélkül léphet!

step-hold-the-draw--when-is-it-over = Egy ilyen végjátékot örökké tarthatsz. Mikor döntetlen a Hogyankell és az MTTE szabályai szerint?
    .hint1 = A harmadik szakaszban számolják a köröket, amíg senki sem veszít bábut.
    .option-at-once = Azonnal, ha senki sem tud nyerni
    .option-thirteen-pairs = Tizenhárom lépéspár után
    .option-never = Soha
    .success = Ha a harmadik szakaszban tizenhárom egymást követő lépéspár alatt nem változik a bábuk száma. Mások az ismétlődő állásokat számolják, ezért előre egyezzetek meg!
    .wrong-at-once = A tábla mellett senki sem tudja biztosan, hogy négy bábuval három ellen nem lehet nyerni. Valamit számolni kell.
    .wrong-never = Ennek a két leírásnak éppen erre van szabálya: sötétnek három bábuja maradt, ezért valamit számolnak.

step-hold-the-draw--four-hold = Négy bábud lép, sötét ugrál. Csak egyetlen lépés jó. Melyik?
    .hint1 = Hol zárna sötét malmot? Melyik bábud van mellette?
    .success = A d5–c5 időben elfoglalta a pontot. A lépegető bábuk csak azt tarthatják, ami közel van, ezért sose menj messze a sötét pároktól!

step-hold-the-draw--the-whole-game = Kilenc-kilenc bábu, és mindketten tökéletesen játszanak az első bábutól kezdve. Mi lesz a vége? 1993-ban bizonyították be.
    .hint1 = Mindkét fél meg tudja tenni azt, amit most gyakoroltál.
    .option-white = Világos győz
    .option-draw = Döntetlen
    .option-black = Sötét győz
    .success = Döntetlen: Ralph Gasser bizonyította be 1993-ban. Aki tehát veszít, az valahol hibázott.
    .wrong-white = Kilenc bábuval kilenc ellen az első bábu nem elég a győzelemhez.
    .wrong-black = Kilenc bábuval kilenc ellen az sem elég a győzelemhez, hogy sötét rak le utoljára.

step-hold-the-draw--hold-on = A leghosszabb próba: három bábud van, és világos minden körben újra támad.
    .hint1 = Minden körben újra: hová kell világosnak egy bábu, és melyik bábud ér rá?
    .success = Négy kör a lehető legjobb támadás ellen! Aki ezt kiállta, más ellen is kitart.
