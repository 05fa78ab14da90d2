//! Points by name, and sets of them.

use std::fmt;

/// A cell of the 7×7 grid that point names are written on: a column `a`–`g` and a row `1`–`7`.
///
/// Not every cell is a point of a board: `d4` is not one of the standard board's. Whether it is, is checked with the
/// rules, so that reading a name needs no board.
///
/// ```
/// use malom::rules::Point;
///
/// let point: Point = "d2".parse()?;
/// assert_eq!((point.column(), point.row()), (3, 1));
/// assert_eq!(point.to_string(), "d2");
/// # Ok::<(), malom::rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// Columns, and rows, of the grid.
    pub const SIDE: u8 = 7;
    /// Cells of the grid.
    pub const CELLS: usize = (Self::SIDE * Self::SIDE) as usize;
    /// All cells of the grid, in the order of their names.
    pub const ALL: [Self; Self::CELLS] = {
        let mut all = [Self(0); Self::CELLS];
        let mut index = 0;
        while index < Self::CELLS {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// Makes the point of a column and a row, both counted from 0; `None` off the grid.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::SIDE && row < Self::SIDE { Some(Self(column * Self::SIDE + row)) } else { None }
    }

    /// Returns the index, below [`Point::CELLS`], in the order of the names: `a1 < a2 < … < b1`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the column, counted from 0 at `a`.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 / Self::SIDE
    }

    /// Returns the row, counted from 0 at `1`.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 % Self::SIDE
    }

    /// Tells whether the straight way from this cell to `other` runs diagonally.
    #[must_use]
    pub const fn is_diagonal_to(self, other: Self) -> bool {
        let columns = self.column().abs_diff(other.column());
        columns != 0 && columns == self.row().abs_diff(other.row())
    }

    /// Tells whether this cell lies with two others on one straight line.
    #[must_use]
    pub const fn is_in_line_with(self, one: Self, other: Self) -> bool {
        let [x, y] = self.way_to(one);
        let [other_x, other_y] = self.way_to(other);
        x * other_y == y * other_x
    }

    /// Tells whether this cell lies between two others, on a straight line with them.
    #[must_use]
    pub const fn is_between(self, one: Self, other: Self) -> bool {
        let [x, y] = self.way_to(one);
        let [other_x, other_y] = self.way_to(other);
        self.is_in_line_with(one, other) && x * other_x + y * other_y < 0
    }

    /// Returns the columns and rows from this cell to another.
    const fn way_to(self, other: Self) -> [i8; 2] {
        [other.column() as i8 - self.column() as i8, other.row() as i8 - self.row() as i8]
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of points, as bits over the grid; iterates in the order of the names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PointSet(u64);

impl PointSet {
    /// The set without points.
    pub const EMPTY: Self = Self(0);
    /// The set of all cells of the grid.
    pub const ALL: Self = Self((1 << Point::CELLS) - 1);

    /// Returns the set as bits, by the points' indices.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Makes the set of one point.
    #[must_use]
    pub const fn of(point: Point) -> Self {
        Self(1 << point.0)
    }

    /// Tells whether `point` is in the set.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    /// Tells whether every point of `other` is in the set.
    #[must_use]
    pub const fn contains_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Tells whether the two sets share a point.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Tells whether the set has no points.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of points.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a point.
    pub const fn insert(&mut self, point: Point) {
        self.0 |= 1 << point.0;
    }

    /// Takes a point out.
    pub const fn remove(&mut self, point: Point) {
        self.0 &= !(1 << point.0);
    }

    /// Returns the set with `point`.
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.0)
    }

    /// Returns the set without `point`.
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.0))
    }

    /// Returns the points in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the points in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the points that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the first point in the order of the names.
    #[must_use]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        Points(self)
    }
}

/// The points of a set, in the order of their names.
#[derive(Clone, Copy, Debug)]
pub struct Points(PointSet);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Points {}

impl fmt::Display for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, point) in self.into_iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{point}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
