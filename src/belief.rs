//! What learners wrongly believe of the game, and how it is told from what they answer.
//!
//! A [`Misconception`] about a rule is a ruleset: the step's own with that rule as the learner believes it. The rules core
//! judges by it as by any other, so nothing here knows a rule.

mod misconception;

pub use misconception::{Misconception, NoSuchMisconception, Seen};
