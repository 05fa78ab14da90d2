//! Work in threads: what is found comes back to the screen, which meanwhile goes on.

use std::sync::Arc;
use std::thread;

use cursive::{CbSink, Cursive};

use crate::belief::Misconception;
use crate::content::Puzzle;
use crate::drill;
use crate::rules::Rules;
use crate::solver::{Pair, Stage};
use crate::tutor::{Analyst, PuzzleSession};

use super::Play;
use super::view::{ROOT, Root};

/// How often the screen is drawn anew while there is work to tell of, a second.
const TICKS: u32 = 8;

/// Has the screen be drawn anew by itself, as long as there is work whose progress it shows.
pub(super) fn tick(root: &mut Cursive, is_working: bool) {
    root.set_fps(if is_working { TICKS } else { 0 });
}

/// Tells one piece of work from those before it, of which reports may still be on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Job(u64);

/// Where work is started.
pub(super) struct Bench {
    play: Play,
    /// The way back to the interface's thread.
    sink: CbSink,
    /// How much work was started.
    started: u64,
}

impl Bench {
    pub(super) const fn new(play: Play, sink: CbSink) -> Self {
        Self { play, sink, started: 0 }
    }

    /// Returns what varies the defence, where that was asked for.
    pub(super) const fn seed(&self) -> Option<u64> {
        self.play.seed
    }

    /// Starts to make the questions of a drill.
    pub(super) fn make_drill(&mut self, belief: Misconception, rules: &'static Rules, seed: u64) -> Job {
        self.started += 1;
        let (job, sink) = (Job(self.started), self.sink.clone());
        thread::spawn(move || {
            let made = drill::make(belief, rules, seed);
            // Where the program has ended, nobody waits for it.
            let _ = sink.send(Box::new(move |root: &mut Cursive| {
                let is_working = root.call_on_name(ROOT, |view: &mut Root| view.drill_made(job, made));
                tick(root, is_working.unwrap_or(false));
            }));
        });
        job
    }

    /// Starts to find out what a puzzle's positions are worth.
    pub(super) fn start(&mut self, puzzle: &Arc<Puzzle>) -> Work {
        self.started += 1;
        let (job, sink) = (Job(self.started), self.sink.clone());
        let report = move |report| {
            // Where the program has ended, nobody waits for it.
            let _ = sink.send(Box::new(move |root: &mut Cursive| {
                let is_working = root.call_on_name(ROOT, |view: &mut Root| view.report(job, report));
                tick(root, is_working.unwrap_or(false));
            }));
        };
        let analyst = Analyst::start(Arc::clone(puzzle), self.play.tables.clone(), self.play.limits, report);
        Work { job, analyst: Some(analyst), state: State::Preparing }
    }
}

/// What a thread is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It looks what tables there are.
    Preparing,
    /// It builds a table.
    Building(Pair),
    /// It answers, or waits to be asked.
    Ready,
}

/// The work on one puzzle. Dropped, it stops.
pub(super) struct Work {
    job: Job,
    analyst: Option<Analyst>,
    state: State,
}

impl Work {
    pub(super) const fn job(&self) -> Job {
        self.job
    }

    pub(super) const fn state(&self) -> State {
        self.state
    }

    pub(super) const fn set_state(&mut self, state: State) {
        self.state = state;
    }

    /// Asks what a session wants to know next.
    pub(super) fn ask(&mut self, session: &PuzzleSession) {
        if let Some(analyst) = &mut self.analyst {
            analyst.ask(session.ask());
        }
    }

    /// Returns what the building of a table is doing, and how much of that is done, in percent.
    pub(super) fn progress(&self) -> Option<(Stage, u64)> {
        let monitor = self.analyst.as_ref()?.monitor();
        let (done, of) = monitor.done();
        Some((monitor.stage(), (done * 100).checked_div(of).unwrap_or(0).min(100)))
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        // A thread stops soon, but not at once; waiting for it is no business of the interface.
        if let Some(analyst) = self.analyst.take() {
            thread::spawn(move || drop(analyst));
        }
    }
}
