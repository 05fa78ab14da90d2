//! Which key asks for what: one table for those who press keys and for the bar that names them.

use cursive::event::{Event, Key};

use crate::i18n::Message;
use crate::rules::Point;

use super::board::Direction;
use super::text::Voice;

/// What a key or a click asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// The board's cursor moves on.
    Go(Direction),
    /// The choice moves up a list.
    Up,
    /// The choice moves down a list.
    Down,
    /// What the cursor is on is chosen.
    Act,
    /// This point is chosen.
    Touch(Point),
    /// The row of this index is chosen.
    Pick(usize),
    /// A letter that begins the name of a point, as its column.
    Column(u8),
    /// A digit that ends the name of a point.
    Row(u8),
    /// A digit that numbers what is listed.
    Digit(u8),
    /// The text is scrolled by pages, or a few lines by the wheel.
    Scroll(Amount),
    /// What has been typed or chosen is given up, the dialog closed, the screen left.
    Leave,
    /// The marks are complete.
    HandIn,
    /// The turn is passed.
    Pass,
    /// The next hint.
    Hint,
    /// The last input is taken back.
    Undo,
    /// The solution is to be shown.
    Solution,
    /// On.
    Next,
    /// To the previous step.
    Previous,
    /// The position is to be played on freely, or no longer.
    Explore,
    /// On with the game after a turn that spoiled the goal.
    PlayOn,
    /// The puzzle from its beginning.
    Again,
    /// The list of steps.
    Steps,
    /// Training with puzzles.
    Train,
    /// What comes back today.
    Review,
    /// The test that finds where to begin.
    Place,
    /// The questions that people ask.
    Questions,
    /// The glossary or, in a lesson, those of its words that the prompt uses.
    Glossary,
    /// A search in a list.
    Search,
    /// A sign of what is searched for.
    Type(char),
    /// The last sign of what is searched for is taken back.
    Erase,
    /// The drills.
    Drill,
    /// The rating as a number, or in words alone.
    Number,
    /// The next language.
    Language,
    /// Colours, or none.
    Colours,
    /// ASCII signs, or all.
    Ascii,
    /// A report to copy.
    Report,
    /// Help, with the rules.
    Help,
    /// The end of the program.
    Quit,
}

/// How far a text is scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Amount {
    PageUp,
    PageDown,
    LinesUp,
    LinesDown,
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// One that writes nothing.
    Key(Key),
    /// One that writes a sign.
    Char(char),
}

impl Press {
    /// Reads a key press. Capitals count as small letters: a point typed with the lock on is still a point.
    pub(super) fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Key(key) => Some(Self::Key(*key)),
            Event::Char(sign) => Some(Self::Char(sign.to_ascii_lowercase())),
            _ => None,
        }
    }
}

/// A command of the screen: the keys that give it, and how the key bar names both.
pub(super) struct Binding {
    /// The keys' name: itself where it is a single sign, else the id of a message.
    pub(super) name: &'static str,
    /// The id of the message that says what it does.
    pub(super) label: &'static str,
    /// The keys, with what each asks for.
    pub(super) keys: &'static [(Press, Order)],
}

impl Binding {
    /// Names the keys, of which so many do something now.
    pub(super) fn name(&self, count: usize, voice: Voice<'_>) -> String {
        match self.name.len() {
            1 => self.name.to_owned(),
            _ => voice.say(&Message::new(self.name).arg("count", count)),
        }
    }
}

const fn binding(name: &'static str, label: &'static str, keys: &'static [(Press, Order)]) -> Binding {
    Binding { name, label, keys }
}

const fn on(key: Key, order: Order) -> (Press, Order) {
    (Press::Key(key), order)
}

const fn column(letter: char) -> (Press, Order) {
    (Press::Char(letter), Order::Column(letter as u8 - b'a'))
}

const fn row(number: char) -> (Press, Order) {
    (Press::Char(number), Order::Row(number as u8 - b'1'))
}

const fn digit(number: char) -> (Press, Order) {
    (Press::Char(number), Order::Digit(number as u8 - b'0'))
}

/// The key to the drills.
pub(super) const DRILL_KEY: &str = "z";

/// All commands, in the order of the key bar. No letter from a to g is among them: it begins a point.
pub(super) const BINDINGS: &[Binding] = &[
    binding(
        "key-board",
        "do-point",
        &[
            on(Key::Up, Order::Go(Direction::Up)),
            on(Key::Down, Order::Go(Direction::Down)),
            on(Key::Left, Order::Go(Direction::Left)),
            on(Key::Right, Order::Go(Direction::Right)),
            column('a'),
            column('b'),
            column('c'),
            column('d'),
            column('e'),
            column('f'),
            column('g'),
        ],
    ),
    binding("key-row", "do-row", &[row('1'), row('2'), row('3'), row('4'), row('5'), row('6'), row('7')]),
    binding("key-list", "do-list", &[on(Key::Up, Order::Up), on(Key::Down, Order::Down)]),
    binding(
        "key-digit",
        "do-choose",
        &[
            digit('1'),
            digit('2'),
            digit('3'),
            digit('4'),
            digit('5'),
            digit('6'),
            digit('7'),
            digit('8'),
            digit('9'),
        ],
    ),
    binding("key-enter", "do-act", &[on(Key::Enter, Order::Act), (Press::Char(' '), Order::Act)]),
    binding(
        "key-next",
        "do-next",
        &[(Press::Char('n'), Order::Next), on(Key::Enter, Order::Next), (Press::Char(' '), Order::Next)],
    ),
    binding("j", "do-play-on", &[(Press::Char('j'), Order::PlayOn)]),
    binding("o", "do-hand-in", &[(Press::Char('o'), Order::HandIn)]),
    binding("x", "do-explore", &[(Press::Char('x'), Order::Explore)]),
    binding("h", "do-hint", &[(Press::Char('h'), Order::Hint)]),
    binding("u", "do-undo", &[(Press::Char('u'), Order::Undo)]),
    binding("s", "do-solution", &[(Press::Char('s'), Order::Solution)]),
    binding("0", "do-pass", &[(Press::Char('0'), Order::Pass)]),
    binding("p", "do-previous", &[(Press::Char('p'), Order::Previous)]),
    binding("m", "do-again", &[(Press::Char('m'), Order::Again)]),
    binding("t", "do-steps", &[(Press::Char('t'), Order::Steps)]),
    binding("t", "do-train", &[(Press::Char('t'), Order::Train)]),
    binding(DRILL_KEY, "do-drill", &[(Press::Char('z'), Order::Drill)]),
    binding("v", "do-review", &[(Press::Char('v'), Order::Review)]),
    binding("p", "do-place", &[(Press::Char('p'), Order::Place)]),
    binding("y", "do-questions", &[(Press::Char('y'), Order::Questions)]),
    binding("w", "do-glossary", &[(Press::Char('w'), Order::Glossary)]),
    binding("/", "do-search", &[(Press::Char('/'), Order::Search)]),
    binding("v", "do-number", &[(Press::Char('v'), Order::Number)]),
    binding(
        "key-page",
        "do-scroll",
        &[on(Key::PageUp, Order::Scroll(Amount::PageUp)), on(Key::PageDown, Order::Scroll(Amount::PageDown))],
    ),
    binding("l", "do-language", &[(Press::Char('l'), Order::Language)]),
    binding("k", "do-colours", &[(Press::Char('k'), Order::Colours)]),
    binding("i", "do-ascii", &[(Press::Char('i'), Order::Ascii)]),
    binding("r", "do-report", &[(Press::Char('r'), Order::Report)]),
    binding("?", "do-help", &[(Press::Char('?'), Order::Help)]),
    binding("key-esc", "do-leave", &[on(Key::Esc, Order::Leave)]),
    binding("q", "do-quit", &[(Press::Char('q'), Order::Quit)]),
];

#[cfg(test)]
mod tests {
    use super::*;

    use crate::i18n::{Localizer, Texts};

    const CONTEXTS: [&str; 19] = [
        "home",
        "lesson",
        "searching",
        "question",
        "word",
        "marking",
        "opening",
        "typing",
        "exploring",
        "end",
        "dialog",
        "help",
        "training",
        "list",
        "puzzle",
        "drill",
        "marking-puzzle",
        "puzzle-done",
        "trying",
    ];

    #[test]
    fn no_letter_of_a_point_is_a_command() {
        for binding in BINDINGS {
            for (press, order) in binding.keys {
                let letter = matches!(press, Press::Char('a'..='g'));
                assert_eq!(letter, matches!(order, Order::Column(_)), "{}", binding.label);
            }
        }
    }

    #[test]
    fn every_command_has_a_name_in_every_language() {
        let texts = Texts::embedded().unwrap();
        for tag in texts.tags() {
            let localizer = Localizer::new(&texts, &tag);
            for binding in BINDINGS {
                for context in CONTEXTS {
                    localizer.try_text(&Message::new(binding.label).arg("context", context)).unwrap();
                }
                if binding.name.len() > 1 {
                    localizer.try_text(&Message::new(binding.name).arg("count", 1)).unwrap();
                }
            }
        }
    }

    #[test]
    fn capitals_count_as_small_letters() {
        assert_eq!(Press::of(&Event::Char('G')), Some(Press::Char('g')));
        assert_eq!(Press::of(&Event::CtrlChar('g')), None);
    }
}
