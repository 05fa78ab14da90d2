//! Messages as translators look at them: beside the English and a third language, with the position that they are about.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::content::Content;
use crate::explain;
use crate::i18n::{
    FaultKind, LanguageIdentifier, LanguageTexts, Localizer, Message, Texts, fingerprints, fold, message_ids,
    read_fingerprints, written,
};
use crate::rules::{Position, Rules};

use super::watch::Watch;

/// What has come of a message in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// It is translated from the English of today.
    Done,
    /// It is not there.
    Missing,
    /// Its English has changed since.
    Stale,
    /// It is there, and nobody has said from which English.
    Unconfirmed,
}

impl Standing {
    /// All that there are.
    pub const ALL: [Self; 4] = [Self::Done, Self::Missing, Self::Stale, Self::Unconfirmed];

    /// Returns the token.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Missing => "missing",
            Self::Stale => "stale",
            Self::Unconfirmed => "unconfirmed",
        }
    }
}

/// Finds what has come of each English message in a language, by id.
#[must_use]
pub fn standings(english: &LanguageTexts, language: &LanguageTexts) -> BTreeMap<String, Standing> {
    let has: BTreeSet<String> = language.files.iter().flat_map(|file| message_ids(file.source())).collect();
    let kept = language.fingerprints.as_ref().map(|kept| read_fingerprints(&kept.source)).unwrap_or_default();
    let is_source = english.language == language.language;
    let standing = |(id, now): (String, String)| {
        let standing = match kept.get(&id) {
            _ if is_source => Standing::Done,
            _ if !has.contains(&id) => Standing::Missing,
            None => Standing::Unconfirmed,
            Some(then) if *then != now => Standing::Stale,
            Some(_) => Standing::Done,
        };
        (id, standing)
    };
    fingerprints(english).into_iter().map(standing).collect()
}

/// Messages to look at: from where, and in which languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The folder of lessons; without one, those of the program.
    pub lessons: Option<PathBuf>,
    /// The folder of texts; without one, those of the program.
    pub locales: Option<PathBuf>,
    /// The language that is worked on.
    pub language: LanguageIdentifier,
    /// A third language to look at, besides English.
    pub with: Option<LanguageIdentifier>,
}

/// All messages, in the order of the English files.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The languages, in the order in which they are shown.
    pub languages: Vec<LanguageIdentifier>,
    /// The messages.
    pub pages: Vec<Page>,
    /// What is wrong with the files, a line each.
    pub problems: Vec<String>,
}

/// A message in several languages.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its id.
    pub id: String,
    /// The file that it is in, below the folder of each language.
    pub file: String,
    /// What has come of it in the language that is worked on.
    pub standing: Standing,
    /// What it is about, where it belongs to a position.
    pub setting: Option<Setting>,
    /// Its value and its attributes.
    pub texts: Vec<Row>,
}

/// A position that a message is about.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The rules by which it is judged.
    pub rules: &'static Rules,
    /// The position.
    pub position: Position,
}

/// A text in several languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The attribute; `None` for the message's value.
    pub attribute: Option<String>,
    /// The text in each language of the book: formatted where nothing has to be filled in, else as it is written.
    pub texts: Vec<Option<String>>,
}

impl Page {
    /// Tells whether each word of a search stands somewhere in it; the search must be [folded](fold).
    #[must_use]
    pub fn is_found_by(&self, query: &str) -> bool {
        let texts = self.texts.iter().flat_map(|row| row.texts.iter().flatten());
        let searched = texts
            .fold(fold(&format!("{} {} {}", self.id, self.file, self.standing.token())), |all, text| {
                all + " " + &fold(text)
            });
        query.split(' ').all(|word| searched.contains(word))
    }
}

impl Preview {
    /// Begins to look for changes.
    #[must_use]
    pub fn watch(&self) -> Watch {
        Watch::new([&self.lessons, &self.locales].into_iter().flatten().cloned().collect())
    }

    /// Reads everything. It takes too long for the thread of an interface.
    #[must_use]
    pub fn load(&self) -> Book {
        let loaded = self.lessons.as_deref().map_or_else(Content::embedded, Content::from_dir);
        let (texts, faults) = self.locales.as_deref().map_or_else(Texts::read_embedded, Texts::read_dir);
        let problems = faults.iter().map(ToString::to_string).collect();
        let no_english = faults.iter().any(|fault| matches!(fault.kind, FaultKind::NoEnglish));
        let (Some(english), false) = (texts.english(), no_english) else {
            return Book { problems, ..Book::default() };
        };
        let mut languages = vec![self.language.clone()];
        for other in [Some(&english.language), self.with.as_ref()].into_iter().flatten() {
            if !languages.contains(other) {
                languages.push(other.clone());
            }
        }
        let columns: Vec<Column> = languages.iter().map(|language| Column::new(&texts, language)).collect();
        let standings =
            texts.language(&self.language).map(|language| standings(english, language)).unwrap_or_default();
        let settings = settings(&loaded.content);
        let mut pages: Vec<Page> = Vec::new();
        for file in &english.files {
            for id in message_ids(file.source()) {
                let attributes: Vec<Option<&String>> = {
                    let mut all: Vec<Option<&String>> = Vec::new();
                    for column in &columns {
                        for attribute in column
                            .written
                            .get(&id)
                            .into_iter()
                            .flatten()
                            .map(|(attribute, _)| attribute.as_ref())
                        {
                            if !all.contains(&attribute) {
                                all.push(attribute);
                            }
                        }
                    }
                    all
                };
                let row = |attribute: Option<&String>| Row {
                    attribute: attribute.cloned(),
                    texts: columns.iter().map(|column| column.text(&id, attribute)).collect(),
                };
                pages.push(Page {
                    texts: attributes.into_iter().map(row).collect(),
                    file: file.name.clone(),
                    standing: standings.get(&id).copied().unwrap_or(Standing::Missing),
                    setting: settings.get(&id).copied(),
                    id,
                });
            }
        }
        Book { languages, pages, problems }
    }
}

/// A language of the book.
struct Column {
    localizer: Localizer,
    /// What is written, by the message's id: attributes with their texts.
    written: BTreeMap<String, Vec<(Option<String>, String)>>,
}

impl Column {
    fn new(texts: &Texts, language: &LanguageIdentifier) -> Self {
        let mut all: BTreeMap<String, Vec<(Option<String>, String)>> = BTreeMap::new();
        for file in texts.language(language).into_iter().flat_map(|language| &language.files) {
            for text in written(file.source()) {
                all.entry(text.id).or_default().push((text.attribute, text.text));
            }
        }
        Self { localizer: Localizer::new(texts, language), written: all }
    }

    fn text(&self, id: &str, attribute: Option<&String>) -> Option<String> {
        let (_, written) = self.written.get(id)?.iter().find(|(one, _)| one.as_ref() == attribute)?;
        let message = Message { attribute: attribute.cloned(), ..Message::new(id) };
        Some(self.localizer.try_text(&message).unwrap_or_else(|_| written.clone()))
    }
}

/// Finds the positions that messages are about, by the messages' ids.
fn settings(content: &Content) -> BTreeMap<String, Setting> {
    let mut all = BTreeMap::new();
    for lesson in content.lessons() {
        for step in &lesson.steps {
            let setting = Setting { rules: lesson.rules, position: step.position };
            all.insert(explain::step_id(lesson, step), setting);
            // The first one that is about it speaks for a lesson, a fact, a reason.
            all.entry(explain::title(lesson).id).or_insert(setting);
            for fact in &step.teaches {
                all.entry(format!("fact-{fact}")).or_insert(setting);
            }
            for mistake in &step.mistakes {
                for id in
                    [format!("illegal-{}", mistake.because.token()), explain::reason(mistake.because).id]
                {
                    all.entry(id).or_insert(setting);
                }
            }
        }
    }
    for question in content.questions() {
        all.insert(
            explain::asked(question).id,
            Setting { rules: question.rules, position: question.position },
        );
    }
    for pack in content.packs().all() {
        for puzzle in &pack.puzzles {
            let Some(start) = puzzle.starts.first() else { continue };
            let setting = Setting { rules: puzzle.rules, position: start.position };
            all.insert(explain::puzzle::note(puzzle).id, setting);
            all.entry(explain::puzzle::pack(pack).id).or_insert(setting);
        }
    }
    all
}

/// Finds a folder of this name here, where there is one.
#[must_use]
pub fn folder_here(name: &str) -> Option<PathBuf> {
    Some(Path::new(name).to_owned()).filter(|folder| folder.is_dir())
}
