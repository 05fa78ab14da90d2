//! Positions on the command line, or one a line from standard input.

use std::io::{self, BufRead, BufReader};
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
    each_given(rules, text, |given, asked| answer(given.position, asked))
}

/// A position as it was given.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    pub(super) position: Position,
    /// The quiet plies before it; 0 where the form does not tell them.
    pub(super) quiet_plies: u32,
    /// Whether what was read already goes on after it, so that whoever asks does not wait for this answer.
    pub(super) more_waits: bool,
}

/// Does the same as [`each`], and passes on what else is known of each position.
///
/// # Errors
///
/// As [`each`].
pub(super) fn each_given(
    rules: &Rules,
    text: &str,
    mut answer: impl FnMut(Given, Asked) -> Result<ExitCode, Failure>,
) -> Result<ExitCode, Failure> {
    if text != "-" {
        let given =
            read(rules, text).map_err(|fault| Failure::Input(fault.at("position", ", character ")))?;
        return answer(given, Asked::Alone);
    }
    let mut code = exit::DONE;
    let mut input = BufReader::new(io::stdin().lock());
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let read_bytes = input.read_until(b'\n', &mut line);
        if read_bytes.map_err(|error| Failure::input(format!("standard input: {error}")))? == 0 {
            break;
        }
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        match text_file::decode(text).map_err(|_| Fault::NotUtf8).and_then(|text| read(rules, text)) {
            Ok(given) => {
                let given = Given { more_waits: !input.buffer().is_empty(), ..given };
                let answered = answer(given, Asked::InList)?;
                code = if code == exit::DONE { answered } else { code };
            }
            Err(fault) => {
                fault.at(&format!("-:{number}"), ":").iter().for_each(|fault| complain(fault));
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
fn read(rules: &Rules, text: &str) -> Result<Given, Fault> {
    let is_fen = text.split_whitespace().next().is_some_and(|field| field.contains('/'));
    let (setup, quiet_plies) = if is_fen {
        let fen: Fen = text.parse().map_err(Fault::Notation)?;
        (fen.setup, fen.quiet_plies)
    } else {
        (text.parse::<Setup>().map_err(Fault::Notation)?, 0)
    };
    let position = Position::new(rules, &setup).map_err(Fault::Setup)?;
    Ok(Given { position, quiet_plies, more_waits: false })
}
