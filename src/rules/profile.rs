//! The rulesets that are played somewhere, and on what each of their rules rests.
//!
//! The five guides are MorrisTalk and Hogyankell (Hungarian), a translated magazine guide, the competition rules of the
//! Hungarian traditional games' society MTTE, and Ply Yard (Indonesian). Where a guide is silent, the rule of `standard`
//! is assumed. `lasker` and after it are conventions for which no guide speaks.

use super::field::{
    Blocked, CaptureDuty, Captured, CapturesPerTurn, Counting, Custodian, Flying, Hopping, MillShape,
    MovingWhilePlacing, Passing, Protection, QuietFrom, Reclose, StandingMills, StoneCount, SwingMill,
    closed_enum,
};
use super::ruleset::{DrawRules, Quiet, RuleField, Ruleset};

closed_enum! {
    /// On what a rule of a profile rests.
    Grounds {
        /// Its guide states it.
        Stated = "stated",
        /// Its guide is silent; the common core is assumed.
        Assumed = "assumed",
        /// No guide speaks of this game; that is how it is commonly played.
        Convention = "convention",
    }
}

/// No draws at all, but of a blocked side where that draws.
const NO_DRAWS: DrawRules = DrawRules { repetition: None, quiet: None, full_board: false, agreement: false };
/// A draw by the third occurrence of a position.
const THREEFOLD: DrawRules = DrawRules { repetition: Some(3), ..NO_DRAWS };
/// Hogyankell's and MTTE's thirteen pairs of turns.
const THIRTEEN_PAIRS: DrawRules =
    DrawRules { quiet: Some(Quiet { plies: 26, from: QuietFrom::ThirdPhase }), ..NO_DRAWS };

impl Ruleset {
    /// The common core of the guides: nine stones each, flying at three.
    pub const STANDARD: Self = Self {
        id: "standard",
        board: "nine",
        mills: MillShape::Lines,
        stones: 9,
        stone_count: StoneCount::Free,
        moving_while_placing: MovingWhilePlacing::No,
        flying: Flying::At,
        flies_at: 3,
        third_phase_from: 0,
        protection: Protection::UnlessAll,
        capture: CaptureDuty::Obliged,
        captured: Captured::Removed,
        captures_per_turn: CapturesPerTurn::One,
        standing_mills: StandingMills::Nothing,
        reclose: Reclose::Always,
        swing_mill: SwingMill::Allowed,
        hopping: Hopping::Forbidden,
        passing: Passing::Forbidden,
        custodian: Custodian::Safe,
        blocked: Blocked::Loses,
        loses_below: 3,
        counting: Counting::WithHand,
        draws: THREEFOLD,
    };

    /// MorrisTalk's rules.
    pub const MORRISTALK: Self = Self {
        id: "morristalk",
        draws: DrawRules { quiet: Some(Quiet { plies: 50, from: QuietFrom::Always }), ..THREEFOLD },
        ..Self::STANDARD
    };

    /// Hogyankell's rules, without the house rule that forbids swing mills.
    pub const HOGYANKELL: Self = Self { id: "hogyankell", draws: THIRTEEN_PAIRS, ..Self::STANDARD };

    /// The translated guide's rules: no flying.
    pub const CLASSIC: Self = Self { id: "classic", flying: Flying::Never, ..Self::CLASSIC_FLYING };

    /// The translated guide's rules, with flying.
    pub const CLASSIC_FLYING: Self = Self { id: "classic-flying", draws: NO_DRAWS, ..Self::STANDARD };

    /// MTTE's competition rules, with the traditional board's nine stones.
    pub const MTTE: Self = Self {
        id: "mtte",
        stone_count: StoneCount::ThirdOfPoints,
        third_phase_from: 5,
        protection: Protection::Always,
        draws: THIRTEEN_PAIRS,
        ..Self::STANDARD
    };

    /// Ply Yard's rules.
    pub const PLYYARD: Self = Self {
        id: "plyyard",
        counting: Counting::AfterPlacing,
        draws: DrawRules { agreement: true, ..NO_DRAWS },
        ..Self::STANDARD
    };

    /// Lasker's game: ten stones, and moving from the first turn on.
    pub const LASKER: Self =
        Self { id: "lasker", stones: 10, moving_while_placing: MovingWhilePlacing::Yes, ..Self::STANDARD };

    /// Twelve men's morris: diagonals on the board.
    pub const TWELVE: Self = Self {
        id: "twelve",
        board: "nine-diagonals",
        stones: 12,
        draws: DrawRules { full_board: true, ..THREEFOLD },
        ..Self::STANDARD
    };

    /// Morabaraba: as twelve men's morris, with a draw by quiet plies.
    pub const MORABARABA: Self = Self {
        id: "morabaraba",
        draws: DrawRules {
            quiet: Some(Quiet { plies: 20, from: QuietFrom::ThirdPhase }),
            ..Self::TWELVE.draws
        },
        ..Self::TWELVE
    };

    /// Six men's morris: two squares, no flying.
    pub const SIX: Self =
        Self { id: "six", board: "six", stones: 6, flying: Flying::Never, ..Self::STANDARD };

    /// Five men's morris: six men's morris with five stones.
    pub const FIVE: Self = Self { id: "five", stones: 5, ..Self::SIX };

    /// Three men's morris: a mill takes one of three stones, and so it wins.
    pub const THREE: Self =
        Self { id: "three", board: "three", stones: 3, flying: Flying::Never, ..Self::STANDARD };

    /// The rulesets that can be chosen by name.
    pub const ALL: [Self; 13] = [
        Self::STANDARD,
        Self::MORRISTALK,
        Self::HOGYANKELL,
        Self::CLASSIC,
        Self::CLASSIC_FLYING,
        Self::MTTE,
        Self::PLYYARD,
        Self::LASKER,
        Self::TWELVE,
        Self::MORABARABA,
        Self::SIX,
        Self::FIVE,
        Self::THREE,
    ];

    /// Returns the profile with this name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        const PROFILES: &[Ruleset] = &Ruleset::ALL;
        PROFILES.iter().find(|ruleset| ruleset.id == id)
    }

    /// Returns on what a rule of this profile rests; a changed profile is asked for as the one whose name it bears.
    #[must_use]
    pub fn grounds(&self, field: RuleField) -> Grounds {
        match assumed(self.id) {
            None => Grounds::Convention,
            Some(assumed) if assumed.contains(&field) => Grounds::Assumed,
            Some(_) => Grounds::Stated,
        }
    }
}

/// Returns the rules on which a profile's guide is silent; `None` where no guide speaks of the game.
fn assumed(id: &str) -> Option<&'static [RuleField]> {
    use RuleField as F;
    Some(match id {
        // The common core rests on all guides together.
        "standard" => &[],
        "morristalk" => &[F::SwingMill, F::Custodian],
        "hogyankell" => &[
            F::Capture,
            F::CapturesPerTurn,
            F::Counting,
            F::Quiet,
            F::StandingMills,
            F::Hopping,
            F::Passing,
            F::Custodian,
        ],
        "classic" | "classic-flying" => &[
            F::CapturesPerTurn,
            F::Counting,
            F::SwingMill,
            F::MovingWhilePlacing,
            F::Captured,
            F::StandingMills,
            F::Hopping,
            F::Passing,
            F::Custodian,
        ],
        "mtte" => &[
            F::Capture,
            F::CapturesPerTurn,
            F::Counting,
            F::SwingMill,
            F::MovingWhilePlacing,
            F::Captured,
            F::StandingMills,
            F::Reclose,
            F::Hopping,
            F::Passing,
            F::Custodian,
        ],
        "plyyard" => &[F::SwingMill, F::Captured, F::StandingMills, F::Passing, F::Custodian],
        _ => return None,
    })
}
