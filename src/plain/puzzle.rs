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
use crate::learner::{Learner, today};
use crate::rules::{Action, Phase, Point, PointSet, Turn};
use crate::solver::Limits;
use crate::text_board::{Charset, Glyph, board_text};
use crate::training::InCycle;
use crate::tutor::{Analyst, PuzzleCommand, PuzzleFeedback, PuzzleMarks, PuzzleMode, PuzzleSession, Report};

use super::answer::{Part, parts};
use super::line::Line;
use super::words::{Keyword, Words};
use super::{BOLD, EXAMPLE, Ending, Io, Options, PlainError, telling};

/// Which puzzles are solved, one after the other, and how.
#[derive(Clone, Debug)]
pub struct Puzzles<'a> {
    /// The puzzles.
    pub puzzles: Vec<Arc<Puzzle>>,
    /// The folder in which small tables are kept, and built where they are missing; `None` to search for everything.
    pub tables: Option<PathBuf>,
    /// How far one position is searched.
    pub limits: Limits,
    /// Varies the defence among turns as good.
    pub seed: u64,
    /// The cycle that the attempts belong to.
    pub cycle: Option<InCycle<'a>>,
    /// How long the learner waits before they are told that they do; `None` never tells them.
    pub patience: Option<Duration>,
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
            let puzzling = Puzzling::new(learner, puzzle, puzzles, &mut output, options, is_last);
            if puzzling.run(&mut input)? == Ending::Left {
                return Ok(Ending::Left);
            }
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

struct Puzzling<'l, O> {
    learner: &'l mut Learner,
    session: PuzzleSession,
    analyst: Analyst,
    reports: Receiver<Report>,
    words: Words,
    output: O,
    options: Options,
    cycle: Option<InCycle<'l>>,
    patience: Option<Duration>,
    begun: Instant,
    is_last: bool,
}

impl<'l, O: Write> Puzzling<'l, O> {
    fn new(
        learner: &'l mut Learner,
        puzzle: &Arc<Puzzle>,
        puzzles: &Puzzles<'l>,
        output: O,
        options: Options,
        is_last: bool,
    ) -> Self {
        let (sender, reports) = mpsc::channel();
        let report = move |report| {
            // Nobody listens any more once the puzzle is left.
            let _ = sender.send(report);
        };
        Self {
            words: Words::new(learner.localizer()),
            learner,
            session: PuzzleSession::new(Arc::clone(puzzle), puzzles.seed),
            analyst: Analyst::start(Arc::clone(puzzle), puzzles.tables.clone(), puzzles.limits, report),
            reports,
            output,
            options,
            cycle: puzzles.cycle,
            patience: puzzles.patience,
            begun: Instant::now(),
            is_last,
        }
    }

    fn run(mut self, input: &mut impl BufRead) -> Result<Ending, PlainError> {
        self.say(&explain::play::head(self.session.puzzle()))?;
        let help = self.words.shown(Keyword::Help, EXAMPLE);
        self.say(&Message::new("plain-play-start").arg("help", help))?;
        self.present()?;
        loop {
            self.settle()?;
            for notice in self.learner.take_notices() {
                self.say(&notice)?;
            }
            self.output.flush().map_err(PlainError::Write)?;
            let ending = match Line::read(input).map_err(PlainError::Read)? {
                Line::Text(line) => self.take(&line)?,
                Line::NotText => self.say(&Message::new("plain-not-text")).map(|()| None)?,
                Line::End if *self.session.mode() == PuzzleMode::Done && self.is_last => {
                    Some(Ending::Finished)
                }
                Line::End => Some(Ending::Left),
            };
            if let Some(ending) = ending {
                let seconds = self.seconds();
                self.learner.keep_abandoned(&mut self.session, seconds, self.cycle);
                if ending == Ending::Finished {
                    self.blank()?;
                }
                return Ok(ending);
            }
        }
    }

    fn seconds(&self) -> u32 {
        u32::try_from(self.begun.elapsed().as_secs()).unwrap_or(u32::MAX)
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
    fn take(&mut self, line: &str) -> Result<Option<Ending>, PlainError> {
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

    fn keyword(&mut self, keyword: Keyword, at: Option<Point>) -> Result<Option<Ending>, PlainError> {
        let (rules, position) = (self.session.rules(), self.session.position());
        match keyword {
            Keyword::Quit => return Ok(Some(Ending::Left)),
            Keyword::Next => return self.next(),
            Keyword::Hint => self.command(PuzzleCommand::Hint),
            Keyword::Solution => {
                self.command(PuzzleCommand::Solution)?;
                self.replay()
            }
            Keyword::Undo => self.undo(),
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
            self.say_all(explain::play::play(&self.session, &feedback))?;
        }
        let seconds = self.seconds();
        if let Some(change) = self.learner.keep_puzzle(&mut self.session, seconds, self.cycle) {
            self.say(&explain::strength_of_learner(change.after))?;
            let note = explain::puzzle::note(self.session.puzzle());
            if self.learner.localizer().has(&note.id, None) {
                self.say(&note)?;
            }
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
    fn next(&mut self) -> Result<Option<Ending>, PlainError> {
        match self.session.mode() {
            PuzzleMode::Done => return Ok(Some(Ending::Finished)),
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

    /// Says the goal once more.
    fn again(&mut self) -> Result<(), PlainError> {
        self.say(&explain::puzzle::goal(self.session.puzzle(), self.session.start()))
    }

    fn help(&mut self) -> Result<(), PlainError> {
        self.say(&self.how())?;
        self.say(&Message::new("plain-help"))?;
        for keyword in Keyword::ALL.into_iter().filter(|keyword| !keyword.is_answer()) {
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
