//! The two sides.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A side: white (light, begins) or black (dark).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The light stones; they begin.
    White,
    /// The dark stones.
    Black,
}

impl Color {
    /// Both sides, the beginner first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns the other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Returns the token used in message ids, YAML and JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.token())
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ByColor<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByColor<T> {
    /// Makes the pair by asking for each side.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> Self {
        Self { white: value(Color::White), black: value(Color::Black) }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}
