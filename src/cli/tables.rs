//! `malom tables`: the tables of perfect play, built, listed, counted and checked.

mod build;
mod list;
mod makefile;
mod plan;
mod progress;
mod stats;
mod verify;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use clap::builder::{RangedU64ValueParser, TypedValueParser};
use serde_json::{Value as Json, json};

use crate::rules::{Rules, Ruleset};
use crate::solver::{Ground, Index, Pair, TableState, Tables, Value, default_folder};

use super::context::{Context, Failure};

pub(super) use progress::{Progress, TICK};

/// The stones of both sides up to which tables are small: of the standard game 11 MB in all, made within seconds.
const SMALL: u8 = 8;

/// The threads that may be asked for: more than any machine has cores, and fewer than what no system would give.
const MOST_THREADS: u64 = 1024;

/// The arguments of `malom tables`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    /// Build tables, and those that captures lead to; Ctrl-C stops, and the next run goes on
    Build(build::Args),
    /// List the tables that there can be, and which are there
    List(list::Args),
    /// Count the positions of tables by value, and tell the longest win and loss
    Stats(stats::Args),
    /// Hold every entry of tables against the positions that a turn leads to
    Verify(verify::Args),
    /// List what building takes, and what waits for what; --make writes a makefile
    Plan(plan::Args),
}

/// Which tables.
#[derive(Clone, Copy, Debug, clap::Args)]
#[group(multiple = false)]
struct Choice {
    /// Stones of the two sides, such as 5-4
    #[arg(value_name = "W-B")]
    pair: Option<Pair>,
    /// All with at most N stones on the board
    #[arg(long, value_name = "N")]
    max_stones: Option<u8>,
    /// All that there can be
    #[arg(long)]
    all: bool,
}

/// Where the tables lie.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Folder {
    /// Folder of tables (else the system's for caches)
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

/// With how many threads to work.
#[derive(Clone, Copy, Debug, clap::Args)]
struct Threads {
    /// Threads to work with (else one for each core)
    #[arg(long, value_name = "T", value_parser = threads())]
    threads: Option<NonZeroUsize>,
}

/// Reads a number of threads.
fn threads() -> impl TypedValueParser<Value = NonZeroUsize> {
    RangedU64ValueParser::<u64>::new().range(1..=MOST_THREADS).try_map(|threads| {
        usize::try_from(threads)?.try_into().map_err(Box::<dyn std::error::Error + Send + Sync>::from)
    })
}

impl Threads {
    fn number(self) -> Option<usize> {
        self.threads.map(NonZeroUsize::get)
    }
}

/// Does what is asked for with tables.
///
/// # Errors
///
/// Rules without tables; pairs that there are none of; tables that are broken or can't be written; an output that can't be
/// written.
pub(super) fn run(context: &Context, args: &Args, out: &mut impl Write) -> Result<ExitCode, Failure> {
    match &args.command {
        Command::Build(args) => build::run(context, args, out),
        Command::List(args) => list::run(context, args, out),
        Command::Stats(args) => stats::run(context, args, out),
        Command::Verify(args) => verify::run(context, args, out),
        Command::Plan(args) => plan::run(context, args, out),
    }
}

impl Folder {
    /// Takes the tables of some rules.
    ///
    /// # Errors
    ///
    /// Rules without tables; no folder is named, and the system names none.
    fn open(&self, rules: &Rules) -> Result<Tables, Failure> {
        let ground = Ground::new(rules)
            .map_err(|none| Failure::Usage(format!("--rules {}: {none}", rules.ruleset().id)))?;
        let folder = self.root()?;
        Ok(Tables::open(Index::new(ground), &folder))
    }

    /// Returns the folder of all tables.
    pub(super) fn root(&self) -> Result<PathBuf, Failure> {
        self.tables.clone().map_or_else(|| default_folder().map_err(|error| Failure::error(&error)), Ok)
    }
}

impl Choice {
    /// Returns the pairs that are chosen; `None` where nothing is said.
    ///
    /// # Errors
    ///
    /// There are no tables of such pairs.
    fn pairs(self, tables: &Tables, rules: &Rules) -> Result<Option<Vec<Pair>>, Failure> {
        let all = tables.pairs();
        let ground = tables.index().ground();
        let (least, most, rules) = (ground.least(), ground.most(), rules.ruleset().id);
        if let Some(pair) = self.pair {
            if !all.contains(&pair) {
                return Err(Failure::Usage(format!(
                    "{pair}: there are tables of {least} to {most} stones a side (--rules {rules})"
                )));
            }
            return Ok(Some(vec![pair]));
        }
        if let Some(stones) = self.max_stones {
            if !(2 * least..=2 * most).contains(&stones) {
                return Err(Failure::Usage(format!(
                    "--max-stones {stones}: there are tables of {} to {} stones on the board (--rules {rules})",
                    2 * least,
                    2 * most
                )));
            }
            return Ok(Some(all.iter().copied().filter(|pair| pair.stones() <= stones).collect()));
        }
        Ok(self.all.then(|| all.to_vec()))
    }

    /// Returns the pairs that are chosen, the small ones where nothing is said.
    ///
    /// # Errors
    ///
    /// There are no tables of such pairs.
    fn pairs_or_small(self, tables: &Tables, rules: &Rules) -> Result<Vec<Pair>, Failure> {
        let small = || tables.pairs().iter().copied().filter(|pair| pair.stones() <= SMALL).collect();
        Ok(self.pairs(tables, rules)?.unwrap_or_else(small))
    }

    /// Returns the pairs that are chosen; where nothing is said, those that there are files of.
    ///
    /// # Errors
    ///
    /// There are no tables of such pairs; nothing is said, and there are no files.
    fn pairs_or_there(self, tables: &Tables, rules: &Rules) -> Result<Vec<Pair>, Failure> {
        if let Some(pairs) = self.pairs(tables, rules)? {
            return Ok(pairs);
        }
        let there: Vec<Pair> = tables
            .pairs()
            .iter()
            .copied()
            // A name that leads nowhere is told when it is opened.
            .filter(|&pair| tables.path(pair).symlink_metadata().is_ok())
            .collect();
        if there.is_empty() {
            return Err(Failure::input(format!(
                "{}: there are no tables (`malom tables build` builds the small ones)",
                tables.folder().display()
            )));
        }
        Ok(there)
    }
}

/// Counts the positions that the table of a pair has entries for.
pub(super) fn positions(tables: &Tables, pair: Pair) -> u64 {
    let sides = if pair.is_equal() { 1 } else { 2 };
    sides * tables.index().shape(pair).cells() as u64
}

/// Lists the profiles whose tables these are.
fn sharing(tables: &Tables) -> Vec<&'static str> {
    let of = |ground: &Ground| (ground.board().to_owned(), ground.fingerprint());
    let these = of(tables.index().ground());
    let ids = Ruleset::ALL.iter().map(|ruleset| ruleset.id);
    let shares = |id: &&str| {
        Rules::named(id).is_some_and(|rules| Ground::new(rules).is_ok_and(|ground| of(&ground) == these))
    };
    ids.filter(shares).collect()
}

/// Returns what is wrong with a table's file.
fn fault(state: &TableState) -> Option<String> {
    match state {
        TableState::Ready | TableState::Missing => None,
        TableState::Refused(error) => Some(error.fault.to_string()),
    }
}

/// Writes rows with a head, their columns aligned and parted by spaces, so that people and `awk` can read them. The first
/// column and the last are aligned on the left, what lies between is numbers.
fn write_rows<const N: usize>(
    head: [&str; N],
    rows: &[[String; N]],
    out: &mut impl Write,
) -> std::io::Result<()> {
    let head = head.map(str::to_owned);
    let width = |column: usize| {
        rows.iter().chain([&head]).map(|row| row[column].chars().count()).max().unwrap_or_default()
    };
    let widths: [usize; N] = std::array::from_fn(width);
    for row in [&head].into_iter().chain(rows) {
        let mut line = String::new();
        for (column, (text, width)) in row.iter().zip(widths).enumerate() {
            let cell = if column == 0 || column + 1 == N {
                format!("{text:<width$}")
            } else {
                format!("{text:>width$}")
            };
            line = if column == 0 { cell } else { format!("{line}  {cell}") };
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Says a value in words.
fn in_words(value: Value) -> String {
    value.plies().map_or_else(|| value.token().to_owned(), |plies| format!("{} in {plies}", value.token()))
}

/// Puts a value as data.
fn value_data(value: Value) -> Json {
    json!({ "value": value.token(), "plies": value.plies() })
}

/// Writes a number with a comma before each three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Writes bytes in the unit that leaves one to three digits before the point.
fn in_bytes(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["kB", "MB", "GB", "TB"];
    if bytes < 1000 {
        return format!("{bytes} B");
    }
    let mut amount = bytes as f64 / 1000.0;
    let mut units = UNITS.iter();
    let mut unit = units.next().expect("there are units");
    // 999.95 would be written as 1000.0.
    while amount >= 999.95 {
        let Some(next) = units.next() else { break };
        (amount, unit) = (amount / 1000.0, next);
    }
    format!("{amount:.1} {unit}")
}

/// Counts things, in words.
fn counted(count: usize, what: &str) -> String {
    format!("{} {what}{}", count, if count == 1 { "" } else { "s" })
}
