//! A learner at work: the content, their language, and what is kept of their progress.
//!
//! Both front ends work through it, so that they log and resume alike.

mod drill;
mod report;
mod reviews;
mod sequence;
mod training;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::belief::{Evidence, Example, Misconception, Named, Reading, Speaks, Tally};
use crate::content::{Asked, Content, Lesson, Step};
use crate::i18n::{LanguageIdentifier, Localizer, Message, Texts};
use crate::progress::{
    self, Attempt, Clock, Credit, NotKept, Notice, Opened, Outcome, Place, Stars, StepState as Kept, Store,
    Verdict as Judged,
};
use crate::review::{Item, Kind, Recall};
use crate::tutor::{Mode, Piece, Record, Session, StepState, Verdict};
pub use report::{BeliefState, LessonRow, belief_rows, lesson_rows};
use reviews::recall_of_step;
pub use sequence::{Part, Planned, Sequence};
pub use training::{RatingChange, card, day, today};

/// The setting that holds the chosen language.
pub const LANGUAGE: &str = "language";

/// A choice of how Malom looks, kept as a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Whether colours are used.
    Colours,
    /// Whether ASCII characters alone are drawn.
    Ascii,
}

impl Choice {
    /// Returns the name of its setting.
    const fn key(self) -> &'static str {
        match self {
            Self::Colours => "colours",
            Self::Ascii => "ascii",
        }
    }
}

/// The values of a [`Choice`].
const ON: &str = "on";
const OFF: &str = "off";

/// A learner at work.
pub struct Learner {
    content: Content,
    texts: Texts,
    localizer: Localizer,
    store: Store,
    notices: Vec<Message>,
    /// The place that was saved last, so that looking around writes nothing.
    saved: Option<(String, Place)>,
    /// The misconceptions that the learner seems to hold.
    held: Vec<Misconception>,
    /// Those that have become clear and are still to be explained.
    named: Vec<Named>,
    drill: Option<drill::Underway>,
}

/// How far a learner has come with a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// The most stars it was ever finished with.
    pub stars: Option<u8>,
    /// Whether the learner is in the middle of it.
    pub started: bool,
}

impl Learner {
    /// Brings together what a learner works with.
    #[must_use]
    pub fn new(content: Content, texts: Texts, language: &LanguageIdentifier, opened: Opened) -> Self {
        let localizer = Localizer::new(&texts, language);
        let Opened { store, notices } = opened;
        let notices = notices.iter().map(notice).collect();
        let held = store.tally().map(|tally| tally.named().collect()).unwrap_or_default();
        Self { content, texts, localizer, store, notices, saved: None, held, named: Vec::new(), drill: None }
    }

    /// Returns how likely it is that the learner holds each misconception.
    #[must_use]
    pub fn tally(&self) -> Tally {
        // As elsewhere, what can't be read is as good as not there.
        self.store.tally().unwrap_or_default()
    }

    /// Takes out the misconceptions that have become clear by what was kept, each with the answer that made it so.
    pub fn take_named(&mut self) -> Vec<Named> {
        std::mem::take(&mut self.named)
    }

    /// Looks which misconceptions the learner seems to hold after an answer. Those that are new, and for which the answer
    /// speaks, are to be explained; others wait until one does.
    pub(super) fn look_for_named(&mut self, evidence: &[Evidence], example: Option<&Example>) {
        if evidence.is_empty() {
            return;
        }
        let mut held: Vec<Misconception> = self.tally().named().collect();
        let speaks_for = |misconception: Misconception| {
            evidence.iter().any(|one| one.misconception == misconception && one.speaks == Speaks::For)
        };
        held.retain(|&misconception| self.held.contains(&misconception) || speaks_for(misconception));
        let before = std::mem::replace(&mut self.held, held.clone());
        for misconception in held.into_iter().filter(|misconception| !before.contains(misconception)) {
            self.named.push(Named { misconception, example: example.cloned() });
            if misconception.is_rule() {
                // What is explained comes back before it is forgotten.
                self.keep_review(Kind::Drill, misconception.token(), Recall::Again);
            }
        }
    }

    /// Has another clock tell the time.
    pub fn set_clock(&mut self, clock: Clock) {
        self.store.set_clock(clock);
    }

    /// Returns the content.
    #[must_use]
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Returns the texts in the learner's language.
    #[must_use]
    pub fn localizer(&self) -> &Localizer {
        &self.localizer
    }

    /// Puts a message in the learner's language.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.localizer.text(message)
    }

    /// Changes to the next of the languages, and keeps the choice.
    pub fn next_language(&mut self) {
        let tags = self.texts.tags();
        let present = tags.iter().position(|tag| tag == self.localizer.language());
        let next = present.map_or(0, |index| (index + 1) % tags.len());
        if let Some(tag) = tags.get(next) {
            self.localizer = Localizer::new(&self.texts, tag);
            self.set_setting(LANGUAGE, &tag.to_string());
        }
    }

    /// Returns what the learner chose; `None` where they never did.
    #[must_use]
    pub fn chose(&self, choice: Choice) -> Option<bool> {
        // A setting that can't be read is as good as none; writing says that nothing is kept.
        match self.store.setting(choice.key()).ok().flatten()?.as_str() {
            ON => Some(true),
            OFF => Some(false),
            _ => None,
        }
    }

    /// Keeps what the learner chooses.
    pub fn choose(&mut self, choice: Choice, on: bool) {
        self.set_setting(choice.key(), if on { ON } else { OFF });
    }

    fn set_setting(&mut self, key: &str, value: &str) {
        let written = self.store.set_setting(key, value);
        self.told(written);
    }

    /// Takes out what the learner must be told of how their progress is kept, each once.
    pub fn take_notices(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.notices)
    }

    /// Begins a lesson, or goes on where the learner was; `None` where there is no such lesson.
    pub fn begin(&mut self, id: &str) -> Option<Session> {
        let lesson = Arc::new(self.content.lesson(id)?.clone());
        let place = self.store.place(id).ok().flatten();
        let session = match &place {
            None => Session::new(lesson),
            Some(place) => {
                let index = lesson.steps.iter().position(|step| step.id == place.step).unwrap_or_default();
                let state = |step: &Step| place.steps.get(&step.id).map_or_else(StepState::default, taken);
                let states = lesson.steps.iter().map(state).collect();
                Session::resume(lesson, index, states)
            }
        };
        self.saved = place.map(|place| (id.to_owned(), place));
        Some(session)
    }

    /// Takes content and texts as they are now.
    pub fn replace(&mut self, content: Content, texts: Texts) {
        self.localizer = Localizer::new(&texts, self.localizer.language());
        (self.content, self.texts) = (content, texts);
    }

    /// Takes content and texts as they are now, and goes on with a session in them: at the same step, where that is still
    /// there, else at the one in its place. That step is asked anew, as it may be another now. `None` where the lesson is gone.
    pub fn reload(&mut self, content: Content, texts: Texts, session: &Session) -> Option<Session> {
        self.replace(content, texts);
        let (before, at) = (session.lesson(), session.index());
        let lesson = Arc::new(self.content.lesson(&before.id)?.clone());
        let found = lesson.steps.iter().position(|step| step.id == before.steps[at].id);
        let index = found.unwrap_or(at).min(lesson.steps.len() - 1);
        let state = |(number, step): (usize, &Step)| {
            let earlier = before.steps.iter().position(|one| one.id == step.id).filter(|_| number != index);
            earlier.map_or_else(StepState::default, |earlier| session.states()[earlier])
        };
        let states = lesson.steps.iter().enumerate().map(state).collect();
        Some(Session::resume(lesson, index, states))
    }

    /// Begins some steps of a lesson, by their ids, in this order: the lesson's place and stars stay as they are. `None`
    /// where none of them is there.
    #[must_use]
    pub fn begin_steps(&self, piece: Piece, id: &str, steps: &[String]) -> Option<Session> {
        let mut lesson = self.content.lesson(id)?.clone();
        let all = std::mem::take(&mut lesson.steps);
        lesson.steps =
            steps.iter().filter_map(|id| all.iter().find(|step| step.id == *id)).cloned().collect();
        if lesson.steps.is_empty() {
            return None;
        }
        Some(Session::of_piece(piece, Arc::new(lesson)))
    }

    /// Begins the step in which a question can be tried; `None` where there is no such step any more.
    #[must_use]
    pub fn try_out(&self, question: &Asked) -> Option<Session> {
        let trial = &question.trial;
        self.begin_steps(Piece::Trial, &trial.lesson, std::slice::from_ref(&trial.step))
    }

    /// Puts a message in each of the languages, as far as they have it.
    #[must_use]
    pub fn in_every_language(&self, message: &Message) -> Vec<(LanguageIdentifier, Option<String>)> {
        let tags = self.texts.tags().into_iter();
        tags.map(|tag| {
            let text = Localizer::new(&self.texts, &tag).try_text(message).ok();
            (tag, text)
        })
        .collect()
    }

    /// Keeps what has happened in a session: its attempts and, of a whole lesson, the place or, once it is finished, the
    /// stars. Of what is only tried nothing is kept.
    pub fn keep(&mut self, session: &mut Session) {
        if session.piece() == Piece::Trial {
            session.take_records();
            session.take_weighed();
            return;
        }
        let lesson = Arc::clone(session.lesson());
        let states = session.states().to_vec();
        for record in session.take_records() {
            let evidence = evidence(&lesson, &record);
            let written = self.record(&lesson, &states, &record, &evidence);
            self.told(written);
            if let Some(given) = record.given {
                let step = lesson.steps.iter().position(|step| step.id == record.step).unwrap_or_default();
                self.look_for_named(&evidence, Some(&Example { lesson: Arc::clone(&lesson), step, given }));
            }
        }
        for (id, turn) in session.take_weighed() {
            let step = lesson.steps.iter().find(|step| step.id == id);
            if let Some(puzzle) = step.and_then(Step::puzzle) {
                self.keep_weighed(progress::Asked::Lesson { lesson: &lesson.id, step: &id }, puzzle, turn);
            }
        }
        match session.piece() {
            Piece::Lesson => self.keep_place(session),
            Piece::Drill => self.go_on_with_drill(session),
            Piece::Steps | Piece::Question | Piece::Trial => {}
        }
    }

    /// Keeps where the learner is in a lesson or, once it is finished, its stars.
    fn keep_place(&mut self, session: &Session) {
        if *session.mode() == Mode::Finished {
            if let Some(stars) = Stars::new(session.stars()).filter(|_| self.saved.take().is_some()) {
                let written = self.store.finish_lesson(&session.lesson().id, stars);
                self.told(written);
            }
            return;
        }
        let place = place(session);
        // Who only looks into a lesson has not begun it.
        if self.saved.is_none() && session.index() == 0 && place.steps.is_empty() {
            return;
        }
        let saved = (session.lesson().id.clone(), place);
        if self.saved.as_ref() != Some(&saved) {
            let written = self.store.save_place(&saved.0, &saved.1);
            self.told(written);
            self.saved = Some(saved);
        }
    }

    fn record(
        &mut self,
        lesson: &Lesson,
        states: &[StepState],
        record: &Record,
        evidence: &[Evidence],
    ) -> Result<(), NotKept> {
        let verdict = match record.verdict {
            Verdict::Right => Some(Judged::Right),
            Verdict::Good => Some(Judged::Good),
            Verdict::Wrong => Some(Judged::Wrong),
            Verdict::Shown => None,
        };
        let hints = u32::from(record.hints);
        if let Some(verdict) = verdict {
            let attempt = Attempt {
                lesson: &lesson.id,
                step: &record.step,
                answer: &record.answer,
                verdict,
                reason: record.reason,
                hints,
            };
            if let Some(misconception) = self.drilled_in(lesson) {
                // What comes of its questions is told at the end of the drill.
                self.store.record_attempt(&attempt)?;
                let asked = progress::Asked::Drill { misconception, step: &record.step };
                return self.store.record_evidence(asked, evidence);
            }
            self.store.record_answer(&attempt, evidence)?;
        }
        if record.verdict == Verdict::Wrong {
            return Ok(());
        }
        let index = lesson.steps.iter().position(|step| step.id == record.step).unwrap_or_default();
        let credit = if record.verdict == Verdict::Shown { Credit::Lost } else { Credit::Earned };
        let wrong = states[index].wrong;
        self.store.record_outcome(&Outcome {
            lesson: &lesson.id,
            step: &record.step,
            credit,
            wrong,
            hints,
        })?;
        let state = StepState { wrong, hints: record.hints, solved: true, shown: credit == Credit::Lost };
        let item = Item::step(&lesson.id, &record.step);
        self.record_review(item.kind, item.id, recall_of_step(state), self.today())
    }

    /// Returns how far the learner has come with each lesson that they have begun.
    #[must_use]
    pub fn progress(&self) -> BTreeMap<String, LessonProgress> {
        let summaries = self.store.lesson_summaries().unwrap_or_default();
        let progress = |summary: crate::progress::LessonSummary| LessonProgress {
            stars: summary.stars.map(Stars::count),
            started: summary.resume_at.is_some(),
        };
        summaries.into_iter().map(|(lesson, summary)| (lesson, progress(summary))).collect()
    }

    /// Returns the lesson to go on with: one in the middle of which the learner is, else the first that is not done and
    /// requires nothing that is not done.
    #[must_use]
    pub fn suggestion(&self) -> Option<&str> {
        let progress = self.progress();
        let of = |lesson: &Lesson| progress.get(&lesson.id).copied().unwrap_or_default();
        let lessons = self.content.lessons();
        let started = lessons.iter().find(|lesson| of(lesson).started && of(lesson).stars.is_none());
        let spared = self.spared();
        let is_done = |lesson: &Lesson| of(lesson).stars.is_some() || spared.contains(&lesson.unit.as_str());
        let done = |id: &String| self.content.lesson(id).is_some_and(is_done);
        // A test gates nothing: who has gone on without it is not sent back.
        let passed_by = |index: usize| {
            lessons[index].is_test
                && lessons[index + 1..].iter().any(|later| of(later) != LessonProgress::default())
        };
        let open = lessons.iter().enumerate().find(|(index, lesson)| {
            !is_done(lesson) && lesson.requires.iter().all(done) && !passed_by(*index)
        });
        let open = open.map(|(_, lesson)| lesson);
        started.or(open).map(|lesson| lesson.id.as_str())
    }

    /// Notes, the first time, that nothing is being kept any more.
    fn told(&mut self, written: Result<(), NotKept>) {
        if let Err(error) = written {
            self.notices.push(notice(&Notice::NotKept(error)));
        }
    }
}

/// Says what an answer tells of misconceptions. Only the first does, before a hint: what comes after has been told.
fn evidence(lesson: &Lesson, record: &Record) -> Vec<Evidence> {
    let step = lesson.steps.iter().find(|step| step.id == record.step);
    match (step, &record.given) {
        (Some(step), Some(given)) if record.is_first => Reading::of(lesson.rules, step).evidence(given),
        _ => Vec::new(),
    }
}

/// Puts a notice of the store as a message.
fn notice(notice: &Notice) -> Message {
    Message::new(format!("notice-{}", notice.token())).arg("path", notice.path().display().to_string())
}

fn place(session: &Session) -> Place {
    let steps = session.lesson().steps.iter().zip(session.states());
    let worked_on = steps.filter(|(_, state)| **state != StepState::default());
    Place {
        step: session.step().id.clone(),
        steps: worked_on.map(|(step, state)| (step.id.clone(), kept(*state))).collect(),
    }
}

fn kept(state: StepState) -> Kept {
    let credit = if state.shown { Credit::Lost } else { Credit::Earned };
    Kept { wrong: state.wrong, hints: state.hints.into(), solved: state.solved.then_some(credit) }
}

fn taken(kept: &Kept) -> StepState {
    StepState {
        wrong: kept.wrong,
        hints: u8::try_from(kept.hints).unwrap_or(u8::MAX),
        solved: kept.solved.is_some(),
        shown: kept.solved == Some(Credit::Lost),
    }
}
