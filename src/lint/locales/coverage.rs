//! What the languages have to have in common: the texts, their variables and the points that they name.

use std::collections::BTreeSet;
use std::path::PathBuf;

use fluent_syntax::ast::{Comment, InlineExpression, Pattern};

use super::tree::{Entry, Language, Node, Text, walk};
use super::words::Prose;
use super::{Need, Report, WantedTexts};
use crate::text_file::Place;

pub(super) fn check(
    language: &Language<'_>,
    english: Option<&Language<'_>>,
    wanted: &WantedTexts,
    report: &mut Report,
) {
    let expected = Expected { english, wanted };
    check_missing(language, &expected, report);
    for entry in language.entries.iter().filter(|entry| !entry.is_term) {
        if !english.is_some_and(|english| english.texts.unread(entry.file)) {
            check_orphans(entry, &expected, report);
        }
        let Some(source) = english.filter(|source| source.tag() != language.tag()) else { continue };
        for text in entry.texts() {
            let Some(message) = source.message(entry.id) else { continue };
            if let Some(original) = message.text(text.attribute) {
                check_variables(&text, &original, message.comment, report);
                check_points(&text, &original, report);
            }
        }
    }
}

/// What decides which texts a language has: English and the content.
struct Expected<'a, 's> {
    english: Option<&'a Language<'s>>,
    wanted: &'a WantedTexts,
}

impl Expected<'_, '_> {
    fn wants(&self, id: &str, attribute: Option<&str>) -> bool {
        self.wanted.contains_key(&(id.to_owned(), attribute.map(str::to_owned)))
    }

    fn english_has(&self, id: &str, attribute: Option<&str>) -> bool {
        self.english
            .and_then(|english| english.message(id))
            .is_some_and(|entry| entry.text(attribute).is_some())
    }
}

fn check_missing(language: &Language<'_>, expected: &Expected<'_, '_>, report: &mut Report) {
    let mut missing = |id: &str, attribute: Option<&str>, file: &str| {
        let entry = language.message(id);
        if entry.is_some_and(|entry| entry.text(attribute).is_some()) || language.texts.unread(file) {
            return;
        }
        let (path, place) = match entry {
            Some(entry) => (entry.at.path.to_owned(), Some(entry.at.place())),
            None => home(language, expected.english, id, file),
        };
        report.error_in(path, place, format!("`{}` is missing", key(id, attribute)));
    };
    for entry in expected.english.iter().flat_map(|english| &english.entries).filter(|entry| !entry.is_term) {
        for text in entry.texts() {
            let key = (entry.id.to_owned(), text.attribute.map(str::to_owned));
            if expected.wanted.get(&key).is_none_or(|wanted| wanted.need != Need::Own) {
                missing(entry.id, text.attribute, entry.file);
            }
        }
    }
    for ((id, attribute), wanted) in expected.wanted {
        if wanted.need == Need::Always && !expected.english_has(id, attribute.as_deref()) {
            missing(id, attribute.as_deref(), &wanted.file);
        }
    }
}

/// Where a missing message belongs: after the one that it follows in English, in the file of the same name.
fn home(
    language: &Language<'_>,
    english: Option<&Language<'_>>,
    id: &str,
    file: &str,
) -> (PathBuf, Option<Place>) {
    let path = language.texts.folder.join(file);
    let earlier = english.iter().flat_map(|english| &english.entries).filter(|entry| entry.file == file);
    let earlier: Vec<&str> = earlier.map(|entry| entry.id).take_while(|earlier| *earlier != id).collect();
    let neighbour = earlier.iter().rev().find_map(|earlier| {
        language.message(earlier).filter(|entry| entry.file == file).map(|entry| entry.at.place())
    });
    let exists = language.texts.files.iter().any(|existing| existing.name == file);
    (path, neighbour.or_else(|| exists.then_some(Place { line: 1, column: 1 })))
}

fn check_orphans(entry: &Entry<'_>, expected: &Expected<'_, '_>, report: &mut Report) {
    let is_content = entry.file.starts_with("lessons/") || entry.file == "facts.ftl";
    let has_a_home = |attribute: Option<&str>| {
        expected.wants(entry.id, attribute) || !is_content && expected.english_has(entry.id, attribute)
    };
    let reader = if is_content { "no lesson asks for it" } else { "English has no such text" };
    let texts = entry.texts();
    let orphans: Vec<&Text<'_>> = texts.iter().filter(|text| !has_a_home(text.attribute)).collect();
    if orphans.len() == texts.len() {
        report.error(entry.at, format!("`{}` is an orphan: {reader}", entry.id));
    } else {
        for text in orphans {
            report.error(text.at, format!("`{}` is an orphan: {reader}", key(entry.id, text.attribute)));
        }
    }
}

/// The variables of a text.
#[derive(Default)]
struct Variables<'s> {
    /// Those whose value is shown.
    shown: BTreeSet<&'s str>,
    /// All: also those that only select a variant or go to a function.
    all: BTreeSet<&'s str>,
}

fn variables<'s>(pattern: &'s Pattern<&'s str>) -> Variables<'s> {
    let mut variables = Variables::default();
    walk(pattern, &mut |node| match node {
        Node::Shown(InlineExpression::VariableReference { id }) => {
            variables.shown.insert(id.name);
            variables.all.insert(id.name);
        }
        Node::Used(InlineExpression::VariableReference { id }) => drop(variables.all.insert(id.name)),
        Node::Pattern(_) | Node::Shown(_) | Node::Used(_) => {}
    });
    variables
}

/// A translation uses no variable that English does not, and leaves out none whose value English shows. One that only
/// selects a form in English may be of no use to another language; one that only another language needs is named in
/// the comment above the English message: `# $count: …`.
fn check_variables(
    text: &Text<'_>,
    original: &Text<'_>,
    comment: Option<&Comment<&str>>,
    report: &mut Report,
) {
    let (own, english) = (variables(text.pattern), variables(original.pattern));
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let comment =
        comment.iter().flat_map(|comment| &comment.content).flat_map(|line| line.split('$').skip(1));
    let named: BTreeSet<&str> = comment.filter_map(|after| after.split(|c| !is_name(c)).next()).collect();
    for name in own.all.difference(&english.all).filter(|name| !named.contains(*name)) {
        report.error(text.at.slice(name), format!("English has no variable `${name}` here"));
    }
    for name in english.shown.difference(&own.all) {
        report.error(text.at, format!("the variable `${name}` of the English text is left out"));
    }
}

fn points(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut points = BTreeSet::new();
    walk(pattern, &mut |node| {
        if let Node::Pattern(pattern) = node {
            let prose = Prose::new(pattern);
            points
                .extend(prose.words().iter().filter(|word| word.is_point()).map(|word| word.text.to_owned()));
        }
    });
    points
}

/// A translation names the points that English names.
fn check_points(text: &Text<'_>, original: &Text<'_>, report: &mut Report) {
    let (own, english) = (points(text.pattern), points(original.pattern));
    let list = |points: Vec<&String>| points.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ");
    let (extra, lacking) =
        (list(own.difference(&english).collect()), list(english.difference(&own).collect()));
    if !extra.is_empty() {
        report.error(text.at, format!("points that the English text does not name: {extra}"));
    }
    if !lacking.is_empty() {
        report.error(text.at, format!("points of the English text that are left out: {lacking}"));
    }
}

/// Names a text as authors do: `id` or `id.attribute`.
fn key(id: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| id.to_owned(), |name| format!("{id}.{name}"))
}
