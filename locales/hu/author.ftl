### Amit szerzők és fordítók olvasnak, miközben egy leckét kipróbálnak vagy egy szöveget megnéznek.

## Egy lecke kipróbálása

try-changed = A fájlok megváltoztak. Így szól most a feladat; amit beírtál, az nem számít válasznak.
try-broken = Így a lecke nem olvasható be, ezért az előző változata megy tovább. Javítsd ki a fájlt, és a program újra beolvassa.
try-faults = A lecke végigjátszható, de ezt még ki kell javítani:
try-title = Hibák a fájlokban

## Szövegek megtekintése

preview-title = Szövegek
preview-done = lefordítva
preview-missing = hiányzik
preview-stale = az angol azóta megváltozott
preview-unconfirmed = még nincs egybevetve az angollal
preview-faults = Néhány fájl nem olvasható végig; ami igen, az látszik:
