//! Content files, from the binary or from a folder, as texts.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use include_dir::{Dir, DirEntry, include_dir};

use super::fault::{Fault, Place, YamlPath};
use super::lesson::Source;

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

/// The largest file that is read, in bytes.
const LIMIT: u64 = 1 << 20;

/// A content file, named by where it lies below the content's folder.
pub(super) struct File {
    /// The folder of its unit; `None` at the top.
    pub unit: Option<String>,
    /// Its name without `.yaml`.
    pub stem: String,
    /// Its path, as the reader of a fault knows it.
    pub path: String,
    /// Its text, or why it has none.
    pub source: Result<Source, Fault>,
}

/// Returns the files inside the binary, in order.
pub(super) fn embedded() -> Vec<File> {
    let mut files = Vec::new();
    for entry in EMBEDDED.entries() {
        match entry {
            DirEntry::Dir(dir) => {
                files.extend(dir.files().filter_map(|file| embedded_file(Some(name(dir.path())), file)));
            }
            DirEntry::File(file) => files.extend(embedded_file(None, file)),
        }
    }
    sorted(files)
}

fn embedded_file(unit: Option<String>, file: &include_dir::File<'_>) -> Option<File> {
    let stem = stem(file.path())?;
    let path = format!("lessons/{}", file.path().to_string_lossy().replace('\\', "/"));
    let source = decode(&path, file.contents().to_vec());
    Some(File { unit, stem, path, source })
}

/// Reads the files of a folder and of the folders in it, in order, with what can't be read.
pub(super) fn in_folder(root: &Path) -> (Vec<File>, Vec<Fault>) {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    for path in entries(root, &mut faults) {
        if path.is_dir() {
            let unit = Some(name(&path));
            let inside = entries(&path, &mut faults);
            files.extend(inside.iter().filter_map(|path| file(unit.clone(), path)));
        } else {
            files.extend(file(None, &path));
        }
    }
    (sorted(files), faults)
}

fn sorted(mut files: Vec<File>) -> Vec<File> {
    files.sort_by(|one, other| one.path.cmp(&other.path));
    files
}

/// Lists a folder, hidden entries left out.
fn entries(folder: &Path, faults: &mut Vec<Fault>) -> Vec<PathBuf> {
    let listed: io::Result<Vec<_>> = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect());
    match listed {
        Ok(paths) => paths.into_iter().filter(|path| !name(path).starts_with('.')).collect(),
        Err(error) => {
            faults.push(Fault::of_file(
                folder.display().to_string(),
                format!("this folder can't be read: {error}"),
            ));
            Vec::new()
        }
    }
}

fn file(unit: Option<String>, path: &Path) -> Option<File> {
    let stem = stem(path)?;
    let shown = path.display().to_string();
    let bytes = bytes(path).map_err(|message| Fault::of_file(&shown, message));
    let source = bytes.and_then(|bytes| decode(&shown, bytes));
    Some(File { unit, stem, path: shown, source })
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns a YAML file's name without its ending; `None` for other files.
fn stem(path: &Path) -> Option<String> {
    name(path).strip_suffix(".yaml").map(str::to_owned)
}

/// Reads a file, unless it is too large or no file at all: a pipe would keep the reader waiting.
fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let unreadable = |error: io::Error| format!("this file can't be read: {error}");
    let data = fs::metadata(path).map_err(unreadable)?;
    if !data.is_file() {
        return Err("this is not a file".to_owned());
    }
    if data.len() > LIMIT {
        return Err(format!("this file has {} bytes; {LIMIT} are the limit (split it)", data.len()));
    }
    fs::read(path).map_err(unreadable)
}

/// Makes text of bytes, without the byte order mark that some editors write.
fn decode(path: &str, bytes: Vec<u8>) -> Result<Source, Fault> {
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..valid]);
        let wrong = error.as_bytes()[valid];
        Fault {
            path: path.to_owned(),
            place: Some(Place::after(&before)),
            yaml_path: YamlPath::root(),
            message: format!("byte {} (0x{wrong:02x}) is not UTF-8 (save the file as UTF-8)", valid + 1),
        }
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned();
    Ok(Source { path: path.to_owned(), text })
}
