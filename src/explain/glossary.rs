//! The words of the game: how each language calls them, and which of them a text uses.

use crate::i18n::{Localizer, Message, fold};

/// Parts the forms of a word.
const SEPARATOR: char = '|';

/// Stands at the end of a form that goes on with any ending.
const ENDING: char = '…';

/// Returns a word of the glossary; its attributes are `meaning`, `forms` and, where it has other names, `also`.
#[must_use]
pub fn word(term: &str) -> Message {
    Message::new(format!("glossary-{term}"))
}

/// Finds the words of the glossary that a text uses, in the order of the glossary.
#[must_use]
pub fn words_in<'t>(text: &str, terms: &'t [String], texts: &Localizer) -> Vec<&'t str> {
    let written = tokens(text);
    let is_used = |term: &&String| {
        let forms = texts.try_text(&word(term).attribute("forms")).unwrap_or_default();
        forms.split(SEPARATOR).any(|form| is_form_in(form.trim(), &written))
    };
    terms.iter().filter(is_used).map(String::as_str).collect()
}

/// Tells whether a form, of one word or several, stands among words.
fn is_form_in(form: &str, written: &[String]) -> bool {
    let open = form.ends_with(ENDING);
    let form = tokens(form);
    let last = form.len().saturating_sub(1);
    !form.is_empty()
        && written.windows(form.len()).any(|words| {
            words.iter().zip(&form).enumerate().all(|(index, (word, part))| {
                if open && index == last { word.starts_with(part.as_str()) } else { word == part }
            })
        })
}

fn tokens(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_whole_words_unless_they_are_open() {
        let written = tokens("Zárd be a **malmot**, aztán vegyél le egy bábut!");
        assert!(is_form_in("malmo…", &written));
        assert!(is_form_in("zárd be", &written));
        assert!(!is_form_in("malmo", &written));
        assert!(!is_form_in("be zárd", &written));
        assert!(!is_form_in("", &written));
        assert!(!is_form_in("…", &written));
    }
}
