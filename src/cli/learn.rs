//! `malom` and `malom learn`: lessons, on the screen or line by line.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use crate::content::Content;
use crate::learner::Learner;
use crate::plain::{self, Ending, Io};
use crate::tui::{self, Look, Start};

use super::context::{Context, Failure};
use super::exit;

/// How lessons are shown.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Show {
    /// Line by line on standard input and output, for screen readers and pipes
    #[arg(long)]
    pub plain: bool,
    /// With --plain: no board drawn, the position in words alone
    #[arg(long, requires = "plain")]
    pub no_board: bool,
    /// Draw with ASCII characters alone
    #[arg(long)]
    pub ascii: bool,
}

/// The environment variable by which people ask programs for no colours (no-color.org).
const NO_COLOR: &str = "NO_COLOR";

/// Takes the learner through a lesson, or home where none is named.
///
/// # Errors
///
/// Broken content or texts, an unknown lesson, no terminal to draw on.
pub fn run(context: &Context, show: Show, lesson: Option<&str>) -> Result<ExitCode, Failure> {
    if !show.plain && !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Failure::Usage(
            "the screen needs a terminal on standard input and output; \
             to learn line by line: malom learn --plain [LESSON]"
                .to_owned(),
        ));
    }
    let mut learner = context.learner()?;
    let lesson = lesson.map(|id| known(learner.content(), id)).transpose()?;
    if show.plain {
        return in_lines(&mut learner, show, lesson);
    }
    let start = lesson.map_or(Start::Home, Start::Lesson);
    let ascii = show.ascii || learner.setting("ascii").as_deref() == Some("on");
    let colours = std::env::var_os(NO_COLOR).is_none_or(|value| value.is_empty());
    tui::run(learner, start, Look { colours, ascii }).map_err(Failure::input)
}

fn in_lines(learner: &mut Learner, show: Show, lesson: Option<String>) -> Result<ExitCode, Failure> {
    let first = || learner.content().lessons().first().map(|lesson| lesson.id.clone());
    let lesson = lesson.or_else(|| learner.suggestion().map(str::to_owned)).or_else(first);
    let lesson = lesson.ok_or_else(|| Failure::input("there are no lessons here"))?;
    let io = Io { input: io::stdin().lock(), output: io::stdout().lock() };
    let options = plain::Options { board: !show.no_board, ascii: show.ascii };
    match plain::run(learner, &lesson, io, options).map_err(Failure::input)? {
        Ending::Finished => Ok(exit::DONE),
        Ending::Left => Ok(exit::NO),
    }
}

/// Returns the id of a lesson that there is.
fn known(content: &Content, id: &str) -> Result<String, Failure> {
    if let Some(lesson) = content.lesson(id) {
        return Ok(lesson.id.clone());
    }
    let advice = content.nearest_lesson(id).map_or_else(
        || "`malom lessons` lists them".to_owned(),
        |nearest| format!("did you mean `{nearest}`?"),
    );
    Err(Failure::Usage(format!("there is no lesson `{id}`: {advice}")))
}
