//! What tells the time.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::training::Day;

/// What tells a store the time: the system's clock, or for tests one that jumps as they want.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> SystemTime + Send + Sync>);

impl Clock {
    /// Makes a clock of a function.
    pub fn new(now: impl Fn() -> SystemTime + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(now))
    }

    /// Reads it.
    #[must_use]
    pub fn now(&self) -> SystemTime {
        (self.0)()
    }

    /// Returns the seconds since 1970 in UTC; negative where it is set to before.
    pub(super) fn seconds(&self) -> i64 {
        let whole = |time: Duration| i64::try_from(time.as_secs()).unwrap_or(i64::MAX);
        match self.now().duration_since(SystemTime::UNIX_EPOCH) {
            Ok(since) => whole(since),
            Err(before) => -whole(before.duration()),
        }
    }

    /// Returns the day after today in UTC: in no time zone is a later one today.
    pub(super) fn tomorrow(&self) -> Day {
        const DAY: i64 = 24 * 60 * 60;
        let today = i32::try_from(self.seconds().div_euclid(DAY));
        Day(today.unwrap_or(i32::MAX).saturating_add(1))
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::new(SystemTime::now)
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.now()).finish()
    }
}
