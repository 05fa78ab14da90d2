//! Puzzles of other programs, proved on the way in: lists of positions, and Sanmill's JSON.
//!
//! Such a puzzle claims things: that it is won, in so many turns, that its solutions win and are the fastest, that there are
//! no others. Each claim is held against perfect play, and what is wrong is told with what is true.

mod claim;
mod pack;
mod prove;
mod read;

pub use claim::{LineFault, Wrong};
pub use pack::pack;
pub use prove::{Importer, Judged, Stop};
pub use read::{Claimed, Foreign, Line, MAX_BYTES, NotRead, Step, read};
