//! Boards: points and lines, and all that follows from them.

use std::fmt;
use std::sync::LazyLock;

use super::point::{Point, PointSet};

/// A drawn line of three points; those beside each other on it are adjacent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line([Point; 3]);

impl Line {
    /// Returns the points from one end to the other.
    #[must_use]
    pub const fn points(self) -> [Point; 3] {
        self.0
    }

    /// Returns the point in the middle.
    #[must_use]
    pub const fn middle(self) -> Point {
        self.0[1]
    }
}

/// Three points on which three stones of one side make a mill.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mill([Point; 3]);

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

/// A map of the board's points onto themselves that keeps neighbours and mills.
///
/// Cells that are no points of the board stay.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry([Point; Point::CELLS]);

impl Symmetry {
    /// Makes the map that sends each first point to the second of its pair.
    fn of(pairs: &[(Point, Point)]) -> Self {
        let mut map = Point::ALL;
        for &(from, to) in pairs {
            map[from.index()] = to;
        }
        Self(map)
    }

    /// Returns where `point` goes.
    #[must_use]
    pub const fn point(&self, point: Point) -> Point {
        self.0[point.index()]
    }

    /// Returns where the points of `set` go.
    #[must_use]
    pub fn set(&self, set: PointSet) -> PointSet {
        set.into_iter().map(|point| self.point(point)).collect()
    }
}

/// The most mills through one point.
const MILLS_THROUGH: usize = 2;

/// A board: its points and lines, with neighbours, mills and symmetries derived from the lines.
///
/// ```
/// use malom::rules::Board;
///
/// let board = Board::standard();
/// assert_eq!((board.points().len(), board.mills().len(), board.symmetries().len()), (24, 16, 16));
/// assert_eq!(board.neighbours("d2".parse()?).to_string(), "b2,d1,d3,f2");
/// # Ok::<(), malom::rules::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    points: PointSet,
    lines: Vec<Line>,
    neighbours: [PointSet; Point::CELLS],
    mills: Vec<Mill>,
    /// For each point and each mill through it, the mill's other two points. A point on fewer mills repeats one, so
    /// that the hot path has no loop of variable length.
    partners: [[PointSet; MILLS_THROUGH]; Point::CELLS],
    symmetries: Vec<Symmetry>,
}

/// The standard board's 16 lines: the sides of the three squares and the four lines that join their midpoints.
const STANDARD: [&str; 16] = [
    "a1-a4-a7", "a7-d7-g7", "g1-g4-g7", "a1-d1-g1", //
    "b2-b4-b6", "b6-d6-f6", "f2-f4-f6", "b2-d2-f2", //
    "c3-c4-c5", "c5-d5-e5", "e3-e4-e5", "c3-d3-e3", //
    "a4-b4-c4", "d5-d6-d7", "e4-f4-g4", "d1-d2-d3",
];

impl Board {
    /// Returns the standard board: 24 points on 16 lines of three.
    #[must_use]
    pub fn standard() -> &'static Self {
        static BOARD: LazyLock<Board> = LazyLock::new(|| {
            Board::from_lines(&STANDARD.map(|line| {
                let mut names = line.split('-');
                std::array::from_fn(|_| {
                    names
                        .next()
                        .and_then(|name| name.parse().ok())
                        .expect("a line is written as three points")
                })
            }))
        });
        &BOARD
    }

    /// Builds a board from its lines.
    fn from_lines(lines: &[[Point; 3]]) -> Self {
        let points = lines.iter().flatten().copied().collect();
        let mut neighbours = [PointSet::EMPTY; Point::CELLS];
        for pair in lines.iter().flat_map(|line| line.windows(2)) {
            neighbours[pair[0].index()].insert(pair[1]);
            neighbours[pair[1].index()].insert(pair[0]);
        }
        let mills: Vec<Mill> = lines.iter().map(|&line| Mill(line)).collect();
        let mut partners = [[PointSet::EMPTY; MILLS_THROUGH]; Point::CELLS];
        for point in points {
            let through = mills.iter().map(|mill| mill.set()).filter(|mill| mill.contains(point));
            let mut others = through.map(|mill| mill.without(point)).cycle();
            partners[point.index()] =
                std::array::from_fn(|_| others.next().expect("each point is on a line"));
        }
        let lines = lines.iter().map(|&line| Line(line)).collect();
        let mut board = Self { points, lines, neighbours, mills, partners, symmetries: Vec::new() };
        board.symmetries = board.find_symmetries();
        board
    }

    /// Returns all points.
    #[must_use]
    pub const fn points(&self) -> PointSet {
        self.points
    }

    /// Returns the lines.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Returns the triples of points that can be mills.
    #[must_use]
    pub fn mills(&self) -> &[Mill] {
        &self.mills
    }

    /// Returns the maps that keep neighbours and mills, the identity among them.
    #[must_use]
    pub fn symmetries(&self) -> &[Symmetry] {
        &self.symmetries
    }

    /// Returns the points adjacent to `point`.
    #[inline]
    #[must_use]
    pub const fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// Returns the points that have exactly this many neighbours: two at a corner, four at a crossing.
    #[must_use]
    pub fn with_neighbours(&self, count: usize) -> PointSet {
        self.points.into_iter().filter(|&point| self.neighbours(point).len() == count).collect()
    }

    /// Returns the mill on exactly these points.
    #[must_use]
    pub fn mill(&self, points: PointSet) -> Option<Mill> {
        self.mills.iter().copied().find(|mill| mill.set() == points)
    }

    /// Returns the mills through `point`.
    pub fn mills_through(&self, point: Point) -> impl Iterator<Item = Mill> + '_ {
        self.mills.iter().copied().filter(move |mill| mill.set().contains(point))
    }

    /// Returns the mills that stand among `stones`.
    pub fn mills_in(&self, stones: PointSet) -> impl Iterator<Item = Mill> + '_ {
        self.mills.iter().copied().filter(move |mill| stones.contains_all(mill.set()))
    }

    /// Returns the line on which both points lie.
    #[must_use]
    pub fn line_through(&self, one: Point, other: Point) -> Option<Line> {
        self.lines.iter().copied().find(|line| line.0.contains(&one) && line.0.contains(&other))
    }

    /// Tells whether a stone put on `point` beside `stones` stands in a mill.
    #[inline]
    pub(crate) fn closes(&self, point: Point, stones: PointSet) -> bool {
        self.partners[point.index()].iter().any(|&partners| stones.contains_all(partners))
    }

    /// Returns the points of the mills in which a stone put on `point` beside `stones` stands.
    #[inline]
    pub(crate) fn closed_at(&self, point: Point, stones: PointSet) -> PointSet {
        let closed =
            self.partners[point.index()].into_iter().filter(|&partners| stones.contains_all(partners));
        closed.fold(PointSet::EMPTY, |set, partners| set.union(partners).with(point))
    }

    /// Returns those of `stones` that stand in mills of theirs.
    #[inline]
    pub(crate) fn in_mills(&self, stones: PointSet) -> PointSet {
        self.mills_in(stones).fold(PointSet::EMPTY, |set, mill| set.union(mill.set()))
    }

    /// Finds all symmetries by extending partial maps point by point, each beside one already mapped, so that wrong
    /// branches die at once.
    fn find_symmetries(&self) -> Vec<Symmetry> {
        let mut order: Vec<Point> = Vec::new();
        while order.len() < self.points.len() {
            let done: PointSet = order.iter().copied().collect();
            let left = self.points.minus(done);
            let beside = left.into_iter().find(|&point| self.neighbours(point).meets(done));
            order.extend(beside.or(left.first()));
        }
        let mut found = Vec::new();
        self.extend_symmetry(&order, &mut Vec::new(), &mut found);
        found
    }

    fn extend_symmetry(&self, order: &[Point], map: &mut Vec<(Point, Point)>, found: &mut Vec<Symmetry>) {
        let Some(&point) = order.get(map.len()) else {
            let symmetry = Symmetry::of(map);
            if self.mills.iter().all(|mill| self.mill(symmetry.set(mill.set())).is_some()) {
                found.push(symmetry);
            }
            return;
        };
        let used: PointSet = map.iter().map(|&(_, to)| to).collect();
        for image in self.points.minus(used) {
            let keeps_neighbours = map.iter().all(|&(from, to)| {
                self.neighbours(point).contains(from) == self.neighbours(image).contains(to)
            });
            if keeps_neighbours {
                map.push((point, image));
                self.extend_symmetry(order, map, found);
                map.pop();
            }
        }
    }
}
