//! Puzzles line by line.

use std::cmp::Ordering;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::content::Puzzle;
use crate::explain;
use crate::i18n::Message;
use crate::learner::{Learner, RatingChange, today};
use crate::rules::{Action, Phase, Point, PointSet, Turn};
use crate::solver::Limits;
use crate::text_board::{Charset, Glyph, board_text};
use crate::training::InCycle;
use crate::tutor::{
    Analyst, PuzzleCommand, PuzzleFeedback, PuzzleMarks, PuzzleMode, PuzzleSession, Report, Session,
};

use super::afresh::Origin;
use super::answer::{Part, parts};
use super::line::Line;
use super::words::{Keyword, Words};
use super::{BOLD, EXAMPLE, Ending, Io, Options, PlainError, telling};

/// How puzzles are played.
#[derive(Clone, Debug, Default)]
pub struct Play {
    /// The folder in which small tables are kept, and built where they are missing; `None` to search for everything.
    pub tables: Option<PathBuf>,
    /// How far one position is searched.
    pub limits: Limits,
    /// Varies the defence among turns as good.
    pub seed: u64,
    /// How long the learner waits before they are told that they do; `None` never tells them.
    pub patience: Option<Duration>,
}

/// Which puzzles are solved, one after the other, and how.
#[derive(Clone, Debug)]
pub struct Puzzles<'a> {
    /// The puzzles.
    pub puzzles: Vec<Arc<Puzzle>>,
    /// How they are played.
    pub play: Play,
    /// The cycle that the attempts belong to.
    pub cycle: Option<InCycle<'a>>,
}

/// Takes a learner through puzzles, until all are solved or given up, they quit, or the input ends.
///
/// # Errors
///
/// Reading or writing fails. That nobody reads the output any more is no error.
pub fn run_puzzles(
    learner: &mut Learner,
    puzzles: &Puzzles<'_>,
    io: Io<impl BufRead, impl Write>,
    options: Options,
) -> Result<Ending, PlainError> {
    let Io { mut input, mut output } = io;
    let mut all = || {
        for (index, puzzle) in puzzles.puzzles.iter().enumerate() {
            let is_last = index + 1 == puzzles.puzzles.len();
            let session = PuzzleSession::new(Arc::clone(puzzle), puzzles.play.seed);
            let place = Place::Round { cycle: puzzles.cycle, begun: Instant::now(), is_last };
            let puzzling = Puzzling::new(learner, session, &puzzles.play, &mut output, options, place);
            if puzzling.run(&mut input)? != Parting::On {
                return Ok(Ending::Left);
            }
            writeln!(output).map_err(PlainError::Write)?;
        }
        let text = match puzzles.puzzles.is_empty() {
            true => learner.say(&Message::new("plain-play-none")),
            false => learner.say(&explain::streak(learner.streak(today()))),
        };
        writeln!(output, "{text}").map_err(PlainError::Write)?;
        Ok(Ending::Finished)
    };
    match all() {
        Err(PlainError::Write(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(Ending::Left),
        ended => ended,
    }
}

/// Where a puzzle is met.
pub(super) enum Place<'l> {
    /// By itself, or one after the other.
    Round {
        /// The cycle that the attempt belongs to.
        cycle: Option<InCycle<'l>>,
        /// When the attempt began.
        begun: Instant,
        /// Whether no other comes after it.
        is_last: bool,
    },
    /// It is the step of a lesson, whose session takes what comes of it.
    Step(&'l mut Session, Option<&'l mut dyn Origin>),
}

/// How a learner parts from a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Parting {
    /// It is done, and they go on.
    On,
    /// They go back to what came before it.
    Back,
    /// They leave.
    Left,
    /// The lesson has changed, and what they have typed is not judged any more.
    Changed,
    /// The input has ended.
    End,
}

/// Whether and how a learner parts from a puzzle after a line.
type Flow = Result<Option<Parting>, PlainError>;

/// A puzzle as it is played.
pub(super) struct Puzzling<'l, O> {
    learner: &'l mut Learner,
    session: PuzzleSession,
    analyst: Analyst,
    reports: Receiver<Report>,
    words: Words,
    output: O,
    options: Options,
    patience: Option<Duration>,
    place: Place<'l>,
}

impl<'l, O: Write> Puzzling<'l, O> {
    pub(super) fn new(
        learner: &'l mut Learner,
        session: PuzzleSession,
        play: &Play,
        output: O,
        options: Options,
        place: Place<'l>,
    ) -> Self {
        let (sender, reports) = mpsc::channel();
        let report = move |report| {
            // Nobody listens any more once the puzzle is left.
            let _ = sender.send(report);
        };
        Self {
            words: Words::new(learner.localizer()),
            learner,
            analyst: Analyst::start(Arc::clone(session.puzzle()), play.tables.clone(), play.limits, report),
            session,
            reports,
            output,
            options,
            patience: play.patience,
            place,
        }
    }

    /// Plays the puzzle until the learner parts from it.
    pub(super) fn run(mut self, input: &mut impl BufRead) -> Result<Parting, PlainError> {
        match self.place {
            Place::Round { .. } => {
                self.say(&explain::play::head(self.session.puzzle()))?;
                let help = self.words.shown(Keyword::Help, EXAMPLE);
                self.say(&Message::new("plain-play-start").arg("help", help))?;
                self.present()?;
            }
            // The lesson has presented it; what was solved before is told so.
            Place::Step(..) => self.answer()?,
        }
        loop {
            self.settle()?;
            for notice in self.learner.take_notices() {
                self.say(&notice)?;
            }
            self.output.flush().map_err(PlainError::Write)?;
            let is_done = *self.session.mode() == PuzzleMode::Done;
            let line = Line::read(input).map_err(PlainError::Read)?;
            let parting = match line {
                Line::Text(_) if self.has_changed() => Some(Parting::Changed),
                Line::Text(line) => self.take(&line)?,
                Line::NotText => self.say(&Message::new("plain-not-text")).map(|()| None)?,
                Line::End if is_done && matches!(self.place, Place::Round { is_last: true, .. }) => {
                    Some(Parting::On)
                }
                Line::End => Some(Parting::End),
            };
            if let Some(parting) = parting {
                self.keep_at_the_end();
                return Ok(parting);
            }
        }
    }

    /// Keeps what has come of the attempt; tells how it moved the rating, where it does.
    fn keep(&mut self) -> Option<RatingChange> {
        match &mut self.place {
            Place::Round { cycle, begun, .. } => {
                self.learner.keep_puzzle(&mut self.session, seconds_since(*begun), *cycle)
            }
            Place::Step(lesson, _) => {
                lesson.take_from(&mut self.session);
                self.learner.keep(lesson);
                None
            }
        }
    }

    /// Keeps the attempt that is left, where it counts. What has come of a step so far is kept already.
    fn keep_at_the_end(&mut self) {
        if let Place::Round { cycle, begun, .. } = &self.place {
            self.learner.keep_abandoned(&mut self.session, seconds_since(*begun), *cycle);
        }
    }

    /// Tells the position and the goal.
    fn present(&mut self) -> Result<(), PlainError> {
        self.say_all(telling::stones(&self.session.position()))?;
        self.draw()?;
        self.say(&explain::puzzle::goal(self.session.puzzle(), self.session.start()))
    }

    /// Hands on what is asked and, where the session waits, takes reports until it does no more.
    fn settle(&mut self) -> Result<(), PlainError> {
        let mut patience = self.patience;
        loop {
            let ask = self.session.ask();
            self.analyst.ask(ask);
            let waits = match self.session.mode() {
                PuzzleMode::Thinking => true,
                PuzzleMode::Exploring => ask.is_some(),
                _ => false,
            };
            if !waits {
                return Ok(());
            }
            let report = match patience {
                None => self.reports.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(patience) => self.reports.recv_timeout(patience),
            };
            match report {
                Ok(report) => self.report(report)?,
                Err(RecvTimeoutError::Timeout) => {
                    patience = None;
                    self.say(&Message::new("plain-play-thinking"))?;
                    self.output.flush().map_err(PlainError::Write)?;
                }
                // The thread is gone, and nothing will ever be answered.
                Err(RecvTimeoutError::Disconnected) => {
                    if let Some(ask) = ask {
                        self.session.not_answered(ask);
                    }
                }
            }
        }
    }

    fn report(&mut self, report: Report) -> Result<(), PlainError> {
        match report {
            Report::Building(pair) => {
                self.say(&Message::new("plain-play-building").arg("pair", pair.to_string()))?;
                self.output.flush().map_err(PlainError::Write)
            }
            Report::NotBuilt(error) => {
                self.say(&Message::new("plain-play-not-built").arg("fault", error.to_string()))
            }
            Report::Ready => Ok(()),
            Report::Answered(answer) => {
                self.session.answered(*answer);
                Ok(())
            }
            Report::Failed(ask, _) => {
                self.session.not_answered(ask);
                Ok(())
            }
        }
    }

    /// Does what a line asks.
    fn take(&mut self, line: &str) -> Flow {
        let takes_turns = matches!(
            self.session.mode(),
            PuzzleMode::Asking | PuzzleMode::Slower | PuzzleMode::Refuted { .. } | PuzzleMode::Exploring
        );
        let keyword = self.words.find(line);
        if let (Some(marked), PuzzleMode::Asking) = (self.session.marked(), self.session.mode())
            && let Some(marks) = marks(marked, line, matches!(keyword, Some((Keyword::None, _))))
        {
            let command = match marks {
                PuzzleMarks::Points(points) => PuzzleCommand::MarkPoints(points),
                PuzzleMarks::Turns(turns) => PuzzleCommand::MarkTurns(turns),
            };
            self.session.command(command);
            return self.command(PuzzleCommand::HandIn).map(|()| None);
        }
        match (keyword, parts(line, &self.words)) {
            (Some((keyword, at)), _) if !keyword.is_answer() => return self.keyword(keyword, at),
            (_, Some(parts)) if takes_turns && self.session.marked().is_none() => self.play(parts),
            (None, None) if line.is_empty() => return self.next(),
            _ => {
                let message = Message::new("plain-not-understood").arg("how", self.how());
                self.say(&message)
            }
        }
        .map(|()| None)
    }

    fn keyword(&mut self, keyword: Keyword, at: Option<Point>) -> Flow {
        let (rules, position) = (self.session.rules(), self.session.position());
        match keyword {
            Keyword::Quit => return Ok(Some(Parting::Left)),
            Keyword::Next => return self.next(),
            Keyword::Hint if !self.has_hints() => {
                let solution = self.words.shown(Keyword::Solution, EXAMPLE);
                self.say(&Message::new("test-no-hints").arg("solution", solution))
            }
            Keyword::Hint => self.command(PuzzleCommand::Hint),
            Keyword::Solution => {
                self.command(PuzzleCommand::Solution)?;
                self.replay()
            }
            Keyword::Undo => self.undo(),
            Keyword::Back if self.steps_back_in_lesson() => return self.back(),
            Keyword::Back => self.step(PuzzleCommand::Back),
            Keyword::PlayOn => self.command(PuzzleCommand::PlayOn),
            Keyword::Explore => self.explore(),
            Keyword::Help => self.help(),
            Keyword::Board => {
                self.say_all(telling::stones(&position))?;
                self.say_all(self.turn())?;
                self.draw()
            }
            Keyword::At => self.say_all(at.map(|at| telling::at(rules, &position, at))),
            Keyword::Near => self.say_all(at.map(|at| telling::near(rules, &position, at))),
            Keyword::Mills => self.say_all(telling::mills(rules, &position)),
            Keyword::Hands => self.say(&telling::hands(&position)),
            Keyword::Turn => self.say_all(self.turn()),
            Keyword::Pass => self.play(vec![Part::Action(Action::Pass)]),
            Keyword::None | Keyword::Yes | Keyword::No => {
                let message = Message::new("plain-not-understood").arg("how", self.how());
                self.say(&message)
            }
        }
        .map(|()| None)
    }

    /// Tells whose turn it is, or how the game has ended.
    fn turn(&self) -> Vec<Message> {
        let player = self.session.position().to_move().token();
        vec![match self.session.ending() {
            Some(ending) => explain::outcome(ending),
            None => Message::new("tell-turn").arg("player", player),
        }]
    }

    /// Gives a command, waits for what comes of it, and says it.
    fn command(&mut self, command: PuzzleCommand) -> Result<(), PlainError> {
        self.session.command(command);
        self.settle()?;
        self.answer()
    }

    /// Plays a turn as far as the session lets it.
    fn play(&mut self, parts: Vec<Part>) -> Result<(), PlainError> {
        // A turn that was only talked about gives way to this one.
        if matches!(self.session.mode(), PuzzleMode::Slower | PuzzleMode::Refuted { .. }) {
            self.session.command(PuzzleCommand::Undo);
        }
        let mut parts = parts.into_iter().peekable();
        while let Some(part) = parts.next() {
            let position = self.session.position();
            let places = position.phase(self.session.rules(), position.to_move()) == Phase::Placing;
            let command = match (part, parts.peek()) {
                (Part::Action(action), _) => PuzzleCommand::Act(action),
                (Part::Point(at), _) if position.capture_due() => PuzzleCommand::Act(match position.at(at) {
                    Some(_) => Action::Capture(at),
                    None => Action::Place(at),
                }),
                (Part::Point(at), _) if places => PuzzleCommand::Act(Action::Place(at)),
                (Part::Point(from), Some(&Part::Point(to))) => {
                    parts.next();
                    PuzzleCommand::Act(Action::Move { from, to })
                }
                (Part::Point(at), _) => PuzzleCommand::Touch(at),
            };
            self.session.command(command);
            if !matches!(self.session.feedback(), [PuzzleFeedback::CaptureDue { .. }]) {
                break;
            }
        }
        self.settle()?;
        self.answer()?;
        self.say_all(self.session.selected().map(|at| {
            let to = self.session.position().destinations(self.session.rules(), at);
            let chosen = Message::new("tell-chosen").arg("at", at.to_string());
            chosen.arg("count", to.len()).arg("points", explain::points(to))
        }))
    }

    /// Says what the session answers, and what can be done now.
    fn answer(&mut self) -> Result<(), PlainError> {
        for feedback in self.session.feedback().to_vec() {
            if !self.is_for_later(&feedback) {
                self.say_all(explain::play::play(&self.session, &feedback))?;
            }
        }
        if let Some(change) = self.keep() {
            self.say(&explain::strength_of_learner(change.after))?;
            let note = explain::puzzle::note(self.session.puzzle());
            if self.learner.localizer().has(&note.id, None) {
                self.say(&note)?;
            }
        }
        for named in self.learner.take_named() {
            self.say_all(explain::belief::paragraphs(&named, None, self.learner.localizer()))?;
        }
        let word = |keyword| self.words.shown(keyword, EXAMPLE);
        let told = match self.session.mode() {
            PuzzleMode::Slower => {
                vec![Message::new("plain-play-slower").arg("undo", word(Keyword::Undo))]
            }
            PuzzleMode::Refuted { .. } => {
                vec![Message::new("plain-play-refuted").arg("on", word(Keyword::PlayOn))]
            }
            PuzzleMode::Lost => vec![Message::new("plain-play-lost").arg("undo", word(Keyword::Undo))],
            PuzzleMode::HalfSolved => vec![Message::new("plain-play-half")],
            PuzzleMode::Done => {
                vec![Message::new("plain-play-done").arg("explore", word(Keyword::Explore))]
            }
            PuzzleMode::Exploring => {
                let values = self.session.values();
                values.map_or_else(Vec::new, |values| explain::play::values(values, self.session.begun()))
            }
            PuzzleMode::Asking | PuzzleMode::Thinking | PuzzleMode::Replaying { .. } => Vec::new(),
        };
        self.say_all(told)
    }

    /// Tells whether something is said once the solution has been seen: why it solves a step.
    fn is_for_later(&self, feedback: &PuzzleFeedback) -> bool {
        let replaying = matches!(self.session.mode(), PuzzleMode::Replaying { .. });
        replaying && self.session.puzzle().is_step() && matches!(feedback, PuzzleFeedback::Done(_))
    }

    /// Tells the solution turn by turn, of each side where there are two.
    fn replay(&mut self) -> Result<(), PlainError> {
        if !matches!(self.session.mode(), PuzzleMode::Replaying { .. }) {
            return Ok(());
        }
        while let PuzzleMode::Replaying { line, shown } = self.session.mode().clone() {
            for &turn in &line[shown..] {
                let told = telling::replay(self.session.rules(), &self.session.position(), turn);
                self.say_all(told)?;
                self.session.command(PuzzleCommand::Next);
            }
            self.session.command(PuzzleCommand::Next);
            self.settle()?;
            if matches!(self.session.mode(), PuzzleMode::Replaying { .. }) {
                self.answer()?;
            }
        }
        if let (true, Some(outcome)) = (self.session.puzzle().is_step(), self.session.outcome()) {
            self.say(&explain::play::done(self.session.puzzle(), outcome))?;
        }
        let explore = self.words.shown(Keyword::Explore, EXAMPLE);
        match self.session.mode() {
            PuzzleMode::Done => self.say(&Message::new("plain-play-done").arg("explore", explore)),
            _ => self.present(),
        }
    }

    /// Begins to explore, or ends it.
    fn explore(&mut self) -> Result<(), PlainError> {
        self.session.command(PuzzleCommand::Explore);
        self.settle()?;
        if *self.session.mode() == PuzzleMode::Exploring {
            let explore = self.words.shown(Keyword::Explore, EXAMPLE);
            self.say(&Message::new("plain-play-exploring").arg("explore", explore))?;
        }
        self.answer()
    }

    /// Steps through the line that is shown.
    fn step(&mut self, command: PuzzleCommand) -> Result<(), PlainError> {
        let (before, position) = (self.session.turns().len(), self.session.position());
        self.session.command(command);
        let turns = self.session.turns();
        match (turns.len().cmp(&before), turns.last()) {
            (Ordering::Greater, Some(&turn)) => {
                self.say_all(telling::replay(self.session.rules(), &position, turn))
            }
            (Ordering::Less, _) => self.say(&Message::new("plain-undone")),
            _ => self.again(),
        }
    }

    fn undo(&mut self) -> Result<(), PlainError> {
        self.session.command(PuzzleCommand::Undo);
        self.settle()?;
        if self.session.feedback().is_empty() {
            self.say(&Message::new("plain-undone"))?;
        }
        self.answer()?;
        match self.session.mode() {
            PuzzleMode::Asking => self.again(),
            _ => Ok(()),
        }
    }

    /// Goes on: past a slower turn, to the other side, to the end.
    fn next(&mut self) -> Flow {
        match self.session.mode() {
            PuzzleMode::Done => return Ok(Some(Parting::On)),
            PuzzleMode::Exploring => self.command(PuzzleCommand::Explore),
            PuzzleMode::Refuted { .. } => self.step(PuzzleCommand::Next),
            PuzzleMode::HalfSolved => {
                self.session.command(PuzzleCommand::Next);
                self.blank()?;
                self.present()
            }
            PuzzleMode::Slower => self.command(PuzzleCommand::Next),
            PuzzleMode::Asking | PuzzleMode::Thinking | PuzzleMode::Lost | PuzzleMode::Replaying { .. } => {
                self.again()
            }
        }
        .map(|()| None)
    }

    /// Tells whether the lesson that is tried has changed.
    fn has_changed(&mut self) -> bool {
        match &mut self.place {
            Place::Step(_, Some(origin)) => origin.has_changed(),
            Place::Step(_, None) | Place::Round { .. } => false,
        }
    }

    /// Tells whether hints are given: in the test of a unit there are none.
    fn has_hints(&self) -> bool {
        match &self.place {
            Place::Step(lesson, _) => lesson.has_hints(),
            Place::Round { .. } => true,
        }
    }

    /// Tells whether going back leads out of the puzzle: in a lesson, where no line is stepped through.
    fn steps_back_in_lesson(&self) -> bool {
        let in_line = matches!(self.session.mode(), PuzzleMode::Refuted { shown, .. } if *shown > 0);
        matches!(self.place, Place::Step(..)) && !in_line
    }

    /// Goes back to the step before, where there is one.
    fn back(&mut self) -> Flow {
        match &self.place {
            Place::Step(lesson, _) if lesson.index() == 0 => {
                self.say(&Message::new("plain-first-step")).map(|()| None)
            }
            Place::Step(..) | Place::Round { .. } => Ok(Some(Parting::Back)),
        }
    }

    /// Says the goal once more.
    fn again(&mut self) -> Result<(), PlainError> {
        if self.session.puzzle().is_step() {
            self.say(&explain::puzzle::prompt(self.session.puzzle()))?;
        }
        self.say(&explain::puzzle::goal(self.session.puzzle(), self.session.start()))
    }

    fn help(&mut self) -> Result<(), PlainError> {
        self.say(&self.how())?;
        self.say(&Message::new("plain-help"))?;
        let has_hints = self.has_hints();
        let listed = |keyword: &Keyword| !keyword.is_answer() && (has_hints || *keyword != Keyword::Hint);
        for keyword in Keyword::ALL.into_iter().filter(listed) {
            let meaning = Message::new(format!("means-{}", keyword.token()));
            let word = self.words.shown(keyword, EXAMPLE);
            self.say(&Message::new("plain-help-word").arg("word", word).arg("meaning", meaning))?;
        }
        Ok(())
    }

    /// Says what can be typed.
    fn how(&self) -> Message {
        let position = self.session.position();
        let none = |message: Message| message.arg("none", self.words.shown(Keyword::None, ""));
        match (self.session.mode(), self.session.marked()) {
            (PuzzleMode::Exploring, _) => {
                Message::new("type-explore").arg("explore", self.words.shown(Keyword::Explore, EXAMPLE))
            }
            (PuzzleMode::Done | PuzzleMode::HalfSolved, _) => Message::new("plain-play-half"),
            (_, Some(PuzzleMarks::Points(_))) => none(Message::new("type-points")),
            (_, Some(PuzzleMarks::Turns(_))) => none(Message::new("type-moves")),
            _ if position.capture_due() => Message::new("type-capture"),
            _ => match position.phase(self.session.rules(), position.to_move()) {
                Phase::Placing => Message::new("type-place"),
                Phase::Moving | Phase::Flying => Message::new("type-move"),
            },
        }
    }

    /// Draws the board, where that is wanted.
    fn draw(&mut self) -> Result<(), PlainError> {
        if !self.options.board {
            return Ok(());
        }
        let (board, position) = (self.session.rules().board(), self.session.position());
        let charset = if self.options.ascii { Charset::Ascii } else { Charset::Unicode };
        let lines = board_text(board, charset, |point| Glyph::from(charset.point(position.at(point))));
        self.blank()?;
        lines.iter().try_for_each(|line| self.write(line))?;
        self.blank()
    }

    fn say(&mut self, message: &Message) -> Result<(), PlainError> {
        let text = self.learner.say(message).replace(BOLD, "");
        self.write(&text)
    }

    fn say_all(&mut self, messages: impl IntoIterator<Item = Message>) -> Result<(), PlainError> {
        messages.into_iter().try_for_each(|message| self.say(&message))
    }

    fn blank(&mut self) -> Result<(), PlainError> {
        self.write("")
    }

    fn write(&mut self, line: &str) -> Result<(), PlainError> {
        writeln!(self.output, "{line}").map_err(PlainError::Write)
    }
}

fn seconds_since(begun: Instant) -> u32 {
    u32::try_from(begun.elapsed().as_secs()).unwrap_or(u32::MAX)
}

/// Reads marks of the kind that is asked for; `None` where the line is none.
fn marks(asked: &PuzzleMarks, line: &str, is_none: bool) -> Option<PuzzleMarks> {
    let mut words = line.split([' ', '\t', ',', ';']).filter(|word| !word.is_empty()).peekable();
    let is_empty = words.peek().is_none();
    match asked {
        PuzzleMarks::Points(_) if is_none => Some(PuzzleMarks::Points(PointSet::EMPTY)),
        PuzzleMarks::Turns(_) if is_none => Some(PuzzleMarks::Turns(Vec::new())),
        _ if is_empty => None,
        PuzzleMarks::Points(_) => {
            let points = words.map(|word| word.parse::<Point>().ok());
            points.collect::<Option<PointSet>>().map(PuzzleMarks::Points)
        }
        PuzzleMarks::Turns(_) => {
            let turns = words.map(|word| word.replace(['–', '−'], "-").parse::<Turn>().ok());
            turns.collect::<Option<Vec<Turn>>>().map(PuzzleMarks::Turns)
        }
    }
}
