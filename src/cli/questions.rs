//! `malom questions`: what people ask of the rules, with short answers.

use std::io::{self, Write};
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::content::Asked;
use crate::explain;
use crate::i18n::{Message, fold};
use crate::learner::Learner;
use crate::plain::{self, Ending, Io};
use crate::text_board::{Charset, Glyph, board_text};
use crate::tui::{Play, Start};

use super::context::{Context, Failure};
use super::{exit, learn};

/// The arguments of `malom questions`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// A question's id, or words to search for; all are listed without
    #[arg(value_name = "ID|WORD")]
    wanted: Vec<String>,
    /// Try the step that asks you the same, line by line
    #[arg(long = "try", conflicts_with = "json")]
    trying: bool,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    show: learn::Show,
}

/// Lists the questions in which all words are found; one alone is answered, with its position. On a terminal the list
/// opens on the screen, unless it is wanted in lines.
///
/// # Errors
///
/// Broken content or texts; nothing to try; an output that can't be written.
pub(super) fn run(
    context: &Context,
    show: learn::Show,
    args: &Args,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let show = show.and(args.show);
    let mut learner = context.learner(context.content()?)?;
    let wanted = args.wanted.join(" ");
    if show.opens_screen() && !args.json && !args.trying {
        let wanted = Some(wanted).filter(|wanted| !wanted.is_empty());
        return learn::on_screen(learner, show, Start::Questions(wanted), Play::default());
    }
    let found = find(&learner, &wanted);
    if args.trying {
        let [question] = found.as_slice() else {
            return Err(Failure::Usage(format!(
                "--try takes one question, and `{wanted}` finds {} (`malom questions --plain` lists them)",
                found.len()
            )));
        };
        let Some(session) = learner.try_out(question) else { return Ok(exit::NO) };
        let options = show.in_lines(&learner);
        let io = Io { input: io::stdin().lock(), output: out };
        let ended = plain::run_session(&mut learner, session, io, options, &learn::play_in_lines());
        return match ended.map_err(|error| Failure::error(&error))? {
            Ending::Finished => Ok(exit::DONE),
            Ending::Left => Ok(exit::NO),
        };
    }
    if args.json {
        let questions: Vec<Value> = found.iter().map(|question| data(&learner, question)).collect();
        writeln!(out, "{}", json!({ "questions": questions }))?;
    } else if let [question] = found.as_slice() {
        answer(&learner, question, show.in_lines(&learner), out)?;
    } else {
        let width = found.iter().map(|question| question.id.len()).max().unwrap_or_default();
        for question in &found {
            writeln!(out, "{:<width$}  {}", question.id, learner.say(&explain::asked(question)))?;
        }
    }
    Ok(if found.is_empty() { exit::NO } else { exit::DONE })
}

/// Finds the question with this id or, else, those in which each word is found.
fn find(learner: &Learner, wanted: &str) -> Vec<Asked> {
    let questions = learner.content().questions();
    if let Some(question) = questions.iter().find(|question| question.id == wanted) {
        return vec![question.clone()];
    }
    let wanted = fold(wanted);
    let matches = |question: &&Asked| {
        let asked = explain::asked(question);
        let title = learner.say(&asked);
        let answer = learner.say(&asked.attribute("answer"));
        let searched = fold(&format!("{} {title} {answer}", question.id));
        wanted.split(' ').all(|word| searched.contains(word))
    };
    questions.iter().filter(matches).cloned().collect()
}

/// Writes a question with its position, its answer and the facts that it rests on.
fn answer(
    learner: &Learner,
    question: &Asked,
    options: plain::Options,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let asked = explain::asked(question);
    writeln!(out, "{}\n", learner.say(&asked))?;
    if options.board {
        let charset = if options.ascii { Charset::Ascii } else { Charset::Unicode };
        let position = &question.position;
        let board = question.rules.board();
        for line in board_text(board, charset, |point| Glyph::from(charset.point(position.at(point)))) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
    }
    for message in plain::position(&question.position, question.rules) {
        writeln!(out, "{}", learner.say(&message))?;
    }
    writeln!(out, "\n{}\n", learner.say(&asked.attribute("answer")))?;
    for fact in question.facts.iter().filter_map(|id| learner.content().fact(id)) {
        writeln!(out, "{}", learner.say(&explain::fact(fact)))?;
    }
    let command = format!("malom questions {} --try", question.id);
    let how = Message::new("questions-try").arg("command", command);
    writeln!(out, "\n{}", learner.say(&how))?;
    Ok(())
}

fn data(learner: &Learner, question: &Asked) -> Value {
    let asked = explain::asked(question);
    json!({
        "id": question.id,
        "question": learner.say(&asked),
        "answer": learner.say(&asked.attribute("answer")),
        "facts": question.facts,
        "rules": question.rules.ruleset().id,
        "position": question.position.setup(question.rules).to_string(),
        "try": format!("{}/{}", question.trial.lesson, question.trial.step),
    })
}
