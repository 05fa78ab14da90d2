//! Training with puzzles: how strong a learner is, and what to solve next.
//!
//! Everything here is arithmetic on plain data. Puzzles come as [`Card`]s, what a learner has done as [`Standing`]s and
//! rows of a log, the day as a [`Day`]; nothing reads a clock, a file or a source of chance. What looks drawn by lot is a
//! stable hash of a seed and the puzzle's id, so that it depends neither on the order of the cards nor on the version of
//! any library.
//!
//! - [`Rating`]: Glicko-2, the learner's and each puzzle's, by [`rate`]; in words a [`Strength`].
//! - [`select`] by theme and grade, [`mixed`] near the learner's rating, [`repeat`] what failed.
//! - [`daily`]: one puzzle a day, the same for everyone.
//! - [`streak`]: days in a row.
//! - [`Cycles`]: a fixed set, solved again and again and faster each time (the woodpecker method).

mod attempt;
mod card;
mod cycle;
mod daily;
mod pick;
mod rating;
mod standing;
mod streak;
mod strength;

pub use attempt::{Attempt, Day, InCycle, Outcome};
pub use card::{Card, Grade};
pub use cycle::{CycleChange, CycleReport, CycleRow, CycleSet, Cycles, Pace};
pub use daily::{APART, daily};
pub use pick::{Filter, for_cycles, mixed, repeat, select};
pub use rating::{Rating, rate};
pub use standing::{Standing, Standings};
pub use streak::{Streak, streak};
pub use strength::Strength;
