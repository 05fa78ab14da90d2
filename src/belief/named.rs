//! A misconception that has become clear, for whoever explains it.

use std::sync::Arc;

use crate::content::{Lesson, Step};
use crate::tutor::Given;

use super::misconception::Misconception;

/// A misconception that a learner seems to hold since their last answer.
#[derive(Clone, Debug)]
pub struct Named {
    /// The misconception.
    pub misconception: Misconception,
    /// The answer that made it clear; `None` in a puzzle, where the turn stands on the board.
    pub example: Option<Example>,
}

/// An answer to a step.
#[derive(Clone, Debug)]
pub struct Example {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// The step, by its index.
    pub step: usize,
    /// The answer.
    pub given: Given,
}

impl Example {
    /// Returns the step.
    #[must_use]
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.step]
    }
}
