//! Which rules are played, as plain data.

use super::field::{
    Blocked, CaptureDuty, Captured, CapturesPerTurn, Counting, Custodian, Flying, Hopping, MillShape,
    MovingWhilePlacing, Passing, Protection, QuietFrom, Reclose, StandingMills, StoneCount, SwingMill,
    closed_enum,
};

/// The rules of one family, one field a rule.
///
/// ```
/// use malom::rules::{Flying, RuleField, Ruleset};
///
/// let twisted = Ruleset { flying: Flying::Never, ..Ruleset::MORRISTALK };
/// let differences: Vec<RuleField> = twisted.differences(&Ruleset::MORRISTALK).collect();
/// assert_eq!(differences, [RuleField::Flying]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// The name by which it is chosen.
    pub id: &'static str,
    /// The id of the board.
    pub board: &'static str,
    /// Which three points can be a mill.
    pub mills: MillShape,
    /// Stones each side begins with, all in hand.
    pub stones: u8,
    /// How many stones a side may begin with.
    pub stone_count: StoneCount,
    /// Whether a side may move while it has stones in hand.
    pub moving_while_placing: MovingWhilePlacing,
    /// What a side may do that is down to `flies_at`.
    pub flying: Flying,
    /// The number of stones that fly: exactly this many on the board; where it is more than three, down to three.
    pub flies_at: u8,
    /// The third phase, flying and what is counted in it, falls away where each side begins with fewer stones.
    pub third_phase_from: u8,
    /// Which stones their mills protect from capture.
    pub protection: Protection,
    /// Whether a closed mill takes a stone.
    pub capture: CaptureDuty,
    /// Where a captured stone goes.
    pub captured: Captured,
    /// How many stones a turn takes.
    pub captures_per_turn: CapturesPerTurn,
    /// What mills are worth that the turn did not close.
    pub standing_mills: StandingMills,
    /// How often the same mill may be closed.
    pub reclose: Reclose,
    /// Whether a stone may leave a standing mill and with the same move close another.
    pub swing_mill: SwingMill,
    /// Whether stones may hop over others.
    pub hopping: Hopping,
    /// Whether a player may skip a turn.
    pub passing: Passing,
    /// What becomes of a stone between two enemies.
    pub custodian: Custodian,
    /// What becomes of a side that has no legal action.
    pub blocked: Blocked,
    /// A side with fewer stones than this has lost.
    pub loses_below: u8,
    /// Which stones count for that.
    pub counting: Counting,
    /// How a game is drawn.
    pub draws: DrawRules,
}

/// How a game is drawn, apart from a blocked side's turn ([`Ruleset::blocked`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawRules {
    /// The occurrences of one position that draw.
    pub repetition: Option<u8>,
    /// The plies without a placing or a capture that draw.
    pub quiet: Option<Quiet>,
    /// Whether a board that is full once both hands are empty draws; elsewhere the side to move is blocked.
    pub full_board: bool,
    /// Whether the players may agree on a draw.
    pub agreement: bool,
}

/// A draw by plies without a placing or a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quiet {
    /// How many there must be, one after the other.
    pub plies: u8,
    /// When they begin to count.
    pub from: QuietFrom,
}

closed_enum! {
    /// A field of [`Ruleset`], one for each rule.
    RuleField {
        /// [`Ruleset::board`].
        Board = "board",
        /// [`Ruleset::mills`].
        Mills = "mills",
        /// [`Ruleset::stones`].
        Stones = "stones",
        /// [`Ruleset::stone_count`].
        StoneCount = "stone-count",
        /// [`Ruleset::moving_while_placing`].
        MovingWhilePlacing = "moving-while-placing",
        /// [`Ruleset::flying`].
        Flying = "flying",
        /// [`Ruleset::flies_at`].
        FliesAt = "flies-at",
        /// [`Ruleset::third_phase_from`].
        ThirdPhaseFrom = "third-phase-from",
        /// [`Ruleset::protection`].
        Protection = "protection",
        /// [`Ruleset::capture`].
        Capture = "capture",
        /// [`Ruleset::captured`].
        Captured = "captured",
        /// [`Ruleset::captures_per_turn`].
        CapturesPerTurn = "captures-per-turn",
        /// [`Ruleset::standing_mills`].
        StandingMills = "standing-mills",
        /// [`Ruleset::reclose`].
        Reclose = "reclose",
        /// [`Ruleset::swing_mill`].
        SwingMill = "swing-mill",
        /// [`Ruleset::hopping`].
        Hopping = "hopping",
        /// [`Ruleset::passing`].
        Passing = "passing",
        /// [`Ruleset::custodian`].
        Custodian = "custodian",
        /// [`Ruleset::blocked`].
        Blocked = "blocked",
        /// [`Ruleset::loses_below`].
        LosesBelow = "loses-below",
        /// [`Ruleset::counting`].
        Counting = "counting",
        /// [`DrawRules::repetition`].
        Repetition = "repetition",
        /// [`DrawRules::quiet`].
        Quiet = "quiet",
        /// [`DrawRules::full_board`].
        FullBoard = "full-board",
        /// [`DrawRules::agreement`].
        Agreement = "agreement",
    }
}

/// The value of one rule, for whoever shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleValue {
    /// One of a closed set, by its token.
    Word(&'static str),
    /// A number of stones, or of occurrences.
    Number(u8),
    /// Plies that draw.
    Quiet(Quiet),
    /// A draw rule that is not played.
    Nothing,
}

impl std::fmt::Display for RuleValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Word(token) => f.write_str(token),
            Self::Number(number) => write!(f, "{number}"),
            Self::Quiet(Quiet { plies, from }) => write!(f, "{plies}:{}", from.token()),
            Self::Nothing => f.write_str("none"),
        }
    }
}

impl Ruleset {
    /// Returns the value of one rule.
    #[must_use]
    pub fn value(&self, field: RuleField) -> RuleValue {
        use RuleValue::{Nothing, Number, Word};
        let yes_or_no = |yes| Word(if yes { "yes" } else { "no" });
        match field {
            RuleField::Board => Word(self.board),
            RuleField::Mills => Word(self.mills.token()),
            RuleField::Stones => Number(self.stones),
            RuleField::StoneCount => Word(self.stone_count.token()),
            RuleField::MovingWhilePlacing => Word(self.moving_while_placing.token()),
            RuleField::Flying => Word(self.flying.token()),
            RuleField::FliesAt => Number(self.flies_at),
            RuleField::ThirdPhaseFrom => Number(self.third_phase_from),
            RuleField::Protection => Word(self.protection.token()),
            RuleField::Capture => Word(self.capture.token()),
            RuleField::Captured => Word(self.captured.token()),
            RuleField::CapturesPerTurn => Word(self.captures_per_turn.token()),
            RuleField::StandingMills => Word(self.standing_mills.token()),
            RuleField::Reclose => Word(self.reclose.token()),
            RuleField::SwingMill => Word(self.swing_mill.token()),
            RuleField::Hopping => Word(self.hopping.token()),
            RuleField::Passing => Word(self.passing.token()),
            RuleField::Custodian => Word(self.custodian.token()),
            RuleField::Blocked => Word(self.blocked.token()),
            RuleField::LosesBelow => Number(self.loses_below),
            RuleField::Counting => Word(self.counting.token()),
            RuleField::Repetition => self.draws.repetition.map_or(Nothing, Number),
            RuleField::Quiet => self.draws.quiet.map_or(Nothing, RuleValue::Quiet),
            RuleField::FullBoard => yes_or_no(self.draws.full_board),
            RuleField::Agreement => yes_or_no(self.draws.agreement),
        }
    }

    /// Goes through the rules in which this ruleset differs from another.
    pub fn differences(&self, other: &Self) -> impl Iterator<Item = RuleField> {
        RuleField::ALL.into_iter().filter(move |&field| self.value(field) != other.value(field))
    }

    /// Returns the ruleset with one rule changed to the value that `text` writes, as the `Display` of [`RuleValue`]
    /// does; `None` where the rule has no such value. A board is not chosen so: its id must come from a catalogue.
    ///
    /// ```
    /// use malom::rules::{Protection, RuleField, Ruleset};
    ///
    /// let mtte = Ruleset::STANDARD.with(RuleField::Protection, "always");
    /// assert_eq!(mtte, Some(Ruleset { protection: Protection::Always, ..Ruleset::STANDARD }));
    /// assert_eq!(Ruleset::STANDARD.with(RuleField::Stones, "many"), None);
    /// ```
    #[must_use]
    pub fn with(mut self, field: RuleField, text: &str) -> Option<Self> {
        let number = text.parse().ok();
        let yes = match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        let or_none = text == "none";
        match field {
            RuleField::Board => return None,
            RuleField::Mills => self.mills = MillShape::from_token(text)?,
            RuleField::Stones => self.stones = number?,
            RuleField::StoneCount => self.stone_count = StoneCount::from_token(text)?,
            RuleField::MovingWhilePlacing => {
                self.moving_while_placing = MovingWhilePlacing::from_token(text)?;
            }
            RuleField::Flying => self.flying = Flying::from_token(text)?,
            RuleField::FliesAt => self.flies_at = number?,
            RuleField::ThirdPhaseFrom => self.third_phase_from = number?,
            RuleField::Protection => self.protection = Protection::from_token(text)?,
            RuleField::Capture => self.capture = CaptureDuty::from_token(text)?,
            RuleField::Captured => self.captured = Captured::from_token(text)?,
            RuleField::CapturesPerTurn => self.captures_per_turn = CapturesPerTurn::from_token(text)?,
            RuleField::StandingMills => self.standing_mills = StandingMills::from_token(text)?,
            RuleField::Reclose => self.reclose = Reclose::from_token(text)?,
            RuleField::SwingMill => self.swing_mill = SwingMill::from_token(text)?,
            RuleField::Hopping => self.hopping = Hopping::from_token(text)?,
            RuleField::Passing => self.passing = Passing::from_token(text)?,
            RuleField::Custodian => self.custodian = Custodian::from_token(text)?,
            RuleField::Blocked => self.blocked = Blocked::from_token(text)?,
            RuleField::LosesBelow => self.loses_below = number?,
            RuleField::Counting => self.counting = Counting::from_token(text)?,
            RuleField::Repetition => self.draws.repetition = if or_none { None } else { Some(number?) },
            RuleField::Quiet => self.draws.quiet = if or_none { None } else { Some(Quiet::read(text)?) },
            RuleField::FullBoard => self.draws.full_board = yes?,
            RuleField::Agreement => self.draws.agreement = yes?,
        }
        Some(self)
    }
}

impl Quiet {
    /// Reads `26:third-phase`.
    fn read(text: &str) -> Option<Self> {
        let (plies, from) = text.split_once(':')?;
        Some(Self { plies: plies.parse().ok()?, from: QuietFrom::from_token(from)? })
    }
}
