//! The content and the texts of the repository in a folder of their own, with faults planted.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use malom::i18n::FINGERPRINTS_FILE;
use malom::lint;
use malom::proof::Shelf;

/// Marks where a fault stands in a text to plant; it is taken out.
const MARK: char = '‸';

/// A copy of the folders `lessons` and `locales`, removed with this value.
pub(super) struct Planted {
    root: PathBuf,
    /// The places of the marks, by file.
    marks: BTreeMap<String, String>,
}

impl Planted {
    /// A copy as it is.
    pub(super) fn nothing() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let root = std::env::temp_dir().join(format!("malom-lint-{}-{count}", std::process::id()));
        for folder in ["lessons", "locales"] {
            copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &root.join(folder));
        }
        Self { root, marks: BTreeMap::new() }
    }

    /// A copy with one text of one file replaced.
    pub(super) fn one(file: &str, from: &str, to: &str) -> Self {
        Self::nothing().and(file, from, to)
    }

    /// Replaces another text.
    pub(super) fn and(mut self, file: &str, from: &str, to: &str) -> Self {
        let path = self.root.join(file);
        let text = fs::read_to_string(&path).unwrap_or_default();
        assert!(text.contains(from), "nothing to replace in {file}");
        let text = text.replacen(from, to, 1);
        if let Some((before, _)) = text.split_once(MARK) {
            let line = before.rsplit('\n').next().unwrap_or_default();
            let place = format!("{}:{}", before.matches('\n').count() + 1, line.chars().count() + 1);
            self.marks.insert(file.to_owned(), place);
        }
        fs::write(&path, text.replace(MARK, "")).unwrap();
        self
    }

    /// Replaces a text in a lesson's texts of every language.
    pub(super) fn and_in_all(self, lesson: &str, from: &str, to: &str) -> Self {
        self.and_in_all_files(&format!("lessons/rules/{lesson}.ftl"), from, to)
    }

    /// Replaces a text in the file of this name of every language.
    pub(super) fn and_in_all_files(self, file: &str, from: &str, to: &str) -> Self {
        ["en", "hu", "id"]
            .into_iter()
            .fold(self, |planted, language| planted.and(&format!("locales/{language}/{file}"), from, to))
    }

    /// Returns where a file or folder of the copy is.
    pub(super) fn path(&self, below: &str) -> String {
        self.root.join(below).display().to_string()
    }

    /// Returns the place of a file's mark.
    pub(super) fn place(&self, file: &str) -> &str {
        &self.marks[file]
    }

    /// Returns the problems that are found, with paths below the copy.
    pub(super) fn problems(&self) -> Vec<String> {
        let checked = lint::check(Some(&self.root.join("lessons")), Some(&self.root.join("locales")));
        let root = format!("{}/", self.root.display());
        checked.problems.iter().map(|problem| problem.to_string().replace(&root, "")).collect()
    }

    /// Checks that these are the problems that are found where puzzles are proved, too, and that no table was built for
    /// it. In them, a mark stands for its place.
    #[track_caller]
    pub(super) fn is_refuted(&self, expected: &[&str]) {
        // Of what is proved, the pack that faults are planted in: to prove all takes long, and is done once elsewhere.
        self.leave_alone("first");
        self.leave_alone_the_first_unit();
        let folders = [self.root.join("lessons"), self.root.join("locales")];
        let tables = self.root.join("tables");
        let shelf = Shelf::new(Some(&tables));
        let checked = lint::check_and_prove(Some(&folders[0]), Some(&folders[1]), &shelf, &|_| ()).unwrap();
        let root = format!("{}/", self.root.display());
        let found = checked.problems.iter().map(|problem| problem.to_string().replace(&root, ""));
        let found: Vec<String> = found.filter(|problem| problem.starts_with("lessons/puzzles/")).collect();
        assert_eq!(found, self.placed(expected), "\nfound:\n{}\n", found.join("\n"));
        assert!(!tables.exists(), "a table was built for what a short search settles");
    }

    /// Removes all packs but one, with their texts.
    fn leave_alone(&self, pack: &str) {
        let texts = ["en", "hu", "id"].map(|language| format!("locales/{language}/lessons/puzzles"));
        for folder in texts.iter().map(String::as_str).chain(["lessons/puzzles"]) {
            for file in fs::read_dir(self.root.join(folder)).unwrap() {
                let path = file.unwrap().path();
                if path.file_stem().is_some_and(|stem| stem != pack) {
                    fs::remove_file(path).unwrap();
                }
            }
        }
    }

    /// Removes all lessons but those of the first unit, of which nothing is proved.
    fn leave_alone_the_first_unit(&self) {
        let course = self.root.join("lessons/course.yaml");
        let text = fs::read_to_string(&course).unwrap();
        let units: Vec<&str> = text.split("  - id: ").collect();
        fs::write(course, units[..2].join("  - id: ")).unwrap();
        for folder in fs::read_dir(self.root.join("lessons")).unwrap() {
            let path = folder.unwrap().path();
            let is_kept = ["rules", "boards", "puzzles"].iter().any(|kept| path.ends_with(kept));
            if path.is_dir() && !is_kept {
                fs::remove_dir_all(path).unwrap();
            }
        }
    }

    /// Puts the places of marks in.
    fn placed(&self, expected: &[&str]) -> Vec<String> {
        let placed = expected.iter().map(|problem| {
            let file = problem.split(':').next().unwrap_or_default();
            self.marks.get(file).map_or_else(|| (*problem).to_owned(), |place| problem.replace(MARK, place))
        });
        placed.collect()
    }

    /// Checks that these are the problems that the plants brought. In them, a mark stands for its place.
    #[track_caller]
    pub(super) fn is_found(&self, expected: &[&str]) {
        let mut found = self.problems();
        found.retain(|problem| !before().contains(problem));
        let expected = self.placed(expected);
        assert_eq!(found, expected, "\nfound:\n{}\n", found.join("\n"));
    }
}

/// The problems before anything is planted: content that is at fault itself fails one test, not all.
fn before() -> &'static [String] {
    static BEFORE: LazyLock<Vec<String>> = LazyLock::new(|| Planted::nothing().problems());
    &BEFORE
}

impl Drop for Planted {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.root).unwrap();
    }
}

/// Copies a folder, without the fingerprints: where an English text is changed, nothing else is to be found.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let to = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &to);
        } else if !path.ends_with(FINGERPRINTS_FILE) {
            fs::copy(&path, &to).unwrap();
        }
    }
}
