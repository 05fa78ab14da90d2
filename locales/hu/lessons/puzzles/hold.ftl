pack-hold = Tartsd a döntetlent!
    .intro = Nyerni itt nem lehet, és a legtöbb { -turn } veszít. Keresd meg azt, amelyik nem!
