pack-safe-turns = Ami nem veszít
    .intro = Kevés { -turn } közül választhatsz. Jelöld meg mindet, amelyik nem veszít!
