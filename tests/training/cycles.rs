//! A fixed set in faster cycles.

use malom::training::{CycleRow, CycleSet, Cycles, Outcome, Pace};

fn set() -> CycleSet {
    CycleSet { key: "k".to_owned(), puzzles: ["a", "b", "c"].map(str::to_owned).to_vec() }
}

fn row(cycle: u32, puzzle: &str, outcome: Outcome, seconds: u32) -> CycleRow {
    CycleRow { cycle, puzzle: puzzle.to_owned(), outcome, seconds }
}

/// A whole cycle: the outcomes and the seconds of a, b and c.
fn whole(cycle: u32, outcomes: [Outcome; 3], seconds: u32) -> Vec<CycleRow> {
    ["a", "b", "c"].into_iter().zip(outcomes).map(|(id, outcome)| row(cycle, id, outcome, seconds)).collect()
}

fn all(_: &str) -> bool {
    true
}

use Outcome::{Failed, GivenUp, Hinted, Slower, Solved};

#[test]
fn a_cycle_goes_on_where_it_was_left() {
    let mut rows = Vec::new();
    for (tried, next) in ["a", "b", "c", "a"].into_iter().enumerate() {
        let cycles = Cycles::new(&set(), &rows, all);
        assert_eq!(cycles.next.as_deref(), Some(next));
        let (number, within) = if tried < 3 { (1, tried) } else { (2, 0) };
        assert_eq!((cycles.now.number, cycles.now.tried, cycles.now.puzzles), (number, within, 3));
        assert!(!cycles.now.is_done());
        rows.push(row(number, next, Solved, 10));
    }
    let cycles = Cycles::new(&set(), &rows, all);
    assert_eq!(cycles.done.len(), 1);
    assert!(cycles.done[0].is_done());
    assert_eq!((cycles.now.number, cycles.next.as_deref()), (2, Some("b")));
}

#[test]
fn a_report_has_the_time_and_what_was_solved_cleanly() {
    let mut rows = whole(1, [Solved, Slower, Failed], 20);
    rows.extend(whole(2, [Solved, Hinted, Solved], 10));
    rows.extend(whole(3, [GivenUp; 3], 15));
    let cycles = Cycles::new(&set(), &rows, all);
    let reports = cycles.done.iter().map(|done| (done.number, done.solved, done.seconds, done.percent()));
    assert_eq!(reports.collect::<Vec<_>>(), [(1, 1, 60, 33), (2, 2, 30, 66), (3, 0, 45, 0)]);
    let (last, change) = cycles.last().unwrap();
    assert_eq!(last.number, 3);
    let change = change.unwrap();
    assert_eq!((change.pace, change.seconds, change.percent), (Pace::Slower, 15, -66));
    let change = cycles.done[1].against(&cycles.done[0]);
    assert_eq!((change.pace, change.seconds, change.percent), (Pace::Faster, 30, 33));
    let change = cycles.done[1].against(&cycles.done[1]);
    assert_eq!((change.pace, change.seconds, change.percent), (Pace::Same, 0, 0));
}

#[test]
fn before_the_first_cycle_is_done_there_is_nothing_to_report() {
    let cycles = Cycles::new(&set(), &[], all);
    assert_eq!((cycles.last(), cycles.now.number, cycles.now.percent()), (None, 1, 0));
    let rows = whole(1, [Solved; 3], 5);
    let cycles = Cycles::new(&set(), &rows, all);
    assert_eq!(cycles.last(), Some((&cycles.done[0], None)));
    assert_eq!(cycles.done[0].percent(), 100);
}

#[test]
fn the_first_attempt_in_a_cycle_counts() {
    // Two instances at the same puzzle.
    let rows = [row(1, "a", Failed, 30), row(1, "a", Solved, 5), row(1, "b", Solved, 7)];
    let cycles = Cycles::new(&set(), &rows, all);
    assert_eq!((cycles.now.tried, cycles.now.solved, cycles.now.seconds), (2, 1, 37));
    assert_eq!(cycles.next.as_deref(), Some("c"));
}

#[test]
fn an_instance_that_is_a_cycle_behind_changes_nothing() {
    let mut rows = whole(1, [Solved; 3], 10);
    rows.push(row(2, "a", Solved, 4));
    let before = Cycles::new(&set(), &rows, all);
    rows.push(row(1, "c", Failed, 99));
    assert_eq!(Cycles::new(&set(), &rows, all), before);
}

#[test]
fn a_puzzle_that_is_gone_is_left_out() {
    let exists = |id: &str| id != "b";
    let mut rows = vec![row(1, "a", Solved, 10)];
    let cycles = Cycles::new(&set(), &rows, exists);
    assert_eq!((cycles.next.as_deref(), cycles.now.puzzles), (Some("c"), 2));
    rows.push(row(1, "c", Solved, 10));
    let cycles = Cycles::new(&set(), &rows, exists);
    assert_eq!((cycles.now.number, cycles.done[0].puzzles, cycles.next.as_deref()), (2, 2, Some("a")));
    // The time is compared a puzzle: two in 20 seconds are as fast as three in 30.
    let three = Cycles::new(&set(), &whole(1, [Solved; 3], 10), all).done[0];
    let change = cycles.done[0].against(&three);
    assert_eq!((change.pace, change.seconds), (Pace::Same, 0));
    let cycles = Cycles::new(&set(), &rows, |_| false);
    assert_eq!((cycles.next, cycles.now.puzzles), (None, 0));
}

#[test]
fn rows_of_other_puzzles_count_for_nothing() {
    let rows = [row(1, "z", Solved, 10), row(7, "y", Solved, 10)];
    assert_eq!(Cycles::new(&set(), &rows, all), Cycles::new(&set(), &[], all));
    let empty = CycleSet { key: "k".to_owned(), puzzles: Vec::new() };
    assert_eq!(Cycles::new(&empty, &rows, all).next, None);
}

#[test]
fn numbers_at_their_limits_are_no_fault() {
    let rows = whole(u32::MAX, [Solved; 3], u32::MAX);
    let cycles = Cycles::new(&set(), &rows, all);
    assert_eq!((cycles.now.number, cycles.done.len()), (u32::MAX, 0), "the last cycle there is stays open");
    assert_eq!(cycles.now.seconds, 3 * u64::from(u32::MAX));
    assert!(cycles.now.is_done());
}
