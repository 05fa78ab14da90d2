//! The author's answer, read as its task demands.

use std::collections::BTreeSet;

use crate::content::fault::YamlPath;
use crate::content::lesson::{Expect, MarkSet, Prediction, Task};
use crate::content::raw::{Parse, Parsed, RawExpect};
use crate::rules::{Action, IllegalKind, Point, Ruleset, Turn};

use super::{Checker, suggest};

impl Checker<'_> {
    pub(super) fn expect(&mut self, task: &Task, raw: RawExpect, at: &YamlPath) -> Option<Expect> {
        match task {
            Task::Play(_) | Task::Puzzle(_) => self.list::<Turn>(raw, at).map(Expect::Turns),
            Task::Mark(MarkSet::Moves | MarkSet::EnemyMoves) => {
                self.list::<Action>(raw, at).map(Expect::Actions)
            }
            Task::Mark(_) => {
                let points = self.list::<Point>(raw, at)?.into_iter().enumerate();
                Some(Expect::Points(
                    points.map(|(index, point)| self.point(Parsed(point), &at.index(index))).collect(),
                ))
            }
            Task::Judge(_) => {
                let verdict = |word: &str| match word {
                    "legal" => Some(Expect::Legal),
                    reason => IllegalKind::from_token(reason).map(Expect::Illegal),
                };
                let known = ["legal"].into_iter().chain(IllegalKind::ALL.map(IllegalKind::token));
                self.word(raw, at, verdict, known)
            }
            Task::Choose(choice) => {
                let option = |word: &str| {
                    choice.options.iter().find(|option| *option == word).cloned().map(Expect::Option)
                };
                self.word(raw, at, option, choice.options.iter().map(String::as_str))
            }
            Task::Predict(_) => {
                let prediction = |word: &str| {
                    let found = Prediction::ALL.into_iter().find(|prediction| prediction.token() == word);
                    found.map(Expect::Prediction)
                };
                self.word(raw, at, prediction, Prediction::ALL.map(Prediction::token))
            }
            Task::Compare(compare) => self.profiles(raw, &compare.under, at).map(Expect::Profiles),
        }
    }

    /// Reads a list of different profiles, each of which is compared.
    fn profiles(
        &mut self,
        raw: RawExpect,
        under: &[&'static Ruleset],
        at: &YamlPath,
    ) -> Option<Vec<&'static Ruleset>> {
        let ids = self.texts(raw, at)?;
        self.unique(&ids, at, "profile");
        let mut profiles = Vec::new();
        for (index, id) in ids.iter().enumerate() {
            match under.iter().find(|ruleset| ruleset.id == *id) {
                Some(ruleset) => profiles.push(*ruleset),
                None => {
                    let known = under.iter().map(|ruleset| ruleset.id);
                    let all = format!("one of {}", known.clone().collect::<Vec<_>>().join(", "));
                    let message = format!("`{id}` is not compared here ({})", suggest(id, known, &all));
                    self.fault(&at.index(index), message);
                }
            }
        }
        Some(profiles)
    }

    fn texts(&mut self, raw: RawExpect, at: &YamlPath) -> Option<Vec<String>> {
        match raw {
            RawExpect::Many(texts) => Some(texts),
            RawExpect::One(_) => {
                self.fault(at, "expected a list (write it in brackets; `[]` where there is none)");
                None
            }
        }
    }

    /// Reads a list of different values; those that can't be read are left out.
    pub(super) fn list<T: Parse + Ord + Copy>(&mut self, raw: RawExpect, at: &YamlPath) -> Option<Vec<T>> {
        let texts = self.texts(raw, at)?;
        let mut seen = BTreeSet::new();
        let mut values = Vec::new();
        for (index, text) in texts.iter().enumerate() {
            match T::parse(text) {
                Ok(value) if seen.insert(value) => values.push(value),
                Ok(_) => self.fault(&at.index(index), format!("`{text}` is there twice")),
                Err(message) => self.fault(&at.index(index), message),
            }
        }
        Some(values)
    }

    /// Reads one word of those that `known` lists.
    fn word<'k>(
        &mut self,
        raw: RawExpect,
        at: &YamlPath,
        read: impl Fn(&str) -> Option<Expect>,
        known: impl IntoIterator<Item = &'k str>,
    ) -> Option<Expect> {
        let known: Vec<&str> = known.into_iter().collect();
        let all = format!("one of {}", known.join(", "));
        let RawExpect::One(word) = raw else {
            self.fault(at, format!("expected one word, not a list ({all})"));
            return None;
        };
        let expect = read(&word);
        if expect.is_none() {
            self.fault(at, format!("`{word}` can't answer this task ({})", suggest(&word, known, &all)));
        }
        expect
    }
}
