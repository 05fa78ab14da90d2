//! Perfect play: the value of a position and its distance to the end, in plies, with best play of both sides.
//!
//! Values are those of endless play: where neither side can force an end, the position is a draw.

mod builder;
mod classes;
mod code;
mod colex;
mod ground;
mod index;
mod monitor;
mod pair;
mod retrograde;
mod row;
mod search;
mod solve;
mod stats;
mod store;
mod symmetry;
mod table;
mod tables;
mod threads;
mod value;
mod values;
mod verify;

pub use builder::{BuildError, Built, Planned};
pub use ground::{Ground, NoTables};
pub use index::{Cell, Index, Shape, Side};
pub use monitor::{Finished, Monitor, Stage, Stopped};
pub use pair::{Pair, PairError};
pub use retrograde::{Lower, Solved, Unsolved, solve};
pub use search::{Bounds, Found, Limits, Node, Question, Search, SearchError};
pub use solve::{Solution, SolvedTurn, Solver};
pub use stats::{Counts, Stats};
pub use store::{NoFolder, TableState, default_folder};
pub use table::{Header, Table, TableError, TableFault};
pub use tables::Tables;
pub use threads::{NoThreads, in_pool};
pub use value::Value;
pub use values::{NoValues, Values};
pub use verify::{Mismatch, Verified, verify};
