//! A ruleset, checked, with the tables it is judged by.

use std::fmt;
use std::sync::LazyLock;

use super::board::Board;
use super::catalogue::Catalogue;
use super::field::{
    Blocked, CaptureDuty, Captured, CapturesPerTurn, Counting, Custodian, Flying, Hopping,
    MovingWhilePlacing, Passing, Protection, QuietFrom, StandingMills, StoneCount, SwingMill,
};
use super::ruleset::Ruleset;

/// A ruleset with the tables of its board, ready to judge with.
///
/// ```
/// use malom::rules::{Catalogue, Rules, Ruleset};
///
/// let ten = Ruleset { stones: 10, ..Ruleset::MTTE };
/// let error = Rules::new(&ten, &Catalogue::built_in()).expect_err("too many stones");
/// assert_eq!(
///     error.to_string(),
///     "10 stones each are no third of 24 points, give or take one: 3 × 10 − 24 = 6, more than 3 away from 0"
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    ruleset: Ruleset,
    board: Board,
    /// Whether the plain way of playing gives what the rules say: see [`Rules::is_plain`].
    plain: bool,
    /// The stones with which a side flies, all on the board; more than there are where none does.
    flies_at: u8,
}

/// One fault of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesetError {
    /// No board has this id.
    UnknownBoard {
        /// The id.
        id: &'static str,
    },
    /// A side begins with no stones, or the two with more than the board has points.
    NoRoom {
        /// The stones each side begins with.
        stones: u8,
        /// The board's points.
        points: usize,
    },
    /// The stones are not a third of the points, give or take one.
    NotAThird {
        /// The stones each side begins with.
        stones: u8,
        /// The board's points.
        points: usize,
    },
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::UnknownBoard { id } => write!(f, "there is no board `{id}`"),
            Self::NoRoom { stones, points } => {
                write!(f, "{stones} stones each do not fit a board of {points} points")
            }
            Self::NotAThird { stones, points } => {
                let away = 3 * i64::from(stones) - points as i64;
                write!(
                    f,
                    "{stones} stones each are no third of {points} points, give or take one: 3 × {stones} − {points} \
                     = {}, more than 3 away from 0",
                    away.to_string().replace('-', "−")
                )
            }
        }
    }
}

impl std::error::Error for RulesetError {}

/// Every fault of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesetErrors(pub Vec<RulesetError>);

impl fmt::Display for RulesetErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RulesetErrors {}

impl Rules {
    /// Makes rules of a ruleset. Where it has the third phase fall away for want of stones, the rules' own ruleset says
    /// so: nobody flies, and no draw counts from there.
    ///
    /// # Errors
    ///
    /// Every fault: an unknown board, or a number of stones that it does not take.
    pub fn new(ruleset: &Ruleset, boards: &Catalogue) -> Result<Self, RulesetErrors> {
        let Some(board) = boards.get(ruleset.board) else {
            return Err(RulesetErrors(vec![RulesetError::UnknownBoard { id: ruleset.board }]));
        };
        let faults = check_stones(ruleset, board.points().len());
        if !faults.is_empty() {
            return Err(RulesetErrors(faults));
        }
        let ruleset = without_missing_phase(*ruleset);
        let board = board.with_mills(ruleset.mills);
        let plain = board.is_plain() && is_plain(&ruleset);
        let flies_at = if ruleset.flying == Flying::Never { u8::MAX } else { ruleset.flies_at };
        Ok(Self { ruleset, board, plain, flies_at })
    }

    /// Returns the standard rules: a game on the standard board by [`Ruleset::STANDARD`].
    #[must_use]
    pub fn standard() -> &'static Self {
        &profiles()[0]
    }

    /// Returns the rules of the profile with this name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        profiles().iter().find(|rules| rules.ruleset.id == id)
    }

    /// Returns the ruleset.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Returns the board, with the mills of these rules.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the number of stones with which a side flies; `None` where none ever does.
    #[must_use]
    pub const fn flies_at(&self) -> Option<u8> {
        if self.flies_at == u8::MAX { None } else { Some(self.flies_at) }
    }

    /// Returns the same, as a number that no side has where none flies.
    #[inline]
    pub(super) const fn flying_stones(&self) -> u8 {
        self.flies_at
    }

    /// Tells whether a side with so many stones has come down to those that fly: where more than three do, fewer do too,
    /// down to three.
    #[must_use]
    pub const fn fly(&self, stones: usize) -> bool {
        match self.flies_at() {
            Some(most) => {
                let least = if most < LEAST_OF_MORE { most } else { LEAST_OF_MORE };
                least as usize <= stones && stones <= most as usize
            }
            None => false,
        }
    }

    /// Returns the same rules, never to be played the plain way.
    #[cfg(test)]
    pub(super) fn asked_fully(&self) -> Self {
        Self { plain: false, ..self.clone() }
    }

    /// Tells whether every rule that a position is judged by is the standard game's. Then it is played the plain way,
    /// which asks for none of them, so that the standard game pays nothing for the rest.
    #[inline]
    pub(super) const fn is_plain(&self) -> bool {
        self.plain
    }
}

/// The least stones that fly where more do: with fewer a game is over, but for who believes that all must be taken.
const LEAST_OF_MORE: u8 = 3;

/// The rules of each profile, in the order of [`Ruleset::ALL`].
fn profiles() -> &'static [Rules; Ruleset::ALL.len()] {
    static PROFILES: LazyLock<[Rules; Ruleset::ALL.len()]> = LazyLock::new(|| {
        let boards = Catalogue::built_in();
        Ruleset::ALL.map(|ruleset| Rules::new(&ruleset, &boards).expect("a profile has no fault"))
    });
    &PROFILES
}

fn check_stones(ruleset: &Ruleset, points: usize) -> Vec<RulesetError> {
    let stones = ruleset.stones;
    let mut faults = Vec::new();
    if stones == 0 || 2 * usize::from(stones) > points {
        faults.push(RulesetError::NoRoom { stones, points });
    }
    if ruleset.stone_count == StoneCount::ThirdOfPoints && (3 * usize::from(stones)).abs_diff(points) > 3 {
        faults.push(RulesetError::NotAThird { stones, points });
    }
    faults
}

/// Takes the third phase out of a ruleset that plays it only with more stones.
fn without_missing_phase(mut ruleset: Ruleset) -> Ruleset {
    if ruleset.stones < ruleset.third_phase_from {
        ruleset.flying = Flying::Never;
        ruleset.draws.quiet = ruleset.draws.quiet.filter(|quiet| quiet.from != QuietFrom::ThirdPhase);
    }
    ruleset
}

/// Tells whether the rules that a position is judged by are the standard game's. Numbers of stones may differ, and what
/// is judged by the game.
fn is_plain(ruleset: &Ruleset) -> bool {
    (ruleset.flies_at <= LEAST_OF_MORE || ruleset.flying == Flying::Never)
        && ruleset.moving_while_placing == MovingWhilePlacing::No
        && matches!(ruleset.flying, Flying::At | Flying::Never)
        && matches!(ruleset.protection, Protection::UnlessAll | Protection::OnceInAMill)
        && ruleset.capture == CaptureDuty::Obliged
        && ruleset.captured == Captured::Removed
        && ruleset.captures_per_turn == CapturesPerTurn::One
        && ruleset.standing_mills == StandingMills::Nothing
        && ruleset.swing_mill == SwingMill::Allowed
        && ruleset.hopping == Hopping::Forbidden
        && ruleset.passing == Passing::Forbidden
        && ruleset.custodian == Custodian::Safe
        && ruleset.blocked == Blocked::Loses
        && ruleset.counting == Counting::WithHand
}
