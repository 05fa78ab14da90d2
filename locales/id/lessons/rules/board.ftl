lesson-board = Papan
    .intro = Dua pemain, masing-masing dengan sembilan buah, dan papan yang bisa kamu gambar di pasir. “Buah” adalah sebutan untuk batu-batu kecil yang dimainkan di papan ini.

step-board--first-stone = Kamu bermain sebagai Putih, dan Putih selalu mulai lebih dulu. **Titik** adalah tempat garis-garis bertemu. Tempatkan **buah** pertamamu di titik mana pun yang kamu suka.
    .hint1 = Carilah tempat bertemunya paling sedikit dua garis.
    .success = Buah pertamamu sudah ada di papan. Mulai sekarang kalian bergantian: Putih menempatkan satu, lalu Hitam menempatkan satu.

step-board--the-middle = “Aku pilih tepat di tengah, di d4. Dari sana semuanya terjangkau!” Bolehkah Putih menempatkan buah di sana?
    .hint1 = Ikuti garis-garisnya dengan jari. Apakah ada yang bertemu di sana?
    .success = Tidak. Tak satu garis pun sampai ke tengah, jadi di sana tidak ada titik. Buah hanya boleh berada di tempat garis-garis bertemu.

step-board--corners = Papan ini terdiri atas tiga persegi, yang satu di dalam yang lain. Berapa jumlah semua sudutnya?
    .hint1 = Hitung dulu sudut satu persegi saja.
    .option-n4 = Empat
    .option-n8 = Delapan
    .option-n12 = Dua belas
    .success = Tiga persegi, masing-masing dengan empat sudut: dua belas. Setiap sisi juga punya **titik tengah**. Itu dua belas lagi, jadi semuanya ada dua puluh empat titik.
    .wrong-n4 = Empat adalah jumlah sudut satu persegi. Di sini ada tiga persegi.
    .wrong-n8 = Delapan adalah jumlah sudut dua persegi. Masih ada satu yang terlewat.

step-board--neighbours = Dua titik disebut **bertetangga** bila dihubungkan garis dan tidak ada titik lain di antaranya. Tandai semua titik yang bertetangga dengan buahmu di d2.
    .hint1 = Dari buah itu, susuri setiap garis dan berhentilah di titik pertama.
    .success = Ada empat tetangga: d1, d3, b2, dan f2. Tidak ada titik yang punya lebih dari itu, dan sebuah sudut hanya punya dua.

step-board--lines-of-a-corner = Setiap **garis** punya tepat tiga titik. Buahmu di a1 berada pada dua garis. Tandai semua titik lain pada kedua garis itu, yang dekat maupun yang jauh.
    .hint1 = Garis tidak berakhir di tetangga terdekat.
    .success = Garis yang satu membentang di bawah, melalui d1 sampai g1. Yang lain naik di tepi, melalui a4 sampai a7. Di seluruh papan ada enam belas garis seperti itu.

step-board--lines-end-at-the-middle = Pada garis mana saja buahmu di d3 berada? Tandai semua titik lain pada garis-garis itu.
    .hint1 = Apakah ada garis di bagian tengah papan?
    .success = Di sampingnya ada c3 dan e3, di bawahnya d2 dan d1. Ke atas tidak ada lanjutannya: tidak ada garis yang melintasi bagian tengah.

step-board--first-choices = Permainan dimulai, dan seperti selalu, Putih yang pertama. Ada berapa titik yang bisa dipilih Putih untuk buah pertamanya?
    .hint1 = Apakah sudah ada buah di papan?
    .option-n9 = Sembilan
    .option-n16 = Enam belas
    .option-n24 = Dua puluh empat
    .success = Dua puluh empat: semua titik masih kosong. Setiap pemain punya sembilan buah, dan pada awalnya semuanya ada **di tangan**.
    .wrong-n9 = Sembilan adalah jumlah buah setiap pemain. Pertanyaannya: di mana saja buah pertama boleh ditempatkan?
    .wrong-n16 = Enam belas adalah jumlah garis. Buah ditempatkan di titik.

step-board--the-aim = Tujuanmu: membuat buah lawan tinggal dua. Di sini tidak ada lagi buah di tangan, dan Hitam baru saja kehilangan satu buah. Siapa yang menang?
    .hint1 = Berapa buah Hitam yang tersisa?
    .option-nobody = Belum ada
    .option-white = Putih
    .option-black = Hitam
    .success = Putih. Buah Hitam tinggal dua, dan itu berarti permainan selesai. Ada satu cara lain untuk menang; kamu akan menemuinya di pelajaran terakhir bagian ini.
    .wrong-nobody = Hitung buah Hitam: tinggal dua. Dengan dua buah, permainan sudah selesai.
    .wrong-black = Justru buah Hitam yang tinggal dua.
