//! Which puzzles to solve.

use super::standing::rating;
use super::{Card, Grade, Rating, Standings};
use crate::chance::draw_for;

/// Which puzzles are wanted. Empty lists want every puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The tokens of themes, of which a puzzle must have one.
    pub themes: Vec<String>,
    /// The grades, of which a puzzle must have one.
    pub grades: Vec<Grade>,
}

impl Filter {
    /// Whether a puzzle is wanted.
    #[must_use]
    pub fn takes(&self, card: &Card) -> bool {
        let theme = self.themes.is_empty() || card.themes.iter().any(|theme| self.themes.contains(theme));
        theme && (self.grades.is_empty() || self.grades.contains(&card.grade))
    }
}

/// Returns the puzzles of chosen themes and grades: those never tried first, from easy to hard and drawn by the seed within
/// a grade; then the others, that first which was not seen for longest.
#[must_use]
pub fn select<'c>(cards: &'c [Card], filter: &Filter, standings: &Standings, seed: u64) -> Vec<&'c Card> {
    let mut wanted: Vec<&Card> = cards.iter().filter(|card| filter.takes(card)).collect();
    wanted.sort_by_cached_key(|card| {
        let last = standings.get(&card.id).map(|standing| standing.last);
        (last, card.grade, draw_for(seed, &card.id), card.id.clone())
    });
    wanted
}

/// How far from the learner's rating a puzzle seems through chance alone, at most; in points. It keeps two seeds from
/// drawing the same set.
const CHANCE: f64 = 100.0;

/// How much farther a puzzle seems for each one in the set with which it shares a theme; in points. So the set is mixed.
const SAME_THEME: f64 = 60.0;

/// How much farther the puzzle seems that was tried last, and the one before a little less, and so on; in points.
const JUST_TRIED: f64 = 300.0;

/// Returns a mixed set: so many puzzles near the learner's rating, of many themes. Those never tried come before all others;
/// of those, the ones not seen for long are preferred.
#[must_use]
pub fn mixed<'c>(
    cards: &'c [Card],
    standings: &Standings,
    learner: Rating,
    count: usize,
    seed: u64,
) -> Vec<&'c Card> {
    let mut by_last: Vec<i64> = standings.values().map(|standing| standing.last).collect();
    by_last.sort_unstable();
    let recency = |last: i64| {
        let older = by_last.partition_point(|&other| other < last) + 1;
        as_float(older) / as_float(by_last.len())
    };
    let mut left: Vec<(bool, f64, &Card)> = cards
        .iter()
        .map(|card| {
            let tried = standings.get(&card.id);
            let distance = (rating(card, standings).value() - learner.value()).abs();
            let recent = tried.map_or(0.0, |standing| JUST_TRIED * recency(standing.last));
            (tried.is_some(), distance + recent + CHANCE * fraction(seed, &card.id), card)
        })
        .collect();
    let mut set: Vec<&Card> = Vec::with_capacity(count.min(left.len()));
    while set.len() < count {
        let shared = |card: &Card| {
            set.iter().filter(|other| other.themes.iter().any(|theme| card.themes.contains(theme))).count()
        };
        let cost = |distance: f64, card: &Card| distance + SAME_THEME * as_float(shared(card));
        let nearest = left.iter().enumerate().min_by(|(_, a), (_, b)| {
            let by_cost = cost(a.1, a.2).total_cmp(&cost(b.1, b.2));
            a.0.cmp(&b.0).then(by_cost).then_with(|| a.2.id.cmp(&b.2.id))
        });
        let Some((index, _)) = nearest else { break };
        set.push(left.swap_remove(index).2);
    }
    set
}

/// Returns the puzzles that failed and were not solved cleanly since, in the order of failing: one that fails again goes to
/// the end.
#[must_use]
pub fn repeat<'c>(cards: &'c [Card], standings: &Standings) -> Vec<&'c Card> {
    let mut due: Vec<(Option<i64>, &Card)> = cards
        .iter()
        .filter_map(|card| standings.get(&card.id).map(|standing| (standing, card)))
        .filter(|(standing, _)| standing.is_due())
        .map(|(standing, card)| (standing.failed, card))
        .collect();
    due.sort_by_key(|&(failed, _)| failed);
    due.into_iter().map(|(_, card)| card).collect()
}

/// Returns a set to be solved in cycles: so many of the wanted puzzles, near the learner's rating, from easy to hard.
#[must_use]
pub fn for_cycles(
    cards: &[Card],
    filter: &Filter,
    standings: &Standings,
    learner: Rating,
    count: usize,
    seed: u64,
) -> Vec<String> {
    let wanted: Vec<Card> = cards.iter().filter(|card| filter.takes(card)).cloned().collect();
    // What was tried already is as good as what was not: in the second cycle nothing is new.
    let mut set = mixed(&wanted, &Standings::new(), learner, count, seed);
    set.sort_by(|a, b| {
        let (rating_a, rating_b) = (rating(a, standings).value(), rating(b, standings).value());
        rating_a.total_cmp(&rating_b).then_with(|| a.id.cmp(&b.id))
    });
    set.into_iter().map(|card| card.id.clone()).collect()
}

/// Counts as a float. No set has more puzzles than a float holds exactly.
fn as_float(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Draws a number from 0 to below 1 for a text.
fn fraction(seed: u64, text: &str) -> f64 {
    const BITS: u32 = 32; // as many as a float holds exactly
    let high = u32::try_from(draw_for(seed, text) >> (u64::BITS - BITS)).unwrap_or(u32::MAX);
    f64::from(high) / (f64::from(u32::MAX) + 1.0)
}
