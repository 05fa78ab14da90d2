//! What can be looked up: the questions that people ask and the words of the glossary, as lists that can be searched.

use cursive::Rect;
use cursive::theme::Style;
use cursive::utils::markup::StyledString;

use crate::explain;
use crate::i18n::{LanguageIdentifier, Message, fold};
use crate::learner::Learner;
use crate::tutor::{Session, Standing};

use super::board::{self, Scale};
use super::frame::Frame;
use super::keys::{Amount, Order};
use super::lesson::{TEXT_WIDTH, hands_and_turn};
use super::look::{bold, reverse};
use super::scroll::Scroll;
use super::text::{Line, Voice, cut, hang};

/// What is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shelf {
    /// Questions that people ask.
    Questions,
    /// The words of the glossary.
    Words,
}

/// A list, one entry of it chosen or open.
pub(super) struct Reference {
    shelf: Shelf,
    entries: Vec<Entry>,
    /// The language in which the entries are.
    language: LanguageIdentifier,
    query: String,
    /// Whether what is typed goes into the search.
    typing: bool,
    /// The chosen one of the entries that were found.
    choice: usize,
    open: bool,
    scroll: Scroll,
    text: Scroll,
}

struct Entry {
    id: String,
    /// What stands in its row.
    title: String,
    /// What is searched.
    searched: String,
}

/// What comes of an order.
pub(super) enum Way {
    /// The list stays.
    Stay,
    /// Back to the course.
    Home,
    /// A question is tried.
    Try(Box<Session>),
}

impl Reference {
    /// Opens a list; `wanted` is the id of an entry to open, or else a search.
    pub(super) fn new(shelf: Shelf, wanted: Option<&str>, learner: &Learner) -> Self {
        let language = learner.localizer().language().clone();
        let entries = entries(shelf, learner);
        let found = wanted.and_then(|id| entries.iter().position(|entry| entry.id == id));
        let query = if found.is_none() { wanted.unwrap_or_default().to_owned() } else { String::new() };
        Self {
            shelf,
            entries,
            language,
            query,
            typing: false,
            choice: found.unwrap_or_default(),
            open: found.is_some(),
            scroll: Scroll::default(),
            text: Scroll::default(),
        }
    }

    /// Returns the id of the list's title.
    pub(super) const fn title(&self) -> &'static str {
        match self.shelf {
            Shelf::Questions => "questions-title",
            Shelf::Words => "glossary-title",
        }
    }

    /// Names what is going on, for labels that depend on it.
    pub(super) const fn context(&self) -> &'static str {
        match (self.typing, self.open, self.shelf) {
            (true, ..) => "searching",
            (_, true, Shelf::Questions) => "question",
            (_, true, Shelf::Words) => "word",
            (_, false, _) => "list",
        }
    }

    /// Tells whether what is typed goes into the search.
    pub(super) const fn is_typing(&self) -> bool {
        self.typing
    }

    /// The entries that the search finds: each word of it stands somewhere in them.
    fn found(&self) -> Vec<&Entry> {
        let query = fold(&self.query);
        let matches = |entry: &&Entry| query.split(' ').all(|word| entry.searched.contains(word));
        self.entries.iter().filter(matches).collect()
    }

    pub(super) fn allows(&self, order: Order) -> bool {
        let found = self.found().len();
        match order {
            Order::Type(_) | Order::Erase => self.typing,
            Order::Leave => true,
            Order::Up | Order::Down => found > 1 || self.open,
            Order::Act if self.typing => true,
            Order::Act => found > 0 && !(self.open && self.shelf == Shelf::Words),
            Order::Pick(index) => index < found,
            Order::Scroll(_) if self.open => self.text.is_needed(),
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Search | Order::Language | Order::Help | Order::Quit => !self.typing,
            _ => false,
        }
    }

    /// Does what is asked for.
    pub(super) fn perform(&mut self, order: Order, learner: &Learner) -> Way {
        let last = self.found().len().saturating_sub(1);
        match order {
            Order::Search => (self.typing, self.open, self.choice) = (true, false, 0),
            Order::Type(sign) => {
                self.query.push(sign);
                self.choice = 0;
            }
            Order::Erase => {
                self.query.pop();
                self.choice = 0;
            }
            Order::Act if self.typing => self.typing = false,
            Order::Act if self.open => {
                return self.try_out(learner).map_or(Way::Stay, |session| Way::Try(Box::new(session)));
            }
            Order::Act => (self.open, self.text) = (true, Scroll::default()),
            Order::Pick(index) => (self.choice, self.open, self.text) = (index, true, Scroll::default()),
            // An open entry leads to the next one, too.
            Order::Up => (self.choice, self.text) = (self.choice.saturating_sub(1), Scroll::default()),
            Order::Down => (self.choice, self.text) = ((self.choice + 1).min(last), Scroll::default()),
            Order::Scroll(amount) if self.open => self.text.by(amount),
            Order::Scroll(amount @ (Amount::LinesUp | Amount::PageUp)) => {
                self.choice = self.choice.saturating_sub(self.scroll.lines(amount));
            }
            Order::Scroll(amount) => self.choice = (self.choice + self.scroll.lines(amount)).min(last),
            Order::Leave if self.typing || (!self.open && !self.query.is_empty()) => {
                (self.typing, self.choice) = (false, 0);
                self.query.clear();
            }
            Order::Leave if self.open => self.open = false,
            Order::Leave => return Way::Home,
            _ => {}
        }
        Way::Stay
    }

    /// Begins the step in which the open question can be tried.
    fn try_out(&self, learner: &Learner) -> Option<Session> {
        let id = &self.found().get(self.choice)?.id;
        let question = learner.content().questions().iter().find(|question| question.id == *id)?;
        learner.try_out(question)
    }

    /// Draws the list, or what is open of it.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, scale: Scale, voice: Voice<'_>) {
        if *voice.learner.localizer().language() != self.language {
            self.language = voice.learner.localizer().language().clone();
            self.entries = entries(self.shelf, voice.learner);
        }
        let id = self.found().get(self.choice).map(|entry| entry.id.clone());
        match (self.open, self.shelf, id) {
            (true, Shelf::Questions, Some(id)) => self.show_question(&id, frame, area, scale, voice),
            (true, Shelf::Words, Some(id)) => {
                let inside = Rect::from_corners(area.top_left() + (1, 0), area.bottom_right());
                let lines = word_page(&id, (inside.width() - 2).min(TEXT_WIDTH), voice);
                frame.lines(inside, &lines, &mut self.text, None, voice.look);
            }
            _ => self.show_list(frame, area, voice),
        }
    }

    fn show_list(&mut self, frame: &mut Frame, area: Rect, voice: Voice<'_>) {
        let width = area.width() - 3;
        let found = self.found();
        let head = if self.typing || !self.query.is_empty() {
            let cursor = if self.typing { "_" } else { "" };
            let query = format!("/ {}{cursor}", voice.look.text(&self.query));
            let count = voice.say(&Message::new("search-found").arg("count", found.len()));
            StyledString::styled(format!("{query}   {count}"), bold())
        } else {
            voice.styled(&Message::new(format!("{}-intro", self.title())), Style::none())
        };
        let rows: Vec<Line> = found
            .iter()
            .enumerate()
            .map(|(index, entry)| {
                let chosen = index == self.choice;
                let pointer = if chosen { voice.look.pointer() } else { ' ' };
                let title = cut(&voice.look.text(&entry.title), width - 2, &voice.look.text("…"));
                let style = if chosen { bold().combine(reverse()) } else { Style::none() };
                let text = StyledString::styled(format!("{pointer} {title}"), style);
                Line { text, order: Some(Order::Pick(index)) }
            })
            .collect();
        let head = super::text::wrap(&head, width);
        let below = area.top() + head.len() + 1;
        for (row, line) in head.into_iter().enumerate() {
            frame.put((area.left() + 1, area.top() + row), line);
        }
        let list = Rect::from_corners((area.left() + 1, below), area.bottom_right());
        let choice = self.choice;
        frame.lines(list, &rows, &mut self.scroll, Some(choice), voice.look);
    }

    fn show_question(&mut self, id: &str, frame: &mut Frame, area: Rect, scale: Scale, voice: Voice<'_>) {
        let content = voice.learner.content();
        let Some(question) = content.questions().iter().find(|question| question.id == id) else { return };
        let (size, corner) = (scale.size(), area.top_left() + (1, 0));
        let view = board::View {
            board: question.rules.board(),
            position: &question.position,
            highlights: &[],
            worths: &[],
            cursor: None,
            scale,
            look: voice.look,
        };
        view.show(frame, corner);
        let standing = question.position.outcome(question.rules).map_or(Standing::GoesOn, Standing::Over);
        let below = Rect::from_corners(corner + (0, size.y), (corner.x + size.x, area.bottom()));
        let beneath = hands_and_turn(&question.position, question.rules, Some(standing), size.x, voice);
        frame.lines(below, &beneath, &mut Scroll::default(), None, voice.look);

        let pane = Rect::from_corners((corner.x + size.x + 2, area.top()), area.bottom_right());
        let width = (pane.width() - 2).min(TEXT_WIDTH);
        let asked = explain::asked(question);
        let title = voice.styled(&asked, bold());
        let mut lines: Vec<Line> = super::text::wrap(&title, width).into_iter().map(Line::from).collect();
        lines.push(Line::default());
        lines.extend(voice.paragraph(&asked.attribute("answer"), width));
        for fact in question.facts.iter().filter_map(|id| content.fact(id)) {
            lines.push(Line::default());
            let lead = StyledString::styled(format!("{} ", voice.look.pointer()), bold());
            let text = voice.styled(&explain::fact(fact), Style::none());
            lines.extend(hang(&lead, &text, width).into_iter().map(Line::from));
        }
        frame.lines(pane, &lines, &mut self.text, None, voice.look);
    }
}

/// Writes a word of the glossary: in every language, with its other names; then what it means.
pub(super) fn word_page(id: &str, width: usize, voice: Voice<'_>) -> Vec<Line> {
    let word = explain::word(id);
    let names = voice.learner.in_every_language(&word);
    let also = voice.learner.in_every_language(&word.clone().attribute("also"));
    let mut lines = Vec::new();
    for ((tag, name), (_, also)) in names.into_iter().zip(also) {
        let lead = StyledString::plain(format!("{tag}  "));
        let mut text = StyledString::styled(voice.look.text(&name.unwrap_or_default()), bold());
        if let Some(also) = also {
            let message = Message::new("glossary-also").arg("names", also);
            text.append_plain(format!("  {}", voice.say(&message)));
        }
        lines.extend(hang(&lead, &text, width).into_iter().map(Line::from));
    }
    lines.push(Line::default());
    lines.extend(voice.paragraph(&word.attribute("meaning"), width));
    lines
}

fn entries(shelf: Shelf, learner: &Learner) -> Vec<Entry> {
    let content = learner.content();
    match shelf {
        Shelf::Questions => content
            .questions()
            .iter()
            .map(|question| {
                let asked = explain::asked(question);
                let (title, answer) = (learner.say(&asked), learner.say(&asked.attribute("answer")));
                let searched = fold(&format!("{} {title} {answer}", question.id));
                Entry { id: question.id.clone(), title, searched }
            })
            .collect(),
        Shelf::Words => {
            let every = |message: &Message| learner.in_every_language(message).into_iter();
            let entry = |id: &String| {
                let word = explain::word(id);
                let mut names: Vec<String> = Vec::new();
                for name in every(&word).filter_map(|(_, name)| name) {
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
                let other = every(&word.clone().attribute("also")).chain(every(&word.attribute("forms")));
                let also: Vec<String> = other.filter_map(|(_, name)| name).collect();
                let title = names.join(" · ");
                let searched = fold(&format!("{id} {title} {}", also.join(" ")));
                Entry { id: id.clone(), title, searched }
            };
            content.terms().iter().map(entry).collect()
        }
    }
}
