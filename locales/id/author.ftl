### Yang dibaca penulis dan penerjemah saat mencoba pelajaran atau melihat sebuah pesan.

## Mencoba pelajaran

try-changed = Berkasnya berubah. Beginilah soalnya sekarang; yang kamu ketik tidak dinilai.
try-broken = Dalam keadaan ini pelajaran tidak bisa dibaca, jadi versi sebelumnya tetap dipakai. Perbaiki berkasnya, lalu pelajaran dibaca lagi.
try-faults = Pelajaran bisa dimainkan, tetapi ini masih perlu diperbaiki:
try-title = Yang salah dalam berkas

## Melihat pesan

preview-title = Pesan
preview-done = sudah diterjemahkan
preview-missing = belum ada
preview-stale = teks Inggrisnya sudah berubah
preview-unconfirmed = belum dicocokkan dengan teks Inggris
preview-faults = Sebagian berkas tidak bisa dibaca seluruhnya; sisanya ditampilkan:
