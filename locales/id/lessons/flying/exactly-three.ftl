lesson-exactly-three = Tepat tiga
    .intro = Empat terlalu banyak, dua terlalu sedikit. Dengan tiga buah, garis tidak lagi mengikatmu.

step-exactly-three--across-the-board = Kamu punya tiga buah, dan Hitam hampir membentuk mill di f6. Hentikan dengan buah mana pun!
    .hint1 = Buah yang terbang tidak memerlukan garis untuk sampai ke sana.
    .success = Sejauh apa pun buahmu, ia sampai dalam satu giliran. Yang diperlukan hanya titik kosong.

step-exactly-three--one-too-many = Putih punya empat buah melawan enam. “Aku yang lebih lemah, jadi aku boleh terbang: dari a1 ke a7!” Bolehkah Putih melakukannya?
    .hint1 = Apa yang menentukan: siapa yang lebih lemah, atau sebuah angka?
    .success = Tidak. Bukan soal siapa yang lebih lemah. Dengan empat buah kamu melangkah di garis; dengan tepat tiga kamu terbang.

step-exactly-three--is-that-cheating = Putih punya tiga buah melawan delapan dan ingin terbang dari d7 ke d1. “Melewati sebanyak itu? Curang!” kata Hitam. Bolehkah Putih melakukannya?
    .hint1 = Dengan tepat tiga buah, titik kosong mana yang tidak terjangkau?
    .success = Boleh. Buah yang terbang tidak melompati buah lain: ia langsung pergi ke titik kosong mana pun. Itu memberi pihak yang lebih lemah satu kesempatan lagi.

step-exactly-three--the-fourth-is-gone = Hitam baru saja membentuk mill dan menangkap buah keempat Putih. Di tahap apa Putih sekarang?
    .hint1 = Berapa buah Putih yang tersisa?
    .option-placing = Penempatan
    .option-moving = Gerak
    .option-flying = Terbang
    .success = Terbang, mulai giliran ini juga. Tidak perlu diumumkan: begitu buahnya tinggal tiga, Putih boleh terbang.
    .wrong-placing = Tangan Putih sudah lama kosong. Buah yang ditangkap tidak kembali ke sana.
    .wrong-moving = Dengan empat buah memang begitu. Hitung lagi setelah penangkapan.

step-exactly-three--beware-of-three = Buah Hitam tinggal tiga. Tandai semua titik tempat Hitam akan membentuk mill seandainya sekarang gilirannya.
    .hint1 = Lihat buah Hitam dua-dua. Yang ketiga bisa datang dari mana saja.
    .success = Di b6 dan f2. Melawan pihak yang terbang, tiap garis yang berisi dua buahnya dan satu titik kosong adalah ancaman.

step-exactly-three--not-everywhere = Putih punya tiga buah. Satu di antaranya terbang dari c3 ke a7, membentuk mill, dan menangkap buah di e4.
    .hint1 = Ada cara bermain lama yang tidak mengenal terbang.
    .success = Aturan yang lebih tua atau lebih sederhana tidak memakai terbang. Menurut aturan klasik, buah melangkah di garis sampai akhir, dan pemain yang buahnya tinggal tiga segera kalah.

step-exactly-three--the-last-flight = Tiga lawan tiga: kedua pihak terbang. Sekarang giliranmu, dan kamu bisa langsung menang. Bagaimana?
    .hint1 = Dua buahmu sudah berada pada satu garis.
    .success = Kamu menang! Di tempat lain, terbang disebut melompat; apa pun namanya, satu giliran melintasi papan menentukan permainan.
