### Amit a tanuló arról tud meg, hogyan őrizzük a haladását.

notice-damaged = Sérült volt a fájl, amely a haladásodat őrzi. Félretettem ide: { $path }, és kezdtem egy újat.
notice-newer = A haladásodat egy újabb Malom mentette el. A fájlt félretettem ide: { $path }, és kezdtem egy újat.
notice-not-kept = Most semmi sem marad meg a haladásodból: nem írható ez a fájl: { $path }. A leckét ettől még végigcsinálhatod.
