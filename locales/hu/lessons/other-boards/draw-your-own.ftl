lesson-draw-your-own = Rajzolj táblát!
    .intro = Semmit sem kell venned hozzá: rajzolj táblát papírra, homokba vagy krétával az aszfaltra, és keress hozzá kavicsokat!

step-draw-your-own--three-squares = Rajzolj három négyzetet egymásba, ne túl szorosan! Mielőtt továbbmész, jelöld meg az összes sarkukat!
    .hint1 = Minden négyzetnek négy sarka van.
    .success = Tizenkét sarok, közöttük tizenkét középpont: együtt huszonnégy pont. Egy bot és egy kis homok is elég hozzá.

step-draw-your-own--four-short-lines = Most kösd össze mind a négy oldalon a középpontokat: a külső négyzettől a középsőn át a belsőig. Jelöld meg azokat a pontokat, ahonnan négyfelé lehet menni!
    .hint1 = Ott vannak, ahol egy rövid vonal keresztezi az egyik négyzetet.
    .success = Négy van: a b4, a d2, a d6 és az f4 pont. Ha a rajzodon négy ilyen kereszteződés van, jól rajzoltál.

step-draw-your-own--leave-the-middle = „Én egészen végighúztam a vonalakat középen, úgyhogy lerakok egyet a d4 pontra!” Megteheti ezt sötét?
    .hint1 = Hol érnek véget a rövid vonalak az igazi táblán?
    .success = Nem. A belső négyzetnél véget érnek, a belseje üres marad. Nem fut át rajta vonal, így bábu sem való oda.

step-draw-your-own--check-a-line = Ellenőrizd a rajzodat: tedd az ujjad a d7 pontra! Melyik pontok vannak vele egy vonalon? Jelöld meg őket!
    .hint1 = Az egyik vonal fölül fut végig, a másik lefelé megy.
    .success = Fölül az a7 és a g7, lefelé a d6 és a d5 pont. A tábla minden pontja pontosan két hármas vonalon van rajta.

step-draw-your-own--what-for-stones = Most jöhetnek a bábuk, fejenként kilenc. Kavics, gomb, kukoricaszem… Mi az, ami igazán fontos?
    .hint1 = Minek kell első pillantásra látszania?
    .option-all-alike = Mind a tizennyolc egyforma legyen
    .option-two-kinds = Kétféle legyen
    .option-round = Kerek legyen
    .success = Csak a két felet kell megkülönböztetni: kilenc kavics kilenc gomb ellen tökéletes. Ne legyenek se túl nagyok, se túl kicsik a pontokhoz.
    .wrong-all-alike = Akkor senki sem tudná, hogy a b4 ponton világos, a c5 ponton sötét áll.
    .wrong-round = Egy-egy fél kilenc bábuja bármilyen alakú lehet. A kukoricaszem sem kerek.

step-draw-your-own--corners-joined-too = A barátod a négyzetek sarkait is összekötötte négy átlóval. Mi lett így a táblából?
    .hint1 = A játék melyik rokonának vannak átlói?
    .option-lasker = A Lasker-malom táblája
    .option-twelve = A tizenkétbábus malom táblája
    .option-spoilt = Elrontott tábla
    .success = Ilyen táblán játsszák a tizenkétbábus malmot és a morabarabát. A szokásos játékhoz hagyd el az átlókat!
    .wrong-lasker = A Lasker-malomhoz a szokásos tábla kell, amelyen az a1 és a b2 pontot nem köti össze vonal; csak a bábuk száma és a körök mások.
    .wrong-spoilt = Van olyan játék, méghozzá jó, amelyhez éppen ilyen tábla kell, vonallal az a1 ponttól a b2 ponton át a c3 pontig.

step-draw-your-own--before-the-first-stone = Világosnak három bábuja maradt, és a b6 pontról a d2 pontra megy. „Ilyet nem lehet!” – „Minálunk lehet!”
    .hint1 = Van olyan régebbi szabály, amely szerint senki sem ugrál.
    .success = Csak a klasszikus szabályok tiltják, amíg meg nem egyeztetek az ugrálásról. A saját tábládnál is előre beszéljétek meg: ugrál-e három bábu, és mikor döntetlen?

step-draw-your-own--how-old = Nem te vagy az első, aki ilyen táblát rajzol. Milyen régi ez a játék?
    .hint1 = Megvolt már, mielőtt egy híresebb táblajáték elterjedt.
    .option-new = Körülbelül százéves
    .option-chess = Fiatalabb, mint nálunk a sakk
    .option-rome = Már Rómában is ismerték
    .success = Már az ókori Rómában is ismerték, és amíg a sakk el nem terjedt, a legnépszerűbb játékok közé tartozott. Egy homokba húzott vonal mindig elég volt hozzá.
    .wrong-new = Sokkal régebbi! Ezen a huszonnégy ponton a dédszüleid dédszülei is játszhattak.
    .wrong-chess = Fordítva: már a sakk elterjedése előtt népszerű volt. Huszonnégy pontot bárhová hamar fel lehet rajzolni.

step-draw-your-own--the-game-is-on = Kész a tábla, megvannak a gombok, és már folyik a játék. Zárj malmot, és játszd végig a körödet!
    .hint1 = Azokon a vonalakon menj végig, amelyeket megrajzoltál, máson ne!
    .success = A g7 ponton, a fölső vonalon: malom! Az a7, a b6 és a c5 pont csak az átlós táblán van egy vonalon.
