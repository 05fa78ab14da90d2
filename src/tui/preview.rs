//! Messages as translators look at them: one at a time, with its position, in several languages.

use cursive::Rect;
use cursive::theme::Style;
use cursive::utils::markup::StyledString;

use crate::author::{Book, Page, Setting};
use crate::i18n::{Message, fold};
use crate::tutor::Standing;

use super::board::{self, Scale};
use super::frame::Frame;
use super::keys::Order;
use super::lesson::{TEXT_WIDTH, hands_and_turn};
use super::look::bold;
use super::scroll::Scroll;
use super::text::{Line, Voice, hang, wrap};

/// The messages, one of which is shown.
pub(super) struct PreviewScreen {
    book: Book,
    query: String,
    /// Whether what is typed goes into the search.
    typing: bool,
    /// The indices of the messages that the search finds.
    found: Vec<usize>,
    /// Which of those is shown.
    choice: usize,
    scroll: Scroll,
}

/// What comes of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// The messages stay.
    Stay,
    /// They are left.
    Left,
}

impl PreviewScreen {
    /// Opens the messages: at the one with this id, or those that a search finds.
    pub(super) fn new(book: Book, wanted: &str) -> Self {
        let at = book.pages.iter().position(|page| page.id == wanted);
        let query = if at.is_some() { String::new() } else { wanted.to_owned() };
        let mut screen =
            Self { book, query, typing: false, found: Vec::new(), choice: 0, scroll: Scroll::default() };
        screen.search();
        screen.choice = at.unwrap_or_default();
        screen
    }

    /// Takes the messages as they are now, and stays at the one that is shown, if it is still there.
    pub(super) fn take(&mut self, book: Book) {
        let shown = self.page().map(|page| page.id.clone());
        // Files that can't be read have no messages; those from before are better than none.
        if !book.pages.is_empty() {
            self.book = book;
        }
        let choice = self.choice;
        self.search();
        let at = self.found.iter().position(|&index| Some(&self.book.pages[index].id) == shown.as_ref());
        self.choice = at.unwrap_or(choice).min(self.found.len().saturating_sub(1));
    }

    fn search(&mut self) {
        let query = fold(&self.query);
        let pages = self.book.pages.iter().enumerate();
        self.found = pages.filter(|(_, page)| page.is_found_by(&query)).map(|(index, _)| index).collect();
        (self.choice, self.scroll) = (0, Scroll::default());
    }

    fn page(&self) -> Option<&Page> {
        self.found.get(self.choice).map(|&index| &self.book.pages[index])
    }

    /// Tells whether what is typed goes into the search.
    pub(super) const fn is_typing(&self) -> bool {
        self.typing
    }

    /// Names what is going on, for labels that depend on it.
    pub(super) const fn context(&self) -> &'static str {
        if self.typing { "searching" } else { "list" }
    }

    pub(super) fn allows(&self, order: Order) -> bool {
        match order {
            Order::Type(_) | Order::Erase | Order::Act => self.typing,
            Order::Up | Order::Down => self.found.len() > 1,
            Order::Scroll(_) => self.scroll.is_needed(),
            Order::Leave => true,
            Order::Search | Order::Language | Order::Help | Order::Quit => !self.typing,
            _ => false,
        }
    }

    /// Does what is asked for.
    pub(super) fn perform(&mut self, order: Order) -> Way {
        match order {
            Order::Search => self.typing = true,
            Order::Type(sign) => {
                self.query.push(sign);
                self.search();
            }
            Order::Erase => {
                self.query.pop();
                self.search();
            }
            Order::Act => self.typing = false,
            Order::Up => (self.choice, self.scroll) = (self.choice.saturating_sub(1), Scroll::default()),
            Order::Down => {
                let last = self.found.len().saturating_sub(1);
                (self.choice, self.scroll) = ((self.choice + 1).min(last), Scroll::default());
            }
            Order::Scroll(amount) => self.scroll.by(amount),
            Order::Leave if self.typing || !self.query.is_empty() => {
                // The message stays, among all the others again.
                let at = self.found.get(self.choice).copied();
                (self.typing, self.query) = (false, String::new());
                self.search();
                self.choice = at.unwrap_or_default();
            }
            Order::Leave => return Way::Left,
            _ => {}
        }
        Way::Stay
    }

    /// Draws the message: its position on the left, beside it the search and the texts.
    pub(super) fn show(&mut self, frame: &mut Frame, area: Rect, scale: Scale, voice: Voice<'_>) {
        let page = self.page().cloned();
        let inside = Rect::from_corners(area.top_left() + (1, 0), area.bottom_right());
        let pane = match page.as_ref().and_then(|page| page.setting.as_ref()) {
            Some(setting) => show_setting(setting, frame, inside, scale, voice),
            None => inside,
        };
        let width = pane.width() - 2;
        let at = format!("{}/{}", (self.choice + 1).min(self.found.len()), self.found.len());
        let mut head = vec![at];
        if let Some(page) = &page {
            let standing = voice.word(&format!("preview-{}", page.standing.token()));
            head = vec![page.id.clone(), page.file.clone(), format!("{}   {standing}", head[0])];
        }
        if self.typing || !self.query.is_empty() {
            let cursor = if self.typing { "_" } else { "" };
            let count = voice.say(&Message::new("search-found").arg("count", self.found.len()));
            head.push(format!("/ {}{cursor}   {count}", voice.look.text(&self.query)));
        }
        let line = |(row, line): (usize, &String)| {
            let style = if row == 0 { bold() } else { Style::none() };
            wrap(&StyledString::styled(line.clone(), style), width)
        };
        let head: Vec<StyledString> = head.iter().enumerate().flat_map(line).collect();
        let rows = head.len();
        for (row, line) in head.into_iter().enumerate() {
            frame.put(pane.top_left() + (0, row), line);
        }
        let Some(page) = page else { return };
        let below = Rect::from_corners(pane.top_left() + (0, rows + 1), pane.bottom_right());
        let lines = self.texts(&page, width.min(TEXT_WIDTH), voice);
        frame.lines(below, &lines, &mut self.scroll, None, voice.look);
    }

    /// Writes the texts of a message, those of all languages below each other.
    fn texts(&self, page: &Page, width: usize, voice: Voice<'_>) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for row in &page.texts {
            if !lines.is_empty() {
                lines.push(Line::default());
            }
            if let Some(attribute) = &row.attribute {
                let heading = StyledString::styled(format!(".{attribute}"), bold());
                lines.extend(wrap(&heading, width).into_iter().map(Line::from));
            }
            for (language, text) in self.book.languages.iter().zip(&row.texts) {
                let lead = StyledString::styled(format!("{language}  "), bold());
                let text = text.as_deref().unwrap_or("–");
                let text = super::text::styled(&voice.look.text(text), Style::none());
                lines.extend(hang(&lead, &text, width).into_iter().map(Line::from));
            }
        }
        lines
    }
}

/// Draws a position on the left; returns what is left beside it.
fn show_setting(setting: &Setting, frame: &mut Frame, area: Rect, scale: Scale, voice: Voice<'_>) -> Rect {
    let (size, corner) = (scale.size(), area.top_left());
    let view = board::View {
        board: setting.rules.board(),
        position: &setting.position,
        highlights: &[],
        worths: &[],
        cursor: None,
        scale,
        look: voice.look,
    };
    view.show(frame, corner);
    if corner.y + size.y <= area.bottom() {
        let standing = setting.position.outcome(setting.rules).map_or(Standing::GoesOn, Standing::Over);
        let below = Rect::from_corners(corner + (0, size.y), (corner.x + size.x, area.bottom()));
        let beneath = hands_and_turn(&setting.position, setting.rules, Some(standing), size.x, voice);
        frame.lines(below, &beneath, &mut Scroll::default(), None, voice.look);
    }
    Rect::from_corners((corner.x + size.x + 2, area.top()), area.bottom_right())
}
