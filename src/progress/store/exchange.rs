//! Taking a learner's data out of a store, and into another one: versioned JSON, a row a line.

mod read;

use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, Write};

use rusqlite::types::ValueRef;
use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior};

use super::puzzles::rate_anew;
use super::reviews::remember_anew;
use super::tables::{Column, DERIVED, Holds, KEPT, columns};
use super::{Cause, NotKept, Store, Unreadable, commit};
use crate::training::Day;

/// The version of the form that [`Store::export`] writes, and the newest that [`Store::import`] reads.
pub const EXPORT_VERSION: u64 = 1;

/// What an import has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Rows that are new here.
    pub added: usize,
    /// Rows that were here already, or that yield to what is here.
    pub known: usize,
}

/// Why nothing was imported.
#[derive(Debug)]
pub enum ImportError {
    /// What was read is no export, or is broken.
    Broken {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong, and what was expected.
        fault: String,
    },
    /// The file takes no data.
    NotKept(NotKept),
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken { line, column, fault } => write!(f, "{line}:{column}: {fault}"),
            Self::NotKept(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Broken { .. } => None,
            Self::NotKept(error) => Some(error),
        }
    }
}

/// Why an export was not written.
#[derive(Debug)]
pub enum ExportError {
    /// The store can't be read.
    Unreadable(Unreadable),
    /// The output can't be written.
    Write(io::Error),
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Write(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unreadable(error) => Some(error),
            Self::Write(error) => Some(error),
        }
    }
}

impl From<io::Error> for ExportError {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}

impl Store {
    /// Writes everything that the learner has done and where they are, as JSON:
    /// `{"malom": "progress", "version": 1, "tables": {"attempt": [{…}, …], …}}`. Tables and columns are those of the file;
    /// what is derived from them is left out, and so is a value that is missing.
    ///
    /// # Errors
    /// [`ExportError`] where the file can't be read or the output not be written.
    pub fn export(&self, out: &mut impl Write) -> Result<(), ExportError> {
        let unreadable =
            |cause| ExportError::Unreadable(Unreadable { path: self.path().to_path_buf(), cause });
        // One transaction, so that all tables are of one moment.
        let transaction = self.connection.unchecked_transaction().map_err(unreadable)?;
        write!(out, "{{\n\"malom\": \"progress\",\n\"version\": {EXPORT_VERSION},\n\"tables\": {{")?;
        for (index, table) in KEPT.iter().enumerate() {
            let between = if index == 0 { "" } else { "," };
            write!(out, "{between}\n\"{}\": [", table.name)?;
            let columns = columns(&transaction, table.name).map_err(unreadable)?;
            let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
            let order = if table.is_log { "id".to_owned() } else { table.key.join(", ") };
            let query = format!(
                "SELECT {} FROM {} WHERE {} ORDER BY {order}",
                names.join(", "),
                table.name,
                table.only.unwrap_or("true"),
            );
            let mut statement = transaction.prepare(&query).map_err(unreadable)?;
            let mut rows = statement.query([]).map_err(unreadable)?;
            let mut first = true;
            while let Some(row) = rows.next().map_err(unreadable)? {
                let mut line = String::new();
                for (index, column) in columns.iter().enumerate() {
                    if let Some(value) = value(column, row.get_ref(index).map_err(unreadable)?) {
                        let between = if line.is_empty() { "" } else { ", " };
                        line.push_str(&format!("{between}\"{}\": {value}", column.name));
                    }
                }
                write!(out, "{}\n{{{line}}}", if first { "" } else { "," })?;
                first = false;
            }
            write!(out, "]")?;
        }
        out.write_all(b"\n}\n}\n")?;
        out.flush()?;
        Ok(())
    }

    /// Takes in what an export holds: adds the rows that are not here, so that importing the same twice changes nothing,
    /// and leaves alone what is here. All is taken, or nothing.
    ///
    /// # Errors
    /// [`ImportError`]; then the store is as it was.
    pub fn import(&mut self, text: &str) -> Result<Imported, ImportError> {
        if !self.keeping() {
            return Err(ImportError::NotKept(self.keeps_nothing()));
        }
        read::head(text)?;
        let failed = |path: &std::path::Path, cause: rusqlite::Error| {
            ImportError::NotKept(NotKept { path: path.to_path_buf(), cause: cause.into() })
        };
        let path = self.path.clone();
        let tomorrow = self.clock.tomorrow();
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(|error| failed(&path, error))?;
        let imported = read::tables(&transaction, text).map_err(|error| match error {
            read::Fault::Broken(error) => error,
            read::Fault::Database(error) => failed(&path, error),
        })?;
        let finish = |transaction: Transaction<'_>| {
            if imported.added > 0 {
                derive(&transaction, tomorrow)?;
            }
            transaction.commit()
        };
        finish(transaction).map_err(|error| failed(&path, error))?;
        Ok(imported)
    }

    /// Forgets what the learner has done: of a lesson its place, its stars and its attempts, without one everything.
    /// What belongs to the screen (the language, colours) stays.
    ///
    /// # Errors
    /// [`NotKept`] where the file takes no change; then it is as it was.
    pub fn reset(&mut self, lesson: Option<&str>) -> Result<(), NotKept> {
        if !self.keeping() {
            return Err(self.keeps_nothing());
        }
        let change = |transaction: &Transaction<'_>| -> rusqlite::Result<()> {
            // What refers to others goes first.
            for table in KEPT.iter().rev() {
                match lesson {
                    None => transaction
                        .execute(
                            &format!("DELETE FROM {} WHERE {}", table.name, table.only.unwrap_or("true")),
                            [],
                        )
                        .map(drop)?,
                    Some(lesson) if table.of_lesson => transaction
                        .execute(&format!("DELETE FROM {} WHERE lesson = ?", table.name), [lesson])
                        .map(drop)?,
                    Some(_) => {}
                }
            }
            for (table, column) in DERIVED {
                match (lesson, column) {
                    (None, _) => transaction.execute(&format!("DELETE FROM {table}"), []).map(drop)?,
                    (Some(lesson), Some(column)) => transaction
                        .execute(&format!("DELETE FROM {table} WHERE {column} = ?"), [lesson])
                        .map(drop)?,
                    (Some(_), None) => {}
                }
            }
            Ok(())
        };
        commit(&mut self.connection, change)
            .map_err(|error| NotKept { path: self.path.clone(), cause: error.into() })
    }

    /// The error of a change that this store would only make in memory.
    fn keeps_nothing(&self) -> NotKept {
        let read_only = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_READONLY);
        let cause = Cause::Database(rusqlite::Error::SqliteFailure(read_only, None));
        NotKept { path: self.path.clone(), cause }
    }
}

/// Writes a value as JSON; `None` where there is none.
fn value(column: &Column, value: ValueRef<'_>) -> Option<String> {
    match (column.holds, value) {
        (_, ValueRef::Null) => None,
        // The bits of the number are its name, whatever its sign.
        (Holds::Name, ValueRef::Integer(number)) => Some(format!("\"{number:016x}\"")),
        (_, ValueRef::Integer(number)) => Some(number.to_string()),
        (_, ValueRef::Real(number)) => serde_json::to_string(&number).ok(),
        (_, ValueRef::Text(text) | ValueRef::Blob(text)) => {
            serde_json::to_string(&String::from_utf8_lossy(text)).ok()
        }
    }
}

/// Finds anew what depends on the order of the log, after rows of another copy were added to it.
fn derive(transaction: &Transaction<'_>, tomorrow: Day) -> rusqlite::Result<()> {
    rate_anew(transaction)?;
    remember_anew(transaction, tomorrow)?;
    // Two copies were practised with beside each other, so that the days are put in their own order.
    transaction.execute_batch(
        "DELETE FROM practice;
         INSERT INTO practice (day)
         SELECT DISTINCT day FROM puzzle_attempt WHERE outcome <> 'given-up' ORDER BY day;",
    )
}

/// Tells whether an error is about what was to be written, and not about where.
fn is_about_data(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch) | None)
}

/// Reads which lessons were begun here.
fn begun(connection: &Connection) -> rusqlite::Result<BTreeSet<String>> {
    connection.prepare("SELECT lesson FROM lesson")?.query_map([], |row| row.get(0))?.collect()
}
