//! What learners wrongly believe of the game, and how it is told from what they answer.
//!
//! A [`Misconception`] about a rule is a ruleset: the step's own with that rule as the learner believes it. The rules core
//! judges by it as by any other, so nothing here knows a rule. A [`Reading`] computes a step's answer by each of them; the
//! learner's own is [`Evidence`] for those by which it is right though it is wrong, and against those by which it is
//! wrong though it is right. The [`Tally`] weighs what has been answered, and names what is all but certain.

mod judgement;
mod misconception;
mod named;
mod reading;
mod tally;

pub use judgement::{Weighed, judged};
pub use misconception::{Misconception, NoSuchMisconception, Seen};
pub use named::{Example, Named};
pub use reading::{Evidence, Reading, Speaks};
pub use tally::Tally;
