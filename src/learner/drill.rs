//! Drills of a learner.

use std::collections::BTreeSet;
use std::time::SystemTime;

use crate::belief::Misconception;
use crate::content::Lesson;
use crate::drill::{Drill, Score, lesson_id};
use crate::progress::Stars;
use crate::review::{Kind, Recall};
use crate::tutor::{Mode, Session};

use super::{BeliefState, Learner};

/// Returns how a drill went: as well as can be where its first answers that count already show that the belief is gone.
const fn recall(score: Score) -> Recall {
    match score.gone {
        true if score.answered == score.counted => Recall::Good,
        true => Recall::Hard,
        false => Recall::Again,
    }
}

/// A drill that is under way.
pub(super) struct Underway {
    drill: Drill,
    /// Whether its end was written down.
    ended: bool,
}

impl Learner {
    /// Begins a drill; its session gets further questions each time that it is kept.
    pub fn begin_drill(&mut self, drill: Drill) -> Session {
        let session = drill.begin();
        self.drill = Some(Underway { drill, ended: false });
        session
    }

    /// Returns the drill that a session belongs to, with how it stands; `None` where it is a lesson.
    #[must_use]
    pub fn drill_of(&self, session: &Session) -> Option<(Misconception, Score)> {
        let belief = self.drilled_in(session.lesson())?;
        let score = self.drill.as_ref()?.drill.score(session.states());
        Some((belief, score))
    }

    /// Returns what a lesson drills; `None` where it is none of the drill that is under way.
    pub(super) fn drilled_in(&self, lesson: &Lesson) -> Option<Misconception> {
        let belief = self.drill.as_ref()?.drill.belief();
        (lesson.id == lesson_id(belief)).then_some(belief)
    }

    /// Returns what the learner most needs to drill: what comes back today, else the belief about a rule that they seem to
    /// hold. `None` where they seem to hold none.
    #[must_use]
    pub fn next_drill(&self) -> Option<Misconception> {
        if self.reviews() == Some(true)
            && let Some(due) = self.due_drill(self.today())
        {
            return Some(due);
        }
        let tally = self.tally();
        let mut held: Vec<Misconception> = tally.named().filter(|belief| belief.is_rule()).collect();
        held.sort_by(|one, other| tally.likelihood(*other).total_cmp(&tally.likelihood(*one)));
        held.first().copied()
    }

    /// Returns the beliefs that a drill has shown to be gone.
    #[must_use]
    pub fn drills_gone(&self) -> BTreeSet<Misconception> {
        let rows = self.belief_rows().into_iter();
        rows.filter(|(_, state)| *state == BeliefState::Gone).map(|(belief, _)| belief).collect()
    }

    /// Returns a seed for a drill that nobody asks to be like another.
    #[must_use]
    pub fn fresh_seed() -> u64 {
        let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        u64::from(since_1970.subsec_nanos()) << u32::BITS | since_1970.as_secs() & u64::from(u32::MAX)
    }

    /// Has the drill's session ask the next question once the last is answered, and keeps what came of it at its end.
    /// Where the learner is in a drill is not kept: the next time its questions are others.
    pub(super) fn go_on_with_drill(&mut self, session: &mut Session) {
        let Some(underway) = &mut self.drill else { return };
        underway.drill.go_on(session);
        if *session.mode() != Mode::Finished || std::mem::replace(&mut underway.ended, true) {
            return;
        }
        let (belief, score) = (underway.drill.belief(), underway.drill.score(session.states()));
        if score.gone
            && let Some(stars) = Stars::new(session.stars())
        {
            let written = self.store.finish_lesson(&lesson_id(belief), stars);
            self.told(written);
        }
        self.keep_review(Kind::Drill, belief.token(), recall(score));
    }
}
