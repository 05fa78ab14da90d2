//! Which puzzles to solve: by theme and grade, mixed, to repeat, of the day.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use malom::learner::day;
use malom::training::{
    APART, Card, Day, Filter, Grade, Rating, Standing, Standings, daily, for_cycles, mixed, repeat, select,
};

use super::{card, ids, pack};

fn tried(last: i64) -> Standing {
    Standing { tries: 1, last, failed: None, clean: Some(last), rating: None }
}

fn standings<const N: usize>(rows: [(&str, Standing); N]) -> Standings {
    rows.into_iter().map(|(id, standing)| (id.to_owned(), standing)).collect()
}

fn learner(value: f64) -> Rating {
    Rating::new(value, 80.0, 0.06).unwrap()
}

// By theme and grade

#[test]
fn a_filter_takes_one_of_the_themes_and_one_of_the_grades() {
    let mut swing = card("a", 2, "swing-mill");
    swing.themes.push("block".to_owned());
    let filter = |themes: &[&str], grades: &[u8]| Filter {
        themes: themes.iter().map(|&theme| theme.to_owned()).collect(),
        grades: grades.iter().map(|&number| Grade::new(number).unwrap()).collect(),
    };
    assert!(filter(&[], &[]).takes(&swing));
    assert!(filter(&["block"], &[]).takes(&swing) && filter(&["flight", "block"], &[1, 2]).takes(&swing));
    assert!(!filter(&["flight"], &[]).takes(&swing));
    assert!(!filter(&["block"], &[3]).takes(&swing));
}

#[test]
fn what_was_never_tried_comes_first_and_then_what_was_not_seen_for_longest() {
    let cards = [
        card("hard", 6, "a"),
        card("old", 1, "a"),
        card("easy", 1, "a"),
        card("new", 1, "a"),
        card("b", 1, "b"),
    ];
    let standings = standings([("old", tried(3)), ("new", tried(9)), ("gone", tried(1))]);
    let filter = Filter { themes: vec!["a".to_owned()], ..Filter::default() };
    assert_eq!(ids(&select(&cards, &filter, &standings, 1)), ["easy", "hard", "old", "new"]);
}

#[test]
fn the_seed_draws_within_a_grade_and_the_order_of_the_cards_does_not_matter() {
    let mut cards = pack(120);
    let order = |cards: &[Card], seed| ids(&select(cards, &Filter::default(), &Standings::new(), seed));
    let first = order(&cards, 7);
    assert_ne!(first, order(&cards, 8));
    cards.reverse();
    assert_eq!(first, order(&cards, 7));
    let grade: BTreeMap<&str, Grade> = cards.iter().map(|card| (card.id.as_str(), card.grade)).collect();
    assert!(first.iter().map(|id| grade[id.as_str()]).is_sorted());
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), 120);
}

// Mixed

#[test]
fn a_mixed_set_is_near_the_learner_and_of_many_themes() {
    let cards = pack(480);
    for (value, grades) in [(1000.0, [1, 2]), (1400.0, [3, 3]), (1990.0, [6, 6])] {
        let set = mixed(&cards, &Standings::new(), learner(value), 8, 3);
        assert_eq!(set.iter().map(|card| &card.id).collect::<BTreeSet<_>>().len(), 8, "none twice");
        let themes: BTreeSet<&str> = set.iter().map(|card| card.themes[0].as_str()).collect();
        assert!(themes.len() >= 5, "{value}: {themes:?}");
        for card in set {
            assert!((grades[0]..=grades[1]).contains(&card.grade.number()), "{value}: {card:?}");
        }
    }
}

#[test]
fn a_mixed_set_is_the_same_for_a_seed_and_another_for_another() {
    let mut cards = pack(120);
    let set = |cards: &[Card], seed| ids(&mixed(cards, &Standings::new(), learner(1300.0), 10, seed));
    let first = set(&cards, 7);
    assert_ne!(first, set(&cards, 8));
    cards.reverse();
    assert_eq!(first, set(&cards, 7));
}

#[test]
fn a_mixed_set_prefers_the_new_then_the_long_unseen_and_ends_with_the_cards() {
    let cards = pack(12);
    let all: Standings = cards.iter().zip(0..).map(|(card, last)| (card.id.clone(), tried(last))).collect();
    let mut but_one = all.clone();
    but_one.remove("p011");
    let set = ids(&mixed(&cards, &but_one, learner(1000.0), 5, 1));
    assert_eq!(set[0], "p011", "never tried, however hard");
    let set = ids(&mixed(&cards, &all, learner(1000.0), 100, 1));
    assert_eq!(set.len(), 12);
    let place = |id: &str| set.iter().position(|other| other == id).unwrap();
    assert!(place("p000") < place("p006"), "of the same grade, the one tried first: {set:?}");
    assert!(mixed(&[], &all, learner(1000.0), 5, 1).is_empty());
    assert!(mixed(&cards, &all, learner(1000.0), 0, 1).is_empty());
}

#[test]
fn a_puzzle_s_own_rating_counts_once_it_is_known() {
    let cards = [card("easy-it-seemed", 1, "a"), card("middling", 4, "b")];
    let hard = Standing { rating: Some(learner(2400.0)), ..tried(1) };
    let standings = standings([("easy-it-seemed", hard), ("middling", tried(2))]);
    assert_eq!(ids(&mixed(&cards, &standings, learner(1000.0), 1, 1)), ["middling"]);
    assert_eq!(ids(&mixed(&cards, &Standings::new(), learner(1000.0), 1, 1)), ["easy-it-seemed"]);
}

#[test]
fn a_set_for_cycles_goes_from_easy_to_hard() {
    let cards = pack(240);
    let filter = Filter { themes: vec!["theme-2".to_owned(), "theme-5".to_owned()], ..Filter::default() };
    let set = for_cycles(&cards, &filter, &Standings::new(), learner(1300.0), 20, 5);
    assert_eq!(set.iter().collect::<BTreeSet<_>>().len(), 20);
    let of = |id: &String| cards.iter().find(|card| card.id == *id).unwrap();
    assert!(set.iter().map(|id| of(id).grade).is_sorted());
    assert!(set.iter().all(|id| filter.takes(of(id))));
}

// To repeat

#[test]
fn what_failed_comes_back_in_the_order_of_failing_until_it_is_solved_cleanly() {
    let cards = ["a", "b", "c", "d", "e"].map(|id| card(id, 1, "t"));
    let standing = |failed, clean| Standing { tries: 3, last: 20, failed, clean, rating: None };
    let standings = standings([
        ("a", standing(Some(9), Some(4))),
        ("b", standing(Some(7), None)),
        ("c", standing(Some(3), Some(8))),
        ("d", standing(None, Some(2))),
        ("e", standing(None, None)), // solved, but slowly
        ("gone", standing(Some(1), None)),
    ]);
    assert_eq!(ids(&repeat(&cards, &standings)), ["b", "a"]);
    assert!(repeat(&cards, &Standings::new()).is_empty());
}

// Of the day

fn on(date: &str) -> Day {
    day(&date.parse::<Date>().unwrap().to_zoned(jiff::tz::TimeZone::UTC).unwrap())
}

#[test]
fn the_daily_puzzle_is_pinned() {
    // Whoever changes these changes the puzzle of the day under everyone's feet.
    let cards = pack(400);
    let pinned = [
        ("1969-12-31", "p357"),
        ("1970-01-01", "p050"),
        ("2026-11-30", "p215"),
        ("2026-12-01", "p060"),
        ("2027-01-01", "p235"),
        ("2028-02-29", "p397"),
    ];
    let found = pinned.map(|(date, _)| (date, daily(&cards, on(date)).unwrap().id.as_str()));
    assert_eq!(found, pinned);
}

#[test]
fn the_daily_puzzle_is_the_same_in_any_order_and_needs_nothing_but_the_ids() {
    let cards = pack(100);
    let mut other: Vec<Card> = cards.iter().rev().map(|card| super::card(&card.id, 1, "x")).collect();
    other.swap(3, 50);
    for n in 20_000..20_100 {
        assert_eq!(daily(&cards, Day(n)).unwrap().id, daily(&other, Day(n)).unwrap().id);
    }
}

#[test]
fn the_daily_puzzle_seldom_changes_when_puzzles_are_added_or_taken_away() {
    let more = pack(500);
    let before = &more[..400];
    let changed = |old: &[Card], new: &[Card]| {
        (20_000..20_300).filter(|&n| daily(old, Day(n)).unwrap().id != daily(new, Day(n)).unwrap().id).count()
    };
    // One day of five goes to a new puzzle; four weeks of memory add a little.
    let with_more = changed(before, &more);
    assert!((30..=90).contains(&with_more), "{with_more} of 300");
    assert!(changed(before, &before[1..]) <= 6);
}

#[test]
fn the_daily_puzzle_falls_on_all_alike() {
    let cards = pack(20);
    let mut counts = BTreeMap::new();
    for n in 0..4000 {
        *counts.entry(daily(&cards, Day(n)).unwrap().id.clone()).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 20);
    // 200 each; the spread of fair draws is 14.
    assert!(counts.values().all(|count| (150..=250).contains(count)), "{counts:?}");
}

#[test]
fn the_daily_puzzle_does_not_come_back_within_weeks() {
    let cards = pack(400);
    let ids: Vec<&str> = (20_000..20_365).map(|n| daily(&cards, Day(n)).unwrap().id.as_str()).collect();
    let close = ids.windows(usize::from(APART)).filter(|days| days[1..].contains(&days[0])).count();
    assert!(close <= 3, "{close} came back");
}

#[test]
fn few_puzzles_or_none_are_no_fault() {
    assert_eq!(daily(&[], Day(0)), None);
    let one = pack(1);
    for day in [i32::MIN, -1, 0, 1, i32::MAX] {
        assert_eq!(daily(&one, Day(day)), Some(&one[0]));
        assert!(daily(&pack(2), Day(day)).is_some());
    }
}
