//! Pairs of subspaces: how many stones stand on the board.

use std::fmt;
use std::str::FromStr;

/// The positions of the moving phase in which one side has so many stones and the other so many, whoever is to move:
/// the two subspaces that a move without a capture leads between. Written `5-4`.
///
/// ```
/// use malom::solver::Pair;
///
/// let pair: Pair = "4-5".parse()?;
/// assert_eq!((pair.larger(), pair.smaller(), pair.stones()), (5, 4, 9));
/// assert_eq!(pair.to_string(), "5-4");
/// assert_eq!(pair.feeds(3).map(|pair| pair.to_string()).collect::<Vec<_>>(), ["5-3", "4-4"]);
/// # Ok::<(), malom::solver::PairError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    larger: u8,
    smaller: u8,
}

/// A text that is no pair of subspaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairError;

impl fmt::Display for PairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("two numbers of stones are written as 5-4")
    }
}

impl std::error::Error for PairError {}

impl Pair {
    /// Makes the pair of these numbers of stones, in any order.
    #[must_use]
    pub const fn new(one: u8, other: u8) -> Self {
        if one >= other { Self { larger: one, smaller: other } } else { Self { larger: other, smaller: one } }
    }

    /// Returns the larger number of stones.
    #[must_use]
    pub const fn larger(self) -> u8 {
        self.larger
    }

    /// Returns the smaller number of stones.
    #[must_use]
    pub const fn smaller(self) -> u8 {
        self.smaller
    }

    /// Returns the stones of both sides together.
    #[must_use]
    pub const fn stones(self) -> u8 {
        self.larger + self.smaller
    }

    /// Tells whether both sides have as many stones.
    #[must_use]
    pub const fn is_equal(self) -> bool {
        self.larger == self.smaller
    }

    /// Goes through the pairs that a capture leads to, where a side with fewer than `least` stones has lost.
    pub fn feeds(self, least: u8) -> impl Iterator<Item = Self> {
        let from_smaller = (self.smaller > least).then(|| Self::new(self.larger, self.smaller - 1));
        let from_larger =
            (self.larger > least && !self.is_equal()).then(|| Self::new(self.larger - 1, self.smaller));
        from_smaller.into_iter().chain(from_larger)
    }

    /// Lists the pairs of sides with `least` to `most` stones, each after those it captures into: by stones in all.
    #[must_use]
    pub fn all(least: u8, most: u8) -> Vec<Self> {
        let mut pairs: Vec<Self> = (least..=most)
            .flat_map(|larger| (least..=larger).map(move |smaller| Self { larger, smaller }))
            .collect();
        pairs.sort_by_key(|pair| (pair.stones(), pair.larger));
        pairs
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.larger, self.smaller)
    }
}

impl FromStr for Pair {
    type Err = PairError;

    fn from_str(text: &str) -> Result<Self, PairError> {
        let (one, other) = text.split_once(['-', '–']).ok_or(PairError)?;
        let number = |text: &str| text.trim().parse().map_err(|_| PairError);
        Ok(Self::new(number(one)?, number(other)?))
    }
}
