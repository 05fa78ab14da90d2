### Yang diberitahukan kepada pelajar tentang penyimpanan kemajuannya.

notice-damaged = Berkas kemajuanmu rusak. Berkas itu disisihkan sebagai { $path }, dan berkas baru dimulai.
notice-newer = Berkas kemajuanmu berasal dari Malom yang lebih baru. Berkas itu disisihkan sebagai { $path }, dan berkas baru dimulai.
notice-not-kept = Kemajuanmu tidak tersimpan: { $path } tidak dapat ditulis. Kamu tetap bisa melanjutkan pelajaran.

## Apa yang sudah dikerjakan, menurut `malom progress` dan halaman awal

# $done dari $lessons: pelajaran satu unit
progress-unit = { $done } dari { $lessons } { -lesson } selesai
# $clean dari $steps: langkah yang langsung benar; $started: apakah pelajar ada di tengah pelajaran
progress-first-try = { $steps ->
    [0] sudah dimulai
   *[other] { $clean } dari { $steps } langsung benar{ $started ->
        [yes] , belum selesai
       *[no] {""}
    }
    }
# $clean dari $steps, dalam kolom
progress-share = { $clean } dari { $steps }
progress-beliefs = Kesalahpahaman
# $state: held, open (sedang dilatih) atau gone
progress-belief = { $state ->
    [held] tampaknya masih ada
    [open] sedang dilatih
   *[gone] sudah hilang, terbukti dalam latihan
    }
# $tried: teka-teki; $strength: pesan training-strength
progress-puzzles = { $tried ->
    [0] Belum ada { -puzzle } yang kamu coba.
   *[other] { $tried } { -puzzle } sudah kamu coba. { $strength }
    }

## Membawanya ke tempat lain, dan melupakannya

# $added, $known: catatan
progress-imported = { $added ->
    [0] Tidak ada yang baru: semuanya sudah ada di sini.
   *[other] { $added } catatan ditambahkan{ $known ->
        [0] .
       *[other] ; sisanya sudah ada di sini.
    }
    }
# $what: lesson atau all; $lesson: judulnya; $profile: nama pelajar
progress-reset-ask = { $what ->
    [lesson] Lupakan semua yang dikerjakan { $profile } dalam “{ $lesson }”?
   *[all] Lupakan semua yang dikerjakan { $profile }?
    } Ini tidak bisa dibatalkan. Ketik “ya”:
progress-reset-done = { $what ->
    [lesson] “{ $lesson }” kembali seperti baru.
   *[all] Semuanya kembali seperti baru.
    }
progress-reset-not = Tidak ada yang dilupakan.

## Laporan untuk pengajar

progress-column-learner = pelajar
progress-column-lesson = pelajaran
progress-column-stars = bintang
progress-column-first-try = langsung benar
progress-column-belief = kesalahpahaman
progress-column-state = keadaan
progress-report-empty = Belum ada pelajar yang memulai { -lesson }.
