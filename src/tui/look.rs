//! How things look: signs and styles, with and without colours, in Unicode and in ASCII.

use cursive::theme::{BaseColor, ColorStyle, Effect, Style};

use crate::rules;
use crate::solver::{Bounds, Value};
use crate::tutor::Role;

/// How the screen is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether colours are used; without them, signs and attributes tell all.
    pub colours: bool,
    /// Whether signs are drawn in ASCII.
    pub ascii: bool,
}

/// What a choice is worth to whoever makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Worth {
    /// It wins.
    Win,
    /// It holds the draw.
    Draw,
    /// It loses.
    Loss,
    /// Nobody knows for certain.
    Open,
}

impl Worth {
    /// All of them, the best first.
    pub(super) const ALL: [Self; 4] = [Self::Win, Self::Draw, Self::Loss, Self::Open];

    /// Returns what a value between these bounds comes to.
    pub(super) fn of(bounds: Bounds) -> Self {
        match (bounds.least, bounds.most) {
            (Value::Win(_), _) => Self::Win,
            (_, Value::Loss(_)) => Self::Loss,
            (Value::Draw, Value::Draw) => Self::Draw,
            (Value::Draw | Value::Loss(_), Value::Draw | Value::Win(_)) => Self::Open,
        }
    }

    /// Returns the token used in message ids.
    pub(super) const fn token(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Loss => "loss",
            Self::Open => "open",
        }
    }
}

/// What stands before and after a highlighted point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) before: char,
    pub(super) after: char,
}

/// Box-drawing characters by the ways that lead out of a cell: 1 up, 2 right, 4 down, 8 left.
const LINES: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
const ASCII_LINES: [char; 16] =
    [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'];

impl Look {
    const fn sign(self, sign: char, ascii: char) -> char {
        if self.ascii { ascii } else { sign }
    }

    /// Returns the sign of a line by the ways that lead out of its cell: 1 up, 2 right, 4 down, 8 left.
    pub(super) const fn line(self, ways: u8) -> char {
        if self.ascii { ASCII_LINES[ways as usize & 15] } else { LINES[ways as usize & 15] }
    }

    /// Returns the sign of a line that falls from left to right, or rises.
    pub(super) const fn slanting(self, falls: bool) -> char {
        if falls { self.sign('╲', '\\') } else { self.sign('╱', '/') }
    }

    /// Returns the sign of a stone.
    pub(super) const fn stone(self, color: rules::Color) -> char {
        match color {
            rules::Color::White => self.sign('○', 'O'),
            rules::Color::Black => self.sign('●', '@'),
        }
    }

    /// Returns a stone of five columns and three rows.
    pub(super) const fn large_stone(self, color: rules::Color) -> [&'static str; 3] {
        match (color, self.ascii) {
            (rules::Color::White, false) => ["╭───╮", "│ ○ │", "╰───╯"],
            (rules::Color::Black, false) => ["▗▄▄▄▖", "▐█●█▌", "▝▀▀▀▘"],
            (rules::Color::White, true) => [".---.", "| O |", "'---'"],
            (rules::Color::Black, true) => [".@@@.", "@@@@@", "'@@@'"],
        }
    }

    /// Returns the sign of a point to which a stone may go.
    pub(super) const fn target(self) -> char {
        self.sign('·', '.')
    }

    /// Returns the sign between two things that are listed.
    pub(super) const fn separator(self) -> char {
        self.sign('·', '-')
    }

    /// Returns the sign before what is chosen, or said last.
    pub(super) const fn pointer(self) -> char {
        self.sign('▸', '>')
    }

    /// Returns the sign of something done.
    pub(super) const fn done(self) -> char {
        self.sign('✓', '*')
    }

    /// Returns the signs of text above and below what is shown.
    pub(super) const fn more(self) -> [char; 2] {
        if self.ascii { ['^', 'v'] } else { ['▲', '▼'] }
    }

    /// Draws how much of a whole is done, in so many columns. What is begun shows, and so does what is missing.
    pub(super) fn bar(self, done: usize, whole: usize, columns: usize) -> String {
        let full = match (done, whole) {
            (0, _) | (_, 0) => 0,
            _ if done >= whole => columns,
            _ => (done * columns / whole).clamp(1, columns.saturating_sub(1)),
        };
        let sign = |index| if index < full { self.sign('█', '#') } else { self.sign('░', '-') };
        (0..columns).map(sign).collect()
    }

    /// Draws so many stars out of three.
    pub(super) fn stars(self, count: u8) -> String {
        let star = |index| if index < count { self.sign('★', '*') } else { self.sign('☆', '.') };
        (0..3).map(star).collect()
    }

    /// Returns the marks of a role.
    pub(super) const fn mark(self, role: Role) -> Mark {
        let (before, after) = match role {
            Role::Selected => ('[', ']'),
            Role::Target => (' ', ' '),
            Role::Mill => ('=', ' '),
            Role::Free => ('!', ' '),
            Role::LastTurn => (' ', '\''),
            Role::Hinted => ('?', ' '),
            Role::Wrong => (self.sign('×', 'x'), ' '),
        };
        Mark { before, after }
    }

    /// Returns the style of a highlighted point. Each sets both its colours, so that its contrast does not depend on
    /// the terminal's.
    pub(super) fn role(self, role: Role) -> Style {
        let (front, back) = match role {
            Role::Selected => (BaseColor::White, BaseColor::Blue),
            Role::Target => (BaseColor::Black, BaseColor::Green),
            Role::Mill => (BaseColor::Black, BaseColor::Cyan),
            Role::Free => (BaseColor::Black, BaseColor::Yellow),
            Role::LastTurn => return bold(),
            Role::Hinted => (BaseColor::White, BaseColor::Magenta),
            Role::Wrong => (BaseColor::White, BaseColor::Red),
        };
        if self.colours { ColorStyle::new(front.dark(), back.dark()).into() } else { bold() }
    }

    /// Returns the sign of what a choice is worth.
    pub(super) const fn worth(self, worth: Worth) -> char {
        match worth {
            Worth::Win => self.sign('▲', '^'),
            Worth::Draw => self.sign('◆', '~'),
            Worth::Loss => self.sign('▼', 'v'),
            Worth::Open => '?',
        }
    }

    /// Returns the style of that sign.
    pub(super) fn worth_style(self, worth: Worth) -> Style {
        let back = match worth {
            Worth::Win => BaseColor::Green,
            Worth::Draw => BaseColor::Yellow,
            Worth::Loss => BaseColor::Red,
            Worth::Open => BaseColor::White,
        };
        let front = if worth == Worth::Loss { BaseColor::White } else { BaseColor::Black };
        if self.colours { ColorStyle::new(front.dark(), back.dark()).into() } else { bold() }
    }

    /// Returns the style of a stone. Magenta is about as far from black as from white.
    pub(super) fn stone_style(self, color: rules::Color) -> Style {
        match color {
            rules::Color::White => bold(),
            rules::Color::Black => self.coloured(BaseColor::Magenta).combine(bold()),
        }
    }

    fn coloured(self, color: BaseColor) -> Style {
        if self.colours { ColorStyle::front(color.dark()).into() } else { Style::none() }
    }

    /// Writes a text with the punctuation that the terminal has, and keeps mills and moves (`a1–d1–g1`) on one line.
    pub(super) fn text(self, text: &str) -> String {
        let mut written = String::with_capacity(text.len());
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            match sign {
                _ if !self.ascii => written.push(sign),
                '–' | '—' | '·' => written.push('-'),
                '“' | '”' | '„' => written.push('"'),
                '‘' | '’' => written.push('\''),
                '‹' => written.push('<'),
                '›' => written.push('>'),
                '…' => written.push_str("..."),
                _ => written.push(sign),
            }
            if sign == '–' && signs.peek().is_some_and(|next| next.is_alphanumeric()) {
                written.push(WORD_JOINER);
            }
        }
        written
    }
}

/// A sign without width that no line is broken at.
const WORD_JOINER: char = '\u{2060}';

/// A style that does not depend on colours.
pub(super) fn bold() -> Style {
    Effect::Bold.into()
}

/// A style for what is chosen.
pub(super) fn reverse() -> Style {
    Effect::Reverse.into()
}
