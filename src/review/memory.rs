//! How well something is remembered.

use chrono::{DateTime, TimeDelta, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, Seed, State};

use super::{Day, Kind};

/// The longest time between two reviews, in days: whoever comes back after a year has time for what was hard.
const LONGEST: i32 = 365;

/// The share of items that are to be remembered on the day they come back.
const RETENTION: f64 = 0.9;

/// The days beyond which the calendar is not asked, before and after 1970: some ten thousand years.
const CALENDAR: i32 = 3_650_000;

/// How an attempt went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recall {
    /// Wrong, or given up.
    Again,
    /// Right, with help or not in the best way.
    Hard,
    /// Right at the first try.
    Good,
}

impl Recall {
    /// All, the worst first.
    pub const ALL: [Self; 3] = [Self::Again, Self::Hard, Self::Good];

    /// Returns the token used in the store and in message ids.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Again => "again",
            Self::Hard => "hard",
            Self::Good => "good",
        }
    }

    /// Returns the one with this token.
    #[must_use]
    pub fn from_token(token: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|recall| recall.token() == token)
    }

    const fn rating(self) -> Rating {
        match self {
            Self::Again => Rating::Again,
            Self::Hard => Rating::Hard,
            Self::Good => Rating::Good,
        }
    }
}

/// How well an item is remembered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// In how many days the chance to remember it falls to nine in ten.
    pub stability: f64,
    /// How hard it is, from 1 to 10.
    pub difficulty: f64,
    /// How often it was seen.
    pub reviews: u32,
    /// How often it was wrong after it had been seen before.
    pub lapses: u32,
    /// How it went last.
    pub recall: Recall,
    /// The day it was last seen.
    pub last: Day,
    /// The day on which it comes back.
    pub due: Day,
}

/// Tells whether what was never reviewed is from an attempt on. What went right at once is known; a drill is done only
/// because something was not.
#[must_use]
pub fn enters(kind: Kind, recall: Recall) -> bool {
    kind == Kind::Drill || recall != Recall::Good
}

/// Returns how well an item is remembered after an attempt on a day.
///
/// A day before that of the attempt before (the clock went back) counts as the same day.
///
/// ```
/// use malom::review::{Day, Recall, review};
///
/// let missed = review(None, Recall::Again, Day(100));
/// assert_eq!(missed.due, Day(101));
/// let known = review(Some(&missed), Recall::Good, Day(101));
/// assert!(known.due > Day(102), "it comes back later each time");
/// ```
#[must_use]
pub fn review(before: Option<&Memory>, recall: Recall, day: Day) -> Memory {
    let card = before.map_or_else(Card::default, |memory| card(memory, day));
    let now = moment(day);
    // Its default seed is the time; it varies nothing where intervals are not varied, and none are.
    let parameters = Parameters {
        request_retention: RETENTION,
        maximum_interval: LONGEST,
        enable_short_term: false,
        enable_fuzz: false,
        seed: Seed::new("none"),
        ..Parameters::default()
    };
    let after = FSRS::new(parameters).next(card, now, recall.rating()).card;
    let days = i32::try_from(after.scheduled_days).unwrap_or(LONGEST).clamp(1, LONGEST);
    Memory {
        stability: after.stability,
        difficulty: after.difficulty,
        reviews: before.map_or(0, |memory| memory.reviews).saturating_add(1),
        lapses: u32::try_from(after.lapses).unwrap_or(u32::MAX),
        recall,
        last: day,
        due: Day(day.0.saturating_add(days)),
    }
}

/// Returns a memory as the scheduler takes it, on the day of a review.
fn card(memory: &Memory, day: Day) -> Card {
    let last = memory.last.min(day);
    Card {
        due: moment(memory.due),
        stability: memory.stability,
        difficulty: memory.difficulty,
        reps: i32::try_from(memory.reviews).unwrap_or(i32::MAX - 1),
        lapses: i32::try_from(memory.lapses).unwrap_or(i32::MAX - 1),
        state: State::Review,
        last_review: moment(last),
        ..Card::default()
    }
}

/// Returns a moment of a day.
fn moment(day: Day) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(day.0.clamp(-CALENDAR, CALENDAR).into())
}
