### Teka-teki di layar: memilihnya, dan yang ada di samping papan.

## Memilih

training-title = Teka-teki
training-intro = Menang, bertahan, atau memilih – melawan pertahanan terbaik. Menurut tema dan tingkat, campuran, atau { -puzzle } hari ini.
training-any-theme = apa saja
training-any-grade = apa saja
training-theme = Tema: { $theme }
training-grade = Tingkat: { $grade }
training-chosen = Pecahkan yang ini: { $count } { -puzzle }
training-cycle-go-on = Burung pelatuk: lanjutkan
training-cycle-new = Burung pelatuk: kumpulan baru, { $count } { -puzzle }
training-about-daily = Sama untuk semua orang yang berlatih hari ini.
training-about-repeat = Yang gagal atau perlu bantuan akan muncul lagi sampai kamu memecahkannya tanpa cela.
training-about-choice = Pilih tema, tingkat, atau keduanya, lalu pecahkan yang cocok: yang baru lebih dulu, dari mudah ke sulit.
training-faults = Ada { $count } kesalahan di dalam { -puzzle }; yang salah dilewatkan. “malom check” menampilkan daftarnya.
puzzle-round = { $clean } dari { $tried } terpecahkan tanpa cela.

## Di samping papan

puzzle-rules = Aturan: { $rules }.
puzzle-mark-turns = Untuk menandai satu { -turn }, mainkan; kalau dimainkan lagi, tandanya hilang.
puzzle-slower = **n** untuk meneruskannya, **u** untuk menariknya kembali. Atau mainkan yang lain.
puzzle-refuted = { $shown ->
    [0] **n** menunjukkannya satu per satu.
   *[other] { $shown } dari { $turns } sudah tampak: **n** maju, **p** mundur.
    } **u** menarik kembali { -turn(whose: "your") }, **j** untuk bermain terus dan melihatnya sendiri.
puzzle-replaying = { $shown ->
    [0] **n** menunjukkannya satu per satu.
   *[other] { $shown } dari { $turns } sudah tampak: **n** maju, **p** mundur.
    } **x** untuk mencoba kemungkinan lain.
puzzle-half-solved = Tekan **n** untuk pihak yang lain.
puzzle-lost = **u** untuk menariknya kembali.
puzzle-exploring = Kamu bermain untuk kedua pihak. Tandanya menunjukkan nilai tiap pilihan bagi pihak yang mendapat { -turn }. **x** untuk kembali.
puzzle-thinking = Sedang berpikir …
puzzle-preparing = Melihat apa yang sudah diketahui …
puzzle-building = Menghitung semua { -position } dengan { $larger } { -stone } melawan { $smaller }, cukup sekali: { $stage ->
    [waiting] Malom lain sedang mengerjakannya
    [setting-up] mulai, { $percent }%
    [propagating] { $plies } { -turn } dari akhir, { $percent }%
    [checking] memeriksa, { $percent }%
   *[writing] menyimpan, { $percent }%
    }. Sementara itu kamu boleh berpikir.
puzzle-fault = Tidak semuanya bisa dilihat ({ $fault }); yang kurang dihitung setiap kali.
puzzle-themes = Tema: { $themes }.
puzzle-give-up-title = Menyerah
puzzle-give-up-ask = Tampilkan solusinya? Kalau ya, { -puzzle } ini dihitung sebagai menyerah.

## Tanda di papan: nilai sebuah pilihan

worth-win = menang
worth-draw = { -draw }
worth-loss = kalah
worth-open = belum jelas
