//! What goes into the store and comes out of it.

use std::collections::BTreeMap;

/// Seconds since 1970 in UTC, as the system's clock told them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UtcSeconds(pub i64);

/// How an attempt was judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It meets the goal, as well as can be.
    Right,
    /// It meets the goal, but there is better.
    Good,
    /// It does not meet the goal.
    Wrong,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Verdict; 3] = [Verdict::Right, Verdict::Good, Verdict::Wrong];

    /// The stable token: `right`, `good` or `wrong`.
    pub fn token(self) -> &'static str {
        match self {
            Verdict::Right => "right",
            Verdict::Good => "good",
            Verdict::Wrong => "wrong",
        }
    }
}

/// Whether a solved step counts as the learner's own work: it does not where the solution was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credit {
    /// It counts.
    Earned,
    /// It does not.
    Lost,
}

/// The stars of a finished lesson: 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stars(u8);

impl Stars {
    /// Makes stars of a count; `None` unless it is 1, 2 or 3.
    pub fn new(count: u8) -> Option<Stars> {
        (1..=3).contains(&count).then_some(Stars(count))
    }

    /// How many there are.
    pub fn count(self) -> u8 {
        self.0
    }
}

/// One answer of a learner. The store adds the time and the session.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    /// The lesson's id.
    pub lesson: &'a str,
    /// The step's id.
    pub step: &'a str,
    /// The answer as text, in the notation of its task.
    pub answer: &'a str,
    /// How it was judged.
    pub verdict: Verdict,
    /// The token of the reason why it was refused, such as `protected`.
    pub reason: Option<&'a str>,
    /// How many hints of the step had been shown before it.
    pub hints: u32,
}

/// A step brought to its end.
#[derive(Clone, Copy, Debug)]
pub struct Outcome<'a> {
    /// The lesson's id.
    pub lesson: &'a str,
    /// The step's id.
    pub step: &'a str,
    /// Whether it counts.
    pub credit: Credit,
    /// How many wrong attempts came before.
    pub wrong: u32,
    /// How many hints were shown.
    pub hints: u32,
}

/// Where a learner is inside an unfinished lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The id of the step they are at.
    pub step: String,
    /// The steps they have worked on, by id.
    pub steps: BTreeMap<String, StepState>,
}

/// How far a learner has come with a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepState {
    /// How many attempts were wrong.
    pub wrong: u32,
    /// How many hints were shown.
    pub hints: u32,
    /// Whether it counts; `None` while it is not solved.
    pub solved: Option<Credit>,
}

/// What the home page shows of a lesson that was begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonSummary {
    /// The most stars it was ever finished with; `None` where it never was.
    pub stars: Option<Stars>,
    /// When it was last finished.
    pub finished: Option<UtcSeconds>,
    /// The id of the step the learner is at, where they are in the middle of it.
    pub resume_at: Option<String>,
}

/// How the steps of a lesson went, counted each time that one was brought to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepTally {
    /// How many were brought to their end.
    pub steps: u32,
    /// How many of those at the first try, without a hint.
    pub clean: u32,
}
