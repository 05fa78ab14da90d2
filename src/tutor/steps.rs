//! What a session keeps of each step, and what the end page says of them all.

use super::answer::Given;

/// How far a learner has come with a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepState {
    /// Wrong attempts.
    pub wrong: u32,
    /// Rungs of hints taken.
    pub hints: u8,
    /// Whether it is done.
    pub solved: bool,
    /// Whether the solution was shown, so that it earns nothing.
    pub shown: bool,
}

impl StepState {
    /// Tells whether the step was done without a wrong attempt and without help.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        self.wrong == 0 && self.hints == 0 && !self.shown
    }
}

/// What came of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The step is solved.
    Right,
    /// The step is solved, though not in the best way.
    Good,
    /// The attempt was wrong.
    Wrong,
    /// The solution was shown.
    Shown,
}

/// An attempt, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The step's id.
    pub step: String,
    /// The answer as text: `g1xd2`, `d2,f6`, `no protected`.
    pub answer: String,
    /// The answer; `None` where the solution was shown, and for a puzzle, whose turns are weighed.
    pub given: Option<Given>,
    /// What came of it.
    pub verdict: Verdict,
    /// The token of the reason against it, where there is one.
    pub reason: Option<&'static str>,
    /// Rungs of hints taken before it.
    pub hints: u8,
    /// Whether nothing was told before it: no hint, and of no attempt what was wrong with it.
    pub is_first: bool,
}

/// A finished lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// 3 without a wrong attempt or a hint, 2 with at most one such step in five, else 1.
    pub stars: u8,
    /// Wrong attempts.
    pub wrong: u32,
    /// Rungs of hints taken.
    pub hints: u32,
    /// Steps whose solution was shown.
    pub shown: usize,
    /// The steps that did not go cleanly, by their index, with the facts that they belong to.
    pub missed: Vec<(usize, Vec<String>)>,
}

/// Steps of which one may miss for two stars.
const STEPS_A_MISS: usize = 5;

/// Rates a lesson by its steps.
#[must_use]
pub(super) fn stars(steps: &[StepState]) -> u8 {
    let missed = steps.iter().filter(|step| !step.is_clean()).count();
    match missed {
        0 => 3,
        _ if missed * STEPS_A_MISS <= steps.len() => 2,
        _ => 1,
    }
}
