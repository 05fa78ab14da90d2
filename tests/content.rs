//! Content from files: what loads, and how faults are told.

mod boards;
mod course;
mod files;
mod folder;
mod lessons;
mod loading;
mod puzzles;
mod schema;
