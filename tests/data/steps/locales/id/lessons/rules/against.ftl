lesson-against = Melawan pertahanan terbaik
    .intro = Dua posisi, dan lawan yang tak pernah keliru.

step-against--corners = Tiga lawan tiga, dan semua boleh terbang. Sudut mana yang membuat dua ancaman sekaligus?
    .hint1 = Carilah sudut tempat bertemunya dua garismu.
    .success = Dua ancaman sekaligus: hanya satu yang bisa dicegah.

step-against--still-drawn = Putih hampir menutup mill. Cegahlah, dan perhatikan juga apa yang terjadi sesudahnya.
    .hint1 = Lihat dulu garis mana yang akan dipenuhi Putih.
    .success = Tetap remis. Siapa yang melihat ancaman tepat waktu tidak kehilangan apa pun.
