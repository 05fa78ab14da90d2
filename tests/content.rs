//! Content from files: what loads, and how faults are told.

mod course;
mod files;
mod folder;
mod lessons;
mod loading;
