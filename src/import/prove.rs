//! Each claim of a puzzle held against perfect play.

use std::collections::BTreeMap;
use std::fmt;

use crate::content::{PuzzleGoal, Verdict};
use crate::proof::{Aim, Proven, Prover, Shelf, Unproved};
use crate::rules::{Color, Phase, Position, Rules, Ruleset, Turn};
use crate::solver::{BuildError, Monitor, Node, TableError, Value};

use super::claim::{LineFault, Wrong};
use super::read::{Claimed, Foreign, Line};

/// The positions that are looked at for one question before tables are built.
const SHORT: u64 = 30_000;

/// The positions that are looked at for one question at last: some seconds.
const LONG: u64 = 10_000_000;

/// The turns within which a win is looked for where nothing tells how many.
const TURNS: u8 = 4;

/// The turns within which a win is looked for at the most, whatever is claimed.
const MOST_TURNS: u8 = 100;

/// Sanmill's names of rules that are known here, with ours. The first is judged by the rules that were chosen.
const VARIANTS: [(&str, &str); 3] =
    [("standard_9mm", ""), ("twelve_mens_morris", "twelve"), ("morabaraba", "morabaraba")];

/// Profiles that are both told of where a side flies.
const BOTH: [&Ruleset; 2] = [&Ruleset::STANDARD, &Ruleset::MTTE];

/// A puzzle with what is true of it.
#[derive(Clone, Debug)]
pub struct Judged {
    /// What was claimed.
    pub foreign: Foreign,
    /// The rules by which it was judged.
    pub rules: &'static Rules,
    /// Its position, where that is one.
    pub position: Option<Position>,
    /// The goal that it has.
    pub goal: Option<PuzzleGoal>,
    /// What is true of it, where it has a goal.
    pub proven: Option<Proven>,
    /// What the position is worth by other rules, where that is another answer.
    pub differs: Vec<(&'static str, Verdict)>,
    /// What is wrong.
    pub wrong: Vec<Wrong>,
}

impl Judged {
    /// Tells whether it can be solved: it has a goal that is reached, and no solution of it loses that.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.proven.is_some() && !self.wrong.iter().any(Wrong::is_unsound)
    }
}

/// Why judging came to an end.
#[derive(Debug)]
pub enum Stop {
    /// A table could not be built.
    Build(BuildError),
    /// A table is damaged though it was built anew.
    Table(TableError),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build(error) => error.fmt(f),
            Self::Table(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Stop {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Build(error) => error.source(),
            Self::Table(error) => error.source(),
        }
    }
}

/// Judges puzzles with the tables of a shelf.
#[derive(Debug)]
pub struct Importer<'s> {
    shelf: &'s Shelf,
    rules: &'static Rules,
    provers: BTreeMap<(&'static str, u64), Prover>,
}

impl<'s> Importer<'s> {
    /// Makes an importer that judges by these rules what does not name others.
    #[must_use]
    pub fn new(rules: &'static Rules, shelf: &'s Shelf) -> Self {
        Self { shelf, rules, provers: BTreeMap::new() }
    }

    /// Judges a puzzle. Where it takes a table that is missing that is built, which `tell` is told before; what other rules
    /// make of it is asked where `others` says so.
    ///
    /// # Errors
    ///
    /// A table can't be built.
    pub fn judge(&mut self, foreign: Foreign, others: bool, tell: &dyn Fn(&str)) -> Result<Judged, Stop> {
        let mut judged = Judged {
            foreign,
            rules: self.rules,
            position: None,
            goal: None,
            proven: None,
            differs: Vec::new(),
            wrong: Vec::new(),
        };
        if let Err(wrong) = self.position(&mut judged) {
            judged.wrong.push(wrong);
            return Ok(judged);
        }
        let Some(position) = judged.position else { return Ok(judged) };
        // First with what is there, then with the tables that this lacks, then for long.
        let mut built = Vec::new();
        let mut nodes = SHORT;
        let unproved = loop {
            let prover = self.prover(judged.rules, nodes);
            let (mut tried, rules) = (judged.clone(), judged.rules);
            match prove(prover, &mut tried, &position) {
                Ok(()) => {
                    judged = tried;
                    break None;
                }
                Err(Unproved::Open { needs: Some(pair), .. }) if !built.contains(&pair) => {
                    self.shelf.build(rules, pair, &Monitor::default(), tell).map_err(Stop::Build)?;
                    built.push(pair);
                }
                Err(Unproved::Table(error)) if !built.contains(&error.pair) => {
                    self.shelf.build(rules, error.pair, &Monitor::default(), tell).map_err(Stop::Build)?;
                    built.push(error.pair);
                }
                Err(Unproved::Table(error)) => return Err(Stop::Table(error)),
                Err(Unproved::Open { .. }) if nodes == SHORT => nodes = LONG,
                Err(why) => break Some(why),
            }
            // A folder that could not be written in was left for another.
            self.provers.clear();
        };
        if let Some(why) = unproved {
            judged.wrong.push(Wrong::Open(why.to_string()));
        }
        if others && judged.is_sound() {
            self.others(&mut judged, &position, tell)?;
        }
        Ok(judged)
    }

    fn prover(&mut self, rules: &'static Rules, nodes: u64) -> &mut Prover {
        let shelf = self.shelf;
        self.provers.entry((rules.ruleset().id, nodes)).or_insert_with(|| shelf.prover(rules, nodes))
    }

    /// Finds the rules and the position.
    fn position(&self, judged: &mut Judged) -> Result<(), Wrong> {
        if let Some(name) = &judged.foreign.variant {
            let known = VARIANTS.iter().find(|(theirs, _)| theirs == name);
            let (_, ours) = known.ok_or_else(|| Wrong::Rules(name.escape_debug().to_string()))?;
            judged.rules = Rules::named(ours).unwrap_or(self.rules);
        }
        let setup = judged.foreign.setup.clone().map_err(Wrong::Unread)?;
        let position =
            Position::new(judged.rules, &setup).map_err(|errors| Wrong::Unread(errors.to_string()))?;
        judged.position = Some(position);
        if position.outcome(judged.rules).is_some() {
            return Err(Wrong::Over);
        }
        if position.capture_due() { Err(Wrong::InsideTurn) } else { Ok(()) }
    }

    /// Finds what standard and MTTE make of a position in which a side flies.
    fn others(&mut self, judged: &mut Judged, position: &Position, tell: &dyn Fn(&str)) -> Result<(), Stop> {
        let flies = Color::ALL.into_iter().any(|color| position.phase(judged.rules, color) == Phase::Flying);
        let (Some(goal), Some(proven)) = (judged.goal, judged.proven.clone()) else { return Ok(()) };
        let rules = BOTH.into_iter().filter(|_| flies).filter_map(|ruleset| Rules::named(ruleset.id));
        for rules in rules.filter(|rules| rules.ruleset() != judged.rules.ruleset()) {
            let Ok(theirs) = Position::new(rules, &position.setup(judged.rules)) else { continue };
            let mut built = Vec::new();
            loop {
                let prover = self.prover(rules, LONG);
                let pair = match prover.answer(goal, &theirs, &proven, &Monitor::default()) {
                    Ok(answer) => {
                        judged.differs.extend(answer.map(|answer| (rules.ruleset().id, answer.verdict)));
                        break;
                    }
                    Err(Unproved::Open { needs: Some(pair), .. }) => pair,
                    Err(Unproved::Table(error)) => error.pair,
                    Err(_) => break,
                };
                if built.contains(&pair) {
                    break;
                }
                self.shelf.build(rules, pair, &Monitor::default(), tell).map_err(Stop::Build)?;
                built.push(pair);
                self.provers.clear();
            }
        }
        Ok(())
    }
}

/// Finds what is true, and what of the claims is not.
fn prove(prover: &mut Prover, judged: &mut Judged, position: &Position) -> Result<(), Unproved> {
    let monitor = Monitor::default();
    let node = prover.begin(position);
    let claimed = judged.foreign.claimed;
    // A longest solution, for where nothing else tells how long it takes.
    let own = |line: &Line| {
        let turns = line.steps.iter().filter(|step| !step.notation.trim_start().starts_with(['x', 'X']));
        turns.count().div_ceil(2)
    };
    let told = judged.foreign.lines.iter().map(own).max().unwrap_or_default();
    let told = u8::try_from(told).unwrap_or(MOST_TURNS);
    let asked = match claimed {
        Claimed::Win(Some(turns)) => turns.max(told),
        _ if told > 0 => told,
        _ => TURNS,
    };
    let asked = asked.clamp(1, MOST_TURNS);
    let value = if prover.is_tabled(position) { Some(prover.value(&node, &monitor)?) } else { None };
    let turns = match value {
        Some(Value::Win(plies)) => Some(u8::try_from(plies.div_ceil(2)).unwrap_or(u8::MAX)),
        Some(_) => None,
        None => Some(asked),
    };
    let mut won = None;
    if let Some(turns) = turns {
        let goal = PuzzleGoal::Win { turns };
        let proven = prover.start(goal, position, &monitor)?;
        won = proven.plies().filter(|_| !proven.keys.is_empty()).map(|plies| (plies, proven));
    }
    let Some((plies, _)) = won else {
        let found = match value {
            Some(value) => Verdict::from(value).to_string(),
            None => format!("no win within {asked} turns"),
        };
        match (claimed, value) {
            (Claimed::Win(_), _) => judged.wrong.push(Wrong::Value { claimed: "won", found }),
            (Claimed::Draw, Some(Value::Draw)) => {
                let goal = PuzzleGoal::Hold { turns: HOLD };
                judged.proven = Some(prover.start(goal, position, &monitor)?);
                judged.goal = Some(goal);
            }
            (Claimed::Draw, Some(_)) => judged.wrong.push(Wrong::Value { claimed: "a draw", found }),
            (Claimed::Draw, None) => {
                judged.wrong.push(Wrong::Open("no small table tells whether it is a draw".to_owned()));
            }
            (Claimed::Nothing, _) => judged.wrong.push(Wrong::NoGoal(found)),
        }
        return Ok(());
    };
    let needed = plies.div_ceil(2);
    // With as many turns as are needed, others that reach the goal are those that are as fast in turns.
    let goal = PuzzleGoal::Win { turns: u8::try_from(needed).unwrap_or(u8::MAX) };
    let proven = prover.start(goal, position, &monitor)?;
    match claimed {
        Claimed::Draw => {
            let found = Verdict::Win(plies).to_string();
            judged.wrong.push(Wrong::Value { claimed: "a draw", found });
        }
        Claimed::Win(Some(turns)) if u16::from(turns) != needed => {
            let learner = position.to_move().token();
            let with_captures = judged.foreign.lines.iter().any(|line| {
                let own = line.steps.iter().filter(|step| step.side.as_deref() == Some(learner));
                line.optimal && own.count() == usize::from(turns)
            });
            judged.wrong.push(Wrong::Length { claimed: turns, turns: needed, with_captures });
        }
        Claimed::Win(_) | Claimed::Nothing => {}
    }
    let mut firsts = Vec::new();
    for (index, line) in judged.foreign.lines.clone().iter().enumerate() {
        let mut follower = Follower { prover, line, number: index + 1, wrong: Vec::new(), first: None };
        follower.follow(&node, plies)?;
        let Follower { wrong, first, .. } = follower;
        firsts.extend(first.filter(|_| line.optimal));
        judged.wrong.extend(wrong);
    }
    if !firsts.is_empty() {
        let ends = |turn: Turn| prover.outcome(&prover.play(&node, turn)).is_some();
        // Whatever stone a turn that ends the game takes, it is that turn.
        let told = |key: Turn| {
            firsts.iter().any(|&first| first == key || (first.first == key.first && ends(key) && ends(first)))
        };
        let others: Vec<Turn> = proven.keys.iter().copied().filter(|&key| !told(key)).collect();
        if !others.is_empty() {
            judged.wrong.push(Wrong::Others(others));
        }
    }
    (judged.goal, judged.proven) = (Some(goal), Some(proven));
    Ok(())
}

/// The turns for which a draw that is claimed is to be held.
const HOLD: u8 = 5;

/// Follows a solution.
struct Follower<'f> {
    prover: &'f mut Prover,
    line: &'f Line,
    number: usize,
    wrong: Vec<Wrong>,
    /// The first turn.
    first: Option<Turn>,
}

impl Follower<'_> {
    fn fault(&mut self, turn: usize, fault: LineFault) {
        self.wrong.push(Wrong::Line { line: self.number, turn, fault });
    }

    /// Follows it from a position that is won in so many plies.
    fn follow(&mut self, start: &Node, plies: u16) -> Result<(), Unproved> {
        let learner = start.position.to_move();
        let (mut node, mut plies, mut number, mut at) = (*start, plies, 0, 0);
        let mut shown = false;
        while at < self.line.steps.len() {
            number += 1;
            let turn = match self.turn(&node, &mut at) {
                Ok(turn) => turn,
                Err(fault) => {
                    self.fault(number, fault);
                    return Ok(());
                }
            };
            self.first = self.first.or(Some(turn));
            let after = self.prover.play(&node, turn);
            if node.position.to_move() == learner {
                let (left, fault) = self.learner(&after, turn, plies)?;
                // A solution that does not claim to be the fastest may be slower.
                let is_told = |fault: &LineFault| {
                    self.line.optimal || !matches!(fault, LineFault::Slower { plies: Some(_), .. })
                };
                if let Some(fault) = fault.filter(is_told) {
                    self.fault(number, fault);
                }
                let Some(left) = left else { return Ok(()) };
                plies = left;
            } else {
                let (left, fault) = self.enemy(&node, &after, turn, plies)?;
                if let Some(fault) = fault.filter(|_| !shown) {
                    shown = true;
                    self.fault(number, fault);
                }
                plies = left;
            }
            node = after;
        }
        if self.prover.outcome(&node).is_none() {
            self.fault(number, LineFault::Unfinished);
        }
        Ok(())
    }

    /// Reads the next whole turn and checks it by the rules.
    fn turn(&self, node: &Node, at: &mut usize) -> Result<Turn, LineFault> {
        let rules = self.prover.rules();
        let (mut position, to_move) = (node.position, node.position.to_move());
        let mut actions = Vec::new();
        loop {
            let step = &self.line.steps[*at];
            let text = step.notation.trim();
            let illegal = |reason: String| LineFault::Illegal { text: text.to_owned(), reason };
            if let Some(side) = step.side.as_deref().filter(|&side| side != to_move.token()) {
                return Err(LineFault::Side { text: text.to_owned(), side: side.to_owned() });
            }
            let turn: Turn = text.parse().map_err(|error| illegal(format!("{error}")))?;
            if position.outcome(rules).is_some() {
                return Err(illegal("the game is over".to_owned()));
            }
            for action in turn.actions() {
                position = position.play(rules, action).map_err(|why| illegal(why.to_string()))?.0;
                actions.push(action);
            }
            *at += 1;
            if !position.capture_due() {
                break;
            }
            if *at == self.line.steps.len() {
                return Err(illegal("it leaves a capture due".to_owned()));
            }
        }
        // What was played is the whole turn that makes this position.
        let legal = node.position.legal_turns(rules);
        let played = legal.into_iter().find(|turn| turn.actions().eq(actions.iter().copied()));
        played.ok_or_else(|| LineFault::Illegal {
            text: self.line.steps[*at - 1].notation.clone(),
            reason: "it is no whole turn".to_owned(),
        })
    }

    /// Judges a turn of the learner, who wins in so many plies; returns the plies that are left, with what is wrong with the
    /// turn. Where no plies are left, or these are not known, there is nothing more to follow.
    fn learner(
        &mut self,
        after: &Node,
        turn: Turn,
        plies: u16,
    ) -> Result<(Option<u16>, Option<LineFault>), Unproved> {
        let monitor = Monitor::default();
        if let Some(Value::Loss(left)) = self.prover.lost_within(after, plies - 1, &monitor)? {
            return Ok((Some(left), None));
        }
        let slower = |plies_then| LineFault::Slower { turn, fastest: plies, plies: plies_then };
        match self.prover.value(after, &monitor) {
            Ok(Value::Loss(left)) => Ok((Some(left), Some(slower(Some(left + 1))))),
            Ok(value) => {
                let reply = self.prover.resistance(after, Aim::Win { turns: 1 }, &monitor)?;
                let worth = match value {
                    Value::Win(plies) => Verdict::Loss(plies - 1),
                    other => Verdict::from(other),
                };
                let (reply, worth) = (reply.first().copied(), worth.to_string());
                Ok((None, Some(LineFault::Spoils { turn, reply, worth })))
            }
            Err(Unproved::Open { needs: None, .. }) => Ok((None, Some(slower(None)))),
            Err(why) => Err(why),
        }
    }

    /// Judges a turn of the enemy, who loses in so many plies; returns the plies that are left.
    fn enemy(
        &mut self,
        node: &Node,
        after: &Node,
        turn: Turn,
        plies: u16,
    ) -> Result<(u16, Option<LineFault>), Unproved> {
        let monitor = Monitor::default();
        let turns = u8::try_from(plies.div_ceil(2)).unwrap_or(u8::MAX);
        let winning = self.prover.reaching(after, Aim::Win { turns }, &monitor)?;
        let left = winning.iter().filter_map(|turn| turn.bounds.least.plies()).min().unwrap_or_default();
        if left + 1 >= plies {
            return Ok((left, None));
        }
        let longest = self.prover.resistance(node, Aim::Win { turns }, &monitor)?;
        let fault =
            longest.first().map(|&longest| LineFault::Defence { turn, longest, plies: [left + 1, plies] });
        Ok((left, fault))
    }
}
