//! What is wrong with a puzzle, and what is true instead.

use std::fmt;

use crate::rules::Turn;

/// Something that does not hold of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It can't be read, or its position is none by the rules.
    Unread(String),
    /// It is for other rules than are known here.
    Rules(String),
    /// The game is over in its position.
    Over,
    /// A capture is due in its position.
    InsideTurn,
    /// It is said to be won, or a draw, and is something else.
    Value {
        /// What is claimed.
        claimed: &'static str,
        /// What it is worth: `draw`, `loss-4`, or that it is not won so soon.
        found: String,
    },
    /// It is won, but in another number of turns.
    Length {
        /// The turns that are claimed.
        claimed: u8,
        /// The turns of the fastest win.
        turns: u16,
        /// Whether the number is right if captures are counted as turns of their own.
        with_captures: bool,
    },
    /// A solution goes wrong.
    Line {
        /// Which, counted from 1.
        line: usize,
        /// The turn, counted from 1 over both sides.
        turn: usize,
        /// How.
        fault: LineFault,
    },
    /// Other first turns are as fast as those of the solutions.
    Others(Vec<Turn>),
    /// Nothing is claimed, and what the position is worth is no goal.
    NoGoal(String),
    /// It is neither proved nor refuted.
    Open(String),
}

/// How a solution goes wrong at a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// It can't be read, or is refused by the rules.
    Illegal {
        /// What is written.
        text: String,
        /// Why.
        reason: String,
    },
    /// It is the other side's turn.
    Side {
        /// What is written.
        text: String,
        /// Whose it is said to be.
        side: String,
    },
    /// The learner's turn gives the win away.
    Spoils {
        /// The turn.
        turn: Turn,
        /// The reply that refutes it.
        reply: Option<Turn>,
        /// What the position is worth for the learner after that.
        worth: String,
    },
    /// The learner's turn wins, but not as fast as it can be.
    Slower {
        /// The turn.
        turn: Turn,
        /// The plies of the fastest win.
        fastest: u16,
        /// The plies after all with this turn; `None` where it is not known whether it wins at all.
        plies: Option<u16>,
    },
    /// The enemy's turn is not the longest resistance, so that the solution looks shorter than it is.
    Defence {
        /// The turn.
        turn: Turn,
        /// One that lasts longest.
        longest: Turn,
        /// The plies to the end by the turn, and by the longest.
        plies: [u16; 2],
    },
    /// It ends before the game does.
    Unfinished,
}

impl Wrong {
    /// Returns the token used in JSON.
    #[must_use]
    pub const fn token(&self) -> &'static str {
        match self {
            Self::Unread(_) => "unread",
            Self::Rules(_) => "rules",
            Self::Over => "over",
            Self::InsideTurn => "inside-turn",
            Self::Value { .. } => "value",
            Self::Length { .. } => "length",
            Self::Line { fault, .. } => match fault {
                LineFault::Illegal { .. } => "illegal",
                LineFault::Side { .. } => "side",
                LineFault::Spoils { .. } => "spoils",
                LineFault::Slower { .. } => "slower",
                LineFault::Defence { .. } => "defence",
                LineFault::Unfinished => "unfinished",
            },
            Self::Others(_) => "others",
            Self::NoGoal(_) => "no-goal",
            Self::Open(_) => "open",
        }
    }

    /// Tells whether the puzzle is unsound with it, and not only said wrongly: a distance that was computed takes the place
    /// of one that was claimed, but a win that is none does not become one.
    #[must_use]
    pub const fn is_unsound(&self) -> bool {
        match self {
            Self::Unread(_)
            | Self::Rules(_)
            | Self::Over
            | Self::InsideTurn
            | Self::Value { .. }
            | Self::NoGoal(_)
            | Self::Open(_) => true,
            Self::Line { fault, .. } => {
                matches!(fault, LineFault::Illegal { .. } | LineFault::Side { .. } | LineFault::Spoils { .. })
            }
            Self::Length { .. } | Self::Others(_) => false,
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(why) | Self::Open(why) => f.write_str(why),
            Self::Rules(name) => write!(f, "the rules `{name}` are not known here"),
            Self::Over => f.write_str("the game is over in this position"),
            Self::InsideTurn => f.write_str("a capture is due (a puzzle begins with a whole turn)"),
            Self::Value { claimed, found } => write!(f, "claimed: {claimed}; computed: {found}"),
            Self::Length { claimed, turns, with_captures } => {
                write!(
                    f,
                    "claimed: won in {}; computed: in {}",
                    turns_text((*claimed).into()),
                    turns_text(*turns)
                )?;
                let why = " (captures are counted as turns of their own)";
                f.write_str(if *with_captures { why } else { "" })
            }
            Self::Line { line, turn, fault } => write!(f, "solution {line}, turn {turn}: {fault}"),
            Self::Others(turns) => write!(f, "as fast, but not told: {}", list(turns)),
            Self::NoGoal(value) => write!(f, "nothing is claimed, and the position is {value}"),
        }
    }
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { text, reason } => write!(f, "`{}` is refused: {reason}", text.escape_debug()),
            Self::Side { text, side } => {
                write!(f, "`{}` is not {}'s turn", text.escape_debug(), side.escape_debug())
            }
            Self::Spoils { turn, reply, worth } => {
                write!(f, "{turn} gives the win away: {worth}")?;
                reply.map_or(Ok(()), |reply| write!(f, " after {reply}"))
            }
            Self::Slower { turn, fastest, plies: Some(plies) } => {
                write!(f, "{turn} wins in {plies} plies, not in {fastest}")
            }
            Self::Slower { turn, fastest, plies: None } => {
                write!(f, "{turn} does not win in {fastest} plies (whether it wins at all is not settled)")
            }
            Self::Defence { turn, longest, plies: [plies, most] } => {
                write!(f, "{turn} resists for {plies} plies, {longest} for {most}")
            }
            Self::Unfinished => f.write_str("the solution ends, but the game goes on"),
        }
    }
}

fn turns_text(turns: u16) -> String {
    if turns == 1 { "1 turn".to_owned() } else { format!("{turns} turns") }
}

fn list(turns: &[Turn]) -> String {
    turns.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
