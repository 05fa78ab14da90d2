//! The end of a lesson: what it earned, what was missed, where to go on.

use cursive::Rect;
use cursive::theme::Style;
use cursive::utils::markup::StyledString;

use crate::explain;
use crate::i18n::Message;
use crate::learner::Learner;
use crate::tutor::Summary;

use super::frame::Frame;
use super::keys::Order;
use super::look::bold;
use super::scroll::Scroll;
use super::text::{Line, Voice};

/// The end page.
pub(super) struct End {
    lesson: String,
    summary: Summary,
    /// Where to go on: what is offered, one of them chosen.
    ways: Vec<Way>,
    choice: usize,
    scroll: Scroll,
}

/// Where the learner may go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// To this lesson.
    Lesson(String),
    /// The same lesson again.
    Again(String),
    /// To the next part of what is worked through one after the other.
    On,
    /// To the course.
    Home,
}

impl End {
    /// Closes a lesson.
    pub(super) fn new(lesson: &str, summary: Summary, learner: &Learner) -> Self {
        let lessons = learner.content().lessons();
        let after = lessons.iter().skip_while(|other| other.id != lesson).nth(1);
        let next = after.map(|next| next.id.as_str()).or(learner.suggestion());
        let next = next.map(|id| Way::Lesson(id.to_owned()));
        let ways = next.into_iter().chain([Way::Again(lesson.to_owned()), Way::Home]).collect();
        Self { lesson: lesson.to_owned(), summary, ways, choice: 0, scroll: Scroll::default() }
    }

    /// Goes on to the next part of a sequence, instead of to a lesson.
    pub(super) fn in_sequence(mut self) -> Self {
        self.ways.retain(|way| !matches!(way, Way::Lesson(_)));
        self.ways.insert(0, Way::On);
        self
    }

    pub(super) fn lesson(&self) -> &str {
        &self.lesson
    }

    pub(super) fn allows(&self, order: Order) -> bool {
        match order {
            Order::Digit(number) => (1..=self.ways.len()).contains(&usize::from(number)),
            Order::Pick(index) => index < self.ways.len(),
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Up
            | Order::Down
            | Order::Act
            | Order::Leave
            | Order::Language
            | Order::Help
            | Order::Quit => true,
            _ => false,
        }
    }

    /// Does what is asked for; returns where to go on.
    pub(super) fn perform(&mut self, order: Order) -> Option<Way> {
        let chosen = match order {
            Order::Up => {
                self.choice = self.choice.saturating_sub(1);
                return None;
            }
            Order::Down => {
                self.choice = (self.choice + 1).min(self.ways.len() - 1);
                return None;
            }
            Order::Scroll(amount) => {
                self.scroll.by(amount);
                return None;
            }
            Order::Act => self.choice,
            Order::Digit(number) => usize::from(number) - 1,
            Order::Pick(index) => index,
            Order::Leave => return Some(Way::Home),
            _ => return None,
        };
        self.ways.get(chosen).cloned()
    }

    /// Draws the page.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, voice: Voice<'_>) {
        let width = area.width().min(76);
        let mut lines = vec![
            Line::from(StyledString::styled(voice.look.stars(self.summary.stars), bold())),
            Line::default(),
        ];
        let content = voice.learner.content();
        if let Some(lesson) = content.lesson(&self.lesson) {
            for message in explain::summary(lesson, &self.summary, |id| content.fact(id).cloned()) {
                lines.extend(voice.paragraph(&message, width));
            }
        }
        let ways: Vec<StyledString> = self.ways.iter().map(|way| say(way, voice)).collect();
        let (options, chosen) = voice.options(&ways, self.choice, width);
        // Where to go on stays in view below, however much was missed.
        let (left, bottom) = (area.left() + 1, area.bottom());
        let split = area.top() + (lines.len() + 1).min(area.height() - options.len());
        let facts = Rect::from_corners((left, area.top()), (area.right(), split - 2));
        frame.lines(facts, &lines, &mut self.scroll, None, voice.look);
        let below = Rect::from_corners((left, split), (area.right(), bottom));
        frame.lines(below, &options, &mut Scroll::default(), Some(chosen), voice.look);
    }
}

fn say(way: &Way, voice: Voice<'_>) -> StyledString {
    let message = match way {
        Way::Lesson(id) => {
            let title = Message::new(format!("lesson-{id}"));
            Message::new("ui-end-next").arg("lesson", title)
        }
        Way::Again(_) => Message::new("ui-end-again"),
        Way::On => Message::new("list-on"),
        Way::Home => Message::new("ui-end-home"),
    };
    voice.styled(&message, Style::none())
}
