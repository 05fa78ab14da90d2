//! What the store keeps of misconceptions.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ValueRef};
use rusqlite::{Connection, Transaction, params};

use super::{Attempt, NotKept, Stamp, Store, Unreadable};
use crate::belief::{Evidence, Misconception, Speaks, Tally};

/// What says how a learner stands with one misconception: its latest evidence, the last first.
const LATEST: &str =
    "SELECT id, session, n, speaks, answers FROM belief WHERE misconception = ? ORDER BY id DESC LIMIT ?";

/// Where a learner has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked<'a> {
    /// In a lesson.
    Lesson {
        /// Its id.
        lesson: &'a str,
        /// The step's id.
        step: &'a str,
    },
    /// In a drill.
    Drill {
        /// What is drilled.
        misconception: Misconception,
        /// What names the position.
        step: &'a str,
    },
    /// In a puzzle.
    Puzzle {
        /// Its id.
        puzzle: &'a str,
    },
}

impl Store {
    /// Adds an answer in a lesson to the log, and what it says of misconceptions, in one transaction.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn record_answer(&mut self, attempt: &Attempt<'_>, evidence: &[Evidence]) -> Result<(), NotKept> {
        let stamp = self.stamp();
        let asked = Asked::Lesson { lesson: attempt.lesson, step: attempt.step };
        self.write(|transaction| {
            super::log_attempt(transaction, &stamp, attempt)?;
            log(transaction, &stamp, asked, evidence)
        })
    }

    /// Adds what an answer elsewhere says of misconceptions.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn record_evidence(&mut self, asked: Asked<'_>, evidence: &[Evidence]) -> Result<(), NotKept> {
        if evidence.is_empty() {
            return Ok(());
        }
        let stamp = self.stamp();
        self.write(|transaction| log(transaction, &stamp, asked, evidence))
    }

    /// Reads how likely the learner holds each misconception, by the latest answers.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn tally(&self) -> Result<Tally, Unreadable> {
        self.read(tally)
    }
}

/// Reads the tally.
pub(super) fn tally(connection: &Connection) -> rusqlite::Result<Tally> {
    let mut statement = connection.prepare_cached(LATEST)?;
    let mut rows: Vec<(i64, i64, Evidence)> = Vec::new();
    for misconception in Misconception::ALL {
        let latest = statement.query_map(params![misconception.token(), Tally::WINDOW as i64], |row| {
            // The name of the row in every copy, mixed to a number.
            let answer = row.get::<_, i64>(1)?.wrapping_add(row.get(2)?);
            let evidence = Evidence { misconception, speaks: row.get(3)?, answers: row.get(4)? };
            Ok((row.get(0)?, answer, evidence))
        })?;
        for row in latest {
            rows.push(row?);
        }
    }
    rows.sort_unstable_by_key(|(id, _, _)| *id);
    let mut tally = Tally::default();
    for (_, answer, evidence) in rows {
        tally.add(answer, &[evidence]);
    }
    Ok(tally)
}

fn log(
    transaction: &Transaction<'_>,
    stamp: &Stamp,
    asked: Asked<'_>,
    evidence: &[Evidence],
) -> rusqlite::Result<()> {
    let (place, item, step) = match asked {
        Asked::Lesson { lesson, step } => ("lesson", lesson, step),
        Asked::Drill { misconception, step } => ("drill", misconception.token(), step),
        Asked::Puzzle { puzzle } => ("puzzle", puzzle, ""),
    };
    let mut insert = transaction.prepare_cached(
        "INSERT INTO belief (session, n, at, place, item, step, misconception, speaks, answers)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for Evidence { misconception, speaks, answers } in evidence {
        let (misconception, speaks) = (misconception.token(), speaks.token());
        insert.execute(params![
            stamp.session,
            stamp.n,
            stamp.at,
            place,
            item,
            step,
            misconception,
            speaks,
            answers
        ])?;
    }
    Ok(())
}

impl FromSql for Speaks {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Speaks::from_token(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_are_read_without_the_rest() {
        let store = Store::in_memory();
        let mut statement = store.connection.prepare(&format!("EXPLAIN QUERY PLAN {LATEST}")).unwrap();
        let plan: Vec<String> = statement
            .query_map(params!["", 1], |row| row.get("detail"))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        assert_eq!(plan, ["SEARCH belief USING INDEX belief_latest (misconception=?)"]);
    }
}
