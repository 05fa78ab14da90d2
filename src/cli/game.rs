//! `malom game`: whether a game was played by the rules and, where not, from which turn on and why.

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::explain;
use crate::i18n::{Localizer, Message};
use crate::rules::{Color, Game, GameResult, GameText, GameTextError, Numbers, Outcome, Place, Refused};
use crate::text_file::{self, TextFileError};

use super::context::{Context, Failure};
use super::exit;
use super::explain::facts;

/// The arguments of `malom game`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// File with a game: turns as Malom writes them, PGN or PlayOK's numbers; - reads standard input
    file: String,
    /// Print the position in which the game ends, and nothing else
    #[arg(long, conflicts_with = "json")]
    r#final: bool,
    /// Write the game anew, and nothing else
    #[arg(long, value_name = "FORM", conflicts_with_all = ["json", "final"])]
    r#as: Option<Form>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// A way of writing a game.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Form {
    /// Turns alone, on one line
    Moves,
    /// Turns with their numbers, a line for each pair
    Numbered,
    /// PGN: with tags, comments, annotations and variations
    Pgn,
}

/// Plays a game turn by turn, up to the first that is refused.
///
/// # Errors
///
/// Broken texts; a file that can't be read, or is no game; an output that can't be written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let at =
        |place: Place, what: &dyn std::fmt::Display| Failure::input(format!("{}:{place}: {what}", args.file));
    let localizer = context.localizer()?;
    let text: GameText =
        read(&args.file)?.parse().map_err(|error: GameTextError| at(error.place, &error.kind))?;
    let mut game = text.begin(context.rules).map_err(|error| match error.place() {
        Some(place) => at(place, &error),
        None => Failure::input(format!("{}: {error}", args.file)),
    })?;
    let refused = text.play_on(&mut game).err();
    if args.json {
        writeln!(out, "{}", data(&localizer, &game, &text, refused.as_ref()))?;
    } else if let Some(refused) = &refused {
        let place = refused.place.map_or_else(String::new, |place| format!(":{place}"));
        let told = Message::new("game-illegal")
            .arg("number", refused.number as i64)
            .arg("player", refused.by.token())
            .arg("action", explain::action_text(refused.action));
        let (told, why) = (localizer.text(&told), localizer.text(&why(refused)));
        writeln!(out, "{}{place}: {told} {why}", args.file)?;
    } else if args.r#final {
        writeln!(out, "{}", position(&game))?;
    } else if let Some(form) = args.r#as {
        write!(out, "{}", written(&game, text, form))?;
    } else {
        let texts = verdict(&game, &text).iter().map(|message| localizer.text(message)).collect::<Vec<_>>();
        writeln!(out, "{}", texts.join("\n"))?;
    }
    Ok(if refused.is_none() { exit::DONE } else { exit::NO })
}

fn written(game: &Game<'_>, mut text: GameText, form: Form) -> String {
    let ended = game.outcome().map(|outcome| GameResult::from(Some(outcome)));
    text.result = text.stated_result().or(ended);
    match form {
        Form::Moves => text.moves(Numbers::Without),
        Form::Numbered => text.moves(Numbers::With),
        Form::Pgn => text.pgn(),
    }
}

fn why(refused: &Refused) -> Message {
    if refused.nothing_to_capture {
        Message::new("event-nothing-to-capture")
    } else {
        explain::illegal(&refused.illegal, refused.by)
    }
}

/// Says of a legal game how far it has come, how it has ended, and where its text has it otherwise.
fn verdict(game: &Game<'_>, text: &GameText) -> Vec<Message> {
    let position = game.position();
    let goes_on = || {
        Message::new("game-goes-on")
            .arg("player", position.to_move().token())
            .arg("due", if position.capture_due() { "yes" } else { "no" })
    };
    let stated = text.stated_result().filter(|&stated| stated != GameResult::Unknown);
    let differs = stated.filter(|&stated| stated != GameResult::from(game.outcome()));
    [
        Some(Message::new("game-legal").arg("count", text.line.turns.len())),
        Some(game.outcome().map_or_else(goes_on, explain::outcome)),
        differs.map(|stated| Message::new("game-result-differs").arg("stated", stated.token())),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn data(localizer: &Localizer, game: &Game<'_>, text: &GameText, refused: Option<&Refused>) -> Value {
    let refused = refused.map(|refused| {
        json!({
            "turn": refused.number,
            "line": refused.place.map(|place| place.line),
            "column": refused.place.map(|place| place.column),
            "player": refused.by.token(),
            "action": refused.action.to_string(),
            "reason": refused.illegal.kind().token(),
            "facts": facts(&refused.illegal),
            "text": localizer.text(&why(refused)),
        })
    });
    let outcome = game.outcome();
    json!({
        "legal": refused.is_none(),
        "refused": refused,
        "turns": game.turns().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "position": position(game),
        "quiet_plies": game.quiet_plies(),
        "winner": outcome.and_then(Outcome::winner).map(Color::token),
        "by": outcome.map(Outcome::token),
        "result": GameResult::from(outcome).token(),
        "stated_result": text.stated_result().map(GameResult::token),
    })
}

fn position(game: &Game<'_>) -> String {
    game.position().setup(game.rules()).to_string()
}

/// Reads a file, or standard input where it is named `-`.
fn read(file: &str) -> Result<String, Failure> {
    let text = if file == "-" {
        let mut bytes = Vec::new();
        let limit = text_file::MAX_BYTES + 1;
        match io::stdin().lock().take(limit).read_to_end(&mut bytes) {
            Err(error) => Err(TextFileError::File(error)),
            Ok(_) if bytes.len() as u64 == limit => {
                Err(TextFileError::TooLarge { bytes: limit, limit: text_file::MAX_BYTES })
            }
            Ok(_) => text_file::decode(&bytes).map(str::to_owned),
        }
    } else {
        text_file::read(Path::new(file))
    };
    text.map_err(|error| match error.place() {
        Some(place) => Failure::input(format!("{file}:{place}: {error}")),
        None => Failure::input(format!("{file}: {error}")),
    })
}
