//! A learner at their puzzles: what is kept of them, and what day it is.

use std::sync::Arc;
use std::time::SystemTime;

use jiff::civil::date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use super::Learner;
use super::reviews::recall_of_puzzle;
use crate::belief::{Weighed, judged};
use crate::content::Puzzle;
use crate::progress::Asked;
use crate::review::Kind;
use crate::training::{
    Attempt, Card, CycleSet, Cycles, Day, Grade, InCycle, Outcome, Rating, Standings, Streak, streak,
};
use crate::tutor::{PuzzleSession, WeighedTurn};

/// How an attempt moved the learner's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before.
    pub before: Rating,
    /// The rating after; the same where the puzzle had been tried before.
    pub after: Rating,
}

/// Reads the day from the system's clock, in the learner's time zone; Greenwich's where the system names none.
#[must_use]
pub fn today() -> Day {
    day_at(SystemTime::now())
}

/// Returns the day that a clock shows. One beyond the calendar, which ends with the year 9999, shows its first or last.
fn day_at(time: SystemTime) -> Day {
    let beyond = |_| match time < SystemTime::UNIX_EPOCH {
        true => Timestamp::MIN,
        false => Timestamp::MAX,
    };
    day(&Timestamp::try_from(time).unwrap_or_else(beyond).to_zoned(TimeZone::system()))
}

/// Returns the day of a moment in its time zone.
#[must_use]
pub fn day(moment: &Zoned) -> Day {
    let days = moment.date().duration_since(date(1970, 1, 1)).as_hours() / 24;
    Day(i32::try_from(days).expect("a date has a year of four digits"))
}

/// Returns what training needs to know of a puzzle.
#[must_use]
pub fn card(puzzle: &Puzzle) -> Card {
    Card {
        id: puzzle.id.clone(),
        grade: Grade::new(puzzle.grade.number()).expect("both grades count from 1 to 6"),
        themes: puzzle.themes.iter().map(|theme| theme.token().to_owned()).collect(),
    }
}

impl Learner {
    /// Reads the day from the learner's clock, in their time zone.
    #[must_use]
    pub fn today(&self) -> Day {
        day_at(self.store.clock().now())
    }

    /// Keeps an attempt at a puzzle, and returns how it moved the learner's rating: a first attempt does.
    pub fn keep_attempt(&mut self, attempt: &Attempt<'_>) -> RatingChange {
        let before = self.rating();
        let written = self.store.record_puzzle(attempt);
        self.told(written);
        RatingChange { before, after: self.rating() }
    }

    /// Keeps the attempt that a session has brought to its end, once; `None` where there is none to keep. It took so many
    /// seconds, and belongs to a cycle or to none.
    pub fn keep_puzzle(
        &mut self,
        session: &mut PuzzleSession,
        seconds: u32,
        cycle: Option<InCycle<'_>>,
    ) -> Option<RatingChange> {
        self.keep_all_weighed(session);
        let outcome = session.take_outcome()?;
        Some(self.keep_outcome(session, outcome, seconds, cycle))
    }

    /// Keeps the attempt of a session that the learner leaves before its end: a goal that was spoiled has failed, and
    /// nothing else is an attempt.
    pub fn keep_abandoned(
        &mut self,
        session: &mut PuzzleSession,
        seconds: u32,
        cycle: Option<InCycle<'_>>,
    ) -> Option<RatingChange> {
        self.keep_all_weighed(session);
        let outcome = session.take_abandoned()?;
        Some(self.keep_outcome(session, outcome, seconds, cycle))
    }

    /// Keeps what the turns of a puzzle that were judged so far say of misconceptions.
    fn keep_all_weighed(&mut self, session: &mut PuzzleSession) {
        let puzzle = Arc::clone(session.puzzle());
        for turn in session.take_weighed() {
            self.keep_weighed(Asked::Puzzle { puzzle: &puzzle.id }, &puzzle, turn);
        }
    }

    /// Keeps what a turn says of misconceptions beside those that could be played.
    pub(super) fn keep_weighed(&mut self, asked: Asked<'_>, puzzle: &Puzzle, weighed: WeighedTurn) {
        let WeighedTurn { position, turn, turns } = weighed;
        let weighed: Vec<Weighed> = turns.into_iter().map(|(turn, keeps)| Weighed { turn, keeps }).collect();
        let evidence = judged(puzzle.rules, &position, turn, &weighed);
        let written = self.store.record_evidence(asked, &evidence);
        self.told(written);
        self.look_for_named(&evidence, None);
    }

    fn keep_outcome(
        &mut self,
        session: &PuzzleSession,
        outcome: Outcome,
        seconds: u32,
        cycle: Option<InCycle<'_>>,
    ) -> RatingChange {
        let Card { id, grade, .. } = card(session.puzzle());
        let day = self.today();
        self.keep_review_on(day, Kind::Puzzle, &id, recall_of_puzzle(outcome));
        self.keep_attempt(&Attempt { puzzle: &id, grade, outcome, seconds, day, cycle })
    }

    /// Returns the learner's rating.
    #[must_use]
    pub fn rating(&self) -> Rating {
        // As elsewhere, what can't be read is as good as not there; writing says that nothing is kept.
        self.store.rating().unwrap_or(Rating::START)
    }

    /// Returns how the learner stands with every puzzle that they have tried.
    #[must_use]
    pub fn standings(&self) -> Standings {
        self.store.standings().unwrap_or_default()
    }

    /// Returns the days in a row on which the learner has practised, as of a day.
    #[must_use]
    pub fn streak(&self, today: Day) -> Streak {
        streak(&self.store.practice_days().unwrap_or_default(), today)
    }

    /// Returns how the learner's first attempt at a puzzle on a day ended; `None` where there was none. So the daily puzzle
    /// is known to be done.
    #[must_use]
    pub fn first_outcome_on(&self, day: Day, puzzle: &str) -> Option<Outcome> {
        self.store.first_outcome_on(day, puzzle).ok().flatten()
    }

    /// Keeps a set of puzzles to be solved in cycles, and returns it.
    pub fn begin_cycles(&mut self, puzzles: &[String]) -> CycleSet {
        let (set, written) = self.store.begin_cycles(puzzles);
        self.told(written);
        set
    }

    /// Returns the sets that are solved in cycles, the first made first.
    #[must_use]
    pub fn cycle_sets(&self) -> Vec<CycleSet> {
        self.store.cycle_sets().unwrap_or_default()
    }

    /// Returns how far the learner has come with a set. A puzzle that `exists` no more is left out.
    #[must_use]
    pub fn cycles(&self, set: &CycleSet, exists: impl Fn(&str) -> bool) -> Cycles {
        Cycles::new(set, &self.store.cycle_rows(&set.key).unwrap_or_default(), exists)
    }
}
