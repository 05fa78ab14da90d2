//! Puzzles, and what lessons say of play, held against perfect play: what authors claim is proved, or it is a fault.
//!
//! Everything is tried with the tables that are there, and a short search. Only for those that this leaves open tables are
//! built, and then the search may take its time.

mod claims;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use rayon::prelude::*;

use crate::content::{Content, Lesson, Pack, Puzzle, PuzzleGoal, Source, Start, Step, Verdict, YamlPath};
use crate::proof::{Aim, Dual, Proven, Prover, Shelf, TreeFault, Unproved};
use crate::rules::{Color, Phase, PointSet, Position, Rules, Ruleset, Turn};
use crate::solver::{BuildError, Monitor, Pair, Value};

use super::{Problem, Severity};
use claims::ClaimsCheck;

/// The positions that are looked at for one question before tables are built.
const SHORT: u64 = 30_000;

/// The positions that are looked at for one question at last: some seconds.
const LONG: u64 = 10_000_000;

/// The profiles by which puzzles of the flying phase are solved both: they differ in what is protected and in when quiet
/// play draws.
const BOTH: [&Ruleset; 2] = [&Ruleset::STANDARD, &Ruleset::MTTE];

/// Proves every puzzle that could be read, in packs and in lessons, and what the steps of lessons claim.
///
/// # Errors
///
/// A table that is needed can't be built.
pub(super) fn check(
    content: &Content,
    shelf: &Shelf,
    tell: &dyn Fn(&str),
) -> Result<Vec<Problem>, BuildError> {
    let mut open: Vec<Item<'_>> = content.lessons().iter().flat_map(Item::of_lesson).collect();
    open.extend(content.packs().all().iter().flat_map(Item::of_pack));
    let (mut problems, mut nodes, mut built) = (Vec::new(), SHORT, BTreeSet::new());
    loop {
        let provers = || Provers { shelf, nodes, by_rules: BTreeMap::new() };
        let tried: Vec<_> =
            open.par_iter().map_init(provers, |provers, &item| (item, item.prove(provers))).collect();
        let (mut needed, mut still) = (BTreeSet::new(), Vec::new());
        let mut left = Vec::new();
        for (item, (found, left_open)) in tried {
            if left_open.is_empty() {
                problems.extend(found);
            } else {
                needed.extend(left_open.into_iter().filter_map(needs));
                still.push(item);
                left.extend(found);
            }
        }
        open = still;
        needed.retain(|need| !built.contains(need));
        if needed.is_empty() && (nodes == LONG || open.is_empty()) {
            problems.extend(left);
            return Ok(problems);
        }
        nodes = if needed.is_empty() { LONG } else { nodes };
        for (id, stones) in needed {
            let rules = Rules::named(id).expect("these rules judged a puzzle");
            shelf.build(rules, Pair::new(stones.0, stones.1), &Monitor::default(), tell)?;
            built.insert((id, stones));
        }
    }
}

/// Something to be proved.
#[derive(Clone, Copy)]
enum Item<'c> {
    /// A puzzle, and the file that it is in.
    Puzzle(&'c Source, &'c Puzzle),
    /// What a lesson's step of this index says of play.
    Claims(&'c Lesson, usize),
}

impl<'c> Item<'c> {
    fn of_lesson(lesson: &'c Lesson) -> impl Iterator<Item = Self> {
        let puzzles = lesson.steps.iter().filter_map(Step::puzzle);
        let claims = (0..lesson.steps.len()).map(move |index| Self::Claims(lesson, index));
        puzzles.map(|puzzle| Self::Puzzle(&lesson.source, puzzle)).chain(claims)
    }

    fn of_pack(pack: &'c Pack) -> impl Iterator<Item = Self> {
        pack.puzzles.iter().map(|puzzle| Self::Puzzle(&pack.source, puzzle))
    }

    fn prove(self, provers: &mut Provers<'_>) -> (Vec<Problem>, Vec<(&'static Rules, Unproved)>) {
        match self {
            Self::Puzzle(source, puzzle) => {
                PuzzleCheck { source, puzzle, provers, problems: Vec::new(), open: Vec::new() }.run()
            }
            Self::Claims(lesson, index) => ClaimsCheck::new(lesson, index, provers).run(),
        }
    }
}

/// Returns the table that is to be built, by the rules and the stones.
fn needs((rules, why): (&'static Rules, Unproved)) -> Option<(&'static str, (u8, u8))> {
    let pair = match why {
        Unproved::Stopped => None,
        Unproved::Table(error) => Some(error.pair),
        Unproved::Open { needs, .. } => needs,
    }?;
    Some((rules.ruleset().id, (pair.larger(), pair.smaller())))
}

/// The provers of one thread: what one has searched helps with the next puzzle.
struct Provers<'s> {
    shelf: &'s Shelf,
    nodes: u64,
    by_rules: BTreeMap<&'static str, Prover>,
}

impl Provers<'_> {
    fn of(&mut self, rules: &'static Rules) -> &mut Prover {
        let (shelf, nodes) = (self.shelf, self.nodes);
        self.by_rules.entry(rules.ruleset().id).or_insert_with(|| shelf.prover(rules, nodes))
    }
}

/// The proof of one puzzle.
struct PuzzleCheck<'c, 'p, 's> {
    source: &'c Source,
    puzzle: &'c Puzzle,
    provers: &'p mut Provers<'s>,
    problems: Vec<Problem>,
    /// What was not settled.
    open: Vec<(&'static Rules, Unproved)>,
}

impl PuzzleCheck<'_, '_, '_> {
    fn run(mut self) -> (Vec<Problem>, Vec<(&'static Rules, Unproved)>) {
        for start in &self.puzzle.starts {
            self.start(start);
        }
        (self.problems, self.open)
    }

    fn problem(&mut self, severity: Severity, at: &YamlPath, message: impl Display) {
        self.problems.push(Problem::in_yaml(self.source, at, severity, message));
    }

    fn error(&mut self, at: &YamlPath, message: impl Display) {
        self.problem(Severity::Error, at, message);
    }

    fn warning(&mut self, at: &YamlPath, message: impl Display) {
        self.problem(Severity::Warning, at, message);
    }

    /// Keeps what is not settled; tells it, too, for the case that it stays so.
    fn unproved(&mut self, at: &YamlPath, rules: &'static Rules, why: Unproved, hint: &str) {
        let by = if rules.ruleset() == self.puzzle.rules.ruleset() { "" } else { rules.ruleset().id };
        let by = if by.is_empty() { String::new() } else { format!("by `{by}`: ") };
        self.error(at, format!("{by}{why}{hint}"));
        self.open.push((rules, why));
    }

    /// Returns where a value about a start stands.
    fn at(&self, start: &Start, key: &str) -> YamlPath {
        self.of_side(start, self.puzzle.at.key(key))
    }

    fn of_side(&self, start: &Start, at: YamlPath) -> YamlPath {
        if self.puzzle.starts.len() == 1 { at } else { at.key(start.position.to_move().token()) }
    }

    fn goal(&self) -> YamlPath {
        let key = if self.puzzle.is_step() { "task" } else { "goal" };
        self.puzzle.at.key(key).key(self.puzzle.goal.token())
    }

    /// Returns the key under which the first turns stand.
    fn key_of_keys(&self) -> &'static str {
        if self.puzzle.is_step() { "expect" } else { "keys" }
    }

    /// Says whose turn it is, where each side is asked.
    fn side(&self, start: &Start) -> String {
        if self.puzzle.starts.len() == 1 {
            String::new()
        } else {
            format!("with {} to move: ", start.position.to_move().token())
        }
    }

    fn start(&mut self, start: &Start) {
        let (rules, goal) = (self.puzzle.rules, self.puzzle.goal);
        let proved = self.tree(start);
        let proven = match self.provers.of(rules).start(goal, &start.position, &Monitor::default()) {
            Ok(proven) => proven,
            // The goal is reached; but what else does, and how soon, is not known.
            Err(Unproved::Open { .. }) if proved && claims_nothing(self.puzzle, start) => return,
            Err(why) => {
                let hint = match (proved, goal.wins_within()) {
                    (true, _) => " (the proof holds; leave out keys, plies, also and only)",
                    (false, Some(_)) if start.proof.is_none() && !self.puzzle.is_step() => {
                        " (give a `proof`)"
                    }
                    (false, _) => "",
                };
                let at = self.goal();
                return self.unproved(&at, rules, why, hint);
            }
        };
        let asked = match goal {
            PuzzleGoal::Win { turns } | PuzzleGoal::Both { turns } => self.win(start, &proven, turns),
            PuzzleGoal::Hold { turns } => self.hold(start, &proven, turns),
            PuzzleGoal::Capture { stones } => self.capture(&proven, stones),
            PuzzleGoal::NonLosing(_) => self.non_losing(start, &proven),
        };
        if !asked {
            return;
        }
        self.keys(start, &proven);
        if self.puzzle.is_step() {
            // A lesson says what is best, and by which rules.
            return;
        }
        self.also(start, &proven);
        if self.puzzle.only {
            self.only(start);
        }
        self.differs(start, &proven);
    }

    /// Checks the proof tree; tells whether there is one that proves the goal.
    fn tree(&mut self, start: &Start) -> bool {
        let (Some(proof), Some(aim)) = (&start.proof, Aim::of(self.puzzle.goal)) else { return false };
        // A text that is no tree is told where proofs are read.
        let Ok(tree) = proof.tree() else { return false };
        let rules = self.puzzle.rules;
        let prover = self.provers.of(rules);
        let node = prover.begin(&start.position);
        match prover.tree(&node, &tree, aim.plies(), &Monitor::default()) {
            Ok(_) => return true,
            Err(TreeFault::Unproved(why)) => {
                let at = self.at(start, "proof");
                self.unproved(&at, rules, why, " (go on with the proof)");
            }
            Err(fault) => {
                let at = self.at(start, "proof");
                self.error(&at, fault);
            }
        }
        false
    }

    /// Checks that it is won within so many turns, and how soon.
    fn win(&mut self, start: &Start, proven: &Proven, turns: u8) -> bool {
        let (goal, side) = (self.goal(), self.side(start));
        let Some(plies) = proven.plies().filter(|_| !proven.keys.is_empty()) else {
            let value = match proven.value() {
                Some(value) => format!("the position is `{}`", Verdict::from(value)),
                None => "the position is not won so soon".to_owned(),
            };
            self.error(&goal, format!("{side}no win within {}: {value}", counted(turns.into(), "turn")));
            return false;
        };
        match start.plies {
            Some(claimed) if claimed == plies => {}
            Some(claimed) => {
                let at = self.at(start, "plies");
                self.error(&at, format!("the fastest win takes {}, not {claimed}", counted(plies, "ply")));
            }
            None if self.puzzle.is_step() => {}
            None => {
                let at = self.puzzle.at.clone();
                self.warning(&at, format!("{side}there are no `plies`; computed: {plies}"));
            }
        }
        let needed = plies.div_ceil(2);
        if needed < u16::from(turns) && !matches!(self.puzzle.goal, PuzzleGoal::Both { .. }) {
            let message = format!("{} is enough to win (ask for no more)", counted(needed, "turn"));
            self.warning(&goal, message);
        }
        if matches!(self.puzzle.goal, PuzzleGoal::Both { .. }) && plies == 1 {
            self.warning(&goal, format!("{side}it is won at once (where both are asked, it takes more)"));
        }
        true
    }

    /// Checks that it is a draw, and that there is something to hold it against.
    fn hold(&mut self, start: &Start, proven: &Proven, turns: u8) -> bool {
        let goal = self.goal();
        if proven.value() != Some(Value::Draw) {
            let value = match proven.bounds.least {
                Value::Win(_) => "won".to_owned(),
                _ => "lost".to_owned(),
            };
            let value = proven.value().map_or(value, |value| format!("`{}`", Verdict::from(value)));
            self.error(&goal, format!("there is no draw to hold: the position is {value}"));
            return false;
        }
        let rules = self.puzzle.rules;
        let prover = self.provers.of(rules);
        let node = prover.begin(&start.position);
        match prover.held(&node, turns, &Monitor::default()) {
            Ok(held) => {
                let tried = held.iter().filter(|held| held.losing > 0).count();
                if tried == 0 {
                    self.error(&goal, "no turn loses against the best resistance (there is nothing to find)");
                } else if 2 * tried < held.len() {
                    let message = format!("a turn can lose at {tried} of {} turns only", held.len());
                    self.warning(&goal, message);
                }
            }
            Err(why) => self.unproved(&goal, rules, why, ""),
        }
        true
    }

    fn capture(&mut self, proven: &Proven, stones: PointSet) -> bool {
        let goal = self.goal();
        if proven.keys.is_empty() {
            let why = if proven.bounds.most < Value::Draw {
                "the position is lost"
            } else {
                "no turn that takes one is the best"
            };
            self.error(&goal, format!("no stone is right to take: {why}"));
            return false;
        }
        let texts = |set: PointSet| set.into_iter().map(|at| at.to_string()).collect();
        if let Some(message) = difference(&texts(proven.stones), &texts(stones)) {
            self.error(&goal, message);
        }
        true
    }

    fn non_losing(&mut self, start: &Start, proven: &Proven) -> bool {
        let goal = self.goal();
        let (safe, all) = (proven.keys.len(), proven.choices(self.puzzle.goal));
        if safe == 0 || safe == all {
            let what = if safe == 0 { "every choice loses" } else { "no choice loses" };
            self.error(&goal, format!("{}{what} (there is nothing to find)", self.side(start)));
            return false;
        }
        true
    }

    fn keys(&mut self, start: &Start, proven: &Proven) {
        match &start.keys {
            Some(keys) => {
                if let Some(message) = self.turns_differ(&proven.keys, keys, proven) {
                    let at = self.at(start, self.key_of_keys());
                    self.error(&at, message);
                }
            }
            None => {
                let (at, side) = (self.puzzle.at.clone(), self.side(start));
                let lacking =
                    if self.puzzle.is_step() { "there is no `expect`" } else { "there are no `keys`" };
                let message = format!("{side}{lacking}; computed: {}", list(&proven.keys));
                self.warning(&at, message);
            }
        }
    }

    fn also(&mut self, start: &Start, proven: &Proven) {
        if let Some(message) = self.turns_differ(&proven.also, &start.also, proven) {
            let (at, what) = if start.also.is_empty() {
                // Without the key there is no place for it.
                (self.puzzle.at.clone(), format!("{}also: ", self.side(start)))
            } else {
                (self.at(start, "also"), String::new())
            };
            self.error(&at, format!("{what}{message}"));
        }
    }

    fn only(&mut self, start: &Start) {
        let (rules, goal) = (self.puzzle.rules, self.puzzle.goal);
        let at = self.puzzle.at.key("only");
        match self.provers.of(rules).dual(goal, &start.position, &Monitor::default()) {
            Ok(None) => {}
            Ok(Some(Dual { line, turns })) => {
                let side = self.side(start);
                let after = if line.is_empty() {
                    String::new()
                } else {
                    let line = line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                    format!("after {line} ")
                };
                let message = format!("{side}{after}more than one turn reaches the goal: {}", list(&turns));
                self.error(&at, message);
            }
            Err(why) => self.unproved(&at, rules, why, ""),
        }
    }

    /// Holds the answers of other rules against what is said of them. Where a side flies, standard and MTTE are both asked.
    fn differs(&mut self, start: &Start, proven: &Proven) {
        if Aim::of(self.puzzle.goal).is_none() {
            // What is right to choose is not a matter of distances; the verdicts that are claimed still are.
            for claim in &start.differs {
                self.verdict(start, claim.rules, claim.verdict);
            }
            return;
        }
        let flies = Color::ALL
            .into_iter()
            .any(|color| start.position.phase(self.puzzle.rules, color) == Phase::Flying);
        let asked = BOTH.into_iter().filter(|_| flies).filter_map(|ruleset| Rules::named(ruleset.id));
        let mut asked: Vec<&'static Rules> = asked.collect();
        for claim in &start.differs {
            if asked.iter().all(|rules| rules.ruleset() != claim.rules.ruleset()) {
                asked.push(claim.rules);
            }
        }
        for rules in asked {
            if rules.ruleset() != self.puzzle.rules.ruleset() {
                self.differs_by(start, proven, rules);
            }
        }
    }

    fn differs_by(&mut self, start: &Start, proven: &Proven, rules: &'static Rules) {
        let id = rules.ruleset().id;
        // What is no position by these rules has no answer; that it is claimed is told where puzzles are read.
        let Ok(position) = Position::new(rules, &start.position.setup(self.puzzle.rules)) else { return };
        let claim = start.differs.iter().find(|claim| claim.rules.ruleset() == rules.ruleset());
        let at = if claim.is_some() {
            self.of_side(start, self.puzzle.at.key("differs").key(id))
        } else {
            self.goal()
        };
        let answer = self.provers.of(rules).answer(self.puzzle.goal, &position, proven, &Monitor::default());
        let differs = match answer {
            Ok(differs) => differs,
            Err(why) => return self.unproved(&at, rules, why, ""),
        };
        let side = self.side(start);
        match (claim.map(|claim| claim.verdict), differs) {
            (None, None) => {}
            (Some(_), None) => self.error(&at, "the answer is that of the puzzle's own rules (leave it out)"),
            (Some(claimed), Some(other)) if claimed == other.verdict => {}
            (Some(claimed), Some(other)) => {
                self.error(&at, format!("computed: {}, not {claimed}", other.verdict));
            }
            (None, Some(other)) => {
                let keys = match &other.keys {
                    Some(keys) if keys.is_empty() => ", but no turn does",
                    Some(_) => ", by other turns",
                    None => "",
                };
                let turns = other.keys.as_deref().filter(|keys| !keys.is_empty()).map(list);
                let turns = turns.map_or_else(String::new, |turns| format!(": {turns}"));
                let verdict = other.verdict;
                let message = format!(
                    "{side}`{id}` has another answer: {verdict}{keys}{turns} (write `differs: {{{id}: {verdict}}}`)"
                );
                self.error(&at, message);
            }
        }
    }

    /// Checks what a position is said to be worth by other rules.
    fn verdict(&mut self, start: &Start, rules: &'static Rules, claimed: Verdict) {
        let at = self.of_side(start, self.puzzle.at.key("differs").key(rules.ruleset().id));
        let Ok(position) = Position::new(rules, &start.position.setup(self.puzzle.rules)) else { return };
        let prover = self.provers.of(rules);
        let node = prover.begin(&position);
        match prover.value(&node, &Monitor::default()).map(Verdict::from) {
            Ok(value) if value == claimed => {}
            Ok(value) => self.error(&at, format!("computed: {value}, not {claimed}")),
            Err(why) => self.unproved(&at, rules, why, ""),
        }
    }

    /// Says how turns differ from those that were computed; of those that were not, with what they are worth.
    fn turns_differ(&self, computed: &[Turn], written: &[Turn], proven: &Proven) -> Option<String> {
        let text = |turn: &Turn| turn.to_string();
        let worth = |turn: &Turn| match proven.turns.iter().find(|solved| solved.turn == *turn) {
            Some(solved) if !computed.contains(turn) => match solved.bounds.value() {
                Some(value) => format!("{turn} ({})", Verdict::from(value)),
                None => turn.to_string(),
            },
            _ => turn.to_string(),
        };
        difference(&computed.iter().map(text).collect(), &written.iter().map(worth).collect())
    }
}

/// Tells whether nothing is said of a start but that its goal is reached.
fn claims_nothing(puzzle: &Puzzle, start: &Start) -> bool {
    start.keys.is_none() && start.plies.is_none() && start.also.is_empty() && !puzzle.only
}

/// Says what of two sets only one has.
fn difference(computed: &BTreeSet<String>, written: &BTreeSet<String>) -> Option<String> {
    let list = |only: Vec<&String>| only.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ");
    let lacking = list(computed.difference(written).collect());
    let extra = list(written.difference(computed).collect());
    match (lacking.as_str(), extra.as_str()) {
        ("", "") => None,
        (lacking, "") => Some(format!("computed, but not here: {lacking}")),
        ("", extra) => Some(format!("here, but not computed: {extra}")),
        (lacking, extra) => {
            Some(format!("computed, but not here: {lacking}; here, but not computed: {extra}"))
        }
    }
}

fn list(turns: &[Turn]) -> String {
    turns.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn counted(count: u16, what: &str) -> String {
    match (count, what) {
        (1, what) => format!("1 {what}"),
        (count, "ply") => format!("{count} plies"),
        (count, what) => format!("{count} {what}s"),
    }
}
