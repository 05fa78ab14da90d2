//! A puzzle on the screen: what its keys do. What is drawn is in `show`, what is said beside the board in `words`.

mod show;
mod words;

use std::sync::Arc;
use std::time::Instant;

use crate::belief::Named;
use crate::content::Puzzle;
use crate::explain;
use crate::i18n::Message;
use crate::learner::{Learner, RatingChange};
use crate::rules::{Action, Point, Position};
use crate::tutor::{PuzzleCommand, PuzzleMarks, PuzzleMode, PuzzleSession, Report};

use super::board;
use super::keys::Order;
use super::round::{Kind, Round};
use super::scroll::Scroll;
use super::text::Voice;
use super::work::{Bench, Job, State, Work};

/// A learner at a puzzle, with what belongs to the screen alone.
pub(super) struct PuzzleScreen {
    session: PuzzleSession,
    /// What the puzzle belongs to; `None` where it is the step of a lesson, which keeps what comes of it.
    round: Option<Round>,
    work: Work,
    /// When the attempt began.
    begun: Instant,
    /// What the attempt did to the rating, once it is kept.
    change: Option<RatingChange>,
    /// Whether ratings are told as numbers.
    number: bool,
    /// What went wrong with the tables, in the words of their errors.
    fault: Option<String>,
    /// The point that the board's cursor is on.
    cursor: Option<Point>,
    /// The column of a point that is being typed.
    column: Option<u8>,
    scroll: Scroll,
    /// Whether the next drawing brings the newest answer into view.
    follows: bool,
    /// The misconceptions that the last turn made clear.
    named: Vec<Named>,
}

/// What comes of an order.
pub(super) enum Then {
    /// The puzzle goes on.
    Stay,
    /// The next puzzle of the round.
    Next(Round),
    /// Back to where the puzzle was begun, with what there is to say.
    Left(Option<Message>),
}

impl PuzzleScreen {
    /// Begins the present puzzle of a round; `None` where there is none such.
    pub(super) fn new(round: Round, learner: &Learner, bench: &mut Bench) -> Option<Self> {
        let puzzle = Arc::new(learner.content().puzzle(round.puzzle())?.clone());
        // Each attempt meets another defence, and the same one is met again by nobody but who starts anew.
        let tries = learner.standings().get(&puzzle.id).map_or(0, |standing| standing.tries);
        let session = PuzzleSession::new(puzzle, bench.seed().unwrap_or_else(|| tries.into()));
        Some(Self::with(session, Some(round), bench))
    }

    /// Begins the puzzle that is the step of a lesson.
    pub(super) fn of_step(session: PuzzleSession, bench: &mut Bench) -> Self {
        Self::with(session, None, bench)
    }

    fn with(session: PuzzleSession, round: Option<Round>, bench: &mut Bench) -> Self {
        let work = bench.start(session.puzzle());
        let cursor = board::middle(session.rules().board());
        let mut screen = Self {
            session,
            round,
            work,
            begun: Instant::now(),
            change: None,
            number: false,
            fault: None,
            cursor,
            column: None,
            scroll: Scroll::default(),
            follows: false,
            named: Vec::new(),
        };
        screen.work.ask(&screen.session);
        screen
    }

    pub(super) const fn session(&self) -> &PuzzleSession {
        &self.session
    }

    /// Returns the session, to have a lesson take what came of it.
    pub(super) const fn session_mut(&mut self) -> &mut PuzzleSession {
        &mut self.session
    }

    /// Tells whether the puzzle is solved or given up.
    pub(super) fn is_done(&self) -> bool {
        *self.session.mode() == PuzzleMode::Done
    }

    fn puzzle(&self) -> &Puzzle {
        self.session.puzzle()
    }

    /// Tells whether there is work under way that is waited for, or of which the screen tells.
    pub(super) fn is_working(&self) -> bool {
        *self.session.mode() == PuzzleMode::Thinking
            || self.work.state() != State::Ready
            || (*self.session.mode() == PuzzleMode::Exploring && self.session.ask().is_some())
    }

    /// Takes what the thread reports.
    pub(super) fn report(&mut self, job: Job, report: Report, learner: &mut Learner) {
        if job != self.work.job() {
            return;
        }
        let was_thinking = *self.session.mode() == PuzzleMode::Thinking;
        match report {
            Report::Building(pair) => self.work.set_state(State::Building(pair)),
            Report::NotBuilt(error) => self.fault = Some(error.to_string()),
            Report::Ready => self.work.set_state(State::Ready),
            Report::Answered(answer) => self.session.answered(*answer),
            Report::Failed(ask, fault) => {
                self.fault = Some(fault.to_string());
                self.session.not_answered(ask);
            }
        }
        self.follows |= was_thinking && *self.session.mode() != PuzzleMode::Thinking;
        self.keep(learner);
        self.work.ask(&self.session);
    }

    /// Keeps how the attempt ended, once.
    fn keep(&mut self, learner: &mut Learner) {
        let seconds = self.seconds();
        let Some(round) = &mut self.round else { return };
        if let Some(change) = learner.keep_puzzle(&mut self.session, seconds, round.cycle_now()) {
            self.change = Some(change);
            round.count(self.session.outcome());
        }
        self.named.extend(learner.take_named());
    }

    /// Keeps an attempt that the learner leaves before its end, where it counts.
    pub(super) fn leave(&mut self, learner: &mut Learner) {
        let seconds = self.seconds();
        let Some(round) = &mut self.round else { return };
        if learner.keep_abandoned(&mut self.session, seconds, round.cycle_now()).is_some() {
            round.count(self.session.outcome());
        }
    }

    /// Returns how long the attempt has taken, in seconds.
    fn seconds(&self) -> u32 {
        u32::try_from(self.begun.elapsed().as_secs()).unwrap_or(u32::MAX)
    }

    fn is_marking(&self) -> bool {
        self.session.marked().is_some() && *self.session.mode() == PuzzleMode::Asking
    }

    /// Tells whether the board's cursor can be moved.
    fn is_on_board(&self) -> bool {
        matches!(self.session.mode(), PuzzleMode::Asking | PuzzleMode::Exploring)
    }

    /// Tells whether a point that is typed or clicked on plays: where a turn is only talked about, another takes its
    /// place, as long as its position is the one on the board.
    fn takes_points(&self) -> bool {
        let is_talked_about =
            matches!(self.session.mode(), PuzzleMode::Slower | PuzzleMode::Refuted { shown: 0, .. });
        self.is_on_board() || is_talked_about
    }

    /// Tells whether there is something to take back.
    fn has_input(&self) -> bool {
        match self.session.mode() {
            PuzzleMode::Asking | PuzzleMode::Exploring => {
                let is_marked = match self.session.marked() {
                    Some(PuzzleMarks::Points(points)) => !points.is_empty(),
                    Some(PuzzleMarks::Turns(turns)) => !turns.is_empty(),
                    None => false,
                };
                self.session.selected().is_some()
                    || !self.session.turns().is_empty()
                    || self.session.position().capture_due()
                    || is_marked
            }
            PuzzleMode::Thinking | PuzzleMode::Slower | PuzzleMode::Refuted { .. } | PuzzleMode::Lost => true,
            PuzzleMode::HalfSolved | PuzzleMode::Replaying { .. } | PuzzleMode::Done => false,
        }
    }

    /// Names what is going on, for labels that depend on it.
    pub(super) fn context(&self) -> &'static str {
        match self.session.mode() {
            _ if self.column.is_some() => "typing",
            PuzzleMode::Exploring => "trying",
            PuzzleMode::Asking if self.is_marking() => "marking-puzzle",
            _ if self.would_give_up() => "puzzle",
            _ => "puzzle-done",
        }
    }

    /// Tells whether an order makes sense now.
    pub(super) fn allows(&self, order: Order) -> bool {
        if self.column.is_some() {
            // A point is being typed; what else is pressed now is likely a slip.
            return matches!(
                order,
                Order::Row(_)
                    | Order::Column(_)
                    | Order::Go(_)
                    | Order::Act
                    | Order::Touch(_)
                    | Order::Leave
                    | Order::Quit
            );
        }
        let mode = self.session.mode();
        match order {
            Order::Go(_) | Order::Act => self.is_on_board(),
            Order::Touch(_) | Order::Column(_) => self.takes_points(),
            Order::HandIn => self.is_marking(),
            Order::Pass => self.can_pass(),
            Order::Hint => *mode == PuzzleMode::Asking,
            Order::Undo => self.has_input(),
            Order::Solution => !matches!(mode, PuzzleMode::Replaying { .. }),
            Order::Next => match mode {
                PuzzleMode::Refuted { line, shown } => *shown < line.len(),
                PuzzleMode::Slower
                | PuzzleMode::Replaying { .. }
                | PuzzleMode::HalfSolved
                | PuzzleMode::Done => true,
                PuzzleMode::Asking | PuzzleMode::Thinking | PuzzleMode::Lost | PuzzleMode::Exploring => false,
            },
            Order::Previous => match mode {
                PuzzleMode::Refuted { shown, .. } | PuzzleMode::Replaying { shown, .. } => *shown > 0,
                _ => false,
            },
            Order::PlayOn => matches!(mode, PuzzleMode::Refuted { .. }),
            Order::Explore => {
                matches!(mode, PuzzleMode::Done | PuzzleMode::Exploring | PuzzleMode::Replaying { .. })
            }
            Order::Again => *mode == PuzzleMode::Done,
            Order::Number => *mode == PuzzleMode::Done && self.change.is_some(),
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Language | Order::Report | Order::Help | Order::Leave | Order::Quit => true,
            Order::Up
            | Order::Down
            | Order::Pick(_)
            | Order::Digit(_)
            | Order::Row(_)
            | Order::Steps
            | Order::Train
            | Order::Review
            | Order::Place
            | Order::Questions
            | Order::Glossary
            | Order::Search
            | Order::Type(_)
            | Order::Erase
            | Order::Drill
            | Order::Colours
            | Order::Ascii => false,
        }
    }

    /// Tells whether the side to move may pass.
    fn can_pass(&self) -> bool {
        let (position, rules) = (self.session.position(), self.session.rules());
        self.is_on_board() && !self.is_marking() && position.check(rules, Action::Pass).is_ok()
    }

    /// Tells whether the solution gives the puzzle up.
    pub(super) fn would_give_up(&self) -> bool {
        self.session.outcome().is_none() && *self.session.mode() != PuzzleMode::HalfSolved
    }

    /// Does what is asked for, as far as it concerns the puzzle alone.
    pub(super) fn perform(&mut self, order: Order, learner: &mut Learner) -> Then {
        let typed = self.column.take();
        match order {
            Order::Go(direction) => {
                let board = self.session.rules().board();
                self.cursor = self.cursor.map(|from| board::neighbour(board, from, direction));
            }
            Order::Act => {
                if let Some(point) = self.cursor {
                    self.touch(point, learner);
                }
            }
            Order::Touch(point) => self.touch(point, learner),
            Order::Column(column) => self.column = Some(column),
            Order::Row(row) => {
                if let Some(point) = typed.and_then(|column| Point::new(column, row)) {
                    self.touch(point, learner);
                }
            }
            Order::HandIn => self.command(PuzzleCommand::HandIn, learner),
            Order::Pass => self.command(PuzzleCommand::Act(Action::Pass), learner),
            Order::Hint => self.command(PuzzleCommand::Hint, learner),
            Order::Undo => self.command(PuzzleCommand::Undo, learner),
            Order::Solution => self.command(PuzzleCommand::Solution, learner),
            Order::Next if *self.session.mode() == PuzzleMode::Done => return self.next(),
            Order::Next => self.command(PuzzleCommand::Next, learner),
            Order::Previous => self.command(PuzzleCommand::Back, learner),
            Order::PlayOn => self.command(PuzzleCommand::PlayOn, learner),
            Order::Explore => self.command(PuzzleCommand::Explore, learner),
            Order::Again => {
                self.command(PuzzleCommand::Restart, learner);
                (self.begun, self.change) = (Instant::now(), None);
            }
            Order::Number => self.number = !self.number,
            Order::Scroll(amount) => self.scroll.by(amount),
            Order::Leave if typed.is_some() => {}
            Order::Leave if *self.session.mode() == PuzzleMode::Exploring => {
                self.command(PuzzleCommand::Explore, learner);
            }
            Order::Leave => {
                self.leave(learner);
                return self.left();
            }
            Order::Up
            | Order::Down
            | Order::Pick(_)
            | Order::Digit(_)
            | Order::Steps
            | Order::Questions
            | Order::Glossary
            | Order::Search
            | Order::Type(_)
            | Order::Erase
            | Order::Train
            | Order::Review
            | Order::Place
            | Order::Drill
            | Order::Language
            | Order::Colours
            | Order::Ascii
            | Order::Report
            | Order::Help
            | Order::Quit => {}
        }
        Then::Stay
    }

    /// Goes on to the next puzzle of the round or, after the last, back to where they are chosen.
    fn next(&mut self) -> Then {
        let mut round = self.round.clone();
        match round.as_mut().map(Round::advance) {
            Some(true) => round.map_or(Then::Stay, Then::Next),
            Some(false) | None => self.left(),
        }
    }

    /// Goes back, with what the round came to.
    fn left(&self) -> Then {
        Then::Left(self.round.as_ref().and_then(Round::report))
    }

    fn touch(&mut self, point: Point, learner: &mut Learner) {
        let on_board = self.session.rules().board().points().contains(point);
        if on_board {
            self.cursor = Some(point);
        }
        // A cell that is no point can be tried in a turn, to be told so; to be marked it has to be there.
        if on_board || !self.is_marking() {
            self.command(PuzzleCommand::Touch(point), learner);
        }
    }

    /// Has the session do something, keeps what came of it and asks what it wants to know then.
    pub(super) fn command(&mut self, command: PuzzleCommand, learner: &mut Learner) {
        let part = self.session.part();
        self.session.command(command);
        self.named.clear();
        self.keep(learner);
        self.work.ask(&self.session);
        if self.session.part() != part {
            self.scroll = Scroll::default();
        }
        self.follows = true;
    }

    /// Returns the title: where the puzzle comes from.
    pub(super) fn title(&self, voice: Voice<'_>) -> String {
        let content = voice.learner.content();
        let id = &self.puzzle().id;
        let pack = content.packs().all().iter().find(|pack| pack.puzzles.iter().any(|one| one.id == *id));
        match (self.round.as_ref().map(Round::kind), pack) {
            (Some(Kind::Daily), _) => voice.say(&explain::daily(None)),
            (Some(Kind::Chosen | Kind::Cycle { .. }) | None, Some(pack)) => {
                voice.say(&explain::puzzle::pack(pack))
            }
            (Some(Kind::Chosen | Kind::Cycle { .. }) | None, None) => voice.word("training-title"),
        }
    }

    /// Returns what the title line says on the right: the place in the round and the grade.
    pub(super) fn standing(&self, voice: Voice<'_>) -> String {
        let grade = voice.say(&explain::puzzle::grade(self.puzzle().grade));
        match self.round.as_ref().map(Round::place) {
            None | Some((_, 1)) => grade,
            Some((number, of)) => format!("{number}/{of}  {grade}"),
        }
    }

    /// Returns what stands in the key bar for a point that is being typed.
    pub(super) fn typed(&self) -> Option<char> {
        self.column.map(|column| char::from(b'a' + column))
    }

    fn position(&self) -> Position {
        self.session.position()
    }
}
