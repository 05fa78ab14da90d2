//! Drills: their questions, the rule that each is about, and what came of one.

use crate::belief::Misconception;
use crate::content::{Lesson, Question, Step, Task};
use crate::drill::{Score, words};
use crate::i18n::{Message, Value};
use crate::rules::{Action, Rules};

use super::{action_text, mill, turn_text};

/// Asks what the drill of a belief is about.
#[must_use]
pub fn drill(belief: Misconception) -> Message {
    title(&words(belief))
}

/// Asks whether the belief of these messages is true.
pub(super) fn title(words: &str) -> Message {
    Message::new("drill-of").arg("name", Message::new(words).attribute("name"))
}

/// Says what a drill is, before the first.
pub(super) fn intro() -> Message {
    Message::new("drill-intro")
}

/// States the rule that a lesson drills.
pub(super) fn rule(lesson: &Lesson) -> Message {
    Message::new(lesson.words.clone().unwrap_or_default()).attribute("rule")
}

/// Gives a question what it is about.
pub(super) fn about(question: Message, rules: &Rules, step: &Step) -> Message {
    let position = &step.position;
    let closed = position.closed_mills(rules);
    let closed: Value = match position.capture_due() {
        true => closed.iter().map(mill).collect(),
        false => "none".into(),
    };
    let action = match &step.task {
        Task::Judge(action) => action_text(*action),
        Task::Predict(Some(turn)) => turn_text(*turn),
        Task::Choose(choice) => match choice.question {
            Question::HowManyCaptures(first) => action_text(first),
            _ => action_text(Action::Pass),
        },
        Task::Mark(set) => set.point().map_or_else(String::new, |at| at.to_string()),
        Task::Predict(None) | Task::Play(_) | Task::Compare(_) | Task::Puzzle(_) => String::new(),
    };
    // Elsewhere that a capture is due is told beside the board.
    let due = position.capture_due() && matches!(step.task, Task::Judge(Action::Pass));
    question
        .arg("player", position.to_move().token())
        .arg("due", if due { "yes" } else { "no" })
        .arg("closed", closed)
        .arg("action", action)
}

/// Tells the turns that were played before a question; `None` where none are told.
#[must_use]
pub fn drill_told(step: &Step) -> Option<Message> {
    if step.words.is_none() || step.played.is_empty() {
        return None;
    }
    let first = step.start.to_move();
    let players = [first, first.opponent()].into_iter().cycle();
    let turn = |(turn, player): (&crate::rules::Turn, crate::rules::Color)| {
        Message::new("drill-turn").arg("player", player.token()).arg("turn", turn_text(*turn))
    };
    let turns: Value = step.played.iter().zip(players).map(turn).collect();
    Some(Message::new("drill-told").arg("turns", turns))
}

/// Counts the question that is asked.
#[must_use]
pub fn drill_asked(number: usize) -> Message {
    Message::new("drill-number").arg("number", number)
}

/// Says how many of the last answers are right.
#[must_use]
pub fn drill_score(score: Score) -> Message {
    Message::new("drill-score").arg("right", score.right).arg("counted", score.counted)
}

/// Says what came of a drill.
#[must_use]
pub fn drill_done(belief: Misconception, score: Score) -> Vec<Message> {
    let ended = if score.gone { "drill-gone" } else { "drill-not-yet" };
    vec![
        Message::new(ended)
            .arg("drill", drill(belief))
            .arg("answered", score.answered)
            .arg("right", score.right)
            .arg("counted", score.counted),
        super::belief::text(belief, "rule"),
    ]
}

/// Says how far a learner has come with a drill.
#[must_use]
pub fn drill_standing(gone: bool) -> Message {
    Message::new("drill-standing").arg("state", if gone { "gone" } else { "open" })
}
