//! One puzzle held against the rules; every fault of it, not the first.
//!
//! Whether its author's claims are true takes perfect play, and is the linter's question. Here it is whether they can be
//! claimed at all: turns that are legal, distances that fit the goal.

use std::collections::BTreeSet;

use crate::content::fault::{Faults, YamlPath};
use crate::content::lesson::Source;
use crate::content::puzzle::raw::{Pairs, RawPuzzle, RawPuzzleGoal, Sides};
use crate::content::puzzle::{Choices, Differs, Grade, Proof, Puzzle, PuzzleGoal, Start, Theme, Verdict};
use crate::content::raw::Parsed;
use crate::rules::{Action, Color, Outcome, Point, PointSet, Position, Rules, Turn};

use super::{id_fault, rules_of};

/// Checks the puzzle at this place of a pack, whose rules are `rules` unless it has its own.
///
/// Returns it if it has no fault of its own. Where the pack's rules are unknown, a puzzle that relies on them is left
/// out without another fault.
pub(in crate::content) fn puzzle(
    source: &Source,
    index: usize,
    raw: RawPuzzle,
    rules: Option<&'static Rules>,
    faults: &mut Faults,
) -> Option<Puzzle> {
    let at = YamlPath::root().key("puzzles").index(index);
    Checker { source, at, faults, sound: true }.puzzle(raw, rules)
}

struct Checker<'c> {
    source: &'c Source,
    at: YamlPath,
    faults: &'c mut Faults,
    /// Whether nothing was wrong so far: not every fault of a file is kept.
    sound: bool,
}

/// The turns in the longest win that tables can tell of, and more than anybody plays on for.
const MOST_TURNS: u8 = 100;

impl Checker<'_> {
    fn fault(&mut self, at: &YamlPath, message: impl Into<String>) {
        self.sound = false;
        self.faults.add_value(self.source, at.clone(), message);
    }

    /// Adds a fault of one of the puzzle's own values.
    fn fault_of(&mut self, key: &str, message: impl Into<String>) {
        let at = self.at.key(key);
        self.fault(&at, message);
    }

    fn puzzle(mut self, raw: RawPuzzle, default: Option<&'static Rules>) -> Option<Puzzle> {
        if let Some(message) = id_fault(&raw.id) {
            self.fault_of("id", message);
        }
        let themes = self.themes(raw.themes);
        let grade = Grade::new(raw.grade);
        if grade.is_none() {
            self.fault_of("grade", format!("there is no grade {} (1, the easiest, to 6)", raw.grade));
        }
        let rules = match &raw.rules {
            Some(id) => rules_of(id).map_err(|message| self.fault_of("rules", message)).ok(),
            None => default,
        }?;
        let position = match Position::new(rules, &raw.position.0) {
            Ok(position) => position,
            Err(errors) => {
                for error in errors.0 {
                    self.fault_of("position", error.to_string());
                }
                return None;
            }
        };
        let mut task = Task { rules, goal: PuzzleGoal::Win { turns: 1 }, positions: vec![position] };
        self.position(&task, &raw.goal);
        if matches!(raw.goal, RawPuzzleGoal::Both(_)) {
            task.positions.push(position.turned());
        }
        task.goal = self.goal(raw.goal, &task);
        if !self.sound {
            // Claims about another goal than was meant would be faults that vanish with the first.
            return None;
        }
        let keys = self.turns(raw.keys, "keys", &task);
        let also = self.also(raw.also, &keys, &task);
        let plies = self.plies(raw.plies, &task);
        let differs = self.differs(raw.differs, &task);
        let proofs = self.proofs(raw.proof, &task);
        self.only(raw.only, &keys, &also, &task);
        let claims = keys.into_iter().zip(plies).zip(also).zip(differs).zip(proofs);
        let starts = task.positions.into_iter().zip(claims);
        let starts = starts.map(|(position, ((((keys, plies), also), differs), proof))| Start {
            position,
            keys,
            plies,
            also: also.unwrap_or_default(),
            differs,
            proof: proof.map(Proof::new),
        });
        let starts = starts.collect();
        let grade = grade.filter(|_| self.sound)?;
        Some(Puzzle {
            id: raw.id,
            rules,
            goal: task.goal,
            starts,
            themes,
            grade,
            origin: raw.source.0,
            composed: raw.composed,
            only: raw.only,
            at: self.at,
        })
    }

    fn themes(&mut self, raw: Vec<Parsed<Theme>>) -> Vec<Theme> {
        if raw.is_empty() {
            self.fault_of("themes", "a puzzle has at least one theme");
        }
        let themes: Vec<Theme> = raw.into_iter().map(|theme| theme.0).collect();
        for (index, theme) in themes.iter().enumerate() {
            if themes[..index].contains(theme) {
                let at = self.at.key("themes").index(index);
                self.fault(&at, format!("the theme `{}` is there twice", theme.token()));
            }
        }
        themes
    }

    /// Checks that something can be asked in the position.
    fn position(&mut self, task: &Task, goal: &RawPuzzleGoal) {
        let position = task.positions[0];
        if let Some(message) = over_fault(task.rules, &position) {
            self.fault_of("position", message);
        } else if position.capture_due() && !matches!(goal, RawPuzzleGoal::Capture(_)) {
            self.fault_of("position", "a capture is due (only the goal `capture` begins inside a turn)");
        }
    }

    fn goal(&mut self, raw: RawPuzzleGoal, task: &Task) -> PuzzleGoal {
        let at = self.at.key("goal");
        match raw {
            RawPuzzleGoal::Win(turns) => PuzzleGoal::Win { turns: self.length(turns, &at.key("win")) },
            RawPuzzleGoal::Hold(turns) => PuzzleGoal::Hold { turns: self.length(turns, &at.key("hold")) },
            RawPuzzleGoal::Both(turns) => {
                let turns = self.length(turns, &at.key("both"));
                self.either_side(task, &at.key("both"));
                PuzzleGoal::Both { turns }
            }
            RawPuzzleGoal::Capture(stones) => {
                PuzzleGoal::Capture { stones: self.stones(&stones, task, &at.key("capture")) }
            }
            RawPuzzleGoal::NonLosing(Parsed(choices)) => {
                let turns = task.positions[0].legal_turns(task.rules);
                let places = turns.iter().all(|turn| matches!(turn.first, Action::Place(_)));
                match choices {
                    Choices::Points if !places => {
                        self.fault(&at.key("non-losing"), "stones move here (mark `turns`)");
                    }
                    Choices::Turns if places => {
                        self.fault(&at.key("non-losing"), "stones are placed here (mark `points`)");
                    }
                    Choices::Points | Choices::Turns => {}
                }
                PuzzleGoal::NonLosing(choices)
            }
        }
    }

    fn length(&mut self, turns: u8, at: &YamlPath) -> u8 {
        if let Some(message) = length_fault(turns) {
            self.fault(at, message);
        }
        turns
    }

    /// Checks that it may be either side's turn.
    fn either_side(&mut self, task: &Task, at: &YamlPath) {
        let [position, turned] = task.positions[..] else { return };
        if Color::ALL.into_iter().any(|color| position.hand(color) > 0) {
            self.fault(
                at,
                "while stones are placed, their numbers say whose turn it is (`both` is for later)",
            );
        } else if let Some(outcome) = turned.outcome(task.rules) {
            let side = turned.to_move().token();
            self.fault(at, format!("with {side} to move the game is over: {}", ended(outcome)));
        }
    }

    fn stones(&mut self, raw: &[Parsed<Point>], task: &Task, at: &YamlPath) -> PointSet {
        let turns = task.positions[0].legal_turns(task.rules);
        let takeable: PointSet = turns.into_iter().flat_map(taken).collect();
        let mut stones = PointSet::EMPTY;
        for (index, &Parsed(point)) in raw.iter().enumerate() {
            if !takeable.contains(point) {
                self.fault(&at.index(index), format!("no turn takes a stone on {point}"));
            } else if stones.contains(point) {
                self.fault(&at.index(index), format!("{point} is there twice"));
            }
            stones.insert(point);
        }
        if raw.is_empty() {
            self.fault(at, "one stone at least is right to take");
        } else if stones == takeable {
            self.fault(at, "every stone that can be taken is right here (there is nothing to find)");
        }
        stones
    }

    /// Hands each position what is said about it.
    fn sides<T>(&mut self, raw: Option<Sides<T>>, at: &YamlPath, task: &Task) -> Vec<Option<T>> {
        match (raw, &task.positions[..]) {
            (Some(Sides::One(value)), [_]) => return vec![Some(value)],
            (Some(Sides::Each { white, black }), [first, _]) => {
                let (one, other) =
                    if first.to_move() == Color::White { (white, black) } else { (black, white) };
                return vec![Some(one), Some(other)];
            }
            (Some(Sides::Each { .. }), [only]) => {
                let side = only.to_move().token();
                self.fault(at, format!("only {side} is asked here (write what is true of {side} alone)"));
            }
            (Some(Sides::One(_)), _) => {
                self.fault(at, "both sides are asked here (write {white: …, black: …})");
            }
            _ => {}
        }
        task.positions.iter().map(|_| None).collect()
    }

    fn turns(
        &mut self,
        raw: Option<Sides<Vec<Parsed<Turn>>>>,
        key: &str,
        task: &Task,
    ) -> Vec<Option<Vec<Turn>>> {
        let sides = self.sides(raw, &self.at.key(key), task);
        let checked = sides.into_iter().enumerate().map(|(side, turns)| {
            let turns: Vec<Turn> = turns?.into_iter().map(|turn| turn.0).collect();
            self.are_possible(&turns, task, side, &task.at(&self.at, key, side));
            Some(turns)
        });
        checked.collect()
    }

    /// Checks that turns can be played, in a position, and can be meant by the goal.
    fn are_possible(&mut self, turns: &[Turn], task: &Task, side: usize, at: &YamlPath) {
        let possible = task.choices(side);
        let mut seen = BTreeSet::new();
        for (index, &turn) in turns.iter().enumerate() {
            let at = at.index(index);
            if !seen.insert(turn) {
                self.fault(&at, format!("`{turn}` is there twice"));
            } else if !possible.contains(&turn) {
                self.fault(&at, task.why_impossible(side, turn));
            } else if let PuzzleGoal::Capture { stones } = task.goal
                && !taken(turn).iter().any(|&at| stones.contains(at))
            {
                self.fault(&at, format!("`{turn}` takes no stone that is right to take"));
            }
        }
        if turns.is_empty() {
            self.fault(at, "there is no turn here (leave the key out)");
        } else if matches!(task.goal, PuzzleGoal::NonLosing(_)) && seen.len() == possible.len() {
            self.fault(at, "nothing that can be marked loses (there is nothing to find)");
        }
    }

    fn also(
        &mut self,
        raw: Option<Sides<Vec<Parsed<Turn>>>>,
        keys: &[Option<Vec<Turn>>],
        task: &Task,
    ) -> Vec<Option<Vec<Turn>>> {
        if raw.is_some() && matches!(task.goal, PuzzleGoal::Hold { .. } | PuzzleGoal::NonLosing(_)) {
            let goal = task.goal.token();
            self.fault_of("also", format!("for `{goal}` every turn that does is a key (join the two)"));
            return task.positions.iter().map(|_| None).collect();
        }
        let also = self.turns(raw, "also", task);
        for (side, (also, keys)) in also.iter().zip(keys).enumerate() {
            let keys = keys.as_deref().unwrap_or_default();
            for (index, turn) in also.iter().flatten().enumerate() {
                if keys.contains(turn) {
                    let at = task.at(&self.at, "also", side).index(index);
                    self.fault(&at, format!("`{turn}` is a key (leave it out)"));
                }
            }
        }
        also
    }

    fn plies(&mut self, raw: Option<Sides<u16>>, task: &Task) -> Vec<Option<u16>> {
        let plies = self.sides(raw, &self.at.key("plies"), task);
        for (side, &plies) in plies.iter().enumerate() {
            let Some(plies) = plies else { continue };
            let at = task.at(&self.at, "plies", side);
            match task.goal.wins_within().map(u16::from) {
                None => self.fault(&at, "plies are counted to a win (leave them out)"),
                Some(_) if plies.is_multiple_of(2) => {
                    self.fault(&at, "a win takes an odd number of plies: the winner has the last turn");
                }
                Some(turns) if plies > 2 * turns - 1 => {
                    let most = 2 * turns - 1;
                    self.fault(&at, format!("a win within {turns} turns takes {most} plies at most"));
                }
                Some(_) => {}
            }
        }
        plies
    }

    fn differs(&mut self, raw: Pairs<Sides<Parsed<Verdict>>>, task: &Task) -> Vec<Vec<Differs>> {
        let mut found: Vec<Vec<Differs>> = task.positions.iter().map(|_| Vec::new()).collect();
        let at = self.at.key("differs");
        let mut seen = BTreeSet::new();
        for (id, verdicts) in raw.0 {
            if !seen.insert(id.clone()) {
                self.fault(&at, format!("`{id}` is there twice"));
                continue;
            }
            let at = at.key(&id);
            let rules = match rules_of(&id) {
                Err(message) => {
                    self.fault(&at, message);
                    continue;
                }
                Ok(rules) if rules.ruleset() == task.rules.ruleset() => {
                    self.fault(&at, "the puzzle is judged by these rules anyway (name others)");
                    continue;
                }
                Ok(rules) => rules,
            };
            for (side, verdict) in self.sides(Some(verdicts), &at, task).into_iter().enumerate() {
                let Some(Parsed(verdict)) = verdict else { continue };
                let at = task.at_side(at.clone(), side);
                if let Err(errors) = Position::new(rules, &task.positions[side].setup(task.rules)) {
                    for error in errors.0 {
                        self.fault(&at, format!("the position is none of `{id}`: {error}"));
                    }
                } else {
                    found[side].push(Differs { rules, verdict });
                }
            }
        }
        found
    }

    fn proofs(&mut self, raw: Option<Sides<String>>, task: &Task) -> Vec<Option<String>> {
        if raw.is_some() && task.goal.wins_within().is_none() {
            self.fault_of("proof", "a proof leads to a win (leave it out)");
            return task.positions.iter().map(|_| None).collect();
        }
        self.sides(raw, &self.at.key("proof"), task)
    }

    fn only(&mut self, only: bool, keys: &[Option<Vec<Turn>>], also: &[Option<Vec<Turn>>], task: &Task) {
        if !only {
            return;
        }
        if matches!(task.goal, PuzzleGoal::Capture { .. } | PuzzleGoal::NonLosing(_)) {
            let goal = task.goal.token();
            self.fault_of("only", format!("`{goal}` is solved by what is right to choose (leave it out)"));
        } else if keys.iter().flatten().any(|keys| keys.len() > 1) || also.iter().any(Option::is_some) {
            self.fault_of(
                "only",
                "more than one turn is said to reach the goal (leave it out, or those turns)",
            );
        }
    }
}

/// What a puzzle asks, and where.
struct Task {
    rules: &'static Rules,
    goal: PuzzleGoal,
    /// One or, where both sides are asked, two.
    positions: Vec<Position>,
}

impl Task {
    /// Returns where a value about this position stands.
    fn at(&self, puzzle: &YamlPath, key: &str, side: usize) -> YamlPath {
        self.at_side(puzzle.key(key), side)
    }

    /// Returns where the part of a value that is about this position stands.
    fn at_side(&self, at: YamlPath, side: usize) -> YamlPath {
        if self.positions.len() == 1 { at } else { at.key(self.positions[side].to_move().token()) }
    }

    /// Returns what may be chosen in a position: whole turns or, where points are marked, placings.
    fn choices(&self, side: usize) -> Vec<Turn> {
        let position = &self.positions[side];
        match self.goal {
            PuzzleGoal::NonLosing(Choices::Points) => {
                position.legal_actions(self.rules).map(Turn::from).collect()
            }
            _ => position.legal_turns(self.rules),
        }
    }

    fn why_impossible(&self, side: usize, turn: Turn) -> String {
        match self.positions[side].play_turn(self.rules, turn) {
            Err(illegal) => format!("`{turn}` is refused: {illegal}"),
            Ok(_) if matches!(self.goal, PuzzleGoal::NonLosing(Choices::Points)) => {
                format!("`{turn}` is more than a point")
            }
            Ok(_) => format!("`{turn}` leaves a capture due (write it with the turn: `{turn}x…`)"),
        }
    }
}

/// Returns what is wrong with the number of turns in which a goal is to be reached, if anything.
pub(super) fn length_fault(turns: u8) -> Option<String> {
    match turns {
        0 => Some("a goal takes at least 1 turn".to_owned()),
        1..=MOST_TURNS => None,
        _ => Some(format!("a goal takes at most {MOST_TURNS} turns")),
    }
}

/// Returns why nothing can be played in a position, if its game is over.
pub(super) fn over_fault(rules: &Rules, position: &Position) -> Option<String> {
    let outcome = position.outcome(rules)?;
    Some(format!("the game is over here: {}", ended(outcome)))
}

/// Returns the stones that a turn takes.
fn taken(turn: Turn) -> Vec<Point> {
    let captures = turn.actions().filter_map(|action| match action {
        Action::Capture(at) => Some(at),
        Action::Place(_) | Action::Move { .. } | Action::Pass => None,
    });
    captures.collect()
}

/// Says how a game has ended.
fn ended(outcome: Outcome) -> String {
    match outcome.winner() {
        Some(winner) => format!("{} has won ({})", winner.token(), outcome.token()),
        None => format!("a draw ({})", outcome.token()),
    }
}
