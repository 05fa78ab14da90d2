### Jawaban `malom game`.

game-illegal = { $player ->
    [white] { -white }
   *[black] { -black }
    }, { -turn } ke-{ $number }: { $action } { -illegal }.

game-legal = { $count ->
    [0] Belum ada { -turn } yang dimainkan.
    [1] Satu { -turn }, dan { -legal }.
   *[other] { $count } { -turn }, semuanya { -legal }.
    }
game-goes-on = Permainan belum selesai: { $due ->
    [yes] { $player ->
        [white] { -white }
       *[black] { -black }
        } masih harus menangkap satu { -stone }
   *[no] { -turn } { $player ->
        [white] { -white }
       *[black] { -black }
        }
    }.
game-result-differs = Hasil yang tertulis di berkas { $stated }, tetapi permainan ini tidak berakhir demikian.
