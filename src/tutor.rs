//! What happens between a learner and the content, without a screen.
//!
//! [`Session`] takes a learner through a lesson: it holds the prompt's position and the input so far, judges each
//! attempt by the rules core, and says as data what came of it ([`Feedback`]). Front ends send it [`Command`]s and
//! draw what it tells; `explain` puts the data in words.

mod answer;
mod command;
mod compare;
mod defence;
mod feedback;
mod hint;
mod judge;
mod piece;
mod puzzle;
mod recall;
mod session;
mod simulated;
mod steps;

pub use answer::{Answer, Given, Label, Miss};
pub use command::{Command, Input, Mode, Standing};
pub use compare::{Compared, Refusal, families_differ};
pub use defence::defence;
pub use feedback::{Feedback, Mark, Role, WrongMark};
pub use hint::{Hint, Region};
pub use judge::{Judgement, Marked, Solution, judge_turn, marked, solve, try_attempt};
pub use piece::Piece;
pub use puzzle::{
    Analyst, Answer as PuzzleAnswer, Ask, Judge, JudgeFault, Marked as PuzzleMarks, PuzzleCommand,
    PuzzleEvent, PuzzleFeedback, PuzzleHint, PuzzleMode, PuzzleSession, Report, Spoil, TableJudge,
    WeighedTurn, WrongChoice,
};
pub use recall::{recall, solve_as};
pub use session::Session;
pub use simulated::{answers, give, slip, tried};
pub use steps::{Record, StepState, Summary, Verdict};
