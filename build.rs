//! Rebuilds the binary when a lesson or a text is added, changed or removed: `include_dir!` alone would not notice
//! a new file.

use std::path::Path;

fn main() {
    for root in ["lessons", "locales"] {
        watch(Path::new(root));
    }
}

/// Tells Cargo to watch `dir` and every folder and file below it.
fn watch(dir: &Path) {
    println!("cargo::rerun-if-changed={}", dir.display());
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            watch(&path);
        } else {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
}
