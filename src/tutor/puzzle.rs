//! What happens between a learner and a puzzle, without a screen.
//!
//! A [`PuzzleSession`] never computes what a position is worth: it says what it wants to know ([`Ask`]) and takes the
//! answer later, so that no front end ever waits. A [`Judge`] answers; [`Analyst`] runs one in a thread, and builds the
//! small tables it needs.

mod analyst;
mod ask;
mod book;
mod command;
mod feedback;
mod judge;
mod line;
mod session;

pub use analyst::{Analyst, Report};
pub use ask::{Answer, Ask};
pub use command::{Marked, PuzzleCommand, PuzzleEvent, PuzzleMode};
pub use feedback::{PuzzleFeedback, PuzzleHint, Spoil, WrongChoice};
pub use judge::{Judge, JudgeFault, TableJudge};
pub use session::{PuzzleSession, WeighedTurn};
