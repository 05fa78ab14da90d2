//! Opening a learner's file: checks it, sets aside what can't be used, and ends in memory where all else fails.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode};

use super::{beliefs, memory, schema};
use crate::progress::{Cause, NotKept, Notice};

/// How long a start or a write waits for another instance. Far longer than any write takes: it runs out only where the other
/// instance was stopped in the middle of one.
const PATIENCE: Duration = Duration::from_secs(5);

/// The pause between two looks at a lock.
const PAUSE: Duration = Duration::from_millis(2);

/// The files that SQLite keeps beside a database; the database itself comes last.
const ENDINGS: [&str; 4] = ["-shm", "-wal", "-journal", ""];

/// A database ready for use.
pub(super) struct Ready {
    pub(super) connection: Connection,
    pub(super) keeping: bool,
    pub(super) notices: Vec<Notice>,
}

/// Opens the file, or what can take its place.
pub(super) fn open(path: &Path) -> Ready {
    let mut notices = Vec::new();
    match open_file(path, &mut notices) {
        Ok(connection) => Ready { connection, keeping: true, notices },
        Err(cause) => {
            notices.push(Notice::NotKept(NotKept { path: path.to_path_buf(), cause }));
            Ready { connection: memory::copy_of_file(path), keeping: false, notices }
        }
    }
}

/// Opens the file, or a fresh one where it had to be set aside.
fn open_file(path: &Path, notices: &mut Vec<Notice>) -> Result<Connection, Cause> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    // One instance at a time checks and begins a file; else one could set aside what the other has just begun.
    let _held = lock(&path.with_extension("lock"));

    match check(path) {
        Ok(connection) => return Ok(connection),
        Err(Refusal::Unusable(cause)) => return Err(cause.into()),
        Err(Refusal::Damaged) => notices.push(Notice::Damaged { set_aside: set_aside(path, "damaged")? }),
        Err(Refusal::Newer) => notices.push(Notice::Newer { set_aside: set_aside(path, "newer")? }),
    }
    check(path).map_err(|refusal| match refusal {
        Refusal::Unusable(cause) => cause.into(),
        Refusal::Damaged | Refusal::Newer => io::Error::other("a fresh file is not as it was written").into(),
    })
}

/// Waits for the lock, as long as its file is open. Where the system gives none, or another instance was stopped while
/// it had it, the file is opened without.
fn lock(path: &Path) -> io::Result<File> {
    let file = File::create(path)?;
    let patient_until = Instant::now() + PATIENCE;
    while matches!(file.try_lock(), Err(TryLockError::WouldBlock)) && Instant::now() < patient_until {
        thread::sleep(PAUSE);
    }
    Ok(file)
}

/// Why a file is not used.
enum Refusal {
    /// Its contents are not what they should be.
    Damaged,
    /// A newer Malom has written it.
    Newer,
    /// It can't be opened or written, which says nothing about its contents.
    Unusable(rusqlite::Error),
}

impl From<rusqlite::Error> for Refusal {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            // `Unknown` is an error in SQL, where a table of this version is missing; `None` a value of another type.
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt | ErrorCode::Unknown) | None => {
                Refusal::Damaged
            }
            Some(_) => Refusal::Unusable(error),
        }
    }
}

/// Opens a file that is sound and can be written, in the present version. A file that is refused is not changed.
fn check(path: &Path) -> Result<Connection, Refusal> {
    let closed_cleanly = !log_of(path).exists();
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    // Closing would else write SQLite's log into a file that is about to be set aside.
    leave_as_is(&connection, true)?;

    let version = schema::version(&connection)?;
    if version > schema::SCRIPTS.len() {
        return Err(Refusal::Newer);
    }
    if closed_cleanly && version > 0 {
        // An older file has not got them all yet.
        for (table, _) in schema::READ_AT_START.iter().filter(|(_, since)| *since <= version) {
            quick_check(&connection, table)?;
        }
        if version >= schema::BELIEFS_SINCE {
            // Of the log the latest rows alone are read, so that those are checked, by reading them.
            beliefs::tally(&connection)?;
        }
    } else {
        quick_check(&connection, "1")?; // one fault is enough
    }
    if connection.is_readonly("main")? {
        return Err(Refusal::Unusable(read_only()));
    }

    leave_as_is(&connection, false)?;
    // The answer is the mode that is now set: a file system without shared memory stays with a journal, which serves.
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "normal")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    schema::migrate(&mut connection, schema::SCRIPTS)?;
    Ok(connection)
}

/// Runs SQLite's check over a table, or over the whole file when given a number, the faults to stop after.
fn quick_check(connection: &Connection, what: &str) -> Result<(), Refusal> {
    let sound = connection.query_row(&format!("PRAGMA quick_check({what})"), [], |row| {
        Ok(row.get_ref(0)?.as_str().is_ok_and(|line| line == "ok"))
    })?;
    if sound { Ok(()) } else { Err(Refusal::Damaged) }
}

/// Says whether closing leaves file and log as they are.
pub(super) fn leave_as_is(connection: &Connection, leave: bool) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave).map(drop)
}

/// The error that a write would meet.
fn read_only() -> rusqlite::Error {
    rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_READONLY), None)
}

/// Renames the file, and those SQLite keeps beside it, to the first free `<profile>.<why>-<n>.db`.
fn set_aside(path: &Path, why: &str) -> io::Result<PathBuf> {
    let free = (1_u32..)
        .map(|n| path.with_extension(format!("{why}-{n}.db")))
        .find(|name| !ENDINGS.iter().any(|ending| with_ending(name, ending).exists()))
        .expect("a folder has fewer files than there are numbers");
    let mut moved = Vec::new();
    for ending in ENDINGS {
        let (from, to) = (with_ending(path, ending), with_ending(&free, ending));
        match fs::rename(&from, &to) {
            Ok(()) => moved.push((from, to)),
            Err(error) if error.kind() == io::ErrorKind::NotFound && !ending.is_empty() => {}
            Err(error) => {
                // A database and its log belong together; where one can't go, both stay.
                for (from, to) in moved {
                    fs::rename(to, from)?;
                }
                return Err(error);
            }
        }
    }
    Ok(free)
}

/// Returns the name of SQLite's own log beside a file; it is there while the file is open, and after a crash.
pub(super) fn log_of(path: &Path) -> PathBuf {
    with_ending(path, "-wal")
}

/// Appends to a file's whole name.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}
