//! Unchecked positions, and what can be wrong with them.

use std::fmt;

use super::board::Mill;
use super::color::{ByColor, Color};
use super::point::{Point, PointSet};
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
    /// A capture is due, but the opponent has no stone on the board.
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

/// Finds every fault of a setup; where there is none, returns the points of the mills for which a capture is due.
pub(super) fn check(rules: &Rules, setup: &Setup) -> Result<PointSet, SetupErrors> {
    let (board, ruleset) = (rules.board(), rules.ruleset());
    let mut faults = Vec::new();
    let ByColor { white, black } = setup.stones;
    faults
        .extend(white.union(black).minus(board.points()).into_iter().map(|at| SetupError::NotAPoint { at }));
    faults.extend(white.intersection(black).into_iter().map(|at| SetupError::Overlap { at }));
    let stones = ByColor::from_fn(|color| setup.stones[color].len() + usize::from(setup.hand[color]));
    for color in Color::ALL {
        if stones[color] > usize::from(ruleset.stones) {
            faults.push(SetupError::TooManyStones { color, stones: stones[color], limit: ruleset.stones });
        }
    }
    if Color::ALL.into_iter().all(|color| stones[color] < usize::from(ruleset.loses_below)) {
        faults.push(SetupError::BothReduced);
    }
    let closed = check_closed(rules, setup, &mut faults);
    if faults.is_empty() { Ok(closed) } else { Err(SetupErrors(faults)) }
}

/// Finds the faults of a due capture, and the points of its mills.
fn check_closed(rules: &Rules, setup: &Setup, faults: &mut Vec<SetupError>) -> PointSet {
    let Some(closed) = &setup.closed else { return PointSet::EMPTY };
    let (board, own) = (rules.board(), setup.stones[setup.to_move]);
    if setup.stones[setup.to_move.opponent()].is_empty() {
        faults.push(SetupError::NothingToCapture);
    }
    let mills = match closed {
        Closed::Standing => {
            let standing = board.in_mills(own);
            if standing.is_empty() {
                faults.push(SetupError::NoMillStands { color: setup.to_move });
            }
            return standing;
        }
        Closed::Mills(mills) => mills,
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
