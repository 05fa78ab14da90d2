//! One attempt, judged by several profiles.

use crate::content::Compare;
use crate::rules::{Action, Catalogue, Illegal, Position, RuleField, Rules, Ruleset, Turn};

/// A profile's verdict on an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The profile.
    pub ruleset: &'static Ruleset,
    /// Why the attempt is refused; `None` where it is legal.
    pub refusal: Option<Refusal>,
    /// The legal actions of the sort of the attempt's last, after its others were played, and all of them where that is to
    /// pass; 0 where the attempt is refused.
    pub choices: usize,
    /// The rule that the verdict hangs on: with that of another profile in its place, it would be the other one. `None`
    /// where all profiles agree, or where more than one rule decides.
    pub decided_by: Option<RuleField>,
}

/// Why an attempt is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// One of its actions is.
    Illegal(Illegal),
    /// It goes on with a capture, but the mill that it closed takes nothing.
    NothingToCapture {
        /// The enemy stones on the board, none of which may be taken.
        stones: usize,
    },
}

impl Compared {
    /// Tells whether the attempt is legal.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        self.refusal.is_none()
    }
}

/// Judges an attempt by each of the profiles.
pub(super) fn compare(position: &Position, compare: &Compare) -> Vec<Compared> {
    let verdicts = compare.under.iter().map(|ruleset| {
        let rules = Rules::named(ruleset.id).expect("a profile has rules of its name");
        (*ruleset, verdict(rules, position, compare.attempt))
    });
    let verdicts: Vec<(&'static Ruleset, Result<usize, Refusal>)> = verdicts.collect();
    verdicts
        .iter()
        .map(|(ruleset, verdict)| {
            let others = verdicts.iter().filter(|(_, other)| other.is_ok() != verdict.is_ok());
            let decided_by =
                others.into_iter().find_map(|(other, _)| decisive(ruleset, other, position, compare.attempt));
            Compared {
                ruleset,
                refusal: verdict.clone().err(),
                choices: verdict.clone().unwrap_or_default(),
                decided_by,
            }
        })
        .collect()
}

/// The profiles of the guides, which play the same game by different rules.
const FAMILIES: [&str; 7] =
    ["standard", "morristalk", "hogyankell", "classic", "classic-flying", "mtte", "plyyard"];

/// Tells whether the guides' profiles differ on an action in a position of their game: on whether it is legal, or on
/// what comes of it.
#[must_use]
pub fn families_differ(rules: &Rules, position: &Position, action: Action) -> bool {
    if rules.board().id() != Ruleset::STANDARD.board {
        return false;
    }
    let played = |rules: &Rules| position.play(rules, action).ok().map(|(next, events)| (next, events.over));
    let mut ends = FAMILIES.iter().filter_map(|id| Rules::named(id)).map(played);
    let first = ends.next();
    ends.any(|end| Some(end) != first)
}

/// Says why an attempt is refused or, where it is legal, how many actions of the sort of its last are. All of its actions
/// are those of the side to move, even where the turn has passed.
fn verdict(rules: &Rules, position: &Position, attempt: Turn) -> Result<usize, Refusal> {
    let (by, mut position, mut takes_nothing, mut choices) = (position.to_move(), *position, false, 0);
    for action in attempt.actions() {
        if position.to_move() != by && position.outcome(rules).is_none() {
            if takes_nothing {
                return Err(Refusal::NothingToCapture { stones: position.stones(by.opponent()).len() });
            }
            position = position.turned();
        }
        match position.play(rules, action) {
            Ok((next, events)) => {
                let same_sort =
                    |other: &Action| std::mem::discriminant(other) == std::mem::discriminant(&action);
                choices = position
                    .legal_actions(rules)
                    .filter(|other| action == Action::Pass || same_sort(other))
                    .count();
                (position, takes_nothing) = (next, events.nothing_to_capture);
            }
            Err(illegal) => return Err(Refusal::Illegal(illegal)),
        }
    }
    Ok(choices)
}

/// Finds a rule of another profile, whose verdict is the opposite, that alone turns this profile's verdict.
fn decisive(ruleset: &Ruleset, other: &Ruleset, position: &Position, attempt: Turn) -> Option<RuleField> {
    let is_legal = |rules: &Rules| verdict(rules, position, attempt).is_ok();
    let with_theirs = |field| {
        let twisted = match field {
            RuleField::Board => Ruleset { board: other.board, ..*ruleset },
            _ => ruleset.with(field, &other.value(field).to_string())?,
        };
        Rules::new(&twisted, &Catalogue::built_in()).ok()
    };
    let legal = Rules::named(ruleset.id).map(is_legal);
    ruleset
        .differences(other)
        .find(|&field| with_theirs(field).is_some_and(|rules| Some(is_legal(&rules)) != legal))
}
