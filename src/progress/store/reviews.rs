//! What the store keeps of reviews.

use std::collections::BTreeMap;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::{NotKept, Stamp, Store, Unreadable};
use crate::review::{Day, Item, Kind, Memory, Recall, enters, review};

/// What is asked of all memories, and of one.
const MEMORIES: &str =
    "SELECT kind, item, stability, difficulty, reviews, lapses, recall, last, due FROM memory";

impl Store {
    /// Adds an attempt at an item to the log of reviews, and finds how well it is remembered now. An attempt at what is
    /// not reviewed, and [need not be](enters), is not kept.
    ///
    /// # Errors
    /// [`NotKept`], the first time that a write fails.
    pub fn record_review(&mut self, item: &Item, recall: Recall, day: Day) -> Result<(), NotKept> {
        let stamp = self.stamp();
        self.write(|transaction| {
            let before = memory(transaction, item)?;
            if before.is_none() && !enters(item.kind, recall) {
                return Ok(());
            }
            log(transaction, &stamp, item, recall, day)?;
            remember(transaction, item, &review(before.as_ref(), recall, day))
        })
    }

    /// Reads how well everything is remembered that is reviewed.
    ///
    /// # Errors
    /// [`Unreadable`] where the file was spoilt since it was opened.
    pub fn memories(&self) -> Result<BTreeMap<Item, Memory>, Unreadable> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(MEMORIES)?;
            statement.query_map([], read)?.collect()
        })
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<(Item, Memory)> {
    let item = Item { kind: row.get(0)?, id: row.get(1)? };
    let memory = Memory {
        stability: row.get(2)?,
        difficulty: row.get(3)?,
        reviews: row.get(4)?,
        lapses: row.get(5)?,
        recall: row.get(6)?,
        last: row.get(7)?,
        due: row.get(8)?,
    };
    Ok((item, memory))
}

fn memory(connection: &Connection, item: &Item) -> rusqlite::Result<Option<Memory>> {
    connection
        .prepare_cached(&format!("{MEMORIES} WHERE kind = ? AND item = ?"))?
        .query_row(params![item.kind, item.id], |row| Ok(read(row)?.1))
        .optional()
}

fn log(
    transaction: &Transaction<'_>,
    stamp: &Stamp,
    item: &Item,
    recall: Recall,
    day: Day,
) -> rusqlite::Result<()> {
    transaction
        .prepare_cached(
            "INSERT INTO review (session, n, at, day, kind, item, recall) VALUES (?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![stamp.session, stamp.n, stamp.at, day, item.kind, item.id, recall])
        .map(drop)
}

fn remember(transaction: &Transaction<'_>, item: &Item, memory: &Memory) -> rusqlite::Result<()> {
    transaction
        .prepare_cached(
            "INSERT OR REPLACE INTO memory (kind, item, stability, difficulty, reviews, lapses, recall, last, due)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            item.kind,
            item.id,
            memory.stability,
            memory.difficulty,
            memory.reviews,
            memory.lapses,
            memory.recall,
            memory.last,
            memory.due,
        ])
        .map(drop)
}

/// Finds anew how well everything is remembered, from the log. Logs of two copies were written beside each other, so that
/// an item's attempts are taken in the order of their days, and on a day in that of the log. Days after tomorrow were written
/// by a clock that ran ahead: they come first, or an item would count as last seen on such a day however often it was since.
pub(super) fn remember_anew(transaction: &Transaction<'_>, tomorrow: Day) -> rusqlite::Result<()> {
    transaction.execute("DELETE FROM memory", [])?;
    let mut statement =
        transaction.prepare("SELECT kind, item, recall, day FROM review ORDER BY day > ? DESC, day, id")?;
    let mut rows = statement.query([tomorrow])?;
    let mut memories: BTreeMap<Item, Memory> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let item = Item { kind: row.get(0)?, id: row.get(1)? };
        let after = review(memories.get(&item), row.get(2)?, row.get(3)?);
        memories.insert(item, after);
    }
    memories.iter().try_for_each(|(item, memory)| remember(transaction, item, memory))
}

impl ToSql for Kind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.token().into())
    }
}

impl FromSql for Kind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Kind::from_token(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for Recall {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.token().into())
    }
}

impl FromSql for Recall {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Recall::from_token(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}
