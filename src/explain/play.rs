//! What is said while a puzzle is played.

use crate::content::Puzzle;
use crate::i18n::{Message, Value as Text};
use crate::rules::{Action, Turn};
use crate::solver::{Bounds, Solution, Value};
use crate::training::Outcome;
use crate::tutor::{PuzzleFeedback, PuzzleHint, PuzzleMarks, PuzzleSession, Spoil, WrongChoice};

use super::{closed, illegal, marks_tally, outcome, points, profile, puzzle, turn_text};

/// Names a puzzle, with its grade and rules.
#[must_use]
pub fn head(puzzle: &Puzzle) -> Message {
    Message::new("play-head")
        .arg("id", puzzle.id.clone())
        .arg("grade", puzzle::grade(puzzle.grade))
        .arg("rules", profile(puzzle.rules.ruleset()))
}

/// Puts feedback of a puzzle as paragraphs.
#[must_use]
pub fn play(session: &PuzzleSession, feedback: &PuzzleFeedback) -> Vec<Message> {
    let learner = session.learner();
    match feedback {
        PuzzleFeedback::Refused { by, illegal, .. } => vec![self::illegal(illegal, *by)],
        PuzzleFeedback::CaptureDue { closed } => vec![
            self::closed(closed),
            Message::new("feedback-capture-due")
                .arg("opponent", session.position().to_move().opponent().token()),
        ],
        PuzzleFeedback::Good { turn } => vec![Message::new("play-good").arg("turn", turn_text(*turn))],
        PuzzleFeedback::Slower { turn, worth, best } => vec![
            Message::new("play-slower")
                .arg("turn", turn_text(*turn))
                .arg("plies", i64::from(worth.most.plies().unwrap_or(*best)))
                .arg("best", i64::from(*best)),
        ],
        PuzzleFeedback::Unclear { turn, best } => vec![
            Message::new("play-unclear")
                .arg("turn", turn_text(*turn))
                .arg("best", i64::from(best.unwrap_or_default())),
        ],
        PuzzleFeedback::Reply { by, turn } => {
            vec![Message::new("play-reply").arg("player", by.token()).arg("turn", turn_text(*turn))]
        }
        PuzzleFeedback::Spoiled { turn, spoil, worth, line } => {
            let refuted = (!line.is_empty()).then(|| {
                let id = if *spoil == Spoil::Lost { "play-refutation-lost" } else { "play-refutation" };
                let refutation = Message::new(id).arg("line", self::line(line));
                refutation.arg("player", learner.opponent().token())
            });
            spoiled(*turn, *spoil, *worth).into_iter().chain(refuted).collect()
        }
        PuzzleFeedback::PlayedOn => vec![Message::new("play-played-on")],
        PuzzleFeedback::Over(ending) => vec![outcome(*ending)],
        PuzzleFeedback::Marks { right, wrong, missing } => {
            let tally = marks_tally(*right, wrong.len(), *missing);
            wrong.iter().map(wrong_mark).chain([tally]).collect()
        }
        PuzzleFeedback::Hint(hint) => vec![self::hint(session.puzzle(), hint)],
        PuzzleFeedback::Solution { line } => {
            vec![Message::new("play-solution").arg("line", self::line(line))]
        }
        PuzzleFeedback::SolutionMarks(marks) => {
            vec![Message::new("play-solution").arg("line", self::marks(marks))]
        }
        PuzzleFeedback::HalfSolved => vec![Message::new("play-half")],
        PuzzleFeedback::Done(outcome) => vec![done(session.puzzle(), *outcome)],
        PuzzleFeedback::NothingToUndo => vec![Message::new("plain-nothing-to-undo")],
        PuzzleFeedback::NotYet => vec![Message::new("play-not-yet")],
        PuzzleFeedback::NotKnown => vec![Message::new("play-not-known")],
    }
}

/// Says how an attempt at a puzzle counts; at a lesson's step, what the author says once it is solved.
#[must_use]
pub fn done(puzzle: &Puzzle, outcome: Outcome) -> Message {
    if puzzle.is_step() {
        puzzle::prompt(puzzle).attribute("success")
    } else {
        Message::new(format!("play-done-{}", outcome.token()))
    }
}

/// Says what a position is worth to the side to move.
#[must_use]
pub fn worth(bounds: Bounds) -> Message {
    let id = |kind: &str| Message::new(format!("play-worth-{kind}"));
    match (bounds.value(), bounds.least, bounds.most) {
        (Some(value), _, _) => id(value.token()).arg("plies", plies_of(bounds)),
        (None, Value::Win(plies), _) => id("win-within").arg("plies", i64::from(plies)),
        (None, _, Value::Loss(_)) => id("loss-sometime"),
        (None, Value::Draw, _) => id("no-loss"),
        (None, Value::Loss(_), Value::Draw) => id("no-win"),
        (None, Value::Loss(_), Value::Win(_)) => id("unclear"),
    }
}

/// Says the value of every turn of a position that begins so, those worth the same together, the best first.
#[must_use]
pub fn values(solution: &Solution, begun: &[Action]) -> Vec<Message> {
    let begins = |turn: Turn| turn.actions().take(begun.len()).eq(begun.iter().copied());
    let mut turns: Vec<_> = solution.turns.iter().filter(|solved| begins(solved.turn)).collect();
    turns.sort_by_key(|solved| std::cmp::Reverse((solved.bounds.least, solved.bounds.most)));
    let groups = turns.chunk_by(|one, other| one.bounds == other.bounds);
    let told = groups.map(|group| {
        Message::new("play-values")
            .arg("worth", worth(group[0].bounds))
            .arg("turns", group.iter().map(|solved| turn_text(solved.turn)).collect::<Text>())
    });
    told.collect()
}

/// Writes a line of turns: `1. a1–a4 xd2, 2. b2–b4`.
#[must_use]
pub fn line(turns: &[Turn]) -> String {
    let turns = turns.iter().enumerate().map(|(index, turn)| format!("{}. {}", index + 1, turn_text(*turn)));
    turns.collect::<Vec<_>>().join(", ")
}

fn spoiled(turn: Turn, spoil: Spoil, worth: Bounds) -> Vec<Message> {
    vec![
        Message::new(format!("play-spoiled-{}", spoil.token()))
            .arg("turn", turn_text(turn))
            .arg("plies", plies_of(worth)),
    ]
}

fn wrong_mark(wrong: &WrongChoice) -> Message {
    let message = Message::new("play-wrong-mark").arg("turn", turn_text(wrong.turn));
    message.arg("plies", plies_of(wrong.worth))
}

/// Returns the plies to the end; 0 where they are not known, or there is none.
fn plies_of(worth: Bounds) -> i64 {
    worth.value().and_then(Value::plies).map_or(0, i64::from)
}

fn hint(puzzle: &Puzzle, hint: &PuzzleHint) -> Message {
    match hint {
        PuzzleHint::Idea => puzzle::prompt(puzzle).attribute("hint1"),
        PuzzleHint::Theme(theme) => puzzle::theme(*theme).attribute("idea"),
        PuzzleHint::Stone(at) => Message::new("play-hint-stone").arg("at", at.to_string()),
        PuzzleHint::Place(at) => Message::new("hint-point").arg("at", at.to_string()),
        PuzzleHint::Count(count) => Message::new("hint-count").arg("count", *count),
        PuzzleHint::Turn(turn) => Message::new("play-hint-turn").arg("turn", turn_text(*turn)),
        PuzzleHint::Line(line) => Message::new("play-hint-line").arg("line", self::line(line)),
        PuzzleHint::Marks(marks) => Message::new("hint-answer").arg("answer", self::marks(marks)),
        PuzzleHint::TakeBack => Message::new("play-hint-take-back"),
    }
}

fn marks(marks: &PuzzleMarks) -> Text {
    match marks {
        PuzzleMarks::Points(points) => self::points(*points),
        PuzzleMarks::Turns(turns) if turns.is_empty() => Message::new("nothing").into(),
        PuzzleMarks::Turns(turns) => turns.iter().map(|turn| turn_text(*turn)).collect(),
    }
}
