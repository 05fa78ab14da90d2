lesson-neighbours = Szomszédok
    .intro = Nem minden pont ér ugyanannyit. Számold meg, hány felé lehet róla továbbmenni, és olyat is meglátsz, ami mellett mások elmennek.

step-neighbours--the-corner = A g7 ponton álló bábud sarokban áll. Jelöld meg az összes vele szomszédos pontot!
    .hint1 = Egy sarokból csak két vonal indul.
    .success = Kettő. Ennyi szomszédja van minden négyzet minden sarkának, a belsőének is.

step-neighbours--in-the-middle-of-a-side = Most az f4 pontot nézd: a középső négyzet egyik oldalának közepe. Jelöld meg az összes szomszédját!
    .hint1 = Az egyik vonal az oldal mentén fut, a másik keresztezi.
    .success = Négy! Itt találkozik a négyzet oldala és a négyzeteket összekötő vonal.

step-neighbours--outer-midpoint = A d7 pont a külső négyzet egyik oldalának közepe. Hány szomszédja van az itt álló bábunak?
    .hint1 = Az oldal mentén két irányba mehet. És még merre?
    .option-n2 = Kettő
    .option-n3 = Három
    .option-n4 = Négy
    .success = Három: az a7, a g7 és a d6 pont. Kifelé már nincs tovább. A belső négyzet középpontjainak is három szomszédja van.
    .wrong-n2 = Csak az oldalt számoltad. Befelé is visz vonal.
    .wrong-n4 = Kifelé is, befelé is csak a középső négyzetről visz vonal.

step-neighbours--the-four-crossings = Az egész táblán csak kevés pontnak van négy szomszédja. Jelöld meg mindet!
    .hint1 = Mind ugyanahhoz a négyzethez tartozik.
    .success = A b4, a d2, a d6 és az f4 pont. Itt két vonal keresztezi egymást, ezért **kereszteződésnek** hívjuk. Minden más pontnak két vagy három szomszédja van.

step-neighbours--corner-to-corner = „A c3 és a b2 pont közelebb már nem is lehetne. Kisurranok a középső négyzetre!” Megteheti ezt világos?
    .hint1 = A közeli még nem szomszédos. Mitől szomszédos két pont?
    .success = Nem. A négyzetek sarkait nem köti össze vonal. A c3 pontról csak az oldalak mentén jutsz ki, a c4 vagy a d3 ponton át.

step-neighbours--open-doors = A d6 ponton álló bábud kereszteződésben áll. Melyik szomszédos pontra léphet most? Jelöld meg!
    .hint1 = Négy szomszéd, de kik állnak rajtuk?
    .success = Csak az f6 pontra. Jó dolog a négy ajtó, de csak a nyitott számít.

step-neighbours--the-free-crossing = Három kereszteződés már foglalt. Rakd le a bábudat arra, amelyik megmaradt!
    .hint1 = A kereszteződések a középső négyzet oldalainak középpontjai.
    .success = A b4 pont volt az. Mivel csak négy van belőlük, többnyire hamar elkelnek.

step-neighbours--the-shut-corner = „Engem innen senki sem mozdít ki!” – büszke világos az a1 ponton álló bábujára. Hány pontra léphet vele?
    .hint1 = Nézd meg az a1 pont mindkét szomszédját!
    .option-n0 = Egyre sem
    .option-n1 = Egyre
    .option-n2 = Kettőre
    .success = Egyre sem: a d1 és az a4 pont foglalt. Igaz, senki sem mozdítja ki, még világos sem. Egy sarkot két bábu is elzár, egy kereszteződést csak négy.
    .wrong-n1 = Nézd meg jól: az a1 pontnak csak két szomszédja van, a d1 és az a4. Üres valamelyik?
    .wrong-n2 = Két szomszédja van az a1 pontnak, de bábu áll rajtuk.
