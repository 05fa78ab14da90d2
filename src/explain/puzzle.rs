//! What is said about puzzles: their goals, themes and grades, and what their packs' texts are called.

use crate::content::{Choices, Grade, Pack, Puzzle, PuzzleGoal, Start, Theme};
use crate::i18n::Message;

/// Returns a pack's title; its attribute `intro` tells what the pack is about.
#[must_use]
pub fn pack(pack: &Pack) -> Message {
    Message::new(format!("pack-{}", pack.id))
}

/// Returns a puzzle's note. Few puzzles have one.
#[must_use]
pub fn note(puzzle: &Puzzle) -> Message {
    Message::new(format!("puzzle-{}", puzzle.id))
}

/// Returns the prompt of a puzzle that is a lesson's step.
#[must_use]
pub fn prompt(puzzle: &Puzzle) -> Message {
    Message::new(format!("step-{}", puzzle.id))
}

/// Returns what is to be reached, said to whoever has the side to move.
#[must_use]
pub fn goal(puzzle: &Puzzle, start: &Start) -> Message {
    let about = |id: &str| Message::new(format!("goal-{id}")).arg("side", start.position.to_move().token());
    match puzzle.goal {
        PuzzleGoal::Win { turns } | PuzzleGoal::Both { turns } | PuzzleGoal::Hold { turns } => {
            about(puzzle.goal.token()).arg("turns", turns)
        }
        PuzzleGoal::Capture { .. } => about("capture"),
        PuzzleGoal::NonLosing(Choices::Points) => about("non-losing-points"),
        PuzzleGoal::NonLosing(Choices::Turns) => about("non-losing-turns"),
    }
}

/// Returns the name of a theme; its attribute `idea` is the first hint.
#[must_use]
pub fn theme(theme: Theme) -> Message {
    Message::new(format!("theme-{}", theme.token()))
}

/// Returns a grade in words.
#[must_use]
pub fn grade(grade: Grade) -> Message {
    Message::new(format!("grade-{}", grade.number()))
}
