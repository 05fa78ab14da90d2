### Berlatih dengan teka-teki: kekuatan, hari berturut-turut, teka-teki hari ini, mengulang, putaran.

## Seberapa kuat seorang pelajar, atau harus seberapa kuat untuk sebuah teka-teki

strength-newcomer = pemain baru
strength-beginner = pemula
strength-improving = pemain berkembang
strength-practised = pemain terlatih
strength-strong = pemain kuat
strength-expert = ahli
strength-master = master

# $strength: salah satu kata di atas; $sure: yes, atau no selama masih perkiraan pertama
training-strength = Kekuatanmu: { $strength }{ $sure ->
    [yes] .
   *[no] . Ini baru perkiraan pertama.
    }
# $rating, $margin: angka; nilai sebenarnya hampir pasti berada dalam batas itu
training-rating = Nilai: { $rating }, kurang lebih { $margin }
# $before, $after: angka
training-rating-moved = Nilai: { $before } → { $after }
# $strength: salah satu kata di atas
training-puzzle-strength = Untuk siapa: { $strength }

## Apa yang dipecahkan

training-mixed = Campuran, sesuai dengan kekuatanmu
training-by-theme = Menurut tema
training-by-grade = Menurut tingkat
training-nothing = Tidak ada { -puzzle } yang cocok dengan pilihan ini.
training-daily = { -puzzle(letter: "capital") } hari ini
# $outcome: bagaimana percobaannya berakhir, salah satu pesan di bawah
training-daily-done = { -puzzle(letter: "capital") } hari ini: { $outcome }
training-repeat = { $count ->
    [0] Tidak ada yang perlu diulang.
   *[other] { $count } { -puzzle } perlu diulang
    }

training-outcome-solved = terpecahkan
training-outcome-slower = terpecahkan, meskipun bukan dengan jalan terpendek
training-outcome-failed = belum terpecahkan
training-outcome-hinted = terpecahkan dengan { -hint }
training-outcome-given-up = menyerah

## Hari berturut-turut

# $today: yes, atau no selama teka-teki hari ini belum ada
training-streak = { $days ->
    [0] Kerjakan satu { -puzzle } hari ini, dan rangkaian harimu dimulai.
    [1] { $today ->
        [yes] Hari pertama selesai. Besok sudah bisa dua hari berturut-turut.
       *[no] Kemarin kamu sudah mulai. Kerjakan satu { -puzzle } hari ini supaya menjadi dua hari berturut-turut.
    }
   *[other] { $days } hari berturut-turut{ $today ->
        [yes] .
       *[no] . Kerjakan satu { -puzzle } hari ini supaya tidak terputus.
    }
    }

## Burung pelatuk: kumpulan yang sama dalam putaran yang makin cepat

training-cycles = Burung pelatuk: { -puzzle } yang sama berulang-ulang, makin lama makin cepat
# $number: putaran keberapa; $tried dari $puzzles sudah dikerjakan
training-cycle-now = Putaran { $number }: { $tried ->
    [0] { $puzzles } { -puzzle } menunggumu
   *[other] { $tried } dari { $puzzles } sudah dikerjakan
    }
# $time: lamanya; $solved dari $tried teka-teki, juga dalam persen
training-cycle-report = Putaran { $number }: { $time }, { $solved } dari { $tried } { -puzzle } terpecahkan tanpa cela ({ $percent }%)
# $pace: faster, slower, atau same, sebesar $time; $accuracy: up, down, atau same, sebesar $points poin persen
training-cycle-change = Dibandingkan putaran sebelumnya: { $pace ->
    [faster] lebih cepat { $time }
    [slower] lebih lambat { $time }
   *[same] sama cepatnya
    }, { $accuracy ->
    [up] ketepatan naik { $points } poin persen.
    [down] ketepatan turun { $points } poin persen.
   *[same] ketepatan tetap sama.
    }
training-time = { $minutes ->
    [0] { $seconds } dtk
   *[other] { $minutes } mnt { $seconds } dtk
    }
