lesson-other-draws = Remis yang lain
    .intro = Papan penuh, jabat tangan, pihak yang tidak bisa bergerak: mana yang remis, dan di mana?

step-other-draws--full-or-not = Hitam menempatkan buah terakhir di d6. Belum pernah ada penangkapan, jadi kedelapan belas buah ada di papan.
    .hint1 = Berapa titik di papan, dan berapa buah semuanya?
    .success = Berlanjut: dengan sembilan buah masing-masing, paling sedikit enam dari dua puluh empat titik tetap kosong. Papan bisa penuh hanya dengan dua belas buah masing-masing.

step-other-draws--twelve-each = Sekarang bayangkan dua belas buah masing-masing, bukan sembilan, dan tidak ada penangkapan selama penempatan: kedua puluh empat titik terisi. Apa aturannya?
    .hint1 = Tidak ada yang bisa bergerak, dan tidak ada yang lebih unggul.
    .option-white-loses = Putih tidak bisa bergerak, jadi kalah
    .option-draw = Remis
    .option-last-wins = Yang menempatkan buah terakhir menang
    .success = Remis, kata MorrisTalk: **papan penuh** di akhir penempatan. Dengan sembilan buah masing-masing, kamu tidak akan pernah melihatnya.
    .wrong-white-loses = Biasanya tidak punya gerak berarti kalah. Pengecualiannya: dua puluh empat titiknya penuh setelah penempatan.
    .wrong-last-wins = Yang terakhir dari dua puluh empat titik selalu ditempati Hitam; itu tidak adil.

step-other-draws--room-is-left = Sembilan buah masing-masing, belum ada penangkapan, dan Hitam akan menempatkan yang terakhir. Dari berapa titik Hitam bisa memilih?
    .hint1 = Tujuh belas buah ada di papan.
    .option-n1 = Satu
    .option-n6 = Enam
    .option-n7 = Tujuh
    .success = Sekarang tujuh, dan setelah itu enam tetap kosong. Hanya itu ruang yang ada saat gerak dimulai.
    .wrong-n1 = Tujuh belas buah ada di dua puluh empat titik. Hitung lagi.
    .wrong-n6 = Enam tersisa setelah buah terakhir. Sebelumnya masih ada satu lagi.

step-other-draws--shake-hands = Tiga lawan tiga, daring di Ply Yard, dan tidak ada yang maju. Bagaimana permainan ini bisa menjadi remis?
    .hint1 = Ply Yard tidak punya aturan yang menghitung giliran atau posisi.
    .option-one-asks = Begitu satu pemain memintanya
    .option-both-agree = Kedua pemain harus sepakat
    .option-program = Program yang memutuskan kapan cukup
    .success = Keduanya harus sepakat. Panduan lain memilih menghitung, supaya tidak ada yang bergantung pada kebaikan lawan.
    .wrong-one-asks = Meminta itu boleh, tetapi lawan, yang juga punya tiga buah, bisa menolak.
    .wrong-program = Di Ply Yard tidak ada yang dihitung, tiga buah lawan tiga pun tidak. Kedua pemain yang memutuskan.

step-other-draws--no-thanks = Daring di Ply Yard, empat lawan empat. Putih meminta remis, Hitam menolak. Putih bergerak dari c4 ke b4.
    .hint1 = Apakah keduanya sepakat?
    .success = Berlanjut. Tawaran baru setengah kesepakatan.

step-other-draws--blocked-is-no-draw = Putih bergerak dari e3 ke d3. Hitam mencari gerak dan tidak menemukannya. “Pasti di sebagian klub ini remis!”
    .hint1 = Dalam hal ini semua panduan sepakat.
    .success = Putih menang. Semua panduan kita yang membahasnya berkata sama: siapa yang terblokir, kalah.

step-other-draws--not-by-itself = “Tiga lawan tiga, pasti ini sudah remis,” pikirmu. Tetapi belum ada yang sepakat, dan Hitam hampir membentuk mill. Hentikan!
    .hint1 = Ke titik mana Hitam ingin terbang?
    .success = Bagus. Tidak ada panduan yang menyebut permainan remis hanya karena buahnya tinggal sedikit.

step-other-draws--perfect-play = Pada 1993 Ralph Gasser menghitung seluruh permainan dengan komputer. Apa hasilnya kalau kedua pihak bermain sempurna dari papan kosong?
    .hint1 = Cukupkah menempatkan lebih dulu, atau terakhir, untuk menang kalau lawan tidak pernah keliru?
    .option-white-wins = Putih menang, karena mulai lebih dulu
    .option-black-wins = Hitam menang, karena menempatkan terakhir
    .option-draw = Remis
    .success = Remis: tidak ada pihak yang bisa memaksakan kemenangan. Tetapi siapa yang bermain sempurna? Jadi, teruslah bermain.
    .wrong-white-wins = Mulai lebih dulu tidak cukup untuk menang: dengan sembilan buahnya, Hitam selalu bisa mempertahankan remis.
    .wrong-black-wins = Menempatkan yang terakhir dari delapan belas buah memang membantu, tetapi tidak memaksakan kemenangan.
