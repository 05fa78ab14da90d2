//! Texts: words in bold, lines that fit.

use cursive::Vec2;
use cursive::theme::Style;
use cursive::utils::lines::spans::LinesIterator;
use cursive::utils::markup::StyledString;

use crate::i18n::Message;
use crate::learner::Learner;

use super::keys::Order;
use super::look::{Look, bold, reverse};

/// Says messages in the learner's language, with the signs that the terminal has.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub(super) learner: &'a Learner,
    pub(super) look: Look,
}

impl Voice<'_> {
    /// Puts a message in words.
    pub(super) fn say(self, message: &Message) -> String {
        self.look.text(&self.learner.say(message))
    }

    /// Puts the message of an id in words.
    pub(super) fn word(self, id: &str) -> String {
        self.say(&Message::new(id))
    }

    /// Puts a message in words of some style, `**word**` in bold.
    pub(super) fn styled(self, message: &Message, style: Style) -> StyledString {
        styled(&self.say(message), style)
    }

    /// Puts a message in words, broken into lines of a width.
    pub(super) fn paragraph(self, message: &Message, width: usize) -> Vec<Line> {
        self.styled(message, Style::none()).into_lines(width)
    }

    /// Lists numbered options, one of them chosen; a click on one picks it. Returns the lines, and which of them begins
    /// the chosen option.
    pub(super) fn options(self, options: &[StyledString], chosen: usize, width: usize) -> (Vec<Line>, usize) {
        let (mut lines, mut focus) = (Vec::new(), 0);
        for (index, option) in options.iter().enumerate() {
            let pointer = if index == chosen { self.look.pointer() } else { ' ' };
            let lead = StyledString::styled(format!("{pointer} {}) ", index + 1), bold());
            if index == chosen {
                focus = lines.len();
            }
            for mut text in hang(&lead, option, width) {
                if index == chosen {
                    text = emphasised(&text);
                }
                lines.push(Line { text, order: Some(Order::Pick(index)) });
            }
        }
        (lines, focus)
    }
}

/// Turns what is chosen into reverse video, whatever else it is.
fn emphasised(text: &StyledString) -> StyledString {
    let mut whole = StyledString::new();
    for span in text.spans() {
        whole.append_styled(span.content, span.attr.combine(reverse()));
    }
    whole
}

/// Text that can be broken into lines.
pub(super) trait IntoLines {
    /// Breaks the text into lines of a width.
    fn into_lines(self, width: usize) -> Vec<Line>;
}

impl IntoLines for StyledString {
    fn into_lines(self, width: usize) -> Vec<Line> {
        wrap(&self, width).into_iter().map(Line::from).collect()
    }
}

impl From<StyledString> for Line {
    fn from(text: StyledString) -> Self {
        Self { text, order: None }
    }
}

/// A line of text, and what a click on it asks for.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) text: StyledString,
    pub(super) order: Option<Order>,
}

/// Marks a newly introduced word on both sides.
const BOLD: &str = "**";

/// Turns `**word**` bold, in a text of some style.
pub(super) fn styled(text: &str, style: Style) -> StyledString {
    let mut styled = StyledString::new();
    for (index, part) in text.split(BOLD).enumerate() {
        let style = if index % 2 == 1 { style.combine(bold()) } else { style };
        styled.append_styled(part, style);
    }
    styled
}

/// Breaks a text into lines of a width.
pub(super) fn wrap(text: &StyledString, width: usize) -> Vec<StyledString> {
    let rows = LinesIterator::new(text, width.max(1));
    rows.map(|row| {
        let mut line = StyledString::new();
        for span in row.resolve(text) {
            line.append_styled(span.content, *span.attr);
        }
        line
    })
    .collect()
}

/// Breaks a text into lines of a width, the first of which begins with `lead` and the others below its end.
pub(super) fn hang(lead: &StyledString, text: &StyledString, width: usize) -> Vec<StyledString> {
    let indent = lead.width();
    let lines = wrap(text, width.saturating_sub(indent));
    let begin = |index| if index == 0 { lead.clone() } else { StyledString::plain(" ".repeat(indent)) };
    lines
        .into_iter()
        .enumerate()
        .map(|(index, line)| {
            let mut whole = begin(index);
            whole.append(line);
            whole
        })
        .collect()
}

/// Cuts a text that is too wide, and says so with `…`.
pub(super) fn cut(text: &str, width: usize, ellipsis: &str) -> String {
    let whole = StyledString::plain(text);
    if whole.width() <= width {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(width.saturating_sub(ellipsis.chars().count())).collect();
    cut.truncate(cut.trim_end().len());
    cut + ellipsis
}

/// Places items of some widths one after the other, a gap between them, and on a new line where one does not fit.
pub(super) fn flow(items: impl IntoIterator<Item = usize>, gap: usize, width: usize) -> Vec<Vec2> {
    let mut next = Vec2::zero();
    let place = |item: usize| {
        if next.x > 0 && next.x + item > width {
            next = Vec2::new(0, next.y + 1);
        }
        let place = next;
        next.x += item + gap;
        place
    };
    items.into_iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, width: usize) -> Vec<String> {
        wrap(&styled(text, Style::none()), width).iter().map(|line| line.source().to_owned()).collect()
    }

    #[test]
    fn words_between_stars_are_bold() {
        let text = styled("A **mill** it is.", Style::none());
        let bolds: Vec<bool> = text.spans().map(|span| *span.attr == bold()).collect();
        assert_eq!((text.source(), bolds), ("A mill it is.", vec![false, true, false]));
    }

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(lines("Zárd be a **malmot**!", 9), ["Zárd be a", "malmot!"]);
        assert_eq!(lines("egybefolyó", 4), ["egyb", "efol", "yó"]);
    }

    #[test]
    fn mills_are_kept_whole() {
        let look = Look { colours: false, ascii: false };
        let text = look.text("the mill a1–d1–g1");
        assert_eq!(wrap(&StyledString::plain(text), 14).len(), 2);
        let ascii = Look { ascii: true, ..look };
        assert_eq!(ascii.text("„a1–d1”…"), "\"a1-\u{2060}d1\"...");
    }

    #[test]
    fn a_long_path_is_broken_and_nothing_of_it_lost() {
        let path = "/tmp/malom-author-27352-11/locales/en/lessons/captures/all-in-mills.ftl:1:1: error: `lesson-x` is an orphan";
        let lines = hang(&StyledString::plain("> "), &StyledString::plain(path), 77);
        let joined: String = lines.iter().map(|line| line.source()[2..].to_owned() + " ").collect();
        assert_eq!(joined.replace(' ', ""), path.replace(' ', ""), "{lines:?}");
        assert!(lines.len() == 2);
    }

    #[test]
    fn further_lines_hang_below_the_first() {
        let text = hang(&StyledString::plain("1 "), &StyledString::plain("one two"), 5);
        let lines: Vec<&str> = text.iter().map(StyledString::source).collect();
        assert_eq!(lines, ["1 one", "  two"]);
    }

    #[test]
    fn what_is_too_wide_is_cut() {
        assert_eq!(cut("a long text", 20, "…"), "a long text");
        assert_eq!(cut("a long text", 8, "…"), "a long…");
    }

    #[test]
    fn items_flow_onto_new_lines() {
        let places = flow([4, 4, 4], 2, 10);
        assert_eq!(places, [Vec2::new(0, 0), Vec2::new(6, 0), Vec2::new(0, 1)]);
    }
}
