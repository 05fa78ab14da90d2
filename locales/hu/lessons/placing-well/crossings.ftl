lesson-crossings = Kereszteződések
    .intro = Hová kerüljön a bábu, ha éppen semmi sem sürgős? Van rá ökölszabály, és van olyan állás is, amelyben nem válik be.

step-crossings--a-rich-point = Emlékszel a kereszteződésekre, arra a négy pontra, amelynek négy-négy szomszédja van? A d6 ponton világos áll, az f4 ponton sötét. Rakd le a bábudat egy még üres kereszteződésre!
    .hint1 = A középső négyzet oldalainak közepén vannak.
    .success = Kereszteződésben többnyire jó helyen áll a bábu: négyfelé léphet, és nehezebb beszorítani, mint bárhol máshol.

step-crossings--a-poor-point = A b2 pont úgy fest, mintha közel lenne a tábla közepéhez. Hány szomszédos pontja van?
    .hint1 = Kövesd a vonalakat a b2 pontról a következő pontokig!
    .option-n2 = Kettő
    .option-n3 = Három
    .option-n4 = Négy
    .success = Kettő, mint minden saroknak, bármelyik négyzeten van. Onnan a bábu csak kétfelé mehet.
    .wrong-n3 = Három szomszédja a külső és a belső négyzet középpontjainak van.
    .wrong-n4 = Négy szomszédja a kereszteződésnek van. A b2 pont sarok, és átló nem indul belőle.

step-crossings--shut-in-corners = „A sarok erős!” – mondja világos, és rakott is az a7, a b2, az f6 meg a g1 pontra. Jelöld meg az összes világos bábut, amelyik most lépni tud!
    .hint1 = Keress mindegyik mellett üres pontot!
    .success = Csak a d3 és a g1 ponton álló. Sarokban két sötét bábu is elég ahhoz, hogy valaki beszoruljon, kereszteződésben négy kell.

step-crossings--two-at-once = Van egy pont, ahol az új bábud egyszerre két malmot készít elő. Rakd le oda!
    .hint1 = Két olyan vonalat keress, amelyen egy-egy világos bábu áll, és amelyek egy üres pontban találkoznak!
    .success = A d6 pontról két helyen is malommal fenyegetsz: a d5 és az f6 ponton. Sötét csak az egyiket foglalhatja el, és nincs mivel visszavágnia.

step-crossings--cash-in = Világos az f4 pontra rakott, és két helyen is fenyegetett; sötét elfoglalta az e4 pontot. Mi maradt? Zárd be a malmot, és vegyél le egy bábut!
    .hint1 = Melyik vonalon áll együtt az f2 és az f4 ponton lévő bábud?
    .success = Az f6 ponton: sötét az egyik fenyegetést megállította, a másikra már nem jutott bábu. Ezért jó, ha egy bábud két hasznos vonalon áll.

step-crossings--threats-first = A b4 és az f4 kereszteződés szabad, és csábító. De előbb nézd meg sötét bábuit, és oda rakj, ahová kell!
    .hint1 = Hol zárhatna sötét malmot a következő körében?
    .success = A g1 pontra, egy sarokba. A fenyegetés minden ökölszabálynál előbbre való: különben sötét bezárta volna az a1–d1–g1 malmot, és levett volna egy bábut.

step-crossings--proved-crossing = Sötéttel játszol, és te rakod le a legutolsó bábut. Utána világos három bábuja ugrálni fog. Csak egyetlen pont nyer biztosan. Találd meg!
    .hint1 = A lerakás után a bábuid lépni fognak. Olyan pontot keress, amely két malmot készít elő!
    .success = A d6 ponton álló bábuval kétfelé készülsz: f4–f6 és e5–d5 is malmot zár. Világos csak az egyiket állíthatja meg, és a levétel után két bábuja marad. A program bebizonyította: ez a pont nyer, és rajta kívül egyik sem.

step-crossings--proved-corner = Megint te rakod le sötéttel a legutolsó bábut, és megint csak egy pont nyer. Ne bízz az ökölszabályban!
    .hint1 = Melyik üres pont van két olyan vonalon, amelyet lépéssel be tudsz fejezni?
    .success = Az f2 ponton, egy sarokban álló bábuval két malom is készül: b4–b2 és e4–f4. A program bebizonyította, hogy csak ez nyer, a szabad f4 kereszteződés nem. Az ökölszabály jó első ötlet, de sosem az utolsó szó.
