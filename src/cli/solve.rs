//! `malom solve`: what a position is worth with best play of both.

use std::collections::HashSet;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;

use crate::explain;
use crate::i18n::{Localizer, Message};
use crate::rules::{Color, Position, Rules};
use crate::solver::{
    Bounds, BuildError, Ground, Index, Limits, Monitor, Pair, SearchError, Solution, SolvedTurn, Solver,
    TableError, TableState, Tables, Value,
};

use super::context::{Context, Failure, note};
use super::exit;
use super::source::{self, Asked, Given};
use super::tables::{Folder, Progress, TICK, positions};

/// The arguments of `malom solve`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[arg(help = source::HELP)]
    position: String,
    /// Build all tables that the position needs, however long it takes; without, only small ones are built
    #[arg(long)]
    build: bool,
    /// Plies to search at most where no table knows the value
    #[arg(long, value_name = "N", default_value_t = Limits::default().plies, value_parser = clap::value_parser!(u8).range(1..=250))]
    plies: u8,
    /// Positions to search at most where no table knows the value
    #[arg(long, value_name = "N", default_value_t = Limits::default().nodes)]
    nodes: u64,
    /// Quiet plies before the position, for rules that draw by them (else what a FEN says, or none)
    #[arg(long, value_name = "N")]
    quiet: Option<u32>,
    #[command(flatten)]
    folder: Folder,
    /// Answer as JSON, an object on a line for each position
    #[arg(long)]
    json: bool,
}

/// The bytes of tables that are built without being asked for: with nine stones a side, those of up to eight together.
const SMALL: u64 = 16 << 20;
/// The stones of both sides from which a search may come to such tables.
const NEAR: u8 = 10;

/// Solves positions: value and distance, those of every turn, and the best play of both.
///
/// # Errors
///
/// Broken texts; a position that can't be read; tables that are broken or can't be built; an output that can't be
/// written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = context.rules;
    let localizer = if args.json { None } else { Some(context.localizer()?) };
    let tables = open_tables(rules, args)?;
    let mut solver = Solver::new(rules, tables.as_ref());
    let mut seen = HashSet::new();
    let mut out = BufWriter::new(out);
    let answered = source::each_given(rules, &args.position, |given, asked| {
        let solution = solve(&mut solver, tables.as_ref(), &mut seen, args, &given)?;
        let to_move = given.position.to_move();
        match (&localizer, asked) {
            (None, _) => write_data(&mut out, &solution)?,
            (Some(_), Asked::InList) => writeln!(out, "{}", on_a_line(&solution))?,
            (Some(localizer), Asked::Alone) => {
                for line in told(localizer, to_move, &solution) {
                    writeln!(out, "{line}")?;
                }
            }
        }
        if !given.more_waits {
            out.flush()?;
        }
        Ok(if solution.bounds.is_decided() { exit::DONE } else { exit::NO })
    });
    // What was answered before a fault is told all the same.
    out.flush()?;
    answered
}

/// Opens the tables of the rules; `None` where there are none of such rules.
fn open_tables(rules: &Rules, args: &Args) -> Result<Option<Tables>, Failure> {
    let Ok(ground) = Ground::new(rules) else { return Ok(None) };
    Ok(Some(Tables::open(Index::new(ground), &args.folder.root()?)))
}

fn solve(
    solver: &mut Solver<'_, Option<&Tables>>,
    tables: Option<&Tables>,
    seen: &mut HashSet<Pair>,
    args: &Args,
    given: &Given,
) -> Result<Solution, Failure> {
    if let Some(tables) = tables {
        prepare(tables, &given.position, args.build, seen)?;
    }
    let limits = Limits { plies: args.plies, nodes: args.nodes };
    let quiet = args.quiet.unwrap_or(given.quiet_plies);
    let mut solve = || solver.solve(&given.position, quiet, limits, &Monitor::default());
    let broken = match solve() {
        Err(SearchError::Values(broken)) => broken,
        other => return other.map_err(|error| Failure::error(&error)),
    };
    // A damaged table is built anew where one that is missing would be.
    match tables {
        Some(tables) if args.build || is_small(tables, broken.pair) => {
            note(&format!("{broken}: building it anew"));
            build(tables, broken.pair).map_err(|error| Failure::error(&error))?;
            solve().map_err(|error| Failure::error(&error))
        }
        _ => Err(refused(&broken)),
    }
}

fn refused(broken: &TableError) -> Failure {
    Failure::input(format!("{broken} (`malom tables build {}` builds it anew)", broken.pair))
}

/// Builds the tables that help with a position, as far as they are small or `all` are wanted.
fn prepare(tables: &Tables, position: &Position, all: bool, seen: &mut HashSet<Pair>) -> Result<(), Failure> {
    let Some(wanted) = tables.wanted(position).filter(|&pair| seen.insert(pair)) else { return Ok(()) };
    if !all && !is_small(tables, wanted) && wanted.stones() > NEAR {
        return Ok(());
    }
    let mut bytes = 0;
    for planned in tables.plan(&[wanted]) {
        bytes += planned.bytes;
        if !all && bytes > SMALL {
            break;
        }
        if matches!(planned.state, TableState::Ready) {
            continue;
        }
        if let TableState::Refused(broken) = &planned.state {
            note(&format!("{broken}: building it anew"));
        }
        match build(tables, planned.pair) {
            Ok(()) => {}
            Err(error) if all => return Err(Failure::error(&error)),
            // The answer may be known without; what is lacking will be said.
            Err(error) => {
                note(&format!("{error}"));
                break;
            }
        }
    }
    Ok(())
}

/// Tells whether the table of a pair is small, with all that it needs.
fn is_small(tables: &Tables, pair: Pair) -> bool {
    tables.plan(&[pair]).map(|planned| planned.bytes).sum::<u64>() <= SMALL
}

/// Builds the table of a pair, and shows on a terminal how far it has come.
fn build(tables: &Tables, pair: Pair) -> Result<(), BuildError> {
    let monitor = &Monitor::default();
    let mut progress = Progress::new(vec![(pair, positions(tables, pair))]);
    let built = thread::scope(|scope| {
        let (done, is_done) = mpsc::channel::<()>();
        let work = scope.spawn(move || {
            // Dropped at the end, however that comes.
            let _done = done;
            tables.build(pair, monitor)
        });
        while is_done.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            progress.tick(monitor);
        }
        work.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    });
    progress.clear();
    built.map(drop)
}

/// Returns the token of what is known of a value, and its plies, where they are known.
fn verdict(bounds: Bounds) -> (&'static str, Option<u16>) {
    let token = if bounds.is_decided() { bounds.least.token() } else { "unknown" };
    (token, bounds.value().and_then(Value::plies))
}

/// Writes a solution as JSON on one line, its fields in a fixed order. All texts are notation, which needs no quoting.
fn write_data(out: &mut impl Write, solution: &Solution) -> io::Result<()> {
    let value = |out: &mut dyn Write, bounds| {
        let (token, plies) = verdict(bounds);
        write!(out, "\"value\":\"{token}\",\"plies\":")?;
        match plies {
            Some(plies) => write!(out, "{plies}"),
            None => out.write_all(b"null"),
        }
    };
    out.write_all(b"{")?;
    value(out, solution.bounds)?;
    out.write_all(b",\"turns\":[")?;
    for (index, solved) in solution.turns.iter().enumerate() {
        write!(out, "{}{{\"turn\":\"{}\",", if index == 0 { "" } else { "," }, solved.turn)?;
        value(out, solved.bounds)?;
        out.write_all(b"}")?;
    }
    out.write_all(b"],\"line\":[")?;
    for (index, turn) in solution.line.iter().enumerate() {
        write!(out, "{}\"{turn}\"", if index == 0 { "" } else { "," })?;
    }
    out.write_all(b"]}\n")
}

/// Returns a solution in few words: the value, its plies, and the line.
fn on_a_line(solution: &Solution) -> String {
    let (token, plies) = verdict(solution.bounds);
    let plies = plies.map(|plies| plies.to_string());
    let line = solution.line.iter().map(ToString::to_string);
    let words: Vec<String> = std::iter::once(token.to_owned()).chain(plies).chain(line).collect();
    words.join(" ")
}

/// Tells a solution in the reader's language: the value, the turns, the best first, and the line.
fn told(localizer: &Localizer, to_move: Color, solution: &Solution) -> Vec<String> {
    if let Some(outcome) = solution.outcome {
        return vec![localizer.text(&explain::outcome(outcome))];
    }
    let mut lines = vec![localizer.text(&worth(to_move, solution))];
    if let Some(pair) = solution.needs {
        let command = format!("malom tables build {pair}");
        lines.push(localizer.text(&Message::new("solve-needs").arg("command", command)));
    }
    let mut turns: Vec<&SolvedTurn> = solution.turns.iter().collect();
    turns.sort_by_key(|solved| std::cmp::Reverse((solved.bounds.least, solved.bounds.most)));
    let names: Vec<String> = turns.iter().map(|solved| solved.turn.to_string()).collect();
    let width = names.iter().map(String::len).max().unwrap_or_default();
    lines.push(String::new());
    for (name, solved) in names.iter().zip(&turns) {
        lines.push(format!("  {name:width$}  {}", localizer.text(&turn_worth(solved.bounds))));
    }
    if !solution.line.is_empty() {
        let line: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
        lines.push(String::new());
        lines.push(localizer.text(&Message::new("solve-line").arg("turns", line.join(" "))));
    }
    lines
}

/// What is known of a position's value.
fn worth(to_move: Color, solution: &Solution) -> Message {
    let Bounds { least, most } = solution.bounds;
    let wins = |id: &str, winner: Color, plies: u16| {
        // Whoever is to move has the first ply of each pair.
        let own = if winner == to_move { plies.div_ceil(2) } else { plies / 2 };
        Message::new(id)
            .arg("winner", winner.token())
            .arg("plies", i32::from(plies))
            .arg("own", i32::from(own))
    };
    match (least, most) {
        (Value::Draw, Value::Draw) => Message::new("solve-draw"),
        (Value::Win(plies), Value::Win(soonest)) => {
            wins(if plies == soonest { "solve-win" } else { "solve-win-late" }, to_move, plies)
        }
        (Value::Loss(soonest), Value::Loss(plies)) => {
            let id = if plies == soonest { "solve-win" } else { "solve-win-late" };
            wins(id, to_move.opponent(), plies)
        }
        _ => Message::new("solve-unknown").arg("plies", solution.plies),
    }
}

/// What is known of a turn's value.
fn turn_worth(bounds: Bounds) -> Message {
    match (verdict(bounds), bounds.least, bounds.most) {
        ((_, Some(plies)), Value::Win(_), _) => Message::new("solve-turn-win").arg("plies", i32::from(plies)),
        ((_, Some(plies)), Value::Loss(_), _) => {
            Message::new("solve-turn-loss").arg("plies", i32::from(plies))
        }
        (_, Value::Win(plies), _) => Message::new("solve-turn-win-late").arg("plies", i32::from(plies)),
        (_, _, Value::Loss(plies)) => Message::new("solve-turn-loss-late").arg("plies", i32::from(plies)),
        (("draw", _), _, _) => Message::new("solve-turn-draw"),
        _ => Message::new("solve-turn-unknown"),
    }
}
