//! What comes back before it is forgotten: FSRS over steps, drills and puzzles.
//!
//! Everything here is arithmetic on plain data: what is told of an attempt is a [`Recall`] on a [`Day`], what is known of an
//! item a [`Memory`]. Nothing reads a clock, a file or a source of chance. What a clock that jumped has written breaks
//! nothing: no time that passed is negative, and an item last seen on a day that is yet to come is due at once.
//!
//! [FSRS](https://github.com/open-spaced-repetition) (version 5, with its published weights) finds how long an item is
//! remembered; the intervals are whole days, since who learns a game does not come back after ten minutes.

mod due;
mod item;
mod memory;

pub use due::{Due, Why, due};
pub use item::{Item, Kind};
pub use memory::{Memory, Recall, enters, review};

/// A day, as training counts them.
pub use crate::training::Day;
