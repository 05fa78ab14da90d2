lesson-legal-in-three-phases = Mi szabad a három szakaszban?
    .intro = Mielőtt a legjobbat keresed, nézd meg, mi minden szabályos. Erre minden szakaszban más a válasz.

step-legal-in-three-phases--which-phase = Világos keze üres, sötét kezében még egy bábu van, és sötét következik. Mit tesz?
    .hint1 = Mikor kezdődnek a lépések?
    .option-placing = Lerakja a bábuját
    .option-moving = Lép egy bábuval
    .option-flying = Ugrik egy bábuval
    .success = Lerakja. A lépések csak akkor kezdődnek, ha mindkét kéz üres; addig az, akinek még van a kezében, lerak.
    .wrong-moving = Még nem: sötét kezében van még egy bábu.
    .wrong-flying = Ugrálni pontosan három bábuval szabad, és csak üres kézzel.

step-legal-in-three-phases--where-to-place = Világosnak egy utolsó bábuja maradt a kezében. Jelöld meg az összes pontot, ahová lerakhatja!
    .hint1 = Lerakáskor mindegy, mi áll a közelben.
    .success = Mind a kilenc üres pontra: a sötét bábuk mellé is, és oda is, ahová senki sem rakna.

step-legal-in-three-phases--every-move = Mindkét kéz üres, tehát elkezdődtek a lépések. Jelöld meg világos összes lépését!
    .hint1 = Haladj sorban, báburól bábura: a1, a4, b4, d1, g1.
    .success = Hat lépés. Az a1 ponton állót a saját társai zárják el, hiszen bábun átugrani nem lehet; a b4 ponton állónak egymagának három lépése van. Aki báburól bábura halad, semmit sem hagy ki.

step-legal-in-three-phases--the-only-move = Világosnak hét bábuja van, de csak egyetlen szabályos lépése. Keresd meg, és lépd meg!
    .hint1 = Kifelé csak a belső négyzet középpontjairól visz út. Melyik előtt üres a pont?
    .success = d5–d6: a belső négyzetnek ez az egyetlen ajtaja, amelyet senki sem őriz. A többiben sötét áll.

step-legal-in-three-phases--flying-wide = Sötétnek három bábuja maradt, a keze üres. Hány pontra mehet az f4 ponton álló bábujával?
    .hint1 = Ugráláskor a vonalak nem számítanak. Hát mi számít?
    .option-n2 = Kettőre
    .option-n16 = Tizenhatra
    .option-n21 = Huszonegyre
    .success = Tizenhatra: a huszonnégy pontból nyolcon áll bábu.
    .wrong-n2 = Vonal mentén csak kettőre mehetne. De pontosan három bábuval sötét ugrálhat.
    .wrong-n21 = Világos bábuit kifelejtetted. A foglalt pont foglalt, akárki áll rajta.

step-legal-in-three-phases--what-may-be-taken = Világos most zárta be az f2–f4–f6 malmot, a köre még tart. Jelöld meg az összes bábut, amelyet levehet!
    .hint1 = Mielőtt jelölsz, keresd meg sötét malmát!
    .success = A b2, a g1 és a g4 ponton álló vehető le. A d1–d2–d3 malom védi a három bábuját, hiszen van más is malmon kívül.

step-legal-in-three-phases--one-stone-too-many = „Sötét már ugrálhat, és nekem is csak négy bábum van: d1–f4, és kész a malom!” Megteheti ezt világos?
    .hint1 = Pontosan hány bábuval szabad ugrálni, és kinek a bábui számítanak?
    .success = Nem. Mindenki a saját bábuit számolja, és négy bábuval még vonal mentén kell lépni. A d1 pontról most csak az a1 és a g1 pontra mehet.

step-legal-in-three-phases--count-the-moves = Sötét következik, négy bábuja van. Hány szabályos lépése van?
    .hint1 = Az egyik bábu két felé is mehet, egy pedig sehová.
    .option-n3 = Három
    .option-n4 = Négy
    .option-n5 = Öt
    .success = Négy: a7–a4, d6–d5, d6–f6 és g7–g4. A d7 ponton állót a saját társai zárják el.
    .wrong-n3 = Van még egy. Nézd meg újra a d6 ponton álló bábut: kereszteződésben áll.
    .wrong-n5 = Eggyel több a kelleténél. A d7 pontnak három szomszédja van, mind foglalt, és a b6 pont is az.
