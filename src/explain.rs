//! What the rules core and the tutor say as data, put as messages.
//!
//! Every match on a closed enum is exhaustive, so that a new reason can't be left without words.

pub mod belief;
mod drill;
mod facts;
mod glossary;
pub mod play;
mod profile;
pub mod progress;
pub mod puzzle;
pub mod review;
mod training;

use crate::content::{Asked, Fact, Lesson, MarkSet, Prediction, Step, Task};
use crate::i18n::{Localizer, Message, Value};
use crate::rules::{
    Action, Color, DrawReason, Events, Illegal, IllegalKind, Mill, Mills, Outcome, Phase, Point, PointSet,
    Rules, Turn,
};
use crate::tutor::{
    Answer, Compared, Feedback, Hint, Input, Label, Mark, Miss, Refusal, Region, Session, Solution, Summary,
    WrongMark, families_differ,
};

pub use drill::{drill, drill_asked, drill_done, drill_score, drill_standing, drill_told};
pub use glossary::{word, words_in};
pub use profile::{Comparison, Paragraph, Source, about, against, field, profile, rule, says};
pub use training::{
    cycle_change, cycle_now, cycle_report, daily, rating, rating_moved, repeat, solved, streak, strength,
    strength_of_learner, strength_of_puzzle, time,
};

/// Returns a lesson's title.
#[must_use]
pub fn title(lesson: &Lesson) -> Message {
    match &lesson.words {
        Some(belief) => drill::title(belief),
        None => Message::new(format!("lesson-{}", lesson.id)),
    }
}

/// Returns what is said before a lesson.
#[must_use]
pub fn intro(lesson: &Lesson) -> Message {
    if lesson.words.is_some() { drill::intro() } else { title(lesson).attribute("intro") }
}

/// Returns the id of a step's messages.
#[must_use]
pub fn step_id(lesson: &Lesson, step: &Step) -> String {
    step.words.map_or_else(|| format!("step-{}--{}", lesson.id, step.id), str::to_owned)
}

/// Returns a step's prompt.
#[must_use]
pub fn prompt(lesson: &Lesson, step: &Step) -> Message {
    let prompt = Message::new(step_id(lesson, step));
    if step.words.is_some() { drill::about(prompt, lesson.rules, step) } else { prompt }
}

/// Returns the question beneath the prompt, where the task has one of its own: what a judgement asks next, what a
/// prediction is about, how marks are handed in.
#[must_use]
pub fn question(session: &Session) -> Option<Message> {
    match (&session.step().task, session.input()) {
        (Task::Judge(action), Input::Options { judged: None }) => {
            Some(Message::new("ask-legal").arg("action", action_text(*action)))
        }
        (Task::Judge(action), Input::Options { judged: Some(false) }) => {
            Some(Message::new("ask-reason").arg("action", action_text(*action)))
        }
        (Task::Judge(action), Input::Options { judged: Some(true) }) => {
            Some(Message::new(format!("ask-count-{}", sort_token(*action))))
        }
        (Task::Predict(Some(turn)), _) => Some(Message::new("ask-prediction").arg("turn", turn_text(*turn))),
        (Task::Predict(None), _) => Some(Message::new("ask-prediction-now")),
        (Task::Compare(compare), _) => {
            Some(Message::new("ask-compare").arg("turn", turn_text(compare.attempt)))
        }
        (Task::Puzzle(puzzle), _) => Some(puzzle::goal(puzzle, &puzzle.starts[0])),
        (Task::Mark(_) | Task::Play(_) | Task::Choose(_) | Task::Judge(_), _) => None,
    }
}

/// Returns the text of an option.
#[must_use]
pub fn label(lesson: &Lesson, step: &Step, label: &Label) -> Message {
    match label {
        Label::Yes => Message::new("label-yes"),
        Label::No => Message::new("label-no"),
        Label::Reason(kind) => reason(*kind),
        Label::Count(count) => Message::new("label-count").arg("count", *count),
        Label::Option(id) => prompt(lesson, step).attribute(format!("option-{id}")),
        Label::Prediction(prediction) => self::prediction(*prediction),
        Label::Profile(ruleset) => profile(ruleset),
    }
}

/// Returns the label of a reason.
#[must_use]
pub fn reason(kind: IllegalKind) -> Message {
    Message::new(format!("reason-{}", kind.token()))
}

/// Returns the text of a prediction.
#[must_use]
pub fn prediction(prediction: Prediction) -> Message {
    Message::new(format!("predict-{}", prediction.token()))
}

/// Explains why an action is refused.
#[must_use]
pub fn illegal(illegal: &Illegal, by: Color) -> Message {
    let message = Message::new(format!("illegal-{}", illegal.kind().token()));
    match *illegal {
        Illegal::GameOver { outcome } => message.arg("outcome", self::outcome(outcome)),
        Illegal::CaptureDue { ref closed, free } => message
            .arg("mills", mills(closed))
            .arg("count", closed.len())
            .arg("free", points(free))
            .arg("free-count", free.len()),
        Illegal::NoCaptureDue { at, ref standing } => message
            .arg("at", at.to_string())
            .arg("standing", standing.iter().next().map_or_else(|| "none".to_owned(), mill)),
        Illegal::PassForbidden { legal } => message.arg("player", by.token()).arg("count", legal),
        Illegal::StonesInHand { left } | Illegal::FlyingWhilePlacing { left } => message.arg("left", left),
        Illegal::HandEmpty { stones } => message.arg("stones", stones),
        Illegal::NotAPoint { at }
        | Illegal::Empty { at }
        | Illegal::NotYourStone { at }
        | Illegal::OwnStone { at }
        | Illegal::SamePoint { at } => message.arg("at", at.to_string()),
        Illegal::Occupied { at, by: owner } => message
            .arg("at", at.to_string())
            .arg("owner", owner.token())
            .arg("own", if owner == by { "yes" } else { "no" }),
        Illegal::NotCaught { at, caught } => {
            message.arg("at", at.to_string()).arg("caught", points(caught)).arg("caught-count", caught.len())
        }
        Illegal::Protected { at, mill, free } => message
            .arg("at", at.to_string())
            .arg("mill", self::mill(mill))
            .arg("free", points(free))
            .arg("free-count", free.len()),
        Illegal::NotAdjacent { from, to, between, jumps, stones, flies_at } => message
            .arg("from", from.to_string())
            .arg("to", to.to_string())
            .arg("between", between.to_string())
            .arg("over", if jumps { between.to_string() } else { "none".to_owned() })
            .arg("stones", stones)
            .arg("flies-at", flies_at.unwrap_or(0)),
        Illegal::OffLine { from, to, diagonal, stones, flies_at } => message
            .arg("from", from.to_string())
            .arg("to", to.to_string())
            .arg("diagonal", if diagonal { "yes" } else { "no" })
            .arg("stones", stones)
            .arg("flies-at", flies_at.unwrap_or(0)),
        Illegal::SwingMill { opened, closed } => {
            message.arg("opened", mill(opened)).arg("closed", mill(closed))
        }
        Illegal::ClosedTwice { mill } => message.arg("mill", self::mill(mill)),
    }
}

/// Says how a game has ended.
#[must_use]
pub fn outcome(outcome: Outcome) -> Message {
    let message = Message::new(format!("outcome-{}", outcome.token()));
    match outcome {
        Outcome::Win { winner, .. } => {
            message.arg("winner", winner.token()).arg("loser", winner.opponent().token())
        }
        Outcome::Draw { reason: DrawReason::Repetition { times } } => message.arg("times", times),
        Outcome::Draw { reason: DrawReason::Quiet { plies } } => message.arg("plies", plies),
        Outcome::Draw { reason: DrawReason::Blocked | DrawReason::FullBoard | DrawReason::Agreement } => {
            message
        }
    }
}

/// Puts feedback as paragraphs; an explanation that rests on a rule in which families differ begins with that label.
/// `texts` tells what else the authors wrote.
#[must_use]
pub fn feedback(session: &Session, feedback: &Feedback, texts: &Localizer) -> Vec<Message> {
    let mut paragraphs = self::paragraphs(session, feedback, texts);
    if is_explanation(feedback) && rests_on_family(session, feedback) {
        let first: Vec<Message> = paragraphs.drain(..1).map(labelled).collect();
        paragraphs.splice(..0, first);
    }
    paragraphs
}

/// Labels an explanation as one on which families differ.
#[must_use]
pub fn labelled(text: Message) -> Message {
    Message::new("labelled").arg("kind", Message::new("kind-family")).arg("text", text)
}

/// Tells whether feedback gives reasons.
const fn is_explanation(feedback: &Feedback) -> bool {
    match feedback {
        Feedback::NothingToCapture
        | Feedback::Refused { .. }
        | Feedback::JudgedLegal(_)
        | Feedback::JudgedIllegal { .. }
        | Feedback::WrongReason { .. }
        | Feedback::WrongOption { .. }
        | Feedback::WrongPrediction { .. }
        | Feedback::Compared { .. }
        | Feedback::Hint(Hint::Rule { .. })
        | Feedback::Solved => true,
        Feedback::CaptureDue { .. }
        | Feedback::PhaseBegins { .. }
        | Feedback::Over(_)
        | Feedback::Missed(_)
        | Feedback::GoodNotBest(_)
        | Feedback::Marks { .. }
        | Feedback::WrongCount { .. }
        | Feedback::Hint(_)
        | Feedback::Solution(_)
        | Feedback::NotYet => false,
    }
}

/// Tells whether feedback is about something in which families differ: the step, its comparison, or the action.
fn rests_on_family(session: &Session, feedback: &Feedback) -> bool {
    let action = match (feedback, &session.step().task) {
        (Feedback::Refused { action, .. } | Feedback::JudgedIllegal { action }, _)
        | (Feedback::JudgedLegal(_) | Feedback::WrongReason { .. }, Task::Judge(action)) => Some(*action),
        _ => None,
    };
    let differ = match session.solution() {
        Solution::Profiles(profiles) => {
            profiles.iter().any(|profile| profile.is_legal() != profiles[0].is_legal())
        }
        _ => action.is_some_and(|action| families_differ(session.rules(), &session.position(), action)),
    };
    session.step().family || differ
}

fn paragraphs(session: &Session, feedback: &Feedback, texts: &Localizer) -> Vec<Message> {
    let (lesson, step) = (session.lesson(), session.step());
    let by = step.position.to_move();
    let of_step = |attribute: &str| prompt(lesson, step).attribute(attribute);
    match feedback {
        Feedback::CaptureDue { closed } => vec![
            self::closed(closed),
            Message::new("feedback-capture-due")
                .arg("opponent", session.position().to_move().opponent().token()),
        ],
        Feedback::NothingToCapture => vec![Message::new("event-nothing-to-capture")],
        Feedback::PhaseBegins { player, phase } => phase_begins(*player, *phase).into_iter().collect(),
        Feedback::Over(outcome) => vec![self::outcome(*outcome)],
        Feedback::Refused { by, illegal, .. } => facts::refusal(session, illegal, *by),
        Feedback::Missed(misses) => {
            let missed = misses.first().map(|miss| match miss {
                Miss::Wins { after } => facts::not_won(lesson.rules, after),
                miss => self::miss("missed", miss),
            });
            missed.into_iter().collect()
        }
        Feedback::GoodNotBest(misses) => {
            misses.first().map(|miss| self::miss("better", miss)).into_iter().collect()
        }
        Feedback::Marks { right, wrong, missing } => marks(session, *right, wrong, *missing),
        Feedback::JudgedLegal(illegal) => std::iter::once(Message::new("judged-legal"))
            .chain(facts::refusal(session, illegal, by))
            .collect(),
        Feedback::JudgedIllegal { action } if step.words.is_some() => {
            vec![Message::new("judged-illegal").arg("action", action_text(*action)), drill::rule(lesson)]
        }
        Feedback::JudgedIllegal { action } => {
            let about = facts::count(lesson.rules, &step.position, *action);
            vec![Message::new("judged-illegal").arg("action", action_text(*action)), about]
        }
        Feedback::WrongReason { illegal, .. } => std::iter::once(Message::new("wrong-reason"))
            .chain(facts::refusal(session, illegal, by))
            .collect(),
        Feedback::WrongCount { said, action } => vec![
            Message::new("wrong-count").arg("said", *said),
            facts::count(lesson.rules, &step.position, *action),
        ],
        Feedback::WrongOption { .. } if step.words.is_some() => {
            let facts = facts::choice(lesson.rules, step);
            std::iter::once(Message::new("drill-wrong")).chain(facts).chain([drill::rule(lesson)]).collect()
        }
        Feedback::WrongOption { id } => {
            let facts = facts::choice(lesson.rules, step);
            std::iter::once(of_step(&format!("wrong-{id}"))).chain(facts).collect()
        }
        Feedback::WrongPrediction { said, outcome, after } => {
            let rule = step.words.map(|_| drill::rule(lesson));
            let facts = facts::prediction(lesson.rules, *outcome, after);
            std::iter::once(wrong_prediction(*said, *outcome)).chain(facts).chain(rule).collect()
        }
        Feedback::Compared { right, wrong, missing } => compared(session, *right, wrong, missing, texts),
        Feedback::Hint(Hint::Rule { ruleset, field }) => vec![says(ruleset, *field, texts)],
        Feedback::Hint(Hint::Region(_)) if texts.has(&step_id(lesson, step), Some("hint2")) => {
            vec![of_step("hint2")]
        }
        Feedback::Hint(hint) => vec![self::hint(session, hint)],
        Feedback::Solution(answer) => {
            let id = if is_example(session, answer) { "solution-example" } else { "solution" };
            vec![Message::new(id).arg("answer", self::answer(lesson, step, answer))]
        }
        Feedback::Solved if step.words.is_some() => vec![Message::new("drill-right")],
        Feedback::Solved => vec![of_step("success")],
        Feedback::NotYet => vec![Message::new("not-yet")],
    }
}

/// Says what an action brought about.
#[must_use]
pub fn events(events: &Events) -> Vec<Message> {
    let closed = (!events.closed.is_empty()).then(|| closed(&events.closed));
    let nothing = events.nothing_to_capture.then(|| Message::new("event-nothing-to-capture"));
    let phases = Color::ALL.into_iter().filter_map(|color| phase_begins(color, events.phases[color]?));
    let over = events.over.map(outcome);
    closed.into_iter().chain(nothing).chain(phases).chain(over).collect()
}

fn closed(mills: &Mills) -> Message {
    Message::new("event-closed").arg("mills", self::mills(mills)).arg("count", mills.len())
}

/// Tells whether an answer is one of several that are as good.
fn is_example(session: &Session, answer: &Answer) -> bool {
    let several = matches!(session.solution(), Solution::Turns { best, .. } if best.len() > 1);
    several && matches!(answer, Answer::Turn(_))
}

/// Says that a side has come to another phase; that its stones are back in hand never happens.
fn phase_begins(player: Color, phase: Phase) -> Option<Message> {
    match phase {
        Phase::Placing => None,
        // Both sides come to it within a turn; one sentence says it for both.
        Phase::Moving => (player == Color::Black).then(|| Message::new("event-moving-begins")),
        Phase::Flying => Some(Message::new("event-flying").arg("player", player.token())),
    }
}

/// Says what a turn lacks; `stem` is `missed` where that makes it wrong, `better` where another would be best.
fn miss(stem: &str, miss: &Miss) -> Message {
    let message = Message::new(format!("{stem}-{}", miss.token()));
    match miss {
        Miss::Closes(mill) | Miss::Stops(mill) => message.arg("mill", self::mill(*mill)),
        Miss::Takes(set) | Miss::To(set) => message.arg("points", points(*set)).arg("count", set.len()),
        Miss::From(at) => message.arg("at", at.to_string()),
        Miss::Wins { .. } | Miss::Unfinished => message,
    }
}

fn marks(session: &Session, right: usize, wrong: &[WrongMark], missing: usize) -> Vec<Message> {
    let Task::Mark(set) = &session.step().task else { return Vec::new() };
    let rules = session.rules();
    let position = &session.step().position;
    let Some(first) = wrong.first() else {
        let rule = session.step().words.map(|_| drill::rule(session.lesson()));
        return [facts::set(rules, position, set), marks_tally(right, 0, missing)]
            .into_iter()
            .chain(rule)
            .collect();
    };
    let player = position.to_move();
    let player = if *set == MarkSet::EnemyMoves { player.opponent() } else { player };
    let why = match (&first.illegal, first.mark) {
        (Some(illegal), _) => self::illegal(illegal, player),
        (None, Mark::Point(at)) => not_in(set, at),
        (None, Mark::Action(action)) => Message::new("not-in-moves").arg("action", action_text(action)),
    };
    vec![why, marks_tally(right, wrong.len(), missing)]
}

/// Counts marks of which some are wrong, or others missing.
fn marks_tally(right: usize, wrong: usize, missing: usize) -> Message {
    match (right, wrong, missing) {
        (0, 0, _) => Message::new("marks-none").arg("missing", missing),
        (_, 0, _) => Message::new("marks-missing").arg("missing", missing),
        (_, 1, 0) => Message::new("marks-one-wrong"),
        (_, _, 0) => Message::new("marks-wrong").arg("wrong", wrong),
        (_, _, _) => Message::new("marks-both").arg("wrong", wrong).arg("missing", missing),
    }
}

/// Explains one profile of those about which the learner was wrong, and counts them.
fn compared(
    session: &Session,
    right: usize,
    wrong: &[Compared],
    missing: &[Compared],
    texts: &Localizer,
) -> Vec<Message> {
    let Task::Compare(task) = &session.step().task else { return Vec::new() };
    let by = session.step().position.to_move();
    let tally = Message::new("compared-tally")
        .arg("right", right)
        .arg("wrong", wrong.len())
        .arg("missing", missing.len());
    let about = wrong.first().or(missing.first());
    let verdict = about.map(|about| {
        let why = match &about.refusal {
            Some(Refusal::Illegal(illegal)) => self::illegal(illegal, by),
            Some(Refusal::NothingToCapture { stones }) => {
                Message::new("compared-nothing-to-capture").arg("stones", *stones)
            }
            None => {
                let last = task.attempt.actions().last().unwrap_or(Action::Pass);
                return Message::new(format!("compared-legal-{}", sort_token(last)))
                    .arg("profile", profile(about.ruleset))
                    .arg("action", action_text(last))
                    .arg("count", about.choices);
            }
        };
        Message::new("compared-refused").arg("profile", profile(about.ruleset)).arg("why", why)
    });
    let shown = about.and_then(|about| {
        let Some(Refusal::Illegal(illegal)) = &about.refusal else { return None };
        facts::of_the_end(Rules::named(about.ruleset.id)?, &session.step().position, illegal)
    });
    let rule = about.and_then(|about| Some(says(about.ruleset, about.decided_by?, texts)));
    verdict.into_iter().chain(shown).chain(rule).chain([tally]).collect()
}

/// Says in which way a prediction is wrong.
fn wrong_prediction(said: Prediction, outcome: Option<Outcome>) -> Message {
    Message::new(match (said, outcome.and_then(Outcome::winner)) {
        (Prediction::GoesOn, _) => "wrong-prediction-goes-on",
        (Prediction::WhiteWins | Prediction::BlackWins, None) => "wrong-prediction-too-soon",
        (Prediction::WhiteWins | Prediction::BlackWins, Some(_)) => "wrong-prediction-other",
    })
}

/// Says that a point is not in a set that is none of legal actions.
fn not_in(set: &MarkSet, at: Point) -> Message {
    let message = Message::new(format!("not-in-{}", set.token())).arg("at", at.to_string());
    match set.point() {
        Some(of) => message.arg("of", of.to_string()),
        None => message,
    }
}

fn hint(session: &Session, hint: &Hint) -> Message {
    let (lesson, step) = (session.lesson(), session.step());
    match hint {
        Hint::Idea if step.words.is_some() => drill::rule(lesson),
        Hint::Idea => prompt(lesson, step).attribute("hint1"),
        Hint::Region(Region::Points(set)) => Message::new("hint-region").arg("points", points(*set)),
        Hint::Region(Region::Count(count)) => Message::new("hint-count").arg("count", *count),
        Hint::Point(at) => Message::new("hint-point").arg("at", at.to_string()),
        Hint::Rule { ruleset, field } => rule(ruleset, *field).unwrap_or_else(|| self::field(*field)),
        Hint::Region(Region::Not(label)) | Hint::Not(label) => {
            Message::new("hint-not").arg("option", self::label(lesson, step, label))
        }
        Hint::Answer(answer) => {
            let id = if is_example(session, answer) { "hint-example" } else { "hint-answer" };
            Message::new(id).arg("answer", self::answer(lesson, step, answer))
        }
    }
}

/// Puts an answer as the value of a message's variable.
fn answer(lesson: &Lesson, step: &Step, answer: &Answer) -> Value {
    match answer {
        Answer::Turn(turn) => turn_text(*turn).into(),
        Answer::Points(set) => points(*set),
        Answer::Actions(actions) if actions.is_empty() => Message::new("nothing").into(),
        Answer::Actions(actions) => actions.iter().map(|&action| action_text(action)).collect(),
        Answer::Several(labels) if labels.is_empty() => Message::new("nothing").into(),
        Answer::Several(labels) => labels.iter().map(|one| label(lesson, step, one)).collect(),
        Answer::Labels(labels) => match labels.as_slice() {
            [first, second] => Message::new("answer-two")
                .arg("first", label(lesson, step, first))
                .arg("second", label(lesson, step, second))
                .into(),
            _ => labels.iter().map(|one| label(lesson, step, one)).collect(),
        },
    }
}

/// Says what a test checks, before it begins: how it goes, then each fact that it is about.
#[must_use]
pub fn briefing(lesson: &Lesson, fact: impl Fn(&str) -> Option<Fact>) -> Vec<Message> {
    let about = Message::new("test-about").arg("steps", lesson.steps.len());
    let facts = lesson.facts().into_iter().filter_map(|id| fact(id)).map(|fact| self::fact(&fact));
    [about, Message::new("test-checks")].into_iter().chain(facts).collect()
}

/// Returns a question that people ask; its attribute `answer` answers it.
#[must_use]
pub fn asked(question: &Asked) -> Message {
    Message::new(format!("question-{}", question.id))
}

/// States a fact, with how firmly it holds.
#[must_use]
pub fn fact(fact: &Fact) -> Message {
    Message::new("summary-fact")
        .arg("kind", Message::new(format!("kind-{}", fact.kind.token())))
        .arg("fact", Message::new(format!("fact-{}", fact.id)))
}

/// Puts the end page as paragraphs: the stars, then each step that was missed with the facts that it belongs to.
#[must_use]
pub fn summary(lesson: &Lesson, summary: &Summary, fact: impl Fn(&str) -> Option<Fact>) -> Vec<Message> {
    let mut told = vec![
        Message::new("summary-stars").arg("stars", summary.stars).arg("lesson", title(lesson)),
        Message::new("summary-tally")
            .arg("wrong", i64::from(summary.wrong))
            .arg("hints", i64::from(summary.hints))
            .arg("shown", summary.shown),
    ];
    if !summary.missed.is_empty() {
        told.push(Message::new("summary-missed"));
    }
    for (index, facts) in &summary.missed {
        told.push(Message::new("summary-step").arg("number", index + 1));
        told.extend(facts.iter().filter_map(|id| fact(id)).map(|fact| self::fact(&fact)));
    }
    told
}

/// Writes a mill as texts do: `a1–d1–g1`.
#[must_use]
pub fn mill(mill: Mill) -> String {
    mill.to_string().replace('-', "–")
}

/// Writes an action as texts do: `a1–a4`.
#[must_use]
pub fn action_text(action: Action) -> String {
    action.to_string().replace('-', "–")
}

/// Writes a turn as texts do: `a1–a4 xd2`.
#[must_use]
pub fn turn_text(turn: Turn) -> String {
    turn.actions().map(action_text).collect::<Vec<_>>().join(" ")
}

fn mills(mills: &Mills) -> Value {
    mills.iter().map(mill).collect()
}

/// Puts a set of points as a list; the empty one as "none".
#[must_use]
pub fn points(set: PointSet) -> Value {
    match set.is_empty() {
        true => Message::new("nothing").into(),
        false => set.into_iter().map(|point| point.to_string()).collect(),
    }
}

/// The token of an action's sort, used in message ids.
const fn sort_token(action: Action) -> &'static str {
    match action {
        Action::Place(_) => "place",
        Action::Move { .. } => "move",
        Action::Capture(_) => "capture",
        Action::Pass => "pass",
    }
}
