//! Boards: points and lines, and all that follows from them.

use std::fmt;

use super::catalogue;
use super::field::MillShape;
use super::mill::{Line, Mill};
use super::point::{Point, PointSet};

/// A map of the board's points onto themselves that keeps neighbours, lines and mills.
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

/// The mills through one point that the plain way looks at ([`Board::closes_plainly`]): all on most boards.
const PLAIN_MILLS: usize = 2;

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
    id: String,
    points: PointSet,
    lines: Vec<Line>,
    neighbours: [PointSet; Point::CELLS],
    mills: Vec<Mill>,
    /// For each point and each mill through it, the mill's other two points.
    partners: Vec<Vec<PointSet>>,
    /// The first of the partners. A point on fewer mills repeats one, so that the hot path has no loop of variable
    /// length; a point on none has a pair that never stands.
    plain_partners: [[PointSet; PLAIN_MILLS]; Point::CELLS],
    symmetries: Vec<Symmetry>,
}

/// One fault of a board's points and lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// There is no line.
    NoLines,
    /// A line of fewer than two or more than three points.
    Length {
        /// The line's place in the list.
        line: usize,
        /// Its points.
        points: usize,
    },
    /// A line that comes to a point twice.
    Twice {
        /// The line's place in the list.
        line: usize,
        /// The point.
        at: Point,
    },
    /// A straight line whose points are not in order from one end to the other.
    OutOfOrder {
        /// The line's place in the list.
        line: usize,
    },
    /// A line through the points of an earlier one.
    Repeated {
        /// The line's place in the list.
        line: usize,
        /// The earlier one's.
        earlier: usize,
    },
    /// A line through a cell that is not among the points.
    Unlisted {
        /// The line's place in the list.
        line: usize,
        /// The cell.
        at: Point,
    },
    /// A point on no line.
    Lonely {
        /// The point.
        at: Point,
    },
    /// Points to which no way leads from the first.
    Apart {
        /// The points.
        points: PointSet,
    },
    /// Another board has this id.
    Taken {
        /// The id.
        id: String,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLines => f.write_str("the board has no lines"),
            Self::Length { points, .. } => write!(f, "a line has two or three points, not {points}"),
            Self::Twice { at, .. } => write!(f, "the line comes to {at} twice"),
            Self::OutOfOrder { .. } => {
                f.write_str("the line's points are not in order from one end to the other")
            }
            Self::Repeated { .. } => f.write_str("an earlier line runs through the same points"),
            Self::Unlisted { at, .. } => write!(f, "{at} is not among the board's points"),
            Self::Lonely { at } => write!(f, "no line runs through {at}"),
            Self::Apart { points } => write!(f, "no way leads to {points} from the other points"),
            Self::Taken { id } => write!(f, "there is a board `{id}` already"),
        }
    }
}

impl std::error::Error for BoardError {}

/// Every fault of a board's points and lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardErrors(pub Vec<BoardError>);

impl fmt::Display for BoardErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for BoardErrors {}

impl Board {
    /// Returns the standard board: 24 points on 16 lines of three.
    #[must_use]
    pub fn standard() -> &'static Self {
        catalogue::nine()
    }

    /// Makes a board of its points and of the lines that join them, each with its two or three points in order.
    ///
    /// # Errors
    ///
    /// Every fault: lines that are no lines or the same, points off the lines, parts that hang together nowhere.
    pub fn new(id: &str, points: PointSet, lines: &[Vec<Point>]) -> Result<Self, BoardErrors> {
        let mut faults = check_lines(points, lines);
        let lines: Vec<Line> = lines.iter().filter_map(|line| Line::new(line)).collect();
        let on_lines = lines.iter().fold(PointSet::EMPTY, |all, line| all.union(line.set()));
        faults.extend(points.minus(on_lines).into_iter().map(|at| BoardError::Lonely { at }));
        let mut board = Self {
            id: id.to_owned(),
            points,
            neighbours: neighbours(&lines),
            lines,
            mills: Vec::new(),
            partners: Vec::new(),
            plain_partners: [[PointSet::EMPTY; PLAIN_MILLS]; Point::CELLS],
            symmetries: Vec::new(),
        };
        let apart = on_lines.intersection(points).minus(board.reached());
        if !apart.is_empty() {
            faults.push(BoardError::Apart { points: apart });
        }
        if !faults.is_empty() {
            return Err(BoardErrors(faults));
        }
        board.set_mills(MillShape::Lines);
        Ok(board)
    }

    /// Returns the board with mills of this shape.
    pub(super) fn with_mills(&self, shape: MillShape) -> Self {
        let mut board = self.clone();
        if shape != MillShape::Lines {
            board.set_mills(shape);
        }
        board
    }

    /// Derives the mills, and what follows from them.
    fn set_mills(&mut self, shape: MillShape) {
        let lines = self.lines.iter().filter_map(|line| match *line {
            Line::Full(points) => Some(Mill(points)),
            Line::Step(_) => None,
        });
        self.mills = match shape {
            MillShape::Lines => lines.collect(),
            MillShape::HorizontalOnly => lines.filter(|mill| mill.is_horizontal()).collect(),
            MillShape::AlsoBent => lines.chain(self.bends()).collect(),
        };
        let partners = Point::ALL.map(|point| {
            let through = self.mills_through(point).map(|mill| mill.set().without(point));
            through.collect::<Vec<_>>()
        });
        for (plain, partners) in self.plain_partners.iter_mut().zip(&partners) {
            let mut repeated = partners.iter().copied().cycle();
            *plain = std::array::from_fn(|_| repeated.next().unwrap_or(NEVER));
        }
        self.partners = partners.into();
        self.symmetries = self.find_symmetries();
    }

    /// Goes through the paths of two steps that turn.
    fn bends(&self) -> impl Iterator<Item = Mill> + '_ {
        self.points.into_iter().flat_map(move |middle| {
            let ends = self.neighbours(middle);
            let pairs = ends.into_iter().flat_map(move |one| ends.into_iter().map(move |other| (one, other)));
            pairs
                .filter(move |&(one, other)| one < other && !one.is_in_line_with(middle, other))
                .map(move |(one, other)| Mill([one, middle, other]))
        })
    }

    /// Returns the name by which the board is chosen.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
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

    /// Returns the maps that keep neighbours, lines and mills, the identity among them.
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
        self.lines.iter().copied().find(|line| line.set().contains(one) && line.set().contains(other))
    }

    /// Goes through the lines of three that end at `end`: the point in the middle, and the other end.
    pub(super) fn over(&self, end: Point) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.lines.iter().filter_map(move |line| match *line {
            Line::Full([one, middle, other]) if one == end => Some((middle, other)),
            Line::Full([other, middle, one]) if one == end => Some((middle, other)),
            Line::Full(_) | Line::Step(_) => None,
        })
    }

    /// Tells whether no point is on more mills than the plain way looks at.
    pub(super) fn is_plain(&self) -> bool {
        self.partners.iter().all(|partners| partners.len() <= PLAIN_MILLS)
    }

    /// Tells whether a stone put on `point` beside `stones` stands in a mill, on a board that [is
    /// plain](Board::is_plain).
    #[inline]
    pub(super) fn closes_plainly(&self, point: Point, stones: PointSet) -> bool {
        self.plain_partners[point.index()].iter().any(|&partners| stones.contains_all(partners))
    }

    /// Returns the points of the mills in which a stone put on `point` beside `stones` stands, likewise.
    #[inline]
    pub(super) fn closed_plainly_at(&self, point: Point, stones: PointSet) -> PointSet {
        let closed =
            self.plain_partners[point.index()].iter().filter(|&&partners| stones.contains_all(partners));
        closed.fold(PointSet::EMPTY, |set, &partners| set.union(partners).with(point))
    }

    /// Tells whether a stone put on `point` beside `stones` stands in a mill.
    #[must_use]
    pub fn closes(&self, point: Point, stones: PointSet) -> bool {
        self.partners[point.index()].iter().any(|&partners| stones.contains_all(partners))
    }

    /// Returns the points of the mills in which a stone put on `point` beside `stones` stands.
    pub(super) fn closed_at(&self, point: Point, stones: PointSet) -> PointSet {
        let closed = self.partners[point.index()].iter().filter(|&&partners| stones.contains_all(partners));
        closed.fold(PointSet::EMPTY, |set, &partners| set.union(partners).with(point))
    }

    /// Returns those of `stones` that stand in mills of theirs.
    #[inline]
    pub(crate) fn in_mills(&self, stones: PointSet) -> PointSet {
        self.mills_in(stones).fold(PointSet::EMPTY, |set, mill| set.union(mill.set()))
    }

    /// Returns the points to which a way leads from the first.
    fn reached(&self) -> PointSet {
        let mut reached: PointSet = self.points.first().into_iter().collect();
        loop {
            let further = reached.into_iter().fold(reached, |all, point| all.union(self.neighbours(point)));
            if further == reached {
                return reached;
            }
            reached = further;
        }
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
            let keeps_mills = self.mills.iter().all(|mill| self.mill(symmetry.set(mill.set())).is_some());
            let keeps_lines = self.lines.iter().all(|line| {
                let mapped = symmetry.set(line.set());
                self.lines.iter().any(|other| other.set() == mapped)
            });
            if keeps_mills && keeps_lines {
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

/// Partners that never stand together: no side has a stone on every cell of the grid.
const NEVER: PointSet = PointSet::ALL;

/// Finds what is wrong with each line by itself, and beside the others.
fn check_lines(points: PointSet, lines: &[Vec<Point>]) -> Vec<BoardError> {
    let mut faults = Vec::new();
    if lines.is_empty() {
        faults.push(BoardError::NoLines);
    }
    for (index, line) in lines.iter().enumerate() {
        let set: PointSet = line.iter().copied().collect();
        if !(2..=3).contains(&line.len()) {
            faults.push(BoardError::Length { line: index, points: line.len() });
        } else if set.len() < line.len() {
            let twice = line.iter().enumerate().find(|(at, point)| line[..*at].contains(point));
            faults.extend(twice.map(|(_, &at)| BoardError::Twice { line: index, at }));
        } else if let [one, middle, other] = line[..]
            && one.is_in_line_with(middle, other)
            && !middle.is_between(one, other)
        {
            faults.push(BoardError::OutOfOrder { line: index });
        }
        let same = |other: &Vec<Point>| other.iter().copied().collect::<PointSet>() == set;
        if let Some(earlier) = lines[..index].iter().position(same) {
            faults.push(BoardError::Repeated { line: index, earlier });
        }
        faults.extend(set.minus(points).into_iter().map(|at| BoardError::Unlisted { line: index, at }));
    }
    faults
}

/// Derives each point's neighbours.
fn neighbours(lines: &[Line]) -> [PointSet; Point::CELLS] {
    let mut neighbours = [PointSet::EMPTY; Point::CELLS];
    for pair in lines.iter().flat_map(|line| line.points().windows(2)) {
        neighbours[pair[0].index()].insert(pair[1]);
        neighbours[pair[1].index()].insert(pair[0]);
    }
    neighbours
}
