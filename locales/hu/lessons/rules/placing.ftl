lesson-placing = Lerakás
    .intro = A játék első szakasza a **lerakás**. Felváltva rakjátok a táblára a kilenc-kilenc bábutokat, minden körben egyet.

step-placing--beside-the-enemy = Az a1 ponton sötét bábu áll. Rakj le egy bábut közvetlenül mellé, egy szomszédos pontra!
    .hint1 = Kövesd a sarokból induló két vonalat!
    .success = Pontosan így. Bármelyik üres pont jó, még az is, amelyik az ellenfél bábuja mellett van.

step-placing--stones-stay = „Az f4 ponton álló bábum jobb helyen lenne az f2 ponton. Átteszem oda!” Világoson van a sor, és hat bábu van a kezében. Megteheti ezt?
    .hint1 = Mit csinálnak a játékosok, amíg van bábu a kezükben?
    .success = Nem. Amíg van bábu a kezedben, minden körödben le kell raknod egyet, a táblán lévők pedig a helyükön maradnak. Ezért jól gondold meg, hová raksz!

step-placing--get-in-the-way = Sötét három bábut szeretne egy vonalra, és az a7 meg a d7 ponton már áll egy-egy. Rakd le úgy a bábudat, hogy a következő körében ne sikerüljön neki!
    .hint1 = A vonalnak három pontja van. Melyik üres még közülük?
    .success = A g7 ponton álló bábud elállja az útját. Lerakáskor az ellenfeled terveire is gondolj, ne csak a sajátjaidra!

step-placing--every-empty-point = Mindkét játékosnak már csak egy bábu van a kezében, és te jössz. Jelöld meg az összes pontot, ahová lerakhatod a tiédet!
    .hint1 = Számít-e, hogy kinek a bábuja áll egy üres pont mellett?
    .success = Mind a nyolc üres pont jó. Nem számít, kinek a bábui állnak körülöttük: ami üres, az üres.

step-placing--one-hand-empty = Világos most rakta le a kilencedik bábuját. Sötétnek még egy van a kezében. Mi következik?
    .hint1 = Üres már mindkét játékos keze?
    .option-white-moves = Világos lép egy bábuval
    .option-black-moves = Sötét lép egy bábuval
    .option-black-places = Sötét lerak egy bábut
    .success = Sötét lerak. A lépések csak akkor kezdődnek, amikor már senkinek sincs bábu a kezében.
    .wrong-white-moves = Világos köre véget ért, és sötétnek még van egy bábu a kezében.
    .wrong-black-moves = Sötétnek még van egy bábu a kezében: előbb azt kell leraknia.

step-placing--the-last-stone = Sötét lerakja a legutolsó bábut az f2 pontra. Most már minden bábu a táblán van.
    .hint1 = Gondolj a célra! Maradt valakinek csak két bábuja?
    .success = A játék folytatódik. Mindkét játékosnak megvan mind a kilenc bábuja, és most jön a második szakasz: a bábuk már léphetnek.

step-placing--nothing-left-to-place = A legutolsó bábu az f2 pontra került. „De a d3 pont is üres, oda is lerakok egyet!” Megteheti ezt világos?
    .hint1 = Honnan venné azt a bábut?
    .success = Nem. Mindkét játékosnak kilenc bábuja van, és világos már mindet lerakta. Innentől a táblán álló bábuk lépnek.
