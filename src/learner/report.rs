//! What a learner has done, for themselves and for who teaches them; taking it elsewhere, and forgetting it.

use std::io::Write;

use super::Learner;
use crate::content::Content;
use crate::progress::{ExportError, ImportError, Imported, NotKept, Stars, StepTally, Store};

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

impl Learner {
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
