//! `malom drill`: one rule drilled with positions made at random, on the screen or line by line.

use std::io;
use std::process::ExitCode;

use crate::belief::Misconception;
use crate::content::nearest;
use crate::learner::Learner;
use crate::plain::{self, Drills, Ending, Io};
use crate::tui::{Play, Start};

use super::context::{Context, Failure};
use super::exit;
use super::learn::{Show, fits, on_screen};

/// The arguments of `malom drill`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// What is drilled, such as flying-at-four; without one, what you seem to believe, or what you choose from a list
    misconception: Option<String>,
    /// Draw the same questions again; without one they are new
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    show: Show,
}

/// Takes the learner through a drill.
///
/// # Errors
///
/// Broken content or texts; an unknown misconception, or one that is none by these rules; no terminal to draw on.
pub(super) fn run(context: &Context, show: Show, args: &Args) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    let belief = args.misconception.as_deref().map(known).transpose()?;
    if let Some(belief) = belief.filter(|belief| belief.believed(context.rules).is_none()) {
        let rules = context.rules.ruleset().id;
        return Err(Failure::Usage(format!(
            "by the rules `{rules}` there is nothing to drill about `{belief}`"
        )));
    }
    fits(show)?;
    let mut learner = context.learner(context.content()?)?;
    let holds = || learner.next_drill().filter(|belief| belief.believed(context.rules).is_some());
    let belief = belief.or_else(holds);
    let seed = args.seed.unwrap_or_else(Learner::fresh_seed);
    let rules = context.rules;
    if !show.is_plain() {
        return on_screen(learner, show, Start::Drill { belief, rules, seed }, Play::default());
    }
    let drills = Drills { belief, rules, seed };
    let io = Io { input: io::stdin().lock(), output: io::stdout().lock() };
    let options = show.in_lines(&learner);
    match plain::run_drill(&mut learner, drills, io, options).map_err(|error| Failure::error(&error))? {
        Ok(Ending::Finished) => Ok(exit::DONE),
        Ok(Ending::Left) => Ok(exit::NO),
        Err(barren) => Err(Failure::Usage(barren.to_string())),
    }
}

/// Returns the misconception of this name, one about a rule.
fn known(text: &str) -> Result<Misconception, Failure> {
    if let Some(belief) = Misconception::from_token(text) {
        return match belief.is_rule() {
            true => Ok(belief),
            false => Err(Failure::Usage(format!(
                "`{belief}` is no matter of rules, so there is no drill of it: `malom puzzle` is where it shows"
            ))),
        };
    }
    let advice = nearest(text, Misconception::rules().map(Misconception::token)).map_or_else(
        || "`malom drill --plain` lists them".to_owned(),
        |nearest| format!("did you mean `{nearest}`?"),
    );
    Err(Failure::Usage(format!("there is no misconception `{text}`: {advice}")))
}
