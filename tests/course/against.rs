//! Steps that are played against the best defence, for learners who are not there.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use malom::chance::Chance;
use malom::content::{Content, PuzzleGoal};
use malom::proof::Shelf;
use malom::rules::{Color, Turn};
use malom::solver::{Limits, Monitor, Pair, Tables, Value};
use malom::tutor::{Ask, PuzzleCommand, PuzzleMode, PuzzleSession, Session, TableJudge};

/// How far a position is searched that no table knows.
pub(crate) const LIMITS: Limits = Limits { plies: 5, nodes: 50_000 };

/// The small tables that the steps of the course need.
static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let shelf = Shelf::new(Some(&Path::new(env!("CARGO_TARGET_TMPDIR")).join("course-tables")));
    let content = Content::embedded().into_result().unwrap();
    for puzzle in content.lessons().iter().flat_map(|lesson| &lesson.steps).filter_map(|step| step.puzzle()) {
        for start in &puzzle.starts {
            let [one, other] = Color::ALL.map(|color| start.position.stones(color).len() as u8);
            let Some(tables) = shelf.tables(puzzle.rules) else { continue };
            let reached = |pair: &&Pair| {
                pair.larger() + pair.smaller() <= Tables::SMALL
                    && (pair.larger() <= one.max(other) && pair.smaller() <= one.min(other))
            };
            for &pair in tables.pairs().iter().filter(reached) {
                tables.build(pair, &Monitor::default()).unwrap();
            }
        }
    }
    shelf
});

/// The folder of those tables.
pub(crate) fn tables() -> PathBuf {
    SHELF.folder()
}

/// A step as it is played, with who knows what each turn is worth.
pub(super) struct Against {
    pub(super) puzzle: PuzzleSession,
    judge: TableJudge,
}

impl Against {
    pub(super) fn begin(session: &Session, seed: u64) -> Option<Self> {
        let puzzle = session.begin_puzzle(seed)?;
        let tables = SHELF.tables(puzzle.rules());
        let judge = TableJudge::new(puzzle.puzzle(), tables, LIMITS);
        Some(Self { puzzle, judge })
    }

    /// Gives a command, and the answers that come of it.
    pub(super) fn command(&mut self, session: &mut Session, command: PuzzleCommand) {
        self.puzzle.command(command);
        while *self.puzzle.mode() == PuzzleMode::Thinking {
            let ask = self.puzzle.ask().unwrap();
            let answer = ask.answer(self.puzzle.rules(), &mut self.judge, &Monitor::default()).unwrap();
            self.puzzle.answered(answer);
        }
        session.take_from(&mut self.puzzle);
    }

    pub(super) fn play(&mut self, session: &mut Session, turn: Turn) {
        turn.actions().for_each(|action| self.command(session, PuzzleCommand::Act(action)));
    }

    /// The turns that keep the goal best.
    fn best(&mut self) -> Vec<Turn> {
        let ask = Ask { position: self.puzzle.position(), quiet: 0, counts_holding: false };
        let answer = ask.answer(self.puzzle.rules(), &mut self.judge, &Monitor::default()).unwrap();
        let turns = answer.solution.turns;
        let best = turns.iter().map(|turn| turn.bounds.least).max().unwrap();
        let best = match self.puzzle.puzzle().goal {
            PuzzleGoal::Hold { .. } => best.min(Value::Draw),
            _ => best,
        };
        turns.iter().filter(|turn| turn.bounds.least >= best).map(|turn| turn.turn).collect()
    }

    /// Plays as who knows, to the end.
    pub(super) fn solve(&mut self, session: &mut Session) {
        while *self.puzzle.mode() == PuzzleMode::Asking {
            let turn = self.best()[0];
            self.play(session, turn);
        }
    }

    /// Takes back a turn that is only talked about, or the last.
    pub(super) fn undo(&mut self, session: &mut Session) {
        self.command(session, PuzzleCommand::Undo);
    }

    /// Plays a turn at random.
    pub(super) fn guess(&mut self, session: &mut Session, chance: &mut Chance) {
        let turns = self.puzzle.position().legal_turns(self.puzzle.rules());
        let turn = turns[chance.below(turns.len())];
        self.play(session, turn);
    }
}
