//! A folder of content that lasts as long as a test.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use malom::content::{Content, Loaded};

pub(super) const COURSE: &str = "units: [{id: rules, lessons: [board]}]\n";

pub(super) const FACTS: &str = "\
facts:
  - {id: board-24-points, kind: rule, from: [M]}
  - {id: mill-protects, kind: rule, from: [M, H]}
  - {id: relatives, kind: background, from: [T]}
";

pub(super) const BOARD: &str = "\
id: board
grade: 1
rules: standard
steps:
  - id: first
    teaches: [board-24-points]
    position: w W:a1,d1+7 B:d2,f6+7
    task: {play: {closes: [a1-d1-g1]}}
    expect: [g1xd2, g1xf6]
";

/// A folder below the system's folder for such things, removed with this value.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("malom-content-{}-{count}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// A course of one sound lesson.
    pub(super) fn sound() -> Self {
        Self::new().with("course.yaml", COURSE).with("facts.yaml", FACTS).with("rules/board.yaml", BOARD)
    }

    pub(super) fn with(self, path: &str, bytes: impl AsRef<[u8]>) -> Self {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
        self
    }

    pub(super) fn without(self, path: &str) -> Self {
        fs::remove_file(self.0.join(path)).unwrap();
        self
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    pub(super) fn load(&self) -> Loaded {
        Content::from_dir(&self.0)
    }

    /// Loads the folder and returns its faults as people read them, the folder called `lessons`.
    pub(super) fn faults(&self) -> Vec<String> {
        let root = self.0.display().to_string();
        self.load().faults.iter().map(|fault| fault.to_string().replace(&root, "lessons")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}
