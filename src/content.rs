//! What authors write: YAML, checked into lessons.

mod facts;
mod lesson;

pub use facts::{Fact, FactId, FactKind};
pub use lesson::{
    Choice, Expect, Goal, Lesson, MarkSet, Mistake, Play, Prediction, Question, Source, Step, Task,
};
