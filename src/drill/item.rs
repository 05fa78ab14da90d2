//! One question of a drill.

use crate::content::{Claims, Question, Step, Task};
use crate::rules::{Color, PointSet, Position, Rules, Symmetry};

use super::answer::{Answer, Guess, Scene};
use super::form::Form;

/// One question of a drill.
#[derive(Clone, Debug)]
pub struct Item {
    step: Step,
    tempts: bool,
    difficulty: usize,
    pub(super) guess: Option<Guess>,
    pub(super) told: usize,
}

impl Item {
    /// Makes a question; `traps` counts the answers beside this one in which the belief goes wrong.
    pub(super) fn new(
        rules: &Rules,
        scene: Scene,
        form: Form,
        task: Task,
        answers: &[Answer; 2],
        traps: usize,
    ) -> Self {
        let told = scene.played.len();
        let difficulty = difficulty(rules, &scene.position, traps) + told;
        let [real, believed] = answers;
        let step = Step {
            id: text(rules, &scene, &task),
            teaches: Vec::new(),
            tests: Vec::new(),
            start: scene.start,
            played: scene.played,
            position: scene.position,
            task,
            expect: None,
            mistakes: Vec::new(),
            claims: Claims::default(),
            family: false,
            words: Some(form.words()),
        };
        Self { step, tempts: real != believed, difficulty, guess: real.guess(), told }
    }

    /// Returns the question as a step of a lesson.
    #[must_use]
    pub const fn step(&self) -> &Step {
        &self.step
    }

    /// Tells whether the belief answers it wrongly.
    #[must_use]
    pub const fn tempts(&self) -> bool {
        self.tempts
    }

    /// Returns how hard it is, as a number that has a meaning beside others alone: it counts what there is to look at,
    /// the stones, the mills, the turns that are told, and the answers beside this one in which the belief goes wrong.
    #[must_use]
    pub const fn difficulty(&self) -> usize {
        self.difficulty
    }
}

/// How much a mill counts for in the difficulty: its stones stand there for their own sake, too.
const MILL: usize = 2;

/// The most traps that count for the difficulty; who sees so many sees them all.
const MOST_TRAPS: usize = 6;

fn difficulty(rules: &Rules, position: &Position, traps: usize) -> usize {
    let of = |color| {
        let stones = position.stones(color);
        stones.len() + MILL * rules.board().mills_in(stones).count()
    };
    Color::ALL.into_iter().map(of).sum::<usize>() + traps.min(MOST_TRAPS)
}

/// Writes a question: where the turns told begin, those turns, the form and what it is about.
fn text(rules: &Rules, scene: &Scene, task: &Task) -> String {
    let mut text = scene.start.setup(rules).to_string();
    for turn in &scene.played {
        text = format!("{text} {turn}");
    }
    let asked = match task {
        Task::Judge(action) => format!("judge {action}"),
        Task::Mark(set) => match set.point() {
            Some(at) => format!("mark {} {at}", set.token()),
            None => format!("mark {}", set.token()),
        },
        Task::Predict(Some(turn)) => format!("predict {turn}"),
        Task::Choose(choice) => match choice.question {
            Question::HowManyCaptures(first) => format!("how-many-captures {first}"),
            Question::MayFly => "may-fly".to_owned(),
            _ => "who-won".to_owned(),
        },
        Task::Predict(None) | Task::Play(_) | Task::Compare(_) | Task::Puzzle(_) => String::new(),
    };
    format!("{text}: {asked}")
}

/// What is alike of positions that a symmetry of the board shows as each other, or with the colours changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Likeness([u64; 4]);

impl Likeness {
    pub(super) fn of(rules: &Rules, position: &Position) -> Self {
        let own = position.to_move();
        let hands = u64::from(position.hand(own)) << 8 | u64::from(position.hand(own.opponent()));
        let due = position.closed_mills(rules);
        let due = if position.capture_due() { due.set() } else { PointSet::EMPTY };
        let sets = [position.stones(own), position.stones(own.opponent()), due];
        let seen = |symmetry: &Symmetry| {
            let [own, enemy, due] = sets.map(|set| symmetry.set(set).bits());
            Self([own, enemy, due, hands])
        };
        let all = rules.board().symmetries().iter().map(seen);
        all.min().expect("a board has a symmetry: itself")
    }
}
