//! `malom puzzle`: puzzles against the best defence.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::content::{Content, Puzzle, Theme};
use crate::explain;
use crate::i18n::Message;
use crate::learner::{Learner, card, today};
use crate::plain::{self, Ending, Io, Puzzles};
use crate::solver::{Limits, default_folder};
use crate::training::{self, Card, CycleSet, Filter, Grade, InCycle};
use crate::tui::{Play, Start};

use super::context::{Context, Failure, note};
use super::exit;
use super::learn::{PATIENCE, Show, fits, on_screen};

/// The puzzles of a mixed set.
const MIXED: usize = 10;

/// The arguments of `malom puzzle`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// A pack or a puzzle, by its id, as `malom puzzles` lists it; without one, a mixed set near your strength
    #[arg(value_name = "PACK|ID", conflicts_with_all = ["daily", "repeat", "cycle"])]
    what: Option<String>,
    /// Only puzzles about this
    #[arg(long, value_name = "THEME", value_parser = themes())]
    theme: Option<Theme>,
    /// Only puzzles of this grade, from 1, the easiest, to 6
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    grade: Option<u8>,
    /// The puzzle of the day, the same for everyone
    #[arg(long, conflicts_with_all = ["repeat", "cycle", "theme", "grade"])]
    daily: bool,
    /// The puzzles that failed
    #[arg(long, conflicts_with_all = ["cycle", "theme", "grade"])]
    repeat: bool,
    /// A fixed set of N puzzles in faster and faster cycles: the last such set, or a new one
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    cycle: Option<u16>,
    /// Varies which puzzles are drawn, and the defence among turns as good
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Folder of tables, instead of the one in the system's cache
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    #[command(flatten)]
    show: Show,
}

/// Reads the name of a theme.
fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::token))
        .map(|token| Theme::from_token(&token).expect("each listed theme has its token"))
}

/// Takes the learner through puzzles, on the screen or line by line.
///
/// # Errors
///
/// Broken content or texts; an unknown pack or puzzle; no terminal to draw on; input or output that fails.
pub(super) fn run(context: &Context, show: Show, args: &Args) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    let content = context.content()?;
    if let Some(id) = &args.what {
        known(&content, id)?;
    }
    if show.is_plain() {
        content.packs().faults().iter().for_each(|fault| note(&format!("warning: {fault}")));
    }
    let mut learner = context.learner(content)?;
    let tried: u32 = learner.standings().values().map(|standing| standing.tries).sum();
    let seed = args.seed.unwrap_or_else(|| tried.into());
    if let Some(count) = args.cycle {
        return cycle(learner, show, args, count.into(), seed);
    }
    let puzzles = chosen(&learner, args, seed);
    if puzzles.is_empty() {
        let nothing = if args.repeat { explain::repeat(0) } else { Message::new("training-nothing") };
        note(&learner.say(&nothing));
        return Ok(exit::NO);
    }
    if !show.is_plain() {
        let start = if args.daily {
            Start::Daily
        } else {
            Start::Puzzles(puzzles.iter().map(|puzzle| puzzle.id.clone()).collect())
        };
        return screen(learner, show, start, args);
    }
    if args.daily {
        let tried = learner.first_outcome_on(today(), &puzzles[0].id);
        note(&learner.say(&explain::daily(tried)));
    }
    match solve(&mut learner, show, args, puzzles, seed, None)? {
        Ending::Finished => Ok(exit::DONE),
        Ending::Left => Ok(exit::NO),
    }
}

/// Chooses the puzzles to solve, in their order.
fn chosen(learner: &Learner, args: &Args, seed: u64) -> Vec<Arc<Puzzle>> {
    let packs = learner.content().packs();
    let filter = filter(args);
    let of = |ids: Vec<&Card>| -> Vec<Arc<Puzzle>> {
        ids.into_iter().filter_map(|card| packs.puzzle(&card.id)).cloned().map(Arc::new).collect()
    };
    if let Some(id) = &args.what {
        let one = packs.puzzle(id).into_iter();
        let of_pack = packs.pack(id).into_iter().flat_map(|pack| &pack.puzzles);
        let wanted = one.chain(of_pack).filter(|puzzle| filter.takes(&card(puzzle)));
        return wanted.cloned().map(Arc::new).collect();
    }
    let cards: Vec<Card> = packs.puzzles().map(card).collect();
    let standings = learner.standings();
    if args.daily {
        of(training::daily(&cards, today()).into_iter().collect())
    } else if args.repeat {
        of(training::repeat(&cards, &standings))
    } else if filter == Filter::default() {
        of(training::mixed(&cards, &standings, learner.rating(), MIXED, seed))
    } else {
        of(training::select(&cards, &filter, &standings, seed))
    }
}

fn filter(args: &Args) -> Filter {
    Filter {
        themes: args.theme.into_iter().map(|theme| theme.token().to_owned()).collect(),
        grades: args.grade.and_then(Grade::new).into_iter().collect(),
    }
}

/// Goes on with a set of so many puzzles, to the end of its cycle.
fn cycle(
    mut learner: Learner,
    show: Show,
    args: &Args,
    count: usize,
    seed: u64,
) -> Result<ExitCode, Failure> {
    let cards: Vec<Card> = learner.content().packs().puzzles().map(card).collect();
    let last = learner.cycle_sets().into_iter().rfind(|set| set.puzzles.len() == count.min(cards.len()));
    let set = last.unwrap_or_else(|| {
        let (standings, rating) = (learner.standings(), learner.rating());
        let puzzles = training::for_cycles(&cards, &filter(args), &standings, rating, count, seed);
        learner.begin_cycles(&puzzles)
    });
    if !show.is_plain() {
        return screen(learner, show, Start::Cycle(set), args);
    }
    let cycles =
        |learner: &Learner, set: &CycleSet| learner.cycles(set, |id| learner.content().puzzle(id).is_some());
    let number = cycles(&learner, &set).now.number;
    loop {
        let now = cycles(&learner, &set);
        let next = now.next.as_ref().and_then(|id| learner.content().puzzle(id)).cloned();
        let Some(next) = next else {
            note(&learner.say(&Message::new("training-nothing")));
            return Ok(exit::NO);
        };
        if now.now.number != number {
            if let Some((report, change)) = now.last() {
                note(&learner.say(&explain::cycle_report(report)));
                if let Some(change) = change {
                    note(&learner.say(&explain::cycle_change(change)));
                }
            }
            return Ok(exit::DONE);
        }
        note(&learner.say(&explain::cycle_now(&now.now)));
        let cycle = InCycle { set: &set.key, number };
        if solve(&mut learner, show, args, vec![Arc::new(next)], seed, Some(cycle))? == Ending::Left {
            return Ok(exit::NO);
        }
    }
}

/// Takes the learner through puzzles on the screen.
fn screen(learner: Learner, show: Show, start: Start, args: &Args) -> Result<ExitCode, Failure> {
    fits(show)?;
    on_screen(learner, show, start, Play { tables: tables(args), limits: Limits::default(), seed: args.seed })
}

/// Returns the folder of tables. Without one everything is searched, which is slower.
fn tables(args: &Args) -> Option<PathBuf> {
    args.tables.clone().or_else(|| default_folder().ok())
}

fn solve(
    learner: &mut Learner,
    show: Show,
    args: &Args,
    puzzles: Vec<Arc<Puzzle>>,
    seed: u64,
    cycle: Option<InCycle<'_>>,
) -> Result<Ending, Failure> {
    let puzzles = Puzzles {
        puzzles,
        play: plain::Play { tables: tables(args), limits: Limits::default(), seed, patience: Some(PATIENCE) },
        cycle,
    };
    let io = Io { input: io::stdin().lock(), output: io::stdout().lock() };
    let options = show.in_lines(learner);
    plain::run_puzzles(learner, &puzzles, io, options).map_err(|error| Failure::error(&error))
}

/// Checks that there is such a pack or puzzle.
fn known(content: &Content, id: &str) -> Result<(), Failure> {
    let packs = content.packs();
    if packs.pack(id).is_some() || packs.puzzle(id).is_some() {
        return Ok(());
    }
    let advice = packs.nearest(id).map_or_else(
        || "`malom puzzles` lists them".to_owned(),
        |nearest| format!("did you mean `{nearest}`?"),
    );
    Err(Failure::Usage(format!("there is no pack or puzzle `{id}`: {advice}")))
}
