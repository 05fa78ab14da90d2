//! How a learner stands with a puzzle.

use std::collections::BTreeMap;

use super::{Card, Rating};

/// What the log of attempts says of one puzzle. Times are places in that log, not those of a clock that may jump.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// How many attempts there were.
    pub tries: u32,
    /// The place of the last attempt.
    pub last: i64,
    /// The place of the last attempt that failed ([`Outcome::fails`](super::Outcome::fails)).
    pub failed: Option<i64>,
    /// The place of the last attempt that solved it cleanly.
    pub clean: Option<i64>,
    /// Its rating after the first attempt; `None` where none was found.
    pub rating: Option<Rating>,
}

impl Standing {
    /// Whether it is to be repeated: it failed, and was not solved cleanly since.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.failed > self.clean
    }
}

/// How a learner stands with the puzzles that they have tried, by id.
pub type Standings = BTreeMap<String, Standing>;

/// Returns a puzzle's rating: as it was found, or as its grade says.
pub(super) fn rating(card: &Card, standings: &Standings) -> Rating {
    let found = standings.get(&card.id).and_then(|standing| standing.rating);
    found.unwrap_or_else(|| Rating::of_grade(card.grade))
}
