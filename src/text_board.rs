//! A board drawn with characters, from its points and lines.
//!
//! ```
//! use malom::rules::{Board, Position, Rules, Setup};
//! use malom::text_board::{Charset, Glyph, board_text};
//!
//! let setup: Setup = "w W:a1,d1+7 B:d2,f6+7".parse()?;
//! let position = Position::new(Rules::standard(), &setup)?;
//! let stone = |point| Glyph::from(Charset::Ascii.point(position.at(point)));
//! assert_eq!(
//!     board_text(Board::standard(), Charset::Ascii, stone).join("\n"),
//!     "
//! 7   .-----------.-----------.
//!     |           |           |
//! 6   |   .-------.-------@   |
//!     |   |       |       |   |
//! 5   |   |   .---.---.   |   |
//!     |   |   |       |   |   |
//! 4   .---.---.       .---.---.
//!     |   |   |       |   |   |
//! 3   |   |   .---.---.   |   |
//!     |   |       |       |   |
//! 2   |   .-------@-------.   |
//!     |           |           |
//! 1   O-----------O-----------.
//!     a   b   c   d   e   f   g"
//!         .trim_start()
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::rules::{Board, Color, Point};

/// The characters that boards are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// Box-drawing lines, round stones.
    Unicode,
    /// What every terminal and font has.
    Ascii,
}

impl Charset {
    /// Returns the character of an empty point, or of a side's stone.
    #[must_use]
    pub const fn point(self, stone: Option<Color>) -> char {
        match (self, stone) {
            (Self::Unicode, None) => '·',
            (Self::Unicode, Some(Color::White)) => '○',
            (Self::Unicode, Some(Color::Black)) => '●',
            (Self::Ascii, None) => '.',
            (Self::Ascii, Some(Color::White)) => 'O',
            (Self::Ascii, Some(Color::Black)) => '@',
        }
    }

    /// Returns the character of a line from one place to another.
    const fn line(self, from: Place, to: Place) -> char {
        let [level, upright, falling, rising] = match self {
            Self::Unicode => ['─', '│', '╲', '╱'],
            Self::Ascii => ['-', '|', '\\', '/'],
        };
        if from.y == to.y {
            level
        } else if from.x == to.x {
            upright
        } else if (from.x < to.x) == (from.y < to.y) {
            falling
        } else {
            rising
        }
    }
}

/// How a point is drawn: a character, and a mark on either side of it where there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The mark before the point.
    pub before: Option<char>,
    /// The point itself.
    pub point: char,
    /// The mark after the point.
    pub after: Option<char>,
}

impl From<char> for Glyph {
    fn from(point: char) -> Self {
        Self { before: None, point, after: None }
    }
}

/// Characters before the first column: the number of the row, and room for a mark.
const LEFT: usize = 4;
/// Characters from one column to the next: room for a point and its marks.
const COLUMN: usize = 4;
/// Lines of text from one row to the next.
const ROW: usize = 2;

/// Draws a board with its coordinates, a line of text each; `glyph` says how a point looks. The grid is drawn as far as
/// the board reaches.
#[must_use]
pub fn board_text(board: &Board, charset: Charset, glyph: impl Fn(Point) -> Glyph) -> Vec<String> {
    let points = board.points();
    let [columns, rows] = [Point::column, Point::row]
        .map(|of| points.into_iter().map(|at| usize::from(of(at)) + 1).max().unwrap_or(1));
    let mut canvas = vec![vec![' '; LEFT + COLUMN * columns]; ROW * (rows - 1) + 2];
    let place = |point: Point| Place {
        x: LEFT + COLUMN * usize::from(point.column()),
        y: ROW * (rows - 1 - usize::from(point.row())),
    };
    for way in board.lines().iter().flat_map(|line| line.points().windows(2)) {
        draw_way(&mut canvas, charset, place(way[0]), place(way[1]));
    }
    for point in points {
        let (Place { x, y }, glyph) = (place(point), glyph(point));
        canvas[y][x] = glyph.point;
        canvas[y][x - 1] = glyph.before.unwrap_or(canvas[y][x - 1]);
        canvas[y][x + 1] = glyph.after.unwrap_or(canvas[y][x + 1]);
    }
    for (row, digit) in ('1'..).take(rows).enumerate() {
        canvas[ROW * (rows - 1 - row)][0] = digit;
    }
    for (column, letter) in ('a'..).take(columns).enumerate() {
        canvas[ROW * (rows - 1) + 1][LEFT + COLUMN * column] = letter;
    }
    canvas.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned()).collect()
}

/// A place on the canvas: a column of characters and, counted from the top, a line of text.
#[derive(Clone, Copy)]
struct Place {
    x: usize,
    y: usize,
}

/// Draws the characters between two places, one a line of text or, where both are on one, one a column.
fn draw_way(canvas: &mut [Vec<char>], charset: Charset, from: Place, to: Place) {
    let steps = if from.y == to.y { from.x.abs_diff(to.x) } else { from.y.abs_diff(to.y) };
    let between = |from: usize, to: usize, step: usize| (from * (steps - step) + to * step) / steps;
    for step in 1..steps {
        canvas[between(from.y, to.y, step)][between(from.x, to.x, step)] = charset.line(from, to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Catalogue;

    #[test]
    fn marks_stand_beside_their_points() {
        let glyph = |point: Point| match point.to_string().as_str() {
            "a1" => Glyph { before: Some('='), point: '○', after: None },
            "g1" => Glyph { before: Some('='), point: '○', after: Some('\'') },
            _ => Charset::Unicode.point(None).into(),
        };
        let lines = board_text(Board::standard(), Charset::Unicode, glyph);
        assert_eq!(lines[0], "7   ·───────────·───────────·");
        assert_eq!(lines[5], "    │   │   │       │   │   │");
        assert_eq!(lines[12], "1  =○───────────·──────────=○'");
        assert_eq!(lines[13], "    a   b   c   d   e   f   g");
        assert_eq!(lines.len(), 14);
    }

    fn drawn(id: &str) -> String {
        let boards = Catalogue::built_in();
        let board = boards.get(id).expect("a built-in board");
        board_text(board, Charset::Ascii, |_| Charset::Ascii.point(None).into()).join("\n")
    }

    #[test]
    fn small_boards_are_drawn_small_and_diagonals_are_drawn_too() {
        let three = "
3   .---.---.
    | \\ | / |
2   .---.---.
    | / | \\ |
1   .---.---.
    a   b   c";
        assert_eq!(drawn("three"), three.trim_start());
        let six = "
5   .-------.-------.
    |       |       |
4   |   .---.---.   |
    |   |       |   |
3   .---.       .---.
    |   |       |   |
2   |   .---.---.   |
    |       |       |
1   .-------.-------.
    a   b   c   d   e";
        assert_eq!(drawn("six"), six.trim_start());
        assert!(
            drawn("nine-diagonals")
                .starts_with("7   .-----------.-----------.\n    | \\         |         / |")
        );
    }
}
