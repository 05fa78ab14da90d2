//! How a game ends.

use super::color::Color;
use super::field::closed_enum;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A side has won.
    Win {
        /// The side that has won.
        winner: Color,
        /// What decided it.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw {
        /// What made it a draw.
        reason: DrawReason,
    },
}

impl Outcome {
    /// Returns the side that has won; `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw { .. } => None,
        }
    }

    /// Returns the reason's token.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Win { reason, .. } => reason.token(),
            Self::Draw { reason } => reason.token(),
        }
    }
}

closed_enum! {
    /// What decided a won game.
    WinReason {
        /// The loser has too few stones left to make a mill.
        Reduced = "reduced",
        /// The loser is to move and has no legal action.
        Blocked = "blocked",
        /// The loser gave up.
        Resigned = "resigned",
    }
}

/// What made a game a draw, with what was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The side to move has no legal action, where that draws.
    Blocked,
    /// The board was full when the last stone was placed.
    FullBoard,
    /// The same position has come again.
    Repetition {
        /// Its occurrences.
        times: u8,
    },
    /// No stone was placed or taken for long.
    Quiet {
        /// The plies of which that holds.
        plies: u8,
    },
    /// The players agreed.
    Agreement,
}

impl DrawReason {
    /// Returns the token used in message ids, YAML and JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Blocked => "stalemate",
            Self::FullBoard => "full-board",
            Self::Repetition { .. } => "repetition",
            Self::Quiet { .. } => "quiet",
            Self::Agreement => "agreement",
        }
    }
}
