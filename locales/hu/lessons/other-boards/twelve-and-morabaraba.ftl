lesson-twelve-and-morabaraba = Tizenkétbábus malom és morabaraba
    .intro = Ugyanaz a három négyzet, de itt a sarkok is össze vannak kötve, és mindenkinek tizenkét bábuja van. Szűk lesz a hely!

step-twelve-and-morabaraba--busy-corner = Ez a **tizenkétbábus malom** táblája. Jelöld meg az f6 pont összes szomszédját!
    .hint1 = A négyzet vonalain kívül nézd meg az átlót is, mindkét irányban!
    .success = Négy van: a d6 és az f4, az átló mentén pedig az e5 és a g7. A b6 pont már messze van. A középső négyzet sarkai itt kereszteződések lettek.

step-twelve-and-morabaraba--old-line-new-line = Bábuid a b6, a c5, az e5 és az f4 ponton állnak. Jelöld meg az összes pontot, ahol ebben a körben malmot zárhatsz!
    .hint1 = Az egyik vonal a régiek közül való, a másik csak ezen a táblán van meg.
    .success = A d5 pont a belső négyzet oldalán van. Az a7 az új: az a7–b6–c5 átló. Négy átlóval tizenhat helyett húsz vonal van.

step-twelve-and-morabaraba--corners-only = „Itt már vannak átlók, akkor a d2 pontról az e3 pontra lépek!” Megteheti ezt világos?
    .hint1 = Van a két pont között megrajzolt vonal?
    .success = Nem. Átló csak sarkokat köt össze, például a g1, az f2 és az e3 pontot. A d2 középpontról ugyanúgy lépsz, mint a hagyományos táblán.

step-twelve-and-morabaraba--too-many = Az MTTE szerint mindenkinek harmadannyi bábuja lehet, mint ahány pont van, eggyel több vagy kevesebb is. Mit szól ez a szabály a fejenként tizenkét bábuhoz huszonnégy ponton?
    .hint1 = Mennyi a huszonnégy harmada?
    .option-fits = Megfelel
    .option-too-many = Túl sok
    .option-too-few = Túl kevés
    .success = A huszonnégy harmada nyolc, tehát hét, nyolc vagy kilenc. A tizenkettő az MTTE-nek sok: bajnokságain a hagyományos táblán, kilenc-kilenc bábuval játszanak. Máshol viszont szívesen játszanak tizenkettővel.
    .wrong-fits = A huszonnégy harmada nyolc. A kilenc még éppen belefér.
    .wrong-too-few = A huszonnégy harmada nyolc, a tizenkettő ennél több.

step-twelve-and-morabaraba--full-board = Sötét lerakja a legutolsó bábut az e4 pontra, az utolsó üres helyre. Nincs malom, és levétel sem volt még. Mi történik?
    .hint1 = Tizenkettő meg tizenkettő: hány pont marad, ahová lépni lehet?
    .option-white-loses = Világos nem tud lépni, és veszít
    .option-draw = Döntetlen
    .option-white-moves = Világos lép
    .success = Huszonnégy bábu huszonnégy ponton: ennek a játéknak a szokásos szabályai szerint ez döntetlen. Csak tizenkét-tizenkét bábuval fordulhat elő, kilenccel hat pont üresen marad.
    .wrong-white-loses = A lépések szakaszában veszítene, aki beszorul. De arra, hogy a lerakás végére mind a huszonnégy pont foglalt, ennek a játéknak külön szabálya van.
    .wrong-white-moves = Hová lépne? Ha már az e4 pont is foglalt, egyetlen üres pont sincs.

step-twelve-and-morabaraba--nearly-full = A lerakás véget ért, és alig maradt hely. Ezzel a lépéssel győzhetsz!
    .hint1 = Csak két pont üres. Melyiket használhatná még sötét?
    .success = A d1 pontról az a1 pontra: sötétnek nincs lépése, és azonnal veszít. Minél telibb a tábla, annál előbb számold meg a szabad szomszédokat!

step-twelve-and-morabaraba--fly-to-the-diagonal = Mindkét félnek három bábuja maradt, és a tizenkétbábus malomban hárommal ugrálni is lehet. Győzz ebben a körben!
    .hint1 = Két bábud egy átlón áll.
    .success = A c4 pontról az e5 pontra: malom az e5–f6–g7 átlón, és sötétnek két bábuja marad. Az ugrálás itt is olyan, mint a hagyományos táblán.

step-twelve-and-morabaraba--no-dragging-on = A **morabarabát** is ezen a táblán játsszák, majdnem ugyanazokkal a szabályokkal. Miben különbözik itt?
    .hint1 = Gondolj egy olyan végjátékra, amelyben senki sem jut semmire!
    .option-board = Nincsenek átlók
    .option-quiet-draw = Az elhúzódó végjáték döntetlen
    .option-no-flying = Három bábuval nem szabad ugrálni
    .success = Ahogy itt játsszák: ha valakinek már csak három bábuja van, húsz levétel nélküli kör után döntetlen, és mindkét fél körei számítanak. Ahány klub, annyi szokás, itt is.
    .wrong-board = A tábla ugyanaz, átlóstul: ott van az a1–b2–c3 vonal is.
    .wrong-no-flying = Mindkét játékban szabad három bábuval ugrálni, itt világosnak is.

step-twelve-and-morabaraba--whose-mill = Világos az f4 pontról a g4 pontra lép, malmot zár, és a b2 ponton álló bábut szeretné levenni.
    .hint1 = Nézd meg az a1, a b2 és a c3 pontot! Egy vonalon vannak?
    .success = A hagyományos szabályok szerint és a Lasker-malomban: ott nem köti össze vonal az a1, a b2 és a c3 pontot. Az átlós táblán viszont malomban állnak, ezért a b2 ponton álló bábu védett.
