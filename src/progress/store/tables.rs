//! The tables that a learner's data are in, for what goes through all of them: export, import, reset.
//!
//! A table that is added to the schema gets its row in [`KEPT`] or [`DERIVED`]; a test holds that none is forgotten.

use rusqlite::Connection;

/// A table whose rows are a learner's own, and cannot be found from others.
pub(super) struct Table {
    pub(super) name: &'static str,
    /// The columns by which a row is known again in another copy of the file.
    pub(super) key: &'static [&'static str],
    /// Whether its rows are in the order in which they were written, by their `id`.
    pub(super) is_log: bool,
    /// Which of its rows are learning data, as a condition; all where there is none.
    pub(super) only: Option<&'static str>,
    /// Whether its rows belong to the lesson named in the column `lesson`.
    pub(super) of_lesson: bool,
    /// Whether a row is left out where the lesson was begun here: the place here is the learner's, not one of long ago.
    pub(super) yields: bool,
}

/// The key of a row in a log.
const OF_LOG: &[&str] = &["session", "n"];

const fn log(name: &'static str, of_lesson: bool) -> Table {
    Table { name, key: OF_LOG, is_log: true, only: None, of_lesson, yields: false }
}

const fn place(name: &'static str, key: &'static [&'static str]) -> Table {
    Table { name, key, is_log: false, only: None, of_lesson: true, yields: true }
}

const fn other(name: &'static str, key: &'static [&'static str]) -> Table {
    Table { name, key, is_log: false, only: None, of_lesson: false, yields: false }
}

/// The tables that are exported, in this order. What other tables refer to comes first.
pub(super) const KEPT: &[Table] = &[
    log("attempt", true),
    log("outcome", true),
    log("finish", true),
    place("place", &["lesson"]),
    place("place_step", &["lesson", "step"]),
    log("puzzle_attempt", false),
    log("review", false),
    Table { key: &["session", "n", "misconception"], ..log("belief", false) },
    other("cycle_set", &["key"]),
    other("cycle_set_puzzle", &["cycle_set", "place"]),
    // How Malom looks, and its language, belong to a screen and not to what was learnt.
    Table { only: Some("key GLOB 'learning-*'"), ..other("setting", &["key"]) },
];

/// The tables that are found from the logs; with the column that names a lesson, where there is one.
pub(super) const DERIVED: &[(&str, Option<&str>)] =
    &[("lesson", Some("lesson")), ("puzzle", None), ("practice", None), ("strength", None), ("memory", None)];

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Integer,
    /// A name drawn at random from all numbers of 64 bits, written in hexadecimal: other programs' numbers are less exact.
    Name,
    Real,
    Text,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) holds: Holds,
    /// Whether it must have a value.
    pub(super) required: bool,
}

/// Reads the columns of a table; without `id`, which is the place of a row in one copy of a log.
pub(super) fn columns(connection: &Connection, table: &str) -> rusqlite::Result<Vec<Column>> {
    let mut statement = connection.prepare(&format!("PRAGMA table_info({table})"))?;
    let rows = statement.query_map([], |row| {
        let (name, kind): (String, String) = (row.get("name")?, row.get("type")?);
        let holds = match (name.as_str(), kind.as_str()) {
            ("session", _) => Holds::Name,
            (_, "INTEGER") => Holds::Integer,
            (_, "REAL") => Holds::Real,
            _ => Holds::Text,
        };
        // A default is what older exports leave out.
        let is_open = !row.get::<_, bool>("notnull")? && row.get::<_, i64>("pk")? == 0;
        let has_default = row.get_ref("dflt_value")? != rusqlite::types::ValueRef::Null;
        Ok(Column { name, holds, required: !is_open && !has_default })
    })?;
    let all: Vec<Column> = rows.collect::<Result<_, _>>()?;
    Ok(all.into_iter().filter(|column| column.name != "id").collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::memory;
    use super::*;

    #[test]
    fn every_table_is_kept_or_derived() {
        let connection = memory::empty();
        let mut statement =
            connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").unwrap();
        let there: BTreeSet<String> =
            statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
        let kept = KEPT.iter().map(|table| table.name);
        let listed: Vec<String> =
            kept.chain(DERIVED.iter().map(|(name, _)| *name)).map(str::to_owned).collect();
        assert_eq!(listed.len(), there.len(), "each once");
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), there);
    }

    #[test]
    fn each_key_is_unique_in_the_file() {
        let connection = memory::empty();
        for table in KEPT {
            let columns: Vec<String> =
                columns(&connection, table.name).unwrap().into_iter().map(|column| column.name).collect();
            assert!(table.key.iter().all(|key| columns.iter().any(|name| name == key)), "{}", table.name);
            assert_eq!(columns.iter().any(|name| name == "lesson"), table.of_lesson, "{}", table.name);
            // SQLite refuses a conflict clause whose columns are no key.
            let (key, marks) = (table.key.join(", "), vec!["?"; table.key.len()].join(", "));
            let insert =
                format!("INSERT INTO {} ({key}) VALUES ({marks}) ON CONFLICT ({key}) DO NOTHING", table.name);
            connection.prepare(&insert).unwrap_or_else(|error| panic!("{}: {error}", table.name));
        }
    }
}
