//! What each rule may be: closed sets of values, each with a token for YAML, JSON and message ids.

/// Makes an enum whose variants each have a kebab-case token.
macro_rules! closed_enum {
    ($(#[$of_enum:meta])* $name:ident { $($(#[$of_variant:meta])* $variant:ident = $token:literal,)+ }) => {
        $(#[$of_enum])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$of_variant])* $variant,)+
        }

        impl $name {
            /// All values.
            pub const ALL: [Self; [$($token),+].len()] = [$(Self::$variant),+];

            /// Returns the token used in message ids, YAML and JSON.
            #[must_use]
            pub const fn token(self) -> &'static str {
                match self {
                    $(Self::$variant => $token,)+
                }
            }

            /// Returns the value with this token.
            #[must_use]
            pub fn from_token(token: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.token() == token)
            }
        }
    };
}
pub(crate) use closed_enum;

closed_enum! {
    /// Which three points can be a mill.
    MillShape {
        /// The points of a drawn line of three.
        Lines = "lines",
        /// Only those of a line that lies flat.
        HorizontalOnly = "horizontal-only",
        /// Also any path of two steps that turns.
        AlsoBent = "also-bent",
    }
}

closed_enum! {
    /// How many stones a side may begin with.
    StoneCount {
        /// As many as there is room for.
        Free = "free",
        /// A third of the board's points, give or take one: MTTE's rule.
        ThirdOfPoints = "third-of-points",
    }
}

closed_enum! {
    /// Whether a side may move while it has stones in hand.
    MovingWhilePlacing {
        /// Stones on the board stay until its hand is empty.
        No = "no",
        /// It chooses between placing and moving, as in Lasker's game.
        Yes = "yes",
        /// Only where it flies; it takes [`Flying::HandIgnored`] to fly with stones in hand.
        WhenFlying = "when-flying",
    }
}

closed_enum! {
    /// What a side may do that is down to the number of stones that fly, [`Ruleset::flies_at`](super::Ruleset::flies_at).
    Flying {
        /// Nothing more than before.
        Never = "never",
        /// Move to any empty point, once its hand is empty.
        At = "at",
        /// Move to any empty point, whatever is in its hand.
        HandIgnored = "hand-ignored",
        /// Move to any empty point; and so may the other side.
        EitherSide = "either-side",
        /// Hop along a line over the stone beside it.
        HopOnly = "hop-only",
    }
}

closed_enum! {
    /// Which stones their mills protect from capture.
    Protection {
        /// None.
        Never = "never",
        /// Those in mills, while one on the board stands outside.
        UnlessAll = "unless-all",
        /// Those in mills; where all stand in mills, nothing is taken.
        Always = "always",
        /// Those in mills, while one stands outside or is still in hand.
        EmptyHandToo = "empty-hand-too",
        /// Also those that have stood in a mill, while one on the board never has. Judged by the game: a position knows
        /// only of mills that stand.
        OnceInAMill = "once-in-a-mill",
    }
}

closed_enum! {
    /// Whether a closed mill takes a stone.
    CaptureDuty {
        /// It does, where one may be taken.
        Obliged = "obliged",
        /// The player may pass instead.
        Optional = "optional",
        /// Only one that a move closed; placing takes nothing.
        MovesOnly = "moves-only",
    }
}

closed_enum! {
    /// Where a captured stone goes.
    Captured {
        /// Out of the game.
        Removed = "removed",
        /// Back to its owner's hand.
        ToHand = "to-hand",
    }
}

closed_enum! {
    /// How many stones a turn takes.
    CapturesPerTurn {
        /// One, however many mills it closed.
        One = "one",
        /// One for each mill that it closed.
        OneAMill = "one-a-mill",
    }
}

closed_enum! {
    /// What mills are worth that the turn did not close.
    StandingMills {
        /// Nothing.
        Nothing = "nothing",
        /// They take a stone on every turn.
        Capture = "capture",
    }
}

closed_enum! {
    /// How often the same mill may be closed. Judged by the game: a position knows only of mills that stand.
    Reclose {
        /// As often as it is opened.
        Always = "always",
        /// Twice; a third time is refused.
        Twice = "twice",
        /// Again, but it takes a stone only the first time.
        Never = "never",
    }
}

closed_enum! {
    /// Whether a stone may leave a standing mill and with the same move close another.
    SwingMill {
        /// It may.
        Allowed = "allowed",
        /// It may not, as some house rules have it.
        Forbidden = "forbidden",
    }
}

closed_enum! {
    /// Whether stones may hop along a line over the stone beside them.
    Hopping {
        /// They may not.
        Forbidden = "forbidden",
        /// They may.
        Allowed = "allowed",
    }
}

closed_enum! {
    /// Whether a player may skip a turn.
    Passing {
        /// Whoever can play has to.
        Forbidden = "forbidden",
        /// A player may pass.
        Allowed = "allowed",
    }
}

closed_enum! {
    /// What becomes of an enemy stone on a line between two own ones.
    Custodian {
        /// Nothing.
        Safe = "safe",
        /// It may be taken, where this turn caught it.
        Caught = "caught",
    }
}

closed_enum! {
    /// What becomes of a side that is to move and has no legal action.
    Blocked {
        /// It has lost.
        Loses = "loses",
        /// It passes.
        Passes = "passes",
        /// The game is a draw.
        Draws = "draws",
    }
}

closed_enum! {
    /// Which stones count for having too few, [`Ruleset::loses_below`](super::Ruleset::loses_below).
    Counting {
        /// Those on the board and in hand.
        WithHand = "with-hand",
        /// Those on the board, once both hands are empty.
        AfterPlacing = "after-placing",
        /// Those on the board, at each capture.
        BoardOnly = "board-only",
    }
}

closed_enum! {
    /// When plies without a placing or a capture begin to count towards a draw.
    QuietFrom {
        /// From the last placing or capture.
        Always = "always",
        /// Likewise, but not before the third phase: after placing, either side has come down to the stones that fly.
        ThirdPhase = "third-phase",
    }
}
