//! Chance that is the same for the same seed, on every machine and for ever.

/// Numbers drawn one after the other (`SplitMix64`).
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    /// Begins with a seed; draws for different purposes have nothing to do with each other.
    pub(super) fn new(seed: u64, purpose: &str) -> Self {
        let mut chance = Self(seed);
        for byte in purpose.bytes() {
            chance.0 = chance.next() ^ u64::from(byte);
        }
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Draws a number below `limit`; 0 where there is none.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.next().checked_rem(limit as u64).unwrap_or_default() as usize
    }

    /// Draws one of these.
    pub(super) fn one<'t, T>(&mut self, of: &'t [T]) -> Option<&'t T> {
        of.get(self.below(of.len()))
    }

    /// Puts these in an order that is drawn.
    pub(super) fn shuffle<T>(&mut self, these: &mut [T]) {
        for last in (1..these.len()).rev() {
            these.swap(last, self.below(last + 1));
        }
    }
}
