//! Perfect play: the value of a position and its distance to the end, in plies, with best play of both sides.
//!
//! Values are those of endless play: where neither side can force an end, the position is a draw.

mod monitor;
mod pair;
mod value;

pub use monitor::{Monitor, Stage, Stopped};
pub use pair::{Pair, PairError};
pub use value::Value;
