//! A fixed set in faster cycles: the woodpecker method.

use std::collections::BTreeMap;

use super::Outcome;

/// A fixed set of puzzles to be solved in cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleSet {
    /// Names the set; the same in every copy of the learner's file.
    pub key: String,
    /// The ids of its puzzles, in the order of every cycle.
    pub puzzles: Vec<String>,
}

/// An attempt in a cycle, as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleRow {
    /// The number of the cycle, from 1.
    pub cycle: u32,
    /// The puzzle's id.
    pub puzzle: String,
    /// How the attempt ended.
    pub outcome: Outcome,
    /// How long it took, in seconds.
    pub seconds: u32,
}

/// What a cycle came to, or has come to so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CycleReport {
    /// Its number, from 1.
    pub number: u32,
    /// How many puzzles it has.
    pub puzzles: usize,
    /// How many of them were tried.
    pub tried: usize,
    /// How many of them were solved cleanly.
    pub solved: usize,
    /// How long all attempts took together, in seconds: time at the puzzles, so that pauses between them don't count.
    pub seconds: u64,
}

impl CycleReport {
    /// Whether every puzzle was tried.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.tried >= self.puzzles
    }

    /// Returns the share of the tried puzzles that were solved cleanly, in whole percent, rounded down so that 100 means
    /// all; 0 where none was tried.
    #[must_use]
    pub fn percent(&self) -> u8 {
        let percent = (self.solved * 100).checked_div(self.tried).unwrap_or(0);
        u8::try_from(percent).unwrap_or(100)
    }

    /// Compares a cycle with an earlier one.
    #[must_use]
    pub fn against(&self, earlier: &Self) -> CycleChange {
        // Puzzles may have left the packs between the two, so the time is held against the number of puzzles.
        let (time, count) = (u128::from(self.seconds), self.tried as u128);
        let (earlier_time, earlier_count) = (u128::from(earlier.seconds), earlier.tried as u128);
        let as_fast = earlier_time * count; // what this cycle would have taken at the earlier pace, times the earlier count
        let taken = time * earlier_count;
        let pace = match taken.cmp(&as_fast) {
            std::cmp::Ordering::Less => Pace::Faster,
            std::cmp::Ordering::Equal => Pace::Same,
            std::cmp::Ordering::Greater => Pace::Slower,
        };
        let seconds = taken.abs_diff(as_fast).checked_div(earlier_count).unwrap_or(0);
        CycleChange {
            pace,
            seconds: u64::try_from(seconds).unwrap_or(u64::MAX),
            percent: i16::from(self.percent()) - i16::from(earlier.percent()),
        }
    }
}

/// How fast a cycle was beside an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// It took less time.
    Faster,
    /// It took the same time.
    Same,
    /// It took more time.
    Slower,
}

impl Pace {
    /// Every pace.
    pub const ALL: [Self; 3] = [Self::Faster, Self::Same, Self::Slower];

    /// Returns the token used in messages and JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Faster => "faster",
            Self::Same => "same",
            Self::Slower => "slower",
        }
    }
}

/// What changed from one cycle to a later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CycleChange {
    /// Whether it was faster.
    pub pace: Pace,
    /// By how much, in seconds for the later cycle's puzzles.
    pub seconds: u64,
    /// By how many points of percent more was solved cleanly; negative where less was.
    pub percent: i16,
}

/// How far a learner has come with a set. All of it follows from the log, so that a program that is killed in the middle of
/// a cycle goes on with the next puzzle, and two at once keep no second account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycles {
    /// The cycles before the present one, the first first.
    pub done: Vec<CycleReport>,
    /// The present cycle; nothing is tried in it where it is yet to begin.
    pub now: CycleReport,
    /// The puzzle to solve next; `None` where none of the set is left in the packs.
    pub next: Option<String>,
}

impl Cycles {
    /// Finds it from the rows of the log in their order. A puzzle that `exists` no more is left out of the present cycle.
    ///
    /// Of two attempts at a puzzle in one cycle the first counts.
    #[must_use]
    pub fn new(set: &CycleSet, rows: &[CycleRow], exists: impl Fn(&str) -> bool) -> Self {
        let mut cycles: BTreeMap<u32, BTreeMap<&str, &CycleRow>> = BTreeMap::new();
        for row in rows.iter().filter(|row| set.puzzles.contains(&row.puzzle)) {
            cycles.entry(row.cycle).or_default().entry(&row.puzzle).or_insert(row);
        }
        let there: Vec<&str> = set.puzzles.iter().map(String::as_str).filter(|id| exists(id)).collect();
        let open = |tried: &BTreeMap<&str, &CycleRow>| {
            there.iter().find(|id| !tried.contains_key(*id)).map(|id| (*id).to_owned())
        };
        let (number, next) = match cycles.last_key_value() {
            None => (1, there.first().map(|id| (*id).to_owned())),
            Some((&last, tried)) => match open(tried) {
                Some(next) => (last, Some(next)),
                None => (last.saturating_add(1), there.first().map(|id| (*id).to_owned())),
            },
        };
        let present = cycles.remove(&number).unwrap_or_default();
        let missing = there.iter().filter(|id| !present.contains_key(*id)).count();
        let now = report(number, present.len() + missing, &present);
        let done = cycles.iter().map(|(&number, tried)| report(number, tried.len(), tried)).collect();
        Self { done, now, next }
    }

    /// Returns the last cycle that was done, and how it compares with the one before it.
    #[must_use]
    pub fn last(&self) -> Option<(&CycleReport, Option<CycleChange>)> {
        let (last, before) = self.done.split_last()?;
        Some((last, before.last().map(|before| last.against(before))))
    }
}

fn report(number: u32, puzzles: usize, tried: &BTreeMap<&str, &CycleRow>) -> CycleReport {
    CycleReport {
        number,
        puzzles,
        tried: tried.len(),
        solved: tried.values().filter(|row| row.outcome == Outcome::Solved).count(),
        seconds: tried.values().map(|row| u64::from(row.seconds)).sum(),
    }
}
