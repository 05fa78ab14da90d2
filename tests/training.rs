//! Training with puzzles: ratings, what to solve next, streaks and cycles.

mod cycles;
mod days;
mod learner;
mod messages;
mod picking;
mod ratings;

use malom::training::{Card, Grade};

/// A puzzle of a grade with one theme.
fn card(id: &str, grade: u8, theme: &str) -> Card {
    Card { id: id.to_owned(), grade: Grade::new(grade).unwrap(), themes: vec![theme.to_owned()] }
}

/// Many puzzles: `p000`, `p001`, … over all grades and eight themes.
fn pack(count: usize) -> Vec<Card> {
    let grade = |n: usize| u8::try_from(n % 6).unwrap() + 1;
    (0..count).map(|n| card(&format!("p{n:03}"), grade(n), &format!("theme-{}", n / 6 % 8))).collect()
}

fn ids(cards: &[&Card]) -> Vec<String> {
    cards.iter().map(|card| card.id.clone()).collect()
}
