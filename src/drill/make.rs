//! Making the questions of a drill.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use crate::belief::Misconception;
use crate::chance::Chance;
use crate::content::Task;
use crate::rules::{Rules, Turn};

use super::answer::{Answer, Scene, View};
use super::form::Form;
use super::item::{Item, Likeness};
use super::plan::{self, Plan};
use super::trial::Trial;

/// The questions of a block, the belief being wrong in half of them.
pub const BLOCK: usize = 8;

/// The blocks of a drill, each harder than the one before.
pub const BLOCKS: usize = 4;

/// The questions of a block in which the belief is wrong, and those in which it is right.
const HALF: usize = BLOCK / 2;

/// Questions between which both kinds are even.
const ROUND: usize = BLOCK / 2;

/// Of those in which it is right, how many may be answered like those in which it is wrong: more, and somebody who always
/// says the same would get through.
const SAME: usize = 1;

/// Games that are played before the search is given up.
const GAMES: usize = 4000;

/// Scenes of a game that are looked at.
const SCENES: usize = 14;

/// Questions of a kind that are taken from a game, whose positions are all alike; from the end of a game.
const FROM_A_GAME: usize = 2;
const FROM_AN_END: usize = 1;

/// Questions of a form that are tried on a scene.
const TRIED: usize = 40;

/// Questions that are made for each that is asked, to choose from by difficulty.
const CHOICE: usize = 5;
const OF: usize = 4;

/// No questions can be found about a belief by these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barren {
    /// The belief.
    pub belief: Misconception,
}

impl fmt::Display for Barren {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "by these rules there is nothing to drill about `{}`", self.belief)
    }
}

impl Error for Barren {}

/// Makes the questions of a drill, [`BLOCKS`] blocks of [`BLOCK`]; the same for the same seed.
///
/// # Errors
///
/// The belief is about no rule, or these rules are as it says, or the games played found too few positions.
pub fn make(belief: Misconception, rules: &'static Rules, seed: u64) -> Result<Vec<Item>, Barren> {
    let barren = Barren { belief };
    let plan = Plan::of(belief).ok_or(barren)?;
    let believed = belief.believed(rules).ok_or(barren)?;
    let mut maker = Maker {
        belief,
        plan,
        rules,
        believed,
        chance: Chance::of(seed, belief.token()),
        known: BTreeSet::new(),
        tempting: Vec::new(),
        plain: Vec::new(),
    };
    for _ in 0..GAMES {
        if let Some(items) = maker.deal() {
            return Ok(items);
        }
        maker.search();
    }
    Err(barren)
}

struct Maker {
    belief: Misconception,
    plan: Plan,
    rules: &'static Rules,
    believed: &'static Rules,
    chance: Chance,
    /// The positions that were asked about.
    known: BTreeSet<Likeness>,
    /// Questions that the belief answers wrongly.
    tempting: Vec<Item>,
    /// Questions that it answers rightly.
    plain: Vec<Item>,
}

impl Maker {
    /// Plays a game and takes questions from it.
    fn search(&mut self) {
        let trial = Trial::play(self.rules, &self.plan.taste, &mut self.chance);
        let mut moments = moments(&trial);
        let most = if self.plan.at_the_end {
            moments.reverse();
            FROM_AN_END
        } else {
            self.chance.shuffle(&mut moments);
            FROM_A_GAME
        };
        let (mut tempting, mut plain) = (0, 0);
        for moment in moments.into_iter().take(SCENES) {
            let wanted = [plain < most, tempting < most];
            if wanted == [false, false] {
                break;
            }
            match self.ask(&trial, moment, wanted) {
                Some(item) if item.tempts() => {
                    tempting += 1;
                    self.tempting.push(item);
                }
                Some(item) => {
                    plain += 1;
                    self.plain.push(item);
                }
                None => {}
            }
        }
    }

    /// Finds a question about a moment of a game; `wanted` tells whether one of those that the belief answers rightly
    /// is, and one of those that it answers wrongly.
    fn ask(&mut self, trial: &Trial, moment: Moment, wanted: [bool; 2]) -> Option<Item> {
        let form = *self.chance.one(self.plan.forms)?;
        let scene = scene(self.rules, trial, moment, self.plan.told);
        let likeness = Likeness::of(self.rules, &scene.position);
        if self.known.contains(&likeness) {
            return None;
        }
        let mut tasks = form.tasks(self.rules, &scene);
        self.chance.shuffle(&mut tasks);
        let views = [View::new(self.rules, &scene)?, View::new(self.believed, &scene)?];
        let suited = tasks.into_iter().filter(|task| plan::suits(self.belief, self.rules, &scene, task));
        let (wrong, right): (Vec<Asked>, Vec<Asked>) = suited
            .take(TRIED)
            .filter_map(|task| Asked::new(&views, task))
            .partition(|asked| asked.answers[0] != asked.answers[1]);
        // Who believes that the game is over already is asked nothing that comes of it; that nothing can be taken looks
        // to the rules like such an end.
        let asks_on = !matches!(form, Form::WhoWon | Form::Captures | Form::Take);
        let wrong = if asks_on && views[1].outcome().is_some() { Vec::new() } else { wrong };
        let traps = wrong.len();
        let tempts = match (wrong.is_empty() || !wanted[1], right.is_empty() || !wanted[0]) {
            (true, true) => return None,
            (false, true) => true,
            (true, false) => false,
            (false, false) => self.tempting.len() <= self.plain.len(),
        };
        let of_kind = if tempts { wrong } else { right };
        let asked = self.chance.one(&of_kind)?.clone();
        if !tempts && self.has_enough(&asked) {
            return None;
        }
        let scene = self.told(trial, moment, scene, &asked)?;
        self.known.insert(likeness);
        let traps =
            traps - usize::from(tempts) + plan::closeness(self.belief, self.rules, &scene, &asked.task);
        Some(Item::new(self.rules, scene, form, asked.task, &asked.answers, traps))
    }

    /// Tells whether no more questions are needed that are answered so.
    fn has_enough(&self, asked: &Asked) -> bool {
        let Some(guess) = asked.answers[0].guess() else { return false };
        let alike = |item: &&Item| item.guess == Some(guess);
        let limit = if self.tempting.iter().any(|item| alike(&item)) { SAME } else { HALF };
        self.plain.iter().filter(alike).count() >= limit * BLOCKS * CHOICE / OF
    }

    /// Chooses how many of the turns before are told: as few as the belief needs. `None` where turns that are not told
    /// would have had a say.
    fn told(&mut self, trial: &Trial, moment: Moment, scene: Scene, asked: &Asked) -> Option<Scene> {
        let most = scene.played.len();
        if most == 0 {
            return Some(scene);
        }
        let answers = |told: usize| {
            let scene = self::scene(self.rules, trial, moment, told);
            let answer = View::new(self.believed, &scene)?.answer(&asked.task)?;
            Some((scene, answer == asked.answers[1]))
        };
        let looks_back = matches!(
            self.belief,
            Misconception::MillCountsOnce
                | Misconception::SameMillThreeTimes
                | Misconception::OpenMillStillProtects
        );
        if looks_back && answers(usize::MAX).is_none_or(|(_, same)| !same) {
            return None;
        }
        let mut told = most;
        if asked.tempts() {
            while told > 1 && answers(told - 1).is_some_and(|(_, same)| same) {
                told -= 1;
            }
        } else if let Some(item) = self.chance.one(&self.tempting) {
            // As many as are told elsewhere, so that their number gives nothing away.
            told = item.told.clamp(1, most);
        }
        answers(told).filter(|(_, same)| *same).map(|(scene, _)| scene)
    }

    /// Deals the questions to blocks; `None` while there are too few.
    fn deal(&mut self) -> Option<Vec<Item>> {
        let most = HALF * BLOCKS * CHOICE / OF;
        if self.tempting.len() < most {
            return None;
        }
        let alike = |item: &&Item| {
            let same = |other: &Item| other.guess == item.guess;
            item.guess.is_some() && self.tempting.iter().any(same)
        };
        let (same, other): (Vec<&Item>, Vec<&Item>) = self.plain.iter().partition(alike);
        let mixed = same.len() >= SAME * BLOCKS;
        let needed = if mixed { HALF - SAME } else { HALF };
        // It takes a while until it can be said that none are alike.
        if other.len() < needed * BLOCKS || (!mixed && other.len() < most) {
            return None;
        }
        let tempting = spread(self.tempting.iter().collect(), HALF * BLOCKS);
        let other = spread(other, needed * BLOCKS);
        let same = if mixed { spread(same, SAME * BLOCKS) } else { Vec::new() };
        let mut dealt = Vec::new();
        for block in 0..BLOCKS {
            let part = |items: &[Item], size: usize| items[block * size..(block + 1) * size].to_vec();
            let mut tempting = part(&tempting, HALF);
            let mut plain = part(&other, needed);
            plain.extend(part(&same, if mixed { SAME } else { 0 }));
            self.chance.shuffle(&mut tempting);
            self.chance.shuffle(&mut plain);
            // Both kinds come in each round, so that they do among the last few questions at any time.
            for (some, others) in tempting.chunks(ROUND / 2).zip(plain.chunks(ROUND / 2)) {
                let mut items = [some, others].concat();
                self.chance.shuffle(&mut items);
                dealt.extend(items);
            }
        }
        Some(dealt)
    }
}

/// Chooses so many items, from the easiest to the hardest.
fn spread(mut items: Vec<&Item>, count: usize) -> Vec<Item> {
    items.sort_by_key(|item| item.difficulty());
    (0..count).map(|index| items[index * items.len() / count].clone()).collect()
}

/// A question with its answers: by the rules, and as is believed.
#[derive(Clone, Debug)]
struct Asked {
    task: Task,
    answers: [Answer; 2],
}

impl Asked {
    fn new(views: &[View<'_>; 2], task: Task) -> Option<Self> {
        let answers = [views[0].answer(&task)?, views[1].answer(&task)?];
        Some(Self { task, answers })
    }

    fn tempts(&self) -> bool {
        self.answers[0] != self.answers[1]
    }
}

/// A moment of a game: before a turn, or within it when its capture is due.
#[derive(Clone, Copy, Debug)]
struct Moment {
    turn: usize,
    due: bool,
}

fn moments(trial: &Trial) -> Vec<Moment> {
    let before = (0..trial.positions.len()).map(|turn| Moment { turn, due: false });
    let closes = |turn: &usize| trial.turns[*turn].captures().next().is_some();
    let within = (0..trial.turns.len()).filter(closes).map(|turn| Moment { turn, due: true });
    let mut all: Vec<Moment> = before.chain(within).collect();
    all.sort_by_key(|moment| (moment.turn, moment.due));
    all
}

/// Returns a moment with so many of the turns before it, or as many as there are.
fn scene(rules: &Rules, trial: &Trial, moment: Moment, told: usize) -> Scene {
    let Moment { turn, due } = moment;
    let before = trial.positions[turn];
    let position = if due { before.apply(rules, trial.turns[turn].first) } else { before };
    if told == 0 {
        return Scene { start: position, played: Vec::new(), position };
    }
    // The step that made a capture due is a turn, too.
    let first = turn.saturating_sub(told - usize::from(due));
    let mut played = trial.turns[first..turn].to_vec();
    if due {
        played.push(Turn::from(trial.turns[turn].first));
    }
    Scene { start: trial.positions[first], played, position }
}
