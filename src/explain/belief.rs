//! Misconceptions: what a learner seems to believe, what the rule is, and why.

use crate::belief::{Example, Misconception, Named};
use crate::content::Task;
use crate::i18n::{Localizer, Message, Value};
use crate::rules::{Action, Turn};
use crate::tutor::{Given, Label, Solution, solve};

use super::{action_text, label, points, turn_text};

/// The attributes of a misconception's message; the last is there where clubs differ.
pub const ATTRIBUTES: [&str; 5] = ["name", "seems", "rule", "why", "clubs"];

/// Returns the text of a misconception with one of the [`ATTRIBUTES`].
#[must_use]
pub fn text(misconception: Misconception, attribute: &str) -> Message {
    Message::new(format!("belief-{}", misconception.token())).attribute(attribute)
}

/// Returns the short name of a misconception.
#[must_use]
pub fn name(misconception: Misconception) -> Message {
    text(misconception, "name")
}

/// Explains a misconception that has become clear: what the learner seems to believe, by their own answer, what the rule
/// is, why, and where clubs differ; and how to practise it: by a key, where there is one, else by a command.
#[must_use]
pub fn paragraphs(named: &Named, key: Option<&str>, texts: &Localizer) -> Vec<Message> {
    let misconception = named.misconception;
    let of = |attribute| text(misconception, attribute);
    let mut all = vec![Message::new("belief-named").arg("name", name(misconception)), of("seems")];
    all.extend(
        named.example.as_ref().and_then(here).map(|here| Message::new("belief-example").arg("example", here)),
    );
    all.push(of("rule"));
    all.push(Message::new("belief-why").arg("why", of("why")));
    if texts.has(&of("clubs").id, Some("clubs")) {
        all.push(Message::new("belief-clubs").arg("clubs", of("clubs")));
    }
    if misconception.is_rule() {
        all.push(match key {
            Some(key) => Message::new("belief-drill-key").arg("key", key),
            None => {
                let command = format!("malom drill {}", misconception.token());
                Message::new("belief-drill").arg("command", command)
            }
        });
    }
    all
}

/// Says what the learner answered and, where it is not told by the refusal, what is right.
fn here(example: &Example) -> Option<Message> {
    let (lesson, step) = (&example.lesson, example.step());
    let chose = |said: &Label, right: &Label| {
        let of = |one: &Label| label(lesson, step, one);
        Message::new("belief-here-chose").arg("said", of(said)).arg("right", of(right))
    };
    let marked = |marked: Value, right: Value| {
        Message::new("belief-here-marked").arg("marked", marked).arg("right", right)
    };
    let judged = |word: &str| match step.task {
        Task::Judge(action) => {
            Some(Message::new(format!("belief-here-{word}")).arg("action", action_word(action)))
        }
        _ => None,
    };
    match (&example.given, solve(lesson.rules, step)) {
        (Given::Actions(actions), _) => {
            let refused = crate::tutor::try_attempt(lesson.rules, &step.position, actions).is_some();
            let tried = match (refused, actions.as_slice()) {
                (true, [.., last]) => action_word(*last),
                (_, [first, captures @ ..]) => {
                    turn_text(Turn::new(*first, captures.iter().filter_map(|capture| capture.target())))
                }
                (_, []) => return None,
            };
            Some(Message::new("belief-here-tried").arg("action", tried))
        }
        (Given::Points(said), Solution::Points(right)) => Some(marked(points(*said), points(right))),
        (Given::Marks(said), Solution::Actions(right)) => Some(marked(actions(said), actions(&right))),
        (Given::Legal(_), _) => judged("legal"),
        (Given::Illegal(_), _) => judged("illegal"),
        (Given::Option(said), Solution::Option(Some(right))) => {
            Some(chose(&Label::Option(said.clone()), &Label::Option(right)))
        }
        (Given::Prediction(said), Solution::Prediction { prediction, .. }) => {
            Some(chose(&Label::Prediction(*said), &Label::Prediction(prediction)))
        }
        _ => None,
    }
}

/// Writes an action as messages select by it.
fn action_word(action: Action) -> String {
    match action {
        Action::Pass => "pass".to_owned(),
        Action::Place(_) | Action::Move { .. } | Action::Capture(_) => action_text(action),
    }
}

fn actions(list: &[Action]) -> Value {
    match list.is_empty() {
        true => Message::new("nothing").into(),
        false => list.iter().map(|&action| action_text(action)).collect(),
    }
}
