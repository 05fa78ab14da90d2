//! Drills: questions made at random about one rule, until the belief that gets it wrong is gone.
//!
//! In half of the questions who holds the belief and who knows the rule answer differently; in the other half they agree,
//! so that neither the belief nor guessing gets a learner through. The positions come from games played at random, and each
//! question is a lesson's step, so that the tutor asks, judges and explains it as any other.
//!
//! ```
//! use malom::belief::Misconception;
//! use malom::drill;
//! use malom::rules::Rules;
//!
//! let items = drill::make(Misconception::JumpingStones, Rules::standard(), 7)?;
//! let tempting = items.iter().take(drill::BLOCK).filter(|item| item.tempts()).count();
//! assert_eq!((items.len(), tempting), (drill::BLOCKS * drill::BLOCK, drill::BLOCK / 2));
//! # Ok::<(), drill::Barren>(())
//! ```

mod answer;
mod form;
mod item;
mod make;
mod plan;
mod run;
mod trial;

pub use item::Item;
pub use make::{BLOCK, BLOCKS, Barren, make};
pub use run::{Drill, Score, lesson_id, words};
