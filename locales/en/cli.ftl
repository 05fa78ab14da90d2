### Answers of `malom explain`.

explain-legal = { $action }: { -legal }.
explain-illegal = { $action }: not { -legal }.
