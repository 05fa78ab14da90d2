//! Puzzles as a pack of ours.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::content::{PuzzleGoal, Theme};
use crate::lint;
use crate::rules::{PointSet, Position, Rules, Turn};

use super::prove::Judged;

/// The grades by the plies of the win, where nothing else tells how hard a puzzle is: up to so many for each.
const PLIES: [u16; 5] = [1, 3, 5, 9, 15];

/// Writes those puzzles that are sound as a pack with this id; returns its text and the number of its puzzles. Keys, other
/// turns and distances are computed; of the themes only those are named that the keys alone show, the others are left to
/// the author. Of twins, which a collection can't have, the first is written.
#[must_use]
pub fn pack(id: &str, origin: &str, judged: &[Judged]) -> (String, usize) {
    let mut seen = BTreeSet::new();
    let is_new =
        |judged: &&Judged| judged.position.is_some_and(|at| seen.insert(likeness(judged.rules, &at)));
    let sound = judged.iter().filter(|judged| judged.is_sound());
    let sound: Vec<&Judged> = sound.filter(is_new).collect();
    let count = sound.len();
    let rules = sound.first().map_or_else(Rules::standard, |judged| judged.rules);
    let mut text = format!(
        "# Imported from {}. Themes and grades are yours to look at: a theme is missing where the key does not show it.\n\
         id: {id}\nrules: {}\npuzzles:\n",
        quoted(origin),
        rules.ruleset().id
    );
    let mut ids = BTreeSet::new();
    for judged in sound {
        // Writing to a string can't fail.
        let _ = puzzle(&mut text, judged, rules, id, origin, &mut ids);
    }
    (text, count)
}

/// Returns what a position has in common with its twins: those that a symmetry of the board makes of it, and the colours
/// exchanged.
fn likeness(rules: &Rules, position: &Position) -> (&'static str, [PointSet; 2], [u8; 2]) {
    let sides = [position.to_move(), position.to_move().opponent()];
    let stones = sides.map(|side| position.stones(side));
    let images = rules.board().symmetries().iter().map(|symmetry| stones.map(|set| symmetry.set(set)));
    let hands = sides.map(|side| position.hand(side));
    (rules.ruleset().board, images.min().unwrap_or(stones), hands)
}

fn puzzle(
    text: &mut String,
    judged: &Judged,
    pack: &Rules,
    pack_id: &str,
    origin: &str,
    ids: &mut BTreeSet<String>,
) -> std::fmt::Result {
    let (Some(position), Some(goal), Some(proven)) = (judged.position, judged.goal, &judged.proven) else {
        return Ok(());
    };
    let rules = judged.rules;
    writeln!(text, "  - id: {}", new_id(&judged.foreign.id, pack_id, ids))?;
    writeln!(text, "    position: {}", position.setup(rules))?;
    if rules.ruleset() != pack.ruleset() {
        writeln!(text, "    rules: {}", rules.ruleset().id)?;
    }
    let turns = match goal {
        PuzzleGoal::Win { turns } | PuzzleGoal::Both { turns } | PuzzleGoal::Hold { turns } => turns,
        PuzzleGoal::Capture { .. } | PuzzleGoal::NonLosing(_) => 1,
    };
    writeln!(text, "    goal: {{{}: {turns}}}", goal.token())?;
    let themes = themes(proven.plies(), &proven.keys);
    let themes = themes.iter().map(|theme| theme.token()).collect::<Vec<_>>().join(", ");
    let todo = if themes.is_empty() { " # name one at least" } else { "" };
    writeln!(text, "    themes: [{themes}]{todo}")?;
    let by_plies = proven
        .plies()
        .map_or(3, |plies| PLIES.iter().position(|&most| plies <= most).map_or(6, |place| place as u8 + 1));
    writeln!(text, "    grade: {}", judged.foreign.difficulty.unwrap_or(by_plies))?;
    writeln!(text, "    source: {}", quoted(judged.foreign.author.as_deref().unwrap_or(origin)))?;
    if !lint::can_arise(rules, &position) {
        writeln!(text, "    composed: true")?;
    }
    writeln!(text, "    keys: [{}]", list(&proven.keys))?;
    if !proven.also.is_empty() {
        writeln!(text, "    also: [{}]", list(&proven.also))?;
    }
    if let Some(plies) = proven.plies() {
        writeln!(text, "    plies: {plies}")?;
    }
    if !judged.differs.is_empty() {
        let verdicts = judged.differs.iter().map(|(rules, verdict)| format!("{rules}: {verdict}"));
        writeln!(text, "    differs: {{{}}}", verdicts.collect::<Vec<_>>().join(", "))?;
    }
    Ok(())
}

/// Returns the themes that the keys show by themselves.
fn themes(plies: Option<u16>, keys: &[Turn]) -> Vec<Theme> {
    let quiet = keys.iter().all(|key| key.captures().next().is_none());
    if plies.is_some_and(|plies| plies > 1) && quiet { vec![Theme::QuietKey] } else { Vec::new() }
}

fn list(turns: &[Turn]) -> String {
    turns.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Quotes a text for YAML, which reads what JSON writes.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Makes an id of ours of one of theirs, another each time.
fn new_id(theirs: &str, pack: &str, ids: &mut BTreeSet<String>) -> String {
    let words = theirs.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let words = words.map(str::to_ascii_lowercase).take(12).collect::<Vec<_>>().join("-");
    let stem = if words.is_empty() { pack.to_owned() } else { format!("{pack}-{words}") };
    let numbered = (2..).map(|number| format!("{stem}-{number}"));
    let id = std::iter::once(stem.clone()).chain(numbered).find(|id| !ids.contains(id));
    let id = id.expect("there are more numbers than puzzles");
    ids.insert(id.clone());
    id
}
