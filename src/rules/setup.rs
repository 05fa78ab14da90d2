//! Unchecked positions, and what can be wrong with them.

use std::fmt;

use super::color::{ByColor, Color};
use super::field::Custodian;
use super::mill::Mill;
use super::point::{Point, PointSet};
use super::position::Position;
use super::prepared::Rules;

/// A position as someone wrote it: [`Position::new`](super::Position::new) checks it.
///
/// ```
/// use malom::rules::{Color, Setup};
///
/// let setup: Setup = "w W:a1,d1+7 B:d2,f6+7".parse()?;
/// assert_eq!((setup.stones[Color::White].len(), setup.hand[Color::White]), (2, 7));
/// assert_eq!(setup.to_string(), "w W:a1,d1+7 B:d2,f6+7");
/// # Ok::<(), malom::rules::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The side to act.
    pub to_move: Color,
    /// Each side's stones on the board.
    pub stones: ByColor<PointSet>,
    /// The number of each side's stones in hand.
    pub hand: ByColor<u8>,
    /// For which mills a capture is due; `None` where none is.
    pub closed: Option<Closed>,
    /// The enemy stones for which a capture is due because two of the side to act caught them between them.
    pub caught: PointSet,
    /// The captures that are still due, where that is not what these mills and stones make due at first.
    pub captures: Option<u8>,
}

impl Setup {
    /// Tells whether a capture is due.
    #[must_use]
    pub fn capture_due(&self) -> bool {
        self.closed.is_some() || !self.caught.is_empty()
    }
}

/// The mills for which a capture is due.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Closed {
    /// Those that stand: written `w!`.
    Standing,
    /// These, by their points: written `w!a1-d1-g1`.
    Mills(Vec<PointSet>),
}

/// One fault of a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A stone where the board has no point.
    NotAPoint {
        /// The cell.
        at: Point,
    },
    /// Two stones on one point.
    Overlap {
        /// The point.
        at: Point,
    },
    /// More stones, on the board and in hand, than a side begins with.
    TooManyStones {
        /// The side.
        color: Color,
        /// Its stones.
        stones: usize,
        /// The stones it begins with.
        limit: u8,
    },
    /// Both sides have too few stones to go on.
    BothReduced,
    /// A capture is due, but no mill of that side stands.
    NoMillStands {
        /// The side to act.
        color: Color,
    },
    /// A capture is due for points that are no mill of the board.
    NotAMill {
        /// The points.
        points: PointSet,
    },
    /// A capture is due for a mill that does not stand.
    MillNotStanding {
        /// The mill.
        mill: Mill,
    },
    /// A capture is due for mills that no one action can have closed together, and alone.
    NotClosedAtOnce {
        /// Their points.
        points: PointSet,
    },
    /// A capture is due for a point where no enemy stone is caught, or by rules that know of none.
    NotCaught {
        /// The point.
        at: Point,
    },
    /// More or fewer captures are due than the rules can leave.
    WrongCaptures {
        /// The captures that are said to be due.
        captures: u8,
        /// The most that can be.
        limit: u8,
    },
    /// A capture is due, but there is no stone that may be taken.
    NothingToCapture,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAPoint { at } => write!(f, "{at} is not a point of the board"),
            Self::Overlap { at } => write!(f, "{at} holds a stone of each side"),
            Self::TooManyStones { color, stones, limit } => {
                write!(f, "{color} has {stones} stones on the board and in hand; {limit} are all there are")
            }
            Self::BothReduced => f.write_str("both sides have too few stones: the game ended earlier"),
            Self::NoMillStands { color } => {
                write!(f, "a capture is due, but {color} has no mill on the board")
            }
            Self::NotAMill { points } => {
                write!(f, "a capture is due for {points}, which is not a mill of the board")
            }
            Self::MillNotStanding { mill } => {
                write!(f, "a capture is due for the mill {mill}, which does not stand")
            }
            Self::NotClosedAtOnce { points } => {
                write!(f, "a capture is due for {points}, but no one stone can have closed just that")
            }
            Self::NotCaught { at } => write!(f, "a capture is due for {at}, where no stone is caught"),
            Self::WrongCaptures { captures, limit } => {
                write!(f, "{captures} captures are said to be due, where 1 to {limit} can be")
            }
            Self::NothingToCapture => f.write_str("a capture is due, but there is no stone to take"),
        }
    }
}

impl std::error::Error for SetupError {}

/// Every fault of a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupErrors {}

/// Tells whether one stone of `own` stands in exactly the mills on the points `closed`, as the one that closed them
/// must.
pub(super) fn closable_at_once(rules: &Rules, own: PointSet, closed: PointSet) -> bool {
    closed.into_iter().any(|last| rules.board().closed_at(last, own.without(last)) == closed)
}

/// Makes the position of a setup, or finds every fault.
pub(super) fn check(rules: &Rules, setup: &Setup) -> Result<Position, SetupErrors> {
    let (board, limit) = (rules.board(), rules.ruleset().stones);
    let mut faults = Vec::new();
    let ByColor { white, black } = setup.stones;
    faults
        .extend(white.union(black).minus(board.points()).into_iter().map(|at| SetupError::NotAPoint { at }));
    faults.extend(white.intersection(black).into_iter().map(|at| SetupError::Overlap { at }));
    for color in Color::ALL {
        let stones = setup.stones[color].len() + usize::from(setup.hand[color]);
        if stones > usize::from(limit) {
            faults.push(SetupError::TooManyStones { color, stones, limit });
        }
    }
    let (own, enemy) = (setup.to_move, setup.to_move.opponent());
    let quiet = Position {
        to_move: own,
        own: setup.stones[own],
        enemy: setup.stones[enemy],
        own_hand: setup.hand[own],
        enemy_hand: setup.hand[enemy],
        due: PointSet::EMPTY,
        more: 0,
    };
    if Color::ALL.into_iter().all(|color| quiet.is_reduced(rules, color)) {
        faults.push(SetupError::BothReduced);
    }
    let position = with_due(rules, setup, quiet, &mut faults);
    if faults.is_empty() { Ok(position) } else { Err(SetupErrors(faults)) }
}

/// Adds what is due to the position, and the faults of that.
fn with_due(rules: &Rules, setup: &Setup, quiet: Position, faults: &mut Vec<SetupError>) -> Position {
    if !setup.capture_due() {
        return quiet;
    }
    let closed = closed_points(rules, setup, faults);
    let custodian = rules.ruleset().custodian == Custodian::Caught;
    let between =
        quiet.own.into_iter().fold(PointSet::EMPTY, |all, at| all.union(quiet.caught_from(rules, at)));
    let caught = if custodian { between } else { PointSet::EMPTY };
    faults.extend(setup.caught.minus(caught).into_iter().map(|at| SetupError::NotCaught { at }));
    let at_first = quiet.captures_due(rules, rules.board().mills_in(closed).count(), setup.caught);
    let captures = setup.captures.unwrap_or(at_first);
    if captures == 0 || captures > at_first {
        faults.push(SetupError::WrongCaptures { captures, limit: at_first });
    }
    let position = Position { due: closed.union(setup.caught), more: captures.saturating_sub(1), ..quiet };
    if setup.closed.is_some() && position.takeable(rules).is_empty() {
        faults.push(SetupError::NothingToCapture);
    }
    position
}

/// Returns the points of the mills for which a capture is due; finds what is wrong with them.
fn closed_points(rules: &Rules, setup: &Setup, faults: &mut Vec<SetupError>) -> PointSet {
    let (board, own) = (rules.board(), setup.stones[setup.to_move]);
    let mills = match &setup.closed {
        None => return PointSet::EMPTY,
        Some(Closed::Standing) => {
            let standing = board.in_mills(own);
            if standing.is_empty() {
                faults.push(SetupError::NoMillStands { color: setup.to_move });
            }
            return standing;
        }
        Some(Closed::Mills(mills)) => mills,
    };
    let before = faults.len();
    for &points in mills {
        match board.mill(points) {
            None => faults.push(SetupError::NotAMill { points }),
            Some(mill) if !own.contains_all(points) => faults.push(SetupError::MillNotStanding { mill }),
            Some(_) => {}
        }
    }
    let points = mills.iter().fold(PointSet::EMPTY, |all, &mill| all.union(mill));
    if faults.len() == before && !closable_at_once(rules, own, points) {
        faults.push(SetupError::NotClosedAtOnce { points });
    }
    points
}
