//! A learner's way through one puzzle.

mod attempt;
mod help;
mod input;

use std::collections::HashMap;
use std::sync::Arc;

use crate::content::{Choices, Puzzle, PuzzleGoal, Start};
use crate::rules::{Action, Color, Outcome as Ending, Point, PointSet, Position, Rules, Turn};
use crate::solver::{Bounds, Solution};
use crate::training::Outcome;
use crate::tutor::feedback::Role;

use super::ask::{Answer, Ask};
use super::command::{Marked, PuzzleCommand, PuzzleEvent, PuzzleMode};
use super::feedback::{PuzzleFeedback, Spoil, points_of};
use super::line::Line;

/// A learner's way through a puzzle: what is played, what is known, and what to say of it.
///
/// It never waits. What it wants to know is in [`PuzzleSession::ask`]; the answer goes to [`PuzzleSession::answered`], now
/// or later, and moves it on. After each command and each answer, front ends look at [`PuzzleSession::feedback`] and ask
/// anew.
///
/// ```
/// use std::sync::Arc;
/// use malom::content::Content;
/// use malom::solver::{Limits, Monitor};
/// use malom::training::Outcome;
/// use malom::tutor::{PuzzleCommand, PuzzleSession, TableJudge};
///
/// let content = Content::embedded().into_result().expect("the content of the program is sound");
/// let puzzle = Arc::new(content.puzzle("first-block").ok_or("no such puzzle")?.clone());
/// let mut judge = TableJudge::new(&puzzle, None, Limits { plies: 3, nodes: 100_000 });
/// let mut session = PuzzleSession::new(puzzle, 0);
/// for action in ["b2-b4", "xe3"] {
///     session.command(PuzzleCommand::Act(action.parse()?));
///     while let Some(ask) = session.ask() {
///         session.answered(ask.answer(session.rules(), &mut judge, &Monitor::default())?);
///     }
/// }
/// assert_eq!(session.take_outcome(), Some(Outcome::Solved));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleSession {
    puzzle: Arc<Puzzle>,
    /// Varies the defence among turns as good.
    seed: u64,
    /// Which of the puzzle's starts is being solved.
    part: usize,
    /// What is played.
    line: Line,
    /// A line that is shown, or explored, beside it.
    aside: Option<Line>,
    selected: Option<Point>,
    marked: Option<Marked>,
    /// Marks before the present ones, for undo.
    before: Vec<Marked>,
    mode: PuzzleMode,
    /// What is to be done once what it needs is known.
    then: Option<Then>,
    feedback: Vec<PuzzleFeedback>,
    known: HashMap<(Position, u32), Known>,
    /// Rungs of hints taken for the present turn.
    rung: u8,
    /// How many turns were played before the one that spoiled the goal, where the game went on after it.
    astray: Option<usize>,
    tally: Tally,
    /// What told against the attempt and was not taken out yet.
    events: Vec<PuzzleEvent>,
    outcome: Option<Outcome>,
    outcome_is_new: bool,
    /// Turns judged before anything was told.
    weighed: Vec<WeighedTurn>,
}

/// A turn of the learner beside all that could be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeighedTurn {
    /// The position before it.
    pub position: Position,
    /// The turn.
    pub turn: Turn,
    /// Every turn, and whether it keeps the goal; `None` where that is not known.
    pub turns: Vec<(Turn, Option<bool>)>,
}

/// What is known of a position.
#[derive(Clone, Debug)]
enum Known {
    /// There is no knowing.
    Nothing,
    /// It was answered.
    Answer(Arc<Answer>),
}

/// What is to be done with a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// The last turn is judged.
    Judge(Turn),
    /// The defence plays.
    Defend,
    /// The last turn is refuted.
    Refute { turn: Turn, spoil: Spoil, worth: Bounds },
    /// A hint is given.
    Hint,
    /// The solution is shown.
    Show,
    /// The marks are judged.
    HandIn,
}

/// What has happened that counts.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    slower: bool,
    hinted: bool,
    failed: bool,
    given_up: bool,
}

impl Tally {
    const fn outcome(self) -> Outcome {
        match self {
            Self { given_up: true, .. } => Outcome::GivenUp,
            Self { failed: true, .. } => Outcome::Failed,
            Self { hinted: true, .. } => Outcome::Hinted,
            Self { slower: true, .. } => Outcome::Slower,
            _ => Outcome::Solved,
        }
    }
}

impl PuzzleSession {
    /// Begins a puzzle. The seed varies the defence among turns that resist as long.
    ///
    /// # Panics
    ///
    /// If the puzzle has no position, which the loader refuses.
    #[must_use]
    pub fn new(puzzle: Arc<Puzzle>, seed: u64) -> Self {
        let start = puzzle.starts.first().expect("a puzzle has a position");
        let line = Line::new(puzzle.rules, start.position, 0);
        let mut session = Self {
            puzzle,
            seed,
            part: 0,
            line,
            aside: None,
            selected: None,
            marked: None,
            before: Vec::new(),
            mode: PuzzleMode::Asking,
            then: None,
            feedback: Vec::new(),
            known: HashMap::new(),
            rung: 0,
            astray: None,
            tally: Tally::default(),
            events: Vec::new(),
            outcome: None,
            outcome_is_new: false,
            weighed: Vec::new(),
        };
        session.begin(0);
        session
    }

    /// Comes back to a puzzle that was brought to its end before: it can be explored, and its solution seen again.
    ///
    /// # Panics
    ///
    /// As [`PuzzleSession::new`].
    #[must_use]
    pub fn ended(puzzle: Arc<Puzzle>, seed: u64, outcome: Outcome) -> Self {
        let mut session = Self::new(puzzle, seed);
        session.mode = PuzzleMode::Done;
        session.outcome = Some(outcome);
        session.feedback.push(PuzzleFeedback::Done(outcome));
        session
    }

    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Arc<Puzzle> {
        &self.puzzle
    }

    /// Returns the rules that it is played by.
    #[must_use]
    pub fn rules(&self) -> &'static Rules {
        self.puzzle.rules
    }

    /// Returns where the learner began: of a puzzle that is solved from each side, the one that is now solved.
    #[must_use]
    pub fn start(&self) -> &Start {
        &self.puzzle.starts[self.part]
    }

    /// Returns which start that is, from 0.
    #[must_use]
    pub const fn part(&self) -> usize {
        self.part
    }

    /// Returns the learner's side.
    #[must_use]
    pub fn learner(&self) -> Color {
        self.start().position.to_move()
    }

    /// Returns what the session is doing.
    #[must_use]
    pub const fn mode(&self) -> &PuzzleMode {
        &self.mode
    }

    /// Returns what there is to say of the last command or answer, in order.
    #[must_use]
    pub fn feedback(&self) -> &[PuzzleFeedback] {
        &self.feedback
    }

    /// Returns the position to draw, with all that is played or shown.
    #[must_use]
    pub fn position(&self) -> Position {
        self.shown().position()
    }

    /// Returns how the game on the board has ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.shown().outcome()
    }

    /// Returns the whole turns that led to the position on the board.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        self.shown().turns()
    }

    /// Returns what is played of a turn that is not whole yet.
    #[must_use]
    pub fn begun(&self) -> &[Action] {
        self.shown().begun()
    }

    /// Tells whether the learner has played on after a turn that spoiled the goal.
    #[must_use]
    pub const fn is_astray(&self) -> bool {
        self.astray.is_some()
    }

    /// Returns the stone that is chosen to move.
    #[must_use]
    pub const fn selected(&self) -> Option<Point> {
        self.selected
    }

    /// Returns the marks so far; `None` where nothing is to be marked.
    #[must_use]
    pub const fn marked(&self) -> Option<&Marked> {
        self.marked.as_ref()
    }

    /// Returns how the attempt counts, once the puzzle is solved or given up.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Takes out what has told against the attempt since the last call, in order.
    pub fn take_events(&mut self) -> Vec<PuzzleEvent> {
        std::mem::take(&mut self.events)
    }

    /// Takes out how the attempt counts, once, as soon as it is known: for the store.
    pub fn take_outcome(&mut self) -> Option<Outcome> {
        std::mem::take(&mut self.outcome_is_new).then_some(self.outcome).flatten()
    }

    /// Takes out the turns that were judged before a hint was given or the goal spoiled: they show how the learner thinks.
    pub fn take_weighed(&mut self) -> Vec<WeighedTurn> {
        std::mem::take(&mut self.weighed)
    }

    /// Takes out how an attempt counts that the learner leaves before its end: a goal that was spoiled is failed. Nothing
    /// else is an attempt.
    pub fn take_abandoned(&mut self) -> Option<Outcome> {
        let fails = self.outcome.is_none() && self.tally.failed;
        self.take_outcome().or_else(|| {
            self.outcome = fails.then_some(Outcome::Failed);
            self.outcome
        })
    }

    /// Returns what the session wants to know next; `None` where it knows enough. While the learner thinks, it asks
    /// ahead; only in [`PuzzleMode::Thinking`] is it waiting.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        let ask = self.wanted()?;
        let is_known = match self.known.get(&(ask.position, ask.quiet)) {
            None => false,
            Some(Known::Nothing) => true,
            Some(Known::Answer(answer)) => !ask.counts_holding || answer.ask.counts_holding,
        };
        (!is_known).then_some(ask)
    }

    /// Returns what is needed for the next thing to do, or will be.
    fn wanted(&self) -> Option<Ask> {
        let ask = |(position, quiet), counts_holding| Some(Ask { position, quiet, counts_holding });
        let holds = matches!(self.puzzle.goal, PuzzleGoal::Hold { .. }) && self.astray.is_none();
        match (self.then, &self.mode) {
            (Some(Then::Judge(_)), _) => ask(self.line.begin_before(), false),
            (Some(Then::Defend), _) => ask(self.line.begin(), holds),
            (Some(Then::Refute { .. } | Then::Hint | Then::Show | Then::HandIn), _) => {
                ask(self.line.begin(), false)
            }
            (None, PuzzleMode::Asking) if self.line.outcome().is_none() && self.astray.is_none() => {
                ask(self.line.begin(), false)
            }
            (None, PuzzleMode::Exploring) => {
                let aside = self.aside.as_ref().filter(|aside| aside.outcome().is_none())?;
                ask(aside.begin(), false)
            }
            (None, _) => None,
        }
    }

    /// Takes an answer, whenever it comes, and goes on where it was waited for.
    pub fn answered(&mut self, answer: Answer) {
        let key = (answer.ask.position, answer.ask.quiet);
        self.known.insert(key, Known::Answer(Arc::new(answer)));
        self.proceed();
    }

    /// Takes the news that something can't be known, and goes on without it.
    pub fn not_answered(&mut self, ask: Ask) {
        self.known.insert((ask.position, ask.quiet), Known::Nothing);
        self.proceed();
    }

    /// Returns what the position on the board and its turns are worth, once that is known: where the learner explores.
    #[must_use]
    pub fn values(&self) -> Option<&Solution> {
        let aside = self.aside.as_ref().filter(|_| self.mode == PuzzleMode::Exploring)?;
        match self.known.get(&aside.begin())? {
            Known::Answer(answer) => Some(&answer.solution),
            Known::Nothing => None,
        }
    }

    /// Returns what choosing a point next is worth at best, to the side to move, for each that is part of a legal turn:
    /// the stones to move or the points to place on; once a stone is chosen, where it goes; then what is taken. Where the
    /// learner explores.
    #[must_use]
    pub fn point_values(&self) -> Vec<(Point, Bounds)> {
        let (Some(aside), Some(solution)) = (&self.aside, self.values()) else { return Vec::new() };
        let mut best: Vec<(Point, Bounds)> = Vec::new();
        for solved in &solution.turns {
            let mut actions = solved.turn.actions();
            if !aside.begun().iter().all(|&begun| actions.next() == Some(begun)) {
                continue;
            }
            let point = actions.next().and_then(|action| match (action, self.selected) {
                (Action::Move { from, to }, Some(stone)) => (from == stone).then_some(to),
                (Action::Move { from, .. }, None) => Some(from),
                (action, _) => action.target(),
            });
            let Some(point) = point else { continue };
            match best.iter_mut().find(|(at, _)| *at == point) {
                None => best.push((point, solved.bounds)),
                Some((_, bounds)) => {
                    bounds.least = bounds.least.max(solved.bounds.least);
                    bounds.most = bounds.most.max(solved.bounds.most);
                }
            }
        }
        best
    }

    /// Returns the points to highlight, each once, with the role that matters most.
    #[must_use]
    pub fn highlights(&self) -> Vec<(Point, Role)> {
        let mut all: Vec<(Point, Role)> = Vec::new();
        let last = self.shown().turns().last().map_or(PointSet::EMPTY, |&turn| points_of(turn));
        all.extend(last.into_iter().map(|point| (point, Role::LastTurn)));
        all.extend(self.feedback.iter().flat_map(PuzzleFeedback::highlights));
        if let Some(Marked::Points(points)) = &self.marked {
            all.extend(points.into_iter().map(|point| (point, Role::Selected)));
        }
        if let Some(from) = self.selected {
            let targets = self.position().destinations(self.rules(), from);
            all.extend(targets.into_iter().map(|point| (point, Role::Target)));
            all.push((from, Role::Selected));
        }
        all.sort_unstable();
        all.reverse();
        all.dedup_by_key(|(point, _)| *point);
        all.reverse();
        all
    }

    /// Does what a front end asks. What there is to say of it is in [`PuzzleSession::feedback`] afterwards.
    pub fn command(&mut self, command: PuzzleCommand) {
        match command {
            PuzzleCommand::Touch(at) => self.touch(at),
            PuzzleCommand::Act(action) => self.act(action),
            PuzzleCommand::MarkPoints(points) => self.mark(Marked::Points(points)),
            PuzzleCommand::MarkTurns(turns) => self.mark(Marked::Turns(turns)),
            PuzzleCommand::HandIn => self.hand_in(),
            PuzzleCommand::Undo => self.undo(),
            PuzzleCommand::Hint => self.hint(),
            PuzzleCommand::Solution => self.solution(),
            PuzzleCommand::Next => self.next(),
            PuzzleCommand::Back => self.back(),
            PuzzleCommand::PlayOn => self.play_on(),
            PuzzleCommand::Explore => self.explore(),
            PuzzleCommand::Restart => {
                (self.tally, self.outcome, self.outcome_is_new) = (Tally::default(), None, false);
                self.rung = 0;
                self.events.clear();
                self.begin(0);
            }
        }
        self.proceed();
    }

    /// Begins one of the puzzle's starts.
    fn begin(&mut self, part: usize) {
        self.part = part;
        self.line = Line::new(self.puzzle.rules, self.start().position, 0);
        self.aside = None;
        self.selected = None;
        self.marked = match self.puzzle.goal {
            PuzzleGoal::NonLosing(Choices::Points) => Some(Marked::Points(PointSet::EMPTY)),
            PuzzleGoal::NonLosing(Choices::Turns) => Some(Marked::Turns(Vec::new())),
            _ => None,
        };
        self.before.clear();
        self.then = None;
        self.astray = None;
        self.rung = self.rung.min(1);
        self.feedback.clear();
        self.mode = PuzzleMode::Asking;
    }

    /// Returns the line that is on the board.
    fn shown(&self) -> &Line {
        self.aside.as_ref().unwrap_or(&self.line)
    }

    /// Says one thing and nothing else.
    fn say(&mut self, feedback: PuzzleFeedback) {
        self.feedback.clear();
        self.feedback.push(feedback);
    }

    /// Does what is to be done, as far as enough is known.
    fn proceed(&mut self) {
        while let Some(then) = self.then {
            let wanted = self.wanted();
            let Some(known) = wanted.and_then(|ask| self.known.get(&(ask.position, ask.quiet))) else {
                self.mode = PuzzleMode::Thinking;
                return;
            };
            let answer = match known {
                Known::Answer(answer) if self.ask().is_none() => Some(Arc::clone(answer)),
                Known::Answer(_) => {
                    self.mode = PuzzleMode::Thinking;
                    return;
                }
                Known::Nothing => None,
            };
            self.then = None;
            match answer {
                Some(answer) => self.go_on(then, &answer),
                None => self.go_on_blindly(),
            }
        }
    }

    fn go_on(&mut self, then: Then, answer: &Answer) {
        let solution = &answer.solution;
        match then {
            Then::Judge(turn) => self.judge(turn, answer.ask.position, solution),
            Then::Defend => self.defend(solution, &answer.holding),
            Then::Refute { turn, spoil, worth } => self.refute(turn, spoil, worth, solution),
            Then::Hint => self.give_hint(solution),
            Then::Show => self.show_solution(solution),
            Then::HandIn => self.judge_marks(solution),
        }
    }

    /// Takes the learner's turn back, as nothing can be said of it.
    fn go_on_blindly(&mut self) {
        self.take_back_unanswered();
        self.mode = PuzzleMode::Asking;
        self.feedback.push(PuzzleFeedback::NotKnown);
    }

    /// Takes back a turn to which there is no reply.
    fn take_back_unanswered(&mut self) {
        if self.line.turns().len() % 2 == 1 {
            self.line.undo_turn();
        }
        self.astray = self.astray.filter(|&before| before < self.line.turns().len());
    }
}
