//! Where puzzles are chosen, and what training has come to.

use cursive::Rect;
use cursive::utils::markup::StyledString;

use crate::content::{Grade, Theme};
use crate::explain;
use crate::i18n::Message;
use crate::learner::{Learner, today};
use crate::training::{self, Card, CycleSet, Cycles, Filter, Outcome, Rating, Standings, Streak};

use super::frame::Frame;
use super::keys::{Amount, Order};
use super::look::bold;
use super::round::{Kind, Round, cards};
use super::scroll::Scroll;
use super::text::{Line, Voice};

/// The puzzles of a mixed set.
const MIXED: usize = 10;

/// The puzzles of a set for cycles.
const IN_CYCLES: usize = 20;

/// Columns of the list; what is said of the chosen row stands beside it or, in a narrow window, below.
const LIST_WIDTH: usize = 38;
/// The least columns that are worth having beside the list.
const PANE_WIDTH: usize = 30;

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Daily,
    Mixed,
    Repeat,
    Theme,
    Grade,
    Chosen,
    Cycle,
    NewCycles,
}

/// What is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    Main,
    Themes,
    Grades,
}

/// The page on which puzzles are chosen. What it shows is read once: nothing changes it while it stands.
pub(super) struct Training {
    cards: Vec<Card>,
    standings: Standings,
    rating: Rating,
    streak: Streak,
    daily: Option<(String, Option<Outcome>)>,
    due: usize,
    cycles: Option<(CycleSet, Cycles)>,
    /// Puzzles that were left out because of a fault.
    faults: usize,
    filter: Filter,
    list: List,
    choice: usize,
    /// Whether the rating is shown as a number.
    number: bool,
    /// What there is to say of what was just done.
    news: Option<Message>,
    scroll: Scroll,
}

/// Where the page leads.
pub(super) enum Way {
    /// Nowhere yet.
    Stay,
    /// To the course.
    Home,
    /// To these puzzles.
    Round(Round),
}

impl Training {
    /// Reads how the learner stands.
    pub(super) fn new(learner: &Learner, news: Option<Message>) -> Self {
        let (cards, standings, today) = (cards(learner), learner.standings(), today());
        let daily = training::daily(&cards, today)
            .map(|card| (card.id.clone(), learner.first_outcome_on(today, &card.id)));
        let due = training::repeat(&cards, &standings).len();
        let set = learner.cycle_sets().pop();
        let cycles = set.map(|set| {
            let cycles = learner.cycles(&set, |id| learner.content().puzzle(id).is_some());
            (set, cycles)
        });
        Self {
            rating: learner.rating(),
            streak: learner.streak(today),
            faults: learner.content().packs().faults().len(),
            cards,
            standings,
            daily,
            due,
            cycles: cycles.filter(|(_, cycles)| cycles.next.is_some()),
            filter: Filter::default(),
            list: List::Main,
            choice: 0,
            number: false,
            news,
            scroll: Scroll::default(),
        }
    }

    /// The page as it is when the learner comes back to it: what was chosen stays chosen.
    pub(super) fn back(self, learner: &Learner, news: Option<Message>) -> Self {
        let (filter, choice, number) = (self.filter, self.choice, self.number);
        Self { filter, choice, number, ..Self::new(learner, news) }
    }

    /// Returns the round of the daily puzzle.
    pub(super) fn daily_round(&self) -> Option<Round> {
        Round::new(Kind::Daily, self.daily.iter().map(|(id, _)| id.clone()).collect())
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Daily, Row::Mixed, Row::Repeat, Row::Theme, Row::Grade, Row::Chosen];
        rows.extend(self.cycles.is_some().then_some(Row::Cycle));
        rows.push(Row::NewCycles);
        rows
    }

    /// How many rows are listed.
    fn count(&self) -> usize {
        match self.list {
            List::Main => self.rows().len(),
            // The first takes them all.
            List::Themes => Theme::ALL.len() + 1,
            List::Grades => Grade::ALL.len() + 1,
        }
    }

    /// Names what is going on, for labels that depend on it.
    pub(super) fn context(&self) -> &'static str {
        if self.list == List::Main { "training" } else { "list" }
    }

    pub(super) fn allows(&self, order: Order) -> bool {
        match order {
            Order::Pick(index) => index < self.count(),
            Order::Digit(number) => (1..=self.count()).contains(&usize::from(number)),
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Up
            | Order::Down
            | Order::Act
            | Order::Number
            | Order::Language
            | Order::Colours
            | Order::Ascii
            | Order::Help
            | Order::Leave
            | Order::Quit => true,
            _ => false,
        }
    }

    /// Does what is asked for, and tells where that leads.
    pub(super) fn perform(&mut self, order: Order, learner: &mut Learner) -> Way {
        let last = self.count() - 1;
        match order {
            Order::Up => self.choice = self.choice.saturating_sub(1),
            Order::Down => self.choice = (self.choice + 1).min(last),
            Order::Scroll(amount @ (Amount::LinesUp | Amount::PageUp)) => {
                self.choice = self.choice.saturating_sub(self.scroll.lines(amount));
            }
            Order::Scroll(amount) => self.choice = (self.choice + self.scroll.lines(amount)).min(last),
            Order::Number => self.number = !self.number,
            Order::Act => return self.pick(self.choice, learner),
            Order::Pick(index) => return self.pick(index, learner),
            Order::Digit(number) => return self.pick(usize::from(number) - 1, learner),
            Order::Leave if self.list == List::Main => return Way::Home,
            Order::Leave => self.close_list(),
            _ => {}
        }
        Way::Stay
    }

    /// Goes back from a list to the page, where what it chose can be begun.
    fn close_list(&mut self) {
        let row = if self.list == List::Themes { Row::Theme } else { Row::Grade };
        self.list = List::Main;
        self.choice = self.rows().iter().position(|other| *other == row).unwrap_or_default();
    }

    fn pick(&mut self, index: usize, learner: &mut Learner) -> Way {
        match self.list {
            List::Themes => {
                let theme = index.checked_sub(1).and_then(|index| Theme::ALL.get(index));
                self.filter.themes = theme.map(|theme| theme.token().to_owned()).into_iter().collect();
                self.close_list();
                Way::Stay
            }
            List::Grades => {
                let grade = index.checked_sub(1).and_then(|index| training::Grade::ALL.get(index));
                self.filter.grades = grade.copied().into_iter().collect();
                self.close_list();
                Way::Stay
            }
            List::Main => {
                self.choice = index;
                let Some(&row) = self.rows().get(index) else { return Way::Stay };
                let round = self.round(row, learner);
                if let (None, Row::Mixed | Row::Chosen | Row::NewCycles | Row::Daily) = (&round, row) {
                    self.news = Some(Message::new("training-nothing"));
                }
                round.map_or(Way::Stay, Way::Round)
            }
        }
    }

    /// Begins what a row offers.
    fn round(&mut self, row: Row, learner: &mut Learner) -> Option<Round> {
        // The same set for the same learner until they have tried something.
        let seed = self.standings.values().map(|standing| u64::from(standing.tries)).sum::<u64>()
            + u64::from(today().0.unsigned_abs());
        let ids = |cards: Vec<&Card>| cards.into_iter().map(|card| card.id.clone()).collect::<Vec<_>>();
        match row {
            Row::Daily => self.daily_round(),
            Row::Mixed => {
                let set = training::mixed(&self.cards, &self.standings, self.rating, MIXED, seed);
                Round::new(Kind::Chosen, ids(set))
            }
            Row::Repeat => Round::new(Kind::Chosen, ids(training::repeat(&self.cards, &self.standings))),
            Row::Theme | Row::Grade => {
                let (list, chosen) = match row {
                    Row::Theme => (List::Themes, self.theme().map(|theme| theme as usize)),
                    _ => (List::Grades, self.grade().map(|grade| usize::from(grade.number()) - 1)),
                };
                self.list = list;
                self.choice = chosen.map_or(0, |chosen| chosen + 1);
                None
            }
            Row::Chosen => {
                let set = training::select(&self.cards, &self.filter, &self.standings, seed);
                Round::new(Kind::Chosen, ids(set))
            }
            Row::Cycle => Round::cycle(self.cycles.as_ref()?.0.clone(), learner),
            Row::NewCycles => {
                let set = training::for_cycles(
                    &self.cards,
                    &self.filter,
                    &self.standings,
                    self.rating,
                    IN_CYCLES,
                    seed,
                );
                if set.is_empty() {
                    return None;
                }
                Round::cycle(learner.begin_cycles(&set), learner)
            }
        }
    }

    fn theme(&self) -> Option<Theme> {
        self.filter.themes.first().and_then(|token| Theme::from_token(token))
    }

    fn grade(&self) -> Option<Grade> {
        self.filter.grades.first().and_then(|grade| Grade::new(grade.number()))
    }

    /// How many puzzles fit the choice of theme and grade.
    fn chosen(&self) -> usize {
        self.cards.iter().filter(|card| self.filter.takes(card)).count()
    }

    /// Draws the page.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, voice: Voice<'_>) {
        let is_wide = area.width() > LIST_WIDTH + PANE_WIDTH;
        let width = if is_wide { LIST_WIDTH } else { area.width() - 3 };
        let options: Vec<StyledString> = match self.list {
            List::Main => self.rows().into_iter().map(|row| self.row(row, voice)).collect(),
            List::Themes => {
                let themes = Theme::ALL.into_iter().map(|theme| {
                    let takes = |card: &&Card| card.themes.iter().any(|other| other == theme.token());
                    let count = self.cards.iter().filter(takes).count();
                    counted(&explain::puzzle::theme(theme), count, voice)
                });
                let all = counted(&Message::new("training-any-theme"), self.cards.len(), voice);
                std::iter::once(all).chain(themes).collect()
            }
            List::Grades => {
                let grades = Grade::ALL.into_iter().map(|grade| {
                    let takes = |card: &&Card| card.grade.number() == grade.number();
                    let count = self.cards.iter().filter(takes).count();
                    counted(&explain::puzzle::grade(grade), count, voice)
                });
                let all = counted(&Message::new("training-any-grade"), self.cards.len(), voice);
                std::iter::once(all).chain(grades).collect()
            }
        };
        let mut lines = vec![Line::from(voice.styled(&Message::new(self.title()), bold())), Line::default()];
        let (listed, chosen) = voice.options(&options, self.choice, width);
        let focus = if self.choice == 0 { 0 } else { lines.len() + chosen };
        lines.extend(listed);
        let top_left = area.top_left() + (1, 0);
        if is_wide {
            let list = Rect::from_size(top_left, (width, area.height()));
            frame.lines(list, &lines, &mut self.scroll, Some(focus), voice.look);
            let pane = Rect::from_corners(top_left + (width + 2, 0), area.bottom_right());
            let said = self.said(pane.width() - 2, voice);
            frame.lines(pane, &said, &mut Scroll::default(), None, voice.look);
        } else {
            lines.push(Line::default());
            lines.extend(self.said(width, voice));
            let list = Rect::from_corners(top_left, area.bottom_right());
            frame.lines(list, &lines, &mut self.scroll, Some(focus), voice.look);
        }
    }

    const fn title(&self) -> &'static str {
        match self.list {
            List::Main => "training-title",
            List::Themes => "training-by-theme",
            List::Grades => "training-by-grade",
        }
    }

    /// Names a row of the page.
    fn row(&self, row: Row, voice: Voice<'_>) -> StyledString {
        let message = match row {
            Row::Daily => explain::daily(self.daily.as_ref().and_then(|(_, tried)| *tried)),
            Row::Mixed => Message::new("training-mixed"),
            Row::Repeat => explain::repeat(self.due),
            Row::Theme => {
                let any = || Message::new("training-any-theme");
                Message::new("training-theme")
                    .arg("theme", self.theme().map_or_else(any, explain::puzzle::theme))
            }
            Row::Grade => {
                let any = || Message::new("training-any-grade");
                Message::new("training-grade")
                    .arg("grade", self.grade().map_or_else(any, explain::puzzle::grade))
            }
            Row::Chosen => Message::new("training-chosen").arg("count", self.chosen()),
            Row::Cycle => Message::new("training-cycle-go-on"),
            Row::NewCycles => Message::new("training-cycle-new").arg("count", self.chosen().min(IN_CYCLES)),
        };
        voice.styled(&message, cursive::theme::Style::none())
    }

    /// Says what training has come to, and what the chosen row is about.
    fn said(&self, width: usize, voice: Voice<'_>) -> Vec<Line> {
        let mut paragraphs: Vec<Message> = self.news.clone().into_iter().collect();
        paragraphs.push(explain::strength_of_learner(self.rating));
        paragraphs.extend(self.number.then(|| explain::rating(self.rating)));
        paragraphs.push(explain::streak(self.streak));
        let row = (self.list == List::Main).then(|| self.rows().get(self.choice).copied()).flatten();
        match (row, self.list) {
            (Some(Row::Cycle | Row::NewCycles), _) => {
                paragraphs.push(Message::new("training-cycles"));
                if let (Some(Row::Cycle), Some((_, cycles))) = (row, &self.cycles) {
                    paragraphs.push(explain::cycle_now(&cycles.now));
                    if let Some((last, change)) = cycles.last() {
                        paragraphs.push(explain::cycle_report(last));
                        paragraphs.extend(change.map(explain::cycle_change));
                    }
                }
            }
            (Some(Row::Repeat), _) => paragraphs.push(Message::new("training-about-repeat")),
            (Some(Row::Daily), _) => paragraphs.push(Message::new("training-about-daily")),
            (Some(Row::Theme | Row::Grade | Row::Chosen), _) => {
                paragraphs.push(Message::new("training-about-choice"));
            }
            (None, List::Themes) => {
                let theme = self.choice.checked_sub(1).and_then(|index| Theme::ALL.get(index).copied());
                paragraphs.extend(theme.map(|theme| explain::puzzle::theme(theme).attribute("idea")));
            }
            (Some(Row::Mixed) | None, _) => {}
        }
        let faults = || Message::new("training-faults").arg("count", self.faults);
        paragraphs.extend((self.faults > 0).then(faults));
        let mut lines = Vec::new();
        for message in paragraphs {
            if !lines.is_empty() {
                lines.push(Line::default());
            }
            lines.extend(voice.paragraph(&message, width));
        }
        lines
    }
}

/// Names something, with how many puzzles there are of it.
fn counted(name: &Message, count: usize, voice: Voice<'_>) -> StyledString {
    StyledString::plain(format!("{} ({count})", voice.say(name)))
}
