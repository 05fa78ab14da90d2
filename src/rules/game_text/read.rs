//! Text → [`GameText`].

use std::str::FromStr;

use crate::rules::notation::Reader;
use crate::rules::{Action, NotationError, NotationErrorKind, Point, Turn};

use super::error::{GameTextError, GameTextErrorKind, Place, Unclosed};
use super::replay::{FEN, POSITION};
use super::scan::{Token, TokenKind, fail, scan};
use super::{GameResult, GameText, Tag, WrittenLine, WrittenTurn};

/// Beyond any variation that a person writes.
const MOST_NESTED: usize = 64;

/// The points in the order of PlayOK's numbers.
const NUMBERED: [&str; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", //
    "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1",
];

/// The annotations that are written after a turn, with their numbers.
const MARKS: [(&str, u8); 6] = [("!", 1), ("?", 2), ("!!", 3), ("??", 4), ("!?", 5), ("?!", 6)];

/// How a text names the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Names {
    /// `a1`
    Letters,
    /// `22`: PlayOK's way.
    Numbers,
}

impl FromStr for GameText {
    type Err = GameTextError;

    fn from_str(text: &str) -> Result<Self, GameTextError> {
        let tokens = scan(text)?;
        let mut reader = GameReader {
            names: names(&tokens),
            game: Self::default(),
            lines: vec![WrittenLine::default()],
            opened: Vec::new(),
        };
        for token in &tokens {
            reader.read(token)?;
        }
        if let Some(&place) = reader.opened.last() {
            return fail(GameTextErrorKind::Unclosed(Unclosed::Variation), place);
        }
        if tokens.is_empty() {
            return fail(GameTextErrorKind::Empty, Place::START);
        }
        let line = reader.lines.pop().unwrap_or_default();
        Ok(Self { line, ..reader.game })
    }
}

/// Finds how a text names the points: with letters, unless it has turns and none of them has a letter.
fn names(tokens: &[Token<'_>]) -> Names {
    let mut numbers = false;
    for token in tokens {
        let TokenKind::Word { text, .. } = token.kind else { continue };
        let (_, word) = split_number(text);
        let name = word.strip_prefix(['x', 'X']).unwrap_or(word);
        let mut characters = name.chars().map(|c| c.to_ascii_lowercase());
        match (characters.next(), characters.next()) {
            (Some('a'..='g'), Some('1'..='7')) => return Names::Letters,
            (Some(first), _) if first.is_ascii_digit() && GameResult::from_token(word).is_none() => {
                numbers = true;
            }
            _ => {}
        }
    }
    if numbers { Names::Numbers } else { Names::Letters }
}

/// Splits off the number of a turn: `12.`, `12...`, or dots alone.
fn split_number(word: &str) -> (&str, &str) {
    let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let after_dots = after_digits.trim_start_matches(['.', '…']);
    let number = if after_dots.len() < after_digits.len() { word.len() - after_dots.len() } else { 0 };
    word.split_at(number)
}

/// Splits off the annotation after a turn: `a1!?`.
fn split_mark(word: &str) -> (&str, &str) {
    word.split_at(word.trim_end_matches(['!', '?']).len())
}

struct GameReader {
    names: Names,
    /// The tags and the result.
    game: GameText,
    /// The line being read, after those in which it is a variation.
    lines: Vec<WrittenLine>,
    /// Where each variation begins.
    opened: Vec<Place>,
}

impl GameReader {
    fn read(&mut self, token: &Token<'_>) -> Result<(), GameTextError> {
        let place = token.place;
        let over = self.game.result.is_some() && self.opened.is_empty();
        match &token.kind {
            TokenKind::Tag { name, value, at } => {
                if over || !self.lines[0].turns.is_empty() {
                    return fail(GameTextErrorKind::SecondGame, place);
                }
                let (name, value) = ((*name).to_owned(), value.clone());
                self.game.tags.push(Tag { name, value, place: Some(*at) });
            }
            TokenKind::Comment(comment) => {
                let line = self.line();
                let comments = line.turns.last_mut().map_or(&mut line.comments, |turn| &mut turn.comments);
                comments.extend(Some(comment.clone()).filter(|comment| !comment.is_empty()));
            }
            TokenKind::Open => {
                self.last_turn(place)?;
                if self.opened.len() == MOST_NESTED {
                    return fail(GameTextErrorKind::TooDeep, place);
                }
                self.opened.push(place);
                self.lines.push(WrittenLine::default());
            }
            TokenKind::Close => {
                if self.opened.pop().is_none() {
                    return fail(GameTextErrorKind::Unopened(')'), place);
                }
                let variation = self.lines.pop().unwrap_or_default();
                self.last_turn(place)?.variations.push(variation);
            }
            TokenKind::Nag(nag) => self.last_turn(place)?.nags.push(*nag),
            TokenKind::Word { .. } if over => return fail(GameTextErrorKind::SecondGame, place),
            TokenKind::Word { text, last } => self.word(text, *last, place)?,
        }
        Ok(())
    }

    fn line(&mut self) -> &mut WrittenLine {
        self.lines.last_mut().expect("the line of the game is always there")
    }

    fn last_turn(&mut self, place: Place) -> Result<&mut WrittenTurn, GameTextError> {
        self.line().turns.last_mut().ok_or(GameTextError { kind: GameTextErrorKind::NoTurnBefore, place })
    }

    /// Reads a number, a result, or a turn with its annotation.
    fn word(&mut self, word: &str, last: bool, place: Place) -> Result<(), GameTextError> {
        if let Some(result) = GameResult::from_token(word) {
            // In a variation it says how that would have ended, which nothing asks for.
            if self.opened.is_empty() {
                self.game.result = Some(result);
            }
            return Ok(());
        }
        let (number, rest) = split_number(word);
        let (turn, mark) = split_mark(rest);
        let place = place.plus(number.chars().count());
        if !turn.is_empty() {
            self.turn(turn, last && mark.is_empty(), place)?;
        }
        if !mark.is_empty() {
            let place = place.plus(turn.chars().count());
            let Some((_, nag)) = MARKS.into_iter().find(|(known, _)| *known == mark) else {
                return fail(GameTextErrorKind::Expected("!, ?, !!, ??, !? or ?!"), place);
            };
            self.last_turn(place)?.nags.push(nag);
        }
        Ok(())
    }

    fn turn(&mut self, text: &str, last: bool, place: Place) -> Result<(), GameTextError> {
        if self.names == Names::Letters && text.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.bare_number(text, place);
        }
        let turn = match self.names {
            Names::Letters => text.parse(),
            Names::Numbers => Reader::new(text).whole(numbered_turn),
        };
        let turn: Turn = match turn {
            Ok(turn) => turn,
            Err(NotationError { kind, offset }) => {
                let truncated = last && offset == text.chars().count();
                let kind = if truncated {
                    GameTextErrorKind::Truncated(kind)
                } else {
                    GameTextErrorKind::Turn(kind)
                };
                return fail(kind, place.plus(offset));
            }
        };
        let places = places(text, place).take(turn.actions().count());
        match self.line().turns.last_mut() {
            // A capture that stands alone belongs to the turn before it.
            Some(before) if takes_more(before.turn, turn) => {
                before.turn = Turn::new(before.turn.first, captures(before.turn).chain(captures(turn)));
                before.places.extend(places);
            }
            _ => self.line().turns.push(WrittenTurn { places: places.collect(), ..turn.into() }),
        }
        Ok(())
    }

    /// Reads a number without a dot, among points with letters: the number of the turn that follows it.
    fn bare_number(&mut self, text: &str, place: Place) -> Result<(), GameTextError> {
        let expected = self.line().turns.len() / 2 + 1;
        // A variation, or a game from a given position, may begin with any number.
        let any =
            !self.opened.is_empty() || [POSITION, FEN].iter().any(|name| self.game.find_tag(name).is_some());
        let is_right = any || text.parse() == Ok(expected);
        if is_right { Ok(()) } else { fail(GameTextErrorKind::WrongNumber { expected }, place) }
    }
}

/// Goes through the stones that a turn takes, its first action included.
fn captures(turn: Turn) -> impl Iterator<Item = Point> {
    let first = match turn.first {
        Action::Capture(at) => Some(at),
        Action::Place(_) | Action::Move { .. } | Action::Pass => None,
    };
    first.into_iter().chain(turn.captures())
}

/// Tells whether what follows is captures alone, for which the turn before has room.
fn takes_more(before: Turn, next: Turn) -> bool {
    let room = Turn::MOST_CAPTURES - before.captures().count();
    matches!(next.first, Action::Capture(_)) && before.first != Action::Pass && captures(next).count() <= room
}

/// Goes through the places where the actions of a turn begin: its own, and each `x` after its first character.
fn places(text: &str, place: Place) -> impl Iterator<Item = Place> {
    let later = text.chars().enumerate().skip(1).filter(|(_, c)| matches!(c, 'x' | 'X'));
    std::iter::once(place).chain(later.map(move |(index, _)| place.plus(index)))
}

/// Reads a turn with PlayOK's numbers: `5`, `5-6`, `5-6x14`, `x14`.
fn numbered_turn(reader: &mut Reader<'_>) -> Result<Turn, NotationError> {
    let first = if reader.take('x') {
        Action::Capture(numbered_point(reader)?)
    } else {
        let from = numbered_point(reader)?;
        if reader.take_dash() {
            Action::Move { from, to: numbered_point(reader)? }
        } else {
            Action::Place(from)
        }
    };
    let mut captures = Vec::new();
    while captures.len() < Turn::MOST_CAPTURES && reader.take('x') {
        captures.push(numbered_point(reader)?);
    }
    Ok(Turn::new(first, captures))
}

fn numbered_point(reader: &mut Reader<'_>) -> Result<Point, NotationError> {
    const WHAT: &str = "the number of a point (1 to 24)";
    let place = reader.place();
    let number = reader.number(NUMBERED.len() as u32, WHAT)? as usize;
    match number.checked_sub(1).and_then(|index| NUMBERED.get(index)) {
        Some(name) => Ok(name.parse().expect("the table holds point names")),
        None => reader.fail_at(place, NotationErrorKind::Expected(WHAT)),
    }
}
