//! Positions as FEN, the form that Sanmill writes and reads.
//!
//! Fields, parted by spaces: board; side (`w`, `b`); phase (`r` ready, `p` placing, `m` moving, `o` over); action (`p` place, `s`
//! select, `r` remove, `?` none); White's stones on the board and in hand, Black's; stones that White, and Black, must remove;
//! four mill fields (for each side, where the stone that closed its last mill came from and where it landed); a bit
//! mask of mills; quiet plies; the move number; `ids:nodes`. Two dialects are read: the current one, with −1 in a mill
//! field for "none", and an older one with 0 there and no `ids:nodes`. The current one is written.
//!
//! The board is three rings, inner, middle, outer, clockwise from the top middle; `O` is white, `@` black, `*` empty.
//! The mill fields count squares from 8 in the same order.

use std::fmt;
use std::str::FromStr;

use super::board::Board;
use super::color::{ByColor, Color};
use super::mill::Mill;
use super::notation::{NotationError, NotationErrorKind, Reader};
use super::point::{Point, PointSet};
use super::position::Position;
use super::prepared::Rules;
use super::setup::{Closed, Setup};

/// A position with the two counters that a FEN carries beside it.
///
/// ```
/// use malom::rules::Fen;
///
/// let text = "********/***O****/*@*****O b p p 2 7 1 8 0 0 -1 -1 -1 -1 0 0 2 ids:nodes";
/// let fen: Fen = text.parse()?;
/// assert_eq!(fen.setup.to_string(), "b W:a7,f2+7 B:g7+8");
/// assert_eq!(fen.to_string(), text);
/// # Ok::<(), malom::rules::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fen {
    /// The position.
    pub setup: Setup,
    /// Plies since the last placing or capture.
    pub quiet_plies: u32,
    /// The number of the move, counted from 1 and by pairs of turns.
    pub move_number: u32,
}

/// The points in the order of the board field.
const RINGS: [&str; 24] = [
    "d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5", //
    "d6", "f6", "f4", "f2", "d2", "b2", "b4", "b6", //
    "d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7",
];
/// The number of the first square, as the mill fields count.
const FIRST_SQUARE: u32 = 8;
/// Above any counter that a game can reach.
const COUNTER_LIMIT: u32 = 1_000_000;

impl Fen {
    /// Tells whether this form can write positions of these rules: it has a place for each of the standard board's
    /// points, and for no other.
    #[must_use]
    pub fn fits(rules: &Rules) -> bool {
        rules.board().points() == Board::standard().points()
    }
}

fn rings() -> impl Iterator<Item = Point> {
    RINGS.iter().map(|name| name.parse().expect("the table holds point names"))
}

impl From<Setup> for Fen {
    fn from(setup: Setup) -> Self {
        Self { setup, quiet_plies: 0, move_number: 1 }
    }
}

impl FromStr for Fen {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let reader = &mut Reader::new(text);
        reader.skip_spaces();
        let stones = board(reader)?;
        let to_move = field(reader, Reader::side)?;
        field(reader, |reader| letter(reader, "pmro", "a phase: p, m or o"))?;
        field(reader, |reader| letter(reader, "psr?", "an action: p, s or r"))?;
        let mut hand = ByColor::default();
        for color in Color::ALL {
            field(reader, |reader| count(reader, color, stones[color]))?;
            hand[color] = field(reader, Reader::count)?;
        }
        let mut due = ByColor::default();
        for color in Color::ALL {
            let (limit, what) =
                if color == to_move { (1, "0 or 1") } else { (0, "0: no capture is due for this side") };
            due[color] = field(reader, |reader| reader.number(limit, what))? > 0;
        }
        let mut landed = ByColor::default();
        for color in Color::ALL {
            field(reader, square)?;
            landed[color] = field(reader, square)?;
        }
        field(reader, |reader| reader.number(u32::MAX, "a bit mask of mills"))?;
        let quiet_plies = field(reader, |reader| reader.number(COUNTER_LIMIT, "a number of plies"))?;
        let move_number = field(reader, |reader| reader.number(COUNTER_LIMIT, "a move number"))?;
        reader.skip_spaces();
        if reader.peek().is_some() {
            for expected in "ids:nodes".chars() {
                if !reader.take(expected) {
                    return reader.expected("ids:nodes, or the end");
                }
            }
        }
        reader.end()?;
        let closed = due[to_move].then(|| closed(stones[to_move], landed[to_move]));
        let setup = Setup { to_move, stones, hand, closed, caught: PointSet::EMPTY, captures: None };
        Ok(Self { setup, quiet_plies, move_number })
    }
}

/// Reads a field, with the spaces before it.
fn field<'t, T>(
    reader: &mut Reader<'t>,
    read: impl FnOnce(&mut Reader<'t>) -> Result<T, NotationError>,
) -> Result<T, NotationError> {
    reader.gap()?;
    read(reader)
}

/// Reads the number of a side's stones on the board.
fn count(reader: &mut Reader<'_>, color: Color, stones: PointSet) -> Result<(), NotationError> {
    let (place, written, stones) = (reader.place(), reader.count()?, stones.len());
    if usize::from(written) == stones {
        Ok(())
    } else {
        reader.fail_at(place, NotationErrorKind::CountsDiffer { color, stones, written })
    }
}

fn letter(reader: &mut Reader<'_>, letters: &str, what: &'static str) -> Result<(), NotationError> {
    if letters.chars().any(|letter| reader.take(letter)) { Ok(()) } else { reader.expected(what) }
}

fn board(reader: &mut Reader<'_>) -> Result<ByColor<PointSet>, NotationError> {
    let mut stones = ByColor::<PointSet>::default();
    for (index, point) in rings().enumerate() {
        if index > 0 && index % 8 == 0 && !reader.take('/') {
            return reader.expected("a / between the rings");
        }
        if reader.take('O') {
            stones.white.insert(point);
        } else if reader.take('@') {
            stones.black.insert(point);
        } else if !reader.take('*') {
            return reader.expected("a point of the ring: O, @ or *");
        }
    }
    Ok(stones)
}

/// Reads a mill field: a square, or `None` for −1 and for the 0 of the older dialect.
fn square(reader: &mut Reader<'_>) -> Result<Option<Point>, NotationError> {
    const WHAT: &str = "a square (8 to 31), -1 or 0";
    if reader.take('-') {
        return if reader.take('1') { Ok(None) } else { reader.expected(WHAT) };
    }
    let place = reader.place();
    match reader.number(FIRST_SQUARE + RINGS.len() as u32 - 1, WHAT)? {
        0 => Ok(None),
        square if square >= FIRST_SQUARE => Ok(rings().nth((square - FIRST_SQUARE) as usize)),
        _ => reader.fail_at(place, NotationErrorKind::Expected(WHAT)),
    }
}

/// Returns the mills through the stone that landed last; all that stand where no such mill is known.
fn closed(own: PointSet, landed: Option<Point>) -> Closed {
    let mills: Vec<PointSet> = Board::standard()
        .mills_in(own)
        .map(Mill::set)
        .filter(|mill| landed.is_some_and(|landed| mill.contains(landed)))
        .collect();
    if mills.is_empty() { Closed::Standing } else { Closed::Mills(mills) }
}

/// Returns a point through which exactly the closed mills stand: one on which the last stone can have landed.
fn landed(setup: &Setup) -> Option<Point> {
    let Some(Closed::Mills(mills)) = &setup.closed else { return None };
    let own = setup.stones[setup.to_move];
    let points = mills.iter().fold(PointSet::EMPTY, |all, &mill| all.union(mill));
    points.into_iter().find(|&last| Board::standard().closed_at(last, own.without(last)) == points)
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = &self.setup;
        for (index, point) in rings().enumerate() {
            let slash = if index > 0 && index % 8 == 0 { "/" } else { "" };
            let stone = match Color::ALL.into_iter().find(|&color| setup.stones[color].contains(point)) {
                Some(Color::White) => 'O',
                Some(Color::Black) => '@',
                None => '*',
            };
            write!(f, "{slash}{stone}")?;
        }
        let due = ByColor::from_fn(|color| u8::from(setup.closed.is_some() && color == setup.to_move));
        let rules = Rules::standard();
        let over = Position::new(rules, setup).is_ok_and(|position| position.outcome(rules).is_some());
        let placing = Color::ALL.into_iter().any(|color| setup.hand[color] > 0);
        let phase = match placing {
            _ if over => "o",
            true => "p",
            false => "m",
        };
        let action = match placing {
            _ if over => "?",
            _ if setup.closed.is_some() => "r",
            true => "p",
            false => "s",
        };
        let side = if setup.to_move == Color::White { "w" } else { "b" };
        write!(f, " {side} {phase} {action}")?;
        for color in Color::ALL {
            write!(f, " {} {}", setup.stones[color].len(), setup.hand[color])?;
        }
        write!(f, " {} {}", due.white, due.black)?;
        for color in Color::ALL {
            let landed = if color == setup.to_move { landed(setup) } else { None };
            let square = landed.and_then(|landed| rings().position(|point| point == landed));
            match square {
                Some(square) => write!(f, " -1 {}", square as u32 + FIRST_SQUARE)?,
                None => f.write_str(" -1 -1")?,
            }
        }
        write!(f, " 0 {} {} ids:nodes", self.quiet_plies, self.move_number)
    }
}
