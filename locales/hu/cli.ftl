### A `malom explain` válaszai.

explain-legal = { $action }: { -legal }.
explain-illegal = { $action }: { -illegal }.
