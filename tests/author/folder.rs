//! An author's folder that lasts as long as a test.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder below the system's folder for such things, removed with this value.
pub(super) struct Folder(PathBuf);

/// What a run of the program in a folder left behind.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) out: String,
    pub(super) err: String,
    pub(super) code: Option<i32>,
}

impl Folder {
    pub(super) fn empty() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("malom-author-{}-{count}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// A folder with the program's own course and texts.
    pub(super) fn of_course() -> Self {
        let folder = Self::empty();
        assert_eq!(folder.malom(&["new", "course"], "").code, Some(0));
        folder
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    pub(super) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).unwrap()
    }

    pub(super) fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Writes another text in the place of one that a file has.
    #[track_caller]
    pub(super) fn change(&self, path: &str, from: &str, to: &str) {
        let text = self.read(path);
        assert!(text.contains(from), "{path} has no {from:?}:\n{text}");
        self.write(path, &text.replacen(from, to, 1));
    }

    /// Runs the program in this folder.
    pub(super) fn malom(&self, arguments: &[&str], input: &str) -> Run {
        use std::io::Write;
        use std::process::Stdio;
        let mut command = Command::new(env!("CARGO_BIN_EXE_malom"));
        command
            .args(arguments)
            .current_dir(&self.0)
            .env_clear()
            .env("MALOM_LANG", "en")
            .env("MALOM_DATA", self.0.join(".data"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // Who does not read its input has ended before.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}
