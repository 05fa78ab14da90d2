//! `malom mine`: puzzles mined from the tables, written as a pack.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::json;

use crate::content::Theme;
use crate::lint;
use crate::mine::{ByOtherRules, Kind, Mined, PackText, Taken, Wish, mine};
use crate::rules::{Rules, Ruleset};
use crate::solver::{Ground, Index, Monitor, Pair, Tables, default_folder};

use super::context::{Context, Failure, note};
use super::exit;

/// The arguments of `malom mine`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// Stones of the two sides, those in hand too
    #[arg(long, value_name = "W-B,…", value_delimiter = ',', default_value = "3-3,4-3")]
    pairs: Vec<Pair>,
    /// Stones in hand of the side to move; the other side has as many, or one fewer
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=2))]
    hand: u8,
    /// What is asked of the learner
    #[arg(long, default_value = Kind::Win.token(), value_parser = kind())]
    goal: Kind,
    /// Themes, one of which must be there
    #[arg(long, value_name = "THEME,…", value_delimiter = ',', value_parser = theme())]
    themes: Vec<Theme>,
    /// Turns of the learner to the win: 3, or 2..5
    #[arg(long, value_name = "N..M", default_value = "1..12", value_parser = range)]
    depth: (u8, u8),
    /// Grades: 4, or 1..3
    #[arg(long, value_name = "N..M", default_value = "1..6", value_parser = range)]
    grades: (u8, u8),
    /// Other rules that are asked, too
    #[arg(long, value_name = "RULES,…", value_delimiter = ',', value_parser = rules())]
    compare: Vec<&'static Rules>,
    /// Only puzzles to which those rules give the same answer
    #[arg(long, requires = "compare", conflicts_with = "different")]
    same: bool,
    /// Only puzzles to which those rules give another answer
    #[arg(long, requires = "compare")]
    different: bool,
    /// Packs that hold no puzzle like those mined
    #[arg(long, value_name = "PACK,…", value_delimiter = ',')]
    beside: Vec<String>,
    /// Puzzles to mine
    #[arg(long, value_name = "N", default_value_t = 20)]
    count: usize,
    /// What the lots are drawn by: the same seed finds the same puzzles
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// File of the pack, whose name is the pack's id, instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Folder of tables to use instead of the one in the system's cache
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Answer as JSON: what was mined, an object a puzzle; with --out beside the pack
    #[arg(long)]
    json: bool,
}

fn kind() -> impl TypedValueParser<Value = Kind> {
    let of = |token: String| Kind::ALL.into_iter().find(|kind| kind.token() == token);
    PossibleValuesParser::new(Kind::ALL.map(Kind::token))
        .map(move |token| of(token).expect("each listed goal is a kind"))
}

fn theme() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::token))
        .map(|token| Theme::from_token(&token).expect("each listed token is a theme's"))
}

fn rules() -> impl TypedValueParser<Value = &'static Rules> {
    PossibleValuesParser::new(Ruleset::ALL.map(|ruleset| ruleset.id))
        .map(|id| Rules::named(&id).expect("each listed ruleset has its name"))
}

/// Reads `3` or `2..5`, both ends in it.
fn range(text: &str) -> Result<(u8, u8), String> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.parse().map_err(|_| "write a number, or two as in 2..5".to_owned());
    let (from, to) = (number(from)?, number(to)?);
    if from <= to { Ok((from, to)) } else { Err(format!("from {from} to {to} there is nothing")) }
}

/// Mines puzzles and writes them as a pack. The answer is no where there are fewer than wanted.
///
/// # Errors
///
/// Rules without tables; tables that are broken or can't be built; a pack that is not there; an output that can't be
/// written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = context.rules;
    let folder = match &args.tables {
        Some(folder) => folder.clone(),
        None => default_folder().map_err(|error| Failure::error(&error))?,
    };
    let open = |rules: &'static Rules| -> Result<(&'static Rules, Tables), Failure> {
        let id = rules.ruleset().id;
        let ground = Ground::new(rules).map_err(|none| Failure::Usage(format!("--rules {id}: {none}")))?;
        let tables = Tables::open(Index::new(ground), &folder);
        for &pair in &args.pairs {
            note(&format!("tables for {pair}, {id}"));
            tables.build(pair, &Monitor::default()).map_err(|error| Failure::error(&error))?;
        }
        Ok((rules, tables))
    };
    let (_, tables) = open(rules)?;
    let others: Vec<(&'static Rules, Tables)> =
        args.compare.iter().copied().map(open).collect::<Result<_, _>>()?;
    let others: Vec<(&'static Rules, &Tables)> =
        others.iter().map(|(rules, tables)| (*rules, tables)).collect();
    let mut taken = beside(context, &args.beside)?;
    let wish = Wish {
        pairs: args.pairs.clone(),
        hand: args.hand,
        kind: args.goal,
        themes: args.themes.clone(),
        turns: args.depth.0..=args.depth.1,
        grades: args.grades.0..=args.grades.1,
        by_other_rules: match (args.same, args.different) {
            (true, _) => ByOtherRules::Same,
            (_, true) => ByOtherRules::Different,
            _ => ByOtherRules::Any,
        },
        count: args.count,
        seed: args.seed,
    };
    let mut mined =
        mine(rules, &tables, &others, &wish, &mut taken).map_err(|error| Failure::error(&error))?;
    for puzzle in &mut mined {
        puzzle.composed = puzzle.starts.iter().any(|start| !lint::can_arise(puzzle.rules, &start.position));
    }
    let id = args.out.as_deref().and_then(|path| path.file_stem()).and_then(|stem| stem.to_str());
    let made = made();
    let pack = PackText { id: id.unwrap_or("mined"), rules, made: &made, puzzles: &mined };
    match &args.out {
        Some(path) => fs::write(path, pack.to_string())
            .map_err(|error| Failure::input(format!("{}: {error}", path.display())))?,
        None if !args.json => write!(out, "{pack}")?,
        None => {}
    }
    if args.json {
        mined.iter().try_for_each(|puzzle| writeln!(out, "{}", data(puzzle)))?;
    }
    note(&format!("{} of {} puzzles", mined.len(), args.count));
    Ok(if mined.len() < args.count { exit::NO } else { exit::DONE })
}

/// Says how a pack was made: the command.
fn made() -> String {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments = arguments.iter().map(String::as_str);
    let mut shown = vec!["malom"];
    let mut passes = false;
    for argument in arguments {
        // Where tables lie is nobody else's business, and changes nothing.
        if argument == "--json" {
            continue;
        }
        if passes || argument.starts_with("--tables=") {
            passes = false;
        } else if argument == "--tables" {
            passes = true;
        } else {
            shown.push(argument);
        }
    }
    shown.join(" ")
}

/// Takes the puzzles of packs, so that none like them is mined.
fn beside(context: &Context, ids: &[String]) -> Result<Taken, Failure> {
    let mut taken = Taken::default();
    if ids.is_empty() {
        return Ok(taken);
    }
    let content = context.content()?;
    for id in ids {
        let pack = content.packs().pack(id);
        let pack = pack.ok_or_else(|| Failure::Usage(format!("--beside: there is no pack `{id}`")))?;
        for start in
            pack.puzzles.iter().flat_map(|puzzle| puzzle.starts.iter().map(move |start| (puzzle, start)))
        {
            taken.add(start.0.rules, &start.1.position, start.1.keys.as_deref().unwrap_or_default());
        }
    }
    Ok(taken)
}

fn data(puzzle: &Mined) -> serde_json::Value {
    json!({
        "position": puzzle.position.setup(puzzle.rules).to_string(),
        "rules": puzzle.rules.ruleset().id,
        "goal": puzzle.goal.token(),
        "themes": puzzle.themes.iter().map(|theme| theme.token()).collect::<Vec<_>>(),
        "grade": puzzle.grade.number(),
        "plies": puzzle.starts.iter().map(|start| start.plies).collect::<Vec<_>>(),
        "line": puzzle.starts.iter().map(|start| start.line.iter().map(ToString::to_string).collect::<Vec<_>>()).collect::<Vec<_>>(),
        "keys": puzzle.starts.iter().map(|start| start.keys.iter().map(ToString::to_string).collect::<Vec<_>>()).collect::<Vec<_>>(),
    })
}
