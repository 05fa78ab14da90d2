//! How far long work has come, and how it is stopped from outside.

use std::fmt;
use std::mem;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::builder::Built;
use super::pair::Pair;

/// What the work on one pair of subspaces is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Waiting for another process that builds the same pair.
    Waiting,
    /// Finding what each position can do at once: captures, blocked sides, the moves to count.
    SettingUp,
    /// Going from the ends backwards, a distance of one ply more each time.
    Propagating {
        /// The distance, in plies.
        plies: u8,
    },
    /// Holding every position against its successors.
    Checking,
    /// Writing the table.
    Writing,
}

/// The work was stopped by [`Monitor::stop`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped")
    }
}

impl std::error::Error for Stopped {}

/// A pair whose table was worked on till it was there.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The pair.
    pub pair: Pair,
    /// How its table came to be there: found, where another process made it meanwhile.
    pub built: Built,
    /// How long that took.
    pub took: Duration,
}

/// Shared between long work and whoever watches it: the work reports, the watcher reads and may stop it.
#[derive(Debug, Default)]
pub struct Monitor {
    stop: AtomicBool,
    /// Its two numbers of stones, a byte each; 0 while there is none.
    pair: AtomicU16,
    finished: Mutex<Vec<Finished>>,
    stage: AtomicU8,
    plies: AtomicU8,
    done: AtomicU64,
    of: AtomicU64,
}

impl Monitor {
    /// Asks the work to stop soon.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Returns the pair that is worked on, or was when the work failed or was stopped; `None` between two.
    #[must_use]
    pub fn pair(&self) -> Option<Pair> {
        let [larger, smaller] = self.pair.load(Relaxed).to_be_bytes();
        (larger > 0).then(|| Pair::new(larger, smaller))
    }

    /// Takes out the pairs that were built since this was last asked. One that another needs and that turned out to be
    /// damaged is among them.
    #[must_use]
    pub fn take_finished(&self) -> Vec<Finished> {
        mem::take(&mut self.finished.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes up a pair, or what was worked on before; returns that.
    pub(super) fn take_up(&self, pair: Option<Pair>) -> Option<Pair> {
        let before = self.pair();
        if pair.is_some() {
            self.begin(Stage::SettingUp, 0);
        }
        let number = pair.map_or(0, |pair| u16::from_be_bytes([pair.larger(), pair.smaller()]));
        self.pair.store(number, Relaxed);
        before
    }

    /// Reports that a table is there.
    pub(super) fn finish(&self, finished: Finished) {
        self.finished.lock().unwrap_or_else(PoisonError::into_inner).push(finished);
    }

    /// Returns what the work is doing.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.stage.load(Relaxed) {
            0 => Stage::Waiting,
            1 => Stage::SettingUp,
            2 => Stage::Propagating { plies: self.plies.load(Relaxed) },
            3 => Stage::Checking,
            _ => Stage::Writing,
        }
    }

    /// Returns how much of the stage is done, and of how much, in positions or bytes.
    #[must_use]
    pub fn done(&self) -> (u64, u64) {
        (self.done.load(Relaxed), self.of.load(Relaxed))
    }

    /// Begins a stage.
    pub(super) fn begin(&self, stage: Stage, of: u64) {
        self.done.store(0, Relaxed);
        self.of.store(of, Relaxed);
        let number = match stage {
            Stage::Waiting => 0,
            Stage::SettingUp => 1,
            Stage::Propagating { plies } => {
                self.plies.store(plies, Relaxed);
                2
            }
            Stage::Checking => 3,
            Stage::Writing => 4,
        };
        self.stage.store(number, Relaxed);
    }

    /// Reports that so much more is done.
    ///
    /// # Errors
    ///
    /// The watcher asked to stop.
    pub(super) fn advance(&self, by: u64) -> Result<(), Stopped> {
        self.done.fetch_add(by, Relaxed);
        if self.stop.load(Relaxed) { Err(Stopped) } else { Ok(()) }
    }
}
