//! YAML text into values, with the place of what is wrong.

use std::marker::PhantomData;

use serde::de::{DeserializeOwned, DeserializeSeed};
use serde_path_to_error::{Segment as Crumb, Track};

use crate::text_file::Place;

use super::fault::{Fault, Segment, YamlPath};
use super::lesson::Source;

/// Reads a file's YAML; the text must have passed the [guard](super::guard).
///
/// # Errors
///
/// The first thing that is wrong: the reader stops there.
pub(super) fn read<T: DeserializeOwned>(source: &Source) -> Result<T, Fault> {
    read_with(source, PhantomData)
}

/// Reads a file's YAML in a way of its own.
///
/// # Errors
///
/// The first thing that is wrong: the reader stops there.
pub(super) fn read_with<'s, S: DeserializeSeed<'s>>(source: &'s Source, seed: S) -> Result<S::Value, Fault> {
    let mut track = Track::new();
    let text = serde_yaml::Deserializer::from_str(&source.text);
    seed.deserialize(serde_path_to_error::Deserializer::new(text, &mut track))
        .map_err(|error| fault(source, &serde_path_to_error::Error::new(track.path(), error)))
}

fn fault(source: &Source, error: &serde_path_to_error::Error<serde_yaml::Error>) -> Fault {
    let yaml_path: YamlPath = error
        .path()
        .iter()
        .filter_map(|crumb| match crumb {
            Crumb::Seq { index } => Some(Segment::Index(*index)),
            Crumb::Map { key } | Crumb::Enum { variant: key } => Some(Segment::Key(key.clone())),
            Crumb::Unknown => None,
        })
        .collect();
    let location = error.inner().location();
    let place = location.map(|location| Place { line: location.line(), column: location.column() });
    let message = message(error.inner(), &yaml_path, place);
    Fault { path: source.path.clone(), place, yaml_path, message }
}

/// What serde says, and what an author understands.
const WORDS: [(&str, &str); 9] = [
    ("unknown field ", "unknown key "),
    ("unknown variant ", "unknown word "),
    ("missing field ", "missing key "),
    ("duplicate field ", "twice the key "),
    ("invalid type: sequence, ", "invalid type: list, "),
    ("invalid type: enum, ", "invalid type: value with a tag, "),
    ("invalid type: unit variant, expected newtype variant", "this word needs a value: {word: value}"),
    ("invalid type: map, expected unit variant", "this word takes no value: write it alone"),
    ("invalid value: map, expected map with a single key", "expected a map with exactly one key"),
];

/// What serde expects, and what an author understands.
const EXPECTED: [(&str, &str); 3] = [
    ("expected u8", "expected a whole number from 0 to 255"),
    ("expected a sequence", "expected a list (in brackets: [one, two])"),
    ("expected field identifier", "expected a key"),
];

/// Returns what an error says, without the path and the place that its text repeats.
fn message(error: &serde_yaml::Error, path: &YamlPath, place: Option<Place>) -> String {
    let whole = error.to_string();
    let mut text = whole.as_str();
    // The reader's own path leads to the value or, for a key, to the map around it.
    let around: YamlPath = path.segments().iter().rev().skip(1).rev().cloned().collect();
    for path in [path, &around] {
        text = text.strip_prefix(&format!("{path}: ")).unwrap_or(text);
    }
    let mut text = match place {
        Some(Place { line, column }) => text.replacen(&format!(" at line {line} column {column}"), "", 1),
        None => text.to_owned(),
    };
    for (jargon, plain) in WORDS {
        if let Some(rest) = text.strip_prefix(jargon) {
            text = format!("{plain}{rest}");
        }
    }
    for (jargon, plain) in EXPECTED {
        if let Some(rest) = text.strip_suffix(jargon) {
            text = format!("{rest}{plain}");
        }
    }
    text
}
