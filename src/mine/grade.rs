//! How hard a puzzle is, from what can be counted.

use crate::content::Grade;

use super::book::Book;
use super::hold::Holding;
use super::line::{Forced, Ply, closes};

/// What can be counted at a first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Features {
    /// The learner's turns to the win.
    pub(super) turns: u16,
    /// First actions to choose from, whatever they take.
    pub(super) legal: usize,
    /// Whether the key closes no mill.
    pub(super) quiet: bool,
    /// First actions that look as good but don't win: they close a mill, or threaten to.
    pub(super) near: usize,
    /// Positions with the learner to move that the longest resistance leads to.
    pub(super) positions: usize,
}

impl Features {
    pub(super) fn of_win(book: &Book<'_>, forced: &Forced) -> Option<Self> {
        let key = forced.line.first()?;
        Some(Self {
            turns: forced.plies.div_ceil(2),
            legal: first_actions(key, |_| true),
            quiet: !closes(book, &key.before, key.chosen.turn.first),
            near: first_actions(key, |choice| {
                !choice.wins()
                    && (closes(book, &key.before, choice.turn.first)
                        || !choice.after.turned().closing(book.rules).is_empty())
            }),
            positions: forced.positions,
        })
    }

    /// Grades a win. Each turn more makes it harder, the first ones most; so do choices, a key that closes nothing,
    /// turns that look as good, and a defence that branches.
    pub(super) fn grade(self) -> Grade {
        let depth = match self.turns {
            0 | 1 => 0,
            2 => 6,
            3 => 24,
            4 => 34,
            5 => 42,
            more => 48 + 2 * (more.min(12) - 6),
        };
        let choice = match self.legal {
            0..=6 => -4,
            7..=15 => 0,
            16..=40 => 3,
            _ => 5,
        };
        let near = match self.near {
            0 => -4,
            1..=4 => 0,
            5..=14 => 2,
            15..=30 => 5,
            _ => 7,
        };
        let branches = match self.positions {
            0..=4 => 0,
            5..=12 => 2,
            _ => 4,
        };
        from_points(i32::from(depth) + choice + near + branches + if self.quiet { 2 } else { 0 })
    }
}

/// Grades a draw to hold: the more turns at which most lose, and the later the wrong turns lose, the harder.
pub(super) fn of_holding(holding: &Holding) -> Grade {
    let late = first_actions(&holding.key, super::book::Choice::is_tempting);
    let depth = holding.refutation.len().min(20) as i32 * 3 / 4;
    let late = match late {
        0 => -6,
        1..=3 => 2,
        4..=10 => 6,
        _ => 9,
    };
    from_points(6 * i32::from(holding.trying) - 4 + late + depth)
}

/// Grades a choice of stones, points or turns: the later the wrong ones fail, and the more there are, the harder.
pub(super) fn of_choice(wrong: usize, right: usize, refutation: usize, legal: usize) -> Grade {
    let points = refutation.min(16) + wrong.min(6) + 3 * right.min(4) + legal.min(30) / 6;
    from_points(points as i32)
}

/// Makes a grade of points: nine for each.
fn from_points(points: i32) -> Grade {
    let number = (points.max(0) as usize / 9).min(Grade::ALL.len() - 1);
    Grade::ALL[number]
}

/// Counts the first actions of the turns that meet a condition.
fn first_actions(ply: &Ply, met: impl Fn(&super::book::Choice) -> bool) -> usize {
    // Turns are sorted, so those with the same first action stand together.
    let mut actions: Vec<_> =
        ply.choices.iter().filter(|choice| met(choice)).map(|choice| choice.turn.first).collect();
    actions.dedup();
    actions.len()
}
