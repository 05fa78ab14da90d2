//! The misconceptions, each with the rules as who holds it believes them.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use crate::rules::{
    Blocked, CaptureDuty, Captured, CapturesPerTurn, Catalogue, Counting, Custodian, Flying, Hopping,
    MillShape, MovingWhilePlacing, Passing, Protection, Reclose, Rules, Ruleset, StandingMills, closed_enum,
};

closed_enum! {
    /// Something that learners wrongly believe. The tokens are stable: progress is kept under them.
    Misconception {
        /// A new mill may take any enemy stone.
        AnyStoneMayBeTaken = "any-stone-may-be-taken",
        /// A stone in a mill can never be taken, even if all are in mills.
        MillStonesNeverTaken = "mill-stones-never-taken",
        /// Stones in hand count as free, so that mill stones stay protected.
        HandKeepsProtection = "hand-keeps-protection",
        /// After a mill one may decline to capture, or the turn passes at once.
        CaptureIsOptional = "capture-is-optional",
        /// Mills made while placing take nothing.
        NoCaptureWhilePlacing = "no-capture-while-placing",
        /// Two mills at once take two stones.
        TwoMillsTwoCaptures = "two-mills-two-captures",
        /// A mill that stands keeps capturing every turn.
        StandingMillCaptures = "standing-mill-captures",
        /// A mill opened and closed again gives no second capture.
        MillCountsOnce = "mill-counts-once",
        /// The same mill may not be closed three times.
        SameMillThreeTimes = "same-mill-three-times",
        /// A stone stays protected after its mill has opened.
        OpenMillStillProtects = "open-mill-still-protects",
        /// Stones move or mill diagonally.
        DiagonalLines = "diagonal-lines",
        /// Three stones round a corner are a mill.
        BentMill = "bent-mill",
        /// Mills only lie flat.
        OnlyHorizontalMills = "only-horizontal-mills",
        /// A stone may move before all are placed.
        MovingWhilePlacing = "moving-while-placing",
        /// Three on the board fly even with stones in hand.
        FlyingWhilePlacing = "flying-while-placing",
        /// Four stones may fly.
        FlyingAtFour = "flying-at-four",
        /// Three stones may not leave the lines.
        FlyingIsCheating = "flying-is-cheating",
        /// Flying means hopping over one stone.
        FlyingJumpsOne = "flying-jumps-one",
        /// When one side flies, the other does too.
        BothFly = "both-fly",
        /// Stones may hop over others.
        JumpingStones = "jumping-stones",
        /// One may skip a turn.
        MayPass = "may-pass",
        /// A stone caught between two is captured.
        SandwichCaptures = "sandwich-captures",
        /// A blocked player skips the turn.
        BlockedPasses = "blocked-passes",
        /// Blocked is stalemate, a draw.
        BlockedDraws = "blocked-draws",
        /// Being reduced to three already loses.
        ThreeStonesLose = "three-stones-lose",
        /// One must capture every stone to win.
        MustTakeAll = "must-take-all",
        /// Two on the board lose even with stones in hand.
        TwoOnBoardLose = "two-on-board-lose",
        /// A captured stone comes back to hand.
        CapturedReturns = "captured-returns",
        /// A judgement: closing a mill at once is always best.
        CloseEveryMill = "close-every-mill",
        /// A judgement: reducing the opponent to three is always good.
        CaptureIntoFlying = "capture-into-flying",
        /// A judgement: corners are the best points.
        CornersAreStrong = "corners-are-strong",
    }
}

closed_enum! {
    /// Where a misconception shows.
    Seen {
        /// The learner plays: an action that the real rules refuse.
        Play = "play",
        /// The learner marks a set: something legal left out, or something illegal put in.
        Mark = "mark",
        /// The learner says whether an action is legal.
        Judge = "judge",
        /// The learner says what comes of a turn.
        Predict = "predict",
        /// The learner chooses one of a few options.
        Choose = "choose",
        /// The learner solves a puzzle.
        Puzzle = "puzzle",
    }
}

impl Misconception {
    /// Tells whether it is about a rule; the others are judgements of what is good.
    #[must_use]
    pub const fn is_rule(self) -> bool {
        !matches!(self, Self::CloseEveryMill | Self::CaptureIntoFlying | Self::CornersAreStrong)
    }

    /// Goes through those that are about a rule.
    pub fn rules() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|misconception| misconception.is_rule())
    }

    /// Returns where it shows first: what lets more shows in play, what lets less only where the learner is asked, and
    /// what is about outcomes where they predict.
    #[must_use]
    pub const fn seen_in(self) -> &'static [Seen] {
        match self {
            Self::AnyStoneMayBeTaken
            | Self::CaptureIsOptional
            | Self::TwoMillsTwoCaptures
            | Self::DiagonalLines
            | Self::MovingWhilePlacing
            | Self::FlyingAtFour
            | Self::BothFly
            | Self::JumpingStones => &[Seen::Play],
            Self::MillStonesNeverTaken | Self::HandKeepsProtection | Self::FlyingIsCheating => {
                &[Seen::Mark, Seen::Judge]
            }
            Self::NoCaptureWhilePlacing => &[Seen::Predict, Seen::Play],
            Self::StandingMillCaptures => &[Seen::Play, Seen::Predict],
            Self::SameMillThreeTimes => &[Seen::Judge],
            Self::OpenMillStillProtects | Self::OnlyHorizontalMills | Self::FlyingJumpsOne => &[Seen::Mark],
            Self::BentMill => &[Seen::Play, Seen::Mark],
            Self::FlyingWhilePlacing | Self::MayPass => &[Seen::Play, Seen::Judge],
            Self::MillCountsOnce
            | Self::SandwichCaptures
            | Self::BlockedPasses
            | Self::BlockedDraws
            | Self::ThreeStonesLose
            | Self::MustTakeAll
            | Self::TwoOnBoardLose
            | Self::CapturedReturns => &[Seen::Predict],
            Self::CloseEveryMill | Self::CaptureIntoFlying => &[Seen::Puzzle],
            Self::CornersAreStrong => &[Seen::Choose],
        }
    }

    /// Returns the rules as who holds it believes them. `None` where it is no belief about these: it is a judgement, or
    /// they are so already, or lack what it is about.
    ///
    /// ```
    /// use malom::belief::Misconception;
    /// use malom::rules::{Protection, Ruleset};
    ///
    /// let twisted = Misconception::MillStonesNeverTaken.twist(&Ruleset::STANDARD);
    /// assert_eq!(twisted.map(|rules| rules.protection), Some(Protection::Always));
    /// assert_eq!(Misconception::MillStonesNeverTaken.twist(&Ruleset::MTTE), None);
    /// ```
    #[must_use]
    pub fn twist(self, rules: &Ruleset) -> Option<Ruleset> {
        let real = *rules;
        let flies = real.flying == Flying::At;
        let twisted = match self {
            Self::AnyStoneMayBeTaken => Ruleset { protection: Protection::Never, ..real },
            Self::MillStonesNeverTaken => Ruleset { protection: Protection::Always, ..real },
            Self::HandKeepsProtection if real.protection == Protection::UnlessAll => {
                Ruleset { protection: Protection::EmptyHandToo, ..real }
            }
            Self::CaptureIsOptional => Ruleset { capture: CaptureDuty::Optional, ..real },
            Self::NoCaptureWhilePlacing => Ruleset { capture: CaptureDuty::MovesOnly, ..real },
            Self::TwoMillsTwoCaptures => Ruleset { captures_per_turn: CapturesPerTurn::OneAMill, ..real },
            Self::StandingMillCaptures => Ruleset { standing_mills: StandingMills::Capture, ..real },
            Self::MillCountsOnce => Ruleset { reclose: Reclose::Never, ..real },
            Self::SameMillThreeTimes => Ruleset { reclose: Reclose::Twice, ..real },
            Self::OpenMillStillProtects if real.protection == Protection::UnlessAll => {
                Ruleset { protection: Protection::OnceInAMill, ..real }
            }
            Self::DiagonalLines if real.board == Ruleset::STANDARD.board => {
                Ruleset { board: Ruleset::TWELVE.board, ..real }
            }
            Self::BentMill => Ruleset { mills: MillShape::AlsoBent, ..real },
            Self::OnlyHorizontalMills => Ruleset { mills: MillShape::HorizontalOnly, ..real },
            Self::MovingWhilePlacing => Ruleset { moving_while_placing: MovingWhilePlacing::Yes, ..real },
            Self::FlyingWhilePlacing if flies => Ruleset {
                moving_while_placing: match real.moving_while_placing {
                    MovingWhilePlacing::No => MovingWhilePlacing::WhenFlying,
                    moving => moving,
                },
                flying: Flying::HandIgnored,
                ..real
            },
            Self::FlyingAtFour if flies => Ruleset { flies_at: 4, ..real },
            Self::FlyingIsCheating => Ruleset { flying: Flying::Never, ..real },
            Self::FlyingJumpsOne if flies => Ruleset { flying: Flying::HopOnly, ..real },
            Self::BothFly if flies => Ruleset { flying: Flying::EitherSide, ..real },
            Self::JumpingStones => Ruleset { hopping: Hopping::Allowed, ..real },
            Self::MayPass => Ruleset { passing: Passing::Allowed, ..real },
            Self::SandwichCaptures => Ruleset { custodian: Custodian::Caught, ..real },
            Self::BlockedPasses => Ruleset { blocked: Blocked::Passes, ..real },
            Self::BlockedDraws => Ruleset { blocked: Blocked::Draws, ..real },
            // A side that begins with three would have lost before its first turn.
            Self::ThreeStonesLose if real.stones > 3 => Ruleset { loses_below: 4, ..real },
            Self::MustTakeAll => Ruleset { loses_below: 1, ..real },
            Self::TwoOnBoardLose => Ruleset { counting: Counting::BoardOnly, ..real },
            Self::CapturedReturns => Ruleset { captured: Captured::ToHand, ..real },
            Self::HandKeepsProtection
            | Self::OpenMillStillProtects
            | Self::DiagonalLines
            | Self::FlyingWhilePlacing
            | Self::FlyingAtFour
            | Self::FlyingJumpsOne
            | Self::BothFly
            | Self::ThreeStonesLose
            | Self::CloseEveryMill
            | Self::CaptureIntoFlying
            | Self::CornersAreStrong => return None,
        };
        (twisted != real).then_some(twisted)
    }

    /// Returns a profile's rules as who holds it believes them, prepared once and then kept. `None` where
    /// [`twist`](Self::twist) says that there are none, and for rules that are no profile's.
    #[must_use]
    pub fn believed(self, rules: &Rules) -> Option<&'static Rules> {
        type Prepared = [OnceLock<Option<Box<Rules>>>; Misconception::ALL.len()];
        static BELIEVED: [Prepared; Ruleset::ALL.len()] =
            [const { [const { OnceLock::new() }; Misconception::ALL.len()] }; Ruleset::ALL.len()];
        let profile = Ruleset::ALL.iter().position(|profile| profile == rules.ruleset())?;
        let prepared = BELIEVED[profile][self as usize].get_or_init(|| {
            let twisted = self.twist(rules.ruleset())?;
            Rules::new(&twisted, &Catalogue::built_in()).ok().map(Box::new)
        });
        prepared.as_deref()
    }
}

impl fmt::Display for Misconception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.token())
    }
}

/// A text that names no misconception.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchMisconception {
    /// The text.
    pub text: String,
}

impl fmt::Display for NoSuchMisconception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no misconception `{}`", self.text)
    }
}

impl std::error::Error for NoSuchMisconception {}

impl FromStr for Misconception {
    type Err = NoSuchMisconception;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_token(text).ok_or_else(|| NoSuchMisconception { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_has_its_twist_by_the_standard_rules() {
        for misconception in Misconception::ALL {
            let twisted = misconception.twist(&Ruleset::STANDARD);
            assert_eq!(twisted.is_some(), misconception.is_rule(), "{misconception}");
            let believed = misconception.believed(Rules::standard());
            assert_eq!(believed.map(Rules::ruleset), twisted.as_ref(), "{misconception}");
            assert_eq!(misconception.token().parse(), Ok(misconception));
            assert!(!misconception.seen_in().is_empty());
        }
        assert_eq!((Misconception::ALL.len(), Misconception::rules().count()), (31, 28));
    }

    #[test]
    fn no_two_believe_the_same_of_any_profile() {
        for profile in &Ruleset::ALL {
            let twists: Vec<Ruleset> =
                Misconception::rules().filter_map(|belief| belief.twist(profile)).collect();
            for (index, twist) in twists.iter().enumerate() {
                assert_ne!(twist, profile, "{}", profile.id);
                assert!(!twists[..index].contains(twist), "{} {twist:?}", profile.id);
            }
            let rules = Rules::named(profile.id).unwrap();
            let believed = Misconception::rules().filter(|belief| belief.believed(rules).is_some()).count();
            assert_eq!(believed, twists.len(), "{}", profile.id);
        }
    }

    #[test]
    fn what_a_club_plays_is_no_misconception_there() {
        let none = [
            (Misconception::MillStonesNeverTaken, "mtte"),
            (Misconception::FlyingIsCheating, "classic"),
            (Misconception::FlyingAtFour, "classic"),
            (Misconception::MovingWhilePlacing, "lasker"),
            (Misconception::DiagonalLines, "twelve"),
            (Misconception::ThreeStonesLose, "three"),
        ];
        for (misconception, profile) in none {
            let rules = Rules::named(profile).unwrap();
            assert!(misconception.believed(rules).is_none(), "{misconception} {profile}");
        }
    }

    #[test]
    fn an_unknown_one_is_named() {
        let error = "no-such".parse::<Misconception>().unwrap_err();
        assert_eq!(error.to_string(), "there is no misconception `no-such`");
    }
}
