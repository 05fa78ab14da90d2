//! How likely it is that a learner holds each misconception.

use super::misconception::Misconception;
use super::reading::{Evidence, Speaks};

/// The share of answers in which a learner slips.
const SLIP: f64 = 0.1;
/// The log odds of a misconception of which nothing is known: about one learner in fifty-five holds it.
const PRIOR: f64 = -4.0;
/// The log odds from which on one is named, if it is clear of all others.
const NAMED: f64 = 3.5;
/// The log odds below which one that was named is so no more.
const GONE: f64 = 0.0;
/// The least log odds that are reckoned with: who has known better for long can still come to believe.
const LEAST: f64 = -6.0;
/// The most: who has believed for long can still come to know better.
const MOST: f64 = 6.0;
/// How far behind another must be not to be in the way.
const BEHIND: f64 = 4.0;
/// How much must speak for one that does not speak for the other, where that is not behind.
const ALONE: f64 = 4.0;

/// How likely it is that a learner holds each misconception, by the latest answers at which it could show.
///
/// Who holds one answers by it but for slips; who does not gives just that answer by a slip alone, and the more rarely the
/// more answers there are. So each answer shifts the odds. One is named once it is all but certain and every other
/// that explains the same answers is far less so, or fails to explain others.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    windows: [Vec<Shift>; Misconception::ALL.len()],
    /// The last answer, and how many there were.
    last: Option<(i64, usize)>,
}

/// What one answer shifts.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Shift {
    /// Which answer, counted, so that it is known what else it speaks for.
    answer: usize,
    /// By how much, in log odds.
    by: f64,
}

impl Default for Tally {
    fn default() -> Self {
        Self { windows: std::array::from_fn(|_| Vec::new()), last: None }
    }
}

impl Tally {
    /// The answers that count for each misconception: the latest. Older ones tell who the learner was.
    pub const WINDOW: usize = 12;

    /// Adds what an answer says. `answer` tells it from the one before: what it says may be added one by one.
    pub fn add(&mut self, answer: i64, evidence: &[Evidence]) {
        let count = match self.last {
            Some((last, count)) if last == answer => count,
            Some((_, count)) => count + 1,
            None => 0,
        };
        self.last = Some((answer, count));
        for evidence in evidence {
            let window = &mut self.windows[evidence.misconception as usize];
            if window.len() == Self::WINDOW {
                window.remove(0);
            }
            window.push(Shift { answer: count, by: shift(evidence) });
        }
    }

    /// Returns how likely it is that the learner holds a misconception, from 0 to 1.
    #[must_use]
    pub fn likelihood(&self, misconception: Misconception) -> f64 {
        1.0 / (1.0 + (-self.odds(misconception)).exp())
    }

    /// Tells whether anything at which it could show has been answered.
    #[must_use]
    pub fn is_known(&self, misconception: Misconception) -> bool {
        !self.windows[misconception as usize].is_empty()
    }

    /// Goes through the misconceptions that the learner seems to hold, in the order of [`Misconception::ALL`].
    pub fn named(&self) -> impl Iterator<Item = Misconception> + '_ {
        Misconception::ALL.into_iter().filter(|&misconception| self.is_named(misconception))
    }

    /// Tells whether the learner seems to hold a misconception.
    #[must_use]
    pub fn is_named(&self, misconception: Misconception) -> bool {
        self.is_likely(misconception)
            && Misconception::ALL
                .into_iter()
                .filter(|&other| other != misconception)
                .all(|other| self.is_clear_of(misconception, other))
    }

    /// Returns the log odds.
    fn odds(&self, misconception: Misconception) -> f64 {
        self.course(misconception).last().unwrap_or(PRIOR)
    }

    /// Goes through the log odds after each answer.
    fn course(&self, misconception: Misconception) -> impl Iterator<Item = f64> + '_ {
        self.windows[misconception as usize].iter().scan(PRIOR, |odds, shift| {
            *odds = (*odds + shift.by).clamp(LEAST, MOST);
            Some(*odds)
        })
    }

    /// Returns all that speaks for a misconception, less what speaks against it.
    fn weight(&self, misconception: Misconception) -> f64 {
        self.windows[misconception as usize].iter().map(|shift| shift.by).sum()
    }

    /// Tells whether it was all but certain, and has not become unlikely since.
    fn is_likely(&self, misconception: Misconception) -> bool {
        self.course(misconception).fold(false, |likely, odds| odds >= NAMED || (likely && odds >= GONE))
    }

    /// Tells whether another is no explanation as good: it is far less likely, or does not explain all that this one does.
    fn is_clear_of(&self, misconception: Misconception, other: Misconception) -> bool {
        let others = &self.windows[other as usize];
        // What was answered before the other's window begins may be explained by it as well.
        let begins = others.first().filter(|_| others.len() == Self::WINDOW).map_or(0, |first| first.answer);
        let explains = |shift: &&Shift| {
            shift.answer < begins
                || others.iter().any(|theirs| theirs.answer == shift.answer && theirs.by > 0.0)
        };
        let in_favour = self.windows[misconception as usize].iter().filter(|shift| shift.by > 0.0);
        let (shared, alone): (Vec<&Shift>, Vec<&Shift>) = in_favour.partition(explains);
        shared.is_empty()
            || self.weight(other) + BEHIND <= self.weight(misconception)
            || alone.iter().map(|shift| shift.by).sum::<f64>() >= ALONE
    }
}

/// Returns by how much an answer shifts the log odds.
fn shift(evidence: &Evidence) -> f64 {
    let others = f64::from(evidence.answers.max(2) - 1);
    let by = ((1.0 - SLIP) / (SLIP / others)).ln();
    match evidence.speaks {
        Speaks::For => by,
        Speaks::Against => -by,
    }
}
