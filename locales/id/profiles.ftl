### Aturan yang dimainkan di berbagai tempat, dan perbedaannya: yang dikatakan `malom rules`, dan yang menjelaskan soal
### perbandingan antarklub.
###
### `rule-<bidang>-<nilai>` menyatakan satu aturan dalam satu kalimat; aturan yang berupa angka bernama `rule-<bidang>`.

## Siapa yang bermain begini

profile-standard = Aturan umum
    .about = inti bersama semua panduan; dipakai di kebanyakan pelajaran
    .source = kelima panduan bersama-sama
profile-morristalk = MorrisTalk
    .about = panduan Hungaria yang juga menghitung posisi berulang dan giliran tenang
    .source = panduan MorrisTalk (bahasa Hungaria)
profile-hogyankell = Hogyankell
    .about = panduan Hungaria; babak akhir tidak boleh berlarut-larut
    .source = Hogyankell, “Malmozni” (bahasa Hungaria)
profile-classic = Aturan klasik
    .about = cara bermain yang lebih tua: tidak ada yang terbang
    .source = panduan sebuah majalah, terjemahan bahasa Hungaria
profile-classic-flying = Aturan klasik dengan terbang
    .about = sama, kalau para pemain sepakat boleh terbang
    .source = panduan sebuah majalah, terjemahan bahasa Hungaria
profile-mtte = MTTE
    .about = aturan lomba: buah di dalam mill tidak pernah ditangkap
    .source = aturan lomba MTTE, perkumpulan permainan tradisional di Hungaria
profile-plyyard = Ply Yard
    .about = panduan Indonesia; kalah karena kurang buah baru berlaku setelah penempatan
    .source = panduan Ply Yard (bahasa Indonesia)
profile-lasker = Lasker Morris
    .about = buahnya lebih banyak, dan sejak giliran pertama boleh bergerak
    .source = tidak ada panduan yang membahasnya
profile-twelve = Twelve Men’s Morris
    .about = papan dengan garis diagonal, dan buah lebih banyak
    .source = tidak ada panduan yang membahasnya
profile-morabaraba = Morabaraba
    .about = seperti Twelve Men’s Morris, tetapi babak akhir tidak boleh berlarut-larut
    .source = tidak ada panduan yang membahasnya
profile-six = Six Men’s Morris
    .about = papan dengan dua persegi
    .source = tidak ada panduan yang membahasnya
profile-five = Five Men’s Morris
    .about = seperti Six Men’s Morris, dengan buah lebih sedikit
    .source = tidak ada panduan yang membahasnya
profile-three = Three Men’s Morris
    .about = papan dengan satu persegi; mill pertama menang
    .source = tidak ada panduan yang membahasnya

## Cara sebuah aturan diceritakan

# $profile, $about: namanya, dan apa itu; $source: asal aturannya
rules-head = { $profile } – { $about }
rules-source = Sumber: { $source }.
rules-common = Inti bersama semua panduan:
rules-stated = Kata panduannya:
rules-assumed = Anggapan kami, karena panduannya tidak mengatakannya (°):
rules-convention = Biasanya dimainkan begini:
# $fields: hal yang tidak diatur, sebagai daftar
rules-absent = Tidak ada aturan tentang: { $fields }.

# $profile, $other: dua nama; $count: jumlah aturan yang berbeda
rules-differ = { $count ->
    [0] Aturan { $profile } dan { $other } sama.
   *[other] { $profile } dan { $other } berbeda dalam { $count } aturan:
    }
# $stating, $assuming: dua nama
rules-alike = Sama di keduanya, tetapi hanya { $stating } yang mengatakannya; untuk { $assuming } itu anggapan kami (°):
# $profile: nama; $rule: aturannya, sebagai kalimat
says-common = { $profile } – inti bersama semua panduan: { $rule }
says-stated = { $profile } – kata panduannya: { $rule }
says-assumed = { $profile } – ° anggapan kami, karena panduannya tidak mengatakannya: { $rule }
says-convention = { $profile } – biasanya dimainkan begini: { $rule }
says-absent = { $profile } – tidak ada aturan seperti itu.
# $rule: aturannya, sebagai kalimat; $note: catatan
says-noted = { $rule } ({ $note })

## Catatan

note-hogyankell-capture = Panduannya menulis “boleh menangkap”.
note-mtte-capture = Aturannya menulis “boleh menangkap”.
note-hogyankell-swing-mill = Panduannya menambahkan bahwa sebagian aturan setempat melarangnya.
note-hogyankell-quiet = Panduannya menulis “di babak akhir”; kami mengartikannya sebagai tahap ketiga.
note-morristalk-quiet = Panduannya tidak mengatakan giliran siapa yang dihitung.
note-mtte-protection = Aturannya tidak menyebut pengecualian; bahwa giliran lalu berpindah adalah tafsiran kami.
note-classic-protection = Satu kalimat terjemahannya mengatakan sebaliknya; kalimat sesudahnya yang diikuti.
note-classic-flying-protection = Satu kalimat terjemahannya mengatakan sebaliknya; kalimat sesudahnya yang diikuti.
note-mtte-stones = Di papan tradisional.

## Tentang apa sebuah aturan

field-board = papan
field-mills = apa itu mill
field-stones = jumlah buah
field-stone-count = jumlah buah menurut papan
field-moving-while-placing = bergerak saat penempatan
field-flying = terbang
field-flies-at = siapa yang terbang
field-third-phase-from = terbang di papan kecil
field-protection = buah di dalam mill
field-capture = wajib menangkap
field-captured = buah yang ditangkap
field-captures-per-turn = dua mill sekaligus
field-standing-mills = mill yang sudah ada
field-reclose = membentuk kembali mill
field-swing-mill = csiki-csuki
field-hopping = melompat
field-passing = melewati giliran
field-custodian = buah yang terjepit
field-blocked = tidak ada gerak legal
field-loses-below = terlalu sedikit buah
field-counting = buah mana yang dihitung
field-repetition = remis karena pengulangan
field-quiet = remis karena giliran tenang
field-full-board = papan penuh
field-agreement = remis atas kesepakatan

## Aturannya

# $points: titik di papan; $mills: garis tempat mill bisa terbentuk
rule-board-nine = Papannya tiga persegi, satu di dalam yang lain, dihubungkan di titik tengah sisinya: { $points } titik dan { $mills } garis untuk mill.
rule-board-nine-diagonals = Papannya tiga persegi, satu di dalam yang lain, dihubungkan di titik tengah sisinya dan, dengan garis diagonal, di sudutnya: { $points } titik dan { $mills } garis untuk mill.
rule-board-six = Papannya dua persegi, satu di dalam yang lain, dihubungkan di titik tengah sisinya dengan garis yang terlalu pendek untuk mill: { $points } titik dan { $mills } garis untuk mill.
rule-board-three = Papannya satu persegi dengan garis tengah dan kedua diagonalnya: { $points } titik dan { $mills } garis untuk mill.

rule-mills-lines = Tiga buah satu pihak pada satu garis papan adalah mill.
rule-mills-horizontal-only = Hanya tiga buah pada garis mendatar yang menjadi mill.
rule-mills-also-bent = Tiga buah berurutan sepanjang garis adalah mill, juga kalau berbelok di sudut.

# $value: jumlah buah
rule-stones = Tiap pihak mulai dengan { $value } buah, semuanya di tangan.

rule-stone-count-free = Jumlah buah boleh disepakati bebas.
# $stones: buah tiap pihak; $points: titik di papan
rule-stone-count-third-of-points = Jumlah buah tiap pihak sepertiga jumlah titik papan, boleh lebih atau kurang satu: di sini { $stones } untuk { $points } titik.

rule-moving-while-placing-no = Selama satu pihak masih punya buah di tangan, buahnya di papan tetap di tempat.
rule-moving-while-placing-yes = Selama masih punya buah di tangan, pemain memilih pada tiap giliran: menempatkan satu, atau menggerakkan satu di papan.
rule-moving-while-placing-when-flying = Selama masih punya buah di tangan, pemain boleh bergerak hanya kalau boleh terbang.

rule-flying-never = Tidak ada yang terbang: buah selalu bergerak mengikuti garis, betapa pun sedikit sisanya.
# $flies-at: jumlah buah yang boleh terbang
rule-flying-at = Pihak yang buahnya tinggal tepat { $flies-at }, dan tidak ada lagi di tangan, boleh terbang: ke titik kosong mana pun.
rule-flying-hand-ignored = Pihak yang buahnya di papan tepat { $flies-at } boleh terbang ke titik kosong mana pun, walaupun masih punya buah di tangan.
rule-flying-either-side = Begitu buah salah satu pihak tinggal tepat { $flies-at }, keduanya boleh terbang ke titik kosong mana pun.
rule-flying-hop-only = Pihak yang buahnya tinggal tepat { $flies-at } boleh melompati buah di sebelahnya sepanjang garis, tidak lebih jauh.
rule-flies-at = Yang boleh terbang adalah pihak dengan tepat { $value } buah.

rule-third-phase-from = Kalau tiap pihak mulai dengan kurang dari { $value } buah, tahap ketiga ditiadakan: tidak ada yang terbang, dan tidak ada remis yang dihitung di tahap itu.

rule-protection-never = Buah lawan mana pun boleh ditangkap, di dalam mill atau tidak.
rule-protection-unless-all = Buah di dalam mill tidak boleh ditangkap selama pihaknya masih punya buah lain di papan yang berada di luar mill. Kalau semuanya di dalam mill, yang mana pun boleh.
rule-protection-always = Buah di dalam mill tidak pernah boleh ditangkap. Kalau semuanya di dalam mill, tidak ada yang ditangkap dan giliran berpindah.
rule-protection-empty-hand-too = Buah di dalam mill tidak boleh ditangkap selama pihaknya masih punya buah lain di luar mill atau di tangan.
rule-protection-once-in-a-mill = Buah yang sedang atau pernah berada di dalam mill tidak boleh ditangkap selama pihaknya punya buah lain yang belum pernah.

rule-capture-obliged = Siapa yang membentuk mill wajib menangkap satu buah lawan.
rule-capture-optional = Siapa yang membentuk mill boleh menangkap satu buah lawan, boleh juga tidak.
rule-capture-moves-only = Hanya mill yang terbentuk dengan gerak yang menangkap; yang terbentuk dengan penempatan tidak.

rule-captured-removed = Buah yang ditangkap keluar dari permainan.
rule-captured-to-hand = Buah yang ditangkap kembali ke tangan pemiliknya.

rule-captures-per-turn-one = Satu giliran menangkap satu buah, juga kalau membentuk dua mill sekaligus.
rule-captures-per-turn-one-a-mill = Satu giliran menangkap satu buah untuk tiap mill yang terbentuk.

rule-standing-mills-nothing = Mill menangkap saat terbentuk; mill yang hanya diam tidak menangkap apa-apa.
rule-standing-mills-capture = Mill yang sudah ada menangkap satu buah pada tiap giliran.

rule-reclose-always = Mill yang dibuka boleh dibentuk kembali, dan tiap kali menangkap satu buah.
rule-reclose-twice = Mill yang sama boleh dibentuk dua kali, tidak lebih.
rule-reclose-never = Mill yang dibuka boleh dibentuk kembali, tetapi hanya menangkap pada kali pertama.

rule-swing-mill-allowed = Satu buah boleh pindah langsung dari satu mill ke mill lain: csiki-csuki.
rule-swing-mill-forbidden = Satu buah tidak boleh pindah langsung dari satu mill ke mill lain: tanpa csiki-csuki.

rule-hopping-forbidden = Buah yang bergerak tidak pernah melompati buah lain.
rule-hopping-allowed = Buah boleh melompati buah di sebelahnya sepanjang garis.

rule-passing-forbidden = Siapa yang bisa bermain harus bermain; giliran tidak boleh dilewati.
rule-passing-allowed = Pemain boleh melewati giliran.

rule-custodian-safe = Buah di antara dua buah lawan tetap aman.
rule-custodian-caught = Buah yang terjepit di antara dua buah lawan pada satu garis boleh ditangkap.

rule-blocked-loses = Siapa yang mendapat giliran dan tidak bisa bergerak kalah.
rule-blocked-passes = Siapa yang mendapat giliran dan tidak bisa bergerak melewati gilirannya.
rule-blocked-draws = Kalau pihak yang mendapat giliran tidak bisa bergerak, permainan remis.

rule-loses-below = Pihak yang buahnya kurang dari { $value } kalah.

rule-counting-with-hand = Saat buah dihitung untuk menentukan kekalahan, buah di tangan juga dihitung.
rule-counting-after-placing = Kalah karena terlalu sedikit buah baru bisa terjadi setelah semua buah ditempatkan.
rule-counting-board-only = Saat buah dihitung untuk menentukan kekalahan, hanya buah di papan yang dihitung.

# $value: berapa kali posisi itu muncul
rule-repetition = Permainan remis kalau posisi yang sama sudah muncul { $value } kali.

# $plies: giliran kedua pihak; $flies-at: jumlah buah yang memulai tahap ketiga
rule-quiet-always = Permainan remis setelah { $plies } giliran berturut-turut, giliran kedua pihak dihitung, tanpa penempatan dan tanpa penangkapan.
rule-quiet-third-phase = Di tahap ketiga, setelah semua buah ditempatkan dan buah salah satu pihak tinggal { $flies-at }, permainan remis setelah { $plies } giliran berturut-turut, giliran kedua pihak dihitung, tanpa penangkapan.

rule-full-board-yes = Kalau papan penuh setelah semua buah ditempatkan, permainan remis.
rule-full-board-no = Papan penuh bukan remis: pihak yang mendapat giliran terblokir.

rule-agreement-yes = Para pemain boleh sepakat remis.
