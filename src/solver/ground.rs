//! What the tables ask of a board and its rules, in bits.

use std::fmt;

use crate::chance::mark;
use crate::rules::{
    Blocked, Board, CaptureDuty, Captured, CapturesPerTurn, Counting, Custodian, Flying, Hopping, Passing,
    Point, PointSet, Protection, Reclose, RuleField, Rules, Ruleset, StandingMills, SwingMill, Symmetry,
};

use super::colex::{MOST_POINTS, bits};

/// A board with the rules of its moving phase, its points numbered from 0 in the order of their names, so that sets of
/// them are the low bits of a number.
///
/// It says the rules a second time, in the form that going through billions of positions needs; tests hold it against
/// the rules core. Only rules whose moving phase is the standard game's up to the board, flying and protection have one.
#[derive(Clone, Debug)]
pub struct Ground {
    board: String,
    points: Vec<Point>,
    number: [u8; Point::CELLS],
    neighbours: [u32; MOST_POINTS],
    /// For each point and each mill through it, the mill's other two points.
    partners: Vec<Vec<u32>>,
    mills: Vec<u32>,
    symmetries: Vec<Vec<u8>>,
    flies_at: Option<u8>,
    protection: Protection,
    least: u8,
    most: u8,
    full_board_draws: bool,
}

/// Why there are no tables for some rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoTables {
    /// The board has more points than a table's index takes.
    Points {
        /// Its points.
        points: usize,
    },
    /// Rules that the tables don't know.
    Rules {
        /// The fields in question.
        fields: Vec<RuleField>,
    },
}

impl fmt::Display for NoTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points { points } => {
                write!(f, "no tables for a board of {points} points: {MOST_POINTS} at most")
            }
            Self::Rules { fields } => {
                f.write_str("no tables for rules with another ")?;
                for (index, field) in fields.iter().enumerate() {
                    write!(f, "{}{}", if index == 0 { "" } else { ", " }, field.token())?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for NoTables {}

impl Ground {
    /// Reads from the rules what their tables depend on.
    ///
    /// # Errors
    ///
    /// Rules for which there are no tables: too many points, or a moving phase that is not the standard game's.
    pub fn new(rules: &Rules) -> Result<Self, NoTables> {
        let (ruleset, board) = (rules.ruleset(), rules.board());
        let points: Vec<Point> = board.points().into_iter().collect();
        if points.len() > MOST_POINTS {
            return Err(NoTables::Points { points: points.len() });
        }
        let fields = unknown(ruleset);
        if !fields.is_empty() {
            return Err(NoTables::Rules { fields });
        }
        let mut number = [u8::MAX; Point::CELLS];
        for (bit, point) in points.iter().enumerate() {
            number[point.index()] = bit as u8;
        }
        let set = |points: PointSet| points.into_iter().fold(0, |set, at| set | 1_u32 << number[at.index()]);
        let mut neighbours = [0; MOST_POINTS];
        for (bit, &point) in points.iter().enumerate() {
            neighbours[bit] = set(board.neighbours(point));
        }
        let mills: Vec<u32> = board.mills().iter().map(|mill| set(mill.set())).collect();
        let partners = (0..points.len()).map(|bit| {
            let through = mills.iter().filter(|&&mill| mill >> bit & 1 == 1);
            through.map(|mill| mill & !(1 << bit)).collect()
        });
        let image =
            |symmetry: &Symmetry| points.iter().map(|&point| number[symmetry.point(point).index()]).collect();
        Ok(Self {
            board: board.id().to_owned(),
            number,
            neighbours,
            partners: partners.collect(),
            mills,
            symmetries: symmetries(board).map(image).collect(),
            flies_at: rules.flies_at(),
            protection: if ruleset.protection == Protection::EmptyHandToo {
                Protection::UnlessAll
            } else {
                ruleset.protection
            },
            least: ruleset.loses_below,
            most: ruleset.stones,
            full_board_draws: ruleset.draws.full_board,
            points,
        })
    }

    /// Returns the id of the board.
    #[must_use]
    pub fn board(&self) -> &str {
        &self.board
    }

    /// Returns the number of points.
    #[must_use]
    pub fn points(&self) -> usize {
        self.points.len()
    }

    /// Returns the fewest stones with which a side has not lost.
    #[must_use]
    pub const fn least(&self) -> u8 {
        self.least
    }

    /// Returns the most stones of a side.
    #[must_use]
    pub const fn most(&self) -> u8 {
        self.most
    }

    /// Returns a number that differs where what the tables depend on does: points, neighbours, mills, flying,
    /// protection, and when a side has lost. How many stones the sides begin with is none of it.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let token = self.protection.token().bytes().map(u32::from);
        let all = self.points.iter().map(|point| point.index() as u32);
        let all = all.chain(self.neighbours.iter().copied()).chain(self.mills.iter().copied());
        let all = all.chain([u32::from(self.flies_at.unwrap_or(0))]).chain(token);
        let all = all.chain([u32::from(self.least), u32::from(self.full_board_draws)]);
        mark(all.flat_map(u32::to_le_bytes))
    }

    /// Returns the stones on these points, as bits.
    #[inline]
    #[must_use]
    pub fn bits_of(&self, points: PointSet) -> u32 {
        points.into_iter().fold(0, |set, at| set | 1 << self.number[at.index()])
    }

    /// Returns the points of a set of bits.
    #[must_use]
    pub fn points_of(&self, set: u32) -> PointSet {
        bits(set).map(|bit| self.points[bit]).collect()
    }

    /// Returns the images of each point under each symmetry of the board.
    pub(super) fn symmetries(&self) -> &[Vec<u8>] {
        &self.symmetries
    }

    /// Returns all points as bits.
    pub(super) fn all(&self) -> u32 {
        u32::MAX >> (32 - self.points.len())
    }

    /// Returns the mills as bits.
    pub(super) fn mills(&self) -> &[u32] {
        &self.mills
    }

    /// Tells whether a side with so many stones flies.
    pub(super) fn flies(&self, stones: u8) -> bool {
        self.flies_at.is_some_and(|most| (most.min(3)..=most).contains(&stones))
    }

    /// Tells whether mills protect even where all stones stand in mills, so that closing one may take nothing.
    pub(super) fn may_take_nothing(&self) -> bool {
        self.protection == Protection::Always
    }

    /// Tells whether a side that can't move on a full board draws.
    pub(super) const fn full_board_draws(&self) -> bool {
        self.full_board_draws
    }

    /// Returns the points adjacent to a point.
    #[inline]
    pub(super) const fn neighbours(&self, bit: usize) -> u32 {
        self.neighbours[bit]
    }

    /// Tells whether a stone put on a point beside these closes a mill.
    #[inline]
    pub(super) fn closes(&self, bit: usize, stones: u32) -> bool {
        self.partners[bit].iter().any(|&partners| !stones & partners == 0)
    }

    /// Returns the stones that stand in mills of theirs.
    pub(super) fn in_mills(&self, stones: u32) -> u32 {
        self.mills.iter().filter(|&&mill| stones & mill == mill).fold(0, |set, mill| set | mill)
    }

    /// Returns which of these stones a closed mill of the other side may take, given those of them in mills.
    #[inline]
    pub(super) fn takeable(&self, stones: u32, in_mills: u32) -> u32 {
        let outside = stones & !in_mills;
        match self.protection {
            Protection::Never => stones,
            Protection::Always => outside,
            _ if outside == 0 => stones,
            _ => outside,
        }
    }
}

/// The board's symmetries, the identity first.
fn symmetries(board: &Board) -> impl Iterator<Item = &Symmetry> {
    let is_identity =
        |symmetry: &&Symmetry| board.points().into_iter().all(|point| symmetry.point(point) == point);
    let (identity, others): (Vec<_>, Vec<_>) = board.symmetries().iter().partition(is_identity);
    identity.into_iter().chain(others)
}

/// Lists the rules by which the moving phase is another than the tables know.
fn unknown(ruleset: &Ruleset) -> Vec<RuleField> {
    // Taken apart, so that a new rule asks here whether tables know it.
    let &Ruleset {
        id: _,
        board: _,
        mills: _,
        stones: _,
        stone_count: _,
        moving_while_placing: _,
        flying,
        flies_at: _,
        third_phase_from: _,
        protection,
        capture,
        captured,
        captures_per_turn,
        standing_mills,
        reclose,
        swing_mill,
        hopping,
        passing,
        custodian,
        blocked,
        loses_below: _,
        counting,
        // Values are those of endless play; a full board is asked for in `full_board_draws`.
        draws: _,
    } = ruleset;
    let known = [
        (RuleField::Flying, matches!(flying, Flying::Never | Flying::At | Flying::HandIgnored)),
        (RuleField::Protection, protection != Protection::OnceInAMill),
        (RuleField::Capture, matches!(capture, CaptureDuty::Obliged | CaptureDuty::MovesOnly)),
        (RuleField::Captured, captured == Captured::Removed),
        (RuleField::CapturesPerTurn, captures_per_turn == CapturesPerTurn::One),
        (RuleField::StandingMills, standing_mills == StandingMills::Nothing),
        (RuleField::Reclose, reclose == Reclose::Always),
        (RuleField::SwingMill, swing_mill == SwingMill::Allowed),
        (RuleField::Hopping, hopping == Hopping::Forbidden),
        (RuleField::Passing, passing == Passing::Forbidden),
        (RuleField::Custodian, custodian == Custodian::Safe),
        (RuleField::Blocked, blocked == Blocked::Loses),
        (RuleField::Counting, matches!(counting, Counting::WithHand | Counting::AfterPlacing)),
    ];
    known.into_iter().filter(|&(_, known)| !known).map(|(field, _)| field).collect()
}
