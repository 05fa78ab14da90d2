//! A judge in a thread: it builds the small tables that a puzzle needs, then answers what it is asked.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

use crate::content::Puzzle;
use crate::solver::{BuildError, Ground, Index, Limits, Monitor, Pair, Tables};

use super::ask::{Answer, Ask};
use super::judge::{JudgeFault, TableJudge, pairs_needed};

/// What a thread reports, from inside that thread.
#[derive(Debug)]
pub enum Report {
    /// It begins to build the tables of a pair that are missing; [`Analyst::monitor`] tells how far it has come.
    Building(Pair),
    /// A table could not be built. What it would tell is searched for.
    NotBuilt(BuildError),
    /// Everything is there that there will be.
    Ready,
    /// An answer.
    Answered(Box<Answer>),
    /// There is no answer.
    Failed(Ask, JudgeFault),
}

/// A thread that knows what positions of a puzzle are worth. Dropping it stops its work.
#[derive(Debug)]
pub struct Analyst {
    asks: Option<Sender<Ask>>,
    /// What was asked last.
    asked: Option<Ask>,
    monitor: Arc<Monitor>,
    thread: Option<JoinHandle<()>>,
}

impl Analyst {
    /// Starts the thread. Tables that are missing are built in `folder`; without one, or by rules for which there are no
    /// tables, everything is searched. `report` is called in the thread.
    #[must_use]
    pub fn start(
        puzzle: Arc<Puzzle>,
        folder: Option<PathBuf>,
        limits: Limits,
        mut report: impl FnMut(Report) + Send + 'static,
    ) -> Self {
        let (asks, asked) = mpsc::channel::<Ask>();
        let monitor = Arc::new(Monitor::default());
        let watched = Arc::clone(&monitor);
        let thread = thread::spawn(move || {
            let monitor = &*watched;
            let tables = folder.and_then(|folder| {
                let ground = Ground::new(puzzle.rules).ok()?;
                Some(Arc::new(Tables::open(Index::new(ground), &folder)))
            });
            if let Some(tables) = &tables
                && !build(&puzzle, tables, monitor, &mut report)
            {
                return;
            }
            report(Report::Ready);
            let mut judge = TableJudge::new(&puzzle, tables, limits);
            while let Ok(mut ask) = asked.recv() {
                // What was asked before the latest is wanted no more, or is asked again.
                while let Ok(later) = asked.try_recv() {
                    ask = later;
                }
                match ask.answer(puzzle.rules, &mut judge, monitor) {
                    Ok(answer) => report(Report::Answered(Box::new(answer))),
                    Err(JudgeFault::Stopped) => return,
                    Err(fault) => report(Report::Failed(ask, fault)),
                }
            }
        });
        Self { asks: Some(asks), asked: None, monitor, thread: Some(thread) }
    }

    /// Asks what a session wants to know ([`PuzzleSession::ask`](super::PuzzleSession::ask)), unless that is just what was
    /// asked last; to be called after each command and each answer. The answer comes as a [`Report`].
    pub fn ask(&mut self, ask: Option<Ask>) {
        if let Some(ask) = ask.filter(|_| self.asked != ask) {
            self.asked = Some(ask);
            // Only a thread that was stopped, or has panicked, hears nothing; then nothing comes.
            let _ = self.asks.as_ref().map(|asks| asks.send(ask));
        }
    }

    /// Returns what tells how far the building of a table has come.
    #[must_use]
    pub fn monitor(&self) -> &Monitor {
        &self.monitor
    }
}

impl Drop for Analyst {
    fn drop(&mut self) {
        self.monitor.stop();
        self.asks = None;
        // Whoever drops it from its own report can't wait for it.
        if let Some(thread) = self.thread.take().filter(|it| it.thread().id() != thread::current().id()) {
            let _ = thread.join();
        }
    }
}

/// Builds what is missing; tells whether to go on.
fn build(puzzle: &Puzzle, tables: &Tables, monitor: &Monitor, report: &mut impl FnMut(Report)) -> bool {
    for wanted in pairs_needed(puzzle, tables) {
        let missing: Vec<Pair> = tables
            .plan(&[wanted])
            .map(|planned| planned.pair)
            .filter(|&pair| !matches!(tables.table(pair), Ok(Some(_))))
            .collect();
        for pair in missing {
            report(Report::Building(pair));
            match tables.build(pair, monitor) {
                Ok(_) => {}
                Err(BuildError::Stopped) => return false,
                Err(error) => {
                    report(Report::NotBuilt(error));
                    break;
                }
            }
        }
    }
    true
}
