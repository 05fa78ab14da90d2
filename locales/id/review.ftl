### Daftar buatan guru, ulangan, dan tes untuk menemukan tempat mulai.

## Daftar seorang guru

# $number dari $count: bagian daftar
list-part = Bagian { $number } dari { $count }
list-on = Lanjut ke bagian berikutnya
list-end = Seluruh daftar sudah selesai. Bagus!

## Yang kembali sebelum terlupa

review-ask = Ulangan membawa kembali apa yang salah atau yang perlu { -hint }, sebelum kamu lupa: beberapa soal sehari. Mau mulai? Ketik “ya”:
review-not = Baik, tidak sekarang. `malom review` akan bertanya lagi kapan pun kamu mau.
# $count: soal
review-begin = { $count ->
    [0] Hari ini tidak ada yang kembali.
   *[other] Hari ini { $count } soal kembali.
    }
# $days: sejak itu; $what: sebuah fakta aturan, tema teka-teki, atau kesalahpahaman
review-why-again = { $days ->
    [0] Salah hari ini
    [1] Salah kemarin
   *[other] Salah { $days } hari lalu
    }: { $what }
review-why-hard = { $days ->
    [0] Dibantu hari ini
    [1] Dibantu kemarin
   *[other] Dibantu { $days } hari lalu
    }: { $what }
review-why-good = { $days ->
    [0] Benar hari ini
    [1] Benar kemarin
   *[other] Benar { $days } hari lalu
    }, jangan sampai lupa: { $what }
review-a-puzzle = sebuah { -puzzle }
review-nothing = Hari ini tidak ada yang kembali. Yang salah mulai sekarang akan kembali.
# $count: soal yang tersisa
review-end = { $count ->
    [0] Cukup untuk hari ini.
   *[other] Cukup untuk sekarang. Masih ada { $count } soal menunggu.
    }
# $count: soal, di halaman awal
review-due = { $count ->
    [0] Ulangan: hari ini tidak ada
   *[other] Ulangan: { $count } hari ini
    }

## Mulai dari mana

placement-offer = Sudah mengenal permainan ini? Sepuluh pertanyaan menemukan tempat mulaimu: `malom placement`.
placement-begin = { $count } pertanyaan menemukan tempat mulaimu. Masing-masing dihitung sekali; yang tidak kamu tahu, tebak saja.
placement-question = Pertanyaan { $number } dari { $count }
# $unit: judul unit
placement-unit = Mulailah di sini: { $unit }
placement-all = Semua ini sudah kamu kuasai. Pilih apa saja yang kamu suka.

## Layar

do-review = ulangan
do-place = mulai dari mana
review-title = Ulangan
review-offer = Ulangan membawa kembali apa yang salah atau yang perlu { -hint }, sebelum kamu lupa: beberapa soal sehari. Mulai sekarang?
# $count: soal yang kembali hari ini
review-row = { $count ->
    [0] Ulangan
   *[other] Ulangan: { $count }
    }
review-off = Belum aktif. Enter memulainya.
placement-title = Mulai dari mana?
placement-intro = Sepuluh pertanyaan menemukan tempat mulaimu. Kamu bisa berhenti kapan saja.
placement-start = Sudah mengenal permainan ini? Tekan p: sepuluh pertanyaan menemukan tempat mulaimu.
# $lesson: judulnya
home-next = Berikutnya: { $lesson }
