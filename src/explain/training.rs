//! Strengths, streaks and cycles, put as messages.

use crate::i18n::{Message, Value};
use crate::training::{CycleChange, CycleReport, Outcome, Pace, Rating, Streak, Strength};

/// Returns a strength in a word.
#[must_use]
pub fn strength(strength: Strength) -> Message {
    Message::new(format!("strength-{}", strength.token()))
}

/// Says how strong a learner is.
#[must_use]
pub fn strength_of_learner(rating: Rating) -> Message {
    Message::new("training-strength")
        .arg("strength", strength(Strength::of(rating)))
        .arg("sure", yes_or_no(rating.is_sure()))
}

/// Says for whom a puzzle is.
#[must_use]
pub fn strength_of_puzzle(rating: Rating) -> Message {
    Message::new("training-puzzle-strength").arg("strength", strength(Strength::of(rating)))
}

/// Says a rating as a number, with the margin within which the true one lies with 95 %.
#[must_use]
pub fn rating(rating: Rating) -> Message {
    Message::new("training-rating")
        .arg("rating", points(rating.value()))
        .arg("margin", points(2.0 * rating.deviation()))
}

/// Says from where to where a rating moved, as numbers.
#[must_use]
pub fn rating_moved(before: Rating, after: Rating) -> Message {
    Message::new("training-rating-moved")
        .arg("before", points(before.value()))
        .arg("after", points(after.value()))
}

/// Says how an attempt at a puzzle ended.
#[must_use]
pub fn solved(outcome: Outcome) -> Message {
    Message::new(format!("training-outcome-{}", outcome.token()))
}

/// Names the daily puzzle, with how it went where it was tried today.
#[must_use]
pub fn daily(tried: Option<Outcome>) -> Message {
    match tried {
        None => Message::new("training-daily"),
        Some(outcome) => Message::new("training-daily-done").arg("outcome", solved(outcome)),
    }
}

/// Says how many puzzles are to be repeated.
#[must_use]
pub fn repeat(count: usize) -> Message {
    Message::new("training-repeat").arg("count", count)
}

/// Says how many days in a row a learner has practised, and what today asks.
#[must_use]
pub fn streak(streak: Streak) -> Message {
    Message::new("training-streak").arg("days", i64::from(streak.days)).arg("today", yes_or_no(streak.today))
}

/// Says how far a learner has come in the present cycle.
#[must_use]
pub fn cycle_now(cycle: &CycleReport) -> Message {
    Message::new("training-cycle-now")
        .arg("number", i64::from(cycle.number))
        .arg("tried", cycle.tried)
        .arg("puzzles", cycle.puzzles)
}

/// Says what a cycle came to.
#[must_use]
pub fn cycle_report(cycle: &CycleReport) -> Message {
    Message::new("training-cycle-report")
        .arg("number", i64::from(cycle.number))
        .arg("time", time(cycle.seconds))
        .arg("solved", cycle.solved)
        .arg("tried", cycle.tried)
        .arg("percent", cycle.percent())
}

/// Says how a cycle compares with the one before it.
#[must_use]
pub fn cycle_change(change: CycleChange) -> Message {
    let accuracy = match change.percent {
        1.. => "up",
        0 => "same",
        _ => "down",
    };
    let pace = match change.pace {
        // Less than a second is nothing to speak of.
        Pace::Faster | Pace::Slower if change.seconds == 0 => Pace::Same,
        pace => pace,
    };
    Message::new("training-cycle-change")
        .arg("pace", pace.token())
        .arg("time", time(change.seconds))
        .arg("accuracy", accuracy)
        .arg("points", i64::from(change.percent.unsigned_abs()))
}

/// Says a length of time.
#[must_use]
pub fn time(seconds: u64) -> Message {
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    Message::new("training-time").arg("minutes", number(seconds / 60)).arg("seconds", number(seconds % 60))
}

/// Rounds points. Ratings are far within what an integer holds; a cast of any float is defined all the same.
fn points(value: f64) -> Value {
    #[expect(clippy::cast_possible_truncation, reason = "rounded, and saturating where it is out of range")]
    let rounded = value.round() as i64;
    rounded.into()
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
