//! The store of one learner.

mod beliefs;
mod exchange;
mod memory;
mod open;
mod puzzles;
mod record;
mod reviews;
mod schema;
mod tables;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::{Cause, Clock, NotKept, Notice, Profile, Unreadable};
pub use beliefs::Asked;
pub use exchange::{EXPORT_VERSION, ExportError, ImportError, Imported};
pub use record::{
    Attempt, Credit, LessonSummary, Outcome, Place, Stars, StepState, StepTally, UtcSeconds, Verdict,
};

/// What the home page asks. It reads the summary, whose length is that of the course.
const SUMMARIES: &str =
    "SELECT lesson, stars, finished, place.step FROM lesson LEFT JOIN place USING (lesson) ORDER BY lesson";

/// What one learner has done, and where they are.
///
/// Several stores, in one program or in many, may have the same file open; every write is a transaction and waits its
/// turn. The first write that fails takes the store into memory for good: it returns [`NotKept`], and it and all later
/// ones still hold for as long as this store lives.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    keeping: bool,
    /// Names this run of the program in the logs; drawn at random, so that no two copies of a file share one.
    session: i64,
    /// The number of the next log row within the session.
    next: u32,
    clock: Clock,
}

/// A store, and what the learner must be told about it.
#[derive(Debug)]
pub struct Opened {
    /// The store.
    pub store: Store,
    /// What happened on opening, in order; mostly nothing.
    pub notices: Vec<Notice>,
}

impl Store {
    /// Opens the learner's file in `folder`; makes folder and file where there are none.
    ///
    /// It never fails: what can't be used is set aside, and where nothing can be kept the store is in memory. The
    /// notices say so.
    pub fn open(folder: &Path, profile: &Profile) -> Opened {
        let path = file(folder, profile);
        let open::Ready { connection, keeping, notices } = open::open(&path);
        Opened { store: Store::new(connection, path, keeping), notices }
    }

    /// Reads a setting from the learner's file as it lies there: none is made, checked or set aside. `None` where it
    /// was never set or can't be read.
    pub fn saved_setting(folder: &Path, profile: &Profile, key: &str) -> Option<String> {
        memory::ask(&file(folder, profile), |connection| setting(connection, key))?
    }

    /// Looks into a learner's file as it lies there, for those who only read: what is returned is a copy in memory, and
    /// nothing is made, checked or set aside. `None` where there is no such file or it can't be read.
    pub fn look(folder: &Path, profile: &Profile) -> Option<Store> {
        let path = file(folder, profile);
        Some(Store::new(memory::look(&path)?, path, false))
    }

    /// Makes an empty store that keeps nothing.
    pub fn in_memory() -> Store {
        Store::new(memory::empty(), PathBuf::from(":memory:"), false)
    }

    fn new(connection: Connection, path: PathBuf, keeping: bool) -> Store {
        let session = connection
            .query_row("SELECT random()", [], |row| row.get(0))
            .expect("a query without tables reads no file");
        Store { connection, path, keeping, session, next: 0, clock: Clock::default() }
    }

    /// Has another clock tell the time.
    pub fn set_clock(&mut self, clock: Clock) {
        self.clock = clock;
    }

    /// The clock that tells the time.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether what is written outlives this store.
    pub fn keeping(&self) -> bool {
        self.keeping
    }

    /// The learner's file; `:memory:` where there never was one.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds an answer to the log.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn record_attempt(&mut self, attempt: &Attempt<'_>) -> Result<(), NotKept> {
        let stamp = self.stamp();
        self.write(|transaction| log_attempt(transaction, &stamp, attempt))
    }

    /// Adds the end of a step to the log.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn record_outcome(&mut self, outcome: &Outcome<'_>) -> Result<(), NotKept> {
        let Stamp { session, n, at } = self.stamp();
        let Outcome { lesson, step, credit, wrong, hints } = outcome;
        self.write(|transaction| {
            transaction
                .prepare_cached(
                    "INSERT INTO outcome (session, n, at, lesson, step, credit, wrong, hints)
                     VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                )?
                .execute(params![session, n, at, lesson, step, credit, wrong, hints])
                .map(drop)
        })
    }

    /// Adds the end of a lesson to the log and clears the place inside it. The summary keeps the most stars and the
    /// last time.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn finish_lesson(&mut self, lesson: &str, stars: Stars) -> Result<(), NotKept> {
        let Stamp { session, n, at } = self.stamp();
        self.write(|transaction| {
            transaction.execute(
                "INSERT INTO finish (session, n, at, lesson, stars) VALUES (?, ?, ?, ?, ?)",
                params![session, n, at, lesson, stars],
            )?;
            clear_place(transaction, lesson)
        })
    }

    /// Sums up every lesson that was begun, by its id; one that is missing was not.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn lesson_summaries(&self) -> Result<BTreeMap<String, LessonSummary>, Unreadable> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(SUMMARIES)?;
            let rows = statement.query_map([], |row| {
                let summary =
                    LessonSummary { stars: row.get(1)?, finished: row.get(2)?, resume_at: row.get(3)? };
                Ok((row.get(0)?, summary))
            })?;
            rows.collect()
        })
    }

    /// Counts the steps of every lesson that was begun, by its id.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn tallies(&self) -> Result<BTreeMap<String, StepTally>, Unreadable> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached("SELECT lesson, steps, clean FROM lesson")?;
            let rows = statement.query_map([], |row| {
                Ok((row.get(0)?, StepTally { steps: row.get(1)?, clean: row.get(2)? }))
            })?;
            rows.collect()
        })
    }

    /// Sets a setting.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn set_setting(&mut self, key: &str, value: &str) -> Result<(), NotKept> {
        self.write(|transaction| {
            transaction
                .execute(
                    "INSERT INTO setting (key, value) VALUES (?, ?)
                     ON CONFLICT DO UPDATE SET value = excluded.value",
                    [key, value],
                )
                .map(drop)
        })
    }

    /// Reads a setting; `None` where it was never set.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn setting(&self, key: &str) -> Result<Option<String>, Unreadable> {
        self.read(|connection| setting(connection, key))
    }

    /// Saves the place inside a lesson, instead of the one before.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn save_place(&mut self, lesson: &str, place: &Place) -> Result<(), NotKept> {
        self.write(|transaction| {
            clear_place(transaction, lesson)?;
            transaction
                .prepare_cached("INSERT INTO place (lesson, step) VALUES (?, ?)")?
                .execute([lesson, place.step.as_str()])?;
            let mut insert = transaction.prepare_cached(
                "INSERT INTO place_step (lesson, step, wrong, hints, credit) VALUES (?, ?, ?, ?, ?)",
            )?;
            for (step, state) in &place.steps {
                insert.execute(params![lesson, step, state.wrong, state.hints, state.solved])?;
            }
            Ok(())
        })
    }

    /// Reads the place inside a lesson; `None` where the learner is not in the middle of it.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn place(&self, lesson: &str) -> Result<Option<Place>, Unreadable> {
        self.read(|connection| {
            // One transaction, so that another instance can't save a place between the two queries.
            let transaction = connection.unchecked_transaction()?;
            let step = transaction
                .query_row("SELECT step FROM place WHERE lesson = ?", [lesson], |row| row.get(0))
                .optional()?;
            let Some(step) = step else { return Ok(None) };
            let mut statement = transaction
                .prepare_cached("SELECT step, wrong, hints, credit FROM place_step WHERE lesson = ?")?;
            let rows = statement.query_map([lesson], |row| {
                Ok((row.get(0)?, StepState { wrong: row.get(1)?, hints: row.get(2)?, solved: row.get(3)? }))
            })?;
            Ok(Some(Place { step, steps: rows.collect::<Result<_, _>>()? }))
        })
    }

    /// Makes a change in one transaction; where the file does not take it, in memory instead.
    fn write(&mut self, change: impl Fn(&Transaction<'_>) -> rusqlite::Result<()>) -> Result<(), NotKept> {
        let Err(error) = commit(&mut self.connection, &change) else { return Ok(()) };
        if self.keeping {
            self.keeping = false;
            // Nothing more is written to a file that failed, and the log that stays beside it has the next start check
            // the whole of it. Nothing here may hide the first error, so the later ones are dropped.
            let _ = open::leave_as_is(&self.connection, true);
            self.connection = memory::copy(&self.connection).unwrap_or_else(|_| memory::empty());
            let _ = commit(&mut self.connection, &change);
        }
        Err(NotKept { path: self.path.clone(), cause: error.into() })
    }

    fn read<T>(&self, query: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Unreadable> {
        query(&self.connection).map_err(|cause| Unreadable { path: self.path.clone(), cause })
    }

    /// The next log row's name and time.
    fn stamp(&mut self) -> Stamp {
        let n = self.next;
        self.next += 1;
        Stamp { session: self.session, n, at: self.clock.seconds() }
    }
}

/// What every log row begins with.
struct Stamp {
    session: i64,
    n: u32,
    /// UTC seconds; negative where the clock is set to before 1970.
    at: i64,
}

/// Runs a change in a transaction that asks for the right to write at its start, so that it waits for another
/// instance instead of failing half-way.
fn commit(
    connection: &mut Connection,
    change: impl Fn(&Transaction<'_>) -> rusqlite::Result<()>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    change(&transaction)?;
    transaction.commit()
}

fn log_attempt(transaction: &Transaction<'_>, stamp: &Stamp, attempt: &Attempt<'_>) -> rusqlite::Result<()> {
    transaction
        .prepare_cached(
            "INSERT INTO attempt (session, n, at, lesson, step, answer, verdict, reason, hints)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            stamp.session,
            stamp.n,
            stamp.at,
            attempt.lesson,
            attempt.step,
            attempt.answer,
            attempt.verdict.token(),
            attempt.reason,
            attempt.hints,
        ])
        .map(drop)
}

fn setting(connection: &Connection, key: &str) -> rusqlite::Result<Option<String>> {
    connection.query_row("SELECT value FROM setting WHERE key = ?", [key], |row| row.get(0)).optional()
}

/// Returns the path of a learner's file. It is absolute: SQLite takes a name that begins with `file:` for a URI.
fn file(folder: &Path, profile: &Profile) -> PathBuf {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    folder.join(format!("{profile}.db"))
}

fn clear_place(transaction: &Transaction<'_>, lesson: &str) -> rusqlite::Result<()> {
    // Its steps go with it.
    transaction.prepare_cached("DELETE FROM place WHERE lesson = ?")?.execute([lesson]).map(drop)
}

impl ToSql for Credit {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok((*self == Credit::Earned).into())
    }
}

impl FromSql for Credit {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(if bool::column_result(value)? { Credit::Earned } else { Credit::Lost })
    }
}

impl ToSql for Stars {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.count().into())
    }
}

impl FromSql for Stars {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Stars::new(u8::column_result(value)?).ok_or(FromSqlError::OutOfRange(value.as_i64()?))
    }
}

impl FromSql for UtcSeconds {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(UtcSeconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summaries_are_read_without_the_logs() {
        let store = Store::in_memory();
        let mut statement = store.connection.prepare(&format!("EXPLAIN QUERY PLAN {SUMMARIES}")).unwrap();
        let plan: Vec<String> =
            statement.query_map([], |row| row.get("detail")).unwrap().collect::<Result<_, _>>().unwrap();
        assert_eq!(plan, ["SCAN lesson", "SEARCH place USING PRIMARY KEY (lesson=?) LEFT-JOIN"]);
    }
}
