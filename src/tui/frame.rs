//! What is to be drawn, laid out: texts at their places, and what a click on a place asks for.

use cursive::utils::markup::StyledString;
use cursive::{Printer, Rect, Vec2};

use super::keys::Order;
use super::look::Look;
use super::scroll::Scroll;
use super::text::Line;

/// A screen, ready to be printed.
#[derive(Debug, Default)]
pub(super) struct Frame {
    pieces: Vec<(Vec2, StyledString)>,
    spots: Vec<(Rect, Order)>,
}

impl Frame {
    /// Puts a text at a place, over what is there.
    pub(super) fn put(&mut self, at: impl Into<Vec2>, text: impl Into<StyledString>) {
        self.pieces.push((at.into(), text.into()));
    }

    /// Has a click on an area ask for something.
    pub(super) fn spot(&mut self, area: Rect, order: Order) {
        self.spots.push((area, order));
    }

    /// Shows the part of some lines that fits, with signs in the last column where there is more; the line `focus`
    /// is brought into view.
    pub(super) fn lines(
        &mut self,
        area: Rect,
        lines: &[Line],
        scroll: &mut Scroll,
        focus: Option<usize>,
        look: Look,
    ) {
        let (height, right) = (area.height(), area.right());
        let top = scroll.fit(lines.len(), height, focus);
        for (row, line) in lines.iter().skip(top).take(height).enumerate() {
            let at = area.top_left() + (0, row);
            self.put(at, line.text.clone());
            if let Some(order) = line.order {
                self.spot(Rect::from_size(at, (area.width(), 1)), order);
            }
        }
        let [above, below] = look.more();
        if top > 0 {
            self.put((right, area.top()), above);
        }
        if top + height < lines.len() {
            self.put((right, area.bottom()), below);
        }
    }

    /// Makes an area blank, without anything to click on.
    pub(super) fn blank(&mut self, area: Rect) {
        for row in area.top()..=area.bottom() {
            self.put((area.left(), row), " ".repeat(area.width()));
        }
        self.spots.retain(|(spot, _)| spot.bottom() < area.top() || spot.top() > area.bottom());
    }

    /// Returns what a click on a place asks for.
    pub(super) fn order_at(&self, at: Vec2) -> Option<Order> {
        self.spots.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, order)| *order)
    }

    /// Prints the frame.
    pub(super) fn print(&self, printer: &Printer<'_, '_>) {
        for (at, text) in &self.pieces {
            printer.print_styled(*at, text);
        }
    }
}
