//! Lines of a board, and mills on them.

use std::fmt;

use super::point::{Point, PointSet};

/// A drawn line of two or three points; those beside each other on it are adjacent.
///
/// A line of three can be a mill, one of two is only a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A step from one point to another.
    Step([Point; 2]),
    /// Three points, from one end to the other.
    Full([Point; 3]),
}

impl Line {
    /// Makes the line through these points, in order; `None` where they are not two or three.
    pub(super) fn new(points: &[Point]) -> Option<Self> {
        let two = points.try_into().map(Self::Step).ok();
        two.or_else(|| points.try_into().map(Self::Full).ok())
    }

    /// Returns the points from one end to the other.
    #[must_use]
    pub const fn points(&self) -> &[Point] {
        match self {
            Self::Step(points) => points,
            Self::Full(points) => points,
        }
    }

    /// Returns the points as a set.
    #[must_use]
    pub fn set(&self) -> PointSet {
        self.points().iter().copied().collect()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, point) in self.points().iter().enumerate() {
            write!(f, "{}{point}", if index == 0 { "" } else { "-" })?;
        }
        Ok(())
    }
}

/// Three points on which three stones of one side make a mill.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mill(pub(super) [Point; 3]);

impl Mill {
    /// Returns the points from one end of the line to the other.
    #[must_use]
    pub const fn points(self) -> [Point; 3] {
        self.0
    }

    /// Returns the points as a set.
    #[must_use]
    pub const fn set(self) -> PointSet {
        PointSet::of(self.0[0]).with(self.0[1]).with(self.0[2])
    }

    /// Tells whether the mill lies flat.
    pub(super) fn is_horizontal(self) -> bool {
        self.0.iter().all(|point| point.row() == self.0[0].row())
    }
}

impl fmt::Display for Mill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0;
        write!(f, "{a}-{b}-{c}")
    }
}

impl fmt::Debug for Mill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A few mills, in the board's order: those that one action closed, say.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Mills(Vec<Mill>);

impl Mills {
    /// Returns the mills as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[Mill] {
        &self.0
    }

    /// Tells whether there is no mill.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the number of mills.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns all points of the mills.
    #[must_use]
    pub fn set(&self) -> PointSet {
        self.0.iter().fold(PointSet::EMPTY, |set, mill| set.union(mill.set()))
    }

    /// Goes through the mills.
    pub fn iter(&self) -> impl Iterator<Item = Mill> + '_ {
        self.0.iter().copied()
    }
}

impl FromIterator<Mill> for Mills {
    fn from_iter<I: IntoIterator<Item = Mill>>(mills: I) -> Self {
        Self(mills.into_iter().collect())
    }
}

impl fmt::Display for Mills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mill) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{mill}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Mills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
