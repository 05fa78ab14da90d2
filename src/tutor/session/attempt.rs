//! Attempts: what is handed in, judged, and written down.

use std::collections::BTreeSet;

use crate::content::{MarkSet, Task};
use crate::rules::{Action, Point, Turn};
use crate::tutor::answer::{Given, Label, Miss};
use crate::tutor::command::{Input, Mode};
use crate::tutor::compare::{Compared, Refusal};
use crate::tutor::feedback::{Feedback, Mark, WrongMark};
use crate::tutor::judge::{self, Solution};
use crate::tutor::steps::{Record, Verdict};

use super::Session;

impl Session {
    /// Plays an action of the turn that is asked for, and judges the turn once it is complete or refused.
    pub(super) fn play(&mut self, action: Action) {
        let (rules, position) = (self.rules(), self.position());
        let Input::Turn { actions, .. } = &self.input else { return };
        let mut actions = actions.clone();
        match position.play(rules, action) {
            Err(illegal) => {
                let tried: Vec<Action> = actions.iter().copied().chain([action]).collect();
                self.input = Input::Turn { selected: None, actions };
                // In an attempt to go on as if the turn had passed, it is the opponent who would act next.
                let by = position.to_move();
                self.wrong(texts(&tried), Given::Actions(tried), Feedback::Refused { by, action, illegal });
            }
            Ok((next, events)) => {
                actions.push(action);
                self.mark(|input| *input = Input::Turn { selected: None, actions: actions.clone() });
                if next.capture_due() {
                    self.say(Feedback::CaptureDue { closed: events.closed });
                } else {
                    self.judge(&actions, Feedback::of_events(&events));
                }
            }
        }
    }

    /// Judges a complete turn.
    fn judge(&mut self, actions: &[Action], events: Vec<Feedback>) {
        let Task::Play(play) = &self.step().task else { return };
        let turn = Turn::new(actions[0], actions[1..].iter().filter_map(|action| action.target()));
        let given = Given::Actions(actions.to_vec());
        let (missed, better) = judge::judge_turn(self.rules(), &self.step().position, turn, play);
        if !missed.is_empty() {
            self.input = Input::Turn { selected: None, actions: Vec::new() };
            self.before.clear();
            self.wrong(turn.to_string(), given, Feedback::Missed(missed));
        } else if better.is_empty() {
            self.solved(turn.to_string(), given, Verdict::Right, events);
        } else {
            self.solved(turn.to_string(), given, Verdict::Good, vec![Feedback::GoodNotBest(better)]);
        }
    }

    pub(super) fn choose(&mut self, index: usize) {
        let labels = self.labels();
        if index < labels.len() && matches!(self.input, Input::Several(_)) {
            return self.mark(|input| toggle_option(input, index));
        }
        let (Some(label), Input::Options { judged }) = (labels.get(index).cloned(), self.input.clone())
        else {
            return;
        };
        let task = self.step().task.clone();
        let answer = label_text(&label);
        match (label, self.solution.clone(), task) {
            (Label::Yes, Solution::Judgement(judgement), _) => match judgement.illegal {
                None if judgement.counts.is_empty() => {
                    self.solved(answer, Given::Legal(None), Verdict::Right, Vec::new());
                }
                None => self.mark(|input| *input = Input::Options { judged: Some(true) }),
                Some(illegal) => self.wrong(answer, Given::Legal(None), Feedback::JudgedLegal(illegal)),
            },
            (Label::No, Solution::Judgement(judgement), Task::Judge(action)) => match judgement.illegal {
                Some(_) => self.mark(|input| *input = Input::Options { judged: Some(false) }),
                None => self.wrong(answer, Given::Illegal(None), Feedback::JudgedIllegal { action }),
            },
            (Label::Reason(said), Solution::Judgement(judgement), _) => match judgement.illegal {
                Some(illegal) if illegal.kind() != said => {
                    let feedback = Feedback::WrongReason { said, illegal };
                    self.wrong(format!("no {answer}"), Given::Illegal(Some(said)), feedback);
                }
                _ => self.solved(
                    format!("no {answer}"),
                    Given::Illegal(Some(said)),
                    Verdict::Right,
                    Vec::new(),
                ),
            },
            (Label::Count(said), Solution::Judgement(judgement), Task::Judge(action)) => {
                let answer = format!("{} {answer}", if judged == Some(true) { "yes" } else { "no" });
                let given = Given::Legal(Some(said));
                if said == judgement.legal {
                    self.solved(answer, given, Verdict::Right, Vec::new());
                } else {
                    self.wrong(answer, given, Feedback::WrongCount { said, action });
                }
            }
            (Label::Option(id), Solution::Option(right), _) => {
                let given = Given::Option(id.clone());
                if right.as_ref() == Some(&id) {
                    self.solved(answer, given, Verdict::Right, Vec::new());
                } else {
                    self.wrong(answer, given, Feedback::WrongOption { id });
                }
            }
            (Label::Prediction(said), Solution::Prediction { prediction, outcome, after }, _) => {
                let given = Given::Prediction(said);
                if said == prediction {
                    self.solved(answer, given, Verdict::Right, Vec::new());
                } else {
                    self.wrong(answer, given, Feedback::WrongPrediction { said, outcome, after });
                }
            }
            _ => {}
        }
    }

    pub(super) fn hand_in(&mut self) {
        if self.mode != Mode::Asking {
            return;
        }
        if let (Input::Several(chosen), Solution::Profiles(profiles)) = (&self.input, &self.solution) {
            let (chosen, profiles) = (chosen.clone(), profiles.clone());
            return self.hand_in_profiles(&chosen, profiles);
        }
        let given = match &self.input {
            Input::Points(marked) => Given::Points(*marked),
            Input::Actions { actions, .. } => Given::Marks(actions.clone()),
            _ => return,
        };
        let (right, wrong, missing, answer) = match (&self.input, &self.solution, &self.step().task) {
            (Input::Points(marked), Solution::Points(points), Task::Mark(set)) => (
                marked.intersection(*points).len(),
                marked.minus(*points).into_iter().map(|at| self.wrong_point(set, at)).collect(),
                points.minus(*marked).len(),
                if marked.is_empty() { "none".to_owned() } else { marked.to_string() },
            ),
            (Input::Actions { actions, .. }, Solution::Actions(all), Task::Mark(set)) => {
                let wrong = actions.iter().filter(|action| !all.contains(action));
                let wrong: Vec<WrongMark> = wrong.map(|&action| self.wrong_action(set, action)).collect();
                let right = actions.len() - wrong.len();
                let answer = if actions.is_empty() { "none".to_owned() } else { texts(actions) };
                (right, wrong, all.len() - right, answer)
            }
            _ => return,
        };
        if wrong.is_empty() && missing == 0 {
            self.solved(answer, given, Verdict::Right, Vec::new());
        } else {
            self.wrong(answer, given, Feedback::Marks { right, wrong, missing });
        }
    }

    fn hand_in_profiles(&mut self, chosen: &BTreeSet<usize>, profiles: Vec<Compared>) {
        let ids: Vec<&str> =
            chosen.iter().filter_map(|&index| Some(profiles.get(index)?.ruleset.id)).collect();
        let answer = if ids.is_empty() { "none".to_owned() } else { ids.join(",") };
        let given =
            Given::Profiles(chosen.iter().filter_map(|&index| Some(profiles.get(index)?.ruleset)).collect());
        let (mut right, mut wrong, mut missing) = (0, Vec::new(), Vec::new());
        for (index, profile) in profiles.into_iter().enumerate() {
            match (chosen.contains(&index), profile.is_legal()) {
                (true, true) => right += 1,
                (true, false) => wrong.push(profile),
                (false, true) => missing.push(profile),
                (false, false) => {}
            }
        }
        if wrong.is_empty() && missing.is_empty() {
            self.solved(answer, given, Verdict::Right, Vec::new());
        } else {
            self.wrong(answer, given, Feedback::Compared { right, wrong, missing });
        }
    }

    fn wrong_point(&self, set: &MarkSet, at: Point) -> WrongMark {
        let illegal = judge::why_not_marked(self.rules(), &self.step().position, set, at);
        WrongMark { mark: Mark::Point(at), illegal }
    }

    fn wrong_action(&self, set: &MarkSet, action: Action) -> WrongMark {
        let position = self.step().position;
        let position = if *set == MarkSet::EnemyMoves { position.turned() } else { position };
        WrongMark { mark: Mark::Action(action), illegal: position.check(self.rules(), action).err() }
    }

    /// Counts a wrong attempt and says what was wrong.
    fn wrong(&mut self, answer: String, given: Given, feedback: Feedback) {
        self.states[self.index].wrong += 1;
        let reason = match &feedback {
            Feedback::Refused { illegal, .. }
            | Feedback::JudgedLegal(illegal)
            | Feedback::WrongReason { illegal, .. } => Some(illegal.kind().token()),
            Feedback::Compared { wrong, .. } => wrong.first().and_then(|profile| match &profile.refusal {
                Some(Refusal::Illegal(illegal)) => Some(illegal.kind().token()),
                _ => None,
            }),
            Feedback::Missed(misses) => misses.first().map(Miss::token),
            _ => None,
        };
        self.record(answer, Some(given), Verdict::Wrong, reason);
        self.say(feedback);
    }

    /// Counts the step as done and says so after `first`.
    fn solved(&mut self, answer: String, given: Given, verdict: Verdict, first: Vec<Feedback>) {
        self.states[self.index].solved = true;
        self.record(answer, Some(given), verdict, None);
        self.feedback = first;
        self.feedback.push(Feedback::Solved);
        self.mode = Mode::Solved;
    }

    pub(super) fn record(
        &mut self,
        answer: String,
        given: Option<Given>,
        verdict: Verdict,
        reason: Option<&'static str>,
    ) {
        let step = self.step().id.clone();
        let state = self.states[self.index];
        let is_first = state.hints == 0 && state.wrong == u32::from(verdict == Verdict::Wrong);
        self.records.push(Record { step, answer, given, verdict, reason, hints: state.hints, is_first });
    }
}

/// Chooses an option of several, or takes it back.
fn toggle_option(input: &mut Input, index: usize) {
    if let Input::Several(chosen) = input
        && !chosen.remove(&index)
    {
        chosen.insert(index);
    }
}

fn texts<'a>(actions: impl IntoIterator<Item = &'a Action>) -> String {
    let texts: Vec<String> = actions.into_iter().map(Action::to_string).collect();
    texts.join(" ")
}

fn label_text(label: &Label) -> String {
    match label {
        Label::Yes => "yes".to_owned(),
        Label::No => "no".to_owned(),
        Label::Reason(kind) => kind.token().to_owned(),
        Label::Count(count) => count.to_string(),
        Label::Option(id) => id.clone(),
        Label::Prediction(prediction) => prediction.token().to_owned(),
        Label::Profile(ruleset) => ruleset.id.to_owned(),
    }
}
