//! The words that content files may use: ids, and the answers to questions.

use crate::rules::{Color, Phase};

use super::lesson::Question;

/// Tells whether an id is kebab-case: lower-case letters and digits, joined by single hyphens.
///
/// A double hyphen separates the lesson from the step in message ids.
#[must_use]
pub fn is_id(text: &str) -> bool {
    text.split('-').all(|word| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    })
}

/// Returns every possible answer to a question, in one fixed order; `None` where the author names them.
pub(super) fn answers(question: &Question) -> Option<Vec<String>> {
    let words = |words: &[&str]| Some(words.iter().map(|&word| word.to_owned()).collect());
    match question {
        Question::WhoseTurn => Some(
            Color::ALL
                .into_iter()
                .flat_map(|color| {
                    ["places", "moves", "flies", "captures"]
                        .map(|acts| format!("{color}-{acts}").to_lowercase())
                })
                .collect(),
        ),
        Question::WhichPhase => words(&Phase::ALL.map(Phase::token)),
        Question::MayFly => words(&["white", "black", "both", "neither"]),
        Question::WhoWon => words(&["white", "black", "nobody"]),
        Question::HowManyCaptures(_) => words(&["none", "one", "two"]),
        Question::HowMany(_) => Some((0..=24).map(|count| format!("n{count}")).collect()),
        Question::Given => None,
    }
}
