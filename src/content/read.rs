//! YAML text into values, with the place of what is wrong.

use serde::de::DeserializeOwned;
use serde_path_to_error::Segment as Crumb;

use super::fault::{Fault, Place, Segment, YamlPath};
use super::lesson::Source;

/// Reads a file's YAML; the text must have passed the [guard](super::guard).
///
/// # Errors
///
/// The first thing that is wrong: the reader stops there.
pub(super) fn read<T: DeserializeOwned>(source: &Source) -> Result<T, Fault> {
    serde_path_to_error::deserialize(serde_yaml::Deserializer::from_str(&source.text))
        .map_err(|error| fault(source, &error))
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

/// Returns what an error says, without the path and the place that its text repeats.
fn message(error: &serde_yaml::Error, path: &YamlPath, place: Option<Place>) -> String {
    let whole = error.to_string();
    let mut text = whole.as_str();
    // The reader's own path leads to the value or, for a key, to the map around it.
    let around: YamlPath = path.segments().iter().rev().skip(1).rev().cloned().collect();
    for path in [path, &around] {
        text = text.strip_prefix(&format!("{path}: ")).unwrap_or(text);
    }
    match place {
        Some(Place { line, column }) => text.replacen(&format!(" at line {line} column {column}"), "", 1),
        None => text.to_owned(),
    }
}
