//! The rules core held against other programs, and against itself.

mod board;
mod families;
mod game;
mod game_text;
mod history;
mod illegal;
mod notation;
mod properties;
mod reference;
mod setup;
mod whole_games;

pub(crate) use families::ruleset;
use malom::rules::{Action, Position, Rules, Setup};

/// The rows of a table in tests/data, without its header and comments, each with its line number.
pub(crate) fn rows<const N: usize>(table: &'static str) -> impl Iterator<Item = (usize, [&'static str; N])> {
    let lines = table.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.skip(1).map(|(index, line)| {
        let cells: Vec<&str> = line.split('\t').collect();
        let found = cells.len();
        (index + 1, cells.try_into().unwrap_or_else(|_| panic!("line {}: {found} cells, not {N}", index + 1)))
    })
}

/// The position that a short form describes, by the standard rules.
fn position(text: &str) -> Position {
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::new(Rules::standard(), &setup).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after these actions, written with spaces between them.
fn after(mut position: Position, actions: &str) -> Position {
    for text in actions.split_whitespace() {
        position = match position.play(Rules::standard(), action(text)) {
            Ok((next, _)) => next,
            Err(illegal) => panic!("{actions}: {text} is refused: {illegal:?}"),
        };
    }
    position
}
