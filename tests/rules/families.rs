//! The families' rules: each rule by itself, each profile, and how they play.

use malom::rules::{
    Action, Blocked, CaptureDuty, Captured, CapturesPerTurn, Catalogue, Counting, Custodian, Flying, Grounds,
    Hopping, MillShape, MovingWhilePlacing, Passing, Position, Protection, RuleField, Rules, Ruleset, Setup,
    StandingMills, StoneCount, SwingMill,
};

use super::rows;

/// The ruleset that a text names: a profile, with fields changed, as in `standard stones=10`.
pub(crate) fn ruleset(text: &str) -> Ruleset {
    let mut words = text.split(' ');
    let name = words.next().unwrap_or_default();
    let profile = *Ruleset::named(name).unwrap_or_else(|| panic!("{text}: no profile {name}"));
    words.fold(profile, |ruleset, change| {
        let (field, value) = change.split_once('=').unwrap_or_else(|| panic!("{text}: {change}"));
        changed(ruleset, field, value)
    })
}

fn changed(ruleset: Ruleset, field: &str, value: &str) -> Ruleset {
    let field = RuleField::from_token(field).unwrap_or_else(|| panic!("no rule {field}"));
    if field == RuleField::Board {
        let board = Catalogue::built_in().get(value).unwrap_or_else(|| panic!("no board {value}")).id();
        return Ruleset { board, ..ruleset };
    }
    ruleset.with(field, value).unwrap_or_else(|| panic!("{field:?} can't be {value}"))
}

/// The rulesets of rulesets.tsv, with their changes.
pub(super) fn changed_rulesets() -> impl Iterator<Item = Ruleset> {
    ruleset_rows().map(|(_, [field, value, base, ..])| changed(ruleset(base), field, value))
}

/// Plays actions by a ruleset and says in a word what comes of it, as rulesets.tsv does.
fn verdict(ruleset: &Ruleset, setup: &str, actions: &str) -> String {
    let Ok(rules) = Rules::new(ruleset, &Catalogue::built_in()) else { return "no-rules".into() };
    let setup: Setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    let Ok(mut position) = Position::new(&rules, &setup) else { return "no-position".into() };
    for action in actions.split(' ').filter(|action| *action != "-") {
        let action: Action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
        match position.play(&rules, action) {
            Ok((next, _)) => position = next,
            Err(illegal) => return illegal.to_string(),
        }
    }
    match position.outcome(&rules) {
        Some(outcome) => format!("over:{}", outcome.token()),
        None if position.capture_due() => "captures".into(),
        None => position.to_move().to_string(),
    }
}

/// The fields that a game judges, because they depend on what was played before.
const JUDGED_BY_GAME: [RuleField; 4] =
    [RuleField::Reclose, RuleField::Repetition, RuleField::Quiet, RuleField::Agreement];

type RulesetRow = [&'static str; 7];

fn ruleset_rows() -> impl Iterator<Item = (usize, RulesetRow)> {
    rows(include_str!("../data/rulesets.tsv"))
}

#[test]
fn each_rule_alone_changes_a_verdict() {
    for (line, [field, value, base, setup, actions, without, with]) in ruleset_rows() {
        let base = ruleset(base);
        assert_ne!(without, with, "rulesets.tsv:{line}");
        assert_eq!(verdict(&base, setup, actions), without, "rulesets.tsv:{line}: without the change");
        let changed = changed(base, field, value);
        assert_eq!(verdict(&changed, setup, actions), with, "rulesets.tsv:{line}: {field}={value}");
    }
}

#[test]
fn every_value_of_every_rule_has_a_row() {
    let has_row = |field: RuleField, value: Option<&str>| {
        ruleset_rows().any(|(_, row)| row[0] == field.token() && value.is_none_or(|value| row[1] == value))
    };
    for field in RuleField::ALL.into_iter().filter(|field| !JUDGED_BY_GAME.contains(field)) {
        assert!(has_row(field, None), "rulesets.tsv has no row for {field:?}");
    }
    let protection = Protection::ALL.into_iter().filter(|value| *value != Protection::OnceInAMill);
    let values: [(RuleField, Vec<&str>); 15] = [
        (RuleField::Mills, MillShape::ALL.map(MillShape::token).into()),
        (RuleField::StoneCount, StoneCount::ALL.map(StoneCount::token).into()),
        (RuleField::MovingWhilePlacing, MovingWhilePlacing::ALL.map(MovingWhilePlacing::token).into()),
        (RuleField::Flying, Flying::ALL.map(Flying::token).into()),
        (RuleField::Protection, protection.map(Protection::token).collect()),
        (RuleField::Capture, CaptureDuty::ALL.map(CaptureDuty::token).into()),
        (RuleField::Captured, Captured::ALL.map(Captured::token).into()),
        (RuleField::CapturesPerTurn, CapturesPerTurn::ALL.map(CapturesPerTurn::token).into()),
        (RuleField::StandingMills, StandingMills::ALL.map(StandingMills::token).into()),
        (RuleField::SwingMill, SwingMill::ALL.map(SwingMill::token).into()),
        (RuleField::Hopping, Hopping::ALL.map(Hopping::token).into()),
        (RuleField::Passing, Passing::ALL.map(Passing::token).into()),
        (RuleField::Custodian, Custodian::ALL.map(Custodian::token).into()),
        (RuleField::Blocked, Blocked::ALL.map(Blocked::token).into()),
        (RuleField::Counting, Counting::ALL.map(Counting::token).into()),
    ];
    for (field, tokens) in values {
        for token in tokens {
            let standard = Ruleset::STANDARD.value(field).to_string() == token;
            assert!(standard || has_row(field, Some(token)), "rulesets.tsv has no row for {field:?} {token}");
        }
    }
}

/// A cell of profiles.tsv: the value, and how the profile comes by it.
fn cell(cell: &str) -> (&str, Grounds) {
    if let Some(value) = cell.strip_suffix('°') {
        (value, Grounds::Assumed)
    } else if let Some(value) = cell.strip_suffix('~') {
        (value, Grounds::Convention)
    } else {
        (cell, Grounds::Stated)
    }
}

#[test]
fn profiles_are_as_their_guides_have_them() {
    let table = include_str!("../data/profiles.tsv");
    let header = table.lines().find(|line| line.starts_with("rule\t")).expect("a header");
    let names: Vec<&str> = header.split('\t').skip(1).collect();
    assert_eq!(names, Ruleset::ALL.map(|profile| profile.id));
    let mut fields = Vec::new();
    for (line, row) in rows::<14>(table) {
        let field =
            RuleField::from_token(row[0]).unwrap_or_else(|| panic!("profiles.tsv:{line}: {}", row[0]));
        fields.push(field);
        for (profile, text) in Ruleset::ALL.iter().zip(&row[1..]) {
            let (value, grounds) = cell(text);
            let place = format!("profiles.tsv:{line}: {}", profile.id);
            assert_eq!(profile.value(field).to_string(), value, "{place}");
            assert_eq!(profile.grounds(field), grounds, "{place}");
        }
    }
    assert_eq!(fields, RuleField::ALL);
}

#[test]
fn each_row_of_the_profile_tables_is_played() {
    for (line, [_, profiles, setup, actions, expected]) in rows(include_str!("../data/profile_games.tsv")) {
        for profile in profiles.split(',') {
            let found = verdict(&ruleset(profile), setup, actions);
            assert_eq!(found, expected, "profile_games.tsv:{line}: {profile}");
        }
    }
    for profile in Ruleset::ALL {
        let mut rows = rows::<5>(include_str!("../data/profile_games.tsv"));
        assert!(rows.any(|(_, row)| row[1].split(',').any(|name| name == profile.id)), "{}", profile.id);
    }
}

#[test]
fn values_are_written_and_read() {
    for profile in Ruleset::ALL {
        for field in RuleField::ALL.into_iter().filter(|&field| field != RuleField::Board) {
            let text = profile.value(field).to_string();
            assert_eq!(profile.with(field, &text), Some(profile), "{} {field:?}={text}", profile.id);
            assert_eq!(profile.with(field, "no-such-value"), None, "{field:?}");
        }
    }
    assert_eq!(Ruleset::named("no-such-rules"), None);
}

#[test]
fn differences_are_the_fields_that_differ() {
    let differences = |one: &Ruleset, other| one.differences(other).map(RuleField::token).collect::<Vec<_>>();
    assert_eq!(
        differences(&Ruleset::MTTE, &Ruleset::MORRISTALK),
        ["stone-count", "third-phase-from", "protection", "repetition", "quiet"]
    );
    assert_eq!(differences(&Ruleset::CLASSIC, &Ruleset::CLASSIC_FLYING), ["flying"]);
    assert_eq!(differences(&Ruleset::STANDARD, &Ruleset::STANDARD), [""; 0]);
}

#[test]
fn mtte_has_no_third_phase_with_fewer_than_five_stones() {
    let rules = |board, stones| {
        Rules::new(&Ruleset { board, stones, ..Ruleset::MTTE }, &Catalogue::built_in()).expect("a third")
    };
    let small = rules("three", 4);
    assert_eq!((small.flies_at(), small.ruleset().draws.quiet), (None, None));
    let large = rules("six", 5);
    assert_eq!((large.flies_at(), large.ruleset().draws), (Some(3), Ruleset::MTTE.draws));
}

#[test]
fn rulesets_that_fit_no_board_are_refused() {
    let error =
        |ruleset: Ruleset| Rules::new(&ruleset, &Catalogue::built_in()).expect_err("faulty").to_string();
    let elsewhere = Ruleset { board: "moon", ..Ruleset::STANDARD };
    assert_eq!(error(elsewhere), "there is no board `moon`");
    let many = Ruleset { stones: 13, ..Ruleset::STANDARD };
    assert_eq!(error(many), "13 stones each do not fit a board of 24 points");
    let both = Ruleset { board: "three", stones: 5, ..Ruleset::MTTE };
    assert_eq!(
        error(both),
        "5 stones each do not fit a board of 9 points; 5 stones each are no third of 9 points, give or take one: \
         3 × 5 − 9 = 6, more than 3 away from 0"
    );
}
