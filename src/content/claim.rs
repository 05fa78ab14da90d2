//! What the texts of a step say of play, written down so that the checker can prove it.

use std::fmt;

use crate::rules::Turn;

use super::puzzle::Verdict;

/// What the texts of a step say of the position in which the learner acts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// What the position is worth for the side to move.
    pub now: Option<Worth>,
    /// What whole turns are worth to the side that plays them.
    pub turns: Vec<(Turn, Worth)>,
    /// The turns that are worth as much as the position is, apart from the distance, where no others are.
    pub only: Option<Vec<Turn>>,
}

/// What something is worth in words: who wins, and after how many plies where that is said, too.
///
/// ```
/// use malom::content::{Verdict, Worth};
///
/// assert_eq!(Worth::from_text("loss"), Some(Worth::Loss));
/// assert_eq!(Worth::from_text("win-5"), Some(Worth::Exactly(Verdict::Win(5))));
/// assert_eq!(Worth::from_text("win-4"), None); // the winner has the last turn
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// The side to move wins.
    Win,
    /// The side to move loses.
    Loss,
    /// The outcome with its distance, or a draw.
    Exactly(Verdict),
}

impl Worth {
    /// Reads a worth.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        match text {
            "win" => Some(Self::Win),
            "loss" => Some(Self::Loss),
            _ => Verdict::from_text(text).map(Self::Exactly),
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win => f.write_str("win"),
            Self::Loss => f.write_str("loss"),
            Self::Exactly(verdict) => verdict.fmt(f),
        }
    }
}
