//! A lesson line by line, for screen readers, pipes and tests.
//!
//! The position is told in words, and drawn as text where that is wanted; answers, commands and questions about the
//! position are typed, in the learner's language or in English. A paragraph is one line, whatever its length, so that
//! a reader breaks it as it likes.

mod afresh;
mod answer;
mod drill;
mod line;
mod puzzle;
mod sequence;
mod telling;
mod words;

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, Write};

use crate::explain;
use crate::i18n::{Localizer, Message, Value};
use crate::learner::Learner;
use crate::rules::{Action, Phase, Point, Position, Rules};
use crate::text_board::{Charset, Glyph, board_text};
use crate::tutor::{
    Answer, Command, Feedback, Hint, Input, Label, Mark, Mode, Piece, Region, Session, StepState, WrongMark,
};

pub use afresh::{Afresh, Files, Origin};
use answer::{Awaited, Part, Typed};
pub use drill::{Drills, run_drill};
use line::Line;
use puzzle::{Parting, Place, Puzzling};
pub use puzzle::{Play, Puzzles, run_puzzles};
pub use sequence::run_sequence;
use words::{Keyword, Words};

/// Marks around a newly introduced word; a screen shows it bold.
const BOLD: &str = "**";

/// The point in examples of questions about a point.
const EXAMPLE: &str = "a4";

/// Where lines come from and go to.
#[derive(Debug)]
pub struct Io<I, O> {
    /// What the learner types.
    pub input: I,
    /// What they read.
    pub output: O,
}

/// How positions are shown.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Draw the board as text besides telling the position.
    pub board: bool,
    /// Draw it with ASCII characters alone.
    pub ascii: bool,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The lesson is finished.
    Finished,
    /// The learner left before, or nobody reads on.
    Left,
}

/// Why a lesson could not go on.
#[derive(Debug)]
pub enum PlainError {
    /// There is no lesson of this id.
    NoSuchLesson(String),
    /// A line could not be read.
    Read(io::Error),
    /// A line could not be written.
    Write(io::Error),
}

impl fmt::Display for PlainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchLesson(id) => write!(f, "there is no lesson `{id}`"),
            Self::Read(_) => f.write_str("cannot read the input"),
            Self::Write(_) => f.write_str("cannot write the output"),
        }
    }
}

impl Error for PlainError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::NoSuchLesson(_) => None,
            Self::Read(error) | Self::Write(error) => Some(error),
        }
    }
}

/// Tells a position in words: the stones of both sides, and whose turn it is.
#[must_use]
pub fn position(position: &Position, rules: &Rules) -> Vec<Message> {
    let standing = match position.outcome(rules) {
        Some(outcome) => explain::outcome(outcome),
        None => telling::to_act(position, rules),
    };
    telling::stones(position).into_iter().chain([standing]).collect()
}

/// Takes a learner through a lesson, from where they are in it, until it is finished, they quit, or the input ends.
///
/// # Errors
///
/// There is no such lesson; reading or writing fails. That nobody reads the output any more is no error.
pub fn run(
    learner: &mut Learner,
    lesson: &str,
    io: Io<impl BufRead, impl Write>,
    options: Options,
    play: &Play,
) -> Result<Ending, PlainError> {
    let session = learner.begin(lesson).ok_or_else(|| PlainError::NoSuchLesson(lesson.to_owned()))?;
    run_session(learner, session, io, options, play)
}

/// Takes a learner through a session that has begun, until it is finished, they quit, or the input ends.
///
/// # Errors
///
/// Reading or writing fails. That nobody reads the output any more is no error.
pub fn run_session(
    learner: &mut Learner,
    session: Session,
    io: Io<impl BufRead, impl Write>,
    options: Options,
    play: &Play,
) -> Result<Ending, PlainError> {
    to_the_end(learner, session, None, io, options, play)
}

/// Takes an author through a session as [`run_session`] does, and looks before each line that they have typed whether the
/// lesson has changed: then it goes on with the lesson as it is now, and what was typed is left unjudged.
///
/// # Errors
///
/// Reading or writing fails. That nobody reads the output any more is no error.
pub fn run_trial(
    learner: &mut Learner,
    session: Session,
    origin: &mut dyn Origin,
    io: Io<impl BufRead, impl Write>,
    options: Options,
    play: &Play,
) -> Result<Ending, PlainError> {
    to_the_end(learner, session, Some(origin), io, options, play)
}

fn to_the_end<'l>(
    learner: &'l mut Learner,
    session: Session,
    origin: Option<&'l mut dyn Origin>,
    io: Io<impl BufRead, impl Write>,
    options: Options,
    play: &'l Play,
) -> Result<Ending, PlainError> {
    let words = Words::new(learner.localizer());
    let Io { mut input, output } = io;
    match (Plain { learner, session, words, output, options, play, origin }).run(&mut input) {
        Err(PlainError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Ending::Left),
        ended => ended,
    }
}

/// Whether and how a run ends after a line.
type Flow = Result<Option<Ending>, PlainError>;

struct Plain<'l, O> {
    learner: &'l mut Learner,
    session: Session,
    words: Words,
    output: O,
    options: Options,
    play: &'l Play,
    /// Where the lesson comes from, while it is tried.
    origin: Option<&'l mut dyn Origin>,
}

impl<O: Write> Plain<'_, O> {
    fn run(&mut self, input: &mut impl BufRead) -> Result<Ending, PlainError> {
        self.greet()?;
        loop {
            self.learner.keep(&mut self.session);
            for named in self.learner.take_named() {
                for paragraph in explain::belief::paragraphs(&named, None, self.learner.localizer()) {
                    self.say(&paragraph)?;
                }
            }
            for notice in self.learner.take_notices() {
                self.say(&notice)?;
            }
            self.output.flush().map_err(PlainError::Write)?;
            if *self.session.mode() == Mode::Finished || self.session.is_answered() {
                return Ok(Ending::Finished);
            }
            let ending = match self.solve(input)? {
                Some(Parting::On) => self.next().map(|()| None)?,
                Some(Parting::Back) => self.back().map(|()| None)?,
                Some(Parting::End) => self.end()?,
                Some(Parting::Left) => Some(Ending::Left),
                Some(Parting::Changed) => self.afresh().map(|_| None)?,
                None => match Line::read(input).map_err(PlainError::Read)? {
                    Line::Text(_) if self.has_changed() && self.afresh()? => None,
                    Line::Text(line) => self.take(&line)?,
                    Line::NotText => self.say(&Message::new("plain-not-text")).map(|()| None)?,
                    Line::End => self.end()?,
                },
            };
            if let Some(ending) = ending {
                return Ok(ending);
            }
        }
    }

    /// Has the step's puzzle played, where it is one; tells how the learner parted from it.
    fn solve(&mut self, input: &mut impl BufRead) -> Result<Option<Parting>, PlainError> {
        let wrong = self.session.states()[self.session.index()].wrong;
        let seed = self.play.seed.wrapping_add(wrong.into());
        let Some(puzzle) = self.session.begin_puzzle(seed) else { return Ok(None) };
        let origin = self.origin.as_mut().map(|origin| &mut **origin as &mut dyn Origin);
        let place = Place::Step(&mut self.session, origin);
        let puzzling = Puzzling::new(self.learner, puzzle, self.play, &mut self.output, self.options, place);
        puzzling.run(input).map(Some)
    }

    /// Comes to the end of the input: on to the end page, where nothing else is left.
    fn end(&mut self) -> Flow {
        if self.is_done() { self.next().map(|()| None) } else { Ok(Some(Ending::Left)) }
    }

    /// Whether nothing is left but the end page.
    fn is_done(&self) -> bool {
        self.session.states().iter().all(|state| state.solved)
            && self.session.index() + 1 == self.session.states().len()
    }

    fn greet(&mut self) -> Result<(), PlainError> {
        match self.session.piece() {
            Piece::Lesson | Piece::Drill => {}
            Piece::Steps | Piece::Question | Piece::Trial => return self.step(),
        }
        let title = explain::title(self.session.lesson());
        self.say(&title)?;
        if self.session.states().iter().all(|state| *state == StepState::default()) {
            self.say(&explain::intro(self.session.lesson()))?;
            self.briefing()?;
        } else {
            self.say(&Message::new("plain-resumed"))?;
        }
        self.say(&Message::new("plain-start").arg("help", self.words.shown(Keyword::Help, EXAMPLE)))?;
        self.step()
    }

    /// Says what a test checks.
    fn briefing(&mut self) -> Result<(), PlainError> {
        let lesson = self.session.lesson();
        if !lesson.is_test {
            return Ok(());
        }
        let content = self.learner.content();
        let told = explain::briefing(lesson, |id| content.fact(id).cloned());
        self.say_all(told)
    }

    /// Presents the step.
    fn step(&mut self) -> Result<(), PlainError> {
        self.blank()?;
        let number = self.session.index() + 1;
        match self.session.piece() {
            Piece::Lesson => {
                let count = self.session.states().len();
                self.say(&Message::new("plain-step").arg("number", number).arg("count", count))?;
            }
            Piece::Drill => self.say(&explain::drill_asked(number))?,
            Piece::Steps | Piece::Question | Piece::Trial => {}
        }
        self.say_all(telling::step(&self.session))?;
        self.draw()?;
        self.say(&explain::prompt(self.session.lesson(), self.session.step()))?;
        self.ask()?;
        match self.session.step().puzzle() {
            // What there is to say of a puzzle is said where it is played.
            Some(_) => Ok(()),
            None => self.answer(),
        }
    }

    /// Puts the question beneath the prompt, with its options, as long as it is open.
    fn ask(&mut self) -> Result<(), PlainError> {
        if *self.session.mode() != Mode::Asking {
            return Ok(());
        }
        self.say_all(explain::question(&self.session))?;
        if let Awaited::Option(options) | Awaited::Several(options) = self.awaited() {
            match answer::counts(&options).collect::<Vec<_>>() {
                counts if counts.is_empty() => {
                    for (index, (_, text)) in options.iter().enumerate() {
                        self.write(&format!("{}. {text}", index + 1))?;
                    }
                }
                // Numbers of options before numbers would only confuse.
                counts => {
                    let counts = counts.into_iter().collect::<Value>();
                    self.say(&Message::new("type-count").arg("counts", counts))?;
                }
            }
        }
        Ok(())
    }

    /// Does what a line asks.
    fn take(&mut self, line: &str) -> Flow {
        // An option's own text comes first: it may be a word that is a command elsewhere.
        let awaited = self.awaited();
        let typed = awaited.read(line, &self.words);
        let flow = match (typed, self.words.find(line)) {
            (Some(typed), _) => self.attempt(typed),
            (None, Some((keyword, at))) if !keyword.is_answer() => return self.keyword(keyword, at),
            (None, None) if line.is_empty() => match awaited {
                Awaited::Nothing => self.next(),
                _ => self.ask_again(),
            },
            (None, _) => {
                let how = awaited.how(&self.words);
                self.say(&Message::new("plain-not-understood").arg("how", how))
            }
        };
        flow.map(|()| None)
    }

    fn keyword(&mut self, keyword: Keyword, at: Option<Point>) -> Flow {
        let (rules, position) = (self.session.rules(), self.session.position());
        let told = match keyword {
            Keyword::Quit => return Ok(Some(Ending::Left)),
            Keyword::Hint if !self.session.has_hints() => {
                let solution = self.words.shown(Keyword::Solution, EXAMPLE);
                self.say(&Message::new("test-no-hints").arg("solution", solution))
            }
            Keyword::Hint => self.unless_solved(Command::Hint),
            Keyword::Solution => self.unless_solved(Command::Solution),
            Keyword::Undo => self.undo(),
            Keyword::Next => self.next(),
            Keyword::Back => self.back(),
            Keyword::Help => self.help(),
            Keyword::Board => self
                .say_all(telling::stones(&position).into_iter().chain(telling::standing(&self.session)))
                .and_then(|()| self.draw()),
            Keyword::At => self.say_all(at.map(|at| telling::at(rules, &position, at))),
            Keyword::Near => self.say_all(at.map(|at| telling::near(rules, &position, at))),
            Keyword::Mills => self.say_all(telling::mills(rules, &position)),
            Keyword::Hands => self.say(&telling::hands(&position)),
            Keyword::Turn => {
                let told = telling::standing(&self.session);
                self.say(&told.unwrap_or_else(|| Message::new("tell-asked")))
            }
            // Where a turn is awaited it is an answer; elsewhere it says no more than that nothing is to be passed.
            Keyword::Pass
            | Keyword::PlayOn
            | Keyword::Explore
            | Keyword::None
            | Keyword::Yes
            | Keyword::No => {
                let how = self.awaited().how(&self.words);
                self.say(&Message::new("plain-not-understood").arg("how", how))
            }
        };
        told.map(|()| None)
    }

    /// Hands an answer in.
    fn attempt(&mut self, typed: Typed) -> Result<(), PlainError> {
        match typed {
            Typed::Turn(parts) => self.play(parts),
            Typed::Points(points) => {
                self.session.command(Command::Mark(points));
                self.session.command(Command::HandIn);
            }
            Typed::Actions(actions) => {
                self.session.command(Command::MarkActions(actions));
                self.session.command(Command::HandIn);
            }
            Typed::Option(index) => self.session.command(Command::Choose(index)),
            Typed::Options(options) => {
                self.session.command(Command::MarkOptions(options));
                self.session.command(Command::HandIn);
            }
        }
        self.answer()?;
        let selected = match self.session.input() {
            Input::Turn { selected, .. } => *selected,
            // The first half of a judgement is right: the second question follows.
            Input::Options { judged: Some(_) } if self.session.feedback().is_empty() => return self.ask(),
            Input::Options { .. }
            | Input::Points(_)
            | Input::Actions { .. }
            | Input::Several(_)
            | Input::Puzzle => None,
        };
        self.say_all(selected.map(|at| {
            let to = self.session.position().destinations(self.session.rules(), at);
            let chosen = Message::new("tell-chosen").arg("at", at.to_string());
            chosen.arg("count", to.len()).arg("points", explain::points(to))
        }))
    }

    /// Plays a turn as far as the session lets it.
    fn play(&mut self, parts: Vec<Part>) {
        let mut parts = parts.into_iter().peekable();
        while let Some(part) = parts.next() {
            let position = self.session.position();
            let places = position.phase(self.session.rules(), position.to_move()) == Phase::Placing;
            let command = match (part, parts.peek()) {
                (Part::Action(action), _) => Command::Act(action),
                // An empty point is named as if the turn were over; the refusal says that it is not.
                (Part::Point(at), _) if position.capture_due() => Command::Act(match position.at(at) {
                    Some(_) => Action::Capture(at),
                    None => Action::Place(at),
                }),
                (Part::Point(at), _) if places => Command::Act(Action::Place(at)),
                (Part::Point(from), Some(&Part::Point(to))) => {
                    parts.next();
                    Command::Act(Action::Move { from, to })
                }
                (Part::Point(at), _) => Command::Touch(at),
            };
            self.session.command(command);
            if !matches!(self.session.feedback(), [Feedback::CaptureDue { .. }]) {
                break;
            }
        }
    }

    /// Says what the session answers.
    fn answer(&mut self) -> Result<(), PlainError> {
        for feedback in self.session.feedback().to_vec() {
            self.say_all(explain::feedback(&self.session, &feedback, self.learner.localizer()))?;
            self.say_all(also(&feedback, &self.session, self.learner.localizer()))?;
        }
        match self.session.mode() {
            Mode::Solved if self.session.piece() == Piece::Question => Ok(()),
            Mode::Solved => self.say(&Message::new("plain-go-on")),
            Mode::Finished => self.summary(),
            Mode::Asking | Mode::Replaying { .. } | Mode::Exploring { .. } => Ok(()),
        }
    }

    fn summary(&mut self) -> Result<(), PlainError> {
        let Some(summary) = self.session.summary() else { return Ok(()) };
        let content = self.learner.content();
        let told = match self.session.piece() {
            Piece::Lesson => {
                explain::summary(self.session.lesson(), &summary, |id| content.fact(id).cloned())
            }
            Piece::Drill => {
                let drill = self.learner.drill_of(&self.session);
                drill.map(|(belief, score)| explain::drill_done(belief, score)).unwrap_or_default()
            }
            Piece::Steps | Piece::Question | Piece::Trial => return Ok(()),
        };
        self.blank()?;
        self.say_all(told)
    }

    /// Gives a command that only makes sense before the step is solved.
    fn unless_solved(&mut self, command: Command) -> Result<(), PlainError> {
        if *self.session.mode() != Mode::Asking {
            return self.say_all(["plain-already-solved", "plain-go-on"].map(Message::new));
        }
        self.session.command(command);
        // A replay is told, all of it, after the solution.
        while matches!(self.session.mode(), Mode::Replaying { .. }) {
            self.session.command(Command::Next);
        }
        self.answer()
    }

    fn undo(&mut self) -> Result<(), PlainError> {
        if *self.session.mode() != Mode::Asking {
            return self.unless_solved(Command::Undo);
        }
        let before = self.session.input().clone();
        self.session.command(Command::Undo);
        if *self.session.input() == before {
            return self.say(&Message::new("plain-nothing-to-undo"));
        }
        self.say(&Message::new("plain-undone"))?;
        self.ask_again()
    }

    /// Goes on: to the next step, to the end page, or nowhere while the step is open.
    fn next(&mut self) -> Result<(), PlainError> {
        let index = self.session.index();
        self.session.command(Command::Next);
        if self.session.index() == index { self.answer() } else { self.step() }
    }

    fn back(&mut self) -> Result<(), PlainError> {
        if self.session.index() == 0 {
            return self.say(&Message::new("plain-first-step"));
        }
        self.session.command(Command::Back);
        self.step()
    }

    fn help(&mut self) -> Result<(), PlainError> {
        self.say(&self.awaited().how(&self.words))?;
        self.say(&Message::new("plain-help"))?;
        let has_hints = self.session.has_hints();
        let listed = |keyword: &Keyword| {
            !keyword.is_answer() && !keyword.is_of_puzzles() && (has_hints || *keyword != Keyword::Hint)
        };
        for keyword in Keyword::ALL.into_iter().filter(listed) {
            let meaning = Message::new(format!("means-{}", keyword.token()));
            let word = self.words.shown(keyword, EXAMPLE);
            self.say(&Message::new("plain-help-word").arg("word", word).arg("meaning", meaning))?;
        }
        Ok(())
    }

    fn ask_again(&mut self) -> Result<(), PlainError> {
        self.say(&explain::prompt(self.session.lesson(), self.session.step()))?;
        self.ask()
    }

    fn awaited(&self) -> Awaited {
        let (lesson, step) = (self.session.lesson(), self.session.step());
        Awaited::by(&self.session, |label: &Label| self.learner.say(&explain::label(lesson, step, label)))
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

/// Tells what the screen shows on the board and the explanation leaves out.
fn also(feedback: &Feedback, session: &Session, texts: &Localizer) -> Vec<Message> {
    match feedback {
        Feedback::Marks { wrong, .. } if wrong.len() > 1 => {
            vec![Message::new("tell-wrong-marks").arg("marks", marks(wrong))]
        }
        // The author's hint took the place of the points.
        Feedback::Hint(Hint::Region(Region::Points(points)))
            if texts.has(&explain::step_id(session.lesson(), session.step()), Some("hint2")) =>
        {
            vec![Message::new("hint-region").arg("points", explain::points(*points))]
        }
        Feedback::Solution(Answer::Turn(turn)) => {
            telling::replay(session.rules(), &session.step().position, *turn)
        }
        _ => Vec::new(),
    }
}

fn marks(wrong: &[WrongMark]) -> Value {
    let text = |wrong: &WrongMark| match wrong.mark {
        Mark::Point(at) => at.to_string(),
        Mark::Action(action) => explain::action_text(action),
    };
    wrong.iter().map(text).collect()
}
