//! Days in a row.

use super::Day;

/// How many days in a row a learner has practised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The days; 0 where a day was missed, or none practised yet.
    pub days: u32,
    /// Whether today is one of them. Where it is not, the streak can still be kept, until midnight.
    pub today: bool,
}

/// Returns the streak on a day, from the days of practice in the order in which they were kept.
///
/// A run of days counts only in that order, so that a clock that is set back can't fill a day that was missed, nor count
/// one twice; and days that a wrong clock wrote, ahead or back, stand beside the run and break nothing. While the clock
/// shows a day before the last of practice (it went back, or the learner flew west), the streak stays as it was.
///
/// ```
/// use malom::training::{Day, streak};
///
/// let days = [Day(10), Day(11), Day(12)];
/// assert_eq!(streak(&days, Day(12)).days, 3);
/// assert_eq!(streak(&days, Day(13)).days, 3, "today is not over");
/// assert_eq!(streak(&days, Day(14)).days, 0);
/// ```
#[must_use]
pub fn streak(practised: &[Day], today: Day) -> Streak {
    let (with_today, without) = (run(practised, today), run(practised, today.before()));
    // Who practises at once after the clock went back has still practised last on the later day.
    let last = practised.iter().rev().find(|&&day| day != today);
    let ahead = last.filter(|&&day| day > today).map_or(0, |&day| run(practised, day));
    Streak { days: with_today.max(without).max(ahead), today: with_today > without }
}

/// Returns the length of the run of days that ends on a day: it, the day before somewhere earlier in the list, and so on.
fn run(practised: &[Day], last: Day) -> u32 {
    let mut wanted = last;
    let mut days = 0;
    for &day in practised.iter().rev() {
        if day == wanted {
            days += 1;
            wanted = wanted.before();
        }
    }
    days
}
