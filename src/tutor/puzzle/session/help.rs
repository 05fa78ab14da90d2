//! Hints and the solution.

use crate::content::PuzzleGoal;
use crate::rules::{Action, Turn};
use crate::solver::{Solution, SolvedTurn, Value};

use super::super::feedback::PuzzleHint;
use super::{Marked, PuzzleEvent, PuzzleFeedback, PuzzleMode, PuzzleSession, Then};

impl PuzzleSession {
    pub(super) fn hint(&mut self) {
        match self.mode {
            PuzzleMode::Slower | PuzzleMode::Refuted { .. } | PuzzleMode::Lost => {
                self.say(PuzzleFeedback::Hint(PuzzleHint::TakeBack));
            }
            PuzzleMode::Asking if self.astray.is_some() => {
                self.say(PuzzleFeedback::Hint(PuzzleHint::TakeBack));
            }
            PuzzleMode::Asking => {
                self.tally.hinted = true;
                self.events.push(PuzzleEvent::Hinted);
                self.rung = (self.rung + 1).min(PuzzleHint::RUNGS);
                self.feedback.clear();
                match self.puzzle.themes.first() {
                    Some(&theme) if self.rung == 1 => {
                        self.say(PuzzleFeedback::Hint(PuzzleHint::Theme(theme)));
                    }
                    None if self.rung == 1 && self.puzzle.is_step() => {
                        self.say(PuzzleFeedback::Hint(PuzzleHint::Idea));
                    }
                    _ => self.then = Some(Then::Hint),
                }
            }
            PuzzleMode::Thinking
            | PuzzleMode::HalfSolved
            | PuzzleMode::Replaying { .. }
            | PuzzleMode::Exploring
            | PuzzleMode::Done => {}
        }
    }

    pub(super) fn give_hint(&mut self, solution: &Solution) {
        self.mode = PuzzleMode::Asking;
        let hint = if self.marked.is_some() {
            self.right_marks(solution).map(|right| self.hint_at_marks(right))
        } else {
            self.best_turn(solution).map(|turn| self.hint_at_turn(turn, solution))
        };
        self.feedback.push(hint.map_or(PuzzleFeedback::NotKnown, PuzzleFeedback::Hint));
    }

    fn hint_at_marks(&self, right: Marked) -> PuzzleHint {
        let count = match &right {
            Marked::Points(points) => points.len(),
            Marked::Turns(turns) => turns.len(),
        };
        let missing = match (&right, &self.marked) {
            (Marked::Points(right), Some(Marked::Points(marked))) => {
                right.minus(*marked).first().map(PuzzleHint::Place)
            }
            (Marked::Turns(right), Some(Marked::Turns(marked))) => {
                right.iter().find(|turn| !marked.contains(turn)).copied().map(PuzzleHint::Turn)
            }
            _ => None,
        };
        match (self.rung, missing) {
            (..=2, _) => PuzzleHint::Count(count),
            (3, Some(missing)) => missing,
            (_, _) => PuzzleHint::Marks(right),
        }
    }

    fn hint_at_turn(&self, turn: Turn, solution: &Solution) -> PuzzleHint {
        let begun = self.line.begun();
        let is_begun = turn.actions().take(begun.len()).eq(begun.iter().copied());
        let next = turn.actions().nth(if is_begun { begun.len() } else { 0 });
        match (self.rung, next) {
            (..=2, Some(Action::Move { from: at, .. } | Action::Capture(at))) => PuzzleHint::Stone(at),
            (..=2, Some(Action::Place(at))) => PuzzleHint::Place(at),
            (..=3, _) => PuzzleHint::Turn(turn),
            _ => PuzzleHint::Line(self.solving_line(turn, solution)),
        }
    }

    /// Returns the turn that serves the goal best.
    fn best_turn(&self, solution: &Solution) -> Option<Turn> {
        let fits = |solved: &&SolvedTurn| match self.puzzle.goal {
            PuzzleGoal::Capture { stones } => solved.turn.actions().any(|action| match action {
                Action::Capture(at) => stones.contains(at),
                Action::Place(_) | Action::Move { .. } | Action::Pass => false,
            }),
            _ => true,
        };
        let turns = || solution.turns.iter().filter(fits);
        let best = turns().map(|solved| solved.bounds.least).max()?;
        let mut best = turns().filter(|solved| solved.bounds.least == best).map(|solved| solved.turn);
        // What has been begun goes on, where it may.
        let begun = self.line.begun();
        let is_begun = |turn: &Turn| turn.actions().take(begun.len()).eq(begun.iter().copied());
        best.clone().find(is_begun).or_else(|| best.next())
    }

    /// Returns the line that solves it from a turn on.
    fn solving_line(&self, turn: Turn, solution: &Solution) -> Vec<Turn> {
        let is_won = matches!(solution.bounds.least, Value::Win(_));
        let most = match self.puzzle.goal {
            PuzzleGoal::Hold { turns } => {
                (usize::from(turns) * 2).saturating_sub(1 + self.line.turns().len())
            }
            PuzzleGoal::Win { .. } | PuzzleGoal::Both { .. } if is_won => usize::MAX,
            _ => 1,
        };
        if solution.line.first().is_some_and(|&first| first == turn || self.line.begun().is_empty())
            && most > 1
        {
            solution.line.iter().copied().take(most).collect()
        } else {
            vec![turn]
        }
    }

    pub(super) fn solution(&mut self) {
        match self.mode {
            // All of it, from the beginning.
            PuzzleMode::Done | PuzzleMode::Exploring => self.begin(0),
            PuzzleMode::HalfSolved => self.begin(self.part),
            PuzzleMode::Replaying { .. } => return,
            PuzzleMode::Asking
            | PuzzleMode::Thinking
            | PuzzleMode::Slower
            | PuzzleMode::Refuted { .. }
            | PuzzleMode::Lost => self.tally.given_up = true,
        }
        self.feedback.clear();
        (self.aside, self.selected) = (None, None);
        self.line.undo_begun();
        // From where the goal was still to be reached.
        if let Some(before) = self.astray.take() {
            while self.line.turns().len() > before {
                self.line.undo_turn();
            }
        }
        self.take_back_unanswered();
        self.then = Some(Then::Show);
    }

    /// Shows the solution and, where that gives the puzzle up, counts it so.
    pub(super) fn show_solution(&mut self, solution: &Solution) {
        if self.marked.is_some() {
            match self.right_marks(solution) {
                Some(right) => {
                    self.feedback.push(PuzzleFeedback::SolutionMarks(right.clone()));
                    self.marked = Some(right);
                }
                None => self.feedback.push(PuzzleFeedback::NotKnown),
            }
            self.mode = PuzzleMode::Done;
        } else {
            let line = self.best_turn(solution).map(|turn| self.solving_line(turn, solution));
            let line = line.unwrap_or_default();
            self.feedback.push(PuzzleFeedback::Solution { line: line.clone() });
            self.aside = Some(self.line.clone());
            self.mode = PuzzleMode::Replaying { line, shown: 0 };
        }
        if self.tally.given_up && self.outcome.is_none() {
            self.finish();
        }
    }
}
