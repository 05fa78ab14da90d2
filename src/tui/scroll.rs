//! Which part of a text is in view.

use super::keys::{Amount, Order};

/// Lines that a turn of the mouse's wheel scrolls.
const WHEEL: usize = 3;

/// The part of a text that is in view, as it was drawn last.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scroll {
    /// The first line in view.
    top: usize,
    /// Lines that fit.
    page: usize,
    /// Lines in all.
    lines: usize,
}

impl Scroll {
    /// Tells whether there is more than fits.
    pub(super) const fn is_needed(self) -> bool {
        self.lines > self.page
    }

    /// Returns how many lines an amount is.
    pub(super) const fn lines(self, amount: Amount) -> usize {
        match amount {
            Amount::LinesUp | Amount::LinesDown => WHEEL,
            Amount::PageUp | Amount::PageDown => self.page.saturating_sub(1),
        }
    }

    /// Returns which of a list's entries an order chooses, up to the last; the one that was chosen for any other order. The
    /// choice is always in view, so it is what scrolling moves.
    pub(super) fn choose(self, order: Order, chosen: usize, last: usize) -> usize {
        let choice = match order {
            Order::Up => chosen.saturating_sub(1),
            Order::Down => chosen + 1,
            Order::Scroll(amount @ (Amount::LinesUp | Amount::PageUp)) => {
                chosen.saturating_sub(self.lines(amount))
            }
            Order::Scroll(amount) => chosen + self.lines(amount),
            Order::Pick(index) => index,
            Order::Digit(number) => usize::from(number) - 1,
            _ => chosen,
        };
        choice.min(last)
    }

    /// Scrolls; what leads too far is brought back when it is drawn.
    pub(super) const fn by(&mut self, amount: Amount) {
        self.top = match amount {
            Amount::LinesUp | Amount::PageUp => self.top.saturating_sub(self.lines(amount)),
            Amount::LinesDown | Amount::PageDown => self.top + self.lines(amount),
        };
    }

    /// Fits what is in view to a text of so many lines, of which so many have room, and to where a line of it that has
    /// to be seen is in view; returns the first line in view.
    pub(super) fn fit(&mut self, lines: usize, page: usize, focus: Option<usize>) -> usize {
        let least = focus.map_or(0, |line| (line + 1).saturating_sub(page));
        let most = focus.unwrap_or(usize::MAX).min(lines.saturating_sub(page)).max(least);
        *self = Self { top: self.top.clamp(least, most), page, lines };
        self.top
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stays_within_the_text() {
        let mut scroll = Scroll::default();
        assert_eq!(scroll.fit(30, 10, None), 0);
        scroll.by(Amount::PageDown);
        assert_eq!(scroll.fit(30, 10, None), 9);
        scroll.by(Amount::PageDown);
        scroll.by(Amount::PageDown);
        assert_eq!(scroll.fit(30, 10, None), 20);
        assert_eq!(scroll.fit(5, 10, None), 0);
        assert!(!scroll.is_needed());
    }

    #[test]
    fn it_brings_a_line_into_view() {
        let mut scroll = Scroll::default();
        assert_eq!(scroll.fit(30, 10, Some(14)), 5);
        assert_eq!(scroll.fit(30, 10, Some(9)), 5);
        assert_eq!(scroll.fit(30, 10, Some(2)), 2);
        assert_eq!(scroll.fit(30, 10, Some(29)), 20);
    }
}
