//! Perfect play held against plain reckoning and against what others found.

mod built;
mod plain;
mod plain_solver;
mod reference;
mod search;
mod solve;
mod store;
