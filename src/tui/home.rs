//! The course: its units and lessons, what is done and what comes next.

use std::collections::BTreeMap;

use cursive::theme::Style;
use cursive::utils::markup::StyledString;
use cursive::{Rect, Vec2};

use crate::explain;
use crate::i18n::Message;
use crate::learner::{Learner, LessonProgress, today};
use crate::training::{Rating, Streak};

use super::frame::Frame;
use super::keys::{Amount, Order};
use super::look::{bold, reverse};
use super::scroll::Scroll;
use super::text::{Line, Voice};

/// Columns of the list of lessons.
const LIST_WIDTH: usize = 38;

/// Columns of what a lesson's row says of how far it has come: three stars.
const MARK_WIDTH: usize = 3;

/// The course, with one of its lessons chosen.
pub(super) struct Home {
    /// How far each lesson has come, read once: nothing changes it while the course is shown.
    progress: BTreeMap<String, LessonProgress>,
    choice: usize,
    /// How many lessons there are.
    lessons: usize,
    rating: Rating,
    streak: Streak,
    scroll: Scroll,
}

impl Home {
    /// Shows the course with the lesson to go on with chosen.
    pub(super) fn new(learner: &Learner) -> Self {
        let next = learner.suggestion();
        let lessons = learner.content().lessons();
        let choice = lessons.iter().position(|lesson| Some(lesson.id.as_str()) == next).unwrap_or_default();
        Self {
            progress: learner.progress(),
            choice,
            lessons: lessons.len(),
            rating: learner.rating(),
            streak: learner.streak(today()),
            scroll: Scroll::default(),
        }
    }

    pub(super) fn allows(&self, order: Order, learner: &Learner) -> bool {
        let lessons = learner.content().lessons().len();
        match order {
            // Below the last lesson are the puzzles.
            Order::Pick(index) => index <= lessons,
            Order::Digit(number) => (1..=lessons).contains(&usize::from(number)),
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Up
            | Order::Down
            | Order::Act
            | Order::Train
            | Order::Language
            | Order::Colours
            | Order::Ascii
            | Order::Help
            | Order::Quit => true,
            _ => false,
        }
    }

    /// Tells whether an order leads to the puzzles, which stand below the lessons.
    pub(super) fn trains(&self, order: Order) -> bool {
        match order {
            Order::Act => self.choice == self.lessons,
            Order::Pick(index) => index == self.lessons,
            _ => false,
        }
    }

    /// Does what is asked for; returns the id of a lesson that is to begin.
    pub(super) fn perform(&mut self, order: Order, learner: &Learner) -> Option<String> {
        let lessons = learner.content().lessons();
        let last = self.lessons;
        self.choice = match order {
            Order::Up => self.choice.saturating_sub(1),
            Order::Down => self.choice + 1,
            // The choice is always in view, so it is what moves.
            Order::Scroll(amount @ (Amount::LinesUp | Amount::PageUp)) => {
                self.choice.saturating_sub(self.scroll.lines(amount))
            }
            Order::Scroll(amount) => self.choice + self.scroll.lines(amount),
            Order::Pick(index) => index,
            Order::Digit(number) => usize::from(number) - 1,
            _ => self.choice,
        }
        .min(last);
        let begins = matches!(order, Order::Act | Order::Pick(_) | Order::Digit(_));
        begins.then(|| lessons.get(self.choice).map(|lesson| lesson.id.clone())).flatten()
    }

    /// Draws the course.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, voice: Voice<'_>) {
        let content = voice.learner.content();
        let list = Rect::from_size(area.top_left() + (1, 0), (LIST_WIDTH, area.height()));
        let (mut lines, mut focus, mut index) = (Vec::new(), 0, 0);
        for unit in content.units() {
            if !lines.is_empty() {
                lines.push(Line::default());
            }
            lines.push(voice.styled(&Message::new(format!("unit-{}", unit.id)), bold()).into());
            for id in &unit.lessons {
                let Some(lesson) = content.lesson(id) else { continue };
                let done = self.progress.get(id).copied().unwrap_or_default();
                if index == self.choice {
                    focus = lines.len();
                }
                let title = voice.say(&explain::title(lesson));
                let number = (index + 1).to_string();
                let text = row(&title, &number, index == self.choice, &mark(done, voice), voice);
                lines.push(Line { text, order: Some(Order::Pick(index)) });
                index += 1;
            }
        }
        if index == self.choice {
            focus = lines.len() + 1;
        }
        let puzzles = row(&voice.word("training-title"), "t", index == self.choice, "", voice);
        lines.extend([Line::default(), Line { text: puzzles, order: Some(Order::Pick(index)) }]);
        // The first lesson brings its unit's title into view too.
        let focus = if self.choice == 0 { 0 } else { focus };
        frame.lines(list, &lines, &mut self.scroll, Some(focus), voice.look);

        let left = list.right() + 3;
        let pane = Rect::from_corners(Vec2::new(left, area.top()), area.bottom_right());
        if let Some(lesson) = content.lessons().get(self.choice) {
            let width = pane.width() - 2;
            let done = self.progress.get(&lesson.id).copied().unwrap_or_default();
            let mut lines = vec![Line::from(voice.styled(&explain::title(lesson), bold())), Line::default()];
            lines.extend(voice.paragraph(&explain::title(lesson).attribute("intro"), width));
            lines.push(Line::default());
            lines.extend(voice.paragraph(&standing(lesson.steps.len(), done), width));
            frame.lines(pane, &lines, &mut Scroll::default(), None, voice.look);
        } else {
            let mut lines = vec![Line::from(voice.styled(&Message::new("training-title"), bold()))];
            let strength = explain::strength_of_learner(self.rating);
            for message in [Message::new("training-intro"), strength, explain::streak(self.streak)] {
                lines.push(Line::default());
                lines.extend(voice.paragraph(&message, pane.width() - 2));
            }
            frame.lines(pane, &lines, &mut Scroll::default(), None, voice.look);
        }
    }
}

/// Returns what shows how far a lesson has come.
fn mark(done: LessonProgress, voice: Voice<'_>) -> String {
    match (done.stars, done.started) {
        (Some(stars), _) => voice.look.stars(stars),
        (None, true) => voice.look.text("…"),
        (None, false) => String::new(),
    }
}

/// Writes a row: its key, its title and, at the right edge, a mark.
fn row(title: &str, key: &str, chosen: bool, mark: &str, voice: Voice<'_>) -> StyledString {
    let pointer = if chosen { voice.look.pointer() } else { ' ' };
    let mut row = StyledString::plain(format!("{pointer} {key}. {title} "));
    let room = (LIST_WIDTH - MARK_WIDTH).saturating_sub(row.width());
    row.append_plain(format!("{}{mark:MARK_WIDTH$}", " ".repeat(room)));
    StyledString::styled(row.source(), if chosen { bold().combine(reverse()) } else { Style::none() })
}

/// Says how far a lesson has come.
fn standing(steps: usize, done: LessonProgress) -> Message {
    let state = match (done.started, done.stars) {
        (true, _) => "started",
        (false, Some(_)) => "done",
        (false, None) => "new",
    };
    Message::new("ui-standing").arg("state", state).arg("steps", steps).arg("stars", done.stars.unwrap_or(0))
}
