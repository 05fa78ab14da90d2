### Amit a tanuló arról tud meg, hogyan őrizzük a haladását.

notice-damaged = Megsérült a fájl, amely a haladásodat őrzi. Félretettem ide: { $path }, és kezdtem egy újat.
notice-newer = A haladásodat egy újabb Malom mentette el. A fájlt félretettem ide: { $path }, és kezdtem egy újat.
notice-not-kept = A haladásodat most nem tudom elmenteni, mert ez a fájl nem írható: { $path }. A leckét ettől még végigcsinálhatod.
