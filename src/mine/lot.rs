//! Drawing lots: numbers that are the same for the same seed, on every machine and for ever.

/// Draws a number from a seed and what it is drawn for (the finaliser of `SplitMix64`, applied to each in turn).
pub(super) fn draw(seed: u64, what: &[u64]) -> u64 {
    what.iter().fold(mix(seed), |lot, &part| mix(lot ^ part))
}

fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
