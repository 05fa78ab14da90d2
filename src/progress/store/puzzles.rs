//! What the store keeps of puzzles.

use rusqlite::Error::FromSqlConversionFailure;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, Type, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::{NotKept, Stamp, Store, Unreadable};
use crate::training::{Attempt, CycleRow, CycleSet, Day, Grade, Outcome, Rating, Standing, Standings, rate};

/// What the list of puzzles asks. It reads the summary, whose length is that of the packs.
const STANDINGS: &str =
    "SELECT puzzle, tries, last, failed, clean, rating, deviation, volatility FROM puzzle ORDER BY puzzle";

/// What the page of the day asks.
const FIRST_OUTCOME: &str =
    "SELECT outcome FROM puzzle_attempt WHERE puzzle = ? AND day = ? ORDER BY id LIMIT 1";

/// What a set in cycles asks.
const CYCLE_ROWS: &str =
    "SELECT cycle, puzzle, outcome, seconds FROM puzzle_attempt WHERE cycle_set = ? ORDER BY id";

impl Store {
    /// Adds an attempt at a puzzle to the log. The first at a puzzle also moves its rating and the learner's, in the same
    /// transaction, so that two instances rate one after the other.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn record_puzzle(&mut self, attempt: &Attempt<'_>) -> Result<(), NotKept> {
        let stamp = self.stamp();
        self.write(|transaction| {
            let known = "SELECT 1 FROM puzzle WHERE puzzle = ?";
            let is_first = !transaction.prepare_cached(known)?.exists([attempt.puzzle])?;
            log(transaction, &stamp, attempt)?;
            if is_first { rate_both(transaction, attempt) } else { Ok(()) }
        })
    }

    /// Reads the learner's rating; [`Rating::START`] where nothing was tried yet.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn rating(&self) -> Result<Rating, Unreadable> {
        self.read(|connection| Ok(learner(connection)?.map_or(Rating::START, |(rating, _)| rating)))
    }

    /// Reads how the learner stands with every puzzle that was tried.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn standings(&self) -> Result<Standings, Unreadable> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(STANDINGS)?;
            let rows = statement.query_map([], |row| {
                let is_rated = row.get_ref(5)? != ValueRef::Null;
                let standing = Standing {
                    tries: row.get(1)?,
                    last: row.get(2)?,
                    failed: row.get(3)?,
                    clean: row.get(4)?,
                    rating: is_rated.then(|| rating(row, 5)).transpose()?,
                };
                Ok((row.get(0)?, standing))
            })?;
            rows.collect()
        })
    }

    /// Reads the days of practice, in the order in which they were kept; no two that follow each other are the same.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn practice_days(&self) -> Result<Vec<Day>, Unreadable> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached("SELECT day FROM practice ORDER BY id")?;
            statement.query_map([], |row| row.get(0))?.collect()
        })
    }

    /// Reads how the first attempt at a puzzle on a day ended; `None` where there was none.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn first_outcome_on(&self, day: Day, puzzle: &str) -> Result<Option<Outcome>, Unreadable> {
        self.read(|connection| {
            connection
                .prepare_cached(FIRST_OUTCOME)?
                .query_row(params![puzzle, day], |row| row.get(0))
                .optional()
        })
    }

    /// Keeps a fixed set of puzzles to be solved in cycles, in their order; a puzzle that is named twice is in it once.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails. The set is then in memory.
    pub fn begin_cycles(&mut self, puzzles: &[String]) -> (CycleSet, Result<(), NotKept>) {
        let Stamp { session, n, at } = self.stamp();
        let key = format!("{session:016x}-{n}");
        let mut set = CycleSet { key, puzzles: Vec::with_capacity(puzzles.len()) };
        for puzzle in puzzles {
            if !set.puzzles.contains(puzzle) {
                set.puzzles.push(puzzle.clone());
            }
        }
        let written = self.write(|transaction| {
            transaction.execute("INSERT INTO cycle_set (key, at) VALUES (?, ?)", params![set.key, at])?;
            let mut insert = transaction
                .prepare("INSERT INTO cycle_set_puzzle (cycle_set, place, puzzle) VALUES (?, ?, ?)")?;
            for (place, puzzle) in (0_i64..).zip(&set.puzzles) {
                insert.execute(params![set.key, place, puzzle])?;
            }
            Ok(())
        });
        (set, written)
    }

    /// Reads the fixed sets, the first made first.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn cycle_sets(&self) -> Result<Vec<CycleSet>, Unreadable> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT cycle_set.key, puzzle
                 FROM cycle_set JOIN cycle_set_puzzle ON cycle_set_puzzle.cycle_set = cycle_set.key
                 ORDER BY cycle_set.rowid, place",
            )?;
            let mut sets: Vec<CycleSet> = Vec::new();
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                let (key, puzzle): (String, String) = (row.get(0)?, row.get(1)?);
                match sets.last_mut().filter(|set| set.key == key) {
                    Some(set) => set.puzzles.push(puzzle),
                    None => sets.push(CycleSet { key, puzzles: vec![puzzle] }),
                }
            }
            Ok(sets)
        })
    }

    /// Reads the attempts in the cycles of a set, in the order of the log.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn cycle_rows(&self, set: &str) -> Result<Vec<CycleRow>, Unreadable> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(CYCLE_ROWS)?;
            let rows = statement.query_map([set], |row| {
                Ok(CycleRow {
                    cycle: row.get(0)?,
                    puzzle: row.get(1)?,
                    outcome: row.get(2)?,
                    seconds: row.get(3)?,
                })
            })?;
            rows.collect()
        })
    }
}

fn log(transaction: &Transaction<'_>, stamp: &Stamp, attempt: &Attempt<'_>) -> rusqlite::Result<()> {
    transaction
        .prepare_cached(
            "INSERT INTO puzzle_attempt (session, n, at, day, puzzle, grade, outcome, seconds, cycle_set, cycle)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            stamp.session,
            stamp.n,
            stamp.at,
            attempt.day,
            attempt.puzzle,
            attempt.grade.number(),
            attempt.outcome,
            attempt.seconds,
            attempt.cycle.map(|cycle| cycle.set),
            attempt.cycle.map(|cycle| cycle.number),
        ])
        .map(drop)
}

/// Finds all ratings anew from the log, in its order.
pub(super) fn rate_anew(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    transaction.execute_batch(
        "DELETE FROM strength; UPDATE puzzle SET rating = NULL, deviation = NULL, volatility = NULL;",
    )?;
    let mut firsts = transaction.prepare(
        "SELECT puzzle, grade, outcome, day FROM puzzle_attempt
         WHERE id IN (SELECT min(id) FROM puzzle_attempt GROUP BY puzzle) ORDER BY id",
    )?;
    let mut rows = firsts.query([])?;
    while let Some(row) = rows.next()? {
        let (puzzle, number): (String, u8) = (row.get(0)?, row.get(1)?);
        let grade = Grade::new(number).expect("the table holds grades from 1 to 6");
        let (outcome, day) = (row.get(2)?, row.get(3)?);
        rate_both(transaction, &Attempt { puzzle: &puzzle, grade, outcome, seconds: 0, day, cycle: None })?;
    }
    Ok(())
}

/// Moves both ratings after a first attempt.
fn rate_both(transaction: &Transaction<'_>, attempt: &Attempt<'_>) -> rusqlite::Result<()> {
    let (before, last) = match learner(transaction)? {
        Some((rating, day)) => (rating, Some(day)),
        None => (Rating::START, None),
    };
    let of_grade = Rating::of_grade(attempt.grade);
    let (learner, puzzle) = rate(before, last, of_grade, attempt.outcome, attempt.day);
    transaction
        .prepare_cached("UPDATE puzzle SET rating = ?, deviation = ?, volatility = ? WHERE puzzle = ?")?
        .execute(params![puzzle.value(), puzzle.deviation(), puzzle.volatility(), attempt.puzzle])?;
    transaction
        .prepare_cached(
            "INSERT INTO strength (only, rating, deviation, volatility, day) VALUES (1, ?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
                volatility = excluded.volatility, day = excluded.day",
        )?
        .execute(params![learner.value(), learner.deviation(), learner.volatility(), attempt.day])
        .map(drop)
}

/// Reads the learner's rating, and the day of the attempt that it was found by.
fn learner(connection: &Connection) -> rusqlite::Result<Option<(Rating, Day)>> {
    connection
        .prepare_cached("SELECT rating, deviation, volatility, day FROM strength")?
        .query_row([], |row| Ok((rating(row, 0)?, row.get(3)?)))
        .optional()
}

/// Reads a rating from three columns.
fn rating(row: &Row<'_>, first: usize) -> rusqlite::Result<Rating> {
    let (value, deviation, volatility) = (row.get(first)?, row.get(first + 1)?, row.get(first + 2)?);
    Rating::new(value, deviation, volatility)
        .ok_or_else(|| FromSqlConversionFailure(first, Type::Real, Box::new(FromSqlError::InvalidType)))
}

impl ToSql for Day {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.into())
    }
}

impl FromSql for Day {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        i32::column_result(value).map(Day)
    }
}

impl ToSql for Outcome {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.token().into())
    }
}

impl FromSql for Outcome {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Outcome::from_token(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_reads_no_more_of_the_log_than_it_tells() {
        let store = Store::in_memory();
        let plan = |query: &str| -> Vec<String> {
            let mut statement = store.connection.prepare(&format!("EXPLAIN QUERY PLAN {query}")).unwrap();
            let nothing = vec![None::<i64>; statement.parameter_count()];
            let rows = statement.query_map(rusqlite::params_from_iter(nothing), |row| row.get("detail"));
            rows.unwrap().collect::<Result<_, _>>().unwrap()
        };
        assert_eq!(plan(STANDINGS), ["SCAN puzzle"]);
        let by_day = "SEARCH puzzle_attempt USING INDEX puzzle_attempt_day (puzzle=? AND day=?)";
        assert_eq!(plan(FIRST_OUTCOME), [by_day]);
        let by_set = "SEARCH puzzle_attempt USING INDEX puzzle_attempt_cycle (cycle_set=?)";
        assert_eq!(plan(CYCLE_ROWS), [by_set]);
    }
}
