# One sentence a fact, shown to a learner who missed it. The ids are those of lessons/facts.yaml.

## Board and aim
fact-board-24-points = Három négyzet van egymásban, és oldalaik középpontját vonalak kötik össze: ez összesen huszonnégy pont.
fact-point-is-a-junction = Pont (csomópont) ott van, ahol legalább két vonal találkozik.
fact-board-16-mills = Tizenhat hárompontos vonal van: a négyzetek tizenkét oldala és a négy összekötő vonal.
fact-stones-nine-each = Mindkét játékosnak kilenc bábuja van; kezdéskor a tábla üres, és minden bábu kézben van.
fact-light-first = Világos kezd, utána felváltva jöttök.
fact-aim-two-stones = Győzöl, ha az ellenfelednek csak két bábuja marad.
fact-aim-block = Akkor is győzöl, ha az ellenfelednek a saját körében nincs szabályos lépése.
fact-agree-first = A szabályok országonként és klubonként eltérnek, ezért az első kör előtt egyezzetek meg.

## Placing
fact-place-any-empty = A lerakás szakaszában minden körödben egy bábut raksz le a kezedből bármelyik üres pontra.
fact-place-beside-enemy = Az ellenfél bábui mellé is rakhatsz.
fact-no-moving-while-placing = A táblán lévő bábuk a helyükön maradnak, amíg minden bábu le nincs rakva (csak a Lasker-malom kivétel).
fact-moving-starts-when-all-placed = A lépések akkor kezdődnek, amikor már senkinek sincs bábu a kezében.
fact-placing-aims = Lerakáskor zárj és készíts elő malmokat, állj útjába az ellenfél malmainak, és hagyj neki minél kevesebb szabad pontot!
fact-capture-while-placing = A malomért már a lerakás közben is jár a levétel, ezért az első bábutól kezdve tervezz!

## Mills and captures
fact-mill-three-on-a-line = Három saját bábu egy vonalon: malom.
fact-mill-not-bent = Malom csak egyetlen megrajzolt vonal három pontján lehet; ami befordul a sarkon vagy átlósan áll, az nem malom.
fact-mill-must-be-closed = A malomért akkor jár levétel, amikor lerakással vagy lépéssel bezárod; azért, amelyik már áll, nem jár semmi.
fact-mill-obliges-capture = Aki malmot zár, annak azonnal le kell vennie az ellenfél egyik bábuját.
fact-capture-is-same-turn = A levétel ugyanahhoz a körhöz tartozik, és csak utána jön az ellenfél; malom nélkül rögtön ő következik.
fact-captured-never-returns = A levett bábu végleg kikerül a játékból.
fact-mill-protects = A malomban álló bábu védett, amíg a táblán van ugyanolyan színű bábu malmon kívül.
fact-all-in-mills = Ha az ellenfélnek a táblán minden bábuja malomban áll, bármelyiket leveheted.
fact-protection-counts-board-only = A védelemnél csak a táblán lévő bábuk számítanak, a kézben lévők nem.
fact-protection-absolute = Az MTTE szabályai szerint a malomban álló bábut sosem szabad levenni; ha mind malomban áll, nincs levétel, és az ellenfél következik (mi így olvassuk a szabályt).
fact-double-mill-one-capture = Két egyszerre bezárt malomért is csak egy bábut veszel le.

## Moving
fact-move-adjacent = Egy bábuval lépsz, vonal mentén, egy szomszédos üres pontra.
fact-move-no-diagonal = Átlósan sosem léphetsz, és foglalt pontra sem.
fact-move-no-jump = Lépéskor nem mehetsz át másik bábun.
fact-no-pass = Passzolni nem szabad: amíg tudsz lépni, lépned kell.
fact-reopen-and-close = A megnyitott, majd újra bezárt malom minden alkalommal új malom.
fact-open-mill-names = Ugyanannak a malomnak a megnyitását és újrazárását nyitott malomnak vagy a malom őrlésének hívják.
fact-swing-mill = A csiki-csukiban egy bábu az egyik malomból egyenesen egy másikba lép, és minden lépésért jár egy levétel.
fact-swing-mill-house-rule = Egyes házi szabályok tiltják a csiki-csukit.
fact-block-by-occupying = Az ellenfél készülő malmát úgy állíthatod meg, hogy elfoglalod az üres pontját.

## Flying
fact-fly-exactly-three = Ha pontosan három bábud van, bármelyikkel bármelyik üres pontra léphetsz.
fact-fly-after-placing = Ugrálni csak a lerakás után szabad: amíg van bábu a kezedben, a táblán lévő három nem ugrálhat.
fact-fly-each-side-alone = Csak a saját bábuidon múlik, hogy ugrálhatsz-e: lehet, hogy csak egyikőtök ugrálhat, lehet, hogy mindketten.
fact-fly-captures = Az ugrással bezárt malomért ugyanúgy jár a levétel.
fact-fly-evens-chances = Az ugrálás még egy esélyt ad a gyengébbnek, és izgalmassá teszi a játék végét.
fact-flying-names = Az ugrálást repülésnek vagy ugrásnak is hívják.
fact-fly-is-a-variant = Régebbi vagy egyszerűbb szabályokban nincs ugrálás; ott a három bábuval játszó hamar veszít.
fact-fly-not-on-small-boards = Az MTTE szabályai szerint nincs ugrálás olyan táblán, ahol ötnél kevesebb bábuval játszanak fejenként.

## How it ends
fact-loss-counts-hand = Az veszít, akinek a kézben lévőkkel együtt is csak két bábuja maradt.
fact-loss-after-placing = A Ply Yard szabályai szerint háromnál kevesebb bábuval csak a lerakás után veszít valaki.
fact-blocked-loses = Akinek a saját körében nincs szabályos lépése, azonnal veszít, és ehhez malom sem kell.
fact-blocked-early = A tábla akkor van a legjobban tele, amikor a lépések kezdődnek, ezért időben számold meg a szabad szomszédos pontokat!
fact-draw-threefold = A MorrisTalk szabályai szerint döntetlen, ha ugyanaz az állás háromszor jön létre.
fact-draw-quiet-fifty = A MorrisTalk szerint döntetlen, ha ötven lépésen át nincs se lerakás, se levétel; azt nem mondja meg, kinek a lépései számítanak, ezért mi mindkét fél köreit számoljuk.
fact-draw-thirteen-pairs = A Hogyankell és az MTTE szerint döntetlen, ha a harmadik szakaszban tizenhárom egymást követő lépéspár alatt nem változik a bábuk száma.
fact-no-third-phase-no-thirteen = Ahol nincs harmadik szakasz, ott a tizenhárom lépéspár szabálya is elmarad.
fact-draw-full-board = Ha a lerakás végére megtelik a tábla, döntetlen; ez csak tizenkét-tizenkét bábuval fordulhat elő.
fact-draw-agreement = A Ply Yard szerint online játékban a döntetlenhez a két játékos megegyezése kell.
fact-solved-draw = Ha mindketten tökéletesen játszanak, a játék döntetlen: ezt Ralph Gasser bizonyította be 1993-ban.

## Playing well, and around it
fact-mobility-over-mills = A bábuid szabadsága legalább annyit ér, mint a következő malmod.
fact-compare-candidate-mills = Ha két készülő malmodnak közös az üres pontja, az ellenfél elfoglalhatja előtted, és egyetlen bábuval mindkettőt megállítja.
fact-list-enemy-moves = Szűk állásban az ellenfél lépéseit is vedd sorra, ne csak a malmokat!
fact-stated-conditions-only = A feladatban csak azt használd, ami benne áll!
fact-other-boards = Vannak más alakú táblák, más számú ponttal, és van, amelyiken más irányba is lehet lépni. Az MTTE szerint mindkét félnek harmadannyi bábuja van, mint ahány pont a táblán; eggyel több vagy kevesebb is lehet.
fact-championship-board = Bajnokságon és vita esetén a hagyományos táblán, kilenc-kilenc bábuval játszanak.
fact-relatives = A játék rokonai: a morabaraba, a Lasker-malom, valamint a három-, a hat- és a tizenkétbábus malom.
fact-draw-your-own = Bármilyen felületre rajzolhatsz táblát, bábunak pedig jó a kavics, a gomb vagy a kukoricaszem.
fact-both-sides-win = Vannak MTTE-féle feladványok, amelyekben az ugrálás szakaszában az győz, aki éppen következik, akár világos, akár sötét.
fact-game-is-old = A játék ősrégi: Rómában is ismerték, és a sakk elterjedéséig a legnépszerűbbek közé tartozott.
