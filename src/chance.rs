//! Drawing by lot, and marks of texts: the same for the same seed, on every machine and for ever. They are written out
//! because what was drawn once (a puzzle of the day, the questions of a drill) must not change with a library.

/// Numbers drawn one after the other (Steele, Lea and Flood's `SplitMix64`).
///
/// ```
/// use malom::chance::Chance;
///
/// let (mut one, mut other) = (Chance::new(7), Chance::new(7));
/// assert_eq!(one.below(1000), other.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Begins with a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Begins with a seed and what is drawn: draws for different purposes have nothing to do with each other.
    #[must_use]
    pub fn of(seed: u64, purpose: &str) -> Self {
        let mut chance = Self(seed);
        for byte in purpose.bytes() {
            chance.0 = chance.draw() ^ u64::from(byte);
        }
        chance
    }

    /// Draws a number.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        spread(self.0)
    }

    /// Draws a number below `limit`; 0 where there is none.
    pub fn below(&mut self, limit: usize) -> usize {
        self.draw().checked_rem(limit as u64).unwrap_or_default() as usize
    }

    /// Tells whether something happens that does in so many of a hundred cases.
    pub fn percent(&mut self, cases: usize) -> bool {
        self.below(100) < cases
    }

    /// Draws one of these; `None` where there is none.
    pub fn one<'t, T>(&mut self, of: &'t [T]) -> Option<&'t T> {
        if of.is_empty() { None } else { of.get(self.below(of.len())) }
    }

    /// Puts these in an order that is drawn.
    pub fn shuffle<T>(&mut self, these: &mut [T]) {
        for last in (1..these.len()).rev() {
            these.swap(last, self.below(last + 1));
        }
    }
}

/// Draws a number for a text: its [`mark`] with a seed, spread.
#[must_use]
pub fn draw_for(seed: u64, text: &str) -> u64 {
    spread(mark(seed.to_le_bytes().into_iter().chain(text.bytes())))
}

/// Returns a number by which bytes are known again (Fowler, Noll and Vo's FNV-1a). Those of texts that are alike lie near
/// each other.
#[must_use]
pub fn mark(bytes: impl IntoIterator<Item = u8>) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    bytes.into_iter().fold(BASIS, |mark, byte| (mark ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// Spreads numbers that lie near each other: the last step of `SplitMix64`.
const fn spread(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers that Vigna's `splitmix64.c` prints for the seed 1234567.
    #[test]
    fn numbers_are_those_of_the_reference() {
        let mut chance = Chance::new(1_234_567);
        let drawn = [chance.draw(), chance.draw(), chance.draw()];
        assert_eq!(drawn, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    /// The values of the authors' test suite.
    #[test]
    fn marks_are_those_of_the_reference() {
        assert_eq!(mark([]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(mark("a".bytes()), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(mark("foobar".bytes()), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        let mut chance = Chance::new(1);
        assert_eq!((chance.below(0), chance.one::<u8>(&[])), (0, None));
    }

    #[test]
    fn an_order_that_is_drawn_leaves_nothing_out() {
        let mut numbers: Vec<usize> = (0..50).collect();
        Chance::of(3, "order").shuffle(&mut numbers);
        assert_ne!(numbers, (0..50).collect::<Vec<_>>());
        numbers.sort_unstable();
        assert_eq!(numbers, (0..50).collect::<Vec<_>>());
    }
}
