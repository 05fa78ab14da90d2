//! Whole games as text.
//!
//! Three ways of writing a game are read; which one a text uses is told by its turns:
//!
//! | way | turns |
//! |---|---|
//! | Malom's | `d6 f4 a1-a4xd7`, with numbers (`1. d6 f4`) or without; a capture may stand alone: `a7 xa1` |
//! | PGN, as Sanmill writes it | the same, numbered, with tags (`[Event "…"]`), comments (`{…}`, `;…`), annotations (`!?`, `$5`), variations (`(…)`) and the result |
//! | PlayOK | the same with numbered points: `5 14`, `5-6x14` |
//!
//! PlayOK numbers the points row by row, from the top left: a7 is 1, d7 2, g7 3, b6 4 … d1 23, g1 24 (so Sanmill reads its
//! games). Any of the three may have tags, comments and a result. Letters of either case, hyphens, en dashes and minus
//! signs, tabs, CRLF and a byte order mark are read. A text is one game.
//!
//! [`GameText`] is what stands in the text, unchecked; [`GameText::begin`] and [`GameText::play_on`] hold it against the
//! rules.

mod error;
mod read;
mod replay;
mod scan;
mod write;

use std::fmt;

use super::action::Turn;
use super::color::Color;
use super::outcome::Outcome;

pub use error::{GameTextError, GameTextErrorKind, Place, Unclosed};
pub use replay::{Refused, StartError};
pub use write::Numbers;

/// A game as it is written. Nothing of it is checked against the rules.
///
/// ```
/// use malom::rules::{Game, GameText, Numbers, Rules};
///
/// let text: GameText = "1. d7 a1 2. g7 {a threat} d1 3. a7xa1 *".parse()?;
/// let mut game = text.begin(Rules::standard())?;
/// text.play_on(&mut game)?;
/// assert_eq!(game.turns().len(), 5);
/// assert_eq!(GameText::from(&game).moves(Numbers::Without), "d7 a1 g7 d1 a7xa1\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameText {
    /// The tags, in their order.
    pub tags: Vec<Tag>,
    /// The turns played.
    pub line: WrittenLine,
    /// The result that stands after the turns.
    pub result: Option<GameResult>,
}

/// A tag: `[White "Anna"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name, such as `White`.
    pub name: String,
    /// Its value, without the quotation marks.
    pub value: String,
    /// Where the value begins; `None` where it comes from no text.
    pub place: Option<Place>,
}

/// Turns one after the other: those of a game, or of a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenLine {
    /// What is said before the first turn.
    pub comments: Vec<String>,
    /// The turns.
    pub turns: Vec<WrittenTurn>,
}

/// A turn with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTurn {
    /// The turn.
    pub turn: Turn,
    /// Where each of its actions stands; empty where it comes from no text.
    pub places: Vec<Place>,
    /// Annotations, by their PGN numbers: 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
    /// What is said after it.
    pub comments: Vec<String>,
    /// What might have been played instead of it.
    pub variations: Vec<WrittenLine>,
}

impl From<Turn> for WrittenTurn {
    fn from(turn: Turn) -> Self {
        Self { turn, places: Vec::new(), nags: Vec::new(), comments: Vec::new(), variations: Vec::new() }
    }
}

/// A result as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: the game is not over, or its result is not known.
    Unknown,
}

impl GameResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::Unknown];

    /// Returns how it is written.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// Returns the result that is written so; `½-½` is a draw, too.
    #[must_use]
    pub fn from_token(token: &str) -> Option<Self> {
        let plain = token.replace(['–', '−'], "-").replace('½', "1/2");
        Self::ALL.into_iter().find(|result| result.token() == plain)
    }
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            Some(Outcome::Win { winner: Color::White, .. }) => Self::WhiteWins,
            Some(Outcome::Win { winner: Color::Black, .. }) => Self::BlackWins,
            Some(Outcome::Draw { .. }) => Self::Draw,
            None => Self::Unknown,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.token())
    }
}

impl GameText {
    /// Returns the value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find_tag(name).map(|tag| tag.value.as_str())
    }

    fn find_tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// Returns the result: the one after the turns or, where there is none, the one of the tag.
    #[must_use]
    pub fn stated_result(&self) -> Option<GameResult> {
        self.result.or_else(|| self.tag("Result").and_then(GameResult::from_token))
    }

    /// Returns the game without its variations.
    #[must_use]
    pub fn without_variations(mut self) -> Self {
        self.line.turns.iter_mut().for_each(|turn| turn.variations.clear());
        self
    }
}
