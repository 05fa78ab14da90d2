lesson-neighbours = Tetangga
    .intro = Tidak semua titik sama nilainya. Hitung jalan keluarnya, dan kamu akan melihat hal yang dilewatkan orang lain.

step-neighbours--the-corner = Buahmu di g7 berada di sudut. Tandai semua titik yang bertetangga dengannya.
    .hint1 = Dari sebuah sudut hanya dua garis yang keluar.
    .success = Dua. Begitu pula di semua sudut, juga pada persegi yang paling dalam.

step-neighbours--in-the-middle-of-a-side = Sekarang lihat f4, titik tengah sebuah sisi persegi tengah. Tandai semua tetangganya.
    .hint1 = Satu garis mengikuti sisi itu, satu lagi memotongnya.
    .success = Empat! Di sini garis sisi bertemu dengan garis penghubung antarpersegi.

step-neighbours--outer-midpoint = Titik d7 berada di tengah sebuah sisi persegi luar. Ada berapa titik yang bertetangga dengannya?
    .hint1 = Menyusuri sisi, ada dua arah. Ke mana lagi ada garis?
    .option-n2 = Dua
    .option-n3 = Tiga
    .option-n4 = Empat
    .success = Tiga: a7, g7, dan d6. Ke luar tidak ada lagi jalan. Titik tengah pada persegi dalam pun punya tiga tetangga.
    .wrong-n2 = Kamu hanya menghitung sisinya. Ada juga garis ke dalam.
    .wrong-n4 = Hanya dari persegi tengah ada garis ke dalam dan ke luar.

step-neighbours--the-four-crossings = Di seluruh papan, hanya sedikit titik yang punya empat tetangga. Tandai semuanya.
    .hint1 = Semuanya ada pada persegi yang sama.
    .success = b4, d2, d6, dan f4. Di sini dua garis berpotongan, jadi disebut **persimpangan**. Titik lainnya hanya punya dua atau tiga tetangga.

step-neighbours--corner-to-corner = “c3 dan b2 dekat sekali. Aku menyelinap ke persegi tengah!” Bolehkah Putih melakukannya?
    .hint1 = Dekat belum tentu bertetangga. Apa yang membuat dua titik bertetangga?
    .success = Tidak. Tidak ada garis yang menghubungkan sudut dua persegi. Dari c3 jalan keluarnya hanya lewat sisi, melalui c4 atau d3.

step-neighbours--open-doors = Buahmu di d6 berada di persimpangan. Ke tetangga mana saja buah itu bisa bergerak sekarang? Tandai.
    .hint1 = Ada empat tetangga, tetapi buah siapa yang ada di sana?
    .success = Hanya ke f6. Empat pintu memang bagus, tetapi yang dihitung hanya yang terbuka.

step-neighbours--the-free-crossing = Tiga persimpangan sudah terisi. Tempatkan buahmu di persimpangan yang masih tersisa.
    .hint1 = Persimpangan adalah titik-titik tengah persegi tengah.
    .success = b4. Karena jumlahnya hanya empat, persimpangan biasanya cepat terisi.

step-neighbours--the-shut-corner = “Tak ada yang bisa mengusirku dari sudut ini!” kata Putih, bangga dengan buahnya di a1. Ke berapa titik buah itu bisa bergerak?
    .hint1 = Perhatikan kedua tetangga a1.
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n2 = Dua
    .success = Tidak ada: d1 dan a4 terisi. Memang tak ada yang mengusirnya, tetapi Putih sendiri pun tak bisa keluar. Sudut cukup ditutup dua buah, persimpangan butuh empat.
    .wrong-n1 = Perhatikan: a1 hanya punya dua tetangga, d1 dan a4. Adakah yang kosong?
    .wrong-n2 = a1 memang punya dua tetangga, tetapi keduanya terisi.
