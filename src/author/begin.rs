//! A lesson that is begun: its file with a first step, its texts in every language, and its place in the course.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::content::{self, Content, Fault, nearest};
use crate::i18n::{Texts, TextsFault};

/// The fact that the first step teaches, where the author's facts have it; else the first of them.
const FACT: &str = "mill-three-on-a-line";

/// Why a lesson could not be begun.
#[derive(Debug)]
pub enum BeginError {
    /// What was asked for can't be: why, and what to do.
    Refused(String),
    /// The course can't be read.
    Lessons(Vec<Fault>),
    /// The texts can't be read.
    Locales(Vec<TextsFault>),
    /// A file can't be written.
    Write(PathBuf, io::Error),
}

impl fmt::Display for BeginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) => f.write_str(why),
            Self::Lessons(_) => f.write_str("the lessons can't be read"),
            Self::Locales(_) => f.write_str("the texts can't be read"),
            Self::Write(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for BeginError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Write(_, error) => Some(error),
            Self::Refused(_) | Self::Lessons(_) | Self::Locales(_) => None,
        }
    }
}

/// What was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// The lesson.
    pub lesson: PathBuf,
    /// Its texts, a file a language.
    pub texts: Vec<PathBuf>,
    /// The course, of which the lesson is a part now.
    pub course: PathBuf,
    /// The unit.
    pub unit: String,
}

/// Begins a lesson in a unit, the last one where none is named. What is there is never written over; where something can't
/// be written, what was written before is taken away again.
///
/// # Errors
///
/// There is such a lesson or no such unit; folders that can't be read, or written to.
pub fn begin_lesson(
    lessons: &Path,
    locales: &Path,
    id: &str,
    unit: Option<&str>,
) -> Result<Begun, BeginError> {
    if !content::is_id(id) {
        return Err(BeginError::Refused(format!(
            "`{id}` is no id for a lesson: lower-case letters a to z and digits, joined by single hyphens, such as last-stones"
        )));
    }
    for folder in [lessons, locales] {
        if !folder.is_dir() {
            return Err(BeginError::Refused(format!(
                "there is no folder {} (malom new course writes one; --lessons and --locales name others)",
                folder.display()
            )));
        }
    }
    let loaded = Content::from_dir(lessons);
    let Some(course) = loaded.content.course_source() else { return Err(BeginError::Lessons(loaded.faults)) };
    let content = &loaded.content;
    let units = content.units();
    let unit = match unit {
        Some(unit) => units.iter().find(|one| one.id == unit).ok_or_else(|| no_unit(content, unit))?,
        None => units.last().ok_or_else(|| BeginError::Refused(format!("{} has no unit", course.path)))?,
    };
    let folders = units.iter().map(|unit| lessons.join(&unit.id).join(format!("{id}.yaml")));
    if let Some(there) = folders.into_iter().find(|path| path.exists()) {
        return Err(BeginError::Refused(format!(
            "{} is there already (choose another id: it is that of the learners' progress)",
            there.display()
        )));
    }
    let is_test = |id: &str| content.lesson(id).is_some_and(|lesson| lesson.is_test);
    let text = content::with_lesson(course, &unit.id, id, is_test).ok_or_else(|| {
        BeginError::Refused(format!("add `{id}` to the unit `{}` in {} yourself first", unit.id, course.path))
    })?;
    let (texts, faults) = Texts::read_dir(locales);
    if !faults.is_empty() {
        return Err(BeginError::Locales(faults));
    }
    let fact = content.fact(FACT).or(content.facts().first()).map_or(FACT, |fact| fact.id.as_str());

    let begun = Begun {
        lesson: lessons.join(&unit.id).join(format!("{id}.yaml")),
        texts: texts
            .languages()
            .iter()
            .map(|language| language.folder.join("lessons").join(&unit.id).join(format!("{id}.ftl")))
            .collect(),
        course: PathBuf::from(&course.path),
        unit: unit.id.clone(),
    };
    let tags = texts.languages().iter().map(|language| language.language.to_string());
    let texts = begun.texts.iter().zip(tags).map(|(path, tag)| (path, texts_of(id, &tag)));
    let files = [(&begun.lesson, lesson(id, fact))].into_iter().chain(texts);
    let mut written: Vec<&Path> = Vec::new();
    let mut all = files
        .map(|(path, text)| create(path, &text).map(|()| written.push(path)).map_err(|error| (path, error)));
    let result = all.find_map(Result::err);
    let result = result.or_else(|| fs::write(&begun.course, text).err().map(|error| (&begun.course, error)));
    drop(all);
    if let Some((path, error)) = result {
        for path in written {
            // What could be written can be removed; where not, it is named by the refusal of the next try.
            let _ = fs::remove_file(path);
        }
        return Err(BeginError::Write(path.clone(), error));
    }
    Ok(begun)
}

fn no_unit(content: &Content, unit: &str) -> BeginError {
    let ids = || content.units().iter().map(|unit| unit.id.as_str());
    let hint = match nearest(unit, ids()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!(
            "there are: {}; a new one is begun in course.yaml, with its title unit-{unit} in ui.ftl",
            ids().collect::<Vec<_>>().join(", ")
        ),
    };
    BeginError::Refused(format!("there is no unit `{unit}` ({hint})"))
}

/// Writes a file that is not there yet.
fn create(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

/// The name that a lesson has until its author finds a better one.
fn name(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut chars = words.chars();
    chars.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + chars.as_str())
}

/// Returns the file of a lesson with one step.
fn lesson(id: &str, fact: &str) -> String {
    format!(
        "\
# yaml-language-server: $schema=../schema/lesson.json
# What this lesson is for: a line for whoever works on it next.
id: {id}
grade: 1                # how hard it is, from 1
requires: []            # ids of lessons to do before it
rules: standard         # by which rules; `malom rules` lists them
steps:
  # A step is a position and a task. Its texts have its id: step-{id}--first-step
  - id: first-step
    # The facts that it tells, by their ids in facts.yaml. Where a fact is asked again without being told: tests: [...]
    teaches: [{fact}]
    # The side to move, the stones of each side and, after +, those in hand. `malom show '...'` draws it.
    position: w W:a1,d1+7 B:d2,f6+7
    # What is to be done: play, mark, judge, choose, predict, compare, win or hold.
    task: {{play: {{closes: [a1-d1-g1]}}}}
    # The answer. `malom check` computes it, and says where this differs.
    expect: [g1xd2, g1xf6]
    # What learners really try, with the reason for which it is refused. Only for play.
    mistakes:
      - {{try: [g1, pass], because: capture-due}}
"
    )
}

/// Returns the texts of a new lesson in a language; where we don't speak it, the English as comments.
fn texts_of(id: &str, tag: &str) -> String {
    let name = name(id);
    let english = format!(
        "\
lesson-{id} = {name}
    .intro = What this lesson is about, in one line.

step-{id}--first-step = You have stones on a1 and d1. Close the mill on the bottom line, and play your turn to its end.
    .hint1 = Which point of that line is still empty?
    .success = A mill! Whoever closes one takes a stone in the same turn.
"
    );
    match tag {
        "en" => english,
        "hu" => format!(
            "\
lesson-{id} = {name}
    .intro = Egy sorban: miről szól ez a lecke.

step-{id}--first-step = Az a1 és a d1 ponton a te bábuid állnak. Zárj malmot az alsó vonalon, és játszd végig a körödet!
    .hint1 = Melyik pont üres még ezen a vonalon?
    .success = Malom! Aki malmot zár, még ugyanabban a körben levesz egy bábut.
"
        ),
        "id" => format!(
            "\
lesson-{id} = {name}
    .intro = Isi pelajaran ini dalam satu baris.

step-{id}--first-step = Buahmu ada di a1 dan d1. Bentuklah mill pada garis paling bawah, lalu mainkan giliranmu sampai selesai.
    .hint1 = Titik mana pada garis itu yang masih kosong?
    .success = Mill! Siapa yang membentuk mill langsung menangkap satu buah pada giliran yang sama.
"
        ),
        _ => {
            let comments: Vec<String> = english
                .lines()
                .map(|line| if line.is_empty() { String::new() } else { format!("# {line}") })
                .collect();
            comments.join("\n") + "\n"
        }
    }
}
