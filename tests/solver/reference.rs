//! What other programs and papers say of the standard game (tests/data; the sources are named there).

use std::collections::BTreeMap;

use malom::rules::{Fen, Position, Rules, Setup};
use malom::solver::{Monitor, Side, Stats, Value};

use super::built::Built;
use crate::rules::rows;

/// Returns up to how many stones a long test builds tables: what the environment variable `MALOM_STONES` says, and so
/// many where it isn't set.
fn stones_or(stones: u8) -> u8 {
    std::env::var("MALOM_STONES").map_or(stones, |text| number(&text))
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text} is no such number"))
}

/// The deepest win or loss, as the tables of facts write it: nothing is 0 in one and −1 in another.
fn deepest(text: &str) -> Option<u16> {
    let plies: i32 = number(text);
    u16::try_from(plies).ok().filter(|&plies| plies > 0)
}

/// The counts of each subspace, by the stones of the side to move and of the other.
struct Subspaces(BTreeMap<(u8, u8), Stats>);

impl Subspaces {
    fn of(built: &Built, stones: u8) -> Self {
        let counts = |stats: &Stats| match stats.side {
            Side::Larger => (stats.pair.larger(), stats.pair.smaller()),
            Side::Smaller => (stats.pair.smaller(), stats.pair.larger()),
        };
        let pairs = built.pairs_up_to(stones).into_iter();
        let stats = pairs.flat_map(|pair| built.tables.stats(pair, &Monitor::default()).unwrap());
        Self(stats.map(|stats| (counts(&stats), stats)).collect())
    }

    fn get(&self, own: &str, opp: &str) -> Option<&Stats> {
        self.0.get(&(number(own), number(opp)))
    }

    /// Holds the counts against every table of facts that has rows of these subspaces.
    fn assert_equal_the_references(&self) {
        let mut computed = 0;
        let table = include_str!("../data/subspaces.tsv");
        for (
            line,
            [
                own,
                opp,
                states,
                win,
                loss,
                draw,
                red_states,
                red_win,
                red_loss,
                red_draw,
                max_win,
                max_loss,
                lost,
            ],
        ) in rows(table)
        {
            let Some(stats) = self.get(own, opp) else { continue };
            let place = format!("subspaces.tsv:{line}");
            let [wins, losses, draws] = ["win", "loss", "draw"].map(|token| stats.count(token));
            let all = [wins.all, losses.all, draws.all];
            assert_eq!(all, [win, loss, draw].map(number::<u64>), "{place}");
            assert_eq!(all.iter().sum::<u64>(), number::<u64>(states), "{place}");
            let reduced = [wins.reduced, losses.reduced, draws.reduced];
            assert_eq!(reduced, [red_win, red_loss, red_draw].map(number::<u64>), "{place}");
            assert_eq!(reduced.iter().sum::<u64>(), number::<u64>(red_states), "{place}");
            assert_eq!(stats.deepest_win(), deepest(max_win), "{place}");
            assert_eq!(stats.deepest_loss(), deepest(max_loss), "{place}");
            let over = stats.by_value().find(|(value, _)| *value == Value::Loss(0));
            assert_eq!(over.map_or(0, |(_, counts)| counts.all), number::<u64>(lost), "{place}");
            computed += 1;
        }
        let mut published = 0;
        for (line, [own, opp, win, loss, draw, max_win, max_loss, _]) in
            rows(include_str!("../data/published.tsv"))
        {
            let Some(stats) = self.get(own, opp) else { continue };
            let place = format!("published.tsv:{line}");
            let counts = ["win", "loss", "draw"].map(|token| stats.count(token).reduced);
            assert_eq!(counts, [win, loss, draw].map(number::<u64>), "{place}");
            assert_eq!(stats.deepest_win(), deepest(max_win), "{place}");
            assert_eq!(stats.deepest_loss(), deepest(max_loss), "{place}");
            published += 1;
        }
        assert_eq!([computed, published], [self.0.len(); 2], "subspaces without a row");
        for (&counts, stats) in &self.0 {
            if let Some(histogram) = histogram(counts) {
                let found: Histogram =
                    stats.by_value().map(|(value, counts)| (value, [counts.all, counts.reduced])).collect();
                assert_eq!(found, histogram, "histograms.tsv, {counts:?}");
            }
        }
    }
}

/// How many positions have each value: all, and up to symmetry.
type Histogram = BTreeMap<Value, [u64; 2]>;

/// Reads a subspace's rows of histograms.tsv; `None` where it has none.
fn histogram((own, opp): (u8, u8)) -> Option<Histogram> {
    let rows = rows(include_str!("../data/histograms.tsv"));
    let of_these = rows.filter(|(_, row)| (number(row[0]), number(row[1])) == (own, opp));
    let histogram: Histogram = of_these
        .map(|(_, [_, _, wdl, plies, all, canonical])| (value(wdl, plies), [number(all), number(canonical)]))
        .collect();
    (!histogram.is_empty()).then_some(histogram)
}

/// Asserts that histograms.tsv has just these values of all positions of a subspace.
pub(crate) fn assert_is_histogram(counts: (u8, u8), values: impl Iterator<Item = Value>) {
    let expected = histogram(counts).expect("the subspace has a histogram");
    let mut found: BTreeMap<Value, u64> = BTreeMap::new();
    values.for_each(|value| *found.entry(value).or_default() += 1);
    assert_eq!(found, expected.into_iter().map(|(value, [all, _])| (value, all)).collect());
}

fn value(wdl: &str, plies: &str) -> Value {
    match wdl {
        "1" => Value::Win(number(plies)),
        "0" => Value::Draw,
        "-1" => Value::Loss(number(plies)),
        _ => panic!("{wdl} is neither 1, 0 nor -1"),
    }
}

fn position(text: &str) -> Position {
    let setup: Setup = text.parse().unwrap();
    Position::new(Rules::standard(), &setup).unwrap()
}

/// Asserts what values.tsv says of positions with so many stones; returns how many these are.
pub(crate) fn assert_values(
    stones: std::ops::RangeInclusive<usize>,
    found: impl Fn(&Position) -> Value,
) -> usize {
    let mut checked = 0;
    for (line, [fen, wdl, plies]) in rows(include_str!("../data/values.tsv")) {
        let fen: Fen = fen.parse().unwrap_or_else(|error| panic!("values.tsv:{line}: {error}"));
        let here = Position::new(Rules::standard(), &fen.setup).unwrap();
        let sets = &fen.setup.stones;
        if stones.contains(&(sets.white.len() + sets.black.len())) {
            assert_eq!(found(&here), value(wdl, plies), "values.tsv:{line}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn three_to_three_is_as_others_found_it() {
    let built = Built::up_to(Rules::standard(), 6);
    Subspaces::of(&built, 6).assert_equal_the_references();
    assert_eq!(assert_values(6..=6, |position| built.value(position)), 2691);
    assert_figure_nine(&built);
    super::plain::assert_samples_follow(&built, 6, 300);
}

/// Figure 9 of Gasser, Solving Nine Men's Morris (1996): the longest loss with three stones each, and its only longest
/// defence.
fn assert_figure_nine(built: &Built) {
    let here = position("b W:d7,g7,g1+0 B:d5,a4,g4+0");
    assert_eq!(built.value(&here), Value::Loss(26));
    let mut longest = here.legal_turns(built.rules);
    longest.retain(|&turn| {
        let next = here.play_turn(built.rules, turn).unwrap();
        next.outcome(built.rules).is_none() && built.value(&next) == Value::Win(25)
    });
    assert_eq!(longest, ["d5-a7".parse().unwrap()]);
}

#[test]
#[ignore = "tables of ten stones: half a minute in release"]
fn tables_are_as_others_found_them() {
    let stones = stones_or(10);
    let built = Built::up_to(Rules::standard(), stones);
    Subspaces::of(&built, stones).assert_equal_the_references();
    assert_eq!(assert_values(6..=7, |position| built.value(position)), 7535);
}

#[test]
#[ignore = "every entry up to eight stones: half a minute in release"]
fn every_entry_follows_from_its_successors() {
    let stones = stones_or(8);
    let built = Built::up_to(Rules::standard(), stones);
    let pairs = built.pairs_up_to(stones);
    assert_eq!(pairs.last().map(|pair| pair.stones()), Some(stones));
    for pair in pairs {
        let verified = built.tables.verify(pair, &Monitor::default()).unwrap();
        let cells = built.tables.index().shape(pair).cells() as u64;
        assert!(verified.entries >= cells, "{pair}: {} of {cells} entries", verified.entries);
        assert_eq!(verified.wrong, 0, "{pair}: {:?}", verified.first);
    }
}
