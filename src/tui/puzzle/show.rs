//! A puzzle, drawn.

use cursive::Rect;

use crate::i18n::Message;
use crate::rules::Point;
use crate::tutor::{Role, Standing};

use super::super::board::{self, Scale};
use super::super::frame::Frame;
use super::super::lesson::{TEXT_WIDTH, hands_and_turn, legend, roles_of, worths};
use super::super::look::Worth;
use super::super::scroll::Scroll;
use super::super::text::{Line, Voice};
use super::PuzzleScreen;

/// Rows beneath the board that are worth having: the hands, whose turn it is, a line of signs.
const ROWS_BENEATH: usize = 3;

impl PuzzleScreen {
    /// Draws the puzzle; `lead` is said before its goal.
    pub(in super::super) fn show(
        &mut self,
        frame: &mut Frame,
        area: Rect,
        scale: Scale,
        lead: &[Message],
        voice: Voice<'_>,
    ) {
        let size = scale.size();
        let corner = area.top_left() + (1, 0);
        let mut highlights = self.session.highlights();
        let values: Vec<(Point, Worth)> = self
            .session
            .point_values()
            .into_iter()
            .map(|(point, bounds)| (point, Worth::of(bounds)))
            .collect();
        // The sign of a value says that a stone may go there, too.
        highlights.retain(|(point, role)| {
            !matches!(role, Role::Target | Role::Mill) || !values.iter().any(|(at, _)| at == point)
        });
        let view = board::View {
            board: self.session.rules().board(),
            position: &self.position(),
            highlights: &highlights,
            worths: &values,
            cursor: self.cursor.filter(|_| self.is_on_board()),
            scale,
            look: voice.look,
        };
        view.show(frame, corner);

        let left = corner.x + size.x + 2;
        let pane = Rect::from_corners((left, area.top()), area.bottom_right());
        let width = (pane.width() - 2).min(TEXT_WIDTH);
        let has_room_beneath = area.height() >= size.y + ROWS_BENEATH;
        let facts_width = if has_room_beneath { size.x } else { width };
        let mut facts = hands_and_turn(
            &self.position(),
            self.session.rules(),
            Some(self.standing_of_game()),
            facts_width,
            voice,
        );
        facts.extend(legend(roles_of(&highlights), facts_width, voice));
        let shown = Worth::ALL.into_iter().filter(|worth| values.iter().any(|(_, one)| one == worth));
        facts.extend(worths(shown, facts_width, voice));
        if has_room_beneath {
            let below = Rect::from_corners(corner + (0, size.y), (corner.x + size.x, area.bottom()));
            frame.lines(below, &facts, &mut Scroll::default(), None, voice.look);
            facts.clear();
        } else {
            facts.push(Line::default());
        }
        let (texts, newest) = self.texts(width, lead, voice);
        let newest = facts.len() + newest;
        let mut lines = facts;
        lines.extend(texts);
        let follows = std::mem::take(&mut self.follows);
        if follows && newest < lines.len() {
            // All of the answer comes into view where there is room for it, else its beginning.
            self.scroll.fit(lines.len(), pane.height(), Some(lines.len() - 1));
        }
        let focus = follows.then_some(newest);
        frame.lines(pane, &lines, &mut self.scroll, focus, voice.look);
    }

    fn standing_of_game(&self) -> Standing {
        self.session.ending().map_or(Standing::GoesOn, Standing::Over)
    }
}
