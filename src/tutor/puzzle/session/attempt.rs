//! Turns and marks, judged.

use crate::content::{Choices, PuzzleGoal};
use crate::rules::{Action, Position, Turn};
use crate::solver::{Bounds, Solution, SolvedTurn, Value};
use crate::tutor::defence::defence;

use super::super::feedback::WrongChoice;
use super::{Marked, PuzzleEvent, PuzzleFeedback, PuzzleMode, PuzzleSession, Spoil, Then, WeighedTurn};

/// The turns of a line that are shown where neither side wins.
const DRAWN_SHOWN: usize = 5;
/// The turns of a line that are shown at most.
const MOST_SHOWN: usize = 41;

impl PuzzleSession {
    /// Takes a whole turn of the learner that stands on the board.
    pub(super) fn played(&mut self, turn: Turn) {
        let ending = self.line.outcome();
        let wins = ending.is_some_and(|ending| ending.winner() == Some(self.learner()));
        if self.astray.is_some() {
            match ending {
                Some(ending) => {
                    self.feedback.push(PuzzleFeedback::Over(ending));
                    self.mode = PuzzleMode::Lost;
                }
                None => self.then = Some(Then::Defend),
            }
            return;
        }
        match (self.puzzle.goal, ending) {
            (PuzzleGoal::Capture { stones }, _) => {
                if turn.captures().chain(first_capture(turn)).any(|at| stones.contains(at)) {
                    self.solved();
                } else {
                    self.then = Some(Then::Judge(turn));
                }
            }
            (_, Some(ending)) if wins => {
                self.feedback.push(PuzzleFeedback::Over(ending));
                self.solved();
            }
            (PuzzleGoal::Hold { .. }, Some(ending)) if ending.winner().is_none() => {
                self.feedback.push(PuzzleFeedback::Over(ending));
                self.solved();
            }
            (_, Some(ending)) => {
                let (spoil, value) = match ending.winner() {
                    None => (Spoil::Drawn, Value::Draw),
                    Some(_) => (Spoil::Lost, Value::Loss(1)),
                };
                self.spoiled(turn, spoil, Bounds::exactly(value), Vec::new());
                self.feedback.push(PuzzleFeedback::Over(ending));
            }
            (_, None) => self.then = Some(Then::Judge(turn)),
        }
    }

    /// Judges the learner's turn by what the position before it is worth.
    pub(super) fn judge(&mut self, turn: Turn, position: Position, solution: &Solution) {
        let Some(worth) =
            solution.turns.iter().find(|solved| solved.turn == turn).map(|solved| solved.bounds)
        else {
            return self.go_on_blindly();
        };
        let best = best_value(solution);
        let goal_least = match self.puzzle.goal {
            PuzzleGoal::Hold { .. } => Value::Draw,
            _ => Value::Win(u16::MAX),
        };
        if !matches!(self.puzzle.goal, PuzzleGoal::Capture { .. }) && !self.tally.hinted && !self.tally.failed
        {
            let keeps = |bounds: Bounds| match (bounds.least >= goal_least, bounds.most >= goal_least) {
                (true, _) => Some(true),
                (false, false) => Some(false),
                (false, true) => None,
            };
            let turns = solution.turns.iter().map(|solved| (solved.turn, keeps(solved.bounds))).collect();
            self.weighed.push(WeighedTurn { position, turn, turns });
        }
        if let PuzzleGoal::Capture { .. } = self.puzzle.goal {
            self.then = Some(Then::Refute { turn, spoil: Spoil::WrongStone, worth });
        } else if worth.most < goal_least {
            let spoil = if worth.most < Value::Draw { Spoil::Lost } else { Spoil::Drawn };
            self.then = Some(Then::Refute { turn, spoil, worth });
        } else if worth.least < goal_least {
            self.feedback.push(PuzzleFeedback::Unclear { turn, best });
            self.tally.slower = true;
            self.mode = PuzzleMode::Slower;
        } else if let (Some(best), PuzzleGoal::Win { .. } | PuzzleGoal::Both { .. }) =
            (best, self.puzzle.goal)
            && worth.most < Value::Win(best)
        {
            self.feedback.push(PuzzleFeedback::Slower { turn, worth, best });
            self.tally.slower = true;
            self.mode = PuzzleMode::Slower;
        } else {
            self.kept(turn);
        }
    }

    /// Goes on after a turn that keeps the goal as well as can be.
    fn kept(&mut self, turn: Turn) {
        self.rung = self.rung.min(1);
        if let PuzzleGoal::Hold { turns } = self.puzzle.goal
            && self.line.turns().len().div_ceil(2) >= usize::from(turns)
        {
            return self.solved();
        }
        self.feedback.push(PuzzleFeedback::Good { turn });
        self.then = Some(Then::Defend);
    }

    /// Plays for the defence.
    pub(super) fn defend(&mut self, solution: &Solution, holding: &[(Turn, usize)]) {
        let by = self.line.to_move();
        let seed = self.seed.wrapping_add(self.line.turns().len() as u64);
        let threats = self.line.position().turned().closing(self.rules());
        let Some(turn) = defence(solution, holding, threats, seed) else { return self.go_on_blindly() };
        self.line.play_turn(turn);
        self.mode = PuzzleMode::Asking;
        self.feedback.push(PuzzleFeedback::Reply { by, turn });
        let Some(ending) = self.line.outcome() else { return };
        self.feedback.push(PuzzleFeedback::Over(ending));
        let holds = matches!(self.puzzle.goal, PuzzleGoal::Hold { .. }) && ending.winner().is_none();
        if self.astray.is_none() && (holds || ending.winner() == Some(self.learner())) {
            self.solved();
        } else {
            // The win was let slip by repeating, or the game was lost before.
            self.tally.failed = true;
            if self.astray.is_none()
                && let [.., own, _] = *self.line.turns()
            {
                let spoil = if ending.winner().is_none() { Spoil::Drawn } else { Spoil::Lost };
                self.events.push(PuzzleEvent::Spoiled { turn: own, spoil });
            }
            self.astray = self.astray.or(Some(self.line.turns().len().saturating_sub(2)));
            self.mode = PuzzleMode::Lost;
        }
    }

    /// Shows what a turn that spoiled the goal leads to.
    pub(super) fn refute(&mut self, turn: Turn, spoil: Spoil, worth: Bounds, solution: &Solution) {
        let is_drawn = solution.bounds.most == Value::Draw && solution.bounds.least == Value::Draw;
        let most = if is_drawn { DRAWN_SHOWN } else { MOST_SHOWN };
        let line: Vec<Turn> = solution.line.iter().copied().take(most).collect();
        self.spoiled(turn, spoil, worth, line);
    }

    fn spoiled(&mut self, turn: Turn, spoil: Spoil, worth: Bounds, line: Vec<Turn>) {
        self.tally.failed = true;
        self.events.push(PuzzleEvent::Spoiled { turn, spoil });
        self.feedback.push(PuzzleFeedback::Spoiled { turn, spoil, worth, line: line.clone() });
        self.aside = Some(self.line.clone());
        self.mode = PuzzleMode::Refuted { line, shown: 0 };
    }

    pub(super) fn play_on(&mut self) {
        if let PuzzleMode::Refuted { .. } = self.mode {
            self.aside = None;
            self.feedback.clear();
            match self.line.outcome() {
                Some(ending) => {
                    self.feedback.push(PuzzleFeedback::Over(ending));
                    self.mode = PuzzleMode::Lost;
                }
                None => {
                    self.feedback.push(PuzzleFeedback::PlayedOn);
                    self.then = Some(Then::Defend);
                }
            }
            self.astray = Some(self.line.turns().len() - 1);
        }
    }

    /// Judges the marks.
    pub(super) fn judge_marks(&mut self, solution: &Solution) {
        self.mode = PuzzleMode::Asking;
        let Some(right) = self.right_marks(solution) else {
            return self.feedback.push(PuzzleFeedback::NotKnown);
        };
        let (count, wrong, missing) = match (&self.marked, &right) {
            (Some(Marked::Points(marked)), Marked::Points(right)) => {
                let wrong = marked.minus(*right).into_iter().map(|at| {
                    let there = |solved: &&SolvedTurn| solved.turn.first == Action::Place(at);
                    // A point on which nothing can be placed loses nothing; it is told as the worst.
                    let worst = SolvedTurn {
                        turn: Turn::from(Action::Place(at)),
                        bounds: Bounds::exactly(Value::Loss(0)),
                    };
                    solution
                        .turns
                        .iter()
                        .filter(there)
                        .max_by_key(|solved| solved.bounds.least)
                        .copied()
                        .unwrap_or(worst)
                });
                let wrong: Vec<SolvedTurn> = wrong.collect();
                (marked.intersection(*right).len(), wrong, right.minus(*marked).len())
            }
            (Some(Marked::Turns(marked)), Marked::Turns(right)) => {
                let wrong = solution.turns.iter().copied();
                let wrong: Vec<SolvedTurn> = wrong
                    .filter(|solved| marked.contains(&solved.turn) && !right.contains(&solved.turn))
                    .collect();
                let count = right.iter().filter(|turn| marked.contains(turn)).count();
                (count, wrong, right.len() - count)
            }
            _ => return,
        };
        if wrong.is_empty() && missing == 0 {
            return self.solved();
        }
        self.tally.failed = true;
        let wrong = wrong.into_iter().map(|solved| WrongChoice { turn: solved.turn, worth: solved.bounds });
        self.feedback.push(PuzzleFeedback::Marks { right: count, wrong: wrong.collect(), missing });
    }

    /// Returns what is to be marked: what does not lose as far as it can be computed, else what the author says.
    pub(super) fn right_marks(&self, solution: &Solution) -> Option<Marked> {
        let decided =
            |solved: &SolvedTurn| solved.bounds.least >= Value::Draw || solved.bounds.most < Value::Draw;
        let right: Vec<Turn> = if solution.turns.iter().all(decided) {
            let holds = solution.turns.iter().filter(|solved| solved.bounds.least >= Value::Draw);
            holds.map(|solved| solved.turn).collect()
        } else {
            self.start().keys.clone()?
        };
        Some(match self.puzzle.goal {
            PuzzleGoal::NonLosing(Choices::Points) => {
                Marked::Points(right.iter().filter_map(|turn| turn.first.target()).collect())
            }
            _ => Marked::Turns(right),
        })
    }

    /// Counts the start as solved, and the puzzle with its last.
    fn solved(&mut self) {
        self.selected = None;
        if self.part + 1 < self.puzzle.starts.len() {
            self.mode = PuzzleMode::HalfSolved;
            self.feedback.push(PuzzleFeedback::HalfSolved);
        } else {
            self.mode = PuzzleMode::Done;
            self.finish();
        }
    }

    /// Settles how the attempt counts.
    pub(super) fn finish(&mut self) {
        let outcome = self.tally.outcome();
        if self.outcome.is_none() {
            (self.outcome, self.outcome_is_new) = (Some(outcome), true);
        }
        self.feedback.push(PuzzleFeedback::Done(outcome));
    }
}

/// Returns the plies of the quickest win, where there is one for certain.
fn best_value(solution: &Solution) -> Option<u16> {
    match solution.bounds.least {
        Value::Win(plies) => Some(plies),
        Value::Draw | Value::Loss(_) => None,
    }
}

/// Returns the stone that a turn takes first of all, where a capture is what it begins with.
fn first_capture(turn: Turn) -> Option<crate::rules::Point> {
    match turn.first {
        Action::Capture(at) => Some(at),
        Action::Place(_) | Action::Move { .. } | Action::Pass => None,
    }
}
