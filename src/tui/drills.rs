//! Where drills are chosen.

use std::collections::BTreeSet;

use cursive::theme::Style;
use cursive::utils::markup::StyledString;
use cursive::{Rect, Vec2};

use crate::belief::Misconception;
use crate::drill::{Barren, Drill, Item};
use crate::explain;
use crate::i18n::Message;
use crate::learner::Learner;
use crate::rules::Rules;

use super::frame::Frame;
use super::keys::Order;
use super::look::{bold, reverse};
use super::scroll::Scroll;
use super::text::{IntoLines, Line, Voice, cut};
use super::work::Job;

/// Columns of the list.
const LIST_WIDTH: usize = 45;

/// The page on which drills are chosen.
pub(super) struct Drills {
    beliefs: Vec<Misconception>,
    gone: BTreeSet<Misconception>,
    choice: usize,
    scroll: Scroll,
    /// The drill whose questions are being made.
    awaited: Option<(Misconception, Job)>,
    /// Whether there is nothing to drill of what was chosen.
    barren: bool,
}

/// Where the page leads.
pub(super) enum Way {
    /// Nowhere yet.
    Stay,
    /// To the course.
    Home,
    /// To this drill.
    Drill(Misconception),
}

impl Drills {
    /// Lists what can be drilled by these rules; chosen is what the learner seems to believe or else the first that is not gone.
    pub(super) fn new(learner: &Learner, rules: &Rules) -> Self {
        let beliefs: Vec<_> =
            Misconception::rules().filter(|belief| belief.believed(rules).is_some()).collect();
        let gone = learner.drills_gone();
        let next = learner.next_drill().and_then(|next| beliefs.iter().position(|belief| *belief == next));
        let open = beliefs.iter().position(|belief| !gone.contains(belief));
        let choice = next.or(open).unwrap_or_default();
        Self { beliefs, gone, choice, scroll: Scroll::default(), awaited: None, barren: false }
    }

    /// Chooses a drill.
    pub(super) fn choose(&mut self, belief: Misconception) {
        self.choice = self.beliefs.iter().position(|one| *one == belief).unwrap_or(self.choice);
    }

    /// Waits for the questions of a drill.
    pub(super) const fn await_questions(&mut self, belief: Misconception, job: Job) {
        self.awaited = Some((belief, job));
    }

    pub(super) const fn is_working(&self) -> bool {
        self.awaited.is_some()
    }

    /// Takes the questions that a thread has made; returns the drill that begins, if it is still waited for.
    pub(super) fn made(
        &mut self,
        job: Job,
        made: Result<Vec<Item>, Barren>,
        rules: &'static Rules,
    ) -> Option<Drill> {
        let (belief, _) = self.awaited.take_if(|(_, awaited)| *awaited == job)?;
        self.barren = made.is_err();
        made.ok().map(|items| Drill::new(belief, rules, items))
    }

    pub(super) fn allows(&self, order: Order) -> bool {
        match order {
            Order::Leave | Order::Language | Order::Help | Order::Quit => true,
            Order::Up | Order::Down | Order::Act => self.awaited.is_none(),
            Order::Pick(index) => self.awaited.is_none() && index < self.beliefs.len(),
            Order::Digit(number) => {
                self.awaited.is_none() && (1..=self.beliefs.len()).contains(&usize::from(number))
            }
            Order::Scroll(_) => self.awaited.is_none() && self.scroll.is_needed(),
            _ => false,
        }
    }

    /// Does what is asked for; tells where that leads.
    pub(super) fn perform(&mut self, order: Order) -> Way {
        self.barren = false;
        let last = self.beliefs.len().saturating_sub(1);
        match order {
            // What is being made is waited for no more.
            Order::Leave if self.awaited.take().is_some() => return Way::Stay,
            Order::Leave => return Way::Home,
            _ => self.choice = self.scroll.choose(order, self.choice, last),
        }
        match (order, self.beliefs.get(self.choice)) {
            (Order::Act | Order::Pick(_) | Order::Digit(_), Some(&belief)) => Way::Drill(belief),
            _ => Way::Stay,
        }
    }

    /// Draws the page.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, voice: Voice<'_>) {
        let list = Rect::from_size(area.top_left() + (1, 0), (LIST_WIDTH, area.height()));
        let rows = self.beliefs.iter().enumerate().map(|(index, belief)| {
            let chosen = index == self.choice;
            let pointer = if chosen { voice.look.pointer() } else { ' ' };
            let done = if self.gone.contains(belief) { voice.look.done() } else { ' ' };
            let title = voice.say(&explain::belief::name(*belief));
            let text = format!("{pointer} {:>2}. {done} {title}", index + 1);
            let text = cut(&text, LIST_WIDTH, &voice.look.text("…"));
            let style = if chosen { bold().combine(reverse()) } else { Style::none() };
            Line { text: StyledString::styled(text, style), order: Some(Order::Pick(index)) }
        });
        let lines: Vec<Line> = rows.collect();
        frame.lines(list, &lines, &mut self.scroll, Some(self.choice), voice.look);

        let Some(belief) = self.beliefs.get(self.choice) else { return };
        let pane = Rect::from_corners(Vec2::new(list.right() + 3, area.top()), area.bottom_right());
        let state = match (self.awaited, self.barren) {
            (Some(_), _) => Message::new("drill-making"),
            (None, true) => Message::new("drill-barren"),
            (None, false) => explain::drill_standing(self.gone.contains(belief)),
        };
        let mut lines = voice.styled(&explain::drill(*belief), bold()).into_lines(pane.width() - 2);
        for message in [state, Message::new("drill-about")] {
            lines.push(Line::default());
            lines.extend(voice.paragraph(&message, pane.width() - 2));
        }
        frame.lines(pane, &lines, &mut Scroll::default(), None, voice.look);
    }
}
