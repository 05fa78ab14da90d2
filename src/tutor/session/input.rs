//! Input: what choosing a point or naming an action means.

use crate::rules::{Action, Phase, Point, Position, Rules};
use crate::tutor::command::{Input, Mode};
use crate::tutor::feedback::Feedback;

use super::Session;

impl Session {
    pub(super) fn touch(&mut self, at: Point) {
        if let Mode::Exploring { path, selected } = &mut self.mode {
            let position = path.last().copied().unwrap_or(self.lesson.steps[self.index].position);
            match intent(self.lesson.rules, &position, *selected, at) {
                Intent::Select(stone) => *selected = stone,
                Intent::Act(action) | Intent::Slip(action) => self.explore_action(action),
            }
            return;
        }
        if self.mode != Mode::Asking {
            return;
        }
        match &self.input {
            Input::Turn { selected, .. } => {
                match intent(self.lesson.rules, &self.position(), *selected, at) {
                    Intent::Select(stone) => self.mark(|input| select(input, stone)),
                    Intent::Slip(action) => self.explain(action),
                    Intent::Act(action) => self.act(action),
                }
            }
            Input::Points(marked) => {
                let toggled = if marked.contains(at) { marked.without(at) } else { marked.with(at) };
                self.mark(|input| *input = Input::Points(toggled));
            }
            Input::Actions { selected: Some(from), .. } if *from != at => {
                let action = Action::Move { from: *from, to: at };
                self.mark(|input| toggle(input, action));
            }
            Input::Actions { selected, .. } => {
                let stone = if selected.is_some() { None } else { Some(at) };
                self.mark(|input| select(input, stone));
            }
            Input::Options { .. } | Input::Several(_) | Input::Puzzle => {}
        }
    }

    /// Says why an action would be refused, without counting it as an attempt.
    fn explain(&mut self, action: Action) {
        let position = self.position();
        if let Err(illegal) = position.check(self.rules(), action) {
            self.say(Feedback::Refused { by: position.to_move(), action, illegal });
        }
    }

    pub(super) fn act(&mut self, action: Action) {
        if matches!(self.mode, Mode::Exploring { .. }) {
            return self.explore_action(action);
        }
        if self.mode != Mode::Asking {
            return;
        }
        match &self.input {
            Input::Turn { .. } => self.play(action),
            Input::Points(_) => {
                if let Action::Place(at) | Action::Capture(at) = action {
                    self.touch(at);
                }
            }
            Input::Actions { .. } => self.mark(|input| toggle(input, action)),
            Input::Options { .. } | Input::Several(_) | Input::Puzzle => {}
        }
    }

    fn explore_action(&mut self, action: Action) {
        let rules = self.lesson.rules;
        let Mode::Exploring { path, selected } = &mut self.mode else { return };
        let position = path.last().copied().unwrap_or(self.lesson.steps[self.index].position);
        *selected = None;
        self.feedback = match position.play(rules, action) {
            Err(illegal) => vec![Feedback::Refused { by: position.to_move(), action, illegal }],
            Ok((next, events)) => {
                path.push(next);
                if next.capture_due() {
                    vec![Feedback::CaptureDue { closed: events.closed }]
                } else {
                    Feedback::of_events(&events)
                }
            }
        };
    }

    /// Changes the input, keeping the one before for undo.
    pub(super) fn mark(&mut self, change: impl FnOnce(&mut Input)) {
        if self.mode == Mode::Asking {
            let before = self.input.clone();
            change(&mut self.input);
            if self.input != before {
                self.before.push(before);
            }
            self.feedback.clear();
        }
    }
}

/// What choosing a point means.
pub(in crate::tutor) enum Intent {
    /// A stone is chosen to move, or no longer.
    Select(Option<Point>),
    /// An action is tried.
    Act(Action),
    /// The touch fits no attempt, so it is likely a slip: this action's refusal is told, and nothing counted.
    Slip(Action),
}

/// Reads a choice on the board as the learner most likely means it, legal or not: a stone that is then carried
/// somewhere, a stone put down, an enemy stone taken.
pub(in crate::tutor) fn intent(
    rules: &Rules,
    position: &Position,
    selected: Option<Point>,
    at: Point,
) -> Intent {
    let own = position.stones(position.to_move()).contains(at);
    match selected {
        // Nobody means to take a stone where there is none: the learner believes that the turn has passed.
        _ if position.capture_due() && position.at(at).is_none() => Intent::Act(Action::Place(at)),
        _ if position.capture_due() => Intent::Act(Action::Capture(at)),
        Some(from) if from == at => Intent::Select(None),
        _ if own => Intent::Select(Some(at)),
        Some(from) => Intent::Act(Action::Move { from, to: at }),
        None if position.phase(rules, position.to_move()) == Phase::Placing => Intent::Act(Action::Place(at)),
        None if position.at(at).is_some() => Intent::Act(Action::Capture(at)),
        None => Intent::Slip(Action::Place(at)),
    }
}

fn select(input: &mut Input, stone: Option<Point>) {
    if let Input::Turn { selected, .. } | Input::Actions { selected, .. } = input {
        *selected = stone;
    }
}

/// Marks an action, or takes its mark away.
fn toggle(input: &mut Input, action: Action) {
    if let Input::Actions { selected, actions } = input {
        *selected = None;
        match actions.iter().position(|&marked| marked == action) {
            Some(index) => {
                actions.remove(index);
            }
            None => actions.push(action),
        }
    }
}
