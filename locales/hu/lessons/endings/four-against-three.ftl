lesson-four-against-three = Négy három ellen
    .intro = Eggyel több bábu, de ezek lépnek, azok meg ugrálnak. Itt a négynek legalább annyira kell vigyáznia, mint a háromnak.

step-four-against-three--now-or-never = Négy három ellen, és te jössz. Győzz azonnal!
    .hint1 = Két bábud a legfelső vonalon áll.
    .success = A g4 pontról a g7 pontra: malom, és sötétnek két bábuja marad. Három ellen egyetlen malom is elég.

step-four-against-three--only-at-once = Világosnak négy bábuja van, és ő jön, de most nem zárhat malmot. A táblázatok szerint mikor nyer biztosan a négy bábu a három ellen?
    .hint1 = Két fenyegetéshez többet kell lépkedni, mint amennyit az ugrálók engednek.
    .option-always = Szinte mindig
    .option-two-turns = Gyakran, két-három kör alatt
    .option-at-once = Csak akkor, ha azonnal malmot zárhat
    .success = Csak akkor, ha azonnal zárhat: ez körülbelül minden tizedik állás. A többiben a három bábu ugrálva majdnem mindig megtartja a döntetlent, néhányban pedig a négy még veszít is.
    .wrong-always = Három ugráló bábu minden egyes fenyegetést megállít.
    .wrong-two-turns = Ezt az öt bábu tudja. Négy bábuval egyetlen ilyen állás sincs.

step-four-against-three--two-alarms = Sötét ugrálhat. Jelöld meg az összes pontot, ahol sötét a következő körében malmot zárhatna!
    .hint1 = Sötétnek két olyan párja van, amely egy-egy vonalon áll.
    .success = Az a4 és a b2 pont. Az ugrálónak nem kell út, ezért minden olyan párja fenyeget, amelynek a harmadik pontja üres.

step-four-against-three--stand-in-the-way = Sötét malommal fenyeget. Csak egyetlen jó lépésed van. Melyik?
    .hint1 = Melyik bábud van egy lépésre a b2 ponttól?
    .success = Csak a b4–b2 jó, minden más lépés előbb-utóbb veszít. Minden sötét pár közelében tarts egy bábut!

step-four-against-three--three-can-hold = Most tiéd a három bábu, és világos malommal fenyeget.
    .hint1 = Hová kell világosnak egy bábu? Ugorj oda, és a következő körben nézz körül újra!
    .success = Minden körben egy dolgod van: legyél ott azon a ponton, amely világosnak kell. Amíg ugrálhatsz, négy bábu nem ér rá kétfelé fenyegetni.

step-four-against-three--down-to-three = Sötét a d6 pontra ugrott, malmot zárt, és levette az f4 ponton álló bábut. Ki ugrálhat most?
    .hint1 = Számold meg mindkét fél bábuit!
    .option-white = Csak világos
    .option-black = Csak sötét
    .option-both = Mindketten
    .option-neither = Egyikük sem
    .success = Mindketten: most már világosnak is három bábuja van. A levétel fájt, de a játéknak még nincs vége.
    .wrong-white = Sötétnek még mindig három bábuja van.
    .wrong-black = Világosnak négy bábuja volt, és most elveszített egyet.
    .wrong-neither = Akinek három bábuja van és üres a keze, az ugrálhat.

step-four-against-three--whose-mill = Sötét az e4 pontról a c4 pontra megy, malmot zár, és leveszi az a1 ponton álló bábut.
    .hint1 = Hány bábuja maradt világosnak, és hánnyal veszítene?
    .success = Folytatódik: világosnak három bábuja van, és hárommal ugrálni is lehet. Csak kettővel veszített volna.

step-four-against-three--hold-with-four = Sötét megint malommal fenyeget, neked pedig négy bábud van a védekezéshez.
    .hint1 = Foglald el azt a pontot, amely sötétnek kell, és maradj a bábuiddal a sötétek közelében!
    .success = Minden körben ugyanazt kérdezted meg először: hol zárhatna sötét? Négy lépegető bábu is kitart, ha előre néz.
