### Jawaban `malom explain`.

explain-legal = { $action }: { -legal }.
explain-illegal = { $action }: { -illegal }.
