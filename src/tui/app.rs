//! The program on the screen: which screen it is, what keys and clicks ask of it, how it is laid out.

use cursive::event::{Event, MouseButton, MouseEvent};
use cursive::theme::Style;
use cursive::utils::markup::StyledString;
use cursive::{Rect, Vec2};

use crate::explain;
use crate::i18n::Message;
use crate::learner::{Choice, Learner};
use crate::tutor::{Command, Session};

use super::Start;
use super::board::Scale;
use super::dialog::{Answer, Dialog, Kind};
use super::end::{End, Way};
use super::frame::Frame;
use super::home::Home;
use super::keys::{Amount, BINDINGS, Binding, Order, Press};
use super::lesson::{Lesson, Then};
use super::look::{Look, bold};
use super::text::{Voice, flow, wrap};

/// The least size at which everything has room.
const LEAST: Vec2 = Vec2 { x: 80, y: 24 };

/// Rows of the key bar.
const BAR_ROWS: usize = 2;

/// Columns between two keys in the bar.
const BAR_GAP: usize = 2;

/// The program on the screen.
pub(super) struct App {
    learner: Learner,
    look: Look,
    screen: Screen,
    dialog: Option<Dialog>,
    /// Whether the window is large enough, as it was when drawn last.
    has_room: bool,
}

enum Screen {
    Home(Home),
    Lesson(Box<Lesson>),
    End(End),
}

/// Whether the program goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    On,
    Quit,
}

impl App {
    pub(super) fn new(learner: Learner, start: Start, look: Look) -> Self {
        let home = Home::new(&learner);
        let mut app = Self { learner, look, screen: Screen::Home(home), dialog: None, has_room: true };
        if let Start::Lesson(id) = start {
            app.begin(&id);
        }
        app.tell();
        app
    }

    fn session(&self) -> Option<&Session> {
        match &self.screen {
            Screen::Lesson(lesson) => Some(lesson.session()),
            Screen::Home(_) | Screen::End(_) => None,
        }
    }

    /// Names what is going on, for labels that depend on it.
    fn context(&self) -> &'static str {
        match (&self.dialog, &self.screen) {
            (Some(_), _) => "dialog",
            (None, Screen::Home(_)) => "home",
            (None, Screen::Lesson(lesson)) => lesson.context(),
            (None, Screen::End(_)) => "end",
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
        }
    }

    /// Returns the keys that work now.
    fn bindings(&self) -> impl Iterator<Item = &'static Binding> + '_ {
        BINDINGS.iter().filter(|binding| binding.keys.iter().any(|(_, order)| self.allows(*order)))
    }

    /// Reads what a key asks for now.
    fn order(&self, event: &Event) -> Option<Order> {
        let press = Press::of(event)?;
        let keys = BINDINGS.iter().flat_map(|binding| binding.keys);
        keys.filter(|(key, _)| *key == press).map(|(_, order)| *order).find(|order| self.allows(*order))
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
            Some(Order::Quit) => return Run::Quit,
            Some(order) => self.perform(order),
            None => {}
        }
        Run::On
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
                Order::Solution => self.open(Kind::Solution),
                _ => self.pass_on(order),
            }
        }
        self.tell();
    }

    /// Has the screen do what is asked for, and goes where that leads.
    fn pass_on(&mut self, order: Order) {
        match &mut self.screen {
            Screen::Home(home) => {
                if let Some(id) = home.perform(order, &self.learner) {
                    self.begin(&id);
                }
            }
            Screen::Lesson(lesson) => match lesson.perform(order, &mut self.learner) {
                Then::Stay => {}
                Then::Home => self.screen = Screen::Home(Home::new(&self.learner)),
                Then::Finished(summary) => {
                    let id = lesson.session().lesson().id.clone();
                    self.screen = Screen::End(End::new(&id, summary, &self.learner));
                }
            },
            Screen::End(end) => match end.perform(order) {
                None => {}
                Some(Way::Lesson(id) | Way::Again(id)) => self.begin(&id),
                Some(Way::Home) => self.screen = Screen::Home(Home::new(&self.learner)),
            },
        }
    }

    fn begin(&mut self, id: &str) {
        if let Some(session) = self.learner.begin(id) {
            self.screen = Screen::Lesson(Box::new(Lesson::new(session)));
        }
    }

    fn open(&mut self, kind: Kind) {
        self.dialog = Some(Dialog::new(kind, self.session()));
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
        let (Answer::Picked(row), Screen::Lesson(lesson)) = (answer, &mut self.screen) else { return };
        match kind {
            Some(Kind::Solution) if row == 0 => lesson.command(Command::Solution, &mut self.learner),
            Some(Kind::Restart) if row == 0 => lesson.command(Command::Restart, &mut self.learner),
            Some(Kind::Steps) if row == lesson.session().states().len() => self.open(Kind::Restart),
            Some(Kind::Steps) => lesson.command(Command::GoTo(row), &mut self.learner),
            _ => {}
        }
    }

    /// Lays the screen out for a size.
    pub(super) fn frame(&mut self, size: Vec2) -> Frame {
        let mut frame = Frame::default();
        self.has_room = size.fits(LEAST);
        if !self.has_room {
            self.too_small(&mut frame, size);
            return frame;
        }
        self.title(&mut frame, size.x);
        let body = Rect::from_corners((0, 2), (size.x - 1, size.y - BAR_ROWS - 2));
        let voice = Voice { learner: &self.learner, look: self.look };
        match &mut self.screen {
            Screen::Home(home) => home.show(&mut frame, body, voice),
            Screen::Lesson(lesson) => lesson.show(&mut frame, body, Scale::of_screen(size), voice),
            Screen::End(end) => end.show(&mut frame, body, voice),
        }
        let session = match &self.screen {
            Screen::Lesson(lesson) => Some(lesson.session()),
            Screen::Home(_) | Screen::End(_) => None,
        };
        if let Some(dialog) = &mut self.dialog {
            dialog.show(&mut frame, body, session, voice);
        }
        let line = self.look.line(10).to_string().repeat(size.x);
        frame.put((0, 1), line.as_str());
        frame.put((0, size.y - BAR_ROWS - 1), line);
        self.bar(&mut frame, size);
        frame
    }

    fn voice(&self) -> Voice<'_> {
        Voice { learner: &self.learner, look: self.look }
    }

    fn title(&self, frame: &mut Frame, width: usize) {
        let voice = self.voice();
        let content = self.learner.content();
        let (lesson, standing) = match &self.screen {
            Screen::Home(_) => (None, String::new()),
            Screen::Lesson(lesson) => (Some(&**lesson.session().lesson()), lesson.standing(voice)),
            Screen::End(end) => (content.lesson(end.lesson()), String::new()),
        };
        let mut title = voice.word("ui-program");
        if let Some(lesson) = lesson {
            title = format!("{title} {} {}", self.look.separator(), voice.say(&explain::title(lesson)));
        }
        frame.put((1, 0), StyledString::styled(title, bold()));
        let right = format!("{standing}   {}", self.learner.localizer().language());
        let left = width - 1 - StyledString::plain(&right).width();
        frame.put((left, 0), StyledString::styled(right, bold()));
    }

    /// Names the keys that work now.
    fn bar(&self, frame: &mut Frame, size: Vec2) {
        let voice = self.voice();
        let mut items = Vec::new();
        if let Screen::Lesson(lesson) = &self.screen
            && let Some(letter) = lesson.typed()
        {
            let text = voice.look.text(&format!("{letter}…"));
            items.push((StyledString::styled(text, bold().combine(super::look::reverse())), None));
        }
        for binding in self.bindings().filter(|binding| !self.goes_without_saying(binding)) {
            let orders: Vec<Order> =
                binding.keys.iter().map(|(_, order)| *order).filter(|order| self.allows(*order)).collect();
            let name = binding.name(orders.len(), voice);
            let label = Message::new(binding.label).arg("context", self.context());
            let mut item = StyledString::styled(name, bold());
            item.append_plain(" ");
            item.append(voice.styled(&label, Style::none()));
            // A click on a command gives it; where each key asks for something else, there is none to give.
            let order = orders.first().copied().filter(|first| orders.iter().all(|order| order == first));
            items.push((item, order));
        }
        let widths = items.iter().map(|(item, _)| item.width());
        let places = flow(widths, BAR_GAP, size.x - 2);
        for ((item, order), place) in items.into_iter().zip(places).filter(|(_, place)| place.y < BAR_ROWS) {
            let at = Vec2::new(1, size.y - BAR_ROWS) + place;
            if let Some(order) = order {
                frame.spot(Rect::from_size(at, (item.width(), 1)), order);
            }
            frame.put(at, item);
        }
    }

    /// Tells whether the key bar has no room to name a command: where digits choose several of a list, going through it
    /// is a second way.
    fn goes_without_saying(&self, binding: &Binding) -> bool {
        let chooses_several = match &self.screen {
            Screen::Lesson(lesson) => self.dialog.is_none() && lesson.chooses_several(),
            Screen::Home(_) | Screen::End(_) => false,
        };
        let is_of_list = |order: &Order| matches!(order, Order::Up | Order::Down | Order::Act);
        chooses_several && binding.keys.iter().all(|(_, order)| is_of_list(order))
    }

    /// Says that the window is too small.
    fn too_small(&self, frame: &mut Frame, size: Vec2) {
        let message = Message::new("ui-too-small")
            .arg("columns", LEAST.x)
            .arg("rows", LEAST.y)
            .arg("width", size.x)
            .arg("height", size.y);
        for (row, line) in wrap(&self.voice().styled(&message, Style::none()), size.x).into_iter().enumerate()
        {
            frame.put((0, row), line);
        }
    }
}
