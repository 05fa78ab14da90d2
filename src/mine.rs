//! Puzzles mined from the tables: positions whose solution is forced, with what they are about and how hard they are.
//!
//! For a seed, the same puzzles are found on every machine: candidates are drawn by lots that hang on the seed and the
//! position alone, and selected in an order that hangs on nothing else.

mod book;
mod candidates;
mod grade;
mod hold;
mod likeness;
mod line;
mod lot;
mod make;
mod pack;
mod select;
mod themes;

use std::ops::RangeInclusive;

use rayon::prelude::*;

use crate::content::{Grade, PuzzleGoal, Theme, Verdict};
use crate::rules::{Position, Rules, Turn};
use crate::solver::{Pair, Tables, Value};

pub use book::NotKnown;
pub use likeness::Taken;
pub use pack::PackText;

use candidates::Candidate;
use likeness::Likeness;
use make::Maker;

/// What is asked of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A win by one side.
    Win,
    /// A win by whichever side is to move.
    Both,
    /// A draw to hold.
    Hold,
    /// The stone to take.
    Capture,
    /// All that does not lose.
    NonLosing,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Win, Self::Both, Self::Hold, Self::Capture, Self::NonLosing];

    /// Returns the cells of each value that are looked at, of each side to move: the more, the fewer are puzzles.
    const fn most_of_a_value(self) -> usize {
        match self {
            Self::Win | Self::Both => 6_000,
            Self::Hold | Self::NonLosing | Self::Capture => 60_000,
        }
    }

    /// Returns the token of the goals of this kind.
    #[must_use]
    pub const fn token(self) -> &'static str {
        PuzzleGoal::TOKENS[self as usize]
    }
}

/// Which puzzles are taken by what other rules say of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByOtherRules {
    /// Whatever they say.
    Any,
    /// Only those to which they give the same answer.
    Same,
    /// Only those to which they give another.
    Different,
}

/// Which puzzles are wanted.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The stones of the two sides, those in hand too.
    pub pairs: Vec<Pair>,
    /// The stones in hand of the side to move; the other side may have one fewer.
    pub hand: u8,
    /// What is asked.
    pub kind: Kind,
    /// The themes of which one at least must be there; none for all.
    pub themes: Vec<Theme>,
    /// The learner's turns to the win.
    pub turns: RangeInclusive<u8>,
    /// The grades.
    pub grades: RangeInclusive<u8>,
    /// What other rules must say.
    pub by_other_rules: ByOtherRules,
    /// How many are wanted.
    pub count: usize,
    /// By which the lots are drawn.
    pub seed: u64,
}

/// A puzzle that was found.
#[derive(Clone, Debug)]
pub struct Mined {
    /// The rules.
    pub rules: &'static Rules,
    /// The position.
    pub position: Position,
    /// What is to be reached.
    pub goal: PuzzleGoal,
    /// What it is about, the most telling first.
    pub themes: Vec<Theme>,
    /// How hard it is.
    pub grade: Grade,
    /// The position or, where both sides are asked, the positions, with what solves them.
    pub starts: Vec<MinedStart>,
    /// Whether no other turn wins as fast at any of the learner's turns.
    pub only: bool,
    /// Whether it says that no game need come to it; [`mine`] leaves that open.
    pub composed: bool,
    lot: u64,
    passed: Vec<Likeness>,
}

/// A position that is asked, and what solves it.
#[derive(Clone, Debug)]
pub struct MinedStart {
    /// The position.
    pub position: Position,
    /// The turns that solve it best, or all that hold or don't lose.
    pub keys: Vec<Turn>,
    /// Other turns that reach the goal.
    pub also: Vec<Turn>,
    /// The plies to the win.
    pub plies: Option<u16>,
    /// How it is solved against the longest resistance that hinders most; of a draw, the first turn that holds it.
    pub line: Vec<Turn>,
    /// What other rules say, where that is something else.
    pub differs: Vec<(&'static Rules, Verdict)>,
}

impl Mined {
    fn is_wanted(&self, wish: &Wish) -> bool {
        let differs = self.starts.iter().map(|start| start.differs.len());
        wish.grades.contains(&self.grade.number())
            && self.goal.wins_within().is_none_or(|turns| wish.turns.contains(&turns))
            && (wish.themes.is_empty() || self.themes.iter().any(|theme| wish.themes.contains(theme)))
            && match wish.by_other_rules {
                ByOtherRules::Any => true,
                ByOtherRules::Same => differs.sum::<usize>() == 0,
                // Where both sides are asked, each is told what is different.
                ByOtherRules::Different => differs.min().unwrap_or_default() > 0,
            }
    }
}

/// Candidates that are looked at before it is asked whether enough was found.
const AT_ONCE: usize = 2048;
/// The puzzles that are found for each that is taken, so that there is something to choose from.
const FOUND_FOR_EACH: usize = 12;

/// Mines puzzles by these rules from their tables, which must be built, up to the pairs that the wish names and those that
/// captures lead to; so must those of the other rules. None is like those taken before; what is found is taken, too.
///
/// # Errors
///
/// A table is refused, or not there.
pub fn mine(
    rules: &'static Rules,
    tables: &Tables,
    others: &[(&'static Rules, &Tables)],
    wish: &Wish,
    taken: &mut Taken,
) -> Result<Vec<Mined>, NotKnown> {
    let maker = Maker { kind: wish.kind, rules, tables, others };
    let mut found = Vec::new();
    for &pair in &wish.pairs {
        let candidates = candidates(rules, tables, pair, wish)?;
        let mut of_pair = Vec::new();
        for some in candidates.chunks(AT_ONCE) {
            let made = some.par_iter().map(|candidate| maker.make(candidate));
            let made: Vec<Option<Mined>> = made.collect::<Result<_, _>>()?;
            of_pair.extend(made.into_iter().flatten().filter(|mined| mined.is_wanted(wish)));
            if of_pair.len() >= FOUND_FOR_EACH * wish.count {
                break;
            }
        }
        found.extend(of_pair);
    }
    Ok(select::select(found, wish.count, taken))
}

fn candidates(
    rules: &'static Rules,
    tables: &Tables,
    pair: Pair,
    wish: &Wish,
) -> Result<Vec<Candidate>, NotKnown> {
    if wish.hand > 0 {
        return Ok(candidates::strewn(rules, pair, wish.hand, wish.seed));
    }
    let wins =
        |value: Value| matches!(value, Value::Win(plies) if wish.turns.contains(&(plies.div_ceil(2) as u8)));
    let wanted = |value: Value, own: u32, enemy: u32| match wish.kind {
        Kind::Win => wins(value),
        Kind::Both if !wins(value) => false,
        // The stones are looked at last.
        Kind::Both if own == enemy => true,
        Kind::Both => matches!(tables.probe_sets(enemy, own), Ok(Some(value)) if wins(value)),
        Kind::Hold | Kind::NonLosing => value == Value::Draw,
        Kind::Capture => matches!(value, Value::Win(3..) | Value::Draw),
    };
    candidates::from_table(rules, tables, pair, wish.seed, wish.kind.most_of_a_value(), wanted)
        .map_err(NotKnown::Table)
}
