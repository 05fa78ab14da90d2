//! Actions and turns.

use super::board::Symmetry;
use super::point::Point;

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A stone from hand onto a point: `d6`.
    Place(Point),
    /// A stone from one point to another, by moving or flying: `a1-a4`.
    Move {
        /// Where the stone stands.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// An enemy stone taken off the board: `xd2`.
    Capture(Point),
    /// Nothing done: `pass`. Refused by the standard rules, and here so that the attempt gets its reason.
    Pass,
}

impl Action {
    /// Returns the point at which a stone lands or is taken.
    #[must_use]
    pub const fn target(self) -> Option<Point> {
        match self {
            Self::Place(point) | Self::Move { to: point, .. } | Self::Capture(point) => Some(point),
            Self::Pass => None,
        }
    }

    /// Returns the action as a symmetry of the board shows it.
    #[must_use]
    pub fn mapped(self, symmetry: &Symmetry) -> Self {
        match self {
            Self::Place(point) => Self::Place(symmetry.point(point)),
            Self::Move { from, to } => Self::Move { from: symmetry.point(from), to: symmetry.point(to) },
            Self::Capture(point) => Self::Capture(symmetry.point(point)),
            Self::Pass => Self::Pass,
        }
    }
}

/// A whole turn: a placing or a move with the captures that follow, or the captures alone where they are what remains.
///
/// ```
/// use malom::rules::{Action, Turn};
///
/// let turn: Turn = "a1-a4xd7".parse()?;
/// assert_eq!(turn.actions().count(), 2);
/// assert_eq!(turn, Turn::new("a1-a4".parse()?, ["d7".parse()?]));
/// # Ok::<(), malom::rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// What the turn begins with.
    pub first: Action,
    captures: [Option<Point>; Self::MOST_CAPTURES],
}

impl Turn {
    /// The most captures that follow a turn's first action: as many as a stone can close mills at once.
    pub const MOST_CAPTURES: usize = 4;

    /// Makes a turn; captures beyond [`Turn::MOST_CAPTURES`] are left out.
    #[must_use]
    pub fn new(first: Action, captures: impl IntoIterator<Item = Point>) -> Self {
        let mut captures = captures.into_iter();
        Self { first, captures: std::array::from_fn(|_| captures.next()) }
    }

    /// Goes through the stones taken after the first action.
    pub fn captures(self) -> impl Iterator<Item = Point> {
        self.captures.into_iter().flatten()
    }

    /// Goes through the turn's actions.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        std::iter::once(self.first).chain(self.captures().map(Action::Capture))
    }
}

impl From<Action> for Turn {
    fn from(first: Action) -> Self {
        Self::new(first, [])
    }
}
