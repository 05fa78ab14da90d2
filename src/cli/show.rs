//! `malom show`: a position as a text board.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::explain;
use crate::i18n::{Localizer, Message};
use crate::rules::{ByColor, Color, Fen, Outcome, Position, Rules};
use crate::text_board::{Charset, Glyph, board_text};

use super::context::{Context, Failure};
use super::exit;
use super::source::{self, Asked};

/// The arguments of `malom show`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[arg(help = source::HELP)]
    position: String,
    /// Draw with ASCII characters alone
    #[arg(long)]
    ascii: bool,
    /// Answer as JSON, an object for each position
    #[arg(long)]
    json: bool,
}

/// Draws positions: the board, the hands, and who is to act or how the game has ended.
///
/// # Errors
///
/// Broken texts; a position that can't be read; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = context.rules;
    if args.json {
        return source::each(rules, &args.position, |position, _| {
            writeln!(out, "{}", data(rules, &position))?;
            Ok(exit::DONE)
        });
    }
    let localizer = context.localizer()?;
    let charset = if args.ascii { Charset::Ascii } else { Charset::Unicode };
    let mut first = true;
    source::each(rules, &args.position, |position, asked| {
        if asked == Asked::InList && !std::mem::take(&mut first) {
            writeln!(out)?;
        }
        for line in drawing(rules, &position, charset, &localizer) {
            writeln!(out, "{line}")?;
        }
        Ok(exit::DONE)
    })
}

fn drawing(rules: &Rules, position: &Position, charset: Charset, localizer: &Localizer) -> Vec<String> {
    let (closed, free) = (position.closed_mills(rules).set(), position.captures(rules));
    let mut lines = board_text(rules.board(), charset, |point| Glyph {
        before: match point {
            _ if closed.contains(point) => Some('='),
            _ if free.contains(point) => Some('!'),
            _ => None,
        },
        point: charset.point(position.at(point)),
        after: None,
    });
    let stone = |color| charset.point(Some(color)).to_string();
    let hands = Message::new("show-hands")
        .arg("white", position.hand(Color::White))
        .arg("black", position.hand(Color::Black))
        .arg("white-stone", stone(Color::White))
        .arg("black-stone", stone(Color::Black));
    let turn = position.outcome(rules).map_or_else(
        || {
            Message::new("show-turn")
                .arg("player", position.to_move().token())
                .arg("stone", stone(position.to_move()))
                .arg("due", if position.capture_due() { "yes" } else { "no" })
        },
        explain::outcome,
    );
    lines.push(String::new());
    lines.extend([hands, turn].map(|message| localizer.text(&message)));
    lines
}

fn data(rules: &Rules, position: &Position) -> Value {
    let setup = position.setup(rules);
    let sides = ByColor::from_fn(|color| {
        let stones: Vec<String> = position.stones(color).into_iter().map(|point| point.to_string()).collect();
        json!({
            "stones": stones,
            "hand": position.hand(color),
            "phase": position.phase(rules, color).token(),
        })
    });
    let outcome = position.outcome(rules);
    let closed: Vec<String> = position.closed_mills(rules).iter().map(|mill| mill.to_string()).collect();
    json!({
        "position": setup.to_string(),
        "fen": Fen::fits(rules).then(|| Fen::from(setup).to_string()),
        "to_move": position.to_move().token(),
        "white": sides.white,
        "black": sides.black,
        "closed": closed,
        "winner": outcome.and_then(Outcome::winner).map(Color::token),
        "by": outcome.map(Outcome::token),
    })
}
