//! Input: what choosing a point, naming an action or taking back means in a puzzle.

use crate::rules::{Action, Point, Turn};
use crate::tutor::session::{Intent, intent};

use super::{Line, Marked, PuzzleFeedback, PuzzleMode, PuzzleSession, Then};

impl PuzzleSession {
    pub(super) fn touch(&mut self, at: Point) {
        if !self.takes_input() {
            return;
        }
        if let Some(Marked::Points(points)) = &self.marked
            && self.mode == PuzzleMode::Asking
        {
            let points = if points.contains(at) { points.without(at) } else { points.with(at) };
            return self.mark(Marked::Points(points));
        }
        let position = self.position();
        match intent(self.rules(), &position, self.selected, at) {
            Intent::Select(stone) => {
                self.feedback.clear();
                self.selected = stone;
            }
            Intent::Slip(action) => {
                if let Err(illegal) = position.check(self.rules(), action) {
                    self.say(PuzzleFeedback::Refused { by: position.to_move(), action, illegal });
                }
            }
            Intent::Act(action) => self.act(action),
        }
    }

    pub(super) fn act(&mut self, action: Action) {
        if !self.takes_input() {
            return;
        }
        if let (Some(Marked::Points(_)), Action::Place(at), PuzzleMode::Asking) =
            (&self.marked, action, &self.mode)
        {
            return self.touch(at);
        }
        self.selected = None;
        let line = self.aside.as_mut().unwrap_or(&mut self.line);
        let by = line.to_move();
        match line.play(action) {
            Err(illegal) => self.say(PuzzleFeedback::Refused { by, action, illegal }),
            Ok((None, events)) => self.say(PuzzleFeedback::CaptureDue { closed: events.closed }),
            Ok((Some(turn), _)) => {
                self.feedback.clear();
                match (&self.mode, &self.marked) {
                    (PuzzleMode::Exploring, _) => {
                        let over = self.shown().outcome().map(PuzzleFeedback::Over);
                        self.feedback.extend(over);
                    }
                    (_, Some(Marked::Turns(turns))) => {
                        let turns = toggled(turns, turn);
                        self.line.undo_turn();
                        self.mark(Marked::Turns(turns));
                    }
                    _ => self.played(turn),
                }
            }
        }
    }

    /// Tells whether something may be played or marked. A turn that is only talked about gives way to another.
    fn takes_input(&mut self) -> bool {
        if matches!(self.mode, PuzzleMode::Slower | PuzzleMode::Refuted { .. }) {
            self.undo();
        }
        matches!(self.mode, PuzzleMode::Asking | PuzzleMode::Exploring)
    }

    /// Puts marks in place of those there are.
    pub(super) fn mark(&mut self, marks: Marked) {
        let fits = match (&self.marked, &marks) {
            (Some(Marked::Points(_)), Marked::Points(_)) | (Some(Marked::Turns(_)), Marked::Turns(_)) => true,
            (Some(Marked::Points(_)), Marked::Turns(_))
            | (Some(Marked::Turns(_)), Marked::Points(_))
            | (None, _) => false,
        };
        if !fits || self.mode != PuzzleMode::Asking {
            return;
        }
        self.feedback.clear();
        if self.marked.as_ref() != Some(&marks) {
            self.before.extend(self.marked.replace(marks));
        }
    }

    pub(super) fn hand_in(&mut self) {
        if self.mode == PuzzleMode::Asking && self.marked.is_some() {
            self.feedback.clear();
            self.line.undo_begun();
            self.then = Some(Then::HandIn);
        }
    }

    pub(super) fn undo(&mut self) {
        self.feedback.clear();
        let unselected = self.selected.take().is_some();
        let undone = unselected
            || match &self.mode {
                PuzzleMode::Exploring => self
                    .aside
                    .as_mut()
                    .is_some_and(|aside| aside.undo_action() || aside.undo_turn().is_some()),
                PuzzleMode::Asking | PuzzleMode::Lost => {
                    self.mode = PuzzleMode::Asking;
                    self.line.undo_action() || self.undo_mark() || self.undo_pair()
                }
                PuzzleMode::Thinking | PuzzleMode::Slower | PuzzleMode::Refuted { .. } => {
                    (self.then, self.aside) = (None, None);
                    self.take_back_unanswered();
                    self.mode = PuzzleMode::Asking;
                    true
                }
                PuzzleMode::HalfSolved | PuzzleMode::Replaying { .. } | PuzzleMode::Done => false,
            };
        if !undone {
            self.feedback.push(PuzzleFeedback::NothingToUndo);
        }
    }

    fn undo_mark(&mut self) -> bool {
        let before = self.before.pop();
        let any = before.is_some();
        self.marked = before.or_else(|| self.marked.take());
        any
    }

    /// Takes back the learner's last turn with what followed it.
    fn undo_pair(&mut self) -> bool {
        let any = self.line.undo_turn().is_some();
        self.take_back_unanswered();
        any
    }

    pub(super) fn explore(&mut self) {
        match &self.mode {
            PuzzleMode::Exploring => {
                (self.aside, self.mode) = (None, PuzzleMode::Done);
            }
            PuzzleMode::Done => {
                self.aside = Some(Line::new(self.puzzle.rules, self.start().position, 0));
                self.mode = PuzzleMode::Exploring;
            }
            // What is shown is what is explored.
            PuzzleMode::Replaying { .. } => self.mode = PuzzleMode::Exploring,
            PuzzleMode::Asking
            | PuzzleMode::Thinking
            | PuzzleMode::Slower
            | PuzzleMode::Refuted { .. }
            | PuzzleMode::Lost
            | PuzzleMode::HalfSolved => return self.say(PuzzleFeedback::NotYet),
        }
        self.selected = None;
        self.feedback.clear();
    }

    pub(super) fn next(&mut self) {
        match &mut self.mode {
            PuzzleMode::Refuted { line, shown } | PuzzleMode::Replaying { line, shown }
                if *shown < line.len() =>
            {
                let turn = line[*shown];
                *shown += 1;
                if let Some(aside) = &mut self.aside {
                    aside.play_turn(turn);
                }
            }
            PuzzleMode::Replaying { .. } => {
                self.aside = None;
                if self.part + 1 < self.puzzle.starts.len() {
                    self.begin(self.part + 1);
                    self.then = self.outcome.map(|_| Then::Show);
                } else {
                    self.mode = PuzzleMode::Done;
                }
            }
            PuzzleMode::Slower => {
                self.feedback.clear();
                self.then = Some(Then::Defend);
            }
            PuzzleMode::HalfSolved => self.begin(self.part + 1),
            PuzzleMode::Asking | PuzzleMode::Lost => self.say(PuzzleFeedback::NotYet),
            PuzzleMode::Refuted { .. } | PuzzleMode::Thinking | PuzzleMode::Exploring | PuzzleMode::Done => {}
        }
    }

    pub(super) fn back(&mut self) {
        if let PuzzleMode::Refuted { shown, .. } | PuzzleMode::Replaying { shown, .. } = &mut self.mode
            && *shown > 0
        {
            *shown -= 1;
            self.aside.as_mut().and_then(Line::undo_turn);
        }
    }
}

/// Marks a turn, or takes its mark away.
fn toggled(turns: &[Turn], turn: Turn) -> Vec<Turn> {
    let mut toggled: Vec<Turn> = turns.iter().copied().filter(|&other| other != turn).collect();
    if toggled.len() == turns.len() {
        toggled.push(turn);
    }
    toggled
}
