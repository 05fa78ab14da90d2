//! Texts that are no game, and where they go wrong.

use std::fmt;

use crate::rules::NotationErrorKind;

/// A place in a text: line and character, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

impl Place {
    /// The beginning of a text.
    pub(super) const START: Self = Self { line: 1, column: 1 };

    /// Returns the place after a character, by the one that follows it: CRLF ends one line, at its LF.
    pub(super) fn past(self, character: char, next: Option<char>) -> Self {
        let ends_line = character == '\n' || character == '\r' && next != Some('\n');
        if ends_line { Self { line: self.line + 1, column: 1 } } else { self.plus(1) }
    }

    /// Returns the place so many characters further on the line.
    pub(super) const fn plus(self, characters: usize) -> Self {
        Self { column: self.column + characters, ..self }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A text that is no game, with the place where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTextError {
    /// What is wrong.
    pub kind: GameTextErrorKind,
    /// Where.
    pub place: Place,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameTextErrorKind {
    /// There is nothing in it.
    Empty,
    /// A turn can't be read.
    Turn(NotationErrorKind),
    /// The text ends within a turn.
    Truncated(NotationErrorKind),
    /// The text ends within something that begins at the place.
    Unclosed(Unclosed),
    /// Something closes that was not opened.
    Unopened(char),
    /// Something else was expected here, such as "a tag's name".
    Expected(&'static str),
    /// A number without a dot that is neither a turn nor the number of the turn that follows.
    WrongNumber {
        /// The number that would be right.
        expected: usize,
    },
    /// An annotation or a variation before the first turn.
    NoTurnBefore,
    /// More after the result, or a tag after the first turn: another game, it seems.
    SecondGame,
    /// Variations within variations, too many to follow.
    TooDeep,
}

/// What a text can end within.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unclosed {
    /// `[Name "value"`
    Tag,
    /// `{…`
    Comment,
    /// `(…`
    Variation,
}

impl fmt::Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}

impl fmt::Display for GameTextErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no game in this text"),
            Self::Turn(kind) => kind.fmt(f),
            Self::Truncated(kind) => write!(f, "the text ends within a turn: {kind}"),
            Self::Unclosed(what) => {
                let (what, closing) = match what {
                    Unclosed::Tag => ("tag", ']'),
                    Unclosed::Comment => ("comment", '}'),
                    Unclosed::Variation => ("variation", ')'),
                };
                write!(f, "the text ends within the {what} that begins here (close it with {closing})")
            }
            Self::Unopened(closing) => write!(f, "this {closing} closes nothing"),
            Self::Expected(what) => write!(f, "expected {what}"),
            Self::WrongNumber { expected } => {
                write!(f, "expected a turn, or the number of the next one: {expected}")
            }
            Self::NoTurnBefore => f.write_str("there is no turn before this (it belongs after one)"),
            Self::SecondGame => f.write_str("another game begins here (give each its own file)"),
            Self::TooDeep => f.write_str("too many variations within variations"),
        }
    }
}

impl std::error::Error for GameTextError {}
