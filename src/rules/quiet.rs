//! What a search asks of the rules beside a position: above all the count of quiet plies, which it carries from turn to
//! turn as a game does.

use super::color::Color;
use super::field::{Counting, Protection, QuietFrom, Reclose};
use super::outcome::{DrawReason, Outcome};
use super::position::Position;
use super::prepared::Rules;

impl Position {
    /// Tells whether no stone was placed or taken between another position and this one.
    #[inline]
    pub(crate) fn has_stones_of(&self, other: &Self) -> bool {
        let all = |position: &Self, color| (position.stones(color).len(), position.hand(color));
        Color::ALL.into_iter().all(|color| all(self, color) == all(other, color))
    }
}

impl Rules {
    /// Tells whether earlier turns have a say in what is legal, which a position alone does not know.
    pub(crate) fn asks_earlier_turns(&self) -> bool {
        let ruleset = self.ruleset();
        ruleset.reclose != Reclose::Always || ruleset.protection == Protection::OnceInAMill
    }

    /// Tells whether a side may lose by its own turn: by the placing after which too few stones on the board count.
    pub(crate) fn is_lost_by_placing(&self) -> bool {
        self.ruleset().counting != Counting::WithHand
    }

    /// Returns the count with which play begins in a position before which so many quiet plies were played.
    pub(crate) fn quiet_at(&self, position: &Position, quiet: u32) -> u32 {
        if self.counts_quiet(position) { quiet } else { 0 }
    }

    /// Returns the count after a whole turn that led to `position`; `was_quiet` tells whether it placed and took
    /// nothing.
    #[inline]
    pub(crate) fn quiet_after(&self, position: &Position, quiet: u32, was_quiet: bool) -> u32 {
        if was_quiet && self.counts_quiet(position) { quiet.saturating_add(1) } else { 0 }
    }

    /// Returns the draw that so many quiet plies make after a whole turn. A game that the turn has ended otherwise is
    /// not drawn by them.
    #[inline]
    pub(crate) fn quiet_draw(&self, quiet: u32) -> Option<Outcome> {
        let plies = self.ruleset().draws.quiet?.plies;
        (quiet >= u32::from(plies)).then_some(Outcome::Draw { reason: DrawReason::Quiet { plies } })
    }

    /// Tells whether a quiet turn that led to this position counts. It has left the number of stones as it was, so that
    /// this tells also of the position in which it began.
    fn counts_quiet(&self, position: &Position) -> bool {
        match self.ruleset().draws.quiet.map(|quiet| quiet.from) {
            Some(QuietFrom::ThirdPhase) => {
                let few = |color| position.stones(color).len() <= usize::from(self.ruleset().flies_at);
                Color::ALL.into_iter().all(|color| position.hand(color) == 0)
                    && Color::ALL.into_iter().any(few)
            }
            Some(QuietFrom::Always) | None => true,
        }
    }
}
