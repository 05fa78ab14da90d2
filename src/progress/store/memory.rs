//! Databases in memory, for when no file can be written.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::{Connection, OpenFlags};

use super::open::log_of;
use super::schema;

/// Makes an empty database.
///
/// # Panics
/// Where there is not enough memory for a few pages.
pub(super) fn empty() -> Connection {
    let mut connection = Connection::open_in_memory().expect("a database in memory needs nothing but memory");
    schema::migrate(&mut connection, schema::SCRIPTS).expect("the scripts fit an empty database");
    connection
}

/// Copies a whole database.
pub(super) fn copy(source: &Connection) -> rusqlite::Result<Connection> {
    // Two connections meet in one database in memory by its name; the count keeps the names of a process apart.
    static COPIES: AtomicU64 = AtomicU64::new(0);
    let name = format!("file:/progress-{}?vfs=memdb", COPIES.fetch_add(1, Ordering::Relaxed));
    let connection = Connection::open(&name)?;
    source.execute("VACUUM INTO ?1", [&name])?;
    Ok(connection)
}

/// Asks a file something, without changing it or leaving anything beside it; `None` where it does not tell.
pub(super) fn ask<T>(path: &Path, question: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Option<T> {
    // Reading a file in WAL mode leaves SQLite's own files beside it, except when it is promised that nobody writes
    // meanwhile. Where there is no log, nobody does.
    let promise = if log_of(path).exists() { "" } else { "?immutable=1" };
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    question(&Connection::open_with_flags(uri(path)? + promise, flags).ok()?).ok()
}

/// Copies a file as it lies there, without changing it or leaving anything beside it; `None` where there is none, or none
/// that can be read.
pub(super) fn look(path: &Path) -> Option<Connection> {
    present(ask(path, copy)?)
}

/// Brings a copy to the present version; `None` where it is of a newer one.
fn present(mut connection: Connection) -> Option<Connection> {
    if schema::version(&connection).ok()? > schema::SCRIPTS.len() {
        return None;
    }
    schema::migrate(&mut connection, schema::SCRIPTS).ok()?;
    Some(connection)
}

/// Copies what can be read of a file that can't be written; an empty database where that is nothing.
pub(super) fn copy_of_file(path: &Path) -> Connection {
    let read = |uri: String| {
        let flags =
            OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        present(copy(&Connection::open_with_flags(uri, flags).ok()?).ok()?)
    };
    // A file in WAL mode can't be opened in a folder where SQLite may not put its own files beside it, except when it
    // is promised that nobody else writes. In such a folder nobody can.
    uri(path).and_then(|uri| read(uri.clone()).or_else(|| read(uri + "?immutable=1"))).unwrap_or_else(empty)
}

/// The file's name as SQLite's kind of URI (<https://sqlite.org/uri.html>); `None` where it is not Unicode.
fn uri(path: &Path) -> Option<String> {
    let path = std::path::absolute(path).ok()?;
    let mut text = path.to_str()?.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    if cfg!(windows) {
        text = format!("/{}", text.replace('\\', "/"));
    }
    Some(format!("file://{text}"))
}
