### A valahol játszott szabályok, és amiben különböznek: amit a `malom rules` mond, és ami a klubokat összevető
### feladatokat magyarázza.
###
### `rule-<mező>-<érték>` egy szabály, egy mondatban; ahol a szabály szám, ott `rule-<mező>`.

## Ki játszik így

profile-standard = Alapszabályok
    .about = a leírások közös alapja; a legtöbb lecke ezt követi
    .source = mind az öt leírás együtt
profile-morristalk = MorrisTalk
    .about = magyar leírás, amely az ismétlődő állásokat és az eseménytelen köröket is számolja
    .source = a MorrisTalk leírása
profile-hogyankell = Hogyankell
    .about = magyar leírás, amely szerint a végjáték nem húzódhat el
    .source = Hogyankell, „Malmozni”
profile-classic = Klasszikus szabályok
    .about = régebbi játékmód: senki sem ugrálhat
    .source = egy magazin magyarra fordított leírása
profile-classic-flying = Klasszikus szabályok ugrálással
    .about = ugyanaz, ha a játékosok megegyeztek az ugrálásban
    .source = egy magazin magyarra fordított leírása
profile-mtte = MTTE
    .about = versenyszabályok: malomban álló bábut sosem lehet levenni
    .source = az MTTE, egy magyar hagyományos táblajátékos egyesület versenyszabályai
profile-plyyard = Ply Yard
    .about = indonéz leírás: kevés bábu miatt csak a lerakás után lehet veszíteni
    .source = a Ply Yard leírása (indonézül)
profile-lasker = Lasker-malom
    .about = több bábu, és már az első körtől lépni is lehet
    .source = egyik leírás sem szól róla
profile-twelve = Tizenkétbábus malom
    .about = átlók is vannak a táblán, és több a bábu
    .source = egyik leírás sem szól róla
profile-morabaraba = Morabaraba
    .about = mint a tizenkétbábus malom, de a végjáték nem húzódhat el
    .source = egyik leírás sem szól róla
profile-six = Hatbábus malom
    .about = két négyzetből álló tábla
    .source = egyik leírás sem szól róla
profile-five = Ötbábus malom
    .about = mint a hatbábus malom, kevesebb bábuval
    .source = egyik leírás sem szól róla
profile-three = Hárombábus malom
    .about = egyetlen négyzet; az első malom nyer
    .source = egyik leírás sem szól róla

## Ahogyan egy szabályrendszert elmondunk

# $profile, $about: a neve, és hogy mi az; $source: honnan valók a szabályai
rules-head = { $profile } – { $about }
rules-source = Forrás: { $source }.
rules-common = A leírások közös alapja:
rules-stated = A leírás szerint:
rules-assumed = Feltételezzük, mert a leírás nem szól róla (°):
rules-convention = Így szokás játszani:
# $fields: amire nincs szabály, felsorolva
rules-absent = Nincs szabály erre: { $fields }.

# $profile, $other: két név; $count: hány szabályban különböznek
rules-differ = { $profile } és { $other }: { $count ->
    [0] ugyanazok a szabályok.
    [one] egy szabály különbözik.
   *[other] { $count } szabály különbözik.
    }
# $stating, $assuming: két név
rules-alike = Ami mindkettőben ugyanaz, de csak az egyik leírás mondja ki ({ $stating }), a másiknál feltételezzük (° { $assuming }):
# $profile: név; $rule: a szabály, egy mondatban
says-common = { $profile } – a leírások közös alapja: { $rule }
says-stated = { $profile } – a leírás szerint: { $rule }
says-assumed = { $profile } – ° feltételezzük, mert a leírás nem szól róla: { $rule }
says-convention = { $profile } – így szokás játszani: { $rule }
says-absent = { $profile } – ilyen szabály nincs.
# $rule: a szabály, egy mondatban; $note: megjegyzés hozzá
says-noted = { $rule } ({ $note })

## Megjegyzések

note-hogyankell-capture = A leírás szava: „levehet”.
note-mtte-capture = A szabályzat szava: „levehet”.
note-hogyankell-swing-mill = A leírás hozzáteszi, hogy egyes házi szabályok tiltják.
note-hogyankell-quiet = A leírás „végjátékot” mond; ezen a harmadik szakaszt értjük.
note-morristalk-quiet = A leírás nem mondja meg, kinek a köreit számolja.
note-mtte-protection = A szabályzat nem nevez meg kivételt; hogy ilyenkor továbbszáll a kör, azt mi olvassuk így.
note-classic-protection = A fordítás egyik mondata az ellenkezőjét írja; az utána következőt vesszük alapul.
note-classic-flying-protection = A fordítás egyik mondata az ellenkezőjét írja; az utána következőt vesszük alapul.
note-mtte-stones = A hagyományos táblán.

## Miről szól egy szabály

field-board = tábla
field-mills = mi a malom
field-stones = bábuk száma
field-stone-count = bábuk száma más táblán
field-moving-while-placing = lépés a lerakás közben
field-flying = ugrálás
field-flies-at = ki ugrálhat
field-third-phase-from = ugrálás kis táblán
field-protection = malomban álló bábuk
field-capture = kötelező-e levenni
field-captured = levett bábuk
field-captures-per-turn = kettős malom
field-standing-mills = álló malmok
field-reclose = malom újrazárása
field-swing-mill = csiki-csuki
field-hopping = átugrás
field-passing = passzolás
field-custodian = közrefogott bábu
field-blocked = nincs szabályos lépés
field-loses-below = túl kevés bábu
field-counting = mely bábuk számítanak
field-repetition = döntetlen ismétlődéssel
field-quiet = döntetlen eseménytelen körökkel
field-full-board = megtelt tábla
field-agreement = döntetlen megegyezéssel

## A szabályok

# $points: a tábla pontjai; $mills: vonalak, amelyeken malom lehet
rule-board-nine = A tábla három egymásba rajzolt négyzet, oldalaik közepénél összekötve: { $points } pont, és { $mills } vonal, amelyen malom lehet.
rule-board-nine-diagonals = A tábla három egymásba rajzolt négyzet, oldalaik közepénél és átlósan a sarkaiknál is összekötve: { $points } pont, és { $mills } vonal, amelyen malom lehet.
rule-board-six = A tábla két egymásba rajzolt négyzet, oldalaik közepénél olyan vonalakkal összekötve, amelyek malomhoz rövidek: { $points } pont, és { $mills } vonal, amelyen malom lehet.
rule-board-three = A tábla egyetlen négyzet, középvonalakkal és mindkét átlóval: { $points } pont, és { $mills } vonal, amelyen malom lehet.

rule-mills-lines = Ha egy játékosnak egy megrajzolt vonalon három bábuja áll, az malom.
rule-mills-horizontal-only = Csak a vízszintes vonalon álló három bábu malom.
rule-mills-also-bent = A vonalak mentén egymás után álló három bábu malom, sarkon fordulva is.

# $value: bábuk száma
rule-stones = Mindkét játékos { $value } bábuval kezd, és kezdetben mind kézben van.

rule-stone-count-free = A bábuk számában szabadon meg lehet egyezni.
# $stones: bábuk fejenként; $points: a tábla pontjai
rule-stone-count-third-of-points = Fejenként harmadannyi bábu van, mint ahány pont a táblán, eggyel több vagy kevesebb is lehet: itt { $points } ponthoz { $stones }.

rule-moving-while-placing-no = Amíg valakinek van bábu a kezében, a táblán lévő bábui a helyükön maradnak.
rule-moving-while-placing-yes = Akinek van bábu a kezében, az minden körben választ: lerak egyet, vagy lép eggyel a táblán.
rule-moving-while-placing-when-flying = Akinek van bábu a kezében, az csak akkor léphet, ha ugrálhat.

rule-flying-never = Nincs ugrálás: a bábuk mindig a vonalak mentén lépnek, bármilyen kevés maradt.
# $flies-at: hány bábuval lehet ugrálni
rule-flying-at = Akinek pontosan { $flies-at } bábuja maradt, és kezében már nincs, az ugrálhat: bármelyik üres pontra léphet.
rule-flying-hand-ignored = Akinek pontosan { $flies-at } bábuja van a táblán, az bármelyik üres pontra ugrálhat, akkor is, ha van még a kezében.
rule-flying-either-side = Ha az egyik játékosnak pontosan { $flies-at } bábuja maradt, mindketten ugrálhatnak bármelyik üres pontra.
rule-flying-hop-only = Akinek pontosan { $flies-at } bábuja maradt, az a vonal mentén átugorhatja a mellette állót, de messzebb nem mehet.
rule-flies-at = Ugrálni pontosan { $value } bábuval lehet.

rule-third-phase-from = Ahol fejenként { $value } bábunál kevesebbel kezdenek, ott elmarad a harmadik szakasz: nincs ugrálás, és nincs olyan döntetlen, amelyet abban számolnának.

rule-protection-never = Az ellenfélnek bármelyik bábuja levehető, akkor is, ha malomban áll.
rule-protection-unless-all = Malomban álló bábut nem lehet levenni, amíg az ellenfélnek van a táblán malmon kívül álló bábuja. Ha mind malomban áll, bármelyik levehető.
rule-protection-always = Malomban álló bábut sosem lehet levenni. Ha mind malomban áll, nincs levétel, és továbbszáll a kör.
rule-protection-empty-hand-too = Malomban álló bábut nem lehet levenni, amíg az ellenfélnek van malmon kívül álló vagy kézben lévő bábuja.
rule-protection-once-in-a-mill = Olyan bábut, amely malomban áll vagy állt valaha, nem lehet levenni, amíg az ellenfélnek van olyanja, amely sosem állt.

rule-capture-obliged = Aki malmot zár, annak le kell vennie az ellenfél egyik bábuját.
rule-capture-optional = Aki malmot zár, az leveheti az ellenfél egyik bábuját, de nem kell levennie.
rule-capture-moves-only = Csak a lépéssel zárt malomért jár levétel; a lerakással zártért nem.

rule-captured-removed = A levett bábu kikerül a játékból.
rule-captured-to-hand = A levett bábu visszakerül a gazdája kezébe.

rule-captures-per-turn-one = Egy körben egy bábut kell levenni, kettős malomért is.
rule-captures-per-turn-one-a-mill = Egy körben annyi bábut kell levenni, ahány malom bezárult.

rule-standing-mills-nothing = Levétel a malom bezárásáért jár; az álló malom nem ér semmit.
rule-standing-mills-capture = Az álló malomért minden körben jár egy levétel.

rule-reclose-always = A megnyitott malmot újra be lehet zárni, és minden alkalommal jár érte levétel.
rule-reclose-twice = Ugyanazt a malmot kétszer lehet bezárni, többször nem.
rule-reclose-never = A megnyitott malmot újra be lehet zárni, de levétel csak először jár érte.

rule-swing-mill-allowed = Egy bábu az egyik malomból egyenesen a másikba léphet: szabad a csiki-csuki.
rule-swing-mill-forbidden = Egy bábu nem léphet az egyik malomból egyenesen a másikba: tilos a csiki-csuki.

rule-hopping-forbidden = Lépéskor a bábu sosem megy át másik bábun.
rule-hopping-allowed = A bábu a vonal mentén átugorhatja a mellette állót.

rule-passing-forbidden = Aki tud játszani, annak játszania kell; passzolni nem szabad.
rule-passing-allowed = Szabad passzolni.

rule-custodian-safe = Az ellenfél két bábuja között is biztonságban áll a bábu.
rule-custodian-caught = Az a bábu, amelyet egy vonalon az ellenfél két bábuja közrefog, levehető.

rule-blocked-loses = Aki nem tud lépni, amikor rajta a sor, az veszített.
rule-blocked-passes = Aki nem tud lépni, amikor rajta a sor, az kimarad abból a körből.
rule-blocked-draws = Ha a soron következő nem tud lépni, a játék döntetlen.

rule-loses-below = Akinek { $value } bábunál kevesebbje van, az veszített.

rule-counting-with-hand = Amikor azt nézzük, maradt-e elég bábu, a kézben lévők is számítanak.
rule-counting-after-placing = Kevés bábu miatt csak a lerakás után lehet veszíteni.
rule-counting-board-only = Amikor azt nézzük, maradt-e elég bábu, csak a táblán lévők számítanak.

# $value: hányszor jött létre az állás
rule-repetition = Ha ugyanaz az állás { $value } alkalommal létrejön, a játék döntetlen.

# $plies: körök, mindkét félé számít; $flies-at: hány bábuval kezdődik a harmadik szakasz
rule-quiet-always = Ha egymás után { $plies } körben, mindkét félét számolva, nem volt se lerakás, se levétel, a játék döntetlen.
rule-quiet-third-phase = A harmadik szakaszban, amikor már minden bábu le van rakva, és valakinek csak { $flies-at } maradt: ha egymás után { $plies } körben, mindkét félét számolva, nem volt levétel, a játék döntetlen.

rule-full-board-yes = Ha a lerakás végére megtelik a tábla, a játék döntetlen.
rule-full-board-no = A megtelt tábla nem döntetlen: a soron következő be van szorítva.

rule-agreement-yes = A játékosok megegyezhetnek a döntetlenben.
