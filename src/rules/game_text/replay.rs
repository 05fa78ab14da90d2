//! [`GameText`] ↔ [`Game`].

use std::fmt;

use crate::rules::{Action, Color, Fen, Game, Illegal, NotationError, Position, Rules, Setup, SetupErrors};

use super::error::Place;
use super::{GameResult, GameText, Tag};

/// The tag with the position that a game begins from, in the short form.
pub(super) const POSITION: &str = "Position";
/// The same as FEN.
pub(super) const FEN: &str = "FEN";

/// A position in a tag from which no game can begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// It can't be read.
    Notation {
        /// Why.
        error: NotationError,
        /// Where the tag's value begins.
        place: Option<Place>,
    },
    /// The rules don't allow it.
    Setup {
        /// Every fault.
        errors: SetupErrors,
        /// Where the tag's value begins.
        place: Option<Place>,
    },
}

impl StartError {
    /// Returns where the fault lies, if the tag comes from a text.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        match self {
            Self::Notation { error, place } => place.map(|place| place.plus(error.offset)),
            Self::Setup { place, .. } => *place,
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation { error, .. } => error.kind.fmt(f),
            Self::Setup { errors, .. } => errors.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

/// A turn of a text that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The turn's number, counted from 1, a turn of each side by itself.
    pub number: usize,
    /// The side whose turn it is.
    pub by: Color,
    /// The action that is refused.
    pub action: Action,
    /// Why.
    pub illegal: Illegal,
    /// Whether it is a capture for a mill that this turn closed, but that takes nothing by these rules.
    pub nothing_to_capture: bool,
    /// Where the action stands, if the turn comes from a text.
    pub place: Option<Place>,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {}, {}: {}", self.number, self.action, self.illegal)
    }
}

impl std::error::Error for Refused {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.illegal)
    }
}

impl GameText {
    /// Begins the game: from the position of the tag `Position` or `FEN`, if it has one.
    ///
    /// # Errors
    ///
    /// A tag whose position can't be read, or is not one by these rules.
    pub fn begin<'r>(&self, rules: &'r Rules) -> Result<Game<'r>, StartError> {
        let (read, place) = if let Some(Tag { value, place, .. }) = self.find_tag(POSITION) {
            (value.parse::<Setup>().map(|setup| (setup, 0)), place)
        } else if let Some(Tag { value, place, .. }) = self.find_tag(FEN) {
            (value.parse::<Fen>().map(|fen| (fen.setup, fen.quiet_plies)), place)
        } else {
            return Ok(Game::new(rules));
        };
        let (setup, quiet_plies) = read.map_err(|error| StartError::Notation { error, place: *place })?;
        let position =
            Position::new(rules, &setup).map_err(|errors| StartError::Setup { errors, place: *place })?;
        Ok(Game::from_position(rules, position, quiet_plies))
    }

    /// Plays the turns in a game, then ends it as the text says, by giving up or agreeing, where the rules let the game
    /// go on and know such an end. Variations are not played.
    ///
    /// # Errors
    ///
    /// The first action that is refused; what was legal before it has been played.
    pub fn play_on(&self, game: &mut Game<'_>) -> Result<(), Refused> {
        for (index, written) in self.line.turns.iter().enumerate() {
            let by = game.position().to_move();
            let mut nothing_to_capture = false;
            for (nth, action) in written.turn.actions().enumerate() {
                match check_turn(game, by, action).and_then(|()| game.play(action)) {
                    Ok(events) => nothing_to_capture = events.nothing_to_capture,
                    Err(illegal) => {
                        let place = written.places.get(nth).copied();
                        let number = index + 1;
                        return Err(Refused { number, by, action, illegal, nothing_to_capture, place });
                    }
                }
            }
        }
        // A game that is over already, or can't end so, stays as the rules have it.
        let _ = match self.stated_result() {
            Some(GameResult::WhiteWins) => game.resign(Color::Black),
            Some(GameResult::BlackWins) => game.resign(Color::White),
            Some(GameResult::Draw) => game.agree(),
            Some(GameResult::Unknown) | None => Ok(()),
        };
        Ok(())
    }
}

/// Refuses a capture after a turn that has taken all it may: it would count for the other side.
fn check_turn(game: &Game<'_>, by: Color, action: Action) -> Result<(), Illegal> {
    let position = game.position();
    let Action::Capture(at) = action else { return Ok(()) };
    if game.outcome().is_some() || position.to_move() == by {
        return Ok(());
    }
    let standing = game.rules().board().mills_in(position.stones(by)).collect();
    Err(Illegal::NoCaptureDue { at, standing })
}

impl From<&Game<'_>> for GameText {
    fn from(game: &Game<'_>) -> Self {
        let mut text = Self::default();
        if *game.start() != Position::start(game.rules()) {
            let value = game.start().setup(game.rules()).to_string();
            text.tags.push(Tag { name: POSITION.to_owned(), value, place: None });
        }
        text.line.turns = game.turns().into_iter().map(Into::into).collect();
        text.result = game.outcome().map(|outcome| GameResult::from(Some(outcome)));
        text
    }
}
