//! Where a content file is wrong, and how.

use std::fmt;

use crate::text_file::{Place, TextFileError};

use super::lesson::Source;
use super::locate::locate;

/// The way to a value inside a YAML file: `steps[2].position`.
///
/// ```
/// use malom::content::YamlPath;
///
/// assert_eq!(YamlPath::root().key("steps").index(2).key("position").to_string(), "steps[2].position");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct YamlPath(Vec<Segment>);

/// One step on the way to a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Segment {
    /// To the value of this key.
    Key(String),
    /// To this element, counted from zero.
    Index(usize),
}

impl YamlPath {
    /// Returns the path of the whole file.
    #[must_use]
    pub const fn root() -> Self {
        Self(Vec::new())
    }

    /// Returns the path of the value of `key`.
    #[must_use]
    pub fn key(&self, key: &str) -> Self {
        self.with(Segment::Key(key.to_owned()))
    }

    /// Returns the path of an element.
    #[must_use]
    pub fn index(&self, index: usize) -> Self {
        self.with(Segment::Index(index))
    }

    fn with(&self, segment: Segment) -> Self {
        Self(self.0.iter().cloned().chain([segment]).collect())
    }

    /// Returns the steps from the root.
    #[must_use]
    pub fn segments(&self) -> &[Segment] {
        &self.0
    }
}

impl FromIterator<Segment> for YamlPath {
    fn from_iter<I: IntoIterator<Item = Segment>>(segments: I) -> Self {
        Self(segments.into_iter().collect())
    }
}

impl fmt::Display for YamlPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, segment) in self.0.iter().enumerate() {
            match segment {
                Segment::Key(key) if position == 0 => f.write_str(key)?,
                Segment::Key(key) => write!(f, ".{key}")?,
                Segment::Index(index) => write!(f, "[{index}]")?,
            }
        }
        Ok(())
    }
}

/// Something wrong in a content file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file or folder, as the reader of the fault knows it.
    pub path: String,
    /// Where in the file; `None` where the fault is the file itself.
    pub place: Option<Place>,
    /// The value inside the file; the root where the fault is no value's.
    pub yaml_path: YamlPath,
    /// What is wrong and what to do, in English: it is for authors.
    pub message: String,
}

impl Fault {
    /// Describes a fault of a file or folder as a whole.
    pub(super) fn of_file(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { path: path.into(), place: None, yaml_path: YamlPath::root(), message: message.into() }
    }

    /// Describes why a file or folder has no text.
    pub(super) fn of_text(path: &str, error: &TextFileError) -> Self {
        Self { place: error.place(), ..Self::of_file(path, error.to_string()) }
    }
}

/// The faults found so far.
#[derive(Debug, Default)]
pub(super) struct Faults(pub Vec<Fault>);

impl Faults {
    /// How many faults of a file's values are told: each costs a reading of the file to find its place, and nobody mends
    /// more in one go.
    pub(super) const PER_FILE: usize = 100;

    /// Adds a fault of a file or folder as a whole.
    pub(super) fn add_file(&mut self, path: impl Into<String>, message: impl Into<String>) {
        self.0.push(Fault::of_file(path, message));
    }

    /// Adds a fault of a value that was read.
    pub(super) fn add_value(&mut self, source: &Source, yaml_path: YamlPath, message: impl Into<String>) {
        let told = self.0.iter().filter(|fault| fault.path == source.path).count();
        if told < Self::PER_FILE {
            let place = locate(&source.text, &yaml_path);
            self.0.push(Fault { path: source.path.clone(), place, yaml_path, message: message.into() });
        } else if told == Self::PER_FILE {
            self.add_file(&source.path, "there are more faults (mend these first)");
        }
    }

    /// Tells whether a file has none.
    pub(super) fn spare(&self, path: &str) -> bool {
        self.0.iter().all(|fault| fault.path != path)
    }

    /// Returns the faults in the order of files and places; those of a file as a whole come last.
    pub(super) fn sorted(mut self) -> Vec<Fault> {
        self.0.sort_by(|one, other| {
            let key = |fault: &'_ Fault| (fault.place.is_none(), fault.place);
            one.path.cmp(&other.path).then(key(one).cmp(&key(other)))
        });
        self.0
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.path)?;
        if let Some(place) = self.place {
            write!(f, "{place}:")?;
        }
        if !self.yaml_path.segments().is_empty() {
            write!(f, " {}:", self.yaml_path)?;
        }
        write!(f, " {}", self.message)
    }
}

impl std::error::Error for Fault {}
