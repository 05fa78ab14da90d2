//! The tables, and how an older file gets them.

use rusqlite::{Connection, TransactionBehavior};

/// The scripts: the first makes version 1 of an empty file, each further one the next version of the one before.
/// What was released is never changed.
pub(super) const SCRIPTS: &[&str] = &[
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
];

/// The tables that the home page and a session read, with the version since which they are there: the start checks
/// these. None is a log: checking takes as long as a table is.
pub(super) const READ_AT_START: [(&str, usize); 8] = [
    ("setting", 1),
    ("place", 1),
    ("place_step", 1),
    ("lesson", 1),
    ("puzzle", 2),
    ("practice", 2),
    ("strength", 2),
    ("memory", 5),
];

/// The version since which there is a log of beliefs, of which the latest rows are read at the start.
pub(super) const BELIEFS_SINCE: usize = 3;

/// Reads the version of the file; 0 where it is empty.
pub(super) fn version(connection: &Connection) -> rusqlite::Result<usize> {
    connection
        .pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0))
        .map(|version| version as usize)
}

/// Brings the file to the version that `scripts` end with. Each script is a transaction of its own, so that a kill
/// leaves a whole version behind.
pub(super) fn migrate(connection: &mut Connection, scripts: &[&str]) -> rusqlite::Result<()> {
    for (done, script) in scripts.iter().enumerate().skip(version(connection)?) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another instance may have been here between the look above and the lock.
        if version(&transaction)? == done {
            transaction.execute_batch(script)?;
            transaction.execute_batch(&format!("PRAGMA user_version = {}", done + 1))?;
        }
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "CREATE TABLE a (x); INSERT INTO a VALUES (7);";
    const SECOND: &str = "CREATE TABLE b (y); INSERT INTO b SELECT x + 1 FROM a;";

    fn number(connection: &Connection, query: &str) -> i64 {
        connection.query_row(query, [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn an_older_file_keeps_its_rows() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &[FIRST]).unwrap();
        assert_eq!(version(&connection).unwrap(), 1);
        migrate(&mut connection, &[FIRST, SECOND]).unwrap();
        assert_eq!(version(&connection).unwrap(), 2);
        assert_eq!(number(&connection, "SELECT y FROM b"), 8);
        migrate(&mut connection, &[FIRST, SECOND]).unwrap();
        assert_eq!(number(&connection, "SELECT count(*) FROM a"), 1, "a script runs once");
    }

    #[test]
    fn a_script_that_fails_leaves_the_version_before() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &[FIRST, "CREATE TABLE b (y); INSERT INTO nowhere VALUES (1);"])
            .unwrap_err();
        assert_eq!(version(&connection).unwrap(), 1);
        assert_eq!(number(&connection, "SELECT count(*) FROM sqlite_schema WHERE name = 'b'"), 0);
    }

    #[test]
    fn the_tables_read_at_start_exist() {
        let mut connection = Connection::open_in_memory().unwrap();
        for version in 1..=SCRIPTS.len() {
            migrate(&mut connection, &SCRIPTS[..version]).unwrap();
            for (table, _) in READ_AT_START.iter().filter(|(_, since)| *since <= version) {
                number(&connection, &format!("SELECT count(*) FROM {table}"));
                let names =
                    format!("SELECT count(*) FROM pragma_table_info('{table}') WHERE name = 'session'");
                assert_eq!(number(&connection, &names), 0, "{table} is a log, which grows");
            }
            let beliefs = "SELECT count(*) FROM sqlite_schema WHERE name = 'belief'";
            assert_eq!(number(&connection, beliefs) > 0, version >= BELIEFS_SINCE);
        }
    }
}
