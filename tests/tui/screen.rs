//! A screen that tests press keys on and read.

use std::time::{Duration, Instant};

use cursive::backends::puppet::Backend;
use cursive::backends::puppet::observed::{ObservedCell, ObservedPieceInterface, ObservedScreen};
use cursive::event::{Event, Key, MouseButton, MouseEvent};
use cursive::reexports::crossbeam_channel::{Receiver, Sender};
use cursive::{Cursive, CursiveRunner, Vec2};

use malom::content::Content;
use malom::i18n::Texts;
use malom::learner::Learner;
use malom::progress::{Opened, Store};
use malom::tui::{self, Look, Play, Start};

pub(crate) const SMALL: (usize, usize) = (80, 24);
pub(crate) const MEDIUM: (usize, usize) = (100, 30);
pub(crate) const LARGE: (usize, usize) = (120, 40);

/// How long work may take before a test fails: far longer than it does, for machines that are busy.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) const LANGUAGES: [&str; 3] = ["en", "hu", "id"];

pub(crate) const COLOURED: Look = Look { colours: true, ascii: false };

/// A learner with the program's own content, who has done nothing yet and of whom nothing is kept.
pub(crate) fn learner(language: &str) -> Learner {
    with_store(language, Opened { store: Store::in_memory(), notices: Vec::new() })
}

pub(crate) fn with_store(language: &str, opened: Opened) -> Learner {
    let content = Content::embedded().into_result().unwrap();
    Learner::new(content, Texts::embedded().unwrap(), &language.parse().unwrap(), opened)
}

/// The program on a puppet.
pub(crate) struct Screen {
    runner: CursiveRunner<Cursive>,
    input: Sender<Option<Event>>,
    frames: Receiver<ObservedScreen>,
    shown: ObservedScreen,
}

impl Screen {
    /// The course.
    pub(crate) fn home(language: &str) -> Self {
        Self::new(tui::root(learner(language), Start::Home, COLOURED, Play::default()), SMALL)
    }

    /// The beginning of a lesson.
    pub(crate) fn lesson(id: &str) -> Self {
        Self::lesson_in("en", id)
    }

    pub(crate) fn lesson_in(language: &str, id: &str) -> Self {
        Self::new(tui::root(learner(language), Start::Lesson(id.into()), COLOURED, Play::default()), SMALL)
    }

    pub(crate) fn new(root: Cursive, size: (usize, usize)) -> Self {
        let backend = Backend::init(Some(size.into()));
        let (input, frames) = (backend.input(), backend.stream());
        let mut screen = Self {
            runner: root.into_runner(backend),
            input,
            frames,
            shown: ObservedScreen::new(Vec2::zero()),
        };
        screen.draw();
        screen
    }

    /// The same program in a window of another size.
    pub(crate) fn resized(self, size: (usize, usize)) -> Self {
        Self::new(self.runner.into_inner(), size)
    }

    /// Waits until no thread is at work any more of which the screen tells.
    #[track_caller]
    pub(crate) fn settle(&mut self) -> &mut Self {
        let begun = Instant::now();
        while self.runner.fps().is_some() {
            assert!(begun.elapsed() < PATIENCE, "still at work:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
            self.runner.process_events();
            self.draw();
        }
        self
    }

    /// Takes what threads have reported, and draws anew.
    pub(crate) fn look(&mut self) -> &mut Self {
        self.runner.process_events();
        self.draw();
        self
    }

    fn draw(&mut self) {
        self.runner.refresh();
        self.shown = self.frames.try_iter().last().expect("a frame has been drawn");
    }

    fn send(&mut self, event: Event) {
        self.input.send(Some(event)).unwrap();
        self.runner.process_events();
        self.draw();
    }

    /// Presses keys, written with spaces between: `Enter`, `Up`, … by name, others sign by sign.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Self {
        for word in keys.split_whitespace() {
            match key(word) {
                Some(key) => self.send(Event::Key(key)),
                None if word == "Space" => self.send(Event::Char(' ')),
                None => word.chars().for_each(|sign| self.send(Event::Char(sign))),
            }
        }
        self
    }

    /// Clicks on the first place where a text stands, so many columns after its beginning.
    pub(crate) fn click(&mut self, text: &str, after: usize) -> &mut Self {
        let place = self.find(text).unwrap_or_else(|| panic!("no {text:?} on\n{}", self.text()));
        self.click_at(place + Vec2::new(after, 0))
    }

    pub(crate) fn click_at(&mut self, position: Vec2) -> &mut Self {
        let event = MouseEvent::Press(MouseButton::Left);
        self.send(Event::Mouse { offset: Vec2::zero(), position, event });
        self
    }

    /// Turns the mouse's wheel.
    pub(crate) fn wheel(&mut self, event: MouseEvent) -> &mut Self {
        self.send(Event::Mouse { offset: Vec2::zero(), position: Vec2::zero(), event });
        self
    }

    pub(crate) fn is_running(&self) -> bool {
        self.runner.is_running()
    }

    /// What is on the screen, without spaces at the ends of lines.
    pub(crate) fn text(&self) -> String {
        let lines = self.shown.as_strings();
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    }

    /// The row of the board that is numbered so.
    pub(crate) fn row(&self, number: char) -> String {
        let lines = self.shown.as_strings();
        let row = lines.iter().find(|line| line.trim_start().starts_with(&format!("{number}  ")));
        row.map(|line| line.chars().take(32).collect::<String>().trim().to_owned()).unwrap_or_default()
    }

    /// Where a text stands first.
    pub(crate) fn find(&self, text: &str) -> Option<Vec2> {
        let lines = self.shown.as_strings();
        lines
            .iter()
            .enumerate()
            .find_map(|(y, line)| line.find(text).map(|byte| Vec2::new(line[..byte].chars().count(), y)))
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = &ObservedCell> {
        let size = self.shown.size();
        let places = (0..size.y).flat_map(move |y| (0..size.x).map(move |x| Vec2::new(x, y)));
        places.filter_map(|place| self.shown[place].as_ref())
    }

    /// The cell at which a text begins.
    pub(crate) fn cell(&self, text: &str) -> &ObservedCell {
        let place = self.find(text).unwrap_or_else(|| panic!("no {text:?} on\n{}", self.text()));
        self.shown[place].as_ref().unwrap()
    }

    #[track_caller]
    pub(crate) fn assert_shows(&mut self, text: &str) -> &mut Self {
        // Texts are broken into lines: compared without regard to where, in the pane beside the board.
        let joined = |start| {
            let lines = self.text();
            let tails = lines.lines().map(|line| line.chars().skip(start).collect::<String>());
            tails.map(|tail| tail.trim().to_owned()).collect::<Vec<_>>().join(" ")
        };
        let found = [0, 34].into_iter().any(|start| joined(start).contains(text));
        assert!(found, "no {text:?} on\n{}", self.text());
        self
    }

    #[track_caller]
    pub(crate) fn assert_lacks(&mut self, text: &str) -> &mut Self {
        assert!(!self.text().contains(text), "{text:?} on\n{}", self.text());
        self
    }
}

fn key(name: &str) -> Option<Key> {
    Some(match name {
        "Enter" => Key::Enter,
        "Esc" => Key::Esc,
        "Up" => Key::Up,
        "Down" => Key::Down,
        "Left" => Key::Left,
        "Right" => Key::Right,
        "PgUp" => Key::PageUp,
        "PgDn" => Key::PageDown,
        _ => return None,
    })
}
