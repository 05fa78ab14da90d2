//! What comes back before it is forgotten, and where a learner begins.

mod learner;
mod placement;

use std::collections::BTreeMap;

use malom::review::{Day, Due, Item, Kind, Memory, Recall, due, enters, review};

/// How an item is remembered after attempts on these days.
fn after(attempts: &[(Recall, i32)]) -> Memory {
    let mut memory = None;
    for &(recall, day) in attempts {
        memory = Some(review(memory.as_ref(), recall, Day(day)));
    }
    memory.unwrap()
}

fn item(id: &str) -> Item {
    Item { kind: Kind::Drill, id: id.to_owned() }
}

#[test]
fn a_belief_that_is_corrected_comes_back_at_growing_intervals() {
    // Missed, explained, and right from then on, always on the day when it comes back.
    let mut memory = review(None, Recall::Again, Day(20_000));
    let mut intervals = Vec::new();
    for _ in 0..8 {
        assert!(memory.due > memory.last);
        intervals.push(memory.due.0 - memory.last.0);
        memory = review(Some(&memory), Recall::Good, memory.due);
    }
    assert_eq!(intervals[0], 1, "the next day");
    assert!(intervals.windows(2).all(|pair| pair[1] > pair[0]), "{intervals:?}");
    assert!(intervals[7] > 30, "{intervals:?}");
    assert_eq!((memory.reviews, memory.lapses), (9, 0));
}

#[test]
fn what_is_forgotten_comes_back_the_sooner() {
    let known = after(&[(Recall::Again, 0), (Recall::Good, 1), (Recall::Good, 5), (Recall::Good, 15)]);
    let interval = |memory: &Memory| memory.due.0 - memory.last.0;
    let day = known.due.0;
    let again = review(Some(&known), Recall::Again, Day(day));
    let hard = review(Some(&known), Recall::Hard, Day(day));
    let good = review(Some(&known), Recall::Good, Day(day));
    assert!(interval(&again) < interval(&known));
    assert!(interval(&again) < interval(&hard) && interval(&hard) < interval(&good));
    assert_eq!((again.lapses, good.lapses), (1, 0));
    assert!(again.difficulty > good.difficulty);
}

#[test]
fn nothing_comes_back_later_than_in_a_year() {
    let mut memory = review(None, Recall::Good, Day(0));
    for _ in 0..30 {
        memory = review(Some(&memory), Recall::Good, memory.due);
        assert!(memory.due.0 - memory.last.0 <= 365);
    }
}

#[test]
fn what_was_right_at_once_does_not_come_back_but_drills_do() {
    for kind in Kind::ALL {
        for recall in Recall::ALL {
            assert_eq!(enters(kind, recall), recall != Recall::Good || kind == Kind::Drill);
        }
        assert_eq!(Kind::from_token(kind.token()), Some(kind));
    }
    assert!(Recall::ALL.iter().all(|recall| Recall::from_token(recall.token()) == Some(*recall)));
}

#[test]
fn clocks_that_jump_break_nothing() {
    let days = [20_000, 19_000, i32::MAX, i32::MIN, 0, 20_001, 20_001, -5_000_000, 20_002];
    for recall in Recall::ALL {
        let mut memory: Option<Memory> = None;
        for day in days {
            let next = review(memory.as_ref(), recall, Day(day));
            assert!(next.stability.is_finite() && next.stability > 0.0, "{recall:?} on {day}: {next:?}");
            assert!((1.0..=10.0).contains(&next.difficulty), "{recall:?} on {day}: {next:?}");
            assert!(next.due >= next.last && next.last == Day(day));
            memory = Some(next);
        }
    }
}

#[test]
fn a_day_that_is_yet_to_come_hides_nothing() {
    // The clock ran ahead by years, and was put right.
    let ahead = after(&[(Recall::Again, 30_000)]);
    let memories = BTreeMap::from([(item("a"), ahead)]);
    let back = due(&memories, Day(20_000));
    assert_eq!(back.len(), 1, "it does not wait until then");
    assert_eq!(back[0].why.days, 0, "no time that passed is negative");
    let repaired = review(Some(&memories[&item("a")]), Recall::Good, Day(20_000));
    assert_eq!(repaired.last, Day(20_000));
    assert!(repaired.due < Day(20_400));
}

#[test]
fn the_longest_overdue_comes_first_and_says_why() {
    let memories = BTreeMap::from([
        (item("a"), after(&[(Recall::Again, 103)])),
        (item("b"), after(&[(Recall::Again, 100)])),
        (item("c"), after(&[(Recall::Again, 90), (Recall::Good, 91)])),
        (item("d"), after(&[(Recall::Hard, 104)])),
    ]);
    let back = due(&memories, Day(104));
    let told: Vec<(&str, Recall, u32)> =
        back.iter().map(|Due { item, why }| (item.id.as_str(), why.recall, why.days)).collect();
    assert_eq!(told, [("c", Recall::Good, 13), ("b", Recall::Again, 4), ("a", Recall::Again, 1)]);
}
