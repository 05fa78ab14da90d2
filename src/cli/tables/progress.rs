//! Long work on tables, watched: how far it has come, on one line of the terminal, and Ctrl-C.
//!
//! The line is written here and not by a crate such as `indicatif`, which would bring four more to draw what `\r` and an
//! erased line do, and whose guess of the time left knows nothing of the unequal stages of a pair.

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::panic;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crate::cli::context::{Failure, note};
use crate::cli::signal::Signal;
use crate::solver::{Monitor, Pair, Stage, in_pool};
use crate::tui;

use super::Threads;

/// The time between two looks at the work and at the signals.
pub(in crate::cli) const TICK: Duration = Duration::from_millis(100);

/// Cells of the bar.
const BAR: u64 = 10;

/// The share of the work on a pair that setting up is thought to be, in thousandths: a guess between pairs that are drawn
/// nearly everywhere, where it is almost all, and those won nearly everywhere, where it is the smaller part.
const SETTING_UP: u64 = 700;
/// The share of what comes before writing.
const BEFORE_WRITING: u64 = 950;
/// The plies at which going back from the ends is thought to be half done: how many there will be is not known.
const HALF_OF_PLIES: u64 = 12;

/// Columns of a terminal that doesn't say how many it has.
const COLUMNS: usize = 80;

/// How far a plan has come.
#[derive(Debug)]
pub(in crate::cli) struct Progress {
    /// The pairs that there is work on, with their positions.
    plan: Vec<(Pair, u64)>,
    /// Those of them that are done.
    done: Vec<Pair>,
    began: Instant,
    /// The pair for which it was said that another process builds it.
    waits_for: Option<Pair>,
    is_shown: bool,
}

/// What the work is at.
#[derive(Clone, Copy, Debug)]
struct Now {
    pair: Pair,
    stage: Stage,
    done: u64,
    of: u64,
}

impl Progress {
    /// Begins a plan; a line that is written over and over is only for terminals that can do that.
    pub(in crate::cli) fn new(plan: Vec<(Pair, u64)>) -> Self {
        let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
        let is_shown = io::stderr().is_terminal() && !is_dumb;
        Self { plan, done: Vec::new(), began: Instant::now(), waits_for: None, is_shown }
    }

    /// Notes that a pair is done.
    pub(super) fn finish(&mut self, pair: Pair) {
        if !self.done.contains(&pair) {
            self.done.push(pair);
        }
    }

    /// Says something that stays.
    pub(super) fn say(&self, text: &str) {
        self.clear();
        note(text);
    }

    /// Erases the line, before something is written that stays.
    pub(in crate::cli) fn clear(&self) {
        self.write("");
    }

    /// Writes the line in place of the last; where that fails, nobody is there to be told.
    fn write(&self, line: &str) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r{line}\x1b[K");
        }
    }

    /// Shows what the work is at.
    pub(in crate::cli) fn tick(&mut self, monitor: &Monitor) {
        let Some(pair) = monitor.pair() else { return };
        let (stage, (done, of)) = (monitor.stage(), monitor.done());
        if stage == Stage::Waiting && self.waits_for != Some(pair) {
            self.waits_for = Some(pair);
            self.say(&format!("{pair}: another process builds it, and is waited for"));
        }
        if self.is_shown {
            let now = Now { pair, stage, done, of };
            let line = self.line(now, self.began.elapsed());
            let columns = tui::columns().unwrap_or(COLUMNS);
            // A full last column would begin a new line.
            self.write(&line.chars().take(columns.saturating_sub(1)).collect::<String>());
        }
    }

    /// Says how far the work has come after some time.
    fn line(&self, now: Now, elapsed: Duration) -> String {
        let positions = |pair: Pair| {
            self.plan.iter().find(|(planned, _)| *planned == pair).map_or(0, |planned| planned.1)
        };
        let all: u64 = self.plan.iter().map(|planned| planned.1).sum();
        let finished: u64 = self.done.iter().map(|&pair| positions(pair)).sum();
        let in_work =
            if self.done.contains(&now.pair) { 0 } else { positions(now.pair) / 1000 * now.thousandths() };
        let done = (finished + in_work).min(all);
        let share = |of: u64| done.saturating_mul(of).checked_div(all).unwrap_or_default();
        let filled = share(BAR) as usize;
        let empty = BAR as usize - filled;
        let number = (self.done.len() + 1).min(self.plan.len().max(1));
        let mut line = format!(
            "{}  {number} of {}  {:<10}  [{}{}]  {:>2} %",
            now.pair,
            self.plan.len().max(1),
            now.stage_in_words(),
            "#".repeat(filled),
            "-".repeat(empty),
            share(100)
        );
        let seconds = elapsed.as_secs_f64();
        // Before that, there is nothing to reckon with.
        if done > 0 && seconds >= 0.5 {
            let left = seconds * (all - done) as f64 / done as f64;
            let millions = done as f64 / seconds / 1e6;
            let left = Clock(Duration::from_secs_f64(left));
            line += &format!("  {millions:.1} M positions/s  {left} left");
        }
        line
    }
}

impl Now {
    /// Returns how much of the work on the pair is done.
    fn thousandths(self) -> u64 {
        let within = |from: u64, to: u64| {
            from + self.done.saturating_mul(to - from).checked_div(self.of).unwrap_or_default().min(to - from)
        };
        match self.stage {
            Stage::Waiting => 0,
            Stage::SettingUp => within(0, SETTING_UP),
            Stage::Propagating { plies } => {
                let plies = u64::from(plies);
                SETTING_UP + (BEFORE_WRITING - SETTING_UP) * plies / (plies + HALF_OF_PLIES)
            }
            Stage::Checking => within(0, 1000),
            Stage::Writing => within(BEFORE_WRITING, 1000),
        }
    }

    fn stage_in_words(self) -> String {
        match self.stage {
            Stage::Waiting => "waiting".to_owned(),
            Stage::SettingUp => "setting up".to_owned(),
            Stage::Propagating { plies } => format!("ply {plies}"),
            Stage::Checking => "checking".to_owned(),
            Stage::Writing => "writing".to_owned(),
        }
    }
}

/// A time as clocks show it: `0:07`, `1:02:03`.
struct Clock(Duration);

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs_f64().ceil() as u64;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")
        } else {
            write!(f, "{minutes}:{seconds:02}")
        }
    }
}

/// Does work on so many threads and shows how far it has come. What it sends is handed to `told`, one by one; a signal
/// that asks to end stops it by its monitor, and is returned.
///
/// # Errors
///
/// The system gives no threads, or lets nobody listen for signals.
pub(super) fn watch<M: Send, T: Send>(
    mut progress: Progress,
    monitor: &Monitor,
    threads: Threads,
    work: impl FnOnce(&Sender<M>) -> T + Send,
    mut told: impl FnMut(&mut Progress, M),
) -> Result<(T, Signal), Failure> {
    let signal = Signal::listen()
        .map_err(|error| Failure::input(format!("signals can't be listened for: {error}")))?;
    let (sender, receiver) = mpsc::channel();
    let done = thread::scope(|scope| {
        // With the work ends the sender, and so the loop.
        let work = scope.spawn(move || in_pool(threads.number(), || work(&sender)));
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(message) => told(&mut progress, message),
                Err(RecvTimeoutError::Timeout) => progress.tick(monitor),
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if signal.has_come() {
                monitor.stop();
            }
        }
        progress.clear();
        work.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked))
    });
    Ok((done.map_err(|error| Failure::input(&error))?, signal))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(text: &str) -> Pair {
        text.parse().unwrap()
    }

    fn progress() -> Progress {
        let plan = [("3-3", 1_000_000), ("4-3", 9_000_000)];
        Progress {
            plan: plan.map(|(text, positions)| (pair(text), positions)).to_vec(),
            done: Vec::new(),
            began: Instant::now(),
            waits_for: None,
            is_shown: false,
        }
    }

    #[test]
    fn the_line_says_pair_stage_share_speed_and_time_left() {
        let mut progress = progress();
        let now = |text, stage, done, of| Now { pair: pair(text), stage, done, of };
        let second = Duration::from_secs(1);
        let line = progress.line(now("3-3", Stage::SettingUp, 0, 0), Duration::ZERO);
        assert_eq!(line, "3-3  1 of 2  setting up  [----------]   0 %");
        progress.finish(pair("3-3"));
        progress.finish(pair("3-3"));
        let line = progress.line(now("4-3", Stage::SettingUp, 50, 100), 2 * second);
        assert_eq!(line, "4-3  2 of 2  setting up  [####------]  41 %  2.1 M positions/s  0:03 left");
        let line = progress.line(now("4-3", Stage::Propagating { plies: 12 }, 3, 100), 4000 * second);
        assert_eq!(line, "4-3  2 of 2  ply 12      [########--]  84 %  0.0 M positions/s  12:28 left");
        progress.finish(pair("4-3"));
        let line = progress.line(now("4-3", Stage::Writing, 100, 100), second);
        assert_eq!(line, "4-3  2 of 2  writing     [##########]  100 %  10.0 M positions/s  0:00 left");
    }

    #[test]
    fn work_on_a_pair_that_was_not_planned_is_shown_too() {
        let mut progress = progress();
        progress.plan.clear();
        let now = Now { pair: pair("3-3"), stage: Stage::Checking, done: 1, of: 2 };
        assert_eq!(progress.line(now, Duration::from_secs(9)), "3-3  1 of 1  checking    [----------]   0 %");
    }

    #[test]
    fn what_is_done_of_a_pair_only_grows() {
        let stages = [Stage::SettingUp, Stage::Propagating { plies: 0 }, Stage::Propagating { plies: 1 }];
        let stages = stages.into_iter().chain([Stage::Propagating { plies: 253 }, Stage::Writing]);
        let mut last = 0;
        for (stage, done) in stages.flat_map(|stage| [(stage, 0), (stage, 1), (stage, 2), (stage, 3)]) {
            let thousandths = Now { pair: pair("3-3"), stage, done, of: 2 }.thousandths();
            assert!(last <= thousandths && thousandths <= 1000, "{stage:?} {done}: {last} {thousandths}");
            last = thousandths;
        }
        assert_eq!(last, 1000);
    }

    #[test]
    fn clocks_show_hours_where_there_are_any() {
        let texts = [0.0, 59.2, 60.0, 3599.0, 3723.0]
            .map(|seconds| Clock(Duration::from_secs_f64(seconds)).to_string());
        assert_eq!(texts, ["0:00", "1:00", "1:00", "59:59", "1:02:03"]);
    }
}
