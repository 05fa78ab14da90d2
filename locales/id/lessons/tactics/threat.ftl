lesson-threat = Ancaman
    .intro = Kamu sudah bisa melihat; sekarang bertindaklah. Ancaman tidak memberi lawan waktu: harus segera dijawab.

step-threat--the-last-move = Hitam baru saja bergerak dari d1 ke a1. Gerak yang menyiapkan mill untuk giliran berikutnya disebut **ancaman**. Di mana Hitam ingin membentuk mill?
    .hint1 = Dua buah hitam mana yang segaris, dan ke mana buah di a1 bisa pergi sekarang?
    .success = Di a4, dengan a1–a4: b4 dan c4 sudah menunggu di sana. Setelah setiap gerak lawan, tanyakan: apa ancamannya?

step-threat--only-a-look = Hitam baru saja bergerak dari b4 ke b2, dan sekarang punya pasangan pada tiga garis. Di berapa titik Hitam bisa membentuk mill pada giliran berikutnya?
    .hint1 = Titik kosongnya f2, a7, dan g1. Di sebelah mana ada buah hitam ketiga?
    .option-n0 = Tidak ada
    .option-n1 = Satu
    .option-n3 = Tiga
    .success = Tidak ada. Tidak ada buah hitam ketiga yang cukup dekat dengan f2, a7, atau g1. Gerak seperti itu menyiapkan sesuatu, tetapi kamu masih punya satu giliran bebas.
    .wrong-n1 = Buah mana yang akan membentuknya? Dua buah pada garis itu tidak bisa sekaligus menjadi yang ketiga.
    .wrong-n3 = Pasangannya memang tiga. Tetapi mill butuh buah ketiga yang bisa sampai ke sana.

step-threat--to-the-door = Buahmu di e4 dan f4 menunggu buah ketiga di g4. Dekatkan satu buah lagi, supaya kamu mengancam membentuk mill pada giliran berikutnya.
    .hint1 = Dari dua titik mana sebuah buah bisa melangkah ke g4? Salah satunya ditempati Hitam.
    .success = Dari g7, buahmu bisa mencapai g4. Sekarang Hitam harus bereaksi: hanya g1–g4 yang masih mencegah mill itu.

step-threat--answer-at-once = Kamu bermain sebagai Hitam, dan Putih mengancam d3–d2. Jawablah ancaman itu!
    .hint1 = Hanya satu buahmu yang bisa mencapai d2, dan buah itu ada di dalam mill.
    .success = d1–d2 membuka mill-mu sendiri, tetapi Putih jadi tidak bisa menangkap. Mill masih bisa dibentuk lagi nanti, sedangkan buah yang hilang tidak kembali.

step-threat--nobody-can-come = Ancamlah membentuk a7–d7–g7 sedemikian rupa sehingga Hitam tidak bisa berbuat apa-apa.
    .hint1 = Titik mana di sebelah d7 yang bisa kamu capai dalam satu gerak?
    .success = Ketiga tetangga d7 sekarang milikmu: a7, g7, dan d6. Tidak ada buah hitam yang bisa sampai ke sana, jadi mill itu pasti terbentuk.

step-threat--carry-it-out = Kamu punya tiga calon mill, tetapi sekarang hanya satu yang bisa kamu bentuk. Buah Hitam tinggal tiga.
    .hint1 = Untuk setiap titik kosong, cari buah putih di sebelahnya yang tidak berada pada garis itu.
    .success = d6–d5 membentuk c5–d5–e5, dan buah Hitam tinggal dua. Di sebelah d1 maupun g4 tidak ada buah putih ketiga.

step-threat--four-become-three = Putih melaksanakan ancamannya: dari d2 ke d1, lalu menangkap buah di f4.
    .hint1 = Berapa buah yang dimiliki Hitam sesudah itu?
    .success = Permainan berlanjut. Buah Hitam tinggal tiga dan mulai sekarang boleh terbang: sebelum menangkap yang keempat, lihat dulu apa yang bisa dilakukan tiga buah terbang.

step-threat--who-may-answer = Ketiga buahmu boleh terbang. Putih mengancam membentuk mill di a1: buah mana yang sebaiknya menjawab?
    .hint1 = Ketiga buahmu bisa terbang ke a1. Tetapi salah satunya sedang menjaga titik lain.
    .success = Buah di b4 harus tetap di tempat: ia berjaga di tengah a4–b4–c4. Penjaga yang meninggalkan posnya membiarkan mill berikutnya masuk.
