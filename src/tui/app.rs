//! The program on the screen: which screen it is, what keys and clicks ask of it, how it is laid out.

use cursive::event::{Event, Key, MouseButton, MouseEvent};
use cursive::theme::Style;
use cursive::utils::markup::StyledString;
use cursive::{Rect, Vec2};

use crate::author::{Book, Tried, Watcher};
use crate::belief::Misconception;
use crate::drill::{Barren, Item};
use crate::explain;
use crate::i18n::Message;
use crate::learner::{Choice, Learner, Part, Planned, Sequence, today};
use crate::rules::Rules;
use crate::tutor::{Command, Piece, PuzzleCommand, Report};

use super::board::Scale;
use super::dialog::{Answer, Dialog, Kind, Subject};
use super::drills::{self, Drills};
use super::end::{End, Way};
use super::frame::Frame;
use super::home::Home;
use super::keys::{Amount, BINDINGS, Binding, Order, Press};
use super::lesson::{Lesson, Then};
use super::look::{Look, bold};
use super::preview::{self, PreviewScreen};
use super::puzzle::{self, PuzzleScreen};
use super::reference::{self, Reference, Shelf};
use super::round::{Kind as RoundKind, Round};
use super::text::{Voice, flow, wrap};
use super::training::{self, Training};
use super::work::{Bench, Job};
use super::{Previewing, Start, Trying};

/// The least size at which lessons have room.
const LEAST: Vec2 = Vec2 { x: 80, y: 24 };
/// The least size at which puzzles have.
const LEAST_FOR_PUZZLES: Vec2 = Vec2 { x: 60, y: 20 };

/// Rows of the key bar; in a narrow window.
const BAR_ROWS: usize = 2;
const NARROW_BAR_ROWS: usize = 3;

/// Columns between two keys in the bar.
const BAR_GAP: usize = 2;

/// The program on the screen.
pub(super) struct App {
    learner: Learner,
    look: Look,
    screen: Screen,
    dialog: Option<Dialog>,
    /// Where puzzles are chosen, while one of them is solved.
    training: Option<Box<Training>>,
    /// What is worked through one after the other, while it is.
    sequence: Option<Sequence>,
    /// The questions, while one of them is tried.
    reference: Option<Box<Reference>>,
    bench: Bench,
    /// By which rules drills are made, and what the next one's questions are drawn by, where that was asked for.
    drills: (&'static Rules, Option<u64>),
    /// What looks for changes of the lesson that is tried, where one is.
    watcher: Option<Watcher>,
    /// Whether the learner has left the lesson that they tried.
    is_left: bool,
    /// Whether the window is large enough, as it was when drawn last.
    has_room: bool,
}

enum Screen {
    Home(Home),
    Lesson(Box<Lesson>),
    End(End),
    Training(Box<Training>),
    Drills(Drills),
    Puzzle(Box<PuzzleScreen>),
    Reference(Box<Reference>),
    Preview(Box<PreviewScreen>),
}

/// Whether the program goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    On,
    Quit,
}

impl App {
    pub(super) fn new(learner: Learner, start: Start, look: Look, bench: Bench) -> Self {
        let screen = Screen::Home(Home::new(&learner));
        let mut app = Self {
            learner,
            look,
            screen,
            dialog: None,
            training: None,
            sequence: None,
            reference: None,
            bench,
            drills: (Rules::standard(), None),
            watcher: None,
            is_left: false,
            has_room: true,
        };
        match start {
            Start::Home => {}
            Start::Lesson(id) => app.begin(&id),
            Start::Drill { belief, rules, seed } => {
                app.drills = (rules, Some(seed));
                app.choose_drill(belief);
            }
            Start::Trial(Trying { problems, .. }) => {
                if let Some(id) = app.learner.content().lessons().first().map(|lesson| lesson.id.clone()) {
                    app.begin(&id);
                }
                app.show_problems("try-faults", problems);
            }
            Start::Preview(Previewing { mut book, wanted, .. }) => {
                let problems = std::mem::take(&mut book.problems);
                app.screen = Screen::Preview(Box::new(PreviewScreen::new(book, &wanted)));
                app.show_problems("preview-faults", problems);
            }
            Start::Training => app.train(None),
            Start::Questions(wanted) => app.look_up(Shelf::Questions, wanted.as_deref()),
            Start::Glossary(wanted) => app.look_up(Shelf::Words, wanted.as_deref()),
            Start::Daily => {
                app.train(None);
                if let Screen::Training(training) = &app.screen
                    && let Some(round) = training.daily_round()
                {
                    app.solve(round);
                }
            }
            Start::Cycle(set) => {
                app.train(None);
                if let Some(round) = Round::cycle(set, &app.learner) {
                    app.solve(round);
                }
            }
            Start::Sequence(sequence) => app.follow(sequence),
            Start::Puzzles(ids) => {
                app.train(None);
                if let Some(round) = Round::new(RoundKind::Chosen, ids) {
                    app.solve(round);
                }
            }
        }
        app.tell();
        app
    }

    /// Keeps what looks for changes, as long as the program runs.
    pub(super) fn watched_by(self, watcher: Option<Watcher>) -> Self {
        Self { watcher, ..self }
    }

    /// Takes what was read anew of the lesson that is tried: it goes on as it is now or, where it can't be read, as it was.
    pub(super) fn take_tried(&mut self, Tried { content, texts, lesson, problems }: Tried) {
        let playable = lesson.is_some();
        if playable {
            // What is open may speak of what is there no longer.
            self.dialog = None;
            match &self.screen {
                Screen::Lesson(lesson) => {
                    if let Some(session) = self.learner.reload(content, texts, lesson.session()) {
                        self.screen = Screen::Lesson(Box::new(Lesson::new(session)));
                        self.begin_puzzle();
                    }
                }
                _ => self.learner.replace(content, texts),
            }
        }
        let about = if playable { "try-faults" } else { "try-broken" };
        self.show_problems(about, problems.iter().map(ToString::to_string).collect());
    }

    /// Takes the messages that are looked at, as they are now.
    pub(super) fn take_book(&mut self, mut book: Book) {
        let problems = std::mem::take(&mut book.problems);
        if let Screen::Preview(preview) = &mut self.screen {
            preview.take(book);
        }
        self.dialog = None;
        self.show_problems("preview-faults", problems);
    }

    /// Says what is wrong with the files that are worked on, where anything is.
    fn show_problems(&mut self, about: &'static str, problems: Vec<String>) {
        if !problems.is_empty() {
            self.open(Kind::Faults { about, problems });
        }
    }

    /// Tells what a dialog may speak of.
    fn subject(&self) -> Subject<'_> {
        match &self.screen {
            Screen::Lesson(lesson) => Subject::Lesson(lesson.session(), lesson.puzzle()),
            Screen::Puzzle(puzzle) => Subject::Puzzle(puzzle.session()),
            Screen::Home(_)
            | Screen::End(_)
            | Screen::Training(_)
            | Screen::Drills(_)
            | Screen::Reference(_)
            | Screen::Preview(_) => Subject::Nothing,
        }
    }

    /// Tells whether a thread is at work of which the screen tells.
    pub(super) fn is_working(&self) -> bool {
        match &self.screen {
            Screen::Lesson(lesson) => lesson.is_working(),
            Screen::Puzzle(puzzle) => puzzle.is_working(),
            Screen::Drills(drills) => drills.is_working(),
            Screen::Home(_)
            | Screen::End(_)
            | Screen::Training(_)
            | Screen::Reference(_)
            | Screen::Preview(_) => false,
        }
    }

    /// Takes what a thread reports.
    pub(super) fn report(&mut self, job: Job, report: Report) {
        match &mut self.screen {
            Screen::Lesson(lesson) => lesson.report(job, report, &mut self.learner),
            Screen::Puzzle(puzzle) => puzzle.report(job, report, &mut self.learner),
            Screen::Home(_)
            | Screen::End(_)
            | Screen::Training(_)
            | Screen::Drills(_)
            | Screen::Reference(_)
            | Screen::Preview(_) => return,
        }
        self.tell();
    }

    /// Takes the questions of a drill and begins it, unless the learner has left.
    pub(super) fn drill_made(&mut self, job: Job, made: Result<Vec<Item>, Barren>) {
        let Screen::Drills(drills) = &mut self.screen else { return };
        if let Some(drill) = drills.made(job, made, self.drills.0) {
            self.screen = Screen::Lesson(Box::new(Lesson::new(self.learner.begin_drill(drill))));
        }
    }

    /// Goes to where drills are chosen or, where a belief is named, to its drill.
    fn choose_drill(&mut self, belief: Option<Misconception>) {
        let mut drills = Drills::new(&self.learner, self.drills.0);
        if let Some(belief) = belief {
            drills.choose(belief);
            self.make_drill(&mut drills, belief);
        }
        self.screen = Screen::Drills(drills);
    }

    fn make_drill(&mut self, drills: &mut Drills, belief: Misconception) {
        let seed = self.drills.1.take().unwrap_or_else(Learner::fresh_seed);
        drills.await_questions(belief, self.bench.make_drill(belief, self.drills.0, seed));
    }

    /// Names what is going on, for labels that depend on it.
    fn context(&self) -> &'static str {
        match (&self.dialog, &self.screen) {
            (Some(_), _) => "dialog",
            (None, Screen::Home(_)) => "home",
            (None, Screen::Lesson(lesson)) => lesson.context(),
            (None, Screen::End(_)) => "end",
            (None, Screen::Training(training)) => training.context(),
            (None, Screen::Drills(_)) => "training",
            (None, Screen::Puzzle(puzzle)) => puzzle.context(),
            (None, Screen::Reference(reference)) => reference.context(),
            (None, Screen::Preview(preview)) => preview.context(),
        }
    }

    /// Names the same for one label: a drill is left to where drills are chosen.
    fn context_of(&self, binding: &Binding) -> &'static str {
        let leaves = binding.keys.iter().any(|(_, order)| *order == Order::Leave);
        match (self.context(), &self.screen) {
            ("lesson" | "marking", Screen::Lesson(lesson))
                if leaves && lesson.session().piece() == Piece::Drill =>
            {
                "drill"
            }
            (context, _) => context,
        }
    }

    /// Tells whether an order makes sense now.
    fn allows(&self, order: Order) -> bool {
        if !self.has_room {
            return order == Order::Quit;
        }
        match (&self.dialog, &self.screen) {
            (Some(dialog), _) => dialog.allows(order),
            (None, Screen::Home(home)) => home.allows(order, &self.learner),
            (None, Screen::Lesson(lesson)) => lesson.allows(order),
            (None, Screen::End(end)) => end.allows(order),
            (None, Screen::Training(training)) => training.allows(order),
            (None, Screen::Drills(drills)) => drills.allows(order),
            (None, Screen::Puzzle(puzzle)) => puzzle.allows(order),
            (None, Screen::Reference(reference)) => reference.allows(order),
            (None, Screen::Preview(preview)) => preview.allows(order),
        }
    }

    /// Returns the keys that work now.
    fn bindings(&self) -> impl Iterator<Item = &'static Binding> + '_ {
        BINDINGS.iter().filter(|binding| binding.keys.iter().any(|(_, order)| self.allows(*order)))
    }

    /// Reads what a key asks for now.
    fn order(&self, event: &Event) -> Option<Order> {
        if self.is_typing() {
            match event {
                Event::Char(sign) => return Some(Order::Type(*sign)),
                Event::Key(Key::Backspace) => return Some(Order::Erase),
                _ => {}
            }
        }
        let press = Press::of(event)?;
        let keys = BINDINGS.iter().flat_map(|binding| binding.keys);
        keys.filter(|(key, _)| *key == press).map(|(_, order)| *order).find(|order| self.allows(*order))
    }

    /// Tells whether what is typed goes into a search.
    fn is_typing(&self) -> bool {
        let searches = match &self.screen {
            Screen::Reference(reference) => reference.is_typing(),
            Screen::Preview(preview) => preview.is_typing(),
            _ => false,
        };
        searches && self.dialog.is_none() && self.has_room
    }

    /// Reads what the mouse asks for.
    fn click(&self, event: MouseEvent, at: Vec2, frame: &Frame) -> Option<Order> {
        let order = match event {
            MouseEvent::Press(MouseButton::Left) => frame.order_at(at)?,
            MouseEvent::WheelUp => Order::Scroll(Amount::LinesUp),
            MouseEvent::WheelDown => Order::Scroll(Amount::LinesDown),
            _ => return None,
        };
        self.allows(order).then_some(order)
    }

    /// Takes a key or a click; `frame` is what was on the screen.
    pub(super) fn on_event(&mut self, event: &Event, frame: &Frame) -> Run {
        let order = match event {
            Event::Mouse { event, position, offset } => {
                self.click(*event, position.saturating_sub(*offset), frame)
            }
            _ => self.order(event),
        };
        match order {
            Some(Order::Quit) => {
                if let Screen::Puzzle(puzzle) = &mut self.screen {
                    puzzle.leave(&mut self.learner);
                }
                return Run::Quit;
            }
            Some(order) => self.perform(order),
            None => {}
        }
        if self.is_left { Run::Quit } else { Run::On }
    }

    fn perform(&mut self, order: Order) {
        if order == Order::Language {
            self.learner.next_language();
        } else if order == Order::Colours {
            self.look.colours = !self.look.colours;
            self.learner.choose(Choice::Colours, self.look.colours);
        } else if order == Order::Ascii {
            self.look.ascii = !self.look.ascii;
            self.learner.choose(Choice::Ascii, self.look.ascii);
        } else if self.dialog.is_some() {
            self.answer(order);
        } else {
            match order {
                Order::Help => self.open(Kind::Help),
                Order::Report => self.open(Kind::Report),
                Order::Steps => self.open(Kind::Steps),
                Order::Glossary if matches!(self.screen, Screen::Lesson(_)) => self.open_words(),
                Order::Solution if self.asks_before_giving_up() => self.open(Kind::GiveUp),
                Order::Solution if self.asks_before_showing() => self.open(Kind::Solution),
                _ => self.pass_on(order),
            }
        }
        self.begin_puzzle();
        self.tell();
    }

    /// Begins the puzzle that a lesson has come to, where its step is one.
    fn begin_puzzle(&mut self) {
        if let Screen::Lesson(lesson) = &mut self.screen {
            lesson.begin_puzzle(&mut self.bench);
        }
    }

    /// Tells whether the solution is one to a step that would earn nothing any more.
    fn asks_before_showing(&self) -> bool {
        matches!(&self.screen, Screen::Lesson(lesson) if lesson.would_give_up())
    }

    /// Tells whether the solution is one to a puzzle that would be given up by it.
    fn asks_before_giving_up(&self) -> bool {
        matches!(&self.screen, Screen::Puzzle(puzzle) if puzzle.would_give_up())
    }

    /// Has the screen do what is asked for, and goes where that leads.
    fn pass_on(&mut self, order: Order) {
        match &mut self.screen {
            Screen::Home(home) => match home.leads_to(order).unwrap_or(order) {
                Order::Train => self.train(None),
                Order::Drill => self.choose_drill(None),
                Order::Review => self.review(),
                Order::Place => {
                    let test = Sequence::placement(self.learner.content(), self.seed());
                    self.follow(test);
                }
                Order::Questions => self.look_up(Shelf::Questions, None),
                Order::Glossary => self.look_up(Shelf::Words, None),
                _ => {
                    if let Some(id) = home.perform(order, &self.learner) {
                        self.begin(&id);
                    }
                }
            },
            Screen::Lesson(lesson) if order == Order::Drill => {
                let belief = lesson.to_drill();
                self.choose_drill(belief);
            }
            Screen::Lesson(lesson) => match lesson.perform(order, &mut self.learner) {
                Then::Stay => {}
                Then::Home | Then::Finished(_) if lesson.session().piece() == Piece::Trial => {
                    self.screen = match self.reference.take() {
                        Some(reference) => Screen::Reference(reference),
                        None => Screen::Home(Home::new(&self.learner)),
                    };
                }
                Then::Home if lesson.session().piece() == Piece::Drill => self.choose_drill(None),
                Then::Home => self.go_home(),
                Then::Finished(summary) => {
                    let end = match lesson.session().piece() {
                        Piece::Lesson => {
                            Some(End::new(&lesson.session().lesson().id, summary, &self.learner))
                        }
                        Piece::Drill => {
                            let drill = self.learner.drill_of(lesson.session());
                            drill.map(|(belief, score)| End::of_drill(belief, score))
                        }
                        Piece::Steps | Piece::Question | Piece::Trial => None,
                    };
                    match end {
                        None => self.go_on(),
                        Some(end) if self.sequence.is_some() => self.screen = Screen::End(end.in_sequence()),
                        Some(end) => self.screen = Screen::End(end),
                    }
                }
                Then::Answered(state) => {
                    if let Some(sequence) = &mut self.sequence {
                        sequence.answered(state);
                    }
                    self.go_on();
                }
            },
            Screen::End(end) => match end.perform(order) {
                None => {}
                Some(Way::On) => self.go_on(),
                Some(Way::Lesson(id) | Way::Again(id)) => self.begin(&id),
                Some(Way::Drill(belief)) => self.choose_drill(Some(belief)),
                Some(Way::Drills) => self.choose_drill(None),
                Some(Way::Home) => self.go_home(),
            },
            Screen::Training(training) => match training.perform(order, &mut self.learner) {
                training::Way::Stay => {}
                training::Way::Home => self.go_home(),
                training::Way::Round(round) => self.solve(round),
            },
            Screen::Drills(drills) => match drills.perform(order) {
                drills::Way::Stay => {}
                drills::Way::Home => self.screen = Screen::Home(Home::new(&self.learner)),
                drills::Way::Drill(belief) => self.choose_drill(Some(belief)),
            },
            Screen::Puzzle(puzzle) => match puzzle.perform(order, &mut self.learner) {
                puzzle::Then::Stay => {}
                puzzle::Then::Next(round) => self.solve(round),
                puzzle::Then::Left(_) if self.sequence.is_some() => {
                    if puzzle.session().outcome().is_some() {
                        self.go_on();
                    } else {
                        self.go_home();
                    }
                }
                puzzle::Then::Left(news) => self.train(news),
            },
            Screen::Preview(preview) => {
                if preview.perform(order) == preview::Way::Left {
                    self.go_home();
                }
            }
            Screen::Reference(reference) => match reference.perform(order, &self.learner) {
                reference::Way::Stay => {}
                reference::Way::Home => self.screen = Screen::Home(Home::new(&self.learner)),
                reference::Way::Try(session) => {
                    let lesson = Screen::Lesson(Box::new(Lesson::new(*session)));
                    if let Screen::Reference(reference) = std::mem::replace(&mut self.screen, lesson) {
                        self.reference = Some(reference);
                    }
                    self.begin_puzzle();
                }
            },
        }
    }

    /// Goes to what can be looked up.
    fn look_up(&mut self, shelf: Shelf, wanted: Option<&str>) {
        self.screen = Screen::Reference(Box::new(Reference::new(shelf, wanted, &self.learner)));
    }

    /// Opens the words that a lesson's prompt uses; a single one at once.
    fn open_words(&mut self) {
        let Screen::Lesson(lesson) = &self.screen else { return };
        match <[String; 1]>::try_from(lesson.words(&self.learner)) {
            Ok([word]) => self.open(Kind::Word(word)),
            Err(words) if words.is_empty() => {}
            Err(words) => self.open(Kind::Words(words)),
        }
    }

    /// Brings back what is due, or asks whether that is wanted.
    fn review(&mut self) {
        if self.learner.reviews() != Some(true) {
            return self.open(Kind::Review);
        }
        let sequence = Sequence::review(&self.learner);
        if sequence.is_empty() {
            let nothing = sequence.farewell(&self.learner);
            return self.open(Kind::Notice(vec![nothing]));
        }
        self.follow(sequence);
    }

    /// Returns what varies a placement test: the seed that was asked for, else the day.
    fn seed(&self) -> u64 {
        self.bench.seed().unwrap_or_else(|| i64::from(today().0).cast_unsigned())
    }

    /// Goes to the course; what was worked through one after the other is left.
    fn go_home(&mut self) {
        self.sequence = None;
        self.is_left = self.watcher.is_some();
        self.screen = Screen::Home(Home::new(&self.learner));
    }

    /// Begins what is worked through one after the other.
    fn follow(&mut self, sequence: Sequence) {
        let greeting = sequence.greeting();
        self.sequence = Some(sequence);
        self.go_on();
        if let Some(greeting) = greeting {
            self.open(Kind::Notice(vec![greeting]));
        }
    }

    /// Goes on to the next part; after the last one, says how it ended, at the course.
    fn go_on(&mut self) {
        let Some(mut sequence) = self.sequence.take() else { return self.go_home() };
        let Some(Planned { part, note }) = sequence.next(&mut self.learner) else {
            let farewell = sequence.farewell(&self.learner);
            self.go_home();
            return self.open(Kind::Notice(vec![farewell]));
        };
        self.sequence = Some(sequence);
        let session = match &part {
            Part::Lesson(id) => self.learner.begin(id),
            Part::Steps { piece, lesson, steps } => self.learner.begin_steps(*piece, lesson, steps),
            Part::Drill { belief, seed } => {
                self.drills = (Rules::standard(), Some(*seed));
                return self.choose_drill(Some(*belief));
            }
            Part::Puzzle(id) => {
                if let Some(round) = Round::new(RoundKind::Chosen, vec![id.clone()]) {
                    self.solve(round);
                }
                return;
            }
        };
        if let Some(session) = session {
            self.screen = Screen::Lesson(Box::new(Lesson::new(session).with_note(note)));
            self.begin_puzzle();
        }
    }

    /// Goes to where puzzles are chosen.
    fn train(&mut self, news: Option<Message>) {
        let training = match self.training.take() {
            Some(training) => training.back(&self.learner, news),
            None => Training::new(&self.learner, news),
        };
        self.screen = Screen::Training(Box::new(training));
    }

    /// Begins the present puzzle of a round.
    fn solve(&mut self, round: Round) {
        let Some(puzzle) = PuzzleScreen::new(round, &self.learner, &mut self.bench) else { return };
        if let Screen::Training(training) =
            std::mem::replace(&mut self.screen, Screen::Puzzle(Box::new(puzzle)))
        {
            self.training = Some(training);
        }
    }

    fn begin(&mut self, id: &str) {
        if let Some(session) = self.learner.begin(id) {
            self.screen = Screen::Lesson(Box::new(Lesson::new(session)));
            self.begin_puzzle();
        }
    }

    fn open(&mut self, kind: Kind) {
        self.dialog = Some(Dialog::new(kind, self.subject()));
    }

    /// Opens a notice where the learner must be told something.
    fn tell(&mut self) {
        let notices = self.learner.take_notices();
        if !notices.is_empty() {
            self.open(Kind::Notice(notices));
        }
    }

    /// Answers the open dialog.
    fn answer(&mut self, order: Order) {
        let Some(dialog) = &mut self.dialog else { return };
        let answer = dialog.perform(order);
        if answer == Answer::Stay {
            return;
        }
        let kind = self.dialog.take().map(|dialog| dialog.kind);
        let Answer::Picked(row) = answer else { return };
        match (kind, &mut self.screen) {
            (Some(Kind::GiveUp), Screen::Puzzle(puzzle)) if row == 0 => {
                puzzle.command(PuzzleCommand::Solution, &mut self.learner);
            }
            (Some(Kind::Review), _) => {
                self.learner.set_reviews(row == 0);
                if row == 0 {
                    self.review();
                }
                if let Screen::Home(home) = &mut self.screen {
                    *home = Home::new(&self.learner);
                }
            }
            (Some(Kind::Solution), Screen::Lesson(lesson)) if row == 0 => {
                lesson.command(Command::Solution, &mut self.learner);
            }
            (Some(Kind::Restart), Screen::Lesson(lesson)) if row == 0 => {
                lesson.command(Command::Restart, &mut self.learner);
            }
            (Some(Kind::Words(words)), _) => {
                if let Some(word) = words.into_iter().nth(row) {
                    self.open(Kind::Word(word));
                }
            }
            (Some(Kind::Steps), Screen::Lesson(lesson)) if row == lesson.session().states().len() => {
                self.open(Kind::Restart);
            }
            (Some(Kind::Steps), Screen::Lesson(lesson)) => {
                lesson.command(Command::GoTo(row), &mut self.learner);
            }
            _ => {}
        }
    }

    /// Returns the least size at which everything has room.
    const fn least(&self) -> Vec2 {
        match self.screen {
            Screen::Lesson(_) | Screen::End(_) | Screen::Drills(_) | Screen::Reference(_) => LEAST,
            Screen::Home(_) | Screen::Training(_) | Screen::Puzzle(_) | Screen::Preview(_) => {
                LEAST_FOR_PUZZLES
            }
        }
    }

    /// Lays the screen out for a size.
    pub(super) fn frame(&mut self, size: Vec2) -> Frame {
        let mut frame = Frame::default();
        self.has_room = size.fits(self.least());
        if !self.has_room {
            self.too_small(&mut frame, size);
            return frame;
        }
        self.title(&mut frame, size.x);
        let bar_rows = if size.x < LEAST.x { NARROW_BAR_ROWS } else { BAR_ROWS };
        let body = Rect::from_corners((0, 2), (size.x - 1, size.y - bar_rows - 2));
        let voice = Voice { learner: &self.learner, look: self.look };
        match &mut self.screen {
            Screen::Home(home) => home.show(&mut frame, body, voice),
            Screen::Lesson(lesson) => lesson.show(&mut frame, body, Scale::of_screen(size), voice),
            Screen::End(end) => end.show(&mut frame, body, voice),
            Screen::Training(training) => training.show(&mut frame, body, voice),
            Screen::Drills(drills) => drills.show(&mut frame, body, voice),
            Screen::Puzzle(puzzle) => puzzle.show(&mut frame, body, Scale::of_screen(size), &[], voice),
            Screen::Reference(reference) => reference.show(&mut frame, body, Scale::of_screen(size), voice),
            Screen::Preview(preview) => preview.show(&mut frame, body, Scale::of_screen(size), voice),
        }
        if let Some(mut dialog) = self.dialog.take() {
            dialog.show(&mut frame, body, self.subject(), self.voice());
            self.dialog = Some(dialog);
        }
        let line = self.look.line(10).to_string().repeat(size.x);
        frame.put((0, 1), line.as_str());
        frame.put((0, size.y - bar_rows - 1), line);
        self.bar(&mut frame, size, bar_rows);
        frame
    }

    fn voice(&self) -> Voice<'_> {
        Voice { learner: &self.learner, look: self.look }
    }

    fn title(&self, frame: &mut Frame, width: usize) {
        let voice = self.voice();
        let (about, standing) = match &self.screen {
            Screen::Home(_) => (None, String::new()),
            Screen::Lesson(lesson) => {
                (Some(voice.say(&explain::title(lesson.session().lesson()))), lesson.standing(voice))
            }
            Screen::End(end) => (end.title(&self.learner).map(|title| voice.say(&title)), String::new()),
            Screen::Drills(_) => (Some(voice.word("drill-title")), String::new()),
            Screen::Training(_) => (Some(voice.word("training-title")), String::new()),
            Screen::Puzzle(puzzle) => (Some(puzzle.title(voice)), puzzle.standing(voice)),
            Screen::Reference(reference) => (Some(voice.word(reference.title())), String::new()),
            Screen::Preview(_) => (Some(voice.word("preview-title")), String::new()),
        };
        let mut title = voice.word("ui-program");
        if let Some(about) = about {
            title = format!("{title} {} {about}", self.look.separator());
        }
        frame.put((1, 0), StyledString::styled(title, bold()));
        let right = format!("{standing}   {}", self.learner.localizer().language());
        let left = width - 1 - StyledString::plain(&right).width();
        frame.put((left, 0), StyledString::styled(right, bold()));
    }

    /// Names the keys that work now.
    fn bar(&self, frame: &mut Frame, size: Vec2, rows: usize) {
        let voice = self.voice();
        let mut items = Vec::new();
        let typed = match &self.screen {
            Screen::Lesson(lesson) => lesson.typed(),
            Screen::Puzzle(puzzle) => puzzle.typed(),
            Screen::Home(_)
            | Screen::End(_)
            | Screen::Training(_)
            | Screen::Drills(_)
            | Screen::Reference(_)
            | Screen::Preview(_) => None,
        };
        if let Some(letter) = typed {
            let text = voice.look.text(&format!("{letter}…"));
            items.push((StyledString::styled(text, bold().combine(super::look::reverse())), None));
        }
        for binding in self.bindings().filter(|binding| !self.goes_without_saying(binding)) {
            let orders: Vec<Order> =
                binding.keys.iter().map(|(_, order)| *order).filter(|order| self.allows(*order)).collect();
            let name = binding.name(orders.len(), voice);
            let label = Message::new(binding.label).arg("context", self.context_of(binding));
            let mut item = StyledString::styled(name, bold());
            item.append_plain(" ");
            item.append(voice.styled(&label, Style::none()));
            // A click on a command gives it; where each key asks for something else, there is none to give.
            let order = orders.first().copied().filter(|first| orders.iter().all(|order| order == first));
            items.push((item, order));
        }
        let widths = items.iter().map(|(item, _)| item.width());
        let places = flow(widths, BAR_GAP, size.x - 2);
        for ((item, order), place) in items.into_iter().zip(places).filter(|(_, place)| place.y < rows) {
            let at = Vec2::new(1, size.y - rows) + place;
            if let Some(order) = order {
                frame.spot(Rect::from_size(at, (item.width(), 1)), order);
            }
            frame.put(at, item);
        }
    }

    /// Tells whether the key bar has no room to name a command: where digits choose several of a list, going through it
    /// is a second way; words can wait until a step is solved; and at home, how it looks is told by the help, and numbers by
    /// the list.
    fn goes_without_saying(&self, binding: &Binding) -> bool {
        let is_told = |order: &Order| match &self.screen {
            Screen::Lesson(lesson) if lesson.chooses_several() => {
                matches!(order, Order::Up | Order::Down | Order::Act | Order::Glossary)
            }
            Screen::Lesson(lesson) if !lesson.session().is_solved() => *order == Order::Glossary,
            Screen::Home(_) => {
                matches!(order, Order::Colours | Order::Ascii | Order::Scroll(_) | Order::Digit(_))
            }
            Screen::Lesson(_)
            | Screen::End(_)
            | Screen::Training(_)
            | Screen::Drills(_)
            | Screen::Puzzle(_)
            | Screen::Reference(_)
            | Screen::Preview(_) => false,
        };
        // Where leaving ends the program, one key is enough to say so.
        let ends = |order: &Order| self.watcher.is_some() && *order == Order::Leave && !self.is_typing();
        let is_told = |order: &Order| is_told(order) || ends(order);
        self.dialog.is_none() && binding.keys.iter().all(|(_, order)| is_told(order))
    }

    /// Says that the window is too small.
    fn too_small(&self, frame: &mut Frame, size: Vec2) {
        let message = Message::new("ui-too-small")
            .arg("columns", self.least().x)
            .arg("rows", self.least().y)
            .arg("width", size.x)
            .arg("height", size.y);
        for (row, line) in wrap(&self.voice().styled(&message, Style::none()), size.x).into_iter().enumerate()
        {
            frame.put((0, row), line);
        }
    }
}
