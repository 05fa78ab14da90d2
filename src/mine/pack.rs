//! Puzzles written as a pack.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use crate::content::PuzzleGoal;
use crate::rules::{Color, Rules, Turn};

use super::likeness::Likeness;
use super::{Mined, MinedStart};

/// A file of mined puzzles.
#[derive(Clone, Copy, Debug)]
pub struct PackText<'p> {
    /// The pack's id, with which those of its puzzles begin.
    pub id: &'p str,
    /// The rules of the pack.
    pub rules: &'p Rules,
    /// How it was made: a comment at its head.
    pub made: &'p str,
    /// Its puzzles.
    pub puzzles: &'p [Mined],
}

impl fmt::Display for PackText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# {}", self.made)?;
        writeln!(f, "id: {}\nrules: {}\npuzzles:", self.id, self.rules.ruleset().id)?;
        let mut ids = BTreeSet::new();
        for puzzle in self.puzzles {
            let mut number = Likeness::of(puzzle.rules, &puzzle.position).number();
            while !ids.insert(name(number)) {
                number = number.wrapping_add(1);
            }
            write_puzzle(f, self.id, &name(number), puzzle)?;
        }
        Ok(())
    }
}

/// Names a number by four characters that are not easily taken for one another.
fn name(number: u64) -> String {
    const CHARACTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
    (0..4).map(|at| char::from(CHARACTERS[(number >> (5 * at) & 31) as usize])).collect()
}

fn write_puzzle(f: &mut fmt::Formatter<'_>, pack: &str, name: &str, puzzle: &Mined) -> fmt::Result {
    writeln!(f, "  - id: {pack}-{name}")?;
    writeln!(f, "    position: {}", puzzle.position.setup(puzzle.rules))?;
    writeln!(f, "    goal: {}", goal(puzzle.goal))?;
    writeln!(f, "    themes: {}", list(puzzle.themes.iter().map(|theme| theme.token())))?;
    writeln!(f, "    grade: {}", puzzle.grade.number())?;
    writeln!(f, "    source: mined")?;
    if puzzle.composed {
        writeln!(f, "    composed: true")?;
    }
    let turns = |turns: &[Turn]| list(turns.iter().map(Turn::to_string));
    // Most often one turn holds for a side, and where none is said there is none.
    sides(f, "keys", puzzle, |start| Some(turns(&start.keys)))?;
    if puzzle.starts.iter().all(|start| !start.also.is_empty()) {
        sides(f, "also", puzzle, |start| Some(turns(&start.also)))?;
    }
    sides(f, "plies", puzzle, |start| start.plies.map(|plies| plies.to_string()))?;
    if puzzle.only {
        writeln!(f, "    only: true")?;
    }
    write_differs(f, puzzle)
}

/// Writes a value of each start; nothing where they have none.
fn sides(
    f: &mut fmt::Formatter<'_>,
    key: &str,
    puzzle: &Mined,
    value: impl Fn(&MinedStart) -> Option<String>,
) -> fmt::Result {
    let of =
        |color: Color| puzzle.starts.iter().find(|start| start.position.to_move() == color).and_then(&value);
    match (puzzle.goal, of(Color::White), of(Color::Black)) {
        (PuzzleGoal::Both { .. }, Some(white), Some(black)) => {
            writeln!(f, "    {key}: {{white: {white}, black: {black}}}")
        }
        (_, Some(value), _) | (_, None, Some(value)) => writeln!(f, "    {key}: {value}"),
        (_, None, None) => Ok(()),
    }
}

fn write_differs(f: &mut fmt::Formatter<'_>, puzzle: &Mined) -> fmt::Result {
    let both = matches!(puzzle.goal, PuzzleGoal::Both { .. });
    let mut text = String::new();
    let all = puzzle.starts.iter().flat_map(|start| &start.differs).map(|(rules, _)| rules.ruleset().id);
    for id in all.collect::<BTreeSet<_>>() {
        let told = |color: Color| {
            let start = puzzle.starts.iter().find(|start| start.position.to_move() == color)?;
            start.differs.iter().find(|(rules, _)| rules.ruleset().id == id).map(|(_, verdict)| *verdict)
        };
        let separator = if text.is_empty() { "" } else { ", " };
        match (both, told(Color::White), told(Color::Black)) {
            (true, Some(white), Some(black)) => {
                write!(text, "{separator}{id}: {{white: {white}, black: {black}}}")?;
            }
            (false, Some(verdict), _) | (false, None, Some(verdict)) => {
                write!(text, "{separator}{id}: {verdict}")?;
            }
            _ => {}
        }
    }
    if text.is_empty() { Ok(()) } else { writeln!(f, "    differs: {{{text}}}") }
}

fn goal(goal: PuzzleGoal) -> String {
    let token = goal.token();
    match goal {
        PuzzleGoal::Win { turns } | PuzzleGoal::Both { turns } | PuzzleGoal::Hold { turns } => {
            format!("{{{token}: {turns}}}")
        }
        PuzzleGoal::Capture { stones } => {
            format!("{{{token}: {}}}", list(stones.into_iter().map(|at| at.to_string())))
        }
        PuzzleGoal::NonLosing(choices) => format!("{{{token}: {}}}", choices.token()),
    }
}

fn list<T: fmt::Display>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}
