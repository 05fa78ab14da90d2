//! A placement test: few questions, each chosen by what was answered, find the unit at which a learner begins.
//!
//! What is believed of the learner is how many units, counted from the first, they know already: each number with its
//! probability, all alike at first. Who knows a unit answers its questions rightly but for slips; who does not, guesses.
//! So each answer is weighed by Bayes' rule, and the next question is from the unit that divides what is believed most
//! evenly. Plain data: no clock, and no chance but the seed, which chooses among a unit's questions.

use crate::chance::Chance;

/// How many questions a test has.
pub const QUESTIONS: usize = 10;

/// How often who knows a unit answers one of its questions wrongly.
const SLIP: f64 = 0.1;

/// How often who does not know a unit answers one of its questions rightly.
const GUESS: f64 = 0.25;

/// How sure the test is that a unit is known before a learner is spared it.
const SURE: f64 = 0.9;

/// A placement test under way.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The questions of each unit that were not asked yet, the next one last.
    open: Vec<Vec<usize>>,
    /// How likely it is that the learner knows so many units.
    belief: Vec<f64>,
    /// The unit of the question that was asked last.
    asked: Option<usize>,
    answered: usize,
}

/// A question: which of a unit's it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The index of the unit, from 0.
    pub unit: usize,
    /// The index of the question among those of the unit, from 0.
    pub index: usize,
}

impl Placement {
    /// Begins a test over units that have so many questions each; the seed chooses which of them are asked.
    #[must_use]
    pub fn new(questions: &[usize], seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let mut drawn = |count: usize| {
            let mut order: Vec<usize> = (0..count).collect();
            chance.shuffle(&mut order);
            order
        };
        let levels = questions.len() + 1;
        #[expect(clippy::cast_precision_loss, reason = "a course has few units")]
        let alike = 1.0 / levels as f64;
        Self {
            open: questions.iter().map(|&count| drawn(count)).collect(),
            belief: vec![alike; levels],
            asked: None,
            answered: 0,
        }
    }

    /// Returns how many questions were answered.
    #[must_use]
    pub fn answered(&self) -> usize {
        self.answered
    }

    /// Asks the next question; `None` where the test is over.
    pub fn ask(&mut self) -> Option<Question> {
        if self.answered == QUESTIONS {
            return None;
        }
        let distance = |unit: usize| (self.knows(unit) - 0.5).abs();
        let unit = (0..self.open.len())
            .filter(|&unit| !self.open[unit].is_empty())
            .min_by(|&one, &other| distance(one).total_cmp(&distance(other)))?;
        self.asked = Some(unit);
        let index = self.open[unit].pop()?;
        Some(Question { unit, index })
    }

    /// Takes the answer to the question that was asked last.
    pub fn answer(&mut self, right: bool) {
        let Some(unit) = self.asked.take() else { return };
        self.answered += 1;
        for (known, belief) in self.belief.iter_mut().enumerate() {
            let answers_rightly = if known > unit { 1.0 - SLIP } else { GUESS };
            *belief *= if right { answers_rightly } else { 1.0 - answers_rightly };
        }
        let sum: f64 = self.belief.iter().sum();
        self.belief.iter_mut().for_each(|belief| *belief /= sum);
    }

    /// Returns how likely it is that the learner knows a unit and all before it.
    fn knows(&self, unit: usize) -> f64 {
        self.belief[unit + 1..].iter().sum()
    }

    /// Returns the index of the unit to begin at: the first that the learner does not surely know. `None` where they know
    /// all of them.
    #[must_use]
    pub fn unit(&self) -> Option<usize> {
        (0..self.open.len()).find(|&unit| self.knows(unit) < SURE)
    }
}
