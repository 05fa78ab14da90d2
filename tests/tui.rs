//! The screen, on a puppet instead of a terminal: keys in, signs and styles out.

mod drills;
mod flows;
mod home;
mod long_log;
mod looks;
mod pictures;
mod puzzles;
mod readme;
pub(crate) mod screen;
mod steps;
