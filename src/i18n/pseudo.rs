//! A language that nobody speaks, made from English: accented, bracketed and half as long again. What is read without
//! accents was not said through a message; what has no closing bracket was cut.

use std::sync::Arc;

use fluent::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use super::texts::{LanguageTexts, TextFile};

/// The tag of the language.
pub const PSEUDO: &str = "en-XA";

/// What every message stands between.
pub const BRACKETS: [char; 2] = ['⟦', '⟧'];

/// Fills a text up to its length, in pieces that lines can be broken between.
const FILLER: &str = " ~~~~";

/// Makes the texts of the language from English.
pub(super) fn of(english: &LanguageTexts) -> LanguageTexts {
    let files = english.files.iter().map(|file| TextFile {
        path: file.path.clone(),
        name: file.name.clone(),
        resource: Arc::new(resource(file.source())),
    });
    LanguageTexts {
        language: PSEUDO.parse().expect("a language tag"),
        folder: english.folder.clone(),
        files: files.collect(),
        unread: Vec::new(),
        avoid: None,
        fingerprints: None,
    }
}

fn resource(source: &str) -> FluentResource {
    let mut resource = parser::parse(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                // Words that are typed are no text to be read.
                let is_typed = message.id.name.starts_with("word-");
                if let Some(value) = message.value.as_mut().filter(|_| !is_typed) {
                    bracket(value);
                }
                for attribute in
                    message.attributes.iter_mut().filter(|attribute| attribute.id.name != "forms")
                {
                    bracket(&mut attribute.value);
                }
            }
            Entry::Term(term) => {
                accent(&mut term.value);
            }
            _ => {}
        }
    }
    FluentResource::try_new(serializer::serialize(&resource)).unwrap_or_else(|(resource, _)| resource)
}

/// Accents a message, lengthens it and puts it between brackets.
fn bracket(pattern: &mut Pattern<String>) {
    let (before, after) = accent(pattern);
    let wanted = before.div_ceil(2);
    let missing = wanted.saturating_sub(after - before);
    let filler = FILLER.repeat(missing.div_ceil(FILLER.len()));
    let [open, close] = BRACKETS;
    pattern.elements.insert(0, PatternElement::TextElement { value: open.to_string() });
    pattern.elements.push(PatternElement::TextElement { value: format!("{filler}{close}") });
}

/// Accents a pattern and whatever variants it has; returns the length of its own text before and after.
fn accent(pattern: &mut Pattern<String>) -> (usize, usize) {
    let (mut before, mut after) = (0, 0);
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                before += value.chars().count();
                *value = accented(value);
                after += value.chars().count();
            }
            PatternElement::Placeable { expression } => accent_expression(expression),
        }
    }
    (before, after)
}

fn accent_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                accent(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => accent_expression(expression),
        Expression::Inline(_) => {}
    }
}

/// Doubles the vowels of words, with accents. A letter beside a digit or alone names a point: it stays.
fn accented(text: &str) -> String {
    let mut accented = String::with_capacity(text.len() * 2);
    let letters: Vec<char> = text.chars().collect();
    for (index, &letter) in letters.iter().enumerate() {
        let in_word =
            |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|other| other.is_alphabetic());
        let twin = match letter {
            'a' => 'á',
            'e' => 'é',
            'i' => 'í',
            'o' => 'ó',
            'u' => 'ú',
            'y' => 'ý',
            'A' => 'Á',
            'E' => 'É',
            'I' => 'Í',
            'O' => 'Ó',
            'U' => 'Ú',
            'Y' => 'Ý',
            _ => {
                accented.push(letter);
                continue;
            }
        };
        if in_word(index.checked_sub(1)) || in_word(Some(index + 1)) {
            accented.push(twin);
            accented.extend(twin.to_lowercase());
        } else {
            accented.push(letter);
        }
    }
    accented
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Localizer, Message, Texts};

    #[test]
    fn texts_are_accented_bracketed_and_half_as_long_again() {
        let texts = Texts::embedded().unwrap().with_pseudo();
        let localizer = |tag: &str| Localizer::new(&texts, &tag.parse().unwrap());
        let (english, pseudo) = (localizer("en"), localizer(PSEUDO));
        for id in ["ui-steps-restart", "ui-solution-ask", "fact-light-first", "lesson-capture"] {
            let (plain, long) =
                (english.text(&Message::new(id)), pseudo.try_text(&Message::new(id)).unwrap());
            assert!(long.starts_with(BRACKETS[0]) && long.ends_with(BRACKETS[1]), "{long}");
            let share = |text: &str| text.chars().count() * 2;
            assert!(share(&long) >= share(&plain) / 2 * 3, "{plain} / {long}");
            assert!(!long.contains(['a', 'e', 'o']), "{long}");
        }
    }

    #[test]
    fn every_message_that_english_has_can_be_said() {
        let texts = Texts::embedded().unwrap().with_pseudo();
        let (english, pseudo) = (texts.english().unwrap(), texts.language(&PSEUDO.parse().unwrap()).unwrap());
        for (file, made) in english.files.iter().zip(&pseudo.files) {
            let messages = |file: &TextFile| {
                let resource = parser::parse(file.source().to_owned()).unwrap();
                resource.body.iter().filter(|entry| matches!(entry, Entry::Message(_))).count()
            };
            assert_eq!(messages(file), messages(made), "{}", file.name);
        }
    }

    #[test]
    fn points_markup_and_variables_stay() {
        assert_eq!(accented("a1–a4: **mill** e, A b2"), "a1–a4: **mííll** e, A b2");
    }
}
