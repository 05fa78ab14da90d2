//! How a game ends.

use super::color::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The side that has won.
    pub winner: Color,
    /// What decided it.
    pub reason: WinReason,
}

/// What decided a won game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The loser has too few stones left to make a mill, those in hand counted.
    Reduced,
    /// The loser is to move and has no legal action.
    Blocked,
}

impl WinReason {
    /// All reasons.
    pub const ALL: [Self; 2] = [Self::Reduced, Self::Blocked];

    /// Returns the token used in message ids, YAML and JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Reduced => "reduced",
            Self::Blocked => "blocked",
        }
    }
}
