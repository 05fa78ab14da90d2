//! The checks of `locales`: what is missing, superfluous or at odds between the languages, and what a language's own
//! rules forbid.
//!
//! Files that are no Fluent are found when they are read ([`Texts::read_dir`]); here the rest of them is checked.

mod avoid;
mod coverage;
mod prose;
mod references;
mod stale;
mod tree;
mod words;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::{Problem, Severity};
use crate::i18n::{Texts, TextsFault};
use crate::text_file::Place;
use tree::{Language, Parsed};

/// The key of a text: a message's id, and the attribute where the text is not the message's value.
pub(super) type TextKey = (String, Option<String>);

/// The texts that the lessons and other content ask for.
///
/// Below `lessons/` and in `facts.ftl` a text that is not among them is an orphan. What the program itself says can't
/// be listed, so elsewhere English decides what exists.
pub(super) type WantedTexts = BTreeMap<TextKey, Wanted>;

/// How a text is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    /// The file below the language's folder where the text belongs: `lessons/rules/mill.ftl`.
    pub(super) file: String,
    /// Who has to have it.
    pub(super) need: Need,
}

/// Who has to have a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// Every language.
    Always,
    /// Every language, where English has it.
    AsInEnglish,
    /// Whichever language has a use for it.
    Own,
}

/// Checks the texts of all languages; gives every problem, by file and place.
pub(super) fn check(texts: &Texts, wanted: &WantedTexts) -> Vec<Problem> {
    let parsed: Vec<Parsed<'_>> = texts.languages().iter().map(Parsed::new).collect();
    let mut report = Report::default();
    let languages: Vec<Language<'_>> =
        parsed.iter().map(|parsed| Language::new(parsed, &mut report)).collect();
    let english = languages.iter().find(|language| language.tag() == "en");
    for language in &languages {
        references::check(language, &mut report);
        prose::check(language, &mut report);
        avoid::check(language, &mut report);
        coverage::check(language, english, wanted, &mut report);
        stale::check(language, english, &mut report);
    }
    report.finish()
}

impl From<&TextsFault> for Problem {
    fn from(fault: &TextsFault) -> Self {
        Self {
            path: fault.path.clone(),
            place: fault.place,
            severity: Severity::Error,
            message: fault.kind.to_string(),
        }
    }
}

/// The problems found so far.
#[derive(Default)]
struct Report(Vec<Problem>);

impl Report {
    /// Adds an error at a place, given as a file with the part of its text where the error begins.
    fn error(&mut self, at: tree::At<'_>, message: String) {
        self.error_in(at.path.to_owned(), Some(at.place()), message);
    }

    /// Adds a warning at a place.
    fn warning(&mut self, at: tree::At<'_>, message: String) {
        let (path, place) = (at.path.to_owned(), Some(at.place()));
        self.0.push(Problem { path, place, severity: Severity::Warning, message });
    }

    /// Adds an error in a file, which need not exist.
    fn error_in(&mut self, path: PathBuf, place: Option<Place>, message: String) {
        self.0.push(Problem { path, place, severity: Severity::Error, message });
    }

    fn finish(mut self) -> Vec<Problem> {
        self.0.sort_by(|a, b| (&a.path, a.place).cmp(&(&b.path, b.place)));
        self.0
    }
}
