//! A learner's way through one lesson.

use std::sync::Arc;

use crate::content::{Lesson, MarkSet, Question, Step, Task};
use crate::rules::{Action, Outcome, Phase, Point, PointSet, Position, Rules, Turn};

use super::feedback::{Answer, Feedback, Label, Mark, Role, WrongMark};
use super::hint::{self, Hint};
use super::judge::{self, Solution};
use super::steps::{self, Record, StepState, Summary, Verdict};

/// What a front end asks of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A point was chosen on the board: what that means depends on the task and the phase.
    Touch(Point),
    /// An action was typed.
    Act(Action),
    /// These points, and no others, are marked.
    Mark(PointSet),
    /// These actions, and no others, are marked.
    MarkActions(Vec<Action>),
    /// An option was chosen, by its index in [`Session::labels`].
    Choose(usize),
    /// The marks are complete.
    HandIn,
    /// The last input is taken back.
    Undo,
    /// The next rung of hints.
    Hint,
    /// The solution, replayed; the step earns nothing.
    Solution,
    /// On: the next frame of a replay or, once the step is solved, the next step.
    Next,
    /// To the previous step.
    Back,
    /// To this step.
    GoTo(usize),
    /// The lesson from its beginning, with a clean sheet.
    Restart,
    /// After solving: play on freely, for both sides; again: back to the step.
    Explore,
}

/// An answer as far as it has been given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A turn.
    Turn {
        /// The stone that was chosen to move.
        selected: Option<Point>,
        /// What has been played.
        actions: Vec<Action>,
    },
    /// Marked points.
    Points(PointSet),
    /// Marked actions.
    Actions {
        /// The stone whose move is being marked.
        selected: Option<Point>,
        /// The actions marked.
        actions: Vec<Action>,
    },
    /// An option is to be chosen; in a judgement, what was said to the first question.
    Options {
        /// Whether the action was judged legal.
        judged: Option<bool>,
    },
}

/// What the session is doing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It waits for an answer.
    Asking,
    /// The solution is played: so many of its actions are on the board.
    Replaying {
        /// All actions.
        actions: Vec<Action>,
        /// How many are played.
        shown: usize,
    },
    /// The step is solved.
    Solved,
    /// The learner plays freely: the positions so far, and the chosen stone.
    Exploring {
        /// The positions, the present one last.
        path: Vec<Position>,
        /// The stone that was chosen to move.
        selected: Option<Point>,
    },
    /// The lesson is finished.
    Finished,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has ended.
    Over(Outcome),
    /// It goes on.
    GoesOn,
}

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
}

impl Session {
    /// Begins a lesson.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>) -> Self {
        let states = vec![StepState::default(); lesson.steps.len()];
        Self::resume(lesson, 0, states)
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
        };
        session.enter(index);
        session
    }

    /// Returns the lesson.
    #[must_use]
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
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

    /// Takes out the attempts made since the last call, for the log.
    pub fn take_records(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.records)
    }

    /// Tells whether the step is done.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.states[self.index].solved
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
            Task::Play(_) | Task::Mark(_) | Task::Judge(_) => false,
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
            (_, Input::Options { .. }) => None,
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
            Command::Hint if self.mode == Mode::Asking => self.hint(),
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
        let state = &mut self.states[self.index];
        state.hints = (state.hints + 1).min(Hint::RUNGS);
        let rung = state.hints;
        let marked = match &self.input {
            Input::Points(points) => *points,
            _ => PointSet::EMPTY,
        };
        let hint = hint::hint(self.rules(), self.step(), &self.solution, &self.labels(), marked, rung);
        if let Some(hint) = hint {
            self.say(Feedback::Hint(hint));
        }
    }

    fn show_solution(&mut self) {
        let Some(answer) = hint::answer(&self.solution) else { return };
        let state = &mut self.states[self.index];
        (state.solved, state.shown) = (true, true);
        self.record(String::new(), Verdict::Shown, None);
        self.say(Feedback::Solution(answer.clone()));
        match answer {
            Answer::Turn(turn) => {
                self.input = Input::Turn { selected: None, actions: Vec::new() };
                self.mode = Mode::Replaying { actions: turn.actions().collect(), shown: 0 };
            }
            Answer::Points(_) | Answer::Actions(_) | Answer::Labels(_) => {
                self.show_answer();
                self.mode = Mode::Solved;
            }
        }
        self.feedback.push(Feedback::Solved);
    }

    fn record(&mut self, answer: String, verdict: Verdict, reason: Option<&'static str>) {
        let step = self.step().id.clone();
        let hints = self.states[self.index].hints;
        self.records.push(Record { step, answer, verdict, reason, hints });
    }

    /// Counts a wrong attempt and says what was wrong.
    fn wrong(&mut self, answer: String, feedback: Feedback) {
        self.states[self.index].wrong += 1;
        let reason = match &feedback {
            Feedback::Refused { illegal, .. }
            | Feedback::JudgedLegal(illegal)
            | Feedback::WrongReason { illegal, .. } => Some(illegal.kind().token()),
            Feedback::Missed(misses) => misses.first().map(super::feedback::Miss::token),
            _ => None,
        };
        self.record(answer, Verdict::Wrong, reason);
        self.say(feedback);
    }

    /// Counts the step as done and says so after `first`.
    fn solved(&mut self, answer: String, verdict: Verdict, first: Vec<Feedback>) {
        self.states[self.index].solved = true;
        self.record(answer, verdict, None);
        self.feedback = first;
        self.feedback.push(Feedback::Solved);
        self.mode = Mode::Solved;
    }

    /// Changes the input, keeping the one before for undo.
    fn mark(&mut self, change: impl FnOnce(&mut Input)) {
        if self.mode == Mode::Asking {
            let before = self.input.clone();
            change(&mut self.input);
            if self.input != before {
                self.before.push(before);
            }
            self.feedback.clear();
        }
    }

    fn touch(&mut self, at: Point) {
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
            Input::Options { .. } => {}
        }
    }

    /// Says why an action would be refused, without counting it as an attempt.
    fn explain(&mut self, action: Action) {
        let position = self.position();
        if let Err(illegal) = position.check(self.rules(), action) {
            self.say(Feedback::Refused { by: position.to_move(), action, illegal });
        }
    }

    fn act(&mut self, action: Action) {
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
            Input::Options { .. } => {}
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

    /// Plays an action of the turn that is asked for, and judges the turn once it is complete or refused.
    fn play(&mut self, action: Action) {
        let (rules, position) = (self.rules(), self.position());
        let Input::Turn { actions, .. } = &self.input else { return };
        let mut actions = actions.clone();
        match position.play(rules, action) {
            Err(illegal) => {
                let answer = texts(actions.iter().chain([&action]));
                self.input = Input::Turn { selected: None, actions };
                // In an attempt to go on as if the turn had passed, it is the opponent who would act next.
                let by = position.to_move();
                self.wrong(answer, Feedback::Refused { by, action, illegal });
            }
            Ok((next, events)) => {
                actions.push(action);
                self.mark(|input| *input = Input::Turn { selected: None, actions: actions.clone() });
                if next.capture_due() {
                    self.say(Feedback::CaptureDue { closed: events.closed });
                } else {
                    self.judge(&actions, Feedback::of_events(&events));
                }
            }
        }
    }

    /// Judges a complete turn.
    fn judge(&mut self, actions: &[Action], events: Vec<Feedback>) {
        let Task::Play(play) = &self.step().task else { return };
        let capture = actions.get(1).and_then(|action| action.target());
        let turn = Turn { first: actions[0], capture };
        let (missed, better) = judge::judge_turn(self.rules(), &self.step().position, turn, play);
        if !missed.is_empty() {
            self.input = Input::Turn { selected: None, actions: Vec::new() };
            self.before.clear();
            self.wrong(turn.to_string(), Feedback::Missed(missed));
        } else if better.is_empty() {
            self.solved(turn.to_string(), Verdict::Right, events);
        } else {
            self.solved(turn.to_string(), Verdict::Good, vec![Feedback::GoodNotBest(better)]);
        }
    }

    fn choose(&mut self, index: usize) {
        let labels = self.labels();
        let (Some(label), Input::Options { judged }) = (labels.get(index).cloned(), self.input.clone())
        else {
            return;
        };
        let task = self.step().task.clone();
        let answer = label_text(&label);
        match (label, self.solution.clone(), task) {
            (Label::Yes, Solution::Judgement(judgement), _) => match judgement.illegal {
                None => self.mark(|input| *input = Input::Options { judged: Some(true) }),
                Some(illegal) => self.wrong(answer, Feedback::JudgedLegal(illegal)),
            },
            (Label::No, Solution::Judgement(judgement), Task::Judge(action)) => match judgement.illegal {
                Some(_) => self.mark(|input| *input = Input::Options { judged: Some(false) }),
                None => self.wrong(answer, Feedback::JudgedIllegal { action }),
            },
            (Label::Reason(said), Solution::Judgement(judgement), _) => match judgement.illegal {
                Some(illegal) if illegal.kind() != said => {
                    self.wrong(format!("no {answer}"), Feedback::WrongReason { said, illegal });
                }
                _ => self.solved(format!("no {answer}"), Verdict::Right, Vec::new()),
            },
            (Label::Count(said), Solution::Judgement(judgement), Task::Judge(action)) => {
                let answer = format!("{} {answer}", if judged == Some(true) { "yes" } else { "no" });
                if said == judgement.legal {
                    self.solved(answer, Verdict::Right, Vec::new());
                } else {
                    self.wrong(answer, Feedback::WrongCount { said, action });
                }
            }
            (Label::Option(id), Solution::Option(right), _) => {
                if right.as_ref() == Some(&id) {
                    self.solved(answer, Verdict::Right, Vec::new());
                } else {
                    self.wrong(answer, Feedback::WrongOption { id });
                }
            }
            (Label::Prediction(said), Solution::Prediction { prediction, outcome, after }, _) => {
                if said == prediction {
                    self.solved(answer, Verdict::Right, Vec::new());
                } else {
                    self.wrong(answer, Feedback::WrongPrediction { said, outcome, after });
                }
            }
            _ => {}
        }
    }

    fn hand_in(&mut self) {
        if self.mode != Mode::Asking {
            return;
        }
        let (right, wrong, missing, answer) = match (&self.input, &self.solution, &self.step().task) {
            (Input::Points(marked), Solution::Points(points), Task::Mark(set)) => (
                marked.intersection(*points).len(),
                marked.minus(*points).into_iter().map(|at| self.wrong_point(set, at)).collect(),
                points.minus(*marked).len(),
                if marked.is_empty() { "none".to_owned() } else { marked.to_string() },
            ),
            (Input::Actions { actions, .. }, Solution::Actions(all), Task::Mark(set)) => {
                let wrong = actions.iter().filter(|action| !all.contains(action));
                let wrong: Vec<WrongMark> = wrong.map(|&action| self.wrong_action(set, action)).collect();
                let right = actions.len() - wrong.len();
                let answer = if actions.is_empty() { "none".to_owned() } else { texts(actions) };
                (right, wrong, all.len() - right, answer)
            }
            _ => return,
        };
        if wrong.is_empty() && missing == 0 {
            self.solved(answer, Verdict::Right, Vec::new());
        } else {
            self.wrong(answer, Feedback::Marks { right, wrong, missing });
        }
    }

    fn wrong_point(&self, set: &MarkSet, at: Point) -> WrongMark {
        let illegal = judge::why_not_marked(self.rules(), &self.step().position, set, at);
        WrongMark { mark: Mark::Point(at), illegal }
    }

    fn wrong_action(&self, set: &MarkSet, action: Action) -> WrongMark {
        let position = self.step().position;
        let position = if *set == MarkSet::EnemyMoves { position.turned() } else { position };
        WrongMark { mark: Mark::Action(action), illegal: position.check(self.rules(), action).err() }
    }
}

/// What choosing a point means.
enum Intent {
    /// A stone is chosen to move, or no longer.
    Select(Option<Point>),
    /// An action is tried.
    Act(Action),
    /// The touch fits no attempt, so it is likely a slip: this action's refusal is told, and nothing counted.
    Slip(Action),
}

/// Reads a choice on the board as the learner most likely means it, legal or not: a stone that is then carried
/// somewhere, a stone put down, an enemy stone taken.
fn intent(rules: &Rules, position: &Position, selected: Option<Point>, at: Point) -> Intent {
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

fn points_of(action: Action) -> impl Iterator<Item = Point> {
    let from = match action {
        Action::Move { from, .. } => Some(from),
        Action::Place(_) | Action::Capture(_) | Action::Pass => None,
    };
    from.into_iter().chain(action.target())
}

fn texts<'a>(actions: impl IntoIterator<Item = &'a Action>) -> String {
    let texts: Vec<String> = actions.into_iter().map(Action::to_string).collect();
    texts.join(" ")
}

fn label_text(label: &Label) -> String {
    match label {
        Label::Yes => "yes".to_owned(),
        Label::No => "no".to_owned(),
        Label::Reason(kind) => kind.token().to_owned(),
        Label::Count(count) => count.to_string(),
        Label::Option(id) => id.clone(),
        Label::Prediction(prediction) => prediction.token().to_owned(),
    }
}
