//! Positions on the command line, or one a line from standard input.

use std::io::{self, BufRead};
use std::process::ExitCode;

use crate::rules::{Fen, NotationError, Position, Rules, Setup, SetupErrors};
use crate::text_file;

use super::context::{Failure, complain};
use super::exit;

/// The help of an argument that names a position.
pub(super) const HELP: &str =
    "Position, such as \"w W:a1,d1+7 B:d2,f6+7\", or a FEN; - reads one a line from standard input";

/// Whether a position is the only one, so that its answer may take several lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// On the command line, alone.
    Alone,
    /// On standard input, to be answered on one line.
    InList,
}

/// Answers the position that `text` names or, where it is `-`, each position on standard input. A line of that which is
/// no position is told, and the rest goes on.
///
/// # Errors
///
/// A `text` that is no position; standard input that can't be read; as `answer`.
pub(super) fn each(
    rules: &Rules,
    text: &str,
    mut answer: impl FnMut(Position, Asked) -> Result<ExitCode, Failure>,
) -> Result<ExitCode, Failure> {
    if text != "-" {
        let position =
            read(rules, text).map_err(|fault| Failure::Input(fault.at("position", ", character ")))?;
        return answer(position, Asked::Alone);
    }
    let mut code = exit::DONE;
    for (index, line) in io::stdin().lock().split(b'\n').enumerate() {
        let line = line.map_err(|error| Failure::input(format!("standard input: {error}")))?;
        let line = line.strip_suffix(b"\r").unwrap_or(&line);
        match text_file::decode(line).map_err(|_| Fault::NotUtf8).and_then(|text| read(rules, text)) {
            Ok(position) => {
                let answered = answer(position, Asked::InList)?;
                code = if code == exit::DONE { answered } else { code };
            }
            Err(fault) => {
                fault.at(&format!("-:{}", index + 1), ":").iter().for_each(|fault| complain(fault));
                code = exit::input();
            }
        }
    }
    Ok(code)
}

/// Why a text is no position.
enum Fault {
    NotUtf8,
    /// It can't be read.
    Notation(NotationError),
    /// It can be read, but not be played.
    Setup(SetupErrors),
}

impl Fault {
    /// Says where the fault lies, a line each; `character` stands before the number of the character.
    fn at(&self, place: &str, character: &str) -> Vec<String> {
        match self {
            Self::NotUtf8 => vec![format!("{place}: not UTF-8")],
            Self::Notation(error) => vec![format!("{place}{character}{}: {}", error.offset + 1, error.kind)],
            Self::Setup(SetupErrors(errors)) => {
                errors.iter().map(|error| format!("{place}: {error}")).collect()
            }
        }
    }
}

/// Reads a position in the short form or as FEN, which alone has `/` in its first field.
fn read(rules: &Rules, text: &str) -> Result<Position, Fault> {
    let is_fen = text.split_whitespace().next().is_some_and(|field| field.contains('/'));
    let setup = if is_fen { text.parse::<Fen>().map(|fen| fen.setup) } else { text.parse::<Setup>() };
    Position::new(rules, &setup.map_err(Fault::Notation)?).map_err(Fault::Setup)
}
