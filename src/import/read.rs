//! What other programs write, as data; nothing is believed yet.

use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use crate::rules::{Fen, Setup};
use crate::text_file::Place;

/// The largest file that is read, in bytes: tens of thousands of puzzles.
pub const MAX_BYTES: u64 = 16 << 20;

/// A puzzle as another program has it.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// Its id there; for a list of positions the number of its line.
    pub id: String,
    /// Where it stands: `:3` for a line, `: puzzles[2]` in JSON; to be put after the file's name.
    pub at: String,
    /// Its position, or why it is none.
    pub setup: Result<Setup, String>,
    /// The other program's name of the rules.
    pub variant: Option<String>,
    /// What it claims.
    pub claimed: Claimed,
    /// Its solutions.
    pub lines: Vec<Line>,
    /// How hard it is said to be, from 1.
    pub difficulty: Option<u8>,
    /// Who made it.
    pub author: Option<String>,
}

/// What a puzzle claims of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// Nothing.
    Nothing,
    /// The side to move wins, within so many of its turns where a number is told.
    Win(Option<u8>),
    /// It is a draw.
    Draw,
}

/// A solution.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Whether it is said to be the fastest.
    pub optimal: bool,
    /// What is played, captures apart or with their turns.
    pub steps: Vec<Step>,
}

/// A part of a solution.
#[derive(Clone, Debug)]
pub struct Step {
    /// A turn, or the captures that belong to the one before.
    pub notation: String,
    /// Whose it is said to be: `white` or `black`.
    pub side: Option<String>,
}

/// Why a file could not be read at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRead {
    /// Where.
    pub place: Option<Place>,
    /// What is wrong and what to do.
    pub message: String,
}

impl fmt::Display for NotRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotRead {}

/// Reads a list of positions or, where the text begins with a brace or a bracket, Sanmill's JSON.
///
/// ```
/// use malom::import::{Claimed, read};
///
/// let list = read("# three against three\nb W:e5,c4,b2 B:d5,b6,g7,a4,a7 ; win in 2\n")?;
/// assert_eq!(list[0].claimed, Claimed::Win(Some(2)));
/// # Ok::<(), malom::import::NotRead>(())
/// ```
///
/// # Errors
///
/// The JSON is broken, of another version, or holds no puzzles. A puzzle that can't be read is no fault of the file.
pub fn read(text: &str) -> Result<Vec<Foreign>, NotRead> {
    let puzzles = if text.trim_start().starts_with(['{', '[']) { json(text)? } else { list(text) };
    if puzzles.is_empty() {
        return Err(NotRead { place: None, message: "there is no puzzle in it".to_owned() });
    }
    Ok(puzzles)
}

fn list(text: &str) -> Vec<Foreign> {
    let lines = text.lines().enumerate().filter_map(|(index, line)| {
        let line = line.split('#').next().unwrap_or_default();
        let (position, note) = line.split_once(';').unwrap_or((line, ""));
        let position = position.trim();
        (!position.is_empty()).then(|| Foreign {
            id: format!("line-{}", index + 1),
            at: format!(":{}", index + 1),
            setup: setup(position),
            variant: None,
            claimed: claimed(&[note]),
            lines: Vec::new(),
            difficulty: None,
            author: None,
        })
    });
    lines.collect()
}

/// Reads a position in the short form or as FEN, which alone has `/` in its first field.
fn setup(text: &str) -> Result<Setup, String> {
    let is_fen = text.split_whitespace().next().is_some_and(|field| field.contains('/'));
    let setup = if is_fen { text.parse::<Fen>().map(|fen| fen.setup) } else { text.parse::<Setup>() };
    setup.map_err(|error| error.to_string())
}

/// Finds a claim in what people write.
fn claimed(texts: &[&str]) -> Claimed {
    let lower: Vec<String> = texts.iter().map(|text| text.to_lowercase().replace('-', " ")).collect();
    let number = |text: &String| {
        let after = text.split("win in ").nth(1)?;
        let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
        digits.parse::<u8>().ok().filter(|&turns| turns > 0)
    };
    if let Some(turns) = lower.iter().find_map(number) {
        return Claimed::Win(Some(turns));
    }
    match lower.iter().map(|text| text.trim()).find(|text| ["win", "draw"].contains(text)) {
        Some("win") => Claimed::Win(None),
        Some(_) => Claimed::Draw,
        None => Claimed::Nothing,
    }
}

/// Of Sanmill's fields those that are asked; of others nothing is assumed.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RawPuzzle {
    id: Option<String>,
    #[serde(default)]
    title: String,
    #[serde(default)]
    description: String,
    category: Option<String>,
    difficulty: Option<String>,
    initial_position: String,
    #[serde(default)]
    solutions: Vec<RawSolution>,
    #[serde(default)]
    tags: Vec<String>,
    author: Option<String>,
    rule_variant_id: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RawSolution {
    #[serde(default)]
    moves: Vec<RawMove>,
    /// Sanmill takes one that does not say so for the fastest.
    #[serde(default = "yes")]
    is_optimal: bool,
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
struct RawMove {
    notation: String,
    side: Option<String>,
}

/// The names of how hard a puzzle is, from the easiest.
const DIFFICULTIES: [&str; 6] = ["beginner", "easy", "medium", "hard", "expert", "master"];

/// The version of Sanmill's format that is read.
const VERSION: &str = "1";

fn json(text: &str) -> Result<Vec<Foreign>, NotRead> {
    let not_read = |message: String| NotRead { place: None, message };
    let value: Value = serde_json::from_str(text).map_err(|error| {
        // At its end a line has no column.
        let place = Place { line: error.line(), column: error.column().max(1) };
        let message = error.to_string();
        let message = message.split(" at line ").next().unwrap_or_default();
        NotRead { place: Some(place), message: format!("broken JSON: {message}") }
    })?;
    let (values, single) = match value {
        Value::Array(values) => (values, false),
        Value::Object(mut object) => {
            let version = object.get("formatVersion").and_then(Value::as_str);
            if let Some(version) = version.filter(|version| version.split('.').next() != Some(VERSION)) {
                return Err(not_read(format!("the format is of version {version} (1.0 can be read)")));
            }
            match object.remove("puzzles") {
                Some(Value::Array(values)) => (values, false),
                Some(_) => return Err(not_read("`puzzles` is no list".to_owned())),
                // One alone, as it is handed in for a collection.
                None if object.contains_key("initialPosition") => (vec![Value::Object(object)], true),
                None => {
                    return Err(not_read("there is no list `puzzles` in it (is it Sanmill's?)".to_owned()));
                }
            }
        }
        _ => return Err(not_read("neither a list nor an object".to_owned())),
    };
    let puzzles = values.into_iter().enumerate().map(|(index, value)| {
        let at = if single { String::new() } else { format!(": puzzles[{index}]") };
        puzzle(value, index, at)
    });
    Ok(puzzles.collect())
}

fn puzzle(value: Value, index: usize, at: String) -> Foreign {
    let id = value.get("id").and_then(Value::as_str).map(str::to_owned);
    let numbered = || format!("puzzle-{}", index + 1);
    match serde_path_to_error::deserialize::<_, RawPuzzle>(value) {
        Ok(raw) => {
            let tags = raw.tags.iter().find(|tag| tag.starts_with("win-in-")).cloned().unwrap_or_default();
            let claimed = match claimed(&[&raw.title, &raw.description, &tags]) {
                Claimed::Nothing if raw.category.as_deref() == Some("winGame") => Claimed::Win(None),
                claimed => claimed,
            };
            let difficulty = raw.difficulty.as_deref();
            let difficulty = DIFFICULTIES.iter().position(|&name| Some(name) == difficulty);
            let lines = raw.solutions.into_iter().map(|solution| Line {
                optimal: solution.is_optimal,
                steps: solution
                    .moves
                    .into_iter()
                    .map(|step| Step { notation: step.notation, side: step.side })
                    .collect(),
            });
            Foreign {
                id: raw.id.unwrap_or_else(numbered),
                at,
                setup: setup(raw.initial_position.trim()),
                variant: raw.rule_variant_id,
                claimed,
                lines: lines.collect(),
                difficulty: difficulty.map(|place| place as u8 + 1),
                author: raw.author,
            }
        }
        Err(error) => Foreign {
            id: id.unwrap_or_else(numbered),
            at: if error.path().to_string() == "." { at } else { format!("{at}.{}", error.path()) },
            setup: Err(error.into_inner().to_string()),
            variant: None,
            claimed: Claimed::Nothing,
            lines: Vec::new(),
            difficulty: None,
            author: None,
        },
    }
}
