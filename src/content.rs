//! What authors write: YAML, checked into lessons.
//!
//! [`Content::embedded`] and [`Content::from_dir`] read a course, its facts and its lessons, and give what is sound
//! together with every [`Fault`] of the rest. Whether an answer is right or a position can arise is the linter's
//! question; here it is whether the files can be taught from at all. [`Content::packs`] does the same for puzzles, when
//! they are first asked for.

mod boards;
mod check;
mod claim;
mod course;
mod course_text;
mod facts;
mod fault;
mod files;
mod guard;
mod lesson;
mod list;
mod load;
mod locate;
mod nearest;
mod packs;
mod puzzle;
mod questions;
mod raw;
mod read;
mod schema;
mod words;

pub use claim::{Claims, Worth};
pub use course::{Content, Unit};
pub use course_text::with_lesson;
pub use facts::{Fact, FactId, FactKind};
pub use fault::{Fault, Segment, YamlPath};
pub use lesson::{
    Choice, Compare, Expect, Goal, Lesson, MarkSet, Mistake, Play, Prediction, Question, Source, Step, Task,
};
pub use list::{ListEntry, ListFault};
pub use load::Loaded;
pub use locate::locate;
pub use nearest::nearest;
pub use packs::Packs;
pub use puzzle::{
    Branch, Choices, Differs, Grade, Origin, Pack, Proof, ProofError, ProofTree, Puzzle, PuzzleGoal, Start,
    Theme, Verdict,
};
pub use questions::{Asked, Trial};
pub use schema::FileKind;
pub use words::is_id;
