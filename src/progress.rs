//! What a learner has done, and where they were: one SQLite file a learner.
//!
//! # The file
//!
//! `<profile>.db` lies in [`data_folder`]. Five tables are *logs*, only ever added to: `attempt` (every answer with
//! its verdict), `outcome` (every step brought to its end, with or without credit), `finish` (every lesson
//! finished, with its stars) `puzzle_attempt` (every attempt at a puzzle) and `belief`
//! (what an answer says of a misconception: several rows for one answer, which bear its name). A log row is named by the run of the
//! program that wrote it and a number within that run, `(session, n)`, one count over all logs; that name is the same in
//! every copy of the file, so merging two copies can never double a row. Rows stay in the order they were written in
//! (`id`), so that a clock that jumps disturbs no order. `lesson` sums the logs up, a row a lesson, so that the home page
//! reads a handful of rows however long the logs are; triggers keep it in the transaction of the row it counts, and
//! minimum and maximum alone go into it, so that the order of merging does not matter. `place` and `place_step` hold the
//! place inside each unfinished lesson, `setting` the settings; these are changed, not added to.
//!
//! `puzzle` sums up the log of puzzles in the same way, a row a puzzle. The days in `practice` and the ratings, each
//! puzzle's in `puzzle` and the learner's in `strength`, do depend on the order: they are what the log, taken in its order,
//! comes to by [`rate`](crate::training::rate), and can be found from it anew.
//! `cycle_set` and `cycle_set_puzzle` hold the fixed sets, which are never changed; how far the learner is with one
//! follows from the log.
//!
//! What is a learner's own can be exported, imported elsewhere and reset: `store/tables` lists the tables, and is the one
//! place to which a new one is added. Settings whose names begin with `learning-` belong to it; the others, to a screen.
//!
//! The file's version is SQLite's `user_version`; a new version is one more script in `store/schema`, and no script
//! that was ever released is changed.
//!
//! # When the file can't be used
//!
//! [`Store::open`] always gives a store. A damaged file, or one that a newer Malom has written, is set aside under
//! another name and a fresh one begun. Where nothing can be written, the store goes on in memory, from a copy of what
//! can be read, and [`Store::keeping`] is false. Each of these is said once: as a [`Notice`] on opening, as a
//! [`NotKept`] by the write that failed.
//!
//! What the start checks is what the home page needs, at a cost that does not grow with the logs. The whole file is
//! checked where SQLite's own log (`-wal`) was left behind: after a crash, after a failed write, or while another
//! instance runs.

mod clock;
mod notice;
mod profile;
mod store;

pub use clock::Clock;
pub use notice::{Cause, NotKept, Notice, Unreadable};
pub use profile::{Profile, ProfileError};
pub use store::{
    Asked, Attempt, Credit, EXPORT_VERSION, ExportError, ImportError, Imported, LessonSummary, Opened,
    Outcome, Place, Stars, StepState, StepTally, Store, UtcSeconds, Verdict,
};

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The environment variable that names another folder for the files: for tests, or for a stick.
pub const FOLDER_VARIABLE: &str = "MALOM_DATA";

/// Finds the folder of the files: [`FOLDER_VARIABLE`] where it is set and not empty, else Malom's own folder among the
/// system's data. `None` where the system names no such folder (no home).
pub fn data_folder() -> Option<PathBuf> {
    std::env::var_os(FOLDER_VARIABLE).filter(|value| !value.is_empty()).map(PathBuf::from).or_else(|| {
        directories::ProjectDirs::from("", "", "malom").map(|folders| folders.data_dir().to_path_buf())
    })
}

/// Opens the learner's store in [`data_folder`]; in memory, with a notice, where there is no such folder.
pub fn open(profile: &Profile) -> Opened {
    match data_folder() {
        Some(folder) => Store::open(&folder, profile),
        None => {
            let store = Store::in_memory();
            let notice =
                Notice::NotKept(NotKept { path: store.path().to_path_buf(), cause: Cause::NoFolder });
            Opened { store, notices: vec![notice] }
        }
    }
}

/// Reads a setting of a learner, for a command that keeps nothing: it neither begins a store nor sets one aside.
pub fn saved_setting(profile: &Profile, key: &str) -> Option<String> {
    Store::saved_setting(&data_folder()?, profile, key)
}

/// Lists the learners whose files lie in a folder, by name. What was set aside is nobody's.
///
/// # Errors
/// The folder can't be listed. One that is not there has nobody in it.
pub fn profiles(folder: &Path) -> io::Result<Vec<Profile>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut names = Vec::new();
    for entry in entries {
        let name = entry?.file_name();
        names.extend(name.to_str().and_then(|name| name.strip_suffix(".db")).map(str::to_owned));
    }
    names.sort_unstable();
    Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
}
