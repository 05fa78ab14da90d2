//! A lesson that is tried from its file, whether it is in a course yet or not.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::content::Content;
use crate::i18n::{FaultKind, LanguageIdentifier, Texts, TextsFault};
use crate::lint::{self, Problem, Severity};

use super::watch::Watch;

/// The folder of texts that is looked for beside that of the lessons.
const LOCALES: &str = "locales";

/// What shows that a folder is one of lessons.
const FACTS: &str = "facts.yaml";

/// A lesson to try: its file, and where what belongs to it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    file: PathBuf,
    /// The folder of lessons; without one, what is inside the program stands in.
    lessons: Option<PathBuf>,
    /// The folder of texts, which come before those of the program.
    locales: Option<PathBuf>,
    /// The language in which what its texts lack is told; `None` for every one.
    language: Option<LanguageIdentifier>,
}

/// Why a file is none to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrialError {
    /// There is no such file.
    NotThere,
    /// It is a folder, or something else that is no file.
    NotAFile,
    /// Its name does not end in `.yaml`.
    NotYaml,
    /// It lies where packs of puzzles do.
    Pack,
    /// It lies where boards do.
    Board,
    /// It is one of the files that a course has one of.
    OfCourse,
}

impl fmt::Display for TrialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotThere => "there is no such file (malom new lesson ID writes one)",
            Self::NotAFile => "this is not a file (name the file of a lesson: lessons/<unit>/<lesson>.yaml)",
            Self::NotYaml => "this is no lesson: its name does not end in .yaml",
            Self::Pack => "this is a pack of puzzles (solve it with: malom --lessons DIR puzzle PACK)",
            Self::Board => "this is a board (a lesson by its rules shows it)",
            Self::OfCourse => {
                "this is no lesson, but belongs to the course (check it with: malom --lessons DIR check)"
            }
        })
    }
}

impl std::error::Error for TrialError {}

/// What has been read of a lesson that is tried.
#[derive(Debug)]
pub struct Tried {
    /// The content, of which the lesson is all there is to learn.
    pub content: Content,
    /// The texts: the author's, and for what they don't say the program's.
    pub texts: Texts,
    /// The lesson's id; `None` where it has a fault that keeps it from being played.
    pub lesson: Option<String>,
    /// What is wrong with its files; what is but to be warned of is left to the checker.
    pub problems: Vec<Problem>,
}

impl Trial {
    /// Looks where what belongs to a lesson's file lies, unless it is told: the lessons two folders up, and beside them the
    /// folder `locales`.
    ///
    /// # Errors
    ///
    /// The file is no lesson's, as far as its name tells.
    pub fn new(file: &Path, lessons: Option<&Path>, locales: Option<&Path>) -> Result<Self, TrialError> {
        let extension = file.extension().is_some_and(|extension| extension == "yaml");
        match file.metadata() {
            Err(_) => return Err(TrialError::NotThere),
            Ok(data) if !data.is_file() => return Err(TrialError::NotAFile),
            Ok(_) if !extension => return Err(TrialError::NotYaml),
            Ok(_) => {}
        }
        let whole = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let unit = whole.parent();
        match unit.and_then(Path::file_name).and_then(|name| name.to_str()) {
            Some("puzzles") => return Err(TrialError::Pack),
            Some("boards") => return Err(TrialError::Board),
            _ if unit.is_some_and(|folder| folder.join(FACTS).is_file()) => return Err(TrialError::OfCourse),
            _ => {}
        }
        // As the author wrote the path, so that faults name it alike.
        let above = match file.parent().and_then(Path::parent) {
            Some(above) if above.as_os_str().is_empty() => Some(PathBuf::from(".")),
            Some(above) => Some(above.to_owned()),
            None => unit.and_then(Path::parent).map(Path::to_owned),
        };
        let found = above.filter(|folder| folder.join(FACTS).is_file());
        let lessons = lessons.map(Path::to_owned).or(found);
        let beside = |folder: &Path| match folder.parent() {
            Some(parent) if folder.file_name().is_some() => parent.join(LOCALES),
            _ => folder.join("..").join(LOCALES),
        };
        let near = lessons.as_deref().map(beside).into_iter().chain([PathBuf::from(LOCALES)]);
        let locales = locales.map(Path::to_owned).or_else(|| near.into_iter().find(|folder| folder.is_dir()));
        Ok(Self { file: file.to_owned(), lessons, locales, language: None })
    }

    /// Tells of what texts lack in one language alone: who writes in one has not written in the others yet.
    #[must_use]
    pub fn in_language(self, language: LanguageIdentifier) -> Self {
        Self { language: Some(language), ..self }
    }

    /// Begins to look for changes: of the file, of what it refers to, of its texts.
    #[must_use]
    pub fn watch(&self) -> Watch {
        let roots = [Some(&self.file), self.lessons.as_ref(), self.locales.as_ref()];
        Watch::new(roots.into_iter().flatten().cloned().collect())
    }

    /// Returns the folder of the author's texts, where there is one.
    #[must_use]
    pub fn locales(&self) -> Option<&Path> {
        self.locales.as_deref()
    }

    /// Reads the texts alone, as far as they can be read.
    #[must_use]
    pub fn texts(&self) -> Texts {
        texts(self.locales.as_deref()).0
    }

    /// Reads the lesson and its texts. It takes too long for the thread of an interface.
    #[must_use]
    pub fn load(&self) -> Tried {
        let (texts, faults) = texts(self.locales.as_deref());
        let loaded = Content::trial(self.lessons.as_deref(), &self.file);
        let lesson = loaded.content.lessons().first().map(|lesson| lesson.id.clone());
        // What is no Fluent may be anything; of the rest only the lesson's own texts are asked.
        let unread: Vec<&Path> = faults.iter().map(|fault| fault.path.as_path()).collect();
        let own = lint::texts_of(&self.file);
        let spoken =
            self.language.as_ref().and_then(|language| texts.language(language)).map(|texts| &texts.folder);
        let is_ours = |problem: &Problem| {
            let path = problem.path.as_path();
            let of_locales = self.locales.as_deref().is_some_and(|folder| path.starts_with(folder));
            let is_spoken = spoken.is_none_or(|folder| path.starts_with(folder));
            path == self.file || of_locales && (path.ends_with(&own) && is_spoken || unread.contains(&path))
        };
        let problems = lint::check_lesson(&loaded, &texts, &faults);
        let problems =
            problems.into_iter().filter(|problem| problem.severity == Severity::Error && is_ours(problem));
        Tried { problems: problems.collect(), lesson, texts, content: loaded.content }
    }
}

/// Reads an author's texts, before those of the program.
fn texts(folder: Option<&Path>) -> (Texts, Vec<TextsFault>) {
    let (program, _) = Texts::read_embedded();
    let Some(folder) = folder else { return (program, Vec::new()) };
    let (texts, mut faults) = Texts::read_dir(folder);
    // The program has English.
    faults.retain(|fault| !matches!(fault.kind, FaultKind::NoEnglish));
    (texts.over(program), faults)
}
