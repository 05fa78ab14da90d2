//! How far a learner has come with a drill.

use std::sync::Arc;

use crate::belief::Misconception;
use crate::content::{Lesson, Source, Step};
use crate::rules::Rules;
use crate::tutor::{Piece, Session, StepState};

use super::item::Item;

/// The last answers that count.
const WINDOW: usize = 10;

/// The answers of those that must be right.
const RIGHT: usize = 8;

/// Of these, those where belief and rule differ, and those where they agree.
const OF_EACH_KIND: usize = 4;

/// A drill: questions that are asked one after the other, until the belief is gone or there are no more.
#[derive(Clone, Debug)]
pub struct Drill {
    belief: Misconception,
    rules: &'static Rules,
    items: Vec<Item>,
}

/// What came of a drill, or how it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Questions that were answered.
    pub answered: usize,
    /// Of the last [`Score::counted`], those answered rightly: at once and without help.
    pub right: usize,
    /// The last answers that count.
    pub counted: usize,
    /// Whether the belief is gone: of the last ten answers eight are right, and those of both kinds.
    pub gone: bool,
}

impl Drill {
    /// Makes a drill of questions.
    #[must_use]
    pub const fn new(belief: Misconception, rules: &'static Rules, items: Vec<Item>) -> Self {
        Self { belief, rules, items }
    }

    /// Returns the belief that is drilled.
    #[must_use]
    pub const fn belief(&self) -> Misconception {
        self.belief
    }

    /// Returns the questions, those that were not asked among them.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// Begins the drill as a lesson of its first question; [`Drill::go_on`] adds the others.
    ///
    /// # Panics
    ///
    /// If the drill has no question; [`make`](super::make) makes some.
    #[must_use]
    pub fn begin(&self) -> Session {
        let id = lesson_id(self.belief);
        let path = format!("{id}.yaml");
        Session::of_piece(
            Piece::Drill,
            Arc::new(Lesson {
                words: Some(words(self.belief)),
                id,
                unit: String::new(),
                grade: 1,
                is_test: false,
                requires: Vec::new(),
                rules: self.rules,
                steps: self.items.first().map(Item::step).cloned().into_iter().collect(),
                source: Source { path, text: String::new() },
            }),
        )
    }

    /// Adds the next question to a session whose last is answered, unless the belief is gone.
    pub fn go_on(&self, session: &mut Session) {
        let states = session.states();
        let answered = states.last().is_some_and(|state| state.solved);
        if answered
            && !self.score(states).gone
            && let Some(next) = self.items.get(states.len())
        {
            session.append(next.step().clone());
        }
    }

    /// Rates the answers so far.
    #[must_use]
    pub fn score(&self, states: &[StepState]) -> Score {
        let answers = states.iter().zip(&self.items).filter(|(state, _)| state.solved);
        let answers: Vec<(bool, bool)> =
            answers.map(|(state, item)| (state.is_clean(), item.tempts())).collect();
        let last = &answers[answers.len().saturating_sub(WINDOW)..];
        let right = |tempts: bool| last.iter().filter(|answer| **answer == (true, tempts)).count();
        let (tempting, plain) = (right(true), right(false));
        Score {
            answered: answers.len(),
            right: tempting + plain,
            counted: last.len(),
            gone: tempting + plain >= RIGHT && tempting.min(plain) >= OF_EACH_KIND,
        }
    }

    /// Returns the step that asks a question, by its place.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        self.items.get(index).map(Item::step)
    }
}

/// Returns the id of the messages about a belief.
#[must_use]
pub fn words(belief: Misconception) -> String {
    format!("belief-{belief}")
}

/// Returns the id of the lesson that drills a belief, under which progress is kept.
#[must_use]
pub fn lesson_id(belief: Misconception) -> String {
    format!("drill-{belief}")
}
