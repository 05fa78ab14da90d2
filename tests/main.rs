//! All tests that use the program from outside, in one binary so that it links once.

#![expect(clippy::unwrap_used, reason = "a panic is how a test fails, in its helpers too")]

mod author;
mod belief;
mod cli;
mod clocks;
mod content;
mod corpora;
mod course;
mod drill;
mod explain;
mod i18n;
mod layers;
mod learner;
mod lint;
mod mine;
mod plain;
mod progress;
mod proof;
mod review;
mod rules;
mod solver;
mod steps;
mod terminal;
mod training;
mod tui;
mod tutor;
