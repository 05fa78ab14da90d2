//! Whether a game can come to a position.
//!
//! The rules judge any position that can be set up. A lesson shows only such as a game can come to: an attentive
//! learner counts the stones. What is checked follows from what never changes in a game:
//!
//! - White begins and a turn places one stone, so while placing the numbers placed tell whose turn it is.
//! - A game ends with the capture that leaves two stones, and then it is the loser's turn.
//! - Each turn that closes a mill takes one stone, and nothing else takes one. So a side has closed as many turns as the
//!   other lacks stones, and one more where its capture is still due. This number, its *closings*, is squeezed from both
//!   sides:
//!   - Every mill that stands was closed. Two that share a point may have been closed by one turn, never three.
//!   - While placing, nothing moves and a mill stands until one of its stones is taken; so each closing has left a mill
//!     that still stands, or one that a lost stone has broken, and a stone breaks two at the most.
//!   - While placing, a turn that closes needs three stones on the board. Where closings are possible at all they are
//!     possible as late as can be: each turn later adds a stone and can cost one at the most, and the later the other
//!     side's closings come the fewer stones are lost before. So the game is replayed with all of them at its end.
//! - In the moving phase a stone comes from an empty point. (Black may have placed its last stone on the turn before;
//!   White, that begins, has not.)
//!
//! In the moving phase mills open and close again, so there any number of stones may be missing. All this is necessary;
//! it is not sufficient, but what it lets pass takes a longer look than a learner's.
//!
//! Where a family moves while placing, closes mills that take nothing, or plays on a board with three mills through a
//! point, less of this holds, and less is asked.

use std::fmt;

use crate::rules::{
    ByColor, CaptureDuty, CapturesPerTurn, Closed, Color, Mill, Mills, MovingWhilePlacing, Point, PointSet,
    Position, Protection, Rules,
};

#[cfg(test)]
mod tests;

/// The stones of a mill, and so those that a side needs to close one.
const MILL: usize = 3;

/// The mills that a point is part of, and so those that the loss of one stone can break.
const MILLS_THROUGH: usize = 2;

/// Why no game comes to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CantArise {
    /// The numbers of stones placed don't fit whose turn it is.
    Order { placed: ByColor<usize>, white_ahead: bool },
    /// A side has lost, but the game goes on.
    PlayedOn { loser: Color },
    /// A side has fewer stones than a lost game leaves it.
    TooFew { color: Color, stones: usize },
    /// A side's mills stand, but the other side has not paid for them all.
    Unpaid { own: Color, mills: Mills, closings: usize, lacking: usize },
    /// A side lacks stones, but the mills that took them have left no trace while placing.
    NoTrace { own: Color, standing: usize, closings: usize, broken: usize },
    /// A side lacks stones for which the other has not placed enough.
    TooEarly { own: Color, closings: usize, placed: usize },
    /// A side moved last, but no stone of it can have come from anywhere.
    CameFromNowhere { own: Color },
}

/// Finds what speaks against a position.
pub(super) fn check(rules: &Rules, position: &Position) -> Vec<CantArise> {
    let count = Count::new(rules, position);
    let places_first = rules.ruleset().moving_while_placing == MovingWhilePlacing::No;
    if let Some(fault) = count.order().filter(|_| places_first) {
        // The rest would only repeat that the numbers are wrong.
        return vec![fault];
    }
    let mut faults: Vec<CantArise> = Color::ALL.into_iter().filter_map(|color| count.ended(color)).collect();
    if !places_first || !each_closing_takes_a_stone(rules) {
        return faults;
    }
    faults.extend(Color::ALL.into_iter().filter_map(|color| count.unpaid(color)));
    if count.is_placing() {
        faults.extend(Color::ALL.into_iter().filter_map(|color| count.no_trace(color)));
        faults.extend(count.too_early());
    } else {
        faults.extend(count.came_from_nowhere());
    }
    faults
}

/// Tells whether stones are lost exactly as mills are closed, at most two by one turn.
fn each_closing_takes_a_stone(rules: &Rules) -> bool {
    let (board, ruleset) = (rules.board(), rules.ruleset());
    let simple = board.points().into_iter().all(|point| board.mills_through(point).count() <= MILLS_THROUGH);
    simple
        && ruleset.protection == Protection::UnlessAll
        && ruleset.capture == CaptureDuty::Obliged
        && ruleset.captures_per_turn == CapturesPerTurn::One
}

/// What of a position tells its past.
struct Count<'p> {
    rules: &'p Rules,
    position: &'p Position,
    placed: ByColor<usize>,
    /// Stones lost to captures.
    lost: ByColor<usize>,
    /// Turns that closed a mill.
    closings: ByColor<usize>,
}

impl<'p> Count<'p> {
    fn new(rules: &'p Rules, position: &'p Position) -> Self {
        let placed = ByColor::from_fn(|color| usize::from(rules.ruleset().stones - position.hand(color)));
        let lost = ByColor::from_fn(|color| placed[color] - position.stones(color).len());
        let due = |color| usize::from(position.capture_due() && position.to_move() == color);
        let closings = ByColor::from_fn(|color: Color| lost[color.opponent()] + due(color));
        Self { rules, position, placed, lost, closings }
    }

    /// Whether a stone is still in hand, so that none has moved yet.
    fn is_placing(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.position.hand(color) > 0)
    }

    fn standing(&self, color: Color) -> Vec<Mill> {
        self.rules.board().mills_in(self.position.stones(color)).collect()
    }

    fn order(&self) -> Option<CantArise> {
        let white_ahead = (self.position.to_move() == Color::White) == self.position.capture_due();
        let fits = self.placed.white == self.placed.black + usize::from(white_ahead);
        (self.is_placing() && !fits).then_some(CantArise::Order { placed: self.placed, white_ahead })
    }

    fn ended(&self, color: Color) -> Option<CantArise> {
        let loses_below = usize::from(self.rules.ruleset().loses_below);
        let stones = self.position.stones(color).len() + usize::from(self.position.hand(color));
        if stones + 1 < loses_below {
            return Some(CantArise::TooFew { color, stones });
        }
        let went_on = self.position.to_move() != color || self.position.capture_due();
        (stones < loses_below && went_on).then_some(CantArise::PlayedOn { loser: color })
    }

    fn unpaid(&self, own: Color) -> Option<CantArise> {
        let mills = self.standing(own);
        let due = self.position.capture_due() && self.position.to_move() == own;
        let needed = match self.position.setup(self.rules).closed {
            Some(Closed::Mills(closed)) if due => {
                let earlier: Vec<Mill> =
                    mills.iter().copied().filter(|mill| !closed.contains(&mill.set())).collect();
                1 + fewest_closings(&earlier)
            }
            _ => fewest_closings(&mills),
        };
        let lacking = self.lost[own.opponent()];
        (needed > self.closings[own]).then(|| CantArise::Unpaid {
            own,
            mills: mills.into_iter().collect(),
            closings: needed,
            lacking,
        })
    }

    fn no_trace(&self, own: Color) -> Option<CantArise> {
        let (standing, closings) = (self.standing(own).len(), self.closings[own]);
        let broken = MILLS_THROUGH * self.lost[own];
        (closings > standing + broken).then_some(CantArise::NoTrace { own, standing, closings, broken })
    }

    /// Replays the placing with each side's closings as late as can be.
    fn too_early(&self) -> Option<CantArise> {
        let mut stones = ByColor::from_fn(|_| 0_usize);
        for turn in 1..=self.placed.white {
            for own in Color::ALL.into_iter().filter(|&color| turn <= self.placed[color]) {
                let (closings, placed) = (self.closings[own], self.placed[own]);
                stones[own] += 1;
                if turn + closings > placed {
                    if stones[own] < MILL {
                        return Some(CantArise::TooEarly { own, closings, placed });
                    }
                    stones[own.opponent()] -= 1;
                }
            }
        }
        None
    }

    fn came_from_nowhere(&self) -> Option<CantArise> {
        let due = self.position.capture_due();
        let own = if due { self.position.to_move() } else { self.position.to_move().opponent() };
        let (board, stones) = (self.rules.board(), self.position.stones(own));
        let flies = self.rules.flies_at().is_some_and(|flying| usize::from(flying) == stones.len());
        let empty = self.position.empty(self.rules);
        let closed = self.position.closed_mills(self.rules);
        let can_have_come = |to: Point| {
            let from: PointSet = if flies { empty } else { empty.intersection(board.neighbours(to)) };
            let closes: Mills =
                board.mills_through(to).filter(|mill| stones.contains_all(mill.set())).collect();
            let took = closes.is_empty() || self.lost[own.opponent()] > 0;
            !from.is_empty() && if due { closes == closed } else { took }
        };
        (own == Color::White && !stones.into_iter().any(can_have_come))
            .then_some(CantArise::CameFromNowhere { own })
    }
}

/// The fewest turns that can have closed these mills: two at once where they share a point.
fn fewest_closings(mills: &[Mill]) -> usize {
    let Some((first, rest)) = mills.split_first() else { return 0 };
    let alone = fewest_closings(rest);
    let paired = rest.iter().filter(|other| other.set().meets(first.set())).map(|other| {
        let left: Vec<Mill> = rest.iter().copied().filter(|mill| mill != other).collect();
        fewest_closings(&left)
    });
    1 + paired.chain([alone]).min().unwrap_or_default()
}

impl fmt::Display for CantArise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no game comes to this position: ")?;
        match self {
            Self::Order { placed, white_ahead } => {
                let ByColor { white, black } = placed;
                let right =
                    if *white_ahead { "white has placed one more" } else { "both have placed equally many" };
                write!(
                    f,
                    "white has placed {}, black {black}, but on this turn {right}",
                    counted(*white, "stone")
                )
            }
            Self::PlayedOn { loser } => {
                write!(f, "{loser} has lost, so that no other turn than {loser}'s comes after it")
            }
            Self::TooFew { color, stones } => {
                write!(f, "{color} has {} left, but lost earlier", counted(*stones, "stone"))
            }
            Self::Unpaid { own, mills, closings, lacking } => write!(
                f,
                "{own}'s {mills} took {} to close, each of which takes a stone, but {} lacks {}",
                counted(*closings, "turn"),
                own.opponent(),
                match lacking {
                    0 => "none".to_owned(),
                    more => format!("only {more}"),
                }
            ),
            Self::NoTrace { own, standing, closings, broken } => write!(
                f,
                "{own} must have closed mills on {} (a stone is missing or due for each), but {standing} stand and at \
                 most {broken} were broken",
                counted(*closings, "turn")
            ),
            Self::TooEarly { own, closings, placed } => write!(
                f,
                "{own} can't have closed mills on {} (a stone is missing or due for each) with the {} it has placed",
                counted(*closings, "turn"),
                counted(*placed, "stone")
            ),
            Self::CameFromNowhere { own } => {
                write!(f, "{own} moved last, but no stone of it can have come from an empty point")
            }
        }
    }
}

fn counted(count: usize, what: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {what}{ending}")
}
