//! Days in a row, whatever the clock does.

use jiff::Zoned;
use malom::learner::day;
use malom::training::{Day, Streak, streak};
use proptest::prelude::*;

fn days(numbers: &[i32]) -> Vec<Day> {
    numbers.iter().copied().map(Day).collect()
}

/// The days of the streak, and whether today is one of them.
fn on(practised: &[i32], today: i32) -> (u32, bool) {
    let Streak { days, today } = streak(&days(practised), Day(today));
    (days, today)
}

#[test]
fn a_streak_grows_by_a_day_and_ends_with_a_missed_one() {
    assert_eq!(on(&[], 10), (0, false));
    assert_eq!(on(&[10], 10), (1, true));
    assert_eq!(on(&[10], 11), (1, false));
    assert_eq!(on(&[10], 12), (0, false));
    assert_eq!(on(&[10, 11, 12], 12), (3, true));
    assert_eq!(on(&[10, 11, 13], 13), (1, true));
    assert_eq!(on(&[1, 2, 3, 5, 6], 6), (2, true));
    assert_eq!(on(&[-1, 0, 1], 1), (3, true), "1970 is a day like another");
}

#[test]
fn a_clock_set_back_leaves_the_streak_as_it_was() {
    assert_eq!(on(&[1, 2, 3, 4, 5], 3), (5, true), "before the next attempt");
    assert_eq!(on(&[1, 2, 3, 4, 5, 3], 3), (5, true), "after it");
    assert_eq!(on(&[1, 2, 3, 4, 5, -4000], -4000), (5, true), "far back: a clock without its battery");
    assert_eq!(on(&[1, 2, 3, 4, 5, 3, 5], 5), (5, true), "and put right on the same day");
    assert_eq!(on(&[1, 2, 3, 4, 5, 3, 6], 6), (6, true), "or on the next");
    assert_eq!(on(&[1, 2, 3, 4, 5, -4000, -3999, 6], 6), (6, true));
}

#[test]
fn a_clock_set_back_fills_no_gap() {
    assert_eq!(on(&[1, 2, 4, 5, 3], 3), (3, true), "what the clock shows now, it may count");
    assert_eq!(on(&[1, 2, 4, 5, 3, 6], 6), (3, true), "4, 5 and 6; the third came too late");
    assert_eq!(on(&[1, 2, 4, 5, 3, 5], 5), (2, true));
    assert_eq!(
        on(&[1, 2, 4, 5, 3, 4, 5, 6], 6),
        (6, true),
        "unless they are all gone through again in order"
    );
}

#[test]
fn no_day_counts_twice() {
    assert_eq!(on(&[1, 2, 1, 2, 1, 2], 2), (2, true));
    assert_eq!(on(&[5, 4, 3, 2, 1], 5), (1, false), "backwards is no row; 5 once more would make 4 and 5");
    assert_eq!(on(&[1, 2, 3, 6, 7, 8, 4, 5, 6, 7, 8], 8), (8, true));
}

#[test]
fn a_clock_that_ran_ahead_breaks_nothing_either() {
    assert_eq!(on(&[1, 2, 3, 9000], 3), (3, true));
    assert_eq!(on(&[1, 2, 3, 9000], 4), (3, false));
    assert_eq!(on(&[1, 2, 3, 9000, 4], 4), (4, true));
    assert_eq!(on(&[1, 2, 3, 9000, 4], 6), (0, false), "a missed day is one, whatever stands in the future");
    assert_eq!(on(&[1, 2, 3, 5, 4], 5), (4, false), "the day that was written too early is still to come");
    assert_eq!(on(&[1, 2, 3, 5, 4, 5], 5), (5, true));
}

#[test]
fn whoever_flies_west_keeps_the_streak() {
    // From day 5 in Auckland to day 4 in Honolulu, and on.
    assert_eq!(on(&[3, 4, 5], 4), (3, true));
    assert_eq!(on(&[3, 4, 5, 4], 4), (3, true));
    assert_eq!(on(&[3, 4, 5, 4, 5], 5), (3, true));
    assert_eq!(on(&[3, 4, 5, 4, 5, 6], 6), (4, true));
}

#[test]
fn the_ends_of_the_calendar_are_no_fault() {
    assert_eq!(on(&[i32::MIN], i32::MIN).0, 1);
    assert_eq!(on(&[i32::MAX - 1, i32::MAX], i32::MAX), (2, true));
}

proptest! {
    /// Any days in any order: the streak is one that was really practised, in order.
    #[test]
    fn a_streak_is_a_run_that_was_practised_in_order(
        practised in prop::collection::vec(0_i32..12, 0..40),
        today in 0_i32..12,
    ) {
        let (length, _) = on(&practised, today);
        // Some run of this length is a part of the list, in order.
        let is_run = |last: i32| {
            let mut left = practised.iter();
            (last - i32::try_from(length).unwrap() + 1..=last).all(|day| left.any(|&other| other == day))
        };
        prop_assert!(length == 0 || (0..12).any(is_run));
    }

    /// What happens to the clock between two days of practice leaves no trace, if it is put right.
    #[test]
    fn days_of_a_wrong_clock_change_nothing(
        from in 100_i32..200,
        length in 1_i32..30,
        at in 0_usize..30,
        wrong in prop::collection::vec(prop_oneof![-50_i32..50, 300_i32..9000], 0..5),
    ) {
        let mut practised: Vec<i32> = (from..from + length).collect();
        let at = at.min(practised.len() - 1);
        practised.splice(at..at, wrong);
        prop_assert_eq!(on(&practised, from + length - 1), (u32::try_from(length).unwrap(), true));
    }

    /// An attempt never makes a streak longer by more than a day, nor shorter.
    #[test]
    fn practising_today_adds_one_day_at_most(
        mut practised in prop::collection::vec(0_i32..12, 0..20),
        steps in prop::collection::vec(0_i32..3, 0..20),
    ) {
        let mut today = practised.last().copied().unwrap_or(0);
        for step in steps {
            today += step;
            let (before, _) = on(&practised, today);
            practised.push(today);
            let (after, is_today) = on(&practised, today);
            prop_assert!(is_today && after >= before.max(1) && after <= before + 1, "{:?} on {}", practised, today);
        }
    }
}

// The learner's own calendar

fn day_of(moment: &str) -> i32 {
    day(&moment.parse::<Zoned>().unwrap()).0
}

#[test]
fn the_day_changes_at_the_learner_s_midnight() {
    assert_eq!(day_of("1970-01-01T00:00:00[UTC]"), 0);
    assert_eq!(day_of("1969-12-31T23:59:59[UTC]"), -1);
    let evening = day_of("2026-11-30T23:59:59[Europe/Budapest]");
    assert_eq!(day_of("2026-12-01T00:00:00[Europe/Budapest]"), evening + 1);
    assert_eq!(day_of("2026-11-30T00:00:00[Europe/Budapest]"), evening);
    // The same moment on three days of the calendar.
    let moment = "2026-11-30T10:30:00[UTC]".parse::<Zoned>().unwrap();
    let there = |zone: &str| day(&moment.in_tz(zone).unwrap()).0 - day(&moment).0;
    assert_eq!((there("Pacific/Kiritimati"), there("Asia/Jakarta"), there("Etc/GMT+12")), (1, 0, -1));
}

#[test]
fn days_of_23_and_of_25_hours_are_days() {
    for (before, after) in [("2026-03-28", "2026-03-30"), ("2026-10-24", "2026-10-26")] {
        let at = |date: &str, time: &str| day_of(&format!("{date}T{time}[Europe/Budapest]"));
        assert_eq!(at(after, "00:00:00") - at(before, "23:59:59"), 2);
    }
}
