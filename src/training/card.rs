//! What training needs to know of a puzzle.

/// How hard a puzzle is, measured when it was made: 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// Every grade, the easiest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Makes a grade of its number; `None` unless it is 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 6 { Some(Self(number)) } else { None }
    }

    /// Returns its number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A puzzle, as far as training is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The puzzle's id, under which its attempts are kept.
    pub id: String,
    /// How hard it is.
    pub grade: Grade,
    /// The tokens of its themes, the main one first.
    pub themes: Vec<String>,
}
