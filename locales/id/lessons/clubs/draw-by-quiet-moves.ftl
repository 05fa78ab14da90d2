lesson-draw-by-quiet-moves = Tidak terjadi apa-apa
    .intro = Tidak ada buah yang datang, tidak ada yang pergi, giliran demi giliran. Sebagian klub menghitungnya.

step-draw-by-quiet-moves--fifty = Dalam lima puluh giliran terakhir tidak ada yang menempatkan atau menangkap buah, dan tidak ada posisi yang muncul tiga kali. Apa kata MorrisTalk?
    .hint1 = Selama itu, adakah yang membawa permainan ini maju?
    .option-draw = Remis
    .option-goes-on = Permainan berlanjut
    .option-more-stones = Yang buahnya lebih banyak menang
    .success = Remis: menurut aturan MorrisTalk, lima puluh **giliran tenang**, tanpa penempatan dan tanpa penangkapan, mengakhiri permainan.
    .wrong-goes-on = Di MorrisTalk tidak: di sana batasnya lima puluh giliran tenang, juga dengan lima buah lawan lima.
    .wrong-more-stones = Pemenang tidak ditentukan dengan menghitung buah. Lagi pula, ini lima lawan lima.

step-draw-by-quiet-moves--break-the-silence = Kalian bermain menurut aturan MorrisTalk. Sudah empat puluh sembilan giliran tenang; satu lagi, dan permainan remis. Lakukan sesuatu yang membuat hitungan mulai dari awal!
    .hint1 = Giliran tidak lagi tenang kalau ada buah yang keluar dari papan.
    .success = Dengan penangkapan, hitungan kembali ke nol. Giliran yang membentuk mill tidak pernah tenang.

step-draw-by-quiet-moves--whose-fifty = Panduan MorrisTalk menulis “lima puluh langkah” tanpa menyebut langkah siapa. Bagaimana kita menghitungnya di sini?
    .hint1 = Setiap giliran, milik Putih atau Hitam, dihitung satu.
    .option-fifty-each = Lima puluh giliran Putih dan lima puluh giliran Hitam
    .option-fifty-together = Lima puluh giliran bersama, dua puluh lima tiap pihak
    .success = Lima puluh bersama. Begitulah kami menafsirkannya; kalau bermain dengan teman, lebih baik tanyakan dulu.
    .wrong-fifty-each = Itu berarti seratus giliran. Bisa juga dibaca begitu, tetapi kita menghitung setiap giliran, baik dari empat buah putih maupun dari empat buah hitam.

step-draw-by-quiet-moves--thirteen-of-what = Hogyankell dan MTTE menghitung di tahap ketiga: remis kalau selama tiga belas **pasangan giliran** berturut-turut jumlah buah tidak berubah. Berapa giliran semuanya?
    .hint1 = Satu giliran Putih dan satu giliran Hitam membentuk satu pasangan.
    .option-n13 = Tiga belas
    .option-n26 = Dua puluh enam
    .option-n50 = Lima puluh
    .success = Dua puluh enam, tiga belas tiap pihak. Hogyankell menulis “babak akhir”; kami menganggapnya tahap ketiga.
    .wrong-n13 = Itu jumlah pasangannya. Dalam satu pasangan, satu dari tiga buah Putih bergerak dan satu dari empat buah Hitam juga.
    .wrong-n50 = Lima puluh adalah angka MorrisTalk: itu berlaku juga seandainya Putih punya lebih dari tiga buah.

step-draw-by-quiet-moves--has-it-begun = Tahap ketiga dimulai ketika salah satu pihak punya tepat tiga buah dan boleh terbang. Periksa di sini: siapa yang boleh terbang?
    .hint1 = Hitung kedua pihak.
    .option-white = Putih
    .option-black = Hitam
    .option-both = Keduanya
    .option-neither = Tidak ada
    .success = Tidak ada: empat lawan lima. Tahap ketiga belum dimulai, jadi menurut Hogyankell dan MTTE belum ada yang menghitung.
    .wrong-white = Putih punya empat buah.
    .wrong-black = Hitam punya lima buah.
    .wrong-both = Keduanya punya lebih dari tiga.

step-draw-by-quiet-moves--in-the-last-moment = Mereka bermain menurut aturan MTTE. Dua puluh lima giliran tenang di tahap ketiga sudah lewat. Pada giliran ke-26, Putih terbang dari a4 ke b6, membentuk mill, dan menangkap buah di g4.
    .hint1 = Apakah jumlah buah berubah?
    .success = Berlanjut: penangkapan mengubah jumlah buah, dan hitungan dimulai dari awal.

step-draw-by-quiet-moves--no-flying-no-count = Putih punya tiga buah dan terbang dari b6 ke c5. Siapa yang aturannya membolehkan itu? Merekalah yang mengenal tahap ketiga.
    .hint1 = Tahap ketiga adalah terbang.
    .success = Menurut Hogyankell dan MTTE, tiga belas pasangan sekarang dihitung. Kalau tidak ada yang terbang, tidak ada tahap ketiga, jadi tidak ada pula tiga belas pasangan.

step-draw-by-quiet-moves--on-a-small-board = Bayangkan papan yang lebih kecil, tempat tiap pihak mulai dengan empat buah saja. Menurut aturan MTTE, di sana tidak ada yang terbang. Bagaimana dengan tiga belas pasangan giliran?
    .hint1 = Dengan kurang dari lima buah, hanya ada dua tahap.
    .option-thirteen-pairs = Tetap dihitung
    .option-no-count = Tidak berlaku
    .option-half-count = Cukup separuhnya
    .success = Tidak berlaku. Dengan kurang dari lima buah, di MTTE tidak ada tahap ketiga, dan yang dihitung di dalamnya ikut hilang.
    .wrong-thirteen-pairs = Itu hanya dihitung di tahap ketiga, dan dengan empat buah di tiap pihak tahap itu tidak ada.
    .wrong-half-count = Tidak ada yang berkata begitu. Dengan empat buah di tiap pihak, hitungan itu di MTTE hilang bersama tahap ketiga.
