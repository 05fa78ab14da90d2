lesson-other-draws = Más döntetlenek
    .intro = Tele tábla, kézfogás, lépés nélkül maradt játékos: melyik döntetlen ezek közül, és hol?

step-other-draws--full-or-not = Sötét lerakja a legutolsó bábut a d6 pontra. Levétel egyszer sem volt, mind a tizennyolc bábu a táblán áll.
    .hint1 = Hány pontja van a táblának, és hány bábu van összesen?
    .success = Folytatódik: kilenc-kilenc bábuval a huszonnégy pontból legalább hat üresen marad. Csak tizenkettővel telhet meg a tábla.

step-other-draws--twelve-each = Most képzeld el, hogy kilenc helyett tizenkettő-tizenkettő bábuval játszanak, és lerakás közben nem volt levétel: mind a huszonnégy pont foglalt. Mi ilyenkor a szabály?
    .hint1 = Senki sem tud lépni, és mindkét félnek ugyanannyi bábuja van.
    .option-white-loses = Világos nem tud lépni, ezért veszít
    .option-draw = Döntetlen
    .option-last-wins = Az győz, aki az utolsó bábut lerakta
    .success = A MorrisTalk szerint döntetlen: a lerakás végén **tele a tábla**. Kilenc-kilenc bábuval ilyet sosem látsz.
    .wrong-white-loses = Máskor vereség, ha nincs lépés. A kivétel az, ha a lerakás végén mind a huszonnégy pont foglalt.
    .wrong-last-wins = A huszonnégy pont közül az utolsóra mindig sötét rak; ez nem volna igazságos.

step-other-draws--room-is-left = Kilenc-kilenc bábu, levétel nem volt, és sötét mindjárt lerakja az utolsót. Hány pont közül választhat?
    .hint1 = Tizenhét bábu áll a táblán.
    .option-n1 = Egy
    .option-n6 = Hat
    .option-n7 = Hét
    .success = Most hét közül, és utána hat marad üresen. Ennyi hely van, amikor a lépések kezdődnek.
    .wrong-n1 = Huszonnégy ponton tizenhét bábu áll. Számold újra!
    .wrong-n6 = Hat az utolsó bábu után marad. Előtte még eggyel több van.

step-other-draws--shake-hands = Három három ellen, a Ply Yard oldalán játszanak, és senki sem jut előbbre. Hogyan lehet ebből döntetlen?
    .hint1 = A Ply Yard nem számolja se a köröket, se az állásokat.
    .option-one-asks = Elég, ha egyikük kéri
    .option-both-agree = Mindkettejüknek bele kell egyezniük
    .option-program = A program dönti el, mikor elég
    .success = Mindkettejüknek bele kell egyezniük. Mások inkább számolnak, hogy senki se függjön a másik jóindulatától.
    .wrong-one-asks = Kérni szabad, de a másik, akinek szintén három bábuja van, nemet mondhat.
    .wrong-program = A Ply Yardnál semmit sem számolnak, három bábuval három ellen sem. A két játékos dönt.

step-other-draws--no-thanks = A Ply Yard oldalán játszanak, négy négy ellen. Világos döntetlent kér, sötét nem fogadja el. Világos a c4 pontról a b4 pontra lép.
    .hint1 = Mindketten beleegyeztek?
    .success = Folytatódik. Az ajánlat még csak fél megegyezés.

step-other-draws--blocked-is-no-draw = Világos az e3 pontról a d3 pontra lép. Sötét lépést keres, de nem talál. „Valamelyik klubban ez biztosan döntetlen!” – mondja.
    .hint1 = Ebben egyetértenek a leírások.
    .success = Világos győzött. Amelyik leírás szól róla, mind ugyanazt mondja: aki beszorult, veszített.

step-other-draws--not-by-itself = „Három három ellen, ez már biztosan döntetlen” – gondolod. De senki sem egyezett bele, és sötét mindjárt malmot zár. Állítsd meg!
    .hint1 = Ki hová ugrana?
    .success = Jól van! Attól, hogy kevés bábu maradt, egyik leírás szerint sem döntetlen a játék.

step-other-draws--perfect-play = 1993-ban Ralph Gasser számítógéppel végigszámolta az egész játékot. Mi lesz belőle, ha az üres táblától kezdve mindketten hibátlanul játszanak?
    .hint1 = Elég-e a győzelemhez, ha valaki elsőként vagy utolsóként rak le, és a másik sosem hibázik?
    .option-white-wins = Világos győz, mert ő kezd
    .option-black-wins = Sötét győz, mert ő rak le utoljára
    .option-draw = Döntetlen
    .success = Döntetlen: egyik fél sem kényszerítheti ki a győzelmet. De ki játszik hibátlanul? Úgyhogy játssz csak tovább!
    .wrong-white-wins = A kezdés nem elég a győzelemhez: sötét a maga kilenc bábujával mindig tarthatja a döntetlent.
    .wrong-black-wins = Jó dolog a tizennyolc bábu közül az utolsót lerakni, de a győzelmet nem kényszeríti ki.
