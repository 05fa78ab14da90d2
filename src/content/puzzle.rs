//! Puzzles as the trainer takes them: checked, with positions in place of texts.

mod proof;
pub(super) mod raw;

use std::fmt;

use crate::rules::{PointSet, Position, Rules, Turn};

use super::fault::YamlPath;
use super::lesson::Source;

pub use proof::{Branch, Proof, ProofError, ProofTree};

/// Puzzles that belong together: a file of the folder `puzzles`.
#[derive(Clone, Debug)]
pub struct Pack {
    /// Its stable id; `pack-<id>` is its title.
    pub id: String,
    /// Its sound puzzles, in the order of the file.
    pub puzzles: Vec<Puzzle>,
    /// The file it comes from.
    pub source: Source,
}

/// A position and what is to be reached from it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Progress key, unique over all packs and never reused; `puzzle-<id>` is its note, where it has one. A lesson's step
    /// has `<lesson>--<step>` here, and its texts are those of `step-<id>`.
    pub id: String,
    /// The rules it is judged by.
    pub rules: &'static Rules,
    /// What is to be reached.
    pub goal: PuzzleGoal,
    /// Where the learner begins: once or, where the goal is asked of each side, once for each.
    pub starts: Vec<Start>,
    /// What it is about, the most telling first; a lesson's step says that itself and has none, all others have.
    pub themes: Vec<Theme>,
    /// How hard it is.
    pub grade: Grade,
    /// Where it comes from.
    pub origin: Origin,
    /// Whether its author says that no game need come to its position.
    pub composed: bool,
    /// Whether its author claims that no other turn reaches the goal, at every turn of the learner.
    pub only: bool,
    /// Where it stands in its file.
    pub at: YamlPath,
}

impl Puzzle {
    /// Tells whether it is a step of a lesson.
    #[must_use]
    pub fn is_step(&self) -> bool {
        self.origin == Origin::Lesson
    }
}

/// A position from which a puzzle is solved, with what its author says about it: the checker proves that, and the
/// trainer computes it anew.
#[derive(Clone, Debug)]
pub struct Start {
    /// The position; the learner has the side to move.
    pub position: Position,
    /// The first turns that solve it best; `None` where the author names none. For a win they are those that win in the
    /// fewest plies, for points to mark the placings without what they take.
    pub keys: Option<Vec<Turn>>,
    /// The plies to the win.
    pub plies: Option<u16>,
    /// Other first turns that reach the goal.
    pub also: Vec<Turn>,
    /// What the position is worth by other rules, where that is another answer.
    pub differs: Vec<Differs>,
    /// The way to win against every reply, where no table knows it.
    pub proof: Option<Proof>,
}

/// The answer by other rules.
#[derive(Clone, Copy, Debug)]
pub struct Differs {
    /// The rules.
    pub rules: &'static Rules,
    /// What the position is worth by them, for the side to move.
    pub verdict: Verdict,
}

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleGoal {
    /// A win within this number of the learner's turns.
    Win {
        /// The most turns.
        turns: u8,
    },
    /// The same for whichever side is to move: solved once from each.
    Both {
        /// The most turns, for each side.
        turns: u8,
    },
    /// A draw that still stands after this number of the learner's turns.
    Hold {
        /// The turns.
        turns: u8,
    },
    /// The right stone, in a turn that takes one.
    Capture {
        /// The stones that are right to take.
        stones: PointSet,
    },
    /// Every choice that does not lose.
    NonLosing(Choices),
}

impl PuzzleGoal {
    /// The tokens of all kinds, as they are used in YAML.
    pub const TOKENS: [&str; 5] = ["win", "both", "hold", "capture", "non-losing"];

    /// Returns the token used in YAML.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Win { .. } => "win",
            Self::Both { .. } => "both",
            Self::Hold { .. } => "hold",
            Self::Capture { .. } => "capture",
            Self::NonLosing(_) => "non-losing",
        }
    }

    /// Returns the learner's turns in which a win is asked for; `None` where none is.
    #[must_use]
    pub const fn wins_within(self) -> Option<u8> {
        match self {
            Self::Win { turns } | Self::Both { turns } => Some(turns),
            Self::Hold { .. } | Self::Capture { .. } | Self::NonLosing(_) => None,
        }
    }
}

/// Declares an enum whose values are written as words.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $token:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All values, in the order in which they are listed.
            pub const ALL: [Self; [$($token),+].len()] = [$(Self::$variant),+];

            /// Returns the token used in YAML and message ids.
            #[must_use]
            pub const fn token(self) -> &'static str {
                match self {
                    $(Self::$variant => $token,)+
                }
            }

            /// Returns the value of this token.
            #[must_use]
            pub fn from_token(token: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.token() == token)
            }
        }
    };
}

words! {
    /// What the learner marks.
    Choices {
        /// The points on which to place the next stone.
        Points = "points",
        /// The turns.
        Turns = "turns",
    }
}

words! {
    /// What a puzzle is about: the idea that solves it. `theme-<token>` is its name.
    Theme {
        /// A stone that leaves one mill straight into another.
        SwingMill = "swing-mill",
        /// A mill opened to be closed again.
        ReopenMill = "reopen-mill",
        /// Two mills threatened at once.
        DoubleThreat = "double-threat",
        /// A point that two candidate mills share.
        SharedPoint = "shared-point",
        /// The enemy left without a turn.
        Block = "block",
        /// A point taken so that the enemy can't close its mill.
        StopMill = "stop-mill",
        /// A first turn that closes no mill.
        QuietKey = "quiet-key",
        /// A stone given away.
        Sacrifice = "sacrifice",
        /// Which stone to take.
        CaptureChoice = "capture-choice",
        /// The enemy left with more stones than fly.
        KeepFromFlying = "keep-from-flying",
        /// A stone that flies where none could move.
        Flight = "flight",
    }
}

/// How hard a puzzle is: 1, the easiest, to 6. `grade-<number>` says it in words.
///
/// ```
/// use malom::content::Grade;
///
/// assert_eq!(Grade::new(6).map(Grade::number), Some(6));
/// assert_eq!(Grade::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// All grades, from the easiest.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Makes the grade of this number, where there is one.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|grade| grade.0 == number)
    }

    /// Returns its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Found by the program in its tables: written `mined`.
    Mined,
    /// Made for this collection: written `composed`.
    Composed,
    /// A step of a lesson.
    Lesson,
    /// Taken from elsewhere, with what names the source.
    Cited(String),
}

/// What a position is worth for the side to move, as authors write it: `draw`, `win-5`, `loss-4`, with the plies to the
/// end.
///
/// ```
/// use malom::content::Verdict;
///
/// assert_eq!(Verdict::from_text("win-5"), Some(Verdict::Win(5)));
/// assert_eq!(Verdict::Loss(4).to_string(), "loss-4");
/// assert_eq!(Verdict::from_text("win-4"), None); // the winner has the last turn
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The side to move wins, at the soonest after so many plies.
    Win(u16),
    /// Neither side can force an end.
    Draw,
    /// The side to move loses, at the latest after so many plies.
    Loss(u16),
}

impl Verdict {
    /// Reads a verdict.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        if text == "draw" {
            return Some(Self::Draw);
        }
        let (word, plies) = text.split_once('-')?;
        let plies: u16 = plies.parse().ok()?;
        match word {
            "win" if plies % 2 == 1 => Some(Self::Win(plies)),
            "loss" if plies > 0 && plies.is_multiple_of(2) => Some(Self::Loss(plies)),
            _ => None,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(plies) => write!(f, "win-{plies}"),
            Self::Draw => f.write_str("draw"),
            Self::Loss(plies) => write!(f, "loss-{plies}"),
        }
    }
}
