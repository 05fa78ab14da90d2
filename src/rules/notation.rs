//! Points, actions, turns and positions as text.
//!
//! | what | written |
//! |---|---|
//! | point | `a1` … `g7` |
//! | action | `d6`, `a1-a4`, `xd2`, `pass` |
//! | turn | an action, with the captures that belong to it: `a1-a4xd7`, `a1xd7xb2` |
//! | position | `w W:a1,d1+7 B:d2,f6+7`: side to act, stones, `+` stones in hand; `w!a1-d1-g1` where a capture is due for that mill, `w!xd2` for a caught stone, `w!1:…` where one of several is left |
//!
//! Hyphen, en dash and minus join alike; letters of either case are read. The `Display` of each type writes what its
//! `FromStr` reads.

use std::fmt;
use std::str::FromStr;

use super::action::{Action, Turn};
use super::color::{ByColor, Color};
use super::point::{Point, PointSet};
use super::setup::{Closed, Setup};

/// A text that can't be read, with the place where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What is wrong.
    pub kind: NotationErrorKind,
    /// Where: characters before it in the text.
    pub offset: usize,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationErrorKind {
    /// Something was expected here, such as "a point (a1 to g7)".
    Expected(&'static str),
    /// A point is written twice.
    Twice(Point),
    /// The counts in a FEN and the stones on its board differ.
    CountsDiffer {
        /// The side.
        color: Color,
        /// The stones on the board.
        stones: usize,
        /// The number that was written.
        written: u8,
    },
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: {}", self.offset + 1, self.kind)
    }
}

impl fmt::Display for NotationErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected(what) => write!(f, "expected {what}"),
            Self::Twice(point) => write!(f, "{point} is written twice"),
            Self::CountsDiffer { color, stones, written } => {
                write!(f, "{color} has {stones} stones on this board, not {written}")
            }
        }
    }
}

impl std::error::Error for NotationError {}

const POINT: &str = "a point (a1 to g7)";

/// A text being read, character by character.
pub(super) struct Reader<'t> {
    text: &'t str,
    /// Bytes already read.
    read: usize,
}

impl<'t> Reader<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self { text, read: 0 }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.read..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.read += next.len_utf8();
        Some(next)
    }

    /// Reads this character, in either case, if it comes next.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        let comes = self.peek().is_some_and(|next| next.eq_ignore_ascii_case(&wanted));
        if comes {
            self.next();
        }
        comes
    }

    pub(super) fn take_dash(&mut self) -> bool {
        self.take('-') || self.take('–') || self.take('−')
    }

    pub(super) fn skip_spaces(&mut self) {
        while self.take(' ') || self.take('\t') {}
    }

    /// Reads the spaces that part two fields, and those alone.
    pub(super) fn gap(&mut self) -> Result<(), NotationError> {
        if !matches!(self.peek(), Some(' ' | '\t')) {
            return self.expected("a space");
        }
        self.skip_spaces();
        Ok(())
    }

    /// Returns the place reached, to which a later [`Reader::fail_at`] may point back.
    pub(super) const fn place(&self) -> usize {
        self.read
    }

    pub(super) fn fail_at<T>(&self, place: usize, kind: NotationErrorKind) -> Result<T, NotationError> {
        Err(NotationError { kind, offset: self.text[..place].chars().count() })
    }

    pub(super) fn expected<T>(&self, what: &'static str) -> Result<T, NotationError> {
        self.fail_at(self.read, NotationErrorKind::Expected(what))
    }

    /// Reads the whole text with `read`, spaces around it skipped.
    pub(super) fn whole<T>(
        mut self,
        read: impl FnOnce(&mut Self) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        self.skip_spaces();
        let value = read(&mut self)?;
        self.end()?;
        Ok(value)
    }

    pub(super) fn end(&mut self) -> Result<(), NotationError> {
        self.skip_spaces();
        if self.rest().is_empty() { Ok(()) } else { self.expected("the end of the text") }
    }

    fn point(&mut self) -> Result<Point, NotationError> {
        let mut chars = self.rest().chars();
        let column = chars.next().and_then(|letter| "abcdefg".find(letter.to_ascii_lowercase()));
        let row = chars.next().and_then(|digit| "1234567".find(digit));
        let point = column.zip(row).and_then(|(column, row)| Point::new(column as u8, row as u8));
        match point {
            Some(point) => {
                self.read += 2;
                Ok(point)
            }
            None => self.expected(POINT),
        }
    }

    fn action(&mut self) -> Result<Action, NotationError> {
        if self.take('x') {
            return self.point().map(Action::Capture);
        }
        if self.rest().get(..4).is_some_and(|word| word.eq_ignore_ascii_case("pass")) {
            self.read += 4;
            return Ok(Action::Pass);
        }
        let Ok(from) = self.point() else {
            return self.expected("an action: a point (d6), a move (a1-a4), a capture (xd2) or pass");
        };
        if self.take_dash() { Ok(Action::Move { from, to: self.point()? }) } else { Ok(Action::Place(from)) }
    }

    fn turn(&mut self) -> Result<Turn, NotationError> {
        let first = self.action()?;
        let mut captures = Vec::new();
        while first != Action::Pass && captures.len() < Turn::MOST_CAPTURES && self.take('x') {
            captures.push(self.point()?);
        }
        Ok(Turn::new(first, captures))
    }

    /// Reads a number of at most `limit`, which `what` states.
    pub(super) fn number(&mut self, limit: u32, what: &'static str) -> Result<u32, NotationError> {
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        match rest[..digits].parse() {
            Ok(number) if number <= limit => {
                self.read += digits;
                Ok(number)
            }
            _ => self.expected(what),
        }
    }

    /// Reads a number of stones; what a side can have at most is checked with the rules.
    pub(super) fn count(&mut self) -> Result<u8, NotationError> {
        self.number(u8::MAX.into(), "a number of stones (0 to 255)").map(|count| count as u8)
    }

    pub(super) fn side(&mut self) -> Result<Color, NotationError> {
        if self.take('w') {
            Ok(Color::White)
        } else if self.take('b') {
            Ok(Color::Black)
        } else {
            self.expected("the side to act: w or b")
        }
    }

    /// Reads three points joined by dashes.
    fn mill(&mut self) -> Result<PointSet, NotationError> {
        let mut points = PointSet::of(self.point()?);
        for _ in 0..2 {
            if !self.take_dash() {
                return self.expected("a mill: three points joined by -");
            }
            let (place, point) = (self.place(), self.point()?);
            if points.contains(point) {
                return self.fail_at(place, NotationErrorKind::Twice(point));
            }
            points.insert(point);
        }
        Ok(points)
    }

    /// Reads for what a capture is due, into the setup: `!`, `!a1-d1-g1`, `!xd2`, `!1`, `!1:a1-d1-g1,g1-g4-g7`.
    fn due(&mut self, setup: &mut Setup) -> Result<(), NotationError> {
        if !self.take('!') {
            return Ok(());
        }
        if self.peek().is_some_and(|next| next.is_ascii_digit()) {
            setup.captures = Some(self.count()?);
        }
        if setup.captures.is_some() && !self.take(':') || matches!(self.peek(), None | Some(' ' | '\t')) {
            setup.closed = Some(Closed::Standing);
            return Ok(());
        }
        let mut mills = Vec::new();
        loop {
            if self.take('x') {
                let (place, point) = (self.place(), self.point()?);
                if setup.caught.contains(point) {
                    return self.fail_at(place, NotationErrorKind::Twice(point));
                }
                setup.caught.insert(point);
            } else {
                mills.push(self.mill()?);
            }
            if !self.take(',') {
                break;
            }
        }
        setup.closed = (!mills.is_empty()).then_some(Closed::Mills(mills));
        Ok(())
    }

    /// Reads one side's stones: `W:a1,d1+7`.
    fn stones(&mut self, taken: PointSet) -> Result<(PointSet, u8), NotationError> {
        if !self.take(':') {
            return self.expected("a colon after the side");
        }
        let mut stones = PointSet::EMPTY;
        if !matches!(self.peek(), None | Some(' ' | '\t' | '+')) {
            loop {
                let (place, point) = (self.place(), self.point()?);
                if stones.union(taken).contains(point) {
                    return self.fail_at(place, NotationErrorKind::Twice(point));
                }
                stones.insert(point);
                if !self.take(',') {
                    break;
                }
            }
        }
        let hand = if self.take('+') { self.count()? } else { 0 };
        Ok((stones, hand))
    }

    fn setup(&mut self) -> Result<Setup, NotationError> {
        let to_move = self.side()?;
        let mut setup = Setup {
            to_move,
            stones: ByColor::default(),
            hand: ByColor::default(),
            closed: None,
            caught: PointSet::EMPTY,
            captures: None,
        };
        self.due(&mut setup)?;
        for (color, what) in
            [(Color::White, "W: and White's stones"), (Color::Black, "B: and Black's stones")]
        {
            self.gap()?;
            let letter = if color == Color::White { 'w' } else { 'b' };
            if !self.take(letter) {
                return self.expected(what);
            }
            (setup.stones[color], setup.hand[color]) = self.stones(setup.stones.white)?;
        }
        Ok(setup)
    }
}

macro_rules! from_str {
    ($type:ty, $read:ident) => {
        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                Reader::new(text).whole(Reader::$read)
            }
        }
    };
}

from_str!(Point, point);
from_str!(Action, action);
from_str!(Turn, turn);
from_str!(Setup, setup);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(at) => write!(f, "{at}"),
            Self::Move { from, to } => write!(f, "{from}-{to}"),
            Self::Capture(at) => write!(f, "x{at}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.actions().try_for_each(|action| write!(f, "{action}"))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.to_move == Color::White { "w" } else { "b" })?;
        if self.capture_due() {
            f.write_str("!")?;
        }
        let mills: &[PointSet] = match &self.closed {
            Some(Closed::Mills(mills)) => mills,
            None | Some(Closed::Standing) => &[],
        };
        let mills = mills.iter().map(|mill| {
            let names: Vec<String> = mill.into_iter().map(|point| point.to_string()).collect();
            names.join("-")
        });
        let due: Vec<String> = mills.chain(self.caught.into_iter().map(|at| format!("x{at}"))).collect();
        if let Some(captures) = self.captures {
            write!(f, "{captures}{}", if due.is_empty() { "" } else { ":" })?;
        }
        f.write_str(&due.join(","))?;
        for color in Color::ALL {
            let letter = if color == Color::White { "W" } else { "B" };
            write!(f, " {letter}:{}", self.stones[color])?;
            if self.hand[color] > 0 {
                write!(f, "+{}", self.hand[color])?;
            }
        }
        Ok(())
    }
}
