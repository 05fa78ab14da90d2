//! `malom explain`: whether actions are legal and, where not, why.

use std::io::Write;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::explain;
use crate::i18n::{Localizer, Message};
use crate::rules::{Action, Color, Events, Illegal, Mills, Outcome, PointSet, Position, Rules, Turn};
use crate::tutor::families_differ;

use super::context::{Context, Failure};
use super::exit;
use super::source::{self, Asked};

/// The arguments of `malom explain`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[arg(help = source::HELP)]
    position: String,
    /// Actions or whole turns to play one after the other: d6, a1-a4, xd2, g1xd2, pass
    #[arg(value_name = "ACTION", required = true)]
    turns: Vec<Turn>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Plays actions one after the other and explains each, up to the first that is refused.
///
/// # Errors
///
/// Broken texts; a position that can't be read; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let localizer = context.localizer()?;
    source::each(context.rules, &args.position, |position, asked| {
        let between = if asked == Asked::InList { " " } else { "\n" };
        explain(context.rules, &localizer, args, position, between, out)
    })
}

fn explain(
    rules: &Rules,
    localizer: &Localizer,
    args: &Args,
    mut position: Position,
    between: &str,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let mut answers = Vec::new();
    let mut code = exit::DONE;
    for action in args.turns.iter().flat_map(|turn| turn.actions()) {
        let by = position.to_move();
        let family = families_differ(rules, &position, action);
        let told = |id: &str| {
            let told = Message::new(id).arg("action", explain::action_text(action));
            localizer.text(&if family { explain::labelled(told) } else { told })
        };
        match position.play(rules, action) {
            Ok((next, events)) => {
                answers.push(legal(localizer, action, &events, &told("explain-legal"), family));
                position = next;
            }
            Err(illegal) => {
                let text = localizer.text(&explain::illegal(&illegal, by));
                answers.push((
                    format!("{} {text}", told("explain-illegal")),
                    json!({
                        "action": action.to_string(),
                        "legal": false,
                        "reason": illegal.kind().token(),
                        "facts": facts(&illegal),
                        "family": family,
                        "text": text,
                    }),
                ));
                code = exit::NO;
                break;
            }
        }
    }
    let (texts, values): (Vec<String>, Vec<Value>) = answers.into_iter().unzip();
    let text = if args.json { json!({ "actions": values }).to_string() } else { texts.join(between) };
    writeln!(out, "{text}")?;
    Ok(code)
}

fn legal(
    localizer: &Localizer,
    action: Action,
    events: &Events,
    told: &str,
    family: bool,
) -> (String, Value) {
    let brought =
        explain::events(events).iter().map(|message| localizer.text(message)).collect::<Vec<_>>().join(" ");
    let value = json!({
        "action": action.to_string(),
        "legal": true,
        "closed": mills(&events.closed),
        "nothing_to_capture": events.nothing_to_capture,
        "winner": events.over.and_then(Outcome::winner).map(Color::token),
        "family": family,
        "text": brought,
    });
    (format!("{told} {brought}").trim_end().to_owned(), value)
}

/// Returns the facts of a refusal, as data.
pub(super) fn facts(illegal: &Illegal) -> Value {
    match *illegal {
        Illegal::GameOver { outcome } => {
            json!({ "winner": outcome.winner().map(Color::token), "by": outcome.token() })
        }
        Illegal::CaptureDue { ref closed, free } => json!({ "closed": mills(closed), "free": points(free) }),
        Illegal::NoCaptureDue { at, ref standing } => {
            json!({ "at": at.to_string(), "standing": mills(standing) })
        }
        Illegal::PassForbidden { legal } => json!({ "legal": legal }),
        Illegal::StonesInHand { left } | Illegal::FlyingWhilePlacing { left } => json!({ "left": left }),
        Illegal::HandEmpty { stones } => json!({ "stones": stones }),
        Illegal::NotAPoint { at }
        | Illegal::Empty { at }
        | Illegal::NotYourStone { at }
        | Illegal::OwnStone { at }
        | Illegal::SamePoint { at } => json!({ "at": at.to_string() }),
        Illegal::Occupied { at, by } => json!({ "at": at.to_string(), "by": by.token() }),
        Illegal::NotCaught { at, caught } => json!({ "at": at.to_string(), "caught": points(caught) }),
        Illegal::Protected { at, mill, free } => {
            json!({ "at": at.to_string(), "mill": mill.to_string(), "free": points(free) })
        }
        Illegal::NotAdjacent { from, to, between, jumps, stones, flies_at } => json!({
            "from": from.to_string(),
            "to": to.to_string(),
            "between": between.to_string(),
            "jumps": jumps,
            "stones": stones,
            "flies_at": flies_at,
        }),
        Illegal::OffLine { from, to, diagonal, stones, flies_at } => json!({
            "from": from.to_string(),
            "to": to.to_string(),
            "diagonal": diagonal,
            "stones": stones,
            "flies_at": flies_at,
        }),
        Illegal::SwingMill { opened, closed } => {
            json!({ "opened": opened.to_string(), "closed": closed.to_string() })
        }
        Illegal::ClosedTwice { mill } => json!({ "mill": mill.to_string() }),
    }
}

fn mills(mills: &Mills) -> Vec<String> {
    mills.iter().map(|mill| mill.to_string()).collect()
}

fn points(points: PointSet) -> Vec<String> {
    points.into_iter().map(|point| point.to_string()).collect()
}
