//! Each reason why an action is refused, with its facts, beside a near miss that is legal.

use malom::rules::{Action, Catalogue, Illegal, IllegalKind, Point, Position, Rules, Setup};

use super::families::ruleset;
use super::{action, position, rows};

/// A row of illegal.tsv: the kind, the rules, a refused action, the refusal in full, and a legal action much like it.
type Row = [&'static str; 7];

fn table() -> impl Iterator<Item = (usize, Row)> {
    rows(include_str!("../data/illegal.tsv"))
}

fn check(setup: &str, attempt: &str) -> Result<(), Illegal> {
    position(setup).check(Rules::standard(), action(attempt))
}

fn check_by(rules: &str, setup: &str, attempt: &str) -> Result<(), Illegal> {
    let rules = Rules::new(&ruleset(rules), &Catalogue::built_in()).expect("rules of a profile");
    let setup: Setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    let position = Position::new(&rules, &setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
    position.check(&rules, action(attempt))
}

#[test]
fn every_kind_has_a_row() {
    // What a game alone can tell has its place there.
    for kind in IllegalKind::ALL.into_iter().filter(|&kind| kind != IllegalKind::ClosedTwice) {
        assert!(table().any(|(_, row)| row[0] == kind.token()), "illegal.tsv has no row for {kind:?}");
    }
}

#[test]
fn each_reason_comes_with_its_facts() {
    for (line, [kind, rules, setup, attempt, facts, ..]) in table() {
        let illegal = check_by(rules, setup, attempt).expect_err("refused");
        assert_eq!(illegal.kind().token(), kind, "illegal.tsv:{line}");
        assert_eq!(format!("{illegal:?}"), facts, "illegal.tsv:{line}");
        assert_eq!(illegal.to_string(), kind, "illegal.tsv:{line}");
    }
}

#[test]
fn near_misses_are_legal() {
    for (line, [_, rules, .., setup, attempt]) in table() {
        assert_eq!(check_by(rules, setup, attempt), Ok(()), "illegal.tsv:{line}: {attempt}");
    }
}

/// Where two reasons hold, the one that comes first in `IllegalKind::ALL` is given.
#[test]
fn reasons_are_tried_in_order() {
    let over = "w W:a1,d1 B:a4,b4,c4";
    let due = "w!a1-d1-g1 W:a1,d1,g1+6 B:d2,f6+7";
    let moving = "w W:a1,d1,g4,b6 B:d2,f6,c5,e3";
    let table = [
        (over, "pass", IllegalKind::GameOver),
        (over, "d4", IllegalKind::GameOver),
        (due, "d4", IllegalKind::CaptureDue),
        (due, "d2-d4", IllegalKind::CaptureDue),
        (due, "xd4", IllegalKind::NotAPoint),
        (moving, "xd4", IllegalKind::NoCaptureDue),
        (moving, "d4", IllegalKind::HandEmpty),
        (moving, "d2-d4", IllegalKind::NotAPoint),
        (moving, "d2-d2", IllegalKind::NotYourStone),
        (moving, "a4-d2", IllegalKind::Empty),
        (moving, "a1-f6", IllegalKind::Occupied),
        ("w W:a1,d1,g4+2 B:d2,f6,c5+2", "d4-d2", IllegalKind::StonesInHand),
    ];
    for (setup, attempt, kind) in table {
        assert_eq!(check(setup, attempt).map_err(|illegal| illegal.kind()), Err(kind), "{setup} {attempt}");
    }
}

#[test]
fn tokens_are_unique_and_found_again() {
    for kind in IllegalKind::ALL {
        assert_eq!(IllegalKind::from_token(kind.token()), Some(kind));
    }
    assert_eq!(IllegalKind::from_token("no-such-reason"), None);
}

/// Passing is refused everywhere: there is always a reason.
#[test]
fn no_position_allows_a_pass() {
    let rules = Rules::standard();
    let start = Position::start(rules);
    let kind = |position: &Position| position.check(rules, Action::Pass).map_err(|illegal| illegal.kind());
    assert_eq!(kind(&start), Err(IllegalKind::PassForbidden));
    assert_eq!(kind(&position("b W:a1,d1,g1 B:a4,b4")), Err(IllegalKind::GameOver));
}

#[test]
fn diagonals_are_told_from_other_ways_off_the_lines() {
    let facts = |attempt: &str| match check("w W:a1,d1,g4,b6 B:d2,f6,c5,e3", attempt) {
        Err(Illegal::OffLine { from, to, diagonal, stones, .. }) => (from, to, diagonal, stones),
        other => panic!("{attempt}: {other:?}"),
    };
    let at = |name: &str| name.parse::<Point>().expect("a point");
    assert_eq!(facts("a1-b2"), (at("a1"), at("b2"), true, 4));
    assert_eq!(facts("a1-b4"), (at("a1"), at("b4"), false, 4));
    assert_eq!(facts("d1-d5"), (at("d1"), at("d5"), false, 4));
}
