lesson-names = Nama
    .intro = Para pemain suka mencatat permainannya: satu giliran utuh cukup ditulis dengan beberapa huruf dan angka. Kalau kamu bisa membacanya, semua petunjuk dan teka-teki langsung jelas.

step-names--letter-and-number = Setiap titik punya nama. Huruf menunjukkan kolom, dari a di kiri sampai g di kanan; angka menunjukkan baris, dari 1 di bawah sampai 7 di atas. Tempatkan satu buah di e3.
    .hint1 = Cari dulu kolom e, lalu naik ke baris 3.
    .success = Itulah e3: kolom e, baris 3. Dengan satu huruf dan satu angka, kedua puluh empat titik bisa kamu sebut semuanya.

step-names--no-such-point = “Kutempatkan buahku di c6, tepat di antara b6 dan buah Hitam di d6!” Bolehkah Putih melakukannya?
    .hint1 = Titik apa saja yang ada di kolom c?
    .success = Tidak. Kolom c hanya milik persegi dalam: c3, c4, dan c5. Antara b6 dan d6 memang ada garis, tetapi tidak ada titik.

step-names--name-of-a-line = Garis disebut dengan ketiga titiknya: c5–d5–e5 adalah satu garis. Buahmu di d5 berada pada garis ini dan pada satu garis lain. Tandai semua titik lain pada kedua garis itu.
    .hint1 = Garis yang kedua menuju ke atas dari d5.
    .success = Garis yang lain adalah d5–d6–d7. Di kolom d ada enam titik tetapi dua garis, karena bagian tengah yang kosong memisahkan d3 dari d5.

step-names--name-of-a-move = Gerak ditulis dengan dua titik: dari mana dan ke mana. Mainkan f6–f4.
    .hint1 = Nama pertama adalah letak buahmu, nama kedua adalah titik kosong di sebelahnya.
    .success = Itulah f6–f4: dari f6 ke tetangganya, f4. Untuk menempatkan buah dari tangan, satu nama saja sudah cukup.

step-names--name-of-a-turn = Giliran utuh dengan penangkapan ditulis begini: b4–c4 xe5. Sesudah x tertulis buah yang ditangkap. Mainkan!
    .hint1 = Gerak dulu, lalu buah yang ditangkap: semuanya satu giliran.
    .success = b4–c4 membentuk mill c3–c4–c5, dan xe5 menangkap buah di e5: satu giliran, satu nama.

step-names--read-and-see = Putih akan memainkan d3–d2. Jangan gerakkan apa pun, lihat saja: berapa buah yang akan ditangkap Putih?
    .hint1 = Garis mana saja yang melewati d2, dan buah siapa yang ada di sana?
    .option-none = Tidak ada
    .option-one = Satu
    .success = Satu. Di d2, buah itu bergabung dengan b2 dan f2: mill b2–d2–f2.
    .wrong-none = Lihat baris 2: b2, d2, f2. Buah siapa yang ada di sana sesudah gerak itu?

step-names--too-far = Seseorang mencatat gerak Putih: c4–a4. Mungkinkah itu benar?
    .hint1 = Susuri garis dari c4 ke arah a4. Titik mana yang lebih dulu kamu temui?
    .success = Tidak. Dari c4, titik berikutnya adalah b4, dan satu gerak berhenti di sana. Pasti ada salah tulis.

step-names--close-by-name = Bentuklah mill a4–b4–c4, dan mainkan giliranmu sampai tuntas.
    .hint1 = Dari ketiga titik itu, mana yang masih kosong?
    .success = Nama mill itu sudah memberi tahu semuanya: dua titik sudah kamu tempati, dan yang ketiga adalah b4.
