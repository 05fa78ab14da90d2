# One sentence a fact, shown to a learner who missed it. The ids are those of lessons/facts.yaml.

## Board and aim
fact-board-24-points = Tiga persegi, yang satu di dalam yang lain, dengan titik-titik tengah sisinya terhubung: semuanya dua puluh empat titik.
fact-point-is-a-junction = Titik adalah tempat bertemunya paling sedikit dua garis.
fact-board-16-mills = Ada enam belas garis, masing-masing dengan tiga titik: dua belas sisi persegi dan empat garis penghubung.
fact-stones-nine-each = Setiap pemain punya sembilan buah; pada awalnya papan kosong dan semua buah ada di tangan.
fact-light-first = Putih mulai lebih dulu, lalu kedua pemain bergantian.
fact-aim-two-stones = Kamu menang kalau buah lawan tinggal dua.
fact-aim-block = Kamu juga menang kalau lawan tidak punya gerak legal pada gilirannya.
fact-agree-first = Aturan berbeda-beda di setiap negara dan klub, jadi sepakatilah sebelum giliran pertama.

## Placing
fact-place-any-empty = Pada tahap penempatan, setiap giliran kamu menempatkan satu buah dari tangan di titik kosong mana pun.
fact-place-beside-enemy = Kamu juga boleh menempatkan buah di sebelah buah lawan.
fact-no-moving-while-placing = Buah di papan tetap di tempatnya sampai semua buah ditempatkan (kecuali dalam Lasker Morris).
fact-moving-starts-when-all-placed = Gerak dimulai setelah tangan kedua pemain kosong.
fact-placing-aims = Tempatkan buah untuk mill dan calon mill-mu, dan untuk menghambat mill serta ruang gerak lawan.
fact-capture-while-placing = Mill sudah menangkap sejak tahap penempatan, jadi susunlah rencana sejak buah pertama.

## Mills and captures
fact-mill-three-on-a-line = Tiga buahmu pada satu garis adalah mill.
fact-mill-not-bent = Hanya ketiga titik pada satu garis yang digambar yang menjadi mill; sudut dan diagonal tidak dihitung.
fact-mill-must-be-closed = Mill dihitung saat dibentuk dengan penempatan atau gerak; mill yang sudah ada tidak memberi apa-apa.
fact-mill-obliges-capture = Siapa pun yang membentuk mill wajib langsung menangkap satu buah lawan.
fact-capture-is-same-turn = Penangkapan masih bagian dari giliran yang sama, dan baru sesudahnya giliran lawan; tanpa mill, giliran langsung berpindah.
fact-captured-never-returns = Buah yang ditangkap keluar dari permainan untuk selamanya.
fact-mill-protects = Buah di dalam mill dilindungi selama di papan masih ada buah sewarna di luar mill.
fact-all-in-mills = Kalau semua buah lawan di papan berada dalam mill, kamu boleh menangkap yang mana saja.
fact-protection-counts-board-only = Untuk perlindungan, yang dihitung hanya buah di papan, bukan yang masih di tangan.
fact-protection-absolute = Menurut aturan MTTE, buah di dalam mill selalu bebas dari penangkapan; kalau semuanya berada dalam mill, tidak ada yang ditangkap dan giliran berpindah (begitulah kami membaca aturannya).
fact-double-mill-one-capture = Dua mill yang dibentuk sekaligus tetap hanya menangkap satu buah.

## Moving
fact-move-adjacent = Kamu menggerakkan satu buah menyusuri garis ke titik kosong yang bertetangga.
fact-move-no-diagonal = Buah tidak pernah bergerak diagonal, dan tidak pernah ke titik yang sudah terisi.
fact-move-no-jump = Buah yang bergerak tidak pernah melompati buah lain.
fact-no-pass = Giliran tidak boleh dilewati: selama bisa bergerak, kamu harus bergerak.
fact-reopen-and-close = Mill yang dibuka lalu dibentuk kembali selalu dihitung sebagai mill baru.
fact-open-mill-names = Membuka lalu membentuk kembali mill yang sama disebut mill terbuka, atau “menggiling”.
fact-swing-mill = Dalam csiki-csuki (mill ayun), satu buah keluar dari satu mill langsung masuk ke mill lain, dan setiap geraknya menangkap.
fact-swing-mill-house-rule = Beberapa aturan setempat melarang csiki-csuki.
fact-block-by-occupying = Kamu bisa menghentikan mill dengan mengisi titik kosong yang diperlukannya.

## Flying
fact-fly-exactly-three = Dengan tepat tiga buah, kamu boleh memindahkan salah satunya ke titik kosong mana pun.
fact-fly-after-placing = Terbang hanya boleh setelah penempatan: tiga buah di papan tidak terbang selama kamu masih punya buah di tangan.
fact-fly-each-side-alone = Terbang adalah hak setiap pemain sendiri: bisa hanya satu pihak, bisa juga keduanya.
fact-fly-captures = Mill yang dibentuk dengan terbang menangkap seperti biasa.
fact-fly-evens-chances = Terbang memberi pihak yang lebih lemah satu kesempatan lagi dan membuat babak akhir tetap seru.
fact-flying-names = Terbang di tempat lain disebut juga melompat; dalam bahasa Hungaria “ugrálás”, “ugrás”, atau “repülés”.
fact-fly-is-a-variant = Aturan yang lebih lama atau lebih sederhana tidak mengenal terbang; di situ pemain yang buahnya tinggal tiga segera kalah.
fact-fly-not-on-small-boards = Menurut aturan MTTE, tidak ada terbang di papan yang dimainkan dengan kurang dari lima buah per pemain.

## How it ends
fact-loss-counts-hand = “Tinggal dua buah” juga menghitung buah di tangan.
fact-loss-after-placing = Menurut aturan Ply Yard, kurang dari tiga buah baru berarti kalah setelah penempatan selesai.
fact-blocked-loses = Pemain yang tidak punya gerak legal pada gilirannya langsung kalah; mill tidak diperlukan untuk itu.
fact-blocked-early = Papan paling penuh ketika gerak dimulai, jadi hitunglah sejak awal titik kosong yang bertetangga dengan buahmu.
fact-draw-threefold = Menurut aturan MorrisTalk, permainan remis kalau posisi yang sama muncul tiga kali.
fact-draw-quiet-fifty = MorrisTalk menyatakan remis setelah lima puluh gerak tanpa penempatan dan penangkapan; tidak dijelaskan gerak siapa, jadi kami menghitung giliran kedua pihak.
fact-draw-thirteen-pairs = Menurut Hogyankell dan MTTE, permainan remis setelah tiga belas pasangan giliran berturut-turut pada tahap ketiga tanpa perubahan jumlah buah.
fact-no-third-phase-no-thirteen = Kalau tahap ketiga tidak ada, aturan tiga belas pasangan giliran juga tidak berlaku.
fact-draw-full-board = Papan yang penuh di akhir penempatan berarti remis; ini hanya bisa terjadi dengan dua belas buah per pemain.
fact-draw-agreement = Di Ply Yard, remis dalam permainan daring memerlukan persetujuan kedua pemain.
fact-solved-draw = Kalau kedua pihak bermain sempurna, permainan ini remis, seperti dibuktikan Ralph Gasser pada tahun 1993.

## Playing well, and around it
fact-mobility-over-mills = Kebebasan gerak buahmu paling sedikit sama pentingnya dengan mill berikutnya.
fact-compare-candidate-mills = Kalau dua calon mill-mu berbagi satu titik kosong, lawan bisa mengisinya lebih dulu dan menghentikan keduanya dengan satu buah.
fact-list-enemy-moves = Dalam posisi sempit, periksa semua gerak lawan, bukan hanya mill.
fact-stated-conditions-only = Dalam latihan, gunakan hanya apa yang disebutkan.
fact-other-boards = Ada papan dengan bentuk, jumlah titik, dan arah gerak yang berbeda; menurut aturan MTTE, setiap pemain punya buah sebanyak sepertiga jumlah titik, boleh lebih atau kurang satu.
fact-championship-board = Dalam kejuaraan, dan bila ada perselisihan, dipakai papan tradisional dengan sembilan buah per pemain.
fact-relatives = Kerabat permainan ini antara lain morabaraba, Lasker Morris, serta morris dengan tiga, enam, dan dua belas buah.
fact-draw-your-own = Permukaan apa saja yang digambari papan bisa dipakai, dengan kerikil, kancing, atau biji jagung sebagai buah.
fact-both-sides-win = Ada teka-teki ala MTTE yang pada tahap terbangnya dimenangkan siapa pun yang mendapat giliran.
fact-game-is-old = Permainan ini sangat tua: sudah dikenal di Romawi kuno, dan termasuk yang paling digemari sampai catur menyebar.
