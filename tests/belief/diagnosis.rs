//! Simulated learners, who answer by certain rules and slip: whom the tally accuses, and of what.

use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, Mutex};

use malom::belief::{Evidence, Misconception, Reading, Speaks, Tally};
use malom::chance::Chance;
use malom::content::{Content, Step};
use malom::rules::Rules;
use malom::tutor::{Given, answers, slip, tried};

use super::placement;

/// The list: steps of the course by lesson and step, then those of its own.
const LIST: &str = include_str!("../data/diagnosis/list.txt");

/// The answers in a hundred that are slips.
const SLIPS: usize = 10;
/// The step by which a learner is known, of those at which rule and belief differ.
const BY: usize = 8;

/// A step with everything that learners are asked of it again and again.
struct Asked {
    rules: &'static Rules,
    step: &'static Step,
    right: Vec<Given>,
    believed: HashMap<Misconception, Vec<Given>>,
    /// The beliefs that differ from the rules here.
    differ: HashSet<Misconception>,
    reading: Reading<'static>,
    /// What was read of answers before, since many learners give the same.
    read: Mutex<Vec<(Given, Vec<Evidence>)>>,
}

impl Asked {
    fn new(rules: &'static Rules, step: Step) -> Self {
        // As long as the test runs: what is read of it borrows it.
        let step: &'static Step = Box::leak(Box::new(step));
        let answers_by = |by: &Rules| -> Vec<Given> {
            answers(by, step).into_iter().map(|given| tried(rules, step, given)).collect()
        };
        let right = answers_by(rules);
        let believed = Misconception::rules().filter_map(|belief| {
            let theirs = belief.believed(rules).map(answers_by).filter(|theirs| !theirs.is_empty())?;
            Some((belief, theirs))
        });
        let believed: HashMap<Misconception, Vec<Given>> = believed.collect();
        let reading = Reading::of(rules, step);
        let speaks = |given: &Given, belief: Misconception, way: Speaks| {
            reading.evidence(given).iter().any(|one| one.misconception == belief && one.speaks == way)
        };
        let differs = |belief: &Misconception, theirs: &[Given]| {
            theirs.iter().any(|given| speaks(given, *belief, Speaks::For))
                || right.iter().any(|given| speaks(given, *belief, Speaks::Against))
        };
        let differ = believed.iter().filter(|(belief, theirs)| differs(belief, theirs));
        let differ = differ.map(|(belief, _)| *belief).collect();
        Self { rules, step, right, believed, differ, reading, read: Mutex::default() }
    }

    /// Returns what an answer says.
    fn evidence(&self, given: &Given) -> Vec<Evidence> {
        let mut read = self.read.lock().unwrap();
        if let Some((_, evidence)) = read.iter().find(|(known, _)| known == given) {
            return evidence.clone();
        }
        let evidence = self.reading.evidence(given);
        read.push((given.clone(), evidence.clone()));
        evidence
    }

    /// Tells whether rule and belief differ here.
    fn differs(&self, belief: Misconception) -> bool {
        self.differ.contains(&belief)
    }

    /// Returns the answer of who holds a belief, or none, with some slips in a hundred.
    fn answer(&self, belief: Option<Misconception>, slips: usize, chance: &mut Chance) -> Given {
        let by_belief = belief.and_then(|belief| self.believed.get(&belief)).unwrap_or(&self.right);
        let meant = &by_belief[chance.below(by_belief.len())];
        match chance.percent(slips) {
            true => slip(self.rules, self.step, meant, chance),
            false => meant.clone(),
        }
    }
}

/// The list, read once: that takes longer than all that is tried on it.
static ASKED: LazyLock<Vec<Asked>> = LazyLock::new(|| {
    let content = Content::embedded().into_result().unwrap();
    let own = placement();
    let lines = LIST.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let asked = lines.map(|name| {
        let (lesson, id) = name.split_once('/').unwrap_or_else(|| panic!("{name} is no lesson/step"));
        let (rules, steps) = match lesson {
            "placement" => (Rules::standard(), &own),
            _ => {
                let lesson = content.lesson(lesson).unwrap_or_else(|| panic!("{name}: no such lesson"));
                (lesson.rules, &lesson.steps)
            }
        };
        let step = steps.iter().find(|step| step.id == id).unwrap_or_else(|| panic!("{name}: no such step"));
        Asked::new(rules, step.clone())
    });
    asked.collect()
});

/// Returns the steps of the list, each with its rules.
pub(super) fn steps() -> Vec<(&'static Rules, &'static Step)> {
    ASKED.iter().map(|asked| (asked.rules, asked.step)).collect()
}

/// What became of a learner on the list.
#[derive(Debug)]
struct Course {
    /// Every belief that was named, with the number of steps before at which the learner's own could show.
    named: Vec<(Misconception, usize)>,
}

fn take(list: &[Asked], belief: Option<Misconception>, slips: usize, seed: u64) -> Course {
    let (mut tally, mut chance) = (Tally::default(), Chance::new(seed));
    let (mut named, mut shown): (Vec<(Misconception, usize)>, usize) = (Vec::new(), 0);
    for (index, asked) in list.iter().enumerate() {
        shown += usize::from(belief.is_some_and(|belief| asked.differs(belief)));
        let given = asked.answer(belief, slips, &mut chance);
        let evidence = asked.evidence(&given);
        tally.add(index as i64, &evidence);
        let new: Vec<Misconception> =
            tally.named().filter(|new| named.iter().all(|(known, _)| known != new)).collect();
        named.extend(new.into_iter().map(|new| (new, shown)));
        if belief.is_some() && (shown >= BY || named.iter().any(|(known, _)| Some(*known) == belief)) {
            break;
        }
    }
    Course { named }
}

/// What became of learners who hold a belief, one for each seed.
fn of_belief(list: &[Asked], belief: Misconception, seeds: std::ops::Range<u64>) -> (usize, usize) {
    let courses: Vec<Course> = seeds.map(|seed| take(list, Some(belief), SLIPS, seed)).collect();
    let is_own = |&(named, _): &(Misconception, usize)| named == belief;
    let missed = courses.iter().filter(|course| !course.named.iter().any(is_own)).count();
    let misjudged = courses.iter().filter(|course| !course.named.iter().all(is_own)).count();
    (missed, misjudged)
}

#[test]
fn each_belief_is_named_by_the_eighth_step_and_no_other_before() {
    // One learner for each belief, and then many: with so many slips some are known later, and few are mistaken.
    const ONE: u64 = 3;
    const MANY: u64 = 40;
    let list = &*ASKED;
    let (mut faults, mut all_missed, mut all_misjudged) = (Vec::new(), 0, 0);
    for belief in Misconception::rules() {
        let steps = list.iter().filter(|asked| asked.differs(belief)).count();
        if steps < BY {
            faults.push(format!("{belief} differs at {steps} steps only"));
        }
        match of_belief(list, belief, ONE..ONE + 1) {
            (0, 0) => {}
            (missed, misjudged) => faults.push(format!("{belief}: {missed} missed, {misjudged} misjudged")),
        }
        let (missed, misjudged) = of_belief(list, belief, 0..MANY);
        println!("{belief}: {steps} steps, {missed} missed, {misjudged} misjudged");
        if missed * 10 > MANY as usize || misjudged * 10 > MANY as usize {
            faults.push(format!("{belief}: of {MANY}, {missed} missed, {misjudged} misjudged"));
        }
        (all_missed, all_misjudged) = (all_missed + missed, all_misjudged + misjudged);
    }
    let learners = MANY as usize * Misconception::rules().count();
    if all_missed * 100 > learners || all_misjudged * 100 > learners {
        faults.push(format!("of {learners} learners, {all_missed} missed and {all_misjudged} misjudged"));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_belief_that_is_given_up_is_named_no_more() {
    let list = &*ASKED;
    for belief in Misconception::rules() {
        let mut tally = Tally::default();
        let shown: Vec<&Asked> = list.iter().filter(|asked| asked.differs(belief)).collect();
        let tell = |tally: &mut Tally, number: usize, given: &Given| {
            let asked = shown[number % shown.len()];
            tally.add(number as i64, &asked.evidence(given));
        };
        for (number, asked) in list.iter().enumerate() {
            let theirs = asked.believed.get(&belief).unwrap_or(&asked.right);
            tally.add(number as i64, &asked.evidence(&theirs[0]));
        }
        assert!(tally.is_named(belief), "{belief}");
        for round in 0..Tally::WINDOW {
            let number = list.len() * (round + 1) + round;
            let right = shown[number % shown.len()].right[0].clone();
            tell(&mut tally, number, &right);
        }
        assert!(!tally.is_named(belief), "{belief}");
    }
}

#[test]
fn who_believes_nothing_wrong_is_hardly_ever_accused() {
    let list = &*ASKED;
    for slips in [0, SLIPS] {
        let seeds = 1000;
        let accused: Vec<Course> = (0..seeds)
            .map(|seed| take(list, None, slips, 1_000_000 + seed))
            .filter(|course| !course.named.is_empty())
            .collect();
        assert!(accused.len() < 10, "{} of {seeds} accused with {slips} % slips: {accused:?}", accused.len());
    }
}
