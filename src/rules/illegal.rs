//! Why an action is refused.

use super::action::Action;
use super::color::Color;
use super::mill::{Mill, Mills};
use super::outcome::Outcome;
use super::point::{Point, PointSet};

/// The reason why an action is refused, with the facts that a teacher would point at.
///
/// [`Position::check`](super::Position::check) gives the first that holds, tried in the order of
/// [`IllegalKind::ALL`]: what the turn demands before what the hand allows, then the points by themselves, then the way
/// between them, then what the move would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game has ended.
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
    /// A mill was closed, so this turn goes on with a capture.
    CaptureDue {
        /// The mills just closed.
        closed: Mills,
        /// The stones that may be taken.
        free: PointSet,
    },
    /// A capture without having closed a mill.
    NoCaptureDue {
        /// Where something was to be taken.
        at: Point,
        /// The player's own mills that stand, which take nothing by standing.
        standing: Mills,
    },
    /// Passing is not allowed.
    PassForbidden {
        /// The legal actions that there are.
        legal: usize,
    },
    /// A move while the player still has stones to place.
    StonesInHand {
        /// The player's stones in hand.
        left: u8,
    },
    /// A placing with no stone in hand.
    HandEmpty {
        /// The player's stones on the board.
        stones: u8,
    },
    /// A flight with as few stones on the board as fly, but with others in hand.
    FlyingWhilePlacing {
        /// The player's stones in hand.
        left: u8,
    },
    /// A cell of the grid where this board has no point.
    NotAPoint {
        /// The cell.
        at: Point,
    },
    /// A move from, or a capture at, a point without a stone.
    Empty {
        /// The point.
        at: Point,
    },
    /// A move of an enemy stone.
    NotYourStone {
        /// Where it stands.
        at: Point,
    },
    /// A capture of an own stone.
    OwnStone {
        /// Where it stands.
        at: Point,
    },
    /// A move to where the stone already stands.
    SamePoint {
        /// Where it stands.
        at: Point,
    },
    /// A stone already stands on the target.
    Occupied {
        /// The target.
        at: Point,
        /// Whose stone it is.
        by: Color,
    },
    /// No mill was closed: only a stone caught between two of the player's may be taken.
    NotCaught {
        /// Where the other stone stands.
        at: Point,
        /// The stones that are caught.
        caught: PointSet,
    },
    /// The stone stands in a mill while others stand outside mills.
    Protected {
        /// Where it stands.
        at: Point,
        /// The mill that protects it.
        mill: Mill,
        /// The stones that may be taken instead.
        free: PointSet,
    },
    /// A move along a line past the next point, by a side that does not fly.
    NotAdjacent {
        /// Where the stone stands.
        from: Point,
        /// Where it was to go.
        to: Point,
        /// The point between them.
        between: Point,
        /// Whether a stone stands between, so that the move would jump it.
        jumps: bool,
        /// The player's stones on the board.
        stones: u8,
        /// The stones with which a side flies; `None` where none ever does.
        flies_at: Option<u8>,
    },
    /// A move between points that no line joins, by a side that does not fly.
    OffLine {
        /// Where the stone stands.
        from: Point,
        /// Where it was to go.
        to: Point,
        /// Whether the way would be diagonal.
        diagonal: bool,
        /// The player's stones on the board.
        stones: u8,
        /// The stones with which a side flies; `None` where none ever does.
        flies_at: Option<u8>,
    },
    /// A move out of one standing mill that closes another, where that is forbidden.
    SwingMill {
        /// The mill that the stone would leave.
        opened: Mill,
        /// The mill that it would close.
        closed: Mill,
    },
    /// A mill closed more often than the rules allow. Only a game knows of it.
    ClosedTwice {
        /// The mill.
        mill: Mill,
    },
}

/// The kind of an [`Illegal`], without its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is documented at the Illegal of its name")]
pub enum IllegalKind {
    GameOver,
    CaptureDue,
    NoCaptureDue,
    PassForbidden,
    StonesInHand,
    HandEmpty,
    FlyingWhilePlacing,
    NotAPoint,
    Empty,
    NotYourStone,
    OwnStone,
    SamePoint,
    Occupied,
    NotCaught,
    Protected,
    NotAdjacent,
    OffLine,
    SwingMill,
    ClosedTwice,
}

impl IllegalKind {
    /// All kinds, in the order in which they are tried.
    pub const ALL: [Self; 19] = [
        Self::GameOver,
        Self::CaptureDue,
        Self::NoCaptureDue,
        Self::PassForbidden,
        Self::FlyingWhilePlacing,
        Self::StonesInHand,
        Self::HandEmpty,
        Self::NotAPoint,
        Self::Empty,
        Self::NotYourStone,
        Self::OwnStone,
        Self::SamePoint,
        Self::Occupied,
        Self::NotCaught,
        Self::Protected,
        Self::NotAdjacent,
        Self::OffLine,
        Self::SwingMill,
        Self::ClosedTwice,
    ];

    /// Returns the token used in message ids, YAML and JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::CaptureDue => "capture-due",
            Self::NoCaptureDue => "no-capture-due",
            Self::PassForbidden => "pass-forbidden",
            Self::StonesInHand => "stones-in-hand",
            Self::HandEmpty => "hand-empty",
            Self::FlyingWhilePlacing => "flying-while-placing",
            Self::NotAPoint => "not-a-point",
            Self::Empty => "empty",
            Self::NotYourStone => "not-your-stone",
            Self::OwnStone => "own-stone",
            Self::SamePoint => "same-point",
            Self::Occupied => "occupied",
            Self::NotCaught => "not-caught",
            Self::Protected => "protected",
            Self::NotAdjacent => "not-adjacent",
            Self::OffLine => "off-line",
            Self::SwingMill => "swing-mill",
            Self::ClosedTwice => "closed-twice",
        }
    }

    /// Returns the kinds for which an action of this sort can ever be refused, those of few rules last.
    #[must_use]
    pub const fn of_sort(action: Action) -> &'static [Self] {
        match action {
            Action::Place(_) => &[
                Self::Occupied,
                Self::CaptureDue,
                Self::HandEmpty,
                Self::NotAPoint,
                Self::GameOver,
                Self::ClosedTwice,
            ],
            Action::Move { .. } => &[
                Self::NotAdjacent,
                Self::Occupied,
                Self::StonesInHand,
                Self::NotYourStone,
                Self::OffLine,
                Self::CaptureDue,
                Self::FlyingWhilePlacing,
                Self::Empty,
                Self::SamePoint,
                Self::NotAPoint,
                Self::GameOver,
                Self::SwingMill,
                Self::ClosedTwice,
            ],
            Action::Capture(_) => &[
                Self::Protected,
                Self::NoCaptureDue,
                Self::OwnStone,
                Self::Empty,
                Self::NotAPoint,
                Self::GameOver,
                Self::NotCaught,
            ],
            Action::Pass => &[Self::PassForbidden, Self::CaptureDue, Self::GameOver],
        }
    }

    /// Returns the kind with this token.
    #[must_use]
    pub fn from_token(token: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.token() == token)
    }
}

impl Illegal {
    /// Returns the kind.
    #[must_use]
    pub const fn kind(&self) -> IllegalKind {
        match self {
            Self::GameOver { .. } => IllegalKind::GameOver,
            Self::CaptureDue { .. } => IllegalKind::CaptureDue,
            Self::NoCaptureDue { .. } => IllegalKind::NoCaptureDue,
            Self::PassForbidden { .. } => IllegalKind::PassForbidden,
            Self::StonesInHand { .. } => IllegalKind::StonesInHand,
            Self::HandEmpty { .. } => IllegalKind::HandEmpty,
            Self::FlyingWhilePlacing { .. } => IllegalKind::FlyingWhilePlacing,
            Self::NotAPoint { .. } => IllegalKind::NotAPoint,
            Self::Empty { .. } => IllegalKind::Empty,
            Self::NotYourStone { .. } => IllegalKind::NotYourStone,
            Self::OwnStone { .. } => IllegalKind::OwnStone,
            Self::SamePoint { .. } => IllegalKind::SamePoint,
            Self::Occupied { .. } => IllegalKind::Occupied,
            Self::NotCaught { .. } => IllegalKind::NotCaught,
            Self::Protected { .. } => IllegalKind::Protected,
            Self::NotAdjacent { .. } => IllegalKind::NotAdjacent,
            Self::OffLine { .. } => IllegalKind::OffLine,
            Self::SwingMill { .. } => IllegalKind::SwingMill,
            Self::ClosedTwice { .. } => IllegalKind::ClosedTwice,
        }
    }
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind().token())
    }
}

impl std::error::Error for Illegal {}
