//! Which language to speak.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// The source language, in which every message exists.
pub(super) fn english() -> LanguageIdentifier {
    "en".parse().expect("a language tag")
}

/// Chooses one of the available languages by the wishes, the first of them that can be met; English if none can.
///
/// Wishes come as people and systems write them: `hu`, `hu-HU`, `hu_HU.UTF-8`. What is no language is passed over.
pub fn choose(available: &[LanguageIdentifier], wishes: &[String]) -> LanguageIdentifier {
    wishes.iter().find_map(|wish| find(available, wish)).unwrap_or_else(english)
}

/// Finds the available language that meets one wish, such as `hu` for `hu-HU`.
///
/// ```
/// use malom::i18n::{LanguageIdentifier, find};
///
/// let available: Vec<LanguageIdentifier> = ["en", "hu", "id"].map(|tag| tag.parse().unwrap()).to_vec();
/// assert_eq!(find(&available, "hu_HU.UTF-8"), Some(available[1].clone()));
/// assert_eq!(find(&available, "fr"), None);
/// ```
pub fn find(available: &[LanguageIdentifier], wish: &str) -> Option<LanguageIdentifier> {
    // `LANG` appends an encoding and a variety: `hu_HU.UTF-8@euro`.
    let tag = wish.split(['.', '@']).next().unwrap_or_default().trim();
    let requested: LanguageIdentifier = tag.parse().ok()?;
    negotiate_languages(&[requested], available, None, NegotiationStrategy::Lookup).first().copied().cloned()
}

/// Asks the system for its languages, the preferred one first.
pub fn system() -> Vec<String> {
    sys_locale::get_locales().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn available() -> Vec<LanguageIdentifier> {
        ["en", "hu", "id"].map(|tag| tag.parse().unwrap()).to_vec()
    }

    #[track_caller]
    fn assert_chosen(expected: &str, wishes: &[&str]) {
        let wishes: Vec<String> = wishes.iter().map(|&wish| wish.to_owned()).collect();
        assert_eq!(choose(&available(), &wishes).to_string(), expected);
    }

    #[test]
    fn the_first_wish_that_can_be_met_wins() {
        assert_chosen("hu", &["hu", "id"]);
        assert_chosen("id", &["fr", "id", "hu"]);
        assert_chosen("id", &["", "C", "not a language", "id-ID"]);
    }

    #[test]
    fn regions_and_encodings_do_not_matter() {
        assert_chosen("hu", &["hu-HU"]);
        assert_chosen("hu", &["hu_HU.UTF-8"]);
        assert_chosen("hu", &["HU"]);
        assert_chosen("en", &["en-GB", "hu"]);
    }

    #[test]
    fn english_answers_where_no_wish_can_be_met() {
        assert_chosen("en", &[]);
        assert_chosen("en", &["fr", "C.UTF-8", "POSIX"]);
    }

    #[test]
    fn an_unknown_language_is_not_found() {
        assert_eq!(find(&available(), "fr"), None);
        assert_eq!(find(&available(), "hungarian!"), None);
        assert_eq!(find(&available(), ""), None);
    }
}
