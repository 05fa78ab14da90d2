//! What a position is worth with best play of both.

use std::cmp::Ordering;

/// The value of a position for the side to move, with best play of both: the winner's the shortest, the loser's the
/// longest. Distances are plies to the end of the game; a turn with its captures is one ply.
///
/// Values are ordered from the worst to the best for the side to move.
///
/// ```
/// use malom::solver::Value;
///
/// assert!(Value::Loss(0) < Value::Loss(2) && Value::Loss(2) < Value::Draw);
/// assert!(Value::Draw < Value::Win(3) && Value::Win(3) < Value::Win(1));
/// assert_eq!(Value::Loss(2).before(), Value::Win(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move loses, at the latest after so many plies; 0 where the game is over.
    Loss(u16),
    /// Neither side can force an end.
    Draw,
    /// The side to move wins, at the soonest after so many plies.
    Win(u16),
}

impl Value {
    /// Returns the value that a table's entry stands for.
    #[must_use]
    pub const fn of_entry(entry: u8) -> Self {
        super::code::value(entry)
    }

    /// Returns the value of the position one ply earlier, for the other side, if the ply that led here was its best.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Loss(plies) => Self::Win(plies + 1),
            Self::Draw => Self::Draw,
            Self::Win(plies) => Self::Loss(plies + 1),
        }
    }

    /// Returns the plies to the end; `None` where there is none.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Self::Loss(plies) | Self::Win(plies) => Some(plies),
            Self::Draw => None,
        }
    }

    /// Returns the token used in message ids and JSON, which leaves the distance out.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Loss(_) => "loss",
            Self::Draw => "draw",
            Self::Win(_) => "win",
        }
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        // Later losses are better and later wins worse; two bytes of distance fit on either side of the draw.
        let rank = |value: &Self| match *value {
            Self::Loss(plies) => i32::from(plies) - i32::from(u16::MAX) - 1,
            Self::Draw => 0,
            Self::Win(plies) => i32::from(u16::MAX) + 1 - i32::from(plies),
        };
        rank(self).cmp(&rank(other))
    }
}
