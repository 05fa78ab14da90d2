//! The search held against plain reckoning: every position of three men's morris, solved backwards from its ends.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::LazyLock;

use malom::rules::{Catalogue, Color, DrawRules, Game, Position, Quiet, QuietFrom, Rules, Ruleset};
use malom::solver::{Bounds, Limits, Monitor, NoValues, Question, Search, SearchError, Value, Values};

const MEMORY: usize = 1 << 22;

/// A position with the quiet plies before it.
type State = (Position, u32);

/// Values of many states, reckoned as plainly as can be: first those that are over, then what leads there with one ply
/// more each time. What is left is a draw.
fn reckoned(rules: &Rules, starts: &[State]) -> HashMap<State, Value> {
    let mut states: Vec<State> = starts.to_vec();
    let mut number: HashMap<State, usize> = states.iter().copied().zip(0..).collect();
    let mut values: Vec<Option<Value>> = Vec::new();
    let mut next: Vec<Vec<usize>> = Vec::new();
    while values.len() < states.len() {
        let (position, quiet) = states[values.len()];
        let game = Game::from_position(rules, position, quiet);
        let over = game.outcome().map(|outcome| match outcome.winner() {
            None => Value::Draw,
            Some(winner) if winner == position.to_move() => Value::Win(0),
            Some(_) => Value::Loss(0),
        });
        let turns = if over.is_some() { Vec::new() } else { position.legal_turns(rules) };
        let after = turns.into_iter().map(|turn| {
            let mut game = game.clone();
            turn.actions().for_each(|action| drop(game.play(action).unwrap()));
            let counted = rules.ruleset().draws.quiet.map_or(0, |_| game.quiet_plies());
            let state = (*game.position(), counted);
            *number.entry(state).or_insert_with(|| {
                states.push(state);
                states.len() - 1
            })
        });
        next.push(after.collect());
        values.push(over);
    }
    for plies in 1.. {
        let mut new = Vec::new();
        for (at, next) in next.iter().enumerate().filter(|&(at, _)| values[at].is_none()) {
            let best = next.iter().filter_map(|&next| values[next]).map(Value::before).max();
            let all = next.iter().all(|&next| values[next].is_some());
            match best {
                Some(Value::Win(_)) => new.push((at, best)),
                _ if all => new.push((at, best)),
                _ => {}
            }
        }
        if new.is_empty() {
            break;
        }
        for (at, value) in new {
            let distance = value.and_then(Value::plies);
            assert!(distance.is_none_or(|distance| distance == plies), "found in its turn");
            values[at] = value;
        }
    }
    states.into_iter().zip(values).map(|(state, value)| (state, value.unwrap_or(Value::Draw))).collect()
}

pub(super) fn three() -> &'static Rules {
    Rules::named("three").unwrap()
}

/// All of three men's morris.
pub(super) static THREE: LazyLock<HashMap<Position, Value>> = LazyLock::new(|| {
    let values = reckoned(three(), &[(Position::start(three()), 0)]);
    values.into_iter().map(|((position, _), value)| (position, value)).collect()
});

/// The positions of three men's morris with their values, always in the same order; what is found of one is remembered for
/// the next, so that other orders ask other questions.
pub(super) fn in_order() -> Vec<(Position, Value)> {
    let mut all: Vec<(Position, Value)> = THREE.iter().map(|(&position, &value)| (position, value)).collect();
    all.sort_by_cached_key(|(position, _)| position.setup(three()).to_string());
    all
}

/// Knows the positions of the moving phase.
pub(super) struct Moving;

impl Values for Moving {
    type Fault = Infallible;

    fn value(&self, position: &Position) -> Result<Option<Value>, Infallible> {
        let placing = Color::ALL.into_iter().any(|color| position.hand(color) > 0);
        Ok(if placing { None } else { THREE.get(position).copied() })
    }
}

fn limits(plies: u8) -> Limits {
    Limits { plies, nodes: u64::MAX }
}

#[test]
fn placing_is_searched_through_to_known_values() {
    let mut search = Search::new(three(), Moving, MEMORY);
    let mut told = [0; 3];
    for (position, value) in in_order() {
        let node = search.node(position, 0);
        let found = search.find(node, Question::Exactly, limits(6), &Monitor::default()).unwrap();
        assert_eq!(found.bounds, Bounds::exactly(value), "{}", position.setup(three()));
        told[match value {
            Value::Loss(_) => 0,
            Value::Draw => 1,
            Value::Win(_) => 2,
        }] += 1;
    }
    assert!(told.iter().all(|&count| count > 100), "{told:?}");
}

#[test]
fn without_known_values_nothing_is_guessed() {
    let with_more = |(position, _): &(Position, Value)| position.stones(Color::White).len() > 1;
    let forth: Vec<(Position, Value)> = in_order().into_iter().filter(with_more).collect();
    let back = forth.iter().rev().copied().collect();
    let mut mixed = forth.clone();
    mixed.sort_by_key(|(position, _)| position.stones(Color::Black));
    for order in [forth, back, mixed] {
        let mut search = Search::new(three(), NoValues, MEMORY);
        let mut settled = 0;
        for (position, value) in order {
            let (node, plies) = (search.node(position, 0), 5);
            let found = search.find(node, Question::Exactly, limits(plies), &Monitor::default()).unwrap();
            let Bounds { least, most } = found.bounds;
            let at = position.setup(three());
            assert!(least <= value && value <= most, "{at}: {value:?}, {found:?}");
            let soon = value.plies().is_some_and(|distance| distance <= plies.into());
            // What it remembers from other positions may reach further.
            assert!(found.bounds.value().is_some() || !soon, "{at}: {value:?}");
            settled += u32::from(soon);
        }
        assert!(settled > 1000, "{settled}");
    }
}

/// Three men's morris with a draw by so many quiet plies.
fn three_with_quiet(quiet: Quiet) -> Rules {
    let draws = DrawRules { quiet: Some(quiet), ..Ruleset::THREE.draws };
    Rules::new(&Ruleset { draws, ..Ruleset::THREE }, &Catalogue::built_in()).unwrap()
}

/// Under a rule of quiet plies a win counts where it comes in time: with the values of endless play, and without any.
#[test]
fn quiet_plies_turn_late_wins_into_draws() {
    for from in [QuietFrom::Always, QuietFrom::ThirdPhase] {
        let rules = &three_with_quiet(Quiet { plies: 4, from });
        let values = reckoned(rules, &[(Position::start(rules), 0)]);
        let (mut by_values, mut alone) =
            (Search::new(rules, Moving, MEMORY), Search::new(rules, NoValues, MEMORY));
        let mut late = 0;
        let mut states: Vec<(State, Value)> = values.into_iter().collect();
        states.sort_by_cached_key(|((position, quiet), _)| (position.setup(rules).to_string(), *quiet));
        for ((position, quiet), value) in states {
            let node = by_values.node(position, quiet);
            let found = by_values.find(node, Question::Exactly, limits(12), &Monitor::default()).unwrap();
            let at = format!("{} after {quiet}", position.setup(rules));
            assert_eq!(found.bounds, Bounds::exactly(value), "{at}");
            if position.hand(position.to_move()) == 0 {
                let found = alone.find(node, Question::Exactly, limits(12), &Monitor::default()).unwrap();
                assert_eq!(found.bounds, Bounds::exactly(value), "{at}");
            }
            late += u32::from(value == Value::Draw && THREE[&position] != Value::Draw);
        }
        assert!(late > 100, "only {late} values differ from those of endless play");
    }
}

#[test]
fn who_wins_may_be_known_before_how_soon() {
    /// Knows one thing.
    struct Known(Position, Value);
    impl Values for Known {
        type Fault = Infallible;

        fn value(&self, position: &Position) -> Result<Option<Value>, Infallible> {
            Ok((*position == self.0).then_some(self.1))
        }
    }
    let rules = Rules::standard();
    let position = |text: &str| Position::new(rules, &text.parse().unwrap()).unwrap();
    let known = Known(position("b W:a1,b2,d3,g4,f6 B:c5,d7,e4,e3,a7"), Value::Loss(30));
    let mut search = Search::new(rules, known, MEMORY);
    let node = search.node(position("w W:a1,d2,d3,g4,f6 B:c5,d7,e4,e3,a7"), 0);
    let found = search.find(node, Question::WhoWins, limits(6), &Monitor::default()).unwrap();
    assert_eq!((found.bounds.least, found.plies), (Value::Win(31), 1));
    let limits = Limits { nodes: 20_000, ..Limits::default() };
    let found = search.find(node, Question::Exactly, limits, &Monitor::default()).unwrap();
    assert_eq!(found.bounds.least, Value::Win(31));
    assert!(found.bounds.value().is_none() && found.bounds.most == Value::Win(u16::from(found.plies) + 1));
}

#[test]
fn a_search_can_be_stopped_and_faults_come_through() {
    #[derive(Debug, PartialEq)]
    struct Damaged;
    struct Faulty;
    impl Values for Faulty {
        type Fault = Damaged;

        fn value(&self, position: &Position) -> Result<Option<Value>, Damaged> {
            if position.hand(Color::Black) == 0 { Err(Damaged) } else { Ok(None) }
        }
    }
    let mut search = Search::new(three(), Faulty, MEMORY);
    let node = search.node(Position::start(three()), 0);
    let found = search.find(node, Question::Exactly, limits(9), &Monitor::default());
    assert_eq!(found, Err(SearchError::Values(Damaged)));

    let rules = Rules::standard();
    let mut search = Search::new(rules, NoValues, MEMORY);
    let monitor = Monitor::default();
    monitor.stop();
    let node = search.node(Position::start(rules), 0);
    assert_eq!(search.find(node, Question::Exactly, limits(9), &monitor), Err(SearchError::Stopped));
    let few = Limits { plies: 9, nodes: 5000 };
    let found = search.find(node, Question::Exactly, few, &Monitor::default()).unwrap();
    assert!(found.bounds.value().is_none() && found.plies < 9);
}
