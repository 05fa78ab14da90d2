//! The Hungarian definite article: *a* before a consonant, *az* before a vowel, as the next word is read aloud.

use fluent::{FluentArgs, FluentValue};

/// Chooses the Hungarian article before `text`: `"a"` or `"az"`.
///
/// It goes by the first word, so a mill or a list takes the article of its first point:
/// - a single letter, alone or before digits, by the letter's name: *az a1*, *az f6* (ef), *a b2* (bé), *a g1* (gé);
/// - a number by how it is read: *az 1* (egy), *az 5* (öt), *az 1000* (ezer), *az 50*, *az 500*; *a 13*, *a 100*;
/// - letters read one by one, by the first of them: *az MTTE* (em-té-té-e), but *a FEN*, read as a word;
/// - any other word by its first letter.
///
/// Quotes, brackets and other marks before the word are not read.
///
/// ```
/// use malom::i18n::article;
///
/// assert_eq!(article("a1–d1–g1"), "az");
/// assert_eq!(article("d2 és f6"), "a");
/// ```
pub fn article(text: &str) -> &'static str {
    let word = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let mut letters = word.chars().take_while(|c| c.is_alphabetic());
    let vowel = match (letters.next(), letters.next()) {
        (None, _) => number_begins_with_vowel(word),
        (Some(only), None) => letter_name_begins_with_vowel(only),
        (Some(first), Some(second)) if is_spelt_out(first, second) => letter_name_begins_with_vowel(first),
        (Some(first), Some(_)) => is_vowel(first),
    };
    if vowel { "az" } else { "a" }
}

/// The Fluent function `ARTICLE($x, case: "lower"|"upper")`: the article alone, `case: "upper"` at the start of a
/// sentence.
pub(super) fn fluent_article<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let text = match positional.first() {
        Some(FluentValue::String(text)) => text.clone(),
        Some(FluentValue::Number(number)) => number.as_string(),
        _ => return FluentValue::Error,
    };
    let upper = matches!(named.get("case"), Some(FluentValue::String(case)) if case == "upper");
    match (article(&text), upper) {
        ("az", false) => "az".into(),
        ("az", true) => "Az".into(),
        (_, false) => "a".into(),
        (_, true) => "A".into(),
    }
}

fn is_vowel(letter: char) -> bool {
    letter.to_lowercase().any(|c| "aáeéiíoóöőuúüű".contains(c))
}

/// Whether the name of the letter begins with a vowel: *ef, el, em, en, er, es, iksz, ipszilon* beside the vowels.
fn letter_name_begins_with_vowel(letter: char) -> bool {
    is_vowel(letter) || letter.to_lowercase().any(|c| "flmnrsxy".contains(c))
}

/// Whether a word that begins with these letters is read letter by letter: two capital consonants.
fn is_spelt_out(first: char, second: char) -> bool {
    [first, second].iter().all(|&c| c.is_uppercase() && !is_vowel(c))
}

/// Whether a number in digits begins with a vowel when read: with *öt* (5, 50, 500, …), or with *egy* or *ezer*, which
/// a 1 is at the head of its group of three digits (1, 1000, 1 000 000; not 10 or 100).
fn number_begins_with_vowel(digits: &str) -> bool {
    let length = digits.chars().take_while(char::is_ascii_digit).count();
    match digits.chars().next() {
        Some('5') => true,
        Some('1') => length % 3 == 1,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_article(expected: &str, texts: &[&str]) {
        for text in texts {
            assert_eq!(article(text), expected, "before {text:?}");
        }
    }

    #[test]
    fn points_go_by_the_name_of_their_letter() {
        assert_article("az", &["a1", "e4", "f6"]);
        assert_article("a", &["b2", "c3", "d7", "g1"]);
    }

    #[test]
    fn numbers_go_by_how_they_are_read() {
        assert_article(
            "az",
            &["1", "5", "50", "51", "59", "500", "512", "1000", "1999", "5000", "50000", "1000000"],
        );
        assert_article(
            "a",
            &["0", "2", "3", "9", "10", "13", "15", "49", "60", "100", "105", "10000", "100000"],
        );
    }

    #[test]
    fn words_go_by_their_first_letter() {
        assert_article("az", &["ellenfél", "üres pont", "Őrlés", "állás"]);
        assert_article("a", &["malom", "sötét", "Világos", "lépés"]);
    }

    #[test]
    fn abbreviations_go_by_how_they_are_read() {
        assert_article("az", &["MTTE", "SMS"]);
        assert_article("a", &["FEN", "JSON", "DVD"]);
    }

    #[test]
    fn mills_and_lists_go_by_their_first_element() {
        assert_article("az", &["a1–d1–g1", "a1, b2 és c3", "e3–e4–e5"]);
        assert_article("a", &["c5–d5–e5", "d2 és f6"]);
    }

    #[test]
    fn marks_before_the_word_are_not_read() {
        assert_article("az", &["„a1”", "**ellenfél**", "(5)"]);
        assert_article("a", &["„malom”", "**malom**", "„b2”", ""]);
    }

    #[test]
    fn the_function_writes_capitals_on_request() {
        let named = |case: &'static str| FluentArgs::from_iter([("case", case)]);
        assert_eq!(fluent_article(&["a1".into()], &named("lower")), "az".into());
        assert_eq!(fluent_article(&["a1".into()], &named("upper")), "Az".into());
        assert_eq!(fluent_article(&["b2".into()], &named("upper")), "A".into());
        assert_eq!(fluent_article(&[5.into()], &FluentArgs::new()), "az".into());
    }
}
