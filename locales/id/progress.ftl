### Yang diberitahukan kepada pelajar tentang penyimpanan kemajuannya.

notice-damaged = Berkas kemajuanmu rusak. Berkas itu disisihkan sebagai { $path }, dan berkas baru dimulai.
notice-newer = Berkas kemajuanmu berasal dari Malom yang lebih baru. Berkas itu disisihkan sebagai { $path }, dan berkas baru dimulai.
notice-not-kept = Kemajuanmu tidak tersimpan: { $path } tidak dapat ditulis. Kamu tetap bisa melanjutkan pelajaran.
