//! The end of a lesson: what it earned, what was missed, where to go on.

use cursive::Rect;
use cursive::theme::Style;
use cursive::utils::markup::StyledString;

use crate::belief::Misconception;
use crate::drill::Score;
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
    closes: Closes,
    /// Where to go on: what is offered, one of them chosen.
    ways: Vec<Way>,
    choice: usize,
    scroll: Scroll,
}

/// What has come to its end.
enum Closes {
    /// The lesson of this id.
    Lesson(String, Summary),
    /// The drill of this belief.
    Drill(Misconception, Score),
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
    /// To a drill of this belief.
    Drill(Misconception),
    /// To where drills are chosen.
    Drills,
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
        let closes = Closes::Lesson(lesson.to_owned(), summary);
        Self { closes, ways, choice: 0, scroll: Scroll::default() }
    }

    /// Goes on to the next part of a sequence, instead of to a lesson.
    pub(super) fn in_sequence(mut self) -> Self {
        self.ways.retain(|way| !matches!(way, Way::Lesson(_) | Way::Drill(_) | Way::Drills));
        self.ways.insert(0, Way::On);
        self
    }

    /// Closes a drill: what is gone needs no more of it.
    pub(super) fn of_drill(belief: Misconception, score: Score) -> Self {
        let mut ways = vec![Way::Drill(belief), Way::Drills, Way::Home];
        if score.gone {
            ways.swap(0, 1);
        }
        Self { closes: Closes::Drill(belief, score), ways, choice: 0, scroll: Scroll::default() }
    }

    /// Names what has come to its end.
    pub(super) fn title(&self, learner: &Learner) -> Option<Message> {
        match &self.closes {
            Closes::Lesson(id, _) => learner.content().lesson(id).map(explain::title),
            Closes::Drill(belief, _) => Some(explain::drill(*belief)),
        }
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
        let mut lines = Vec::new();
        let content = voice.learner.content();
        let told = match &self.closes {
            Closes::Lesson(id, summary) => {
                let stars = StyledString::styled(voice.look.stars(summary.stars), bold());
                lines.extend([Line::from(stars), Line::default()]);
                let fact = |id: &str| content.fact(id).cloned();
                content.lesson(id).map(|lesson| explain::summary(lesson, summary, fact)).unwrap_or_default()
            }
            Closes::Drill(belief, score) => explain::drill_done(*belief, *score),
        };
        for message in told {
            lines.extend(voice.paragraph(&message, width));
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
        Way::Drill(_) => Message::new("drill-again"),
        Way::Drills => Message::new("drill-others"),
        Way::Home => Message::new("ui-end-home"),
    };
    voice.styled(&message, Style::none())
}
