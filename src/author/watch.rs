//! Files whose changes are looked for, by their times and sizes: that needs no system's own way of telling, and works on
//! every kind of disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::text_file;

/// How often files are looked at by a [`Watcher`]: soon enough for who has just saved, and hardly any work.
const PAUSE: Duration = Duration::from_millis(300);

/// Folders in folders that are looked into: more than any content has.
const DEPTH: usize = 8;

/// What is seen of a file without reading it.
type Stamp = (Option<SystemTime>, u64);

/// Files and folders, as they were when they were looked at last.
#[derive(Clone, Debug)]
pub struct Watch {
    roots: Vec<PathBuf>,
    seen: BTreeMap<PathBuf, Stamp>,
}

impl Watch {
    /// Looks at files, and at all that lies in folders. What is not there yet may come.
    #[must_use]
    pub fn new(roots: Vec<PathBuf>) -> Self {
        let seen = look(&roots);
        Self { roots, seen }
    }

    /// Tells whether anything has changed, come or gone since the last look.
    pub fn has_changed(&mut self) -> bool {
        let now = look(&self.roots);
        let changed = now != self.seen;
        self.seen = now;
        changed
    }
}

fn look(roots: &[PathBuf]) -> BTreeMap<PathBuf, Stamp> {
    let mut seen = BTreeMap::new();
    for root in roots {
        see(root, DEPTH, &mut seen);
    }
    seen
}

fn see(path: &Path, depth: usize, seen: &mut BTreeMap<PathBuf, Stamp>) {
    let Ok(data) = fs::metadata(path) else { return };
    if data.is_file() {
        seen.insert(path.to_owned(), (data.modified().ok(), data.len()));
    } else if data.is_dir() && depth > 0 {
        for entry in text_file::entries(path).unwrap_or_default() {
            see(&entry, depth - 1, seen);
        }
    }
}

/// A thread that looks for changes until this value is dropped.
#[derive(Debug)]
pub struct Watcher {
    /// Nothing is ever sent: that it is gone ends the thread.
    _alive: Sender<()>,
}

impl Watcher {
    /// Begins to look; each change is told from the thread, which may take its time with it.
    pub fn start(mut watch: Watch, mut on_change: impl FnMut() + Send + 'static) -> Self {
        let (alive, gone) = mpsc::channel();
        thread::spawn(move || {
            while gone.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                if watch.has_changed() {
                    on_change();
                }
            }
        });
        Self { _alive: alive }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_comes_and_goes_is_seen() {
        let root = std::env::temp_dir().join(format!("malom-watch-{}", std::process::id()));
        fs::create_dir_all(root.join("deep/er")).unwrap();
        let file = root.join("deep/er/one.ftl");
        fs::write(&file, "one = 1").unwrap();
        let mut watch = Watch::new(vec![root.clone(), root.join("not-there.yaml")]);
        assert!(!watch.has_changed());
        fs::write(&file, "one = 10").unwrap();
        assert!(watch.has_changed() && !watch.has_changed());
        fs::write(root.join(".hidden"), "").unwrap();
        assert!(!watch.has_changed(), "editors keep such files while they are open");
        fs::write(root.join("not-there.yaml"), "").unwrap();
        assert!(watch.has_changed() && !watch.has_changed());
        fs::remove_file(&file).unwrap();
        assert!(watch.has_changed() && !watch.has_changed());
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn a_watcher_tells_of_a_change() {
        let file = std::env::temp_dir().join(format!("malom-watcher-{}.ftl", std::process::id()));
        fs::write(&file, "").unwrap();
        let (told, heard) = mpsc::channel();
        let watcher = Watcher::start(Watch::new(vec![file.clone()]), move || {
            let _ = told.send(());
        });
        fs::write(&file, "one = 1").unwrap();
        heard.recv().unwrap();
        drop(watcher);
        // The thread ends, and with it the sender.
        assert!(heard.recv().is_err());
        fs::remove_file(&file).unwrap();
    }
}
