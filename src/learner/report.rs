//! What a learner has done, for themselves and for who teaches them; taking it elsewhere, and forgetting it.

use std::io::Write;

use super::Learner;
use crate::belief::Misconception;
use crate::content::Content;
use crate::drill::lesson_id;
use crate::progress::{ExportError, ImportError, Imported, NotKept, Stars, StepTally, Store};
use crate::review::{Item, Kind};

/// How a learner stands with a lesson of the course that they have begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonRow {
    /// The unit's id.
    pub unit: String,
    /// The lesson's id.
    pub lesson: String,
    /// The most stars it was ever finished with.
    pub stars: Option<u8>,
    /// Whether the learner is in the middle of it.
    pub started: bool,
    /// How its steps went.
    pub tally: StepTally,
}

/// Lists the lessons that a learner has begun, in the order of the course. Of lessons that the course has no more nothing
/// is said.
#[must_use]
pub fn lesson_rows(content: &Content, store: &Store) -> Vec<LessonRow> {
    // As elsewhere, what can't be read is as good as not there.
    let (summaries, tallies) =
        (store.lesson_summaries().unwrap_or_default(), store.tallies().unwrap_or_default());
    let row = |lesson: &crate::content::Lesson| {
        let summary = summaries.get(&lesson.id)?;
        Some(LessonRow {
            unit: lesson.unit.clone(),
            lesson: lesson.id.clone(),
            stars: summary.stars.map(Stars::count),
            started: summary.resume_at.is_some(),
            tally: tallies.get(&lesson.id).copied().unwrap_or_default(),
        })
    };
    content.lessons().iter().filter_map(row).collect()
}

/// How a learner stands with a misconception.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BeliefState {
    /// The learner seems to hold it.
    Held,
    /// It is being drilled.
    Open,
    /// A drill has shown that it is gone.
    Gone,
}

impl BeliefState {
    /// Returns the name of the state in data and texts.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Held => "held",
            Self::Open => "open",
            Self::Gone => "gone",
        }
    }
}

/// Lists the misconceptions that a learner seems to hold or has drilled.
#[must_use]
pub fn belief_rows(store: &Store) -> Vec<(Misconception, BeliefState)> {
    let held: Vec<Misconception> = store.tally().map(|tally| tally.named().collect()).unwrap_or_default();
    let (summaries, memories) =
        (store.lesson_summaries().unwrap_or_default(), store.memories().unwrap_or_default());
    let state = |belief: Misconception| {
        let is_gone = summaries.get(&lesson_id(belief)).is_some_and(|summary| summary.stars.is_some());
        let drill = Item { kind: Kind::Drill, id: belief.token().to_owned() };
        match (held.contains(&belief), is_gone) {
            (true, _) => Some(BeliefState::Held),
            (false, true) => Some(BeliefState::Gone),
            (false, false) => memories.contains_key(&drill).then_some(BeliefState::Open),
        }
    };
    Misconception::ALL.into_iter().filter_map(|belief| Some((belief, state(belief)?))).collect()
}

impl Learner {
    /// Lists the misconceptions that the learner seems to hold or has drilled.
    #[must_use]
    pub fn belief_rows(&self) -> Vec<(Misconception, BeliefState)> {
        belief_rows(&self.store)
    }

    /// Lists the lessons that the learner has begun, in the order of the course.
    #[must_use]
    pub fn lesson_rows(&self) -> Vec<LessonRow> {
        lesson_rows(&self.content, &self.store)
    }

    /// Writes everything that the learner has done as JSON.
    ///
    /// # Errors
    ///
    /// The store can't be read, or the output not be written.
    pub fn export(&self, out: &mut impl Write) -> Result<(), ExportError> {
        self.store.export(out)
    }

    /// Takes in what an export holds.
    ///
    /// # Errors
    ///
    /// The text is no export or is broken, or the store takes no data. Then all is as it was.
    pub fn import(&mut self, text: &str) -> Result<Imported, ImportError> {
        self.store.import(text)
    }

    /// Forgets what the learner has done: of a lesson, or everything.
    ///
    /// # Errors
    ///
    /// The store takes no change. Then all is as it was.
    pub fn reset(&mut self, lesson: Option<&str>) -> Result<(), NotKept> {
        self.saved = None;
        self.store.reset(lesson)
    }
}
