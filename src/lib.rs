//! Malom teaches the rules of the mill game (malom, nine men's morris) and trains its puzzles, in the terminal, in
//! Hungarian, English and Indonesian.

pub mod author;
pub mod belief;
pub mod chance;
pub mod cli;
pub mod content;
pub mod drill;
pub mod explain;
pub mod i18n;
pub mod import;
pub mod learner;
pub mod lint;
pub mod mine;
pub mod placement;
pub mod plain;
pub mod progress;
pub mod proof;
pub mod review;
pub mod rules;
pub mod solver;
pub mod text_board;
pub mod text_file;
pub mod training;
pub mod tui;
pub mod tutor;
