//! Words that the glossary avoids.

use fluent_syntax::ast::Comment;

use super::Report;
use super::tree::{At, Entry, Language, Node, walk};
use super::words::{Prose, Word};
use crate::i18n::PlainFile;

/// What a comment begins with that waives a word for the message below it: `# allow: word – reason`.
const WAIVER: &str = "allow:";

/// A word to avoid, in lower case.
struct Avoided {
    word: String,
    /// The word and its other forms, each split into the words that it consists of.
    forms: Vec<Vec<String>>,
}

pub(super) fn check(language: &Language<'_>, report: &mut Report) {
    let avoided = language.texts.avoid.as_ref().map_or_else(Vec::new, |file| read(file, report));
    for entry in &language.entries {
        let waived = waivers(entry, report);
        let avoided: Vec<&Avoided> =
            avoided.iter().filter(|avoided| !waived.contains(&avoided.word)).collect();
        for text in entry.texts() {
            walk(text.pattern, &mut |node| {
                if let Node::Pattern(pattern) = node {
                    check_prose(&Prose::new(pattern), &avoided, text.at, report);
                }
            });
        }
    }
}

/// Reads `word: form, form` lines; `#` begins a comment.
fn read(file: &PlainFile, report: &mut Report) -> Vec<Avoided> {
    let mut avoided = Vec::new();
    for line in file.source.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, forms) = line.split_once(':').unwrap_or((line, ""));
        let forms = [word].into_iter().chain(forms.split(','));
        let forms: Vec<Vec<String>> = forms.map(split_form).filter(|form| !form.is_empty()).collect();
        if split_form(word).is_empty() {
            let at = At::start(&file.path, &file.source).slice(line);
            report.error(at, "a line is `word: form, form`".to_owned());
        } else {
            avoided.push(Avoided { word: word.trim().to_lowercase(), forms });
        }
    }
    avoided
}

fn split_form(form: &str) -> Vec<String> {
    form.split_whitespace().map(str::to_lowercase).collect()
}

/// The words that comments above the entry waive.
fn waivers(entry: &Entry<'_>, report: &mut Report) -> Vec<String> {
    let mut waived = Vec::new();
    for line in entry.comment.iter().flat_map(|Comment { content }| content) {
        let Some(waiver) = line.trim_start().strip_prefix(WAIVER) else { continue };
        match waiver.split_once('–') {
            Some((word, reason)) if !reason.trim().is_empty() => waived.push(word.trim().to_lowercase()),
            _ => report.error(entry.at.slice(line), format!("a waiver says why: `# {WAIVER} word – reason`")),
        }
    }
    waived
}

fn check_prose<'s>(prose: &Prose<'s>, avoided: &[&Avoided], at: At<'s>, report: &mut Report) {
    let words = prose.words();
    let lower: Vec<String> = words.iter().map(|word| word.text.to_lowercase()).collect();
    for avoided in avoided {
        for form in &avoided.forms {
            for (index, run) in lower.windows(form.len()).enumerate() {
                let found = &words[index..index + form.len()];
                if run == form.as_slice() && are_one_phrase(&prose.text, found) {
                    let text = format!("the glossary avoids `{}`", avoided.word);
                    report.error(at.slice(prose.slice(found[0].start)), text);
                }
            }
        }
    }
}

/// Whether nothing but space lies between the words.
fn are_one_phrase(text: &str, words: &[Word<'_>]) -> bool {
    words.windows(2).all(|pair| text[pair[0].end()..pair[1].start].trim().is_empty())
}
