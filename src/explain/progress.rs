//! What a learner has done, put as messages.

use crate::explain;
use crate::i18n::Message;
use crate::training::Rating;

/// Says how many lessons of a unit are done.
#[must_use]
pub fn unit(done: usize, lessons: usize) -> Message {
    Message::new("progress-unit").arg("done", done).arg("lessons", lessons)
}

/// Says how many steps of a lesson went right at the first try.
#[must_use]
pub fn first_try(clean: u32, steps: u32, started: bool) -> Message {
    Message::new("progress-first-try")
        .arg("clean", clean)
        .arg("steps", steps)
        .arg("started", if started { "yes" } else { "no" })
}

/// Says how a learner stands with a misconception, by the name of the state: held, open or gone.
#[must_use]
pub fn belief(state: &'static str) -> Message {
    Message::new("progress-belief").arg("state", state)
}

/// Says how many puzzles were tried, and how strong that shows the learner to be.
#[must_use]
pub fn puzzles(tried: usize, rating: Rating) -> Message {
    Message::new("progress-puzzles").arg("tried", tried).arg("strength", explain::strength_of_learner(rating))
}
