//! What is worked through one after the other, line by line.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use crate::learner::{Learner, Part, Planned, Sequence};
use crate::rules::Rules;
use crate::tutor::{Session, StepState};

use super::words::{Keyword, Words};
use super::{
    Drills, EXAMPLE, Ending, Io, Options, Plain, PlainError, Play, Puzzles, run, run_drill, run_puzzles,
};
use crate::i18n::Message;

/// Takes a learner through the parts of a sequence, until there is none, they quit, or the input ends.
///
/// # Errors
///
/// Reading or writing fails. That nobody reads the output any more is no error.
pub fn run_sequence(
    learner: &mut Learner,
    sequence: &mut Sequence,
    io: Io<impl BufRead, impl Write>,
    options: Options,
    play: &Play,
) -> Result<Ending, PlainError> {
    match parts(learner, sequence, io, options, play) {
        Err(PlainError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Ending::Left),
        ended => ended,
    }
}

fn parts(
    learner: &mut Learner,
    sequence: &mut Sequence,
    io: Io<impl BufRead, impl Write>,
    options: Options,
    play: &Play,
) -> Result<Ending, PlainError> {
    let Io { mut input, mut output } = io;
    let say = |output: &mut dyn Write, learner: &Learner, message: &Message| {
        writeln!(output, "{}", learner.say(message)).map_err(PlainError::Write)
    };
    let mut greeting = sequence.greeting();
    while let Some(Planned { part, note }) = sequence.next(learner) {
        if let Some(greeting) = greeting.take() {
            say(&mut output, learner, &greeting)?;
            let help = Words::new(learner.localizer()).shown(Keyword::Help, EXAMPLE);
            say(&mut output, learner, &Message::new("plain-start").arg("help", help))?;
        }
        writeln!(output).map_err(PlainError::Write)?;
        if let Some(note) = note {
            say(&mut output, learner, &note)?;
        }
        let io = Io { input: &mut input, output: &mut output };
        let ending = match part {
            Part::Lesson(id) => run(learner, &id, io, options, play)?,
            Part::Steps { piece, lesson, steps } => {
                let session = learner
                    .begin_steps(piece, &lesson, &steps)
                    .ok_or_else(|| PlainError::NoSuchLesson(lesson.clone()))?;
                let (ending, state) = work_through(learner, session, io, options, play)?;
                if ending == Ending::Finished {
                    sequence.answered(state);
                }
                ending
            }
            Part::Drill { belief, seed } => {
                let drills = Drills { belief: Some(belief), rules: Rules::standard(), seed };
                // Every drill by the standard rules has questions.
                run_drill(learner, drills, io, options)?.unwrap_or(Ending::Finished)
            }
            Part::Puzzle(id) => {
                let puzzles = Puzzles {
                    puzzles: learner.content().puzzle(&id).cloned().map(Arc::new).into_iter().collect(),
                    play: play.clone(),
                    cycle: None,
                };
                run_puzzles(learner, &puzzles, io, options)?
            }
        };
        if ending == Ending::Left {
            return Ok(Ending::Left);
        }
    }
    writeln!(output).map_err(PlainError::Write)?;
    say(&mut output, learner, &sequence.farewell(learner))?;
    Ok(Ending::Finished)
}

/// Takes a learner through some steps of a lesson; returns how the first of them went, too.
fn work_through(
    learner: &mut Learner,
    session: Session,
    io: Io<impl BufRead, impl Write>,
    options: Options,
    play: &Play,
) -> Result<(Ending, StepState), PlainError> {
    let words = Words::new(learner.localizer());
    let Io { mut input, output } = io;
    let mut plain = Plain { learner, session, words, output, options, play, origin: None };
    let ending = plain.run(&mut input)?;
    Ok((ending, plain.session.states()[0]))
}
