//! Content from files: what loads, and how faults are told.

mod folder;
mod loading;
