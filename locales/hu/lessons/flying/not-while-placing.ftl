lesson-not-while-placing = Lerakás közben nem
    .intro = Három bábu a táblán, de a kézben is van még: az egészen más. A kéz is számít.

step-not-while-placing--three-and-four = Világos már két bábut elveszített. Három áll a táblán, négy van a kezében. Melyik szakaszban van?
    .hint1 = Mit kell tennie világosnak a kezében lévő bábukkal?
    .option-placing = Lerakás
    .option-moving = Lépés
    .option-flying = Ugrálás
    .success = Lerakás. Amíg akár egyetlen bábu is van a kezében, azt kell leraknia; hiába áll épp három a táblán.
    .wrong-moving = Lépni csak akkor kezd, amikor kiürült a keze.
    .wrong-flying = Világosnak összesen hét bábuja van: három a táblán, négy a kezében. Ugrálni az utolsó hárommal lehet.

step-not-while-placing--help-from-the-hand = Három bábud áll a táblán, és sötét a g1–g4–g7 malomra készül. Állítsd meg!
    .hint1 = Honnan jön az a bábu, amelyiket most használhatod?
    .success = A kezedből, nem ugrással. A táblán álló három ott marad, amíg ki nem ürül a kezed.

step-not-while-placing--just-one-step = Világosnak három bábuja van a táblán és kettő a kezében. Jelöld meg a táblán az összes bábut, amelyikkel világos ebben a körben léphet!
    .hint1 = Ha egy sincs, jelölés nélkül add be!
    .success = Egyikkel sem: se ugrás, se egyetlen lépés. A táblán álló bábuk várnak, amíg az utolsót is le nem rakta.

step-not-while-placing--after-the-capture = Világos malmot zárt, és levette a b4 ponton álló bábut. A táblán három sötét bábu maradt. Ki ugrálhat most?
    .hint1 = Nézd meg a kezeket is!
    .option-black = Csak sötét
    .option-neither = Egyikük sem
    .option-both = Mindketten
    .success = Egyikük sem. Sötét kezében öt bábu van, az összesen nyolc, és tovább rakja le őket.
    .wrong-black = A táblán három van, de öt még a kezében vár.
    .wrong-both = Mindkettejük kezében van még lerakni való bábu.

step-not-while-placing--two-and-six = A táblán csak két sötét bábu áll, mert világos korán malmot zárt. Sötét következik. Ki győzött?
    .hint1 = Hány bábuja van sötétnek összesen?
    .option-white = Világos
    .option-black = Sötét
    .option-nobody = Még senki
    .success = Még senki: a kezében lévő hattal együtt sötétnek nyolc bábuja van. Az veszít, akinek összesen kettő marad.
    .wrong-white = Kettő a táblán, de hat a kézben: ez még messze nem a vég.
    .wrong-black = Semmi sem történt, amitől sötét győzött volna.

step-not-while-placing--two-reasons = Világos lerak egy bábut a g4 pontra, malmot zár, és leveszi az f6 ponton állót. Sötétnek kettő marad a táblán, és három a kezében.
    .hint1 = Véget ért a lerakás?
    .success = Folytatódik. A MorrisTalk szerint azért, mert a kézben lévők is számítanak, az öt bábu. A Ply Yard szerint azért, mert lerakás közben senki sem veszít kevés bábu miatt.

step-not-while-placing--when-ply-yard-counts = Mikor veszít a Ply Yard leírása szerint az, akinek háromnál kevesebb bábuja van?
    .hint1 = A három szakasz egyikének előbb véget kell érnie.
    .option-always = Bármikor
    .option-after-placing = Csak a lerakás után
    .option-never = Soha
    .success = Csak a lerakás után. A MorrisTalk inkább a kézben lévőket is beszámítja; a gyakorlatban ez szinte mindig ugyanaz.
    .wrong-always = A Ply Yard megvárja, amíg mindent leraktak. Itt világosnál még négy bábu van kézben, sötétnél öt.
    .wrong-never = Öt bábuval négy ellen persze nem. De háromnál kevesebbel már nem lehet malmot zárni: a Ply Yardnál is vége ilyenkor a játéknak.

step-not-while-placing--the-last-in-hand = Világos keze üres, sötétében még egy bábu van. „Te már léphetnél, akkor én is lépek: a d7 pontról az a7 pontra!” Megteheti ezt sötét?
    .hint1 = Kinek a keze dönti el, mit tesz sötét?
    .success = Nem. Előbb a saját utolsó bábuját kell leraknia. Utána már mindketten lépnek.
