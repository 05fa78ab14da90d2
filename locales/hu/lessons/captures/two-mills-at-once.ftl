lesson-two-mills-at-once = Kettős malom
    .intro = Néha egyetlen bábu két vonalat is teljessé tesz. Ennél szebb kör nincs – de vajon mennyi jár érte?

step-two-mills-at-once--where-lines-cross = Rakj le egy bábut úgy, hogy egyszerre két malmot zárjon, és fejezd be a körödet! Ennek **kettős malom** a neve.
    .hint1 = Melyik üres pontban találkozik az a két vonal, amelyikről csak egy bábu hiányzik?
    .success = Két malom egyetlen bábuval! De ez akkor is csak egy kör volt, és egy körben egy bábut veszel le.

step-two-mills-at-once--along-the-edge = Világos lerak egy bábut a g4 pontra: malom a g1–g4–g7, és malom az e4–f4–g4 is. Hány bábut vesz le világos?
    .hint1 = A malmokat kell számolni, vagy a köröket?
    .option-two = Kettőt
    .option-one = Egyet
    .option-none = Egyet sem
    .success = Egyet. Van, ahol otthon kettőt vesznek le két malomért, de a két leírás, amelyik szól erről, a MorrisTalk és a Ply Yard, csak egyet enged.
    .wrong-two = Ez malmonként egy bábu volna. A szabály szerint körönként jár egy, ha abban a körben malom zárult.
    .wrong-none = Két malom biztosan nem ér kevesebbet, mint egy.

step-two-mills-at-once--no-stronger-than-one = Világos az imént rakta le az a4 ponton álló bábut, és két malmot zárt. „Két malom erősebb egynél: szétverem a tiédet, és leveszem az e4 ponton állót!” Megteheti ezt világos?
    .hint1 = Változtat valamit a levételen a második malom?
    .success = Nem. Két malom ugyanúgy vesz le, mint egy: egyetlen bábut, és nem védettet. Választani a d2, a d7 és a g1 ponton állók közül lehet.

step-two-mills-at-once--and-then = Világos lerakott egy bábut a c5 pontra, két malmot zárt, és levette a b2 ponton álló bábut. Mi következik?
    .hint1 = Hány levétel tartozik egy körhöz?
    .option-white-captures = Világos még egyet levesz
    .option-black-places = Sötét lerak egy bábut
    .success = Sötét következik. Az egyetlen levétellel világos köre véget ért, hiába zárt két malmot.
    .wrong-white-captures = A második malomért nem jár második bábu. A kör továbbszállt.

step-two-mills-at-once--who-slides-leaves = Most már lépnek a bábuk. A tiéd az f4 pontról az e4 pontra ment, az e3 és az e5 ponton állók közé, a g4 ponton állóval egy vonalra. Jelöld meg az összes bábudat, amelyik most malomban áll!
    .hint1 = Mi van most az f4 ponton?
    .success = Csak az e3, az e4 és az e5 ponton álló. Aki egy vonalon lép, éppen azon a vonalon hagy rést. Ezért kettős malom csak lerakással születhet.

step-two-mills-at-once--every-chance = Jelöld meg az összes pontot, ahol a következő bábud malmot zár, egyet vagy kettőt!
    .hint1 = Ha két bábud egy vonalon áll, nézd meg, üres-e annak a harmadik pontja!
    .success = A d2, a d5 és az f4 ponton. A d2 ponton ráadásul kettőt egyszerre, de azért is csak egy bábu járna.

step-two-mills-at-once--double-and-safe = Itt egyetlen bábu két malmot is zárhat. Keresd meg a pontját! A legjobb levétel után sötét nem tud rögtön malommal válaszolni.
    .hint1 = Két vonalad a középső négyzet egyik sarkában találkozik.
    .success = Két malom, egy levétel. A c3 vagy a c5 ponton álló bábu nélkül sötét nem tud malommal válaszolni, neked pedig két malmod is van.
