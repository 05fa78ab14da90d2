//! The board: its lines, the stones on it, the marks beside them.

use cursive::theme::Style;
use cursive::utils::markup::StyledString;
use cursive::{Rect, Vec2};

use crate::rules::{Board, Color, Point, Position};
use crate::tutor::Role;

use super::frame::Frame;
use super::keys::Order;
use super::look::{Look, Mark, Worth, bold, reverse};

/// How large the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    /// A stone is one sign.
    Normal,
    /// A stone is three rows of five.
    Large,
}

impl Scale {
    /// Returns the scale that a screen has room for, with texts beside the board.
    pub(super) const fn of_screen(size: Vec2) -> Self {
        if size.x >= 120 && size.y >= 40 { Self::Large } else { Self::Normal }
    }

    /// Columns and rows from one point of the grid to the next.
    const fn pitch(self) -> (usize, usize) {
        match self {
            Self::Normal => (4, 2),
            Self::Large => (8, 4),
        }
    }

    /// Columns and rows that a stone reaches out from its point.
    const fn reach(self) -> (usize, usize) {
        match self {
            Self::Normal => (0, 0),
            Self::Large => (2, 1),
        }
    }

    /// Columns from the left edge, where the rows are numbered, to the first point, and from the last one to the
    /// right edge: room for marks on both sides.
    const fn margin(self) -> (usize, usize) {
        let (reach, _) = self.reach();
        (reach + 4, reach + 2)
    }

    /// Returns the size of the board with its coordinates.
    pub(super) fn size(self) -> Vec2 {
        let ((x, y), (left, right), (_, reach)) = (self.pitch(), self.margin(), self.reach());
        let steps = usize::from(Point::SIDE) - 1;
        Vec2::new(left + steps * x + 1 + right, reach + steps * y + 1 + reach + 1)
    }

    /// Returns the place of a point's middle.
    fn place(self, point: Point) -> Vec2 {
        let ((x, y), (left, _), (_, reach)) = (self.pitch(), self.margin(), self.reach());
        let from_top = usize::from(Point::SIDE - 1 - point.row());
        Vec2::new(left + usize::from(point.column()) * x, reach + from_top * y)
    }
}

/// What is to be seen of a board.
pub(super) struct View<'a> {
    pub(super) board: &'a Board,
    pub(super) position: &'a Position,
    pub(super) highlights: &'a [(Point, Role)],
    /// What choosing points is worth; that is shown in place of their targets and marks.
    pub(super) worths: &'a [(Point, Worth)],
    /// Where the cursor is, where the board has one.
    pub(super) cursor: Option<Point>,
    pub(super) scale: Scale,
    pub(super) look: Look,
}

impl View<'_> {
    /// Draws the board, and has a click on a point choose it.
    pub(super) fn show(&self, frame: &mut Frame, at: Vec2) {
        let mut canvas = Canvas::new(self.scale.size());
        self.coordinates(&mut canvas);
        self.lines(&mut canvas);
        for point in self.board.points() {
            self.point(&mut canvas, point);
            let (x, y) = self.scale.reach();
            let corner = at + self.scale.place(point) - (x + 1, y);
            frame.spot(Rect::from_size(corner, (2 * x + 3, 2 * y + 1)), Order::Touch(point));
        }
        canvas.show(frame, at);
    }

    /// Names the columns and rows in which the board has points.
    fn coordinates(&self, canvas: &mut Canvas) {
        let bottom = self.scale.size().y - 1;
        for point in self.board.points() {
            let (name, place) = (point.to_string(), self.scale.place(point));
            let mut signs = name.chars();
            if let (Some(column), Some(row)) = (signs.next(), signs.next()) {
                canvas.set(Vec2::new(place.x, bottom), column, Style::none());
                canvas.set(Vec2::new(0, place.y), row, Style::none());
            }
        }
    }

    /// Draws each stretch of line between two adjacent points: level and upright ones cell by cell, where the ways of
    /// several that meet add up; slanting ones row by row.
    fn lines(&self, canvas: &mut Canvas) {
        let mut ways = vec![0; canvas.cells.len()];
        let mut slanting = Vec::new();
        for line in self.board.lines() {
            for pair in line.points().windows(2) {
                let (one, other) = (self.scale.place(pair[0]), self.scale.place(pair[1]));
                let (from, to) = (Vec2::min(one, other), Vec2::max(one, other));
                if from.x != to.x && from.y != to.y {
                    slanting.push((from, to, (one.x < other.x) == (one.y < other.y)));
                    continue;
                }
                for x in from.x..to.x {
                    ways[canvas.index(Vec2::new(x, from.y))] |= 2;
                    ways[canvas.index(Vec2::new(x + 1, from.y))] |= 8;
                }
                for y in from.y..to.y {
                    ways[canvas.index(Vec2::new(from.x, y))] |= 4;
                    ways[canvas.index(Vec2::new(from.x, y + 1))] |= 1;
                }
            }
        }
        for (cell, ways) in canvas.cells.iter_mut().zip(ways).filter(|(_, ways)| *ways > 0) {
            *cell = (self.look.line(ways), Style::none());
        }
        for (from, to, falls) in slanting {
            let (columns, rows) = (to.x - from.x, to.y - from.y);
            for row in 1..rows {
                let column = row * columns / rows;
                let x = if falls { from.x + column } else { to.x - column };
                canvas.set(Vec2::new(x, from.y + row), self.look.slanting(falls), Style::none());
            }
        }
    }

    fn point(&self, canvas: &mut Canvas, point: Point) {
        let (middle, (reach, _)) = (self.scale.place(point), self.scale.reach());
        let role = self.highlights.iter().find(|(at, _)| *at == point).map(|(_, role)| *role);
        let worth = self.worths.iter().find(|(at, _)| *at == point).map(|(_, worth)| *worth);
        let has_cursor = self.cursor == Some(point);
        let highlight =
            worth.map(|worth| self.look.worth_style(worth)).or(role.map(|role| self.look.role(role)));
        let stone = self.position.at(point);
        let style = match (has_cursor, highlight, stone) {
            (true, _, _) => bold().combine(reverse()),
            (false, Some(style), _) => style,
            (false, None, Some(color)) => self.look.stone_style(color),
            (false, None, None) => Style::none(),
        };
        // What an empty point or a small stone takes up is one cell; its marks stand right beside it.
        let reach = if stone.is_some() { reach } else { 0 };
        match stone {
            Some(color) => self.stone(canvas, middle, color, style),
            None if worth.is_some() => {
                canvas.set(middle, worth.map_or(' ', |worth| self.look.worth(worth)), style);
            }
            None if role == Some(Role::Target) => canvas.set(middle, self.look.target(), style),
            None => canvas.restyle(middle, style),
        }
        let mark = role.map_or(Mark { before: ' ', after: ' ' }, |role| self.look.mark(role));
        let mark = match (role, worth) {
            // What an empty point is worth stands on it; a stone keeps its own sign, so it stands before.
            (_, Some(worth)) if stone.is_some() => Mark { before: self.look.worth(worth), ..mark },
            // The same with the sign of a target.
            (Some(Role::Target), None) if stone.is_some() => Mark { before: self.look.target(), ..mark },
            _ => mark,
        };
        let (left, right) = (middle - (reach + 1, 0), middle + (reach + 1, 0));
        for (place, sign) in [(left, mark.before), (right, mark.after)] {
            if sign != ' ' {
                canvas.set(place, sign, style);
            }
        }
        if has_cursor {
            let outside = |sign| usize::from(sign != ' ');
            canvas.set(left - (outside(mark.before), 0), '<', style);
            canvas.set(right + (outside(mark.after), 0), '>', style);
        }
    }

    fn stone(&self, canvas: &mut Canvas, middle: Vec2, color: Color, style: Style) {
        match self.scale {
            Scale::Normal => canvas.set(middle, self.look.stone(color), style),
            Scale::Large => {
                let (x, y) = self.scale.reach();
                for (row, signs) in self.look.large_stone(color).into_iter().enumerate() {
                    for (column, sign) in signs.chars().enumerate() {
                        canvas.set(middle - (x, y) + (column, row), sign, style);
                    }
                }
            }
        }
    }
}

/// Signs in a grid.
struct Canvas {
    width: usize,
    cells: Vec<(char, Style)>,
}

impl Canvas {
    fn new(size: Vec2) -> Self {
        Self { width: size.x, cells: vec![(' ', Style::none()); size.x * size.y] }
    }

    fn index(&self, at: Vec2) -> usize {
        at.y * self.width + at.x
    }

    fn set(&mut self, at: Vec2, sign: char, style: Style) {
        let index = self.index(at);
        self.cells[index] = (sign, style);
    }

    fn restyle(&mut self, at: Vec2, style: Style) {
        let index = self.index(at);
        self.cells[index].1 = style;
    }

    fn show(&self, frame: &mut Frame, at: Vec2) {
        for (row, cells) in self.cells.chunks(self.width).enumerate() {
            let mut line = StyledString::new();
            for run in cells.chunk_by(|(_, one), (_, other)| one == other) {
                line.append_styled(run.iter().map(|(sign, _)| sign).collect::<String>(), run[0].1);
            }
            frame.put(at + (0, row), line);
        }
    }
}

/// A way that an arrow key points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// Returns the point to which an arrow key leads: the nearest straight ahead or, where none is, the nearest of all
/// that lie that way; the same point at the board's edge.
pub(super) fn neighbour(board: &Board, from: Point, direction: Direction) -> Point {
    let way = |to: Point| {
        let columns = i32::from(to.column()) - i32::from(from.column());
        let rows = i32::from(to.row()) - i32::from(from.row());
        match direction {
            Direction::Up => (rows, columns),
            Direction::Down => (-rows, columns),
            Direction::Left => (-columns, rows),
            Direction::Right => (columns, rows),
        }
    };
    let ahead = board.points().into_iter().filter(|&to| way(to).0 > 0);
    let nearest = ahead.min_by_key(|&to| {
        let (forward, aside) = way(to);
        (aside != 0, forward * forward + aside * aside)
    });
    nearest.unwrap_or(from)
}

/// Returns the point at which a cursor begins: the nearest to the middle.
pub(super) fn middle(board: &Board) -> Option<Point> {
    let centre = Point::SIDE / 2;
    let away = |point: &Point| {
        let (x, y) = (u32::from(point.column().abs_diff(centre)), u32::from(point.row().abs_diff(centre)));
        x * x + y * y
    };
    board.points().into_iter().min_by_key(away)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIRECTIONS: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

    #[track_caller]
    fn assert_leads(from: &str, direction: Direction, to: &str) {
        let reached = neighbour(Board::standard(), from.parse().unwrap(), direction);
        assert_eq!(reached.to_string(), to, "{direction:?} from {from}");
    }

    #[test]
    fn arrows_follow_lines() {
        assert_leads("a1", Direction::Right, "d1");
        assert_leads("d1", Direction::Up, "d2");
        assert_leads("c4", Direction::Left, "b4");
        assert_leads("g7", Direction::Down, "g4");
    }

    #[test]
    fn arrows_leap_the_empty_middle() {
        assert_leads("c4", Direction::Right, "e4");
        assert_leads("d5", Direction::Down, "d3");
    }

    #[test]
    fn arrows_find_a_way_where_no_line_leads() {
        assert_leads("c3", Direction::Left, "b2");
        assert_leads("b6", Direction::Up, "a7");
    }

    #[test]
    fn arrows_stop_at_the_edge() {
        assert_leads("a1", Direction::Left, "a1");
        assert_leads("d7", Direction::Up, "d7");
    }

    #[test]
    fn arrows_reach_every_point_from_every_point() {
        let board = Board::standard();
        for start in board.points() {
            let mut reached = vec![start];
            let mut next = 0;
            while let Some(&from) = reached.get(next) {
                next += 1;
                for to in DIRECTIONS.map(|direction| neighbour(board, from, direction)) {
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            assert_eq!(reached.len(), board.points().len(), "from {start}");
        }
    }

    #[test]
    fn an_arrow_leads_nowhere_only_at_the_edge() {
        let board = Board::standard();
        for from in board.points() {
            for direction in DIRECTIONS {
                let ahead = match direction {
                    Direction::Up => Point::SIDE - 1 - from.row(),
                    Direction::Down => from.row(),
                    Direction::Left => from.column(),
                    Direction::Right => Point::SIDE - 1 - from.column(),
                };
                assert_eq!(
                    neighbour(board, from, direction) == from,
                    ahead == 0,
                    "{direction:?} from {from}"
                );
            }
        }
    }

    #[test]
    fn slanting_lines_are_drawn_as_they_run() {
        let rules = crate::rules::Rules::named("twelve").unwrap();
        let position = Position::start(rules);
        let drawn = |scale: Scale, ascii| {
            let look = Look { colours: true, ascii };
            let view = View {
                board: rules.board(),
                position: &position,
                highlights: &[],
                worths: &[],
                cursor: None,
                scale,
                look,
            };
            let mut canvas = Canvas::new(scale.size());
            view.lines(&mut canvas);
            let text = |cells: &[(char, Style)]| cells.iter().map(|(sign, _)| sign).collect::<String>();
            canvas.cells.chunks(canvas.width).map(|cells| text(cells).trim().to_owned()).collect::<Vec<_>>()
        };
        let normal = drawn(Scale::Normal, false);
        assert_eq!(
            normal[..3],
            ["┌───────────┬───────────┐", "│ ╲         │         ╱ │", "│   ┌───────┼───────┐   │"]
        );
        assert_eq!(normal[11], "│ ╱         │         ╲ │");
        assert_eq!(drawn(Scale::Normal, true)[1], "| \\         |         / |");
        let large = drawn(Scale::Large, false);
        assert!(large[2].starts_with("│ ╲  ") && large[4].starts_with("│     ╲  "), "{large:?}");
    }

    #[test]
    fn a_board_with_its_marks_fits_its_size() {
        for scale in [Scale::Normal, Scale::Large] {
            let size = scale.size();
            for point in Board::standard().points() {
                let (place, (x, y)) = (scale.place(point), scale.reach());
                // A mark and the cursor's sign stand outside a stone.
                assert!(place.x > x + 1 && place.y >= y, "{point}");
                assert!(place.x + x + 2 < size.x && place.y + y < size.y, "{point}");
            }
        }
    }
}
