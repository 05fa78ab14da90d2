//! What can be wrong with a text by itself: Hungarian articles and marks of bold words.

use super::Report;
use super::tree::{At, Language, Node, walk};
use super::words::{PLACEABLE, Prose, Word};
use crate::i18n::article;

/// The mark at both ends of a newly introduced word.
const BOLD: &str = "**";

pub(super) fn check(language: &Language<'_>, report: &mut Report) {
    let hungarian = language.tag() == "hu";
    for entry in &language.entries {
        for text in entry.texts() {
            walk(text.pattern, &mut |node| {
                let Node::Pattern(pattern) = node else { return };
                let prose = Prose::new(pattern);
                check_bold(&prose, text.at, report);
                if hungarian {
                    check_articles(&prose, text.at, report);
                }
            });
        }
    }
}

/// A bold word is marked at both ends, inside one pattern.
fn check_bold<'s>(prose: &Prose<'s>, at: At<'s>, report: &mut Report) {
    let marks: Vec<usize> = prose.text.match_indices(BOLD).map(|(offset, _)| offset).collect();
    if let [.., last] = marks[..]
        && marks.len() % 2 == 1
    {
        report.error(at.slice(prose.slice(last)), format!("`{BOLD}` has no partner"));
    }
}

/// A literal article goes by how the next word, point, mill or number is read; one before a variable can't.
fn check_articles<'s>(prose: &Prose<'s>, at: At<'s>, report: &mut Report) {
    let words = prose.words();
    for (index, word) in words.iter().enumerate() {
        let lower = word.text.to_lowercase();
        if !["a", "az"].contains(&lower.as_str()) {
            continue;
        }
        let Some(next) = next_after_space(&prose.text, word) else { continue };
        let here = at.slice(prose.slice(word.start));
        if prose.text[next..].starts_with(PLACEABLE) {
            if let Some((_, name)) = prose.variables.iter().find(|(offset, _)| *offset == next) {
                let text =
                    format!("the article before a variable depends on its value: {{ ARTICLE(${name}) }}");
                report.error(here, text);
            }
        } else if let Some(read) = words.get(index + 1).filter(|read| read.start == next) {
            let is_number = read.text.starts_with(|c: char| c.is_ascii_digit());
            let right = article(read.text);
            // Before another word `az` may be a pronoun, `a` may not.
            if right != lower && (read.is_point() || is_number || lower == "a") {
                report.error(here, format!("the article before `{}` is `{right}`, not `{lower}`", read.text));
            }
        }
    }
}

/// The offset of what follows a word after space, quotes and marks.
fn next_after_space(text: &str, word: &Word<'_>) -> Option<usize> {
    let rest = text[word.end()..].strip_prefix(char::is_whitespace)?;
    let next = rest.trim_start_matches(|c: char| c.is_whitespace() || "„“”\"*([".contains(c));
    Some(text.len() - next.len())
}
