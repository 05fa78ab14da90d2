//! Perfect play held against plain reckoning and against what others found.

mod search;
mod solve;
mod store;
