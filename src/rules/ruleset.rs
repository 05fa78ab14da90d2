//! Which rules are played.

use std::sync::LazyLock;

use super::board::Board;

/// The rules of one family, as plain data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// The name by which it is chosen.
    pub id: &'static str,
    /// Stones each side begins with, all in hand.
    pub stones: u8,
    /// With exactly this many stones, all on the board, a side flies.
    pub flies_at: u8,
    /// A side with fewer stones than this, counting its hand, has lost.
    pub loses_below: u8,
}

impl Ruleset {
    /// The common core of the guides: nine stones each, flying at three.
    pub const STANDARD: Self = Self { id: "standard", stones: 9, flies_at: 3, loses_below: 3 };

    /// The rulesets that can be chosen by name.
    pub const ALL: [Self; 1] = [Self::STANDARD];
}

/// A ruleset with the tables of its board, ready to judge with.
#[derive(Clone, Debug)]
pub struct Rules {
    ruleset: Ruleset,
    board: &'static Board,
}

impl Rules {
    /// Returns the standard rules: a game on the standard board by [`Ruleset::STANDARD`].
    #[must_use]
    pub fn standard() -> &'static Self {
        static RULES: LazyLock<Rules> =
            LazyLock::new(|| Rules { ruleset: Ruleset::STANDARD, board: Board::standard() });
        &RULES
    }

    /// Returns the rules of the profile with this name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        (id == Ruleset::STANDARD.id).then(Self::standard)
    }

    /// Returns the ruleset.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Returns the board.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.board
    }
}
