lesson-board = A tábla
    .intro = Két játékos, kilenc-kilenc bábu és egy tábla, amelyet akár a homokba is rajzolhatsz. Nézzük meg közelebbről!

step-board--first-stone = Te vagy világos, és mindig világos kezd. **Pont** ott van, ahol vonalak találkoznak; csomópontnak is hívják. Rakd le az első **bábudat** bármelyik pontra!
    .hint1 = Olyan helyet keress, ahol legalább két vonal összeér!
    .success = Ott áll az első bábud. Innentől felváltva jöttök: egyet világos rak le, egyet sötét.

step-board--the-middle = „Pontosan középre rakok, a d4 helyre, onnan mindent elérek!” Megteheti ezt világos?
    .hint1 = Kövesd az ujjaddal a vonalakat! Találkoznak ott?
    .success = Nem. Középre egyetlen vonal sem vezet, ezért ott nincs pont. Bábu csak oda kerülhet, ahol vonalak találkoznak.

step-board--corners = A tábla három négyzetből áll, egyik a másikban. Hány sarkuk van összesen?
    .hint1 = Számold meg először egyetlen négyzet sarkait!
    .option-n4 = Négy
    .option-n8 = Nyolc
    .option-n12 = Tizenkettő
    .success = Három négyzet, mindegyiknek négy sarka van: ez tizenkettő. Minden oldalnak van egy **középpontja** is. Ez is tizenkettő, összesen tehát huszonnégy pont van.
    .wrong-n4 = Négy sarka egyetlen négyzetnek van. Itt viszont három négyzet van.
    .wrong-n8 = Nyolc sarka két négyzetnek van. Egy négyzetet kihagytál.

step-board--neighbours = Két pont akkor **szomszédos**, ha vonal köti össze őket, és nincs köztük másik pont. Jelöld meg az összes pontot, amely szomszédos a d2 ponton álló bábuddal!
    .hint1 = Indulj el a bábutól mindegyik vonalon, és állj meg az első pontnál!
    .success = Négy szomszéd: a d1, a d3, a b2 és az f2 pont. Ennél több egyetlen pontnak sincs, egy saroknak pedig csak kettő van.

step-board--lines-of-a-corner = Minden **vonal** pontosan három pontból áll. Az a1 ponton álló bábud két vonalon van rajta. Jelöld meg e két vonal többi pontját, a közelieket is, a távoliakat is!
    .hint1 = A vonal nem ér véget a legközelebbi szomszédnál.
    .success = Az egyik vonal alul fut, a d1 ponton át a g1 pontig. A másik a bal szélen megy fölfelé, az a4 ponton át az a7 pontig. Az egész táblán tizenhat ilyen hárompontos vonal van.

step-board--lines-end-at-the-middle = Mely vonalakon van rajta a d3 ponton álló bábud? Jelöld meg e vonalak többi pontját!
    .hint1 = Van-e bármi a tábla üres közepére rajzolva?
    .success = Mellette a c3 és az e3 pont van, alatta a d2 és a d1. Fölfelé nincs tovább: középen nem megy át vonal.

step-board--first-choices = Kezdődik a játék, és mint mindig, világos rak le először. Hány pont közül választhat?
    .hint1 = Áll már valami a táblán?
    .option-n9 = Kilenc
    .option-n16 = Tizenhat
    .option-n24 = Huszonnégy
    .success = Huszonnégy közül: még minden pont üres. Mindkét játékosnak kilenc bábuja van, és kezdéskor mind **kézben** van.
    .wrong-n9 = Kilenc bábuja mindkét játékosnak van. A kérdés az, hová kerülhet az első.
    .wrong-n16 = Tizenhat vonal van a táblán. A bábuk viszont pontokra kerülnek.

step-board--the-aim = Az a cél, hogy az ellenfelednek csak két bábuja maradjon. Itt már senkinek sincs bábu a kezében, és sötét épp most veszített el egyet. Ki győzött?
    .hint1 = Hány bábuja maradt sötétnek?
    .option-nobody = Még senki
    .option-white = Világos
    .option-black = Sötét
    .success = Világos. Sötétnek csak két bábuja maradt, ezzel vége a játéknak. Másképp is lehet győzni: ezt az „A játék vége” leckében tudod meg.
    .wrong-nobody = Számold meg sötét bábuit: kettő maradt. Ilyen kevéssel már vége a játéknak.
    .wrong-black = Éppen sötét az, akinek csak két bábuja maradt.
