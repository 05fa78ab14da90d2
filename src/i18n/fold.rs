//! Texts as they are compared, however they are typed.

/// Brings a text to the form in which texts are compared: small letters without accents, single spaces.
///
/// ```
/// assert_eq!(malom::i18n::fold("  Megoldás  KÉRÉSE "), "megoldas kerese");
/// ```
#[must_use]
pub fn fold(text: &str) -> String {
    let small = text.to_lowercase();
    let words: Vec<String> =
        small.split_whitespace().map(|word| word.chars().filter_map(without_accent).collect()).collect();
    words.join(" ")
}

/// Takes the accent off a Hungarian vowel; an accent that is a character of its own falls away.
fn without_accent(letter: char) -> Option<char> {
    match letter {
        'á' => Some('a'),
        'é' => Some('e'),
        'í' => Some('i'),
        'ó' | 'ö' | 'ő' => Some('o'),
        'ú' | 'ü' | 'ű' => Some('u'),
        '\u{300}'..='\u{36f}' => None,
        _ => Some(letter),
    }
}
