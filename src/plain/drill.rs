//! A drill line by line: chosen from a list where none is named, then gone through as a lesson is.

use std::io::{self, BufRead, Write};

use crate::belief::Misconception;
use crate::drill::{self, Barren, Drill};
use crate::explain;
use crate::i18n::Message;
use crate::learner::Learner;
use crate::rules::Rules;

use super::line::Line;
use super::words::{Keyword, Words};
use super::{Ending, Io, Options, Plain, PlainError, Play};

/// Which drill is gone through.
#[derive(Clone, Copy, Debug)]
pub struct Drills {
    /// The belief that is drilled; without one, the learner chooses.
    pub belief: Option<Misconception>,
    /// By which rules.
    pub rules: &'static Rules,
    /// What the questions are drawn by.
    pub seed: u64,
}

/// Takes a learner through a drill, until the belief is gone, there are no more questions, they quit, or the input ends.
///
/// # Errors
///
/// Reading or writing fails; there is nothing to drill by these rules. That nobody reads the output any more is no error.
pub fn run_drill(
    learner: &mut Learner,
    drills: Drills,
    io: Io<impl BufRead, impl Write>,
    options: Options,
) -> Result<Result<Ending, Barren>, PlainError> {
    let Io { mut input, mut output } = io;
    let mut all = || {
        let chosen = match drills.belief {
            Some(belief) => Some(belief),
            None => choose(learner, &mut input, &mut output)?,
        };
        let Some(belief) = chosen else { return Ok(Ok(Ending::Left)) };
        let items = match drill::make(belief, drills.rules, drills.seed) {
            Ok(items) => items,
            Err(barren) => return Ok(Err(barren)),
        };
        let session = learner.begin_drill(Drill::new(belief, drills.rules, items));
        let words = Words::new(learner.localizer());
        let play = &Play::default();
        Plain { learner, session, words, output: &mut output, options, play, origin: None }
            .run(&mut input)
            .map(Ok)
    };
    match all() {
        Err(PlainError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Ok(Ending::Left)),
        ended => ended,
    }
}

/// Has a learner choose from the list; `None` where they leave.
fn choose(
    learner: &Learner,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Option<Misconception>, PlainError> {
    let (beliefs, gone) = (Misconception::rules().collect::<Vec<_>>(), learner.drills_gone());
    let words = Words::new(learner.localizer());
    let mut say = |text: String| writeln!(output, "{text}").map_err(PlainError::Write);
    say(learner.say(&Message::new("drill-list")))?;
    for (index, belief) in beliefs.iter().enumerate() {
        let name = learner.say(&explain::belief::name(*belief));
        let mark =
            if gone.contains(belief) { learner.say(&Message::new("drill-mark-gone")) } else { String::new() };
        say(format!("{}. {name}{mark}", index + 1))?;
    }
    loop {
        say(learner.say(&Message::new("drill-choose").arg("count", beliefs.len())))?;
        let line = match Line::read(input).map_err(PlainError::Read)? {
            Line::End => return Ok(None),
            Line::Text(line) => line,
            Line::NotText => String::new(),
        };
        if matches!(words.find(&line), Some((Keyword::Quit, _))) {
            return Ok(None);
        }
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let named = || Misconception::from_token(&line).filter(|belief| belief.is_rule());
        if let Some(belief) = number.and_then(|index| beliefs.get(index)).copied().or_else(named) {
            return Ok(Some(belief));
        }
    }
}
