//! The rules core: what is legal, why something is not, and how a game ends.
//!
//! Everything else in the program asks this module; no other place knows a rule. It is pure: the standard library
//! only, no input or output, and no text for people (a refusal is data, [`Illegal`], which `explain` puts in words).
//!
//! A [`Setup`] is unchecked input; [`Position::new`] checks it against the [`Rules`] and reports every fault. From then
//! on [`Position::check`], [`Position::play`] and [`Position::legal_actions`] answer for it.
//!
//! ```
//! use malom::rules::{Action, Illegal, Position, Rules, Setup};
//!
//! let rules = Rules::standard();
//! let setup: Setup = "w W:a1,d1+7 B:d2,f6+7".parse()?;
//! let position = Position::new(rules, &setup)?;
//!
//! let (after, events) = position.play(rules, "g1".parse()?)?;
//! assert_eq!(events.closed.to_string(), "a1-d1-g1");
//! assert!(after.capture_due());
//! assert!(matches!(after.check(rules, Action::Pass), Err(Illegal::CaptureDue { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Families differ, and a misconception is a family of its own: a [`Ruleset`] has a field for each rule, and the same
//! position is judged by any.
//!
//! ```
//! use malom::rules::{Position, Rules, Setup};
//!
//! let setup: Setup = "w W:a1,a4+7 B:e3,e4,e5+6".parse()?;
//! for (family, takes) in [("standard", true), ("mtte", false)] {
//!     let rules = Rules::named(family).ok_or("no such family")?;
//!     let (after, _) = Position::new(rules, &setup)?.play(rules, "a7".parse()?)?;
//!     assert_eq!(after.capture_due(), takes);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod catalogue;
mod check;
mod color;
mod fen;
mod field;
mod game;
mod game_text;
mod illegal;
mod legal;
mod mill;
mod notation;
mod outcome;
mod perft;
mod play;
mod point;
mod position;
mod prepared;
mod profile;
mod quiet;
mod ruleset;
mod setup;

pub use action::{Action, Turn};
pub use board::{Board, BoardError, BoardErrors, Symmetry};
pub use catalogue::Catalogue;
pub use color::{ByColor, Color};
pub use fen::Fen;
pub(crate) use field::closed_enum;
pub use field::{
    Blocked, CaptureDuty, Captured, CapturesPerTurn, Counting, Custodian, Flying, Hopping, MillShape,
    MovingWhilePlacing, Passing, Protection, QuietFrom, Reclose, StandingMills, StoneCount, SwingMill,
};
pub use game::{CannotEnd, Game, Step};
pub use game_text::{
    GameResult, GameText, GameTextError, GameTextErrorKind, Numbers, Place, Refused, StartError, Tag,
    Unclosed, WrittenLine, WrittenTurn,
};
pub use illegal::{Illegal, IllegalKind};
pub use legal::Actions;
pub use mill::{Line, Mill, Mills};
pub use notation::{NotationError, NotationErrorKind};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::{Ply, perft};
pub use point::{Point, PointSet, Points};
pub use position::{Events, Phase, Position};
pub use prepared::{Rules, RulesetError, RulesetErrors};
pub use profile::Grounds;
pub use ruleset::{DrawRules, Quiet, RuleField, RuleValue, Ruleset};
pub use setup::{Closed, Setup, SetupError, SetupErrors};
