//! The puzzle of the day.

use super::{Card, Day};
use crate::chance::draw_for;

/// The days within which the daily puzzle does not come back, where there are puzzles enough.
pub const APART: u8 = 28;

/// Returns the puzzle of a day: the same for everyone who has the same puzzles, whatever their order.
///
/// Each puzzle draws a number from the day and its own id, and the greatest wins. So puzzles that are added or taken away
/// change a day only where one of them wins it or the puzzle that won is gone: with 100 puzzles added to 400, four days of
/// five stay as they were, and learners with the older pack and the newer mostly meet on the same puzzle. The puzzles that
/// would win one of the days before (four weeks, [`APART`]; fewer where the puzzles are few) stand back.
///
/// `cards` must be what everyone has: the packs that ship, not what a learner imported. `None` where there is none.
#[must_use]
pub fn daily(cards: &[Card], day: Day) -> Option<&Card> {
    let days = usize::from(APART - 1).min(cards.len().saturating_sub(1) / 2);
    let recent = 1..=i64::try_from(days).unwrap_or(0);
    let day = i64::from(day.0);
    let before: Vec<&str> =
        recent.filter_map(|back| winner(cards.iter(), day - back)).map(|card| card.id.as_str()).collect();
    winner(cards.iter().filter(|card| !before.contains(&card.id.as_str())), day)
}

/// Returns the puzzle that draws the greatest number; of two, which is next to impossible, the first by id.
fn winner<'c>(cards: impl Iterator<Item = &'c Card>, day: i64) -> Option<&'c Card> {
    let draw = |card: &Card| draw_for(day.cast_unsigned(), &card.id);
    cards.max_by(|a, b| draw(a).cmp(&draw(b)).then_with(|| b.id.cmp(&a.id)))
}
