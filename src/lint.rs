//! The author's gate: every fault of what people write for the program, in one run, each with its place.

mod arises;
mod content;
mod coverage;
mod fluent;
mod locales;
mod messages;
mod points;
mod proof;
mod puzzles;

use std::cmp::Ordering;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::content::{Content, Fault, Loaded, Source, YamlPath, locate};
use crate::i18n::{Texts, TextsFault};
use crate::proof::Shelf;
use crate::rules::{Position, Rules};
use crate::solver::BuildError;
use crate::text_file::Place;

/// What was checked, and every problem found.
#[derive(Debug)]
pub struct Checked {
    /// The problems, by file and place.
    pub problems: Vec<Problem>,
    /// The lessons that could be read.
    pub lessons: usize,
    /// The puzzles that could be read.
    pub puzzles: usize,
    /// The languages that could be read.
    pub languages: usize,
}

/// Reads and checks lessons and texts: those of the folders or, where none is given, those inside the program. What takes
/// perfect play is not asked.
///
/// What can't be read is a problem too, and the rest is checked as far as it goes without.
#[must_use]
pub fn check(lessons: Option<&Path>, locales: Option<&Path>) -> Checked {
    let loaded = lessons.map_or_else(Content::embedded, Content::from_dir);
    checked(&loaded, locales)
}

/// Returns where the texts of a lesson's file lie, below the folder of each language.
#[must_use]
pub fn texts_of(file: &Path) -> PathBuf {
    let whole = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    let unit = whole.parent().and_then(Path::file_name).unwrap_or_default();
    let name = whole.with_extension("ftl");
    Path::new("lessons").join(unit).join(name.file_name().unwrap_or_default())
}

/// Checks one lesson that was [loaded alone](Content::trial), and the texts; what the texts have besides it is told as well.
#[must_use]
pub fn check_lesson(loaded: &Loaded, texts: &Texts, faults: &[TextsFault]) -> Vec<Problem> {
    problems(loaded, texts, faults)
}

/// Does what [`check`] does, and proves every puzzle. Tables are taken from the shelf; where one is missing without which
/// a puzzle can't be proved it is built, which `tell` is told before.
///
/// # Errors
///
/// A table that is needed can't be built.
pub fn check_and_prove(
    lessons: Option<&Path>,
    locales: Option<&Path>,
    shelf: &Shelf,
    tell: &dyn Fn(&str),
) -> Result<Checked, BuildError> {
    let loaded = lessons.map_or_else(Content::embedded, Content::from_dir);
    let mut checked = checked(&loaded, locales);
    for problem in proof::check(&loaded.content, shelf, tell)? {
        // A proof that has gaps is found by the rules, too.
        if !checked.problems.contains(&problem) {
            checked.problems.push(problem);
        }
    }
    checked.problems.sort_by(by_place);
    Ok(checked)
}

/// Tells whether a game can come to a position, as far as that is known.
#[must_use]
pub fn can_arise(rules: &Rules, position: &Position) -> bool {
    arises::check(rules, position).is_empty()
}

fn checked(loaded: &Loaded, locales: Option<&Path>) -> Checked {
    let (texts, faults) = locales.map_or_else(Texts::read_embedded, Texts::read_dir);
    Checked {
        problems: problems(loaded, &texts, &faults),
        lessons: loaded.content.lessons().len(),
        puzzles: loaded.content.packs().puzzles().count(),
        languages: texts.languages().len(),
    }
}

fn problems(loaded: &Loaded, texts: &Texts, faults: &[TextsFault]) -> Vec<Problem> {
    let content = &loaded.content;
    let mut problems: Vec<Problem> = loaded.faults.iter().map(Problem::from).collect();
    problems.extend(faults.iter().map(Problem::from));
    problems.extend(content::check(content));
    problems.extend(puzzles::check(content));
    problems.extend(content::check_questions(content));
    if loaded.faults.is_empty() {
        // What could not be read may teach what is missing.
        problems.extend(coverage::check(content));
    }
    let wanted = messages::wanted(loaded, texts, &mut problems);
    problems.extend(locales::check(texts, &wanted));
    problems.extend(points::check(content, texts));
    problems.sort_by(by_place);
    problems
}

fn by_place(one: &Problem, other: &Problem) -> Ordering {
    (&one.path, one.place).cmp(&(&other.path, other.place))
}

/// How bad a [`Problem`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The check fails.
    Error,
    /// Worth a look; the check passes.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
        })
    }
}

/// Something wrong in a file that an author can mend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file or folder.
    pub path: PathBuf,
    /// The place in the file, where the problem has one.
    pub place: Option<Place>,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong and what to do, in English.
    pub message: String,
}

impl Problem {
    /// Describes a problem of a value in a YAML file.
    fn in_yaml(source: &Source, at: &YamlPath, severity: Severity, message: impl fmt::Display) -> Self {
        let (path, place) = (source.path.clone(), locate(&source.text, at));
        let fault = Fault { path, place, yaml_path: at.clone(), message: message.to_string() };
        Self { severity, ..Self::from(&fault) }
    }
}

impl From<&Fault> for Problem {
    fn from(fault: &Fault) -> Self {
        let Fault { path, place, yaml_path, message } = fault;
        let message = match yaml_path.segments() {
            [] => message.clone(),
            _ => format!("{yaml_path}: {message}"),
        };
        Self { path: path.into(), place: *place, severity: Severity::Error, message }
    }
}

impl fmt::Display for Problem {
    /// Writes `path:line:column: error: message`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.path.display())?;
        if let Some(place) = self.place {
            write!(f, "{place}:")?;
        }
        write!(f, " {}: {}", self.severity, self.message)
    }
}
