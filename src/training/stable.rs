//! A hash that is the same for everyone and for ever.

/// Mixes a number and a text to 64 bits: FNV-1a over the bytes, then the last step of splitmix64, which spreads what
/// FNV leaves near together. Written out here because the daily puzzle must not change with a library.
pub(super) fn hash(number: i64, text: &str) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let bytes = number.to_le_bytes();
    let fnv = bytes.iter().chain(text.as_bytes());
    let mixed = fnv.fold(BASIS, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Mixes a seed and a text to a number from 0 to below 1.
pub(super) fn fraction(seed: u64, text: &str) -> f64 {
    const BITS: u32 = 32; // as many as a float holds exactly
    let high = u32::try_from(hash(seed.cast_signed(), text) >> (u64::BITS - BITS)).unwrap_or(u32::MAX);
    f64::from(high) / (f64::from(u32::MAX) + 1.0)
}
