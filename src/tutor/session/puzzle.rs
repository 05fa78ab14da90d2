//! Steps that are puzzles: begun for a front end to play, and what comes of them taken back.

use std::sync::Arc;

use crate::training::Outcome;
use crate::tutor::command::Mode;
use crate::tutor::hint::Hint;
use crate::tutor::puzzle::{PuzzleEvent, PuzzleSession, WeighedTurn};
use crate::tutor::steps::{StepState, Verdict};

use super::Session;

impl Session {
    /// Begins the puzzle that the step is, where it is one; one that is solved already can be explored. The front end plays
    /// it, and has the session take what comes of it by [`Session::take_from`]. The seed varies the defence among turns
    /// that resist as long.
    #[must_use]
    pub fn begin_puzzle(&self, seed: u64) -> Option<PuzzleSession> {
        let puzzle = self.step().puzzle().filter(|_| self.mode != Mode::Finished)?;
        let state = self.states[self.index];
        Some(match state.solved {
            false => PuzzleSession::new(Arc::clone(puzzle), seed),
            true => {
                let outcome = if state.shown { Outcome::GivenUp } else { Outcome::Solved };
                PuzzleSession::ended(Arc::clone(puzzle), seed, outcome)
            }
        })
    }

    /// Takes what has come of the step's puzzle since the last call: hints, turns that spoiled its goal, its end.
    pub fn take_from(&mut self, puzzle: &mut PuzzleSession) {
        let is_own = self.step().puzzle().is_some_and(|own| Arc::ptr_eq(own, puzzle.puzzle()));
        if !is_own || self.mode != Mode::Asking {
            return;
        }
        // Who begins anew has been told how it goes wrong.
        let is_untold = matches!(self.states[self.index], StepState { wrong: 0, hints: 0, .. });
        let weighed = puzzle.take_weighed();
        if is_untold {
            let step = &self.lesson.steps[self.index].id;
            self.weighed.extend(weighed.into_iter().map(|turn| (step.clone(), turn)));
        }
        for event in puzzle.take_events() {
            let state = &mut self.states[self.index];
            match event {
                PuzzleEvent::Hinted => state.hints = (state.hints + 1).min(Hint::RUNGS),
                PuzzleEvent::Spoiled { turn, spoil } => {
                    state.wrong += 1;
                    self.record(turn.to_string(), None, Verdict::Wrong, Some(spoil.token()));
                }
            }
        }
        let Some(outcome) = puzzle.take_outcome() else { return };
        let state = &mut self.states[self.index];
        state.solved = true;
        let (answer, verdict) = match outcome {
            Outcome::GivenUp => {
                state.shown = true;
                (String::new(), Verdict::Shown)
            }
            Outcome::Slower => (played(puzzle), Verdict::Good),
            Outcome::Solved | Outcome::Hinted | Outcome::Failed => (played(puzzle), Verdict::Right),
        };
        self.record(answer, None, verdict, None);
        self.feedback.clear();
        self.mode = Mode::Solved;
    }

    /// Takes out the learner's turns in puzzles that were judged before anything was told, each with its step's id.
    pub fn take_weighed(&mut self) -> Vec<(String, WeighedTurn)> {
        std::mem::take(&mut self.weighed)
    }
}

/// Writes the learner's own turns.
fn played(puzzle: &PuzzleSession) -> String {
    let turns: Vec<String> = puzzle.turns().iter().step_by(2).map(ToString::to_string).collect();
    turns.join(" ")
}
