//! The course: its units and lessons, what is done, what is due and what comes next.

use std::collections::BTreeMap;

use cursive::theme::Style;
use cursive::utils::markup::StyledString;
use cursive::{Rect, Vec2};

use crate::explain;
use crate::i18n::Message;
use crate::learner::{Learner, LessonProgress, today};
use crate::review::{Item, Memory};
use crate::training::{Rating, Streak};

use super::frame::Frame;
use super::keys::{DRILL_KEY, Order};
use super::look::{bold, reverse};
use super::scroll::Scroll;
use super::text::{Line, Voice, cut};

/// Columns of the list of lessons.
const LIST_WIDTH: usize = 38;

/// Columns of the least window in which there is room beside the list.
const WIDE: usize = 78;

/// Columns of what a lesson's row says of how far it has come: three stars.
const MARK_WIDTH: usize = 3;

/// Columns of a bar.
const BAR_WIDTH: usize = 8;

/// The rows below the lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    /// Where puzzles are chosen.
    Puzzles,
    /// Where drills are chosen.
    Drills,
    /// What comes back today.
    Review,
    /// The test that finds where to begin.
    Placement,
    /// The questions that people ask.
    Questions,
    /// The glossary.
    Glossary,
}

impl Row {
    /// Returns the order that leads there, with its key.
    const fn order(self) -> (Order, &'static str) {
        match self {
            Self::Puzzles => (Order::Train, "t"),
            Self::Drills => (Order::Drill, DRILL_KEY),
            Self::Review => (Order::Review, "v"),
            Self::Placement => (Order::Place, "p"),
            Self::Questions => (Order::Questions, "y"),
            Self::Glossary => (Order::Glossary, "w"),
        }
    }
}

/// The course, with one of its lessons chosen.
pub(super) struct Home {
    /// How far each lesson has come, read once: nothing changes it while the course is shown.
    progress: BTreeMap<String, LessonProgress>,
    choice: usize,
    /// How many lessons there are.
    lessons: usize,
    /// What stands below them.
    rows: Vec<Row>,
    rating: Rating,
    streak: Streak,
    /// How much comes back today; `None` where nothing is to.
    due: Option<usize>,
    /// How well what was wrongly believed is put right.
    drilled: Vec<(Item, Memory)>,
    scroll: Scroll,
}

impl Home {
    /// Shows the course with the lesson to go on with chosen.
    pub(super) fn new(learner: &Learner) -> Self {
        let next = learner.suggestion();
        let lessons = learner.content().lessons();
        let choice = lessons.iter().position(|lesson| Some(lesson.id.as_str()) == next).unwrap_or_default();
        let progress = learner.progress();
        let mut rows = vec![Row::Puzzles, Row::Drills, Row::Review];
        // Who has begun knows where they are.
        if progress.is_empty() && learner.beginning().is_none() {
            rows.push(Row::Placement);
        }
        rows.extend([Row::Questions, Row::Glossary]);
        Self {
            progress,
            choice,
            lessons: lessons.len(),
            rows,
            rating: learner.rating(),
            streak: learner.streak(today()),
            due: (learner.reviews() == Some(true)).then(|| learner.due_count(today())),
            drilled: learner.drilled(),
            scroll: Scroll::default(),
        }
    }

    pub(super) fn allows(&self, order: Order, _learner: &Learner) -> bool {
        match order {
            Order::Pick(index) => index < self.lessons + self.rows.len(),
            Order::Digit(number) => (1..=self.lessons).contains(&usize::from(number)),
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Place => self.rows.contains(&Row::Placement),
            Order::Up
            | Order::Down
            | Order::Act
            | Order::Train
            | Order::Drill
            | Order::Review
            | Order::Questions
            | Order::Glossary
            | Order::Language
            | Order::Colours
            | Order::Ascii
            | Order::Help
            | Order::Quit => true,
            _ => false,
        }
    }

    /// Returns where an order leads that stands below the lessons.
    pub(super) fn leads_to(&self, order: Order) -> Option<Order> {
        let index = match order {
            Order::Act => self.choice,
            Order::Pick(index) => index,
            _ => return None,
        };
        self.rows.get(index.checked_sub(self.lessons)?).map(|row| row.order().0)
    }

    /// Does what is asked for; returns the id of a lesson that is to begin.
    pub(super) fn perform(&mut self, order: Order, learner: &Learner) -> Option<String> {
        let lessons = learner.content().lessons();
        let last = self.lessons + self.rows.len() - 1;
        self.choice = self.scroll.choose(order, self.choice, last);
        let begins = matches!(order, Order::Act | Order::Pick(_) | Order::Digit(_));
        begins.then(|| lessons.get(self.choice).map(|lesson| lesson.id.clone())).flatten()
    }

    /// Draws the course.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, voice: Voice<'_>) {
        let is_wide = area.width() >= WIDE;
        let width = if is_wide { LIST_WIDTH } else { area.width() - 2 };
        let list = Rect::from_size(area.top_left() + (1, 0), (width, area.height()));
        let (mut lines, focus) = self.list(width, voice);
        let mut focus = focus;
        if !is_wide {
            let today = self.today(width, voice);
            focus += if focus == 0 { 0 } else { today.len() + 1 };
            lines.splice(0..0, today.into_iter().chain([Line::default()]));
        }
        frame.lines(list, &lines, &mut self.scroll, Some(focus), voice.look);
        if is_wide {
            let left = list.right() + 3;
            let pane = Rect::from_corners(Vec2::new(left, area.top()), area.bottom_right());
            frame.lines(pane, &self.pane(pane.width() - 2, voice), &mut Scroll::default(), None, voice.look);
        }
    }

    /// Lists units, lessons and what stands below them; with the line that has to be in view.
    fn list(&self, width: usize, voice: Voice<'_>) -> (Vec<Line>, usize) {
        let content = voice.learner.content();
        let (mut lines, mut focus, mut index) = (Vec::new(), 0, 0);
        for unit in content.units() {
            if !lines.is_empty() {
                lines.push(Line::default());
            }
            lines.push(Line::from(self.heading(unit, width, voice)));
            for id in &unit.lessons {
                let Some(lesson) = content.lesson(id) else { continue };
                let done = self.progress.get(id).copied().unwrap_or_default();
                if index == self.choice {
                    focus = lines.len();
                }
                let title = voice.say(&explain::title(lesson));
                let number = (index + 1).to_string();
                let text = row((&title, &number, &mark(done, voice)), index == self.choice, width, voice);
                lines.push(Line { text, order: Some(Order::Pick(index)) });
                index += 1;
            }
        }
        lines.push(Line::default());
        for below in &self.rows {
            if index == self.choice {
                focus = lines.len();
            }
            let title = match below {
                Row::Puzzles => voice.word("training-title"),
                Row::Drills => voice.word("drill-title"),
                Row::Review => {
                    voice.say(&Message::new("review-row").arg("count", self.due.unwrap_or_default()))
                }
                Row::Placement => voice.word("placement-title"),
                Row::Questions => voice.word("questions-title"),
                Row::Glossary => voice.word("glossary-title"),
            };
            let text = row((&title, below.order().1, ""), index == self.choice, width, voice);
            lines.push(Line { text, order: Some(Order::Pick(index)) });
            index += 1;
        }
        // The first lesson brings its unit's title into view too.
        (lines, if self.choice == 0 { 0 } else { focus })
    }

    /// Writes a unit's title and, at the right edge, how much of it is done.
    fn heading(&self, unit: &crate::content::Unit, width: usize, voice: Voice<'_>) -> StyledString {
        let is_done = |id: &&String| self.progress.get(*id).is_some_and(|done| done.stars.is_some());
        let (done, all) = (unit.lessons.iter().filter(is_done).count(), unit.lessons.len());
        let bar = format!("{} {done}/{all}", voice.look.bar(done, all, BAR_WIDTH));
        let title = voice.say(&Message::new(format!("unit-{}", unit.id)));
        let columns = StyledString::plain(&bar).width();
        let title = cut(&title, width.saturating_sub(columns + 2), &voice.look.text("…"));
        let room = width.saturating_sub(StyledString::plain(&title).width() + columns);
        let mut heading = StyledString::styled(title, bold());
        heading.append_plain(" ".repeat(room) + &bar);
        heading
    }

    /// Says what is due, what comes next and how long the streak is.
    fn today(&self, width: usize, voice: Voice<'_>) -> Vec<Line> {
        let next = voice.learner.suggestion().and_then(|id| voice.learner.content().lesson(id));
        let next = next.map(|lesson| Message::new("home-next").arg("lesson", explain::title(lesson)));
        let due = self.due.map(explain::review::due);
        let streak = (self.streak.days > 0).then(|| explain::streak(self.streak));
        let all = next.into_iter().chain(due).chain(streak);
        all.flat_map(|message| voice.paragraph(&message, width)).collect()
    }

    /// Says what there is to say of what is chosen, and of today.
    fn pane(&self, width: usize, voice: Voice<'_>) -> Vec<Line> {
        let mut lines = Vec::new();
        let paragraphs = |lines: &mut Vec<Line>, messages: Vec<Message>| {
            for message in messages {
                lines.push(Line::default());
                lines.extend(voice.paragraph(&message, width));
            }
        };
        if let Some(lesson) = voice.learner.content().lessons().get(self.choice) {
            let done = self.progress.get(&lesson.id).copied().unwrap_or_default();
            lines.push(Line::from(voice.styled(&explain::title(lesson), bold())));
            let mut messages =
                vec![explain::title(lesson).attribute("intro"), standing(lesson.steps.len(), done)];
            if self.choice == 0 && self.rows.contains(&Row::Placement) {
                messages.push(Message::new("placement-start"));
            }
            paragraphs(&mut lines, messages);
        } else {
            match self.rows.get(self.choice - self.lessons) {
                Some(Row::Puzzles) | None => {
                    lines.push(Line::from(voice.styled(&Message::new("training-title"), bold())));
                    let strength = explain::strength_of_learner(self.rating);
                    let messages =
                        vec![Message::new("training-intro"), strength, explain::streak(self.streak)];
                    paragraphs(&mut lines, messages);
                    return lines;
                }
                Some(Row::Review) => {
                    lines.push(Line::from(voice.styled(&Message::new("review-title"), bold())));
                    let how = self.due.map_or_else(|| Message::new("review-off"), explain::review::due);
                    paragraphs(&mut lines, vec![how]);
                }
                Some(Row::Drills) => {
                    lines.push(Line::from(voice.styled(&Message::new("drill-title"), bold())));
                    paragraphs(&mut lines, vec![Message::new("drill-about")]);
                    lines.push(Line::default());
                    lines.extend(
                        self.drilled.iter().map(|(item, memory)| drilled(item, memory, width, voice)),
                    );
                    return lines;
                }
                Some(row @ (Row::Placement | Row::Questions | Row::Glossary)) => {
                    let (title, intro) = match row {
                        Row::Questions => ("questions-title", "questions-title-intro"),
                        Row::Glossary => ("glossary-title", "glossary-title-intro"),
                        _ => ("placement-title", "placement-intro"),
                    };
                    lines.push(Line::from(voice.styled(&Message::new(title), bold())));
                    paragraphs(&mut lines, vec![Message::new(intro)]);
                }
            }
        }
        let today = self.today(width, voice);
        if !today.is_empty() {
            lines.push(Line::default());
            lines.push(Line::from(StyledString::plain(voice.look.line(10).to_string().repeat(BAR_WIDTH))));
            lines.extend(today);
        }
        lines
    }
}

/// The days for which a misconception is put right for good, as its bar shows it.
const FOR_GOOD: i64 = 60;

/// Draws how well a misconception is put right: for how many days it is not to come back.
fn drilled(item: &Item, memory: &Memory, width: usize, voice: Voice<'_>) -> Line {
    let days = (i64::from(memory.due.0) - i64::from(memory.last.0)).clamp(0, FOR_GOOD);
    let (days, whole) = (usize::try_from(days).unwrap_or(0), usize::try_from(FOR_GOOD).unwrap_or(1));
    let bar = voice.look.bar(days, whole, BAR_WIDTH);
    let name = voice.say(&explain::review::topic(item, voice.learner.content()));
    let name = cut(&name, width.saturating_sub(BAR_WIDTH + 1), &voice.look.text("…"));
    Line::from(StyledString::plain(format!("{bar} {name}")))
}

/// Returns what shows how far a lesson has come.
fn mark(done: LessonProgress, voice: Voice<'_>) -> String {
    match (done.stars, done.started) {
        (Some(stars), _) => voice.look.stars(stars),
        (None, true) => voice.look.text("…"),
        (None, false) => String::new(),
    }
}

/// Writes a row: its title, its key and, at the right edge, a mark.
fn row((title, key, mark): (&str, &str, &str), chosen: bool, width: usize, voice: Voice<'_>) -> StyledString {
    let pointer = if chosen { voice.look.pointer() } else { ' ' };
    let mut row = StyledString::plain(format!("{pointer} {key}. {title} "));
    let room = (width - MARK_WIDTH).saturating_sub(row.width());
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
