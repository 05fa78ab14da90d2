//! A learner's reviews, and where they begin in the course.

use super::{Learner, OFF, ON};
use crate::belief::Misconception;
use crate::progress::NotKept;
use crate::review::{self, Due, Item, Kind, Memory, Recall};
use crate::training::{Day, Outcome};
use crate::tutor::StepState;

/// The setting that says whether what was missed comes back.
const REVIEW: &str = "learning-review";

/// The setting that names the unit at which the learner begins.
const BEGINNING: &str = "learning-beginning";

/// The value of [`BEGINNING`] where the learner knows all units. No unit has such an id.
const NOWHERE: &str = "-";

/// Returns how a step that was brought to its end went.
pub(super) const fn recall_of_step(state: StepState) -> Recall {
    if state.shown || state.wrong > 0 {
        Recall::Again
    } else if state.hints > 0 {
        Recall::Hard
    } else {
        Recall::Good
    }
}

/// Returns how an attempt at a puzzle went.
pub(super) const fn recall_of_puzzle(outcome: Outcome) -> Recall {
    match outcome {
        Outcome::Solved => Recall::Good,
        Outcome::Slower | Outcome::Hinted => Recall::Hard,
        Outcome::Failed | Outcome::GivenUp => Recall::Again,
    }
}

impl Learner {
    /// Returns whether what was missed comes back; `None` while the learner was not asked.
    #[must_use]
    pub fn reviews(&self) -> Option<bool> {
        match self.store.setting(REVIEW).ok().flatten()?.as_str() {
            ON => Some(true),
            OFF => Some(false),
            _ => None,
        }
    }

    /// Keeps whether what was missed is to come back.
    pub fn set_reviews(&mut self, on: bool) {
        self.set_setting(REVIEW, if on { ON } else { OFF });
    }

    /// Keeps how an attempt went at something that comes back.
    pub fn keep_review(&mut self, kind: Kind, id: &str, recall: Recall) {
        self.keep_review_on(self.today(), kind, id, recall);
    }

    /// Does the same on a day.
    pub fn keep_review_on(&mut self, day: Day, kind: Kind, id: &str, recall: Recall) {
        let written = self.record_review(kind, id.to_owned(), recall, day);
        self.told(written);
    }

    pub(super) fn record_review(
        &mut self,
        kind: Kind,
        id: String,
        recall: Recall,
        day: Day,
    ) -> Result<(), NotKept> {
        self.store.record_review(&Item { kind, id }, recall, day)
    }

    /// Lists what comes back on a day, whether or not the learner wants it to: steps and puzzles that there are, and
    /// drills.
    #[must_use]
    pub fn due(&self, day: Day) -> Vec<Due> {
        // As elsewhere, what can't be read is as good as not there.
        let memories = self.store.memories().unwrap_or_default();
        review::due(&memories, day).into_iter().filter(|due| self.exists(&due.item)).collect()
    }

    /// Returns the drill that comes back on a day, the most pressing where several do.
    pub(super) fn due_drill(&self, day: Day) -> Option<Misconception> {
        let memories = self.store.memories().unwrap_or_default();
        let due = review::due(&memories, day).into_iter().filter(|due| due.item.kind == Kind::Drill);
        due.filter_map(|due| Misconception::from_token(&due.item.id)).next()
    }

    /// Counts what comes back on a day, without reading the packs to see whether a puzzle is still there.
    #[must_use]
    pub fn due_count(&self, day: Day) -> usize {
        let memories = self.store.memories().unwrap_or_default();
        let is_there = |due: &Due| due.item.kind == Kind::Puzzle || self.exists(&due.item);
        review::due(&memories, day).iter().filter(|due| is_there(due)).count()
    }

    /// Lists the drills that are reviewed, with how well each is remembered: the least well first.
    #[must_use]
    pub fn drilled(&self) -> Vec<(Item, Memory)> {
        let memories = self.store.memories().unwrap_or_default();
        let mut drills: Vec<_> = memories.into_iter().filter(|(item, _)| item.kind == Kind::Drill).collect();
        drills.sort_by_key(|(_, memory)| memory.due.0.saturating_sub(memory.last.0));
        drills
    }

    fn exists(&self, item: &Item) -> bool {
        match item.kind {
            Kind::Step => item.as_step().is_some_and(|(lesson, step)| {
                let lesson = self.content.lesson(lesson);
                lesson.is_some_and(|lesson| lesson.steps.iter().any(|known| known.id == step))
            }),
            Kind::Puzzle => self.content.packs().puzzle(&item.id).is_some(),
            Kind::Drill => Misconception::from_token(&item.id).is_some_and(Misconception::is_rule),
        }
    }

    /// Has the learner begin at a unit of the course, as if those before it were done; without one, they know them all.
    pub fn begin_at(&mut self, unit: Option<&str>) {
        self.set_setting(BEGINNING, unit.unwrap_or(NOWHERE));
    }

    /// Returns the unit at which the learner begins, `Some(None)` where they know all; `None` where nothing is known of it.
    #[must_use]
    pub fn beginning(&self) -> Option<Option<String>> {
        let unit = self.store.setting(BEGINNING).ok().flatten()?;
        if unit == NOWHERE {
            return Some(None);
        }
        // Of a unit that is no more nothing is known.
        self.content.units().iter().any(|known| known.id == unit).then_some(Some(unit))
    }

    /// Lists the units that the learner is spared: those before the one at which they begin.
    pub(super) fn spared(&self) -> Vec<&str> {
        let beginning = self.beginning();
        let ids = self.content.units().iter().map(|unit| unit.id.as_str());
        match &beginning {
            None => Vec::new(),
            Some(first) => ids.take_while(|id| first.as_deref() != Some(*id)).collect(),
        }
    }
}
