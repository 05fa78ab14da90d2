//! The command line: arguments → command → exit code.
//!
//! Each command has a file with its arguments and a `run` that writes its answer. Answers go to standard output,
//! faults to standard error. The exit code is 0 where all is done, 1 where the answer is no, 2 for wrong usage, 3 for
//! broken input or files. Help and faults are English; what a learner reads is in the learner's language.

mod check;
mod completions;
mod context;
mod drill;
mod exit;
mod explain;
mod game;
mod glossary;
mod import;
mod learn;
mod legal;
mod lessons;
mod locale;
mod mine;
mod new;
mod perft;
mod placement;
mod progress;
mod puzzle;
mod puzzles;
mod questions;
mod review;
mod rules;
mod schema;
mod show;
mod signal;
mod solve;
mod source;
mod tables;
mod try_lesson;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use context::{Context, Failure};

/// A tutor for the rules of nine men's morris
#[derive(Clone, Debug, Parser)]
#[command(version, propagate_version = true, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    context: Context,
    #[command(flatten)]
    show: learn::Show,
    /// What to do; without a command, the course opens on the screen
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    /// Work through a lesson: the one you are at, or LESSON
    Learn(learn::Args),
    /// List the lessons, with your stars
    Lessons(lessons::Args),
    /// Show, export, import and reset what a learner has done; report on all learners
    Progress(progress::Args),
    /// Practise what you missed, before you forget it
    Review(review::Args),
    /// Find where to begin, by ten questions
    Placement(placement::Args),
    /// Drill one rule: positions made at random, until a misconception is gone
    Drill(drill::Args),
    /// Solve puzzles: a mixed set, or PACK or the puzzle ID
    Puzzle(puzzle::Args),
    /// List the puzzles
    Puzzles(puzzles::Args),
    /// Answer questions that people ask: ID, or those with WORD; all without
    Questions(questions::Args),
    /// Explain the words of the game, in every language side by side
    Glossary(glossary::Args),
    /// Check lessons, puzzles and texts, and list every problem
    Check(check::Args),
    /// Translate: start a language, count what is done, accept what was read beside today's English
    Locale(locale::Args),
    /// Begin a course or a lesson of your own
    New(new::Args),
    /// Try a lesson from its file, and see each change of it at once
    Try(try_lesson::Args),
    /// Print the JSON Schema of a kind of content file, for editors
    Schema(schema::Args),
    /// Say whether actions are legal and, where not, why
    Explain(explain::Args),
    /// Check a game turn by turn
    Game(game::Args),
    /// List the legal actions of a position, sorted
    Legal(legal::Args),
    /// Draw a position as a text board
    Show(show::Args),
    /// Find the value of a position with best play, that of every turn, and how it goes on
    Solve(solve::Args),
    /// Prove puzzles of other programs: a list of FENs, or Sanmill's JSON
    Import(import::Args),
    /// List the rules that are played somewhere, explain them, and say in what they differ
    Rules(rules::Args),
    /// Count the games of each length, to compare with other programs
    Perft(perft::Args),
    /// Build, list, count and check the tables of perfect play
    Tables(tables::Args),
    /// Mine puzzles from the tables, and write them as a pack
    Mine(mine::Args),
    /// Write the completion script of a shell
    Completions(completions::Args),
}

/// Runs the command that the arguments name, the program's name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    match Cli::try_parse_from(arguments) {
        Ok(cli) => cli.run().unwrap_or_else(Failure::report),
        // Help and version come here too. Where they can't be written, nobody is there to be told.
        Err(told) => {
            let _ = told.print();
            if told.use_stderr() { exit::usage() } else { exit::DONE }
        }
    }
}

impl Cli {
    fn run(self) -> Result<ExitCode, Failure> {
        let (context, out) = (&self.context, &mut io::stdout().lock());
        let Some(command) = self.command else { return learn::home(context, self.show) };
        match command {
            Command::Learn(args) => learn::run(context, self.show, args),
            Command::Progress(args) => progress::run(context, &args, out),
            Command::Review(args) => review::run(context, self.show, &args, out),
            Command::Placement(args) => placement::run(context, self.show, args),
            Command::Drill(args) => drill::run(context, self.show, &args),
            Command::Puzzle(args) => puzzle::run(context, self.show, &args),
            Command::Puzzles(args) => puzzles::run(context, args, out),
            Command::Questions(args) => questions::run(context, self.show, &args, out),
            Command::Glossary(args) => glossary::run(context, self.show, &args, out),
            Command::Check(args) => check::run(context, args, out),
            Command::Lessons(args) => lessons::run(context, args, out),
            Command::Locale(args) => locale::run(context, self.show, &args, out),
            Command::New(args) => new::run(context, &args, out),
            Command::Try(args) => try_lesson::run(context, self.show, &args, out),
            Command::Schema(args) => schema::run(&args, out),
            Command::Explain(args) => explain::run(context, &args, out),
            Command::Game(args) => game::run(context, &args, out),
            Command::Import(args) => import::run(context, &args, out),
            Command::Legal(args) => legal::run(context, &args, out),
            Command::Show(args) => show::run(context, &args, out),
            Command::Solve(args) => solve::run(context, &args, out),
            Command::Rules(args) => rules::run(context, &args, out),
            Command::Perft(args) => perft::run(context, &args, out),
            Command::Tables(args) => tables::run(context, &args, out),
            Command::Mine(args) => mine::run(context, &args, out),
            Command::Completions(args) => completions::run(args, out),
        }
    }
}
