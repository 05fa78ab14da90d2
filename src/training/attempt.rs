//! One attempt at a puzzle.

use super::Grade;

/// A day of the learner's own calendar, counted from 1 January 1970. Midnight is theirs, not Greenwich's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i32);

impl Day {
    /// Returns the day before.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

/// How an attempt at a puzzle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The goal was reached by best turns, with no help.
    Solved,
    /// The goal was reached with no help, but more slowly than it can be, or after such a turn was taken back.
    Slower,
    /// A turn spoiled the goal, whatever came after.
    Failed,
    /// The goal was reached after a hint.
    Hinted,
    /// The learner gave up.
    GivenUp,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 5] = [Self::Solved, Self::Slower, Self::Failed, Self::Hinted, Self::GivenUp];

    /// Returns the token used in message ids, JSON and the store.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Slower => "slower",
            Self::Failed => "failed",
            Self::Hinted => "hinted",
            Self::GivenUp => "given-up",
        }
    }

    /// Finds the outcome of a token.
    #[must_use]
    pub fn from_token(token: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.token() == token)
    }

    /// Returns the learner's share of the point that they and the puzzle play for: 1, ½ or 0.
    #[must_use]
    pub const fn score(self) -> f64 {
        match self {
            Self::Solved => 1.0,
            Self::Slower => 0.5,
            Self::Failed | Self::Hinted | Self::GivenUp => 0.0,
        }
    }

    /// Whether the puzzle is to be repeated after it.
    #[must_use]
    pub const fn fails(self) -> bool {
        matches!(self, Self::Failed | Self::Hinted | Self::GivenUp)
    }

    /// Whether it makes the day one of practice: a failure does, giving up does not.
    #[must_use]
    pub const fn practises(self) -> bool {
        !matches!(self, Self::GivenUp)
    }
}

/// An attempt brought to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt<'a> {
    /// The puzzle's id.
    pub puzzle: &'a str,
    /// The puzzle's grade, from which its rating begins.
    pub grade: Grade,
    /// How it ended.
    pub outcome: Outcome,
    /// How long it took, in seconds.
    pub seconds: u32,
    /// The day on which it ended.
    pub day: Day,
    /// The cycle that it belongs to, if it does.
    pub cycle: Option<InCycle<'a>>,
}

/// A cycle of a fixed set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InCycle<'a> {
    /// The set's key.
    pub set: &'a str,
    /// The number of the cycle, from 1.
    pub number: u32,
}
