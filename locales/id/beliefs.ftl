### Yang keliru dikira pemain: nama kesalahpahaman, isinya, aturannya, alasannya, dan di mana klub berbeda.

## Kalimat di sekitarnya

# $name: kesalahpahamannya
belief-named = Kesalahpahaman: { $name }
# $example: jawaban yang baru diberikan
belief-example = Di sini { $example }
belief-why = Mengapa? { $why }
belief-clubs = Klub berbeda-beda: { $clubs }
# $command: yang perlu diketik untuk berlatih
belief-drill = Untuk melatih hal ini saja: { $command }
# $key: tombol yang menuju ke sana
belief-drill-key = Untuk melatih hal ini saja, tekan { $key }.
# $action: yang dicoba
belief-here-tried = kamu mencoba { $action ->
    [pass] melewati { -turn }
   *[other] { $action }
    }.
# $marked: titik atau gerak; $right: yang termasuk
belief-here-marked = kamu menandai { $marked }; yang benar { $right }.
belief-here-legal = kamu menganggap { $action } { -legal }.
belief-here-illegal = kamu menganggap { $action } { -illegal }.
belief-here-chose = kamu memilih “{ $said }”; yang benar “{ $right }”.

## Kesalahpahaman

belief-any-stone-may-be-taken =
    .name = semua buah boleh ditangkap
    .seems = Sepertinya kamu mengira mill baru boleh menangkap buah lawan yang mana saja.
    .rule = Buah di dalam mill dilindungi selama masih ada buah sewarna di papan yang berada di luar mill. Tangkaplah salah satu dari yang di luar itu.
    .why = Mill perlu usaha untuk dibentuk, maka mill juga menjaga buah-buahnya. Jadi mill berguna dua kali: menyerang dan melindungi.

belief-mill-stones-never-taken =
    .name = mill selalu melindungi
    .seems = Sepertinya kamu mengira buah di dalam mill tidak pernah boleh ditangkap.
    .rule = Kalau semua buah lawan di papan berada di dalam mill, kamu boleh menangkap yang mana saja.
    .why = Kalau tidak begitu, mill yang baru terbentuk bisa tidak berguna hanya karena semua buah lawan ada di dalam mill.
    .clubs = Aturan lomba MTTE tidak mengenal pengecualian: di sana buah di dalam mill tidak pernah ditangkap, dan kalau semuanya di dalam mill, giliran langsung berpindah.

belief-hand-keeps-protection =
    .name = buah di tangan menjaga mill
    .seems = Sepertinya kamu mengira buah di tangan dihitung sebagai buah bebas, sehingga mill tetap melindungi.
    .rule = Hanya buah di papan yang dihitung. Kalau semuanya di dalam mill, yang mana saja boleh ditangkap, berapa pun yang masih di tangan.
    .why = Buah di tangan tidak bisa ditangkap, jadi tidak bisa menjadi gantinya.
    .clubs = Menurut aturan lomba MTTE, buah di dalam mill tidak pernah ditangkap, apa pun yang ada di tangan.

belief-capture-is-optional =
    .name = penangkapan boleh dilewati
    .seems = Sepertinya kamu mengira setelah membentuk mill kamu boleh tidak menangkap, atau giliranmu sudah selesai.
    .rule = Membentuk mill mewajibkan kamu langsung menangkap satu buah. Penangkapan termasuk giliran yang sama; baru sesudahnya giliran berpindah.
    .why = Untuk itulah mill dibentuk. Kalau penangkapan boleh ditunda, tidak ada yang tahu posisi sebenarnya.
    .clubs = Hogyankell dan MTTE menulis bahwa pemain “boleh” menangkap. Kami membacanya sebagai kewajiban juga; sepakati sebelum bermain.

belief-no-capture-while-placing =
    .name = mill saat penempatan tidak menangkap
    .seems = Sepertinya kamu mengira mill yang terbentuk saat penempatan tidak menangkap apa-apa.
    .rule = Mill menangkap satu buah di setiap tahap, juga saat penempatan.
    .why = Penempatan adalah separuh permainan. Pemain yang menunggu tahap gerak sering sudah lebih dulu kehilangan buah.

belief-two-mills-two-captures =
    .name = dua mill menangkap dua buah
    .seems = Sepertinya kamu mengira dua mill yang terbentuk sekaligus menangkap dua buah.
    .rule = Satu giliran menangkap satu buah, meskipun membentuk dua mill.
    .why = Yang menghasilkan penangkapan adalah gilirannya, bukan jumlah garisnya.
    .clubs = Tidak semua panduan membahasnya, dan ada yang menangkap dua: sepakati sebelum bermain.

belief-standing-mill-captures =
    .name = mill yang ada terus menangkap
    .seems = Sepertinya kamu mengira mill yang sudah ada menangkap satu buah di setiap giliran.
    .rule = Mill hanya menangkap pada giliran saat terbentuk. Selama hanya diam, mill tidak memberi apa-apa lagi.
    .why = Kalau tidak, mill pertama langsung menentukan permainan. Untuk memakainya lagi, buka lalu bentuk kembali.

belief-mill-counts-once =
    .name = mill hanya menangkap sekali
    .seems = Sepertinya kamu mengira mill yang dibuka lalu dibentuk kembali tidak menangkap lagi.
    .rule = Mill yang dibentuk kembali adalah mill baru. Setiap kali terbentuk, satu buah ditangkap.
    .why = Membuka mill membutuhkan satu giliran, dan lawan bisa mengisi celahnya. Itu sudah harga yang cukup.

belief-same-mill-three-times =
    .name = mill yang sama tidak boleh tiga kali
    .seems = Sepertinya kamu mengira mill yang sama tidak boleh dibentuk untuk ketiga kalinya.
    .rule = Kamu boleh membentuk mill yang sama sesering kamu membukanya.
    .why = Yang dihitung sampai tiga oleh sebagian aturan adalah seluruh posisi, dengan semua buah kedua pihak. Setelah penangkapan, posisi yang sama tidak mungkin muncul lagi.
    .clubs = Kalau posisi yang sama muncul untuk ketiga kalinya, aturan umum dan MorrisTalk menyatakan remis. Ada juga aturan setempat yang melarang csiki-csuki.

belief-open-mill-still-protects =
    .name = mill terbuka masih melindungi
    .seems = Sepertinya kamu mengira buah tetap dilindungi setelah mill-nya dibuka.
    .rule = Hanya mill yang saat itu utuh yang melindungi. Setelah dibuka, buah-buahnya sama bebasnya dengan yang lain.
    .why = Membuka mill adalah risiko demi penangkapan berikutnya. Tanpa risiko, semuanya jadi gratis.

belief-diagonal-lines =
    .name = diagonal juga garis
    .seems = Sepertinya kamu mengira buah boleh bergerak atau membentuk mill secara diagonal.
    .rule = Hanya garis yang tergambar di papan yang berlaku. Di papan ini tidak ada garis diagonal.
    .why = Yang tergambar itulah yang berlaku, untuk gerak maupun mill.
    .clubs = Twelve Men’s Morris dan morabaraba dimainkan di papan yang punya diagonal di sudut-sudutnya.

belief-bent-mill =
    .name = mill boleh berbelok
    .seems = Sepertinya kamu mengira tiga buah yang berbelok di sudut adalah mill.
    .rule = Mill adalah tiga buah di satu garis lurus. Di sudut ada dua garis yang bertemu, dan masing-masing garis berdiri sendiri.
    .why = Enam belas garis sudah cukup untuk diawasi; kalau boleh berbelok, di setiap sudut ada mill.

belief-only-horizontal-mills =
    .name = mill hanya mendatar
    .seems = Sepertinya kamu mengira mill hanya bisa mendatar.
    .rule = Mill juga bisa tegak: setiap garis tiga titik yang tergambar berlaku.
    .why = Papan terlihat sama dari setiap sisi. Yang mendatar bagimu tegak bagi orang di sampingmu.

belief-moving-while-placing =
    .name = boleh bergerak saat penempatan
    .seems = Sepertinya kamu mengira buah boleh bergerak sebelum semua ditempatkan.
    .rule = Selama masih ada buah di tangan, kamu menempatkan. Buah di papan tetap di tempatnya.
    .why = Karena itu penempatan bersifat tetap, dan perlu dipikirkan.
    .clubs = Dalam Lasker Morris kamu boleh memilih sejak giliran pertama: menempatkan atau bergerak.

belief-flying-while-placing =
    .name = tiga buah terbang saat penempatan
    .seems = Sepertinya kamu mengira tiga buah di papan boleh terbang meskipun masih ada buah di tangan.
    .rule = Terbang baru mulai setelah penempatan. Selama masih ada buah di tangan, tiga buah di papan tidak terbang.
    .why = Di awal permainan setiap pemain pernah punya tiga buah di papan. Terbang adalah hak pemain yang buahnya tinggal tiga.

belief-flying-at-four =
    .name = empat buah boleh terbang
    .seems = Sepertinya kamu mengira empat buah sudah boleh terbang.
    .rule = Terbang hanya dengan tepat tiga buah. Dengan empat, kamu masih bergerak ke titik bertetangga.
    .why = Terbang adalah pertolongan bagi pihak yang hampir kalah. Dengan empat buah, kamu belum sejauh itu.

belief-flying-is-cheating =
    .name = terbang itu curang
    .seems = Sepertinya kamu mengira tiga buah pun tidak boleh meninggalkan garis.
    .rule = Kalau buahmu tinggal tepat tiga, kamu boleh memindahkan yang mana saja ke titik kosong mana pun.
    .why = Tiga buah yang terikat garis cepat terblokir. Terbang membuat babak akhir tetap seru.
    .clubs = Aturan klasik tidak mengenal terbang, begitu juga permainan di papan kecil. Sepakati sebelum bermain.

belief-flying-jumps-one =
    .name = terbang berarti melompati satu buah
    .seems = Sepertinya kamu mengira terbang berarti melompati satu buah.
    .rule = Yang terbang boleh ke titik kosong mana pun, dekat atau jauh, tanpa harus melompati apa-apa.
    .why = Tidak ada yang dilompati. Garis hanya tidak lagi mengikat.

belief-both-fly =
    .name = satu terbang, dua-duanya terbang
    .seems = Sepertinya kamu mengira kalau satu pihak terbang, pihak lain juga boleh.
    .rule = Setiap pihak hanya terbang kalau buahnya sendiri tepat tiga.
    .why = Terbang memberi peluang kepada yang lebih lemah. Kalau dua-duanya terbang, tidak ada yang diseimbangkan.

belief-jumping-stones =
    .name = buah boleh melompati buah lain
    .seems = Sepertinya kamu mengira sebuah buah boleh melompati buah lain.
    .rule = Buah bergerak sepanjang garis ke titik bertetangga, dan hanya kalau titik itu kosong. Buah tidak pernah melompat.
    .why = Melompat berasal dari permainan dam. Di sini buah yang menghalangi adalah tembok, dan tembok bisa memblokir.

belief-may-pass =
    .name = giliran boleh dilewati
    .seems = Sepertinya kamu mengira boleh melewati giliran.
    .rule = Pemain yang punya pilihan legal harus bermain, meskipun semua pilihannya merugikan.
    .why = Keharusan bergerak adalah bagian dari permainan: mill terpaksa dibuka, titik bagus terpaksa dilepas.

belief-sandwich-captures =
    .name = buah yang diapit tertangkap
    .seems = Sepertinya kamu mengira buah yang diapit dua buah lawan tertangkap.
    .rule = Hanya mill yang menangkap. Buah di antara dua buah lawan tetap aman.
    .why = Menangkap dengan mengapit berasal dari permainan lain. Di sini buah kedua warna selalu berdampingan.

belief-blocked-passes =
    .name = yang terblokir melewati giliran
    .seems = Sepertinya kamu mengira pemain yang terblokir melewati gilirannya.
    .rule = Pemain yang tidak punya gerak legal pada gilirannya langsung kalah.
    .why = Memblokir lawan adalah jalan kedua menuju kemenangan, dan tidak perlu mill.

belief-blocked-draws =
    .name = terblokir berarti remis
    .seems = Sepertinya kamu mengira terblokir berarti remis.
    .rule = Pemain yang tidak punya gerak legal pada gilirannya langsung kalah.
    .why = Dalam catur keadaan seperti itu remis. Di sini memblokir lawan itu prestasi, dan hadiahnya kemenangan.

belief-three-stones-lose =
    .name = tiga buah sudah kalah
    .seems = Sepertinya kamu mengira yang buahnya tinggal tiga sudah kalah.
    .rule = Yang kalah adalah yang buahnya tinggal dua, bukan tiga. Dengan tiga buah permainan berlanjut, bahkan boleh terbang.
    .why = Tiga buah masih bisa membentuk mill; dua tidak.
    .clubs = Di aturan tanpa terbang, seperti aturan klasik, tiga buah cepat kalah, tetapi belum kalah.

belief-must-take-all =
    .name = semua buah harus ditangkap
    .seems = Sepertinya kamu mengira semua buah harus ditangkap untuk menang.
    .rule = Siapa yang buahnya tinggal dua, termasuk yang di tangan, sudah kalah.
    .why = Dua buah tidak akan pernah bisa membentuk mill lagi, jadi tidak ada lagi yang diperjuangkan.

belief-two-on-board-lose =
    .name = dua buah di papan sudah kalah
    .seems = Sepertinya kamu mengira dua buah di papan berarti kalah meskipun masih ada buah di tangan.
    .rule = Buah di tangan juga dihitung. Dua di papan dan lima di tangan berarti tujuh buah.
    .why = Di awal permainan semua pemain punya sedikit buah di papan. Yang dihitung adalah semua yang masih dimiliki.
    .clubs = Ply Yard mengatakannya dengan cara lain: kekurangan buah baru membuat kalah setelah penempatan selesai.

belief-captured-returns =
    .name = buah yang ditangkap kembali
    .seems = Sepertinya kamu mengira buah yang ditangkap kembali ke tangan.
    .rule = Buah yang ditangkap keluar dari permainan untuk selamanya.
    .why = Permainan berakhir karena buah makin sedikit. Kalau buah bisa kembali, permainan tidak pernah selesai.

belief-close-every-mill =
    .name = membentuk mill selalu terbaik
    .seems = Sepertinya kamu mengira langsung membentuk mill selalu yang terbaik.
    .rule = Mill menangkap satu buah. Kadang giliran lain menang atau menyelamatkan permainan, sedangkan mill tidak.
    .why = Mill yang belum dibentuk adalah ancaman yang mengikat lawan; setelah dibentuk, ancamannya hilang. Lihat apa balasan lawan.

belief-capture-into-flying =
    .name = menyisakan tiga buah selalu baik
    .seems = Sepertinya kamu mengira menyisakan tiga buah bagi lawan selalu baik.
    .rule = Dengan tiga buah, lawan terbang. Lakukan kalau sesudahnya kamu bisa menang atau bertahan, bukan hanya karena bisa.
    .why = Yang terbang bisa sampai di titik mana pun yang kamu perlukan, dan mengancam dari mana saja.

belief-corners-are-strong =
    .name = sudut adalah titik terbaik
    .seems = Sepertinya kamu mengira sudut adalah titik terbaik.
    .rule = Sebuah sudut hanya punya dua tetangga; titik tengah punya tiga atau empat.
    .why = Buah di sudut cepat terblokir. Buah yang punya lebih banyak jalan lebih bebas membentuk mill.
