//! [`GameText`] → text.

use crate::rules::{Color, Fen, Setup};

use super::replay::{FEN, POSITION};
use super::{GameResult, GameText, Tag, WrittenLine};

/// Whether turns are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// A line for each pair of turns, with its number.
    With,
    /// All turns on one line.
    Without,
}

/// The tags that every PGN file has, in their order, with what stands for an unknown value.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];
const RESULT: &str = "Result";
/// The characters of a line of turns, at most.
const WIDTH: usize = 80;

/// Whose turn comes next, and in which pair.
#[derive(Clone, Copy)]
struct Count {
    pair: u32,
    side: Color,
}

impl Count {
    const fn next(self) -> Self {
        match self.side {
            Color::White => Self { side: Color::Black, ..self },
            Color::Black => Self { side: Color::White, pair: self.pair + 1 },
        }
    }
}

impl GameText {
    /// Writes the turns and the result in Malom's own way, with the position that the game begins from where it is not
    /// the usual one. What is said about the turns, and variations, are left out.
    #[must_use]
    pub fn moves(&self, numbers: Numbers) -> String {
        let mut text: String =
            [POSITION, FEN].iter().filter_map(|name| self.find_tag(name)).map(tag).collect();
        let mut count = self.count();
        let mut words: Vec<String> = Vec::new();
        for (index, written) in self.line.turns.iter().enumerate() {
            if numbers == Numbers::With && (index == 0 || count.side == Color::White) {
                text.extend(lines(&mut words));
                words.push(number(count));
            }
            words.push(written.turn.to_string());
            count = count.next();
        }
        words.extend(self.result.map(|result| result.to_string()));
        text.extend(lines(&mut words));
        text
    }

    /// Writes the game as PGN: tags, turns with all that is said about them, variations, result.
    #[must_use]
    pub fn pgn(&self) -> String {
        let result = self.stated_result().unwrap_or(GameResult::Unknown);
        let mut text = String::new();
        for (name, unknown) in ROSTER {
            text += &tag(&new_tag(name, self.tag(name).unwrap_or(unknown)));
        }
        text += &tag(&new_tag(RESULT, result.token()));
        let in_roster = |name: &str| ROSTER.iter().any(|(known, _)| known.eq_ignore_ascii_case(name));
        let others = self
            .tags
            .iter()
            .filter(|Tag { name, .. }| !in_roster(name) && !name.eq_ignore_ascii_case(RESULT));
        text.extend(others.map(tag));
        let mut words = Vec::new();
        self.line.write(self.count(), &mut words);
        words.push(result.to_string());
        text += "\n";
        text + &wrapped(&words)
    }

    /// Returns whose turn the first is, and its number.
    fn count(&self) -> Count {
        let setup =
            self.tag(POSITION).and_then(|value| value.parse::<Setup>().ok()).map(|setup| (setup.to_move, 1));
        let fen = || self.tag(FEN).and_then(|value| value.parse::<Fen>().ok());
        let start = setup.or_else(|| fen().map(|fen| (fen.setup.to_move, fen.move_number.max(1))));
        let (side, pair) = start.unwrap_or((Color::White, 1));
        Count { pair, side }
    }
}

impl WrittenLine {
    fn write(&self, mut count: Count, words: &mut Vec<String>) {
        comments(&self.comments, words);
        let mut numbered = false;
        for written in &self.turns {
            if count.side == Color::White || !numbered {
                words.push(number(count));
            }
            words.push(written.turn.to_string());
            words.extend(written.nags.iter().map(|nag| format!("${nag}")));
            comments(&written.comments, words);
            for variation in &written.variations {
                words.push("(".to_owned());
                variation.write(count, words);
                words.push(")".to_owned());
            }
            // After anything that parts the two turns of a pair, the number is repeated.
            numbered = written.comments.is_empty() && written.variations.is_empty();
            count = count.next();
        }
    }
}

fn number(Count { pair, side }: Count) -> String {
    format!("{pair}{}", if side == Color::White { "." } else { "..." })
}

/// Adds comments word by word, so that long ones can be wrapped.
fn comments(comments: &[String], words: &mut Vec<String>) {
    for comment in comments {
        // A comment after `;` may hold what would end one in braces.
        let text = format!("{{{}}}", comment.replace('}', ")"));
        words.extend(text.split_whitespace().map(str::to_owned));
    }
}

fn new_tag(name: &str, value: &str) -> Tag {
    Tag { name: name.to_owned(), value: value.to_owned(), place: None }
}

/// Writes a tag on a line of its own.
fn tag(Tag { name, value, .. }: &Tag) -> String {
    let value = value.replace('\\', r"\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    format!("[{name} \"{value}\"]\n")
}

/// Makes one line of words, if there are any.
fn lines(words: &mut Vec<String>) -> Option<String> {
    let line = words.join(" ");
    words.clear();
    (!line.is_empty()).then(|| line + "\n")
}

/// Puts words on lines of at most [`WIDTH`] characters, a longer word on one of its own.
fn wrapped(words: &[String]) -> String {
    let (mut text, mut width) = (String::new(), 0);
    for word in words {
        let length = word.chars().count();
        let fits = width + 1 + length <= WIDTH;
        if width > 0 {
            text.push(if fits { ' ' } else { '\n' });
        }
        width = if width > 0 && fits { width + 1 + length } else { length };
        text += word;
    }
    text + "\n"
}
