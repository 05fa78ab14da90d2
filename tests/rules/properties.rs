//! What holds in every position of every game, tried on random ones.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use malom::rules::{
    Action, CaptureDuty, Catalogue, Fen, Illegal, Outcome, Point, Position, Rules, Ruleset, Setup, Turn,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;

/// The rules of all profiles, and those of rulesets.tsv, which differ from a profile's in a single rule.
static RULES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let changed = super::families::changed_rulesets();
    let rulesets = Ruleset::ALL.into_iter().chain(changed);
    rulesets.filter_map(|ruleset| Rules::new(&ruleset, &Catalogue::built_in()).ok()).collect()
});

/// Plays a game by the choices; an odd one closes a mill where that is possible, so that games reach their ends.
fn play_out(rules: &Rules, choices: &[u16]) -> Vec<Position> {
    let mut game = vec![Position::start(rules)];
    for &choice in choices {
        let here = game[game.len() - 1];
        let closing = here.closing(rules);
        let (sharp, all): (Vec<Action>, Vec<Action>) = here
            .legal_actions(rules)
            .partition(|action| action.target().is_some_and(|target| closing.contains(target)));
        let from = if choice % 2 == 1 && !sharp.is_empty() || all.is_empty() { sharp } else { all };
        let Some(&action) = from.get(usize::from(choice / 2) % from.len().max(1)) else { break };
        game.push(here.play(rules, action).expect("listed as legal").0);
    }
    game
}

fn choices() -> impl Strategy<Value = Vec<u16>> {
    vec(any::<u16>(), 0..160)
}

/// A random game by the standard rules.
fn games() -> impl Strategy<Value = Vec<Position>> {
    choices().prop_map(|choices| play_out(Rules::standard(), &choices))
}

/// A position of such a game.
fn positions() -> impl Strategy<Value = Position> {
    games().prop_map(|game| game[game.len() - 1])
}

/// A random game by random rules: a profile's, or changed ones.
fn games_of_families() -> impl Strategy<Value = (&'static Rules, Vec<Position>)> {
    (0..RULES.len(), choices()).prop_map(|(index, choices)| {
        let rules = &RULES[index];
        (rules, play_out(rules, &choices))
    })
}

/// A position of such a game.
fn positions_of_families() -> impl Strategy<Value = (&'static Rules, Position)> {
    games_of_families().prop_map(|(rules, game)| (rules, game[game.len() - 1]))
}

fn every_action() -> impl Iterator<Item = Action> {
    let moves = Point::ALL.into_iter().flat_map(|from| Point::ALL.map(|to| Action::Move { from, to }));
    let points = Point::ALL.into_iter().flat_map(|at| [Action::Place(at), Action::Capture(at)]);
    moves.chain(points).chain([Action::Pass])
}

fn any_action() -> impl Strategy<Value = Action> {
    let every: Vec<Action> = every_action().collect();
    proptest::sample::select(every)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn legal_actions_are_those_that_pass_the_check((rules, position) in positions_of_families()) {
        let listed: Vec<Action> = position.legal_actions(rules).collect();
        let set: BTreeSet<Action> = listed.iter().copied().collect();
        prop_assert_eq!(set.len(), listed.len(), "an action is listed twice");
        let checked: BTreeSet<Action> =
            every_action().filter(|&action| position.check(rules, action).is_ok()).collect();
        prop_assert_eq!(set, checked);
    }

    #[test]
    fn an_end_is_where_nothing_is_legal((rules, game) in games_of_families()) {
        for position in game {
            let none = position.legal_actions(rules).next().is_none();
            prop_assert_eq!(position.outcome(rules).is_some(), none);
            let refused = matches!(position.check(rules, Action::Pass), Err(Illegal::GameOver { .. }));
            prop_assert_eq!(refused, none);
        }
    }

    #[test]
    fn stones_are_neither_made_nor_lost(game in games()) {
        let rules = Rules::standard();
        for pair in game.windows(2) {
            let total = |position: &Position| {
                let of = |color| position.stones(color).len() + usize::from(position.hand(color));
                of(malom::rules::Color::White) + of(malom::rules::Color::Black)
            };
            let taken = usize::from(pair[0].capture_due());
            prop_assert_eq!(total(&pair[1]) + taken, total(&pair[0]));
            prop_assert!(rules.board().points().contains_all(pair[1].stones(pair[0].to_move())));
        }
    }

    #[test]
    fn symmetries_commute_with_play((rules, position) in positions_of_families(), action in any_action()) {
        let legal = position.legal_actions(rules).map(Some).chain([Some(action)]);
        for action in legal.flatten() {
            let played = position.play(rules, action);
            for symmetry in rules.board().symmetries() {
                let mapped = position.mapped(symmetry).play(rules, action.mapped(symmetry));
                match (&played, mapped) {
                    (Ok((next, events)), Ok((mapped_next, mapped_events))) => {
                        prop_assert_eq!(next.mapped(symmetry), mapped_next);
                        prop_assert_eq!(symmetry.set(events.closed.set()), mapped_events.closed.set());
                        prop_assert_eq!(events.over, mapped_events.over);
                    }
                    (Err(illegal), Err(mapped)) => prop_assert_eq!(illegal.kind(), mapped.kind()),
                    (one, other) => prop_assert!(false, "{one:?} but mapped {other:?}"),
                }
            }
        }
    }

    #[test]
    fn positions_round_trip((rules, game) in games_of_families()) {
        for position in game {
            let setup = position.setup(rules);
            prop_assert_eq!(Position::new(rules, &setup), Ok(position), "{}", &setup);
            prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn fens_round_trip(game in games(), quiet_plies in 0..50u32, move_number in 1..200u32) {
        for position in game {
            let setup = position.setup(Rules::standard());
            let fen = Fen { setup, quiet_plies, move_number };
            prop_assert_eq!(fen.to_string().parse(), Ok(fen));
        }
    }

    #[test]
    fn turns_round_trip_and_play((rules, position) in positions_of_families()) {
        let declines = rules.ruleset().capture == CaptureDuty::Optional;
        for turn in position.legal_turns(rules) {
            prop_assert_eq!(turn.to_string().parse::<Turn>(), Ok(turn));
            let next = position.play_turn(rules, turn).expect("listed as legal");
            prop_assert!(declines || !next.capture_due(), "{turn} is not whole");
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC{0,40}|[wbWB:a-g1-9,+!x –−*O@/]{0,60}") {
        let _: (Result<Point, _>, Result<Action, _>) = (text.parse(), text.parse());
        let _: (Result<Turn, _>, Result<Setup, _>, Result<Fen, _>) = (text.parse(), text.parse(), text.parse());
    }

    /// A text changed in one place is read or refused there or later, never with a panic.
    #[test]
    fn a_damaged_position_is_read_or_refused(position in positions(), at in 0..90usize, with in any::<char>()) {
        let setup = position.setup(Rules::standard());
        for text in [setup.to_string(), Fen::from(setup).to_string()] {
            let damaged: String =
                text.chars().enumerate().map(|(index, c)| if index == at { with } else { c }).collect();
            let offsets = [
                damaged.parse::<Setup>().map_err(|error| error.offset).err(),
                damaged.parse::<Fen>().map_err(|error| error.offset).err(),
            ];
            for offset in offsets.into_iter().flatten() {
                prop_assert!(offset <= damaged.chars().count());
            }
        }
    }
}

#[test]
fn every_action_round_trips() {
    for action in every_action() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

/// The games above are worth the name only if they come to every phase and to an end. (A block is too rare to be sure of.)
#[test]
fn random_games_come_to_every_phase_and_to_an_end() {
    let rules = Rules::standard();
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut met = BTreeSet::new();
    for _ in 0..256 {
        let end = positions().new_tree(&mut runner).unwrap().current();
        met.insert(end.phase(rules, end.to_move()).token());
        met.extend(end.capture_due().then_some("capture due"));
        met.extend(end.outcome(rules).map(Outcome::token));
    }
    for expected in ["placing", "moving", "flying", "capture due", "reduced"] {
        assert!(met.contains(expected), "no game comes to {expected}, only to {met:?}");
    }
}
