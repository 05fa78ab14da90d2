//! `malom` and `malom learn`: lessons, on the screen or line by line.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use crate::content::{Content, ListEntry};
use crate::explain;
use crate::learner::{Choice, Learner, Sequence, today};
use crate::plain::{self, Ending, Io};
use crate::solver::default_folder;
use crate::text_file;
use crate::tui::{self, Look, Play, Start};

use super::context::{Context, Failure};
use super::exit;

/// How lessons are shown.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(super) struct Show {
    /// Line by line on standard input and output, for screen readers and pipes
    #[arg(long)]
    plain: bool,
    /// With --plain: no board drawn, the position in words alone
    #[arg(long)]
    no_board: bool,
    /// Draw with ASCII characters alone
    #[arg(long)]
    ascii: bool,
}

/// The environment variable by which people ask programs for no colours (no-color.org).
const NO_COLOR: &str = "NO_COLOR";

/// The arguments of `malom learn`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// The lesson's id, as `malom lessons` lists it
    lesson: Option<String>,
    /// A teacher's own sequence: a file with an id a line, `lesson` or `lesson/step`
    #[arg(long, value_name = "FILE", conflicts_with = "lesson")]
    list: Option<PathBuf>,
    #[command(flatten)]
    show: Show,
}

impl Show {
    /// Joins what was asked for before a subcommand with what was asked for after it.
    pub(super) const fn and(self, other: Self) -> Self {
        Self {
            plain: self.plain || other.plain,
            no_board: self.no_board || other.no_board,
            ascii: self.ascii || other.ascii,
        }
    }

    /// Tells whether all is shown line by line.
    pub(super) const fn is_plain(self) -> bool {
        self.plain
    }

    /// Tells whether ASCII characters alone are drawn.
    pub(super) const fn is_ascii(self) -> bool {
        self.ascii
    }

    /// Tells whether boards are drawn.
    pub(super) const fn has_board(self) -> bool {
        !self.no_board
    }

    /// Tells whether a list opens on the screen: on a terminal, unless it is wanted in lines.
    pub(super) fn opens_screen(self) -> bool {
        !self.plain && io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    /// Says how positions are shown line by line.
    pub(super) fn in_lines(self, learner: &Learner) -> plain::Options {
        plain::Options {
            board: !self.no_board,
            ascii: self.ascii || learner.chose(Choice::Ascii) == Some(true),
        }
    }
}

/// Opens the course: its home on the screen or, line by line, the lesson that comes next.
///
/// # Errors
///
/// Broken content or texts; no terminal to draw on.
pub(super) fn home(context: &Context, show: Show) -> Result<ExitCode, Failure> {
    let mut learner = open(context, show, context.content()?)?;
    if !show.plain {
        return on_screen(learner, show, Start::Home, play());
    }
    // What the screen's home tells of today; what comes next begins at once.
    let streak = learner.streak(today());
    let due = (learner.reviews() == Some(true)).then(|| explain::review::due(learner.due_count(today())));
    for message in due.into_iter().chain((streak.days > 0).then(|| explain::streak(streak))) {
        writeln!(io::stdout(), "{}\n", learner.say(&message)).map_err(|error| Failure::error(&error))?;
    }
    in_lines(&mut learner, show, None)
}

/// Takes the learner through a lesson: the one that is named or the one that comes next.
///
/// # Errors
///
/// Broken content or texts; an unknown lesson; no terminal to draw on.
pub(super) fn run(context: &Context, show: Show, args: Args) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    let content = context.content()?;
    let lesson = args.lesson.map(|id| known(&content, &id)).transpose()?;
    if let Some(path) = &args.list {
        let entries = read_list(&content, path)?;
        let learner = open(context, show, content)?;
        let parts = Sequence::list(&entries, &learner);
        return sequence(learner, show, parts, Start::Sequence);
    }
    let mut learner = open(context, show, content)?;
    if show.plain {
        return in_lines(&mut learner, show, lesson);
    }
    let lesson = lesson.or_else(|| learner.suggestion().map(str::to_owned));
    on_screen(learner, show, lesson.map_or(Start::Home, Start::Lesson), play())
}

/// Reads a teacher's list.
fn read_list(content: &Content, path: &Path) -> Result<Vec<ListEntry>, Failure> {
    let name = path.display();
    let text = text_file::read(path).map_err(|error| match error.place() {
        Some(place) => Failure::input(format!("{name}:{place}: {error}")),
        None => Failure::input(format!("{name}: {error}")),
    })?;
    content
        .read_list(&text)
        .map_err(|faults| Failure::Input(faults.iter().map(|fault| format!("{name}:{fault}")).collect()))
}

/// Takes the learner through parts that follow each other, on the screen or line by line.
///
/// # Errors
///
/// The terminal can't be used; input or output fails.
pub(super) fn sequence(
    mut learner: Learner,
    show: Show,
    mut parts: Sequence,
    start: impl FnOnce(Sequence) -> Start,
) -> Result<ExitCode, Failure> {
    if !show.plain {
        return on_screen(learner, show, start(parts), play());
    }
    let io = Io { input: io::stdin().lock(), output: io::stdout().lock() };
    let options = show.in_lines(&learner);
    let Play { tables, limits, .. } = play();
    let play = plain::Play { tables, limits, seed: 0, patience: Some(PATIENCE) };
    match plain::run_sequence(&mut learner, &mut parts, io, options, &play)
        .map_err(|error| Failure::error(&error))?
    {
        Ending::Finished => Ok(exit::DONE),
        Ending::Left => Ok(exit::NO),
    }
}

/// How long a learner waits before they are told that they do.
pub(super) const PATIENCE: Duration = Duration::from_millis(700);

/// Says how puzzles are played where nothing is chosen.
pub(super) fn play() -> Play {
    // Without a folder everything is searched, which is slower.
    Play { tables: default_folder().ok(), ..Play::default() }
}

/// Says how puzzles are played line by line where nothing is chosen.
pub(super) fn play_in_lines() -> plain::Play {
    let Play { tables, limits, .. } = play();
    plain::Play { tables, limits, seed: 0, patience: Some(PATIENCE) }
}

fn open(context: &Context, show: Show, content: Content) -> Result<Learner, Failure> {
    fits(show)?;
    context.learner(content)
}

/// Checks that things can be shown as they are asked to be.
///
/// # Errors
///
/// There is no terminal for the screen; an option that it has no use for.
pub(super) fn fits(show: Show) -> Result<(), Failure> {
    if show.no_board && !show.plain {
        return Err(Failure::Usage("--no-board is for --plain: the screen is a board".to_owned()));
    }
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !terminal && !show.plain {
        return Err(Failure::Usage(
            "the screen needs a terminal on standard input and output \
             (to learn line by line: add --plain)"
                .to_owned(),
        ));
    }
    Ok(())
}

/// Goes to work on the screen.
///
/// # Errors
///
/// The terminal can't be used.
pub(super) fn on_screen(learner: Learner, show: Show, start: Start, play: Play) -> Result<ExitCode, Failure> {
    let ascii = show.ascii || learner.chose(Choice::Ascii) == Some(true);
    let no_colours = std::env::var_os(NO_COLOR).is_some_and(|value| !value.is_empty());
    let colours = !no_colours && learner.chose(Choice::Colours) != Some(false);
    tui::run(learner, start, Look { colours, ascii }, play).map_err(Failure::input)
}

fn in_lines(learner: &mut Learner, show: Show, lesson: Option<String>) -> Result<ExitCode, Failure> {
    let first = || learner.content().lessons().first().map(|lesson| lesson.id.clone());
    let lesson = lesson.or_else(|| learner.suggestion().map(str::to_owned)).or_else(first);
    let lesson = lesson.ok_or_else(|| Failure::input("there are no lessons here"))?;
    let io = Io { input: io::stdin().lock(), output: io::stdout().lock() };
    let options = show.in_lines(learner);
    match plain::run(learner, &lesson, io, options, &play_in_lines())
        .map_err(|error| Failure::error(&error))?
    {
        Ending::Finished => Ok(exit::DONE),
        Ending::Left => Ok(exit::NO),
    }
}

/// Returns the id of a lesson that there is.
pub(super) fn known(content: &Content, id: &str) -> Result<String, Failure> {
    if let Some(lesson) = content.lesson(id) {
        return Ok(lesson.id.clone());
    }
    let advice = content.nearest_lesson(id).map_or_else(
        || "`malom lessons` lists them".to_owned(),
        |nearest| format!("did you mean `{nearest}`?"),
    );
    Err(Failure::Usage(format!("there is no lesson `{id}`: {advice}")))
}
