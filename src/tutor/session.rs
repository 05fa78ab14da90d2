//! A learner's way through one lesson.

mod attempt;
mod input;
mod puzzle;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::content::{Lesson, Question, Step, Task};
use crate::rules::{Action, Point, PointSet, Position, Rules};

use super::answer::{Answer, Label};
use super::command::{Command, Input, Mode, Standing};
use super::feedback::{Feedback, Role};
use super::hint::{self, Hint};
use super::judge::{self, Solution};
use super::piece::Piece;
use super::puzzle::WeighedTurn;
use super::steps::{self, Record, StepState, Summary, Verdict};
pub(super) use input::{Intent, intent};

/// A learner's way through a lesson: where they are, what they have put in, and what to say of it.
#[derive(Clone, Debug)]
pub struct Session {
    lesson: Arc<Lesson>,
    index: usize,
    states: Vec<StepState>,
    solution: Solution,
    mode: Mode,
    input: Input,
    /// Inputs before the present one, for undo.
    before: Vec<Input>,
    feedback: Vec<Feedback>,
    records: Vec<Record>,
    /// Turns in puzzles, judged before anything was told, with their steps.
    weighed: Vec<(String, WeighedTurn)>,
    piece: Piece,
}

impl Session {
    /// Begins a lesson.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>) -> Self {
        let states = vec![StepState::default(); lesson.steps.len()];
        Self::resume(lesson, 0, states)
    }

    /// Begins what is a piece of a lesson, or none of the course's.
    ///
    /// # Panics
    ///
    /// If it has no steps.
    #[must_use]
    pub fn of_piece(piece: Piece, lesson: Arc<Lesson>) -> Self {
        Self { piece, ..Self::new(lesson) }
    }

    /// Goes on with a lesson at a step; states are brought to the lesson's number of steps, in case it has changed.
    ///
    /// # Panics
    ///
    /// If the lesson has no steps, which the loader refuses.
    #[must_use]
    pub fn resume(lesson: Arc<Lesson>, index: usize, mut states: Vec<StepState>) -> Self {
        assert!(!lesson.steps.is_empty(), "a lesson has steps");
        states.resize(lesson.steps.len(), StepState::default());
        let index = index.min(lesson.steps.len() - 1);
        let solution = judge::solve(lesson.rules, &lesson.steps[index]);
        let mut session = Self {
            lesson,
            index,
            states,
            solution,
            mode: Mode::Asking,
            input: Input::Options { judged: None },
            before: Vec::new(),
            feedback: Vec::new(),
            records: Vec::new(),
            weighed: Vec::new(),
            piece: Piece::Lesson,
        };
        session.enter(index);
        session
    }

    /// Returns the lesson.
    #[must_use]
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// Returns what of the course it is.
    #[must_use]
    pub fn piece(&self) -> Piece {
        self.piece
    }

    /// Tells whether it is a question that was answered, rightly or not, and any replay of its solution is over.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        let state = self.states[0];
        let is_replaying = matches!(self.mode, Mode::Replaying { .. });
        self.piece == Piece::Question && (state.wrong > 0 || state.solved) && !is_replaying
    }

    /// Returns the rules of the lesson.
    #[must_use]
    pub fn rules(&self) -> &'static Rules {
        self.lesson.rules
    }

    /// Returns the step.
    #[must_use]
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.index]
    }

    /// Returns the step's index, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        self.index
    }

    /// Returns how far the learner has come with each step.
    #[must_use]
    pub fn states(&self) -> &[StepState] {
        &self.states
    }

    /// Returns what the session is doing.
    #[must_use]
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// Returns the answer as far as it has been given.
    #[must_use]
    pub fn input(&self) -> &Input {
        &self.input
    }

    /// Returns what there is to say, in order.
    #[must_use]
    pub fn feedback(&self) -> &[Feedback] {
        &self.feedback
    }

    /// Returns the answer of the step.
    #[must_use]
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Adds a step to the end of the lesson: of one whose steps are made as it goes on.
    pub fn append(&mut self, step: Step) {
        Arc::make_mut(&mut self.lesson).steps.push(step);
        self.states.push(StepState::default());
    }

    /// Takes out the attempts made since the last call, for the log.
    pub fn take_records(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.records)
    }

    /// Tells whether the step is done.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.states[self.index].solved
    }

    /// Tells whether hints are given: in a test there are none.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        !self.lesson.is_test
    }

    /// Tells whether nothing has been done yet, so that there is something to say beforehand.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.index == 0 && self.states.iter().all(|state| *state == StepState::default())
    }

    /// Returns the stars that the lesson earns as things stand.
    #[must_use]
    pub fn stars(&self) -> u8 {
        steps::stars(&self.states)
    }

    /// Returns what the end page says, once the lesson is finished.
    #[must_use]
    pub fn summary(&self) -> Option<Summary> {
        if self.mode != Mode::Finished {
            return None;
        }
        let missed = self.states.iter().enumerate().filter(|(_, state)| !state.is_clean());
        let facts = |step: &Step| step.teaches.iter().chain(&step.tests).cloned().collect();
        Some(Summary {
            stars: self.stars(),
            wrong: self.states.iter().map(|state| state.wrong).sum(),
            hints: self.states.iter().map(|state| u32::from(state.hints)).sum(),
            shown: self.states.iter().filter(|state| state.shown).count(),
            missed: missed.map(|(index, _)| (index, facts(&self.lesson.steps[index]))).collect(),
        })
    }

    /// Returns the position to draw, with what has been played on it.
    #[must_use]
    pub fn position(&self) -> Position {
        match (&self.mode, &self.input) {
            (Mode::Exploring { path, .. }, _) => path.last().copied().unwrap_or(self.step().position),
            (Mode::Replaying { actions, shown }, _) => self.after(&actions[..*shown]),
            (_, Input::Turn { actions, .. }) => self.after(actions),
            _ => self.step().position,
        }
    }

    /// Returns the step's position after some legal actions.
    fn after(&self, actions: &[Action]) -> Position {
        actions.iter().fold(self.step().position, |position, &action| position.apply(self.rules(), action))
    }

    /// Returns the options that are offered now.
    #[must_use]
    pub fn labels(&self) -> Vec<Label> {
        match (&self.mode, &self.input, &self.step().task, &self.solution) {
            (Mode::Asking, Input::Options { judged: None }, Task::Judge(_), _) => vec![Label::Yes, Label::No],
            (Mode::Asking, Input::Options { .. }, Task::Judge(_), Solution::Judgement(judgement)) => {
                hint::judgement_labels(judgement)
            }
            (Mode::Asking, _, Task::Choose(choice), _) => {
                choice.options.iter().cloned().map(Label::Option).collect()
            }
            (Mode::Asking, _, Task::Predict(_), _) => {
                crate::content::Prediction::ALL.into_iter().map(Label::Prediction).collect()
            }
            (Mode::Asking, _, Task::Compare(compare), _) => {
                compare.under.iter().copied().map(Label::Profile).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns how the game stands in the position on the board; `None` while that is just what is asked, so that no
    /// view tells it.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        let asked = match &self.step().task {
            Task::Choose(choice) => match choice.question {
                Question::WhoseTurn | Question::WhichPhase | Question::MayFly | Question::WhoWon => true,
                Question::HowManyCaptures(_) | Question::HowMany(_) | Question::Given => false,
            },
            Task::Predict(turn) => turn.is_none(),
            // Not everywhere it is a duty to take the stone that is due.
            Task::Compare(_) => self.step().position.capture_due(),
            // Where it is to be judged whether a capture may be left out, none must be called for.
            Task::Judge(Action::Pass) => self.step().words.is_some(),
            Task::Play(_) | Task::Mark(_) | Task::Judge(_) | Task::Puzzle(_) => false,
        };
        let asking = self.mode == Mode::Asking;
        match self.position().outcome(self.rules()) {
            _ if asking && asked => None,
            // To judge an action in a game that has ended is to see that it has.
            Some(outcome) => (!asking).then_some(Standing::Over(outcome)),
            None => Some(Standing::GoesOn),
        }
    }

    /// Returns the points to highlight, each once, with the role that matters most.
    #[must_use]
    pub fn highlights(&self) -> Vec<(Point, Role)> {
        let mut all: Vec<(Point, Role)> = Vec::new();
        let last_turn = self.last_turn().into_iter().flat_map(points_of);
        all.extend(last_turn.map(|point| (point, Role::LastTurn)));
        all.extend(self.feedback.iter().flat_map(Feedback::highlights));
        let selected = match (&self.mode, &self.input) {
            (Mode::Exploring { selected, .. }, _)
            | (_, Input::Turn { selected, .. } | Input::Actions { selected, .. }) => *selected,
            (_, Input::Points(points)) => {
                all.extend(points.into_iter().map(|point| (point, Role::Selected)));
                None
            }
            (_, Input::Options { .. } | Input::Several(_) | Input::Puzzle) => None,
        };
        if let Some(from) = selected {
            let targets = self.position().destinations(self.rules(), from);
            if !matches!(self.input, Input::Actions { .. }) {
                all.extend(targets.into_iter().map(|point| (point, Role::Target)));
            }
            all.push((from, Role::Selected));
        }
        all.sort_unstable();
        all.reverse();
        all.dedup_by_key(|(point, _)| *point);
        all.reverse();
        all
    }

    /// Returns the actions that led to the position on the board.
    fn last_turn(&self) -> Vec<Action> {
        match (&self.mode, &self.input) {
            (Mode::Asking, _) => {
                self.step().played.last().into_iter().flat_map(|turn| turn.actions()).collect()
            }
            (Mode::Replaying { actions, shown }, _) => actions[..*shown].to_vec(),
            (Mode::Solved, Input::Turn { actions, .. }) => actions.clone(),
            (Mode::Solved | Mode::Exploring { .. } | Mode::Finished, _) => Vec::new(),
        }
    }

    /// Does what a front end asks. What there is to say of it is in [`Session::feedback`] afterwards.
    pub fn command(&mut self, command: Command) {
        match command {
            Command::Next => self.next(),
            Command::Back => self.enter(self.index.saturating_sub(1)),
            Command::GoTo(index) => self.enter(index.min(self.states.len() - 1)),
            Command::Restart => {
                self.states.fill(StepState::default());
                self.enter(0);
            }
            Command::Explore => self.explore(),
            Command::Undo => self.undo(),
            Command::Hint if self.mode == Mode::Asking && self.has_hints() => self.hint(),
            Command::Solution if self.mode == Mode::Asking => self.show_solution(),
            Command::Touch(at) => self.touch(at),
            Command::Act(action) => self.act(action),
            Command::Mark(points) => self.mark(|input| {
                if let Input::Points(marked) = input {
                    *marked = points;
                }
            }),
            Command::MarkActions(list) => self.mark(|input| {
                if let Input::Actions { actions, .. } = input {
                    *actions = list;
                }
            }),
            Command::MarkOptions(options) => self.mark(|input| {
                if let Input::Several(chosen) = input {
                    *chosen = options;
                }
            }),
            Command::Choose(index) => self.choose(index),
            Command::HandIn => self.hand_in(),
            Command::Hint | Command::Solution => {}
        }
    }

    /// Comes to a step, with nothing put in.
    fn enter(&mut self, index: usize) {
        self.index = index;
        self.solution = judge::solve(self.lesson.rules, &self.lesson.steps[index]);
        self.input = match (&self.lesson.steps[index].task, &self.solution) {
            (Task::Play(_), _) => Input::Turn { selected: None, actions: Vec::new() },
            (Task::Mark(_), Solution::Actions(_)) => Input::Actions { selected: None, actions: Vec::new() },
            (Task::Mark(_), _) => Input::Points(PointSet::EMPTY),
            (Task::Judge(_) | Task::Choose(_) | Task::Predict(_), _) => Input::Options { judged: None },
            (Task::Compare(_), _) => Input::Several(BTreeSet::new()),
            (Task::Puzzle(_), _) => Input::Puzzle,
        };
        self.before.clear();
        self.feedback.clear();
        self.mode = Mode::Asking;
        if self.states[index].solved {
            self.mode = Mode::Solved;
            self.show_answer();
            self.feedback.push(Feedback::Solved);
        }
    }

    /// Puts the answer on the board.
    fn show_answer(&mut self) {
        match (&mut self.input, hint::answer(&self.solution)) {
            (Input::Turn { selected, actions }, Some(Answer::Turn(turn))) => {
                (*selected, *actions) = (None, turn.actions().collect());
            }
            (Input::Points(marked), Some(Answer::Points(points))) => *marked = points,
            (Input::Actions { selected, actions }, Some(Answer::Actions(list))) => {
                (*selected, *actions) = (None, list);
            }
            _ => {}
        }
    }

    fn next(&mut self) {
        if let Mode::Replaying { actions, shown } = &mut self.mode {
            *shown += 1;
            if *shown >= actions.len() {
                self.show_answer();
                self.mode = Mode::Solved;
            }
        } else if self.mode == Mode::Finished {
            // There is nothing after the end page.
        } else if !self.is_solved() {
            self.say(Feedback::NotYet);
        } else if self.index + 1 < self.states.len() {
            self.enter(self.index + 1);
        } else if let Some(open) = self.states.iter().position(|state| !state.solved) {
            self.enter(open);
        } else {
            self.feedback.clear();
            self.mode = Mode::Finished;
        }
    }

    /// Says one thing and nothing else.
    fn say(&mut self, feedback: Feedback) {
        self.feedback.clear();
        self.feedback.push(feedback);
    }

    fn explore(&mut self) {
        match &self.mode {
            // The puzzle's own session does that, with the value of every turn.
            _ if self.input == Input::Puzzle => {}
            Mode::Solved => {
                let path = vec![self.position()];
                self.feedback.clear();
                self.mode = Mode::Exploring { path, selected: None };
            }
            Mode::Exploring { .. } => self.enter(self.index),
            Mode::Asking | Mode::Replaying { .. } | Mode::Finished => {}
        }
    }

    fn undo(&mut self) {
        match &mut self.mode {
            Mode::Exploring { path, selected } => {
                if selected.take().is_none() && path.len() > 1 {
                    path.pop();
                }
                self.feedback.clear();
            }
            Mode::Asking => {
                if let Some(input) = self.before.pop() {
                    self.input = input;
                }
                self.feedback.clear();
            }
            Mode::Replaying { .. } | Mode::Solved | Mode::Finished => {}
        }
    }

    fn hint(&mut self) {
        if self.input == Input::Puzzle {
            return;
        }
        let state = &mut self.states[self.index];
        state.hints = (state.hints + 1).min(Hint::RUNGS);
        let rung = state.hints;
        let hint = hint::hint(self.rules(), self.step(), &self.solution, &self.labels(), &self.input, rung);
        if let Some(hint) = hint {
            self.say(Feedback::Hint(hint));
        }
    }

    fn show_solution(&mut self) {
        let Some(answer) = hint::answer(&self.solution) else { return };
        let state = &mut self.states[self.index];
        (state.solved, state.shown) = (true, true);
        self.record(String::new(), None, Verdict::Shown, None);
        self.say(Feedback::Solution(answer.clone()));
        match answer {
            Answer::Turn(turn) => {
                self.input = Input::Turn { selected: None, actions: Vec::new() };
                self.mode = Mode::Replaying { actions: turn.actions().collect(), shown: 0 };
            }
            Answer::Points(_) | Answer::Actions(_) | Answer::Labels(_) | Answer::Several(_) => {
                self.show_answer();
                self.mode = Mode::Solved;
            }
        }
        self.feedback.push(Feedback::Solved);
    }
}

fn points_of(action: Action) -> impl Iterator<Item = Point> {
    let from = match action {
        Action::Move { from, .. } => Some(from),
        Action::Place(_) | Action::Capture(_) | Action::Pass => None,
    };
    from.into_iter().chain(action.target())
}
