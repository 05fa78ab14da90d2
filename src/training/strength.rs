//! Ratings in words.

use super::Rating;

/// How strong a learner is, or how strong one must be for a puzzle, in a word. Each but the first spans the puzzles of one
/// grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Below the puzzles.
    Newcomer,
    /// Grade 1.
    Beginner,
    /// Grade 2.
    Improving,
    /// Grade 3.
    Practised,
    /// Grade 4.
    Strong,
    /// Grade 5.
    Expert,
    /// Grade 6, and above.
    Master,
}

impl Strength {
    /// Every strength, the least first.
    pub const ALL: [Self; 7] = [
        Self::Newcomer,
        Self::Beginner,
        Self::Improving,
        Self::Practised,
        Self::Strong,
        Self::Expert,
        Self::Master,
    ];

    /// Returns the strength of a rating.
    #[must_use]
    pub fn of(rating: Rating) -> Self {
        Self::ALL
            .into_iter()
            .rev()
            .find(|strength| rating.value() >= strength.from())
            .unwrap_or(Self::Newcomer)
    }

    /// Returns the rating from which on it holds, in points: half-way between the grades.
    const fn from(self) -> f64 {
        match self {
            Self::Newcomer => f64::NEG_INFINITY,
            Self::Beginner => 900.0,
            Self::Improving => 1100.0,
            Self::Practised => 1300.0,
            Self::Strong => 1500.0,
            Self::Expert => 1700.0,
            Self::Master => 1900.0,
        }
    }

    /// Returns the token used in message ids and JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Newcomer => "newcomer",
            Self::Beginner => "beginner",
            Self::Improving => "improving",
            Self::Practised => "practised",
            Self::Strong => "strong",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }
}
