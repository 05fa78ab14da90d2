//! Content files, from the binary or from a folder, as texts.

use std::path::{Path, PathBuf};

use include_dir::{Dir, DirEntry, include_dir};

use crate::text_file::{self, TextFileError};

use super::fault::Fault;
use super::lesson::Source;

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

/// A content file, named by where it lies below the content's folder.
#[derive(Clone, Debug)]
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

/// Goes through all files of content inside the binary, each with its path below the folder of content.
pub(super) fn embedded_bytes() -> impl Iterator<Item = (&'static Path, &'static [u8])> {
    let below = EMBEDDED.dirs().flat_map(Dir::files);
    EMBEDDED.files().chain(below).map(|file| (file.path(), file.contents()))
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
    let path = format!("lessons/{}", file.path().to_string_lossy().replace('\\', "/"));
    in_memory(unit, path, file.contents())
}

/// Returns files that are given by their paths below a folder of content, in order.
pub(super) fn given(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Vec<File> {
    let unit = |path: &str| Path::new(path).parent().map(name).filter(|unit| !unit.is_empty());
    sorted(files.into_iter().filter_map(|(path, bytes)| in_memory(unit(&path), path, &bytes)).collect())
}

fn in_memory(unit: Option<String>, path: String, bytes: &[u8]) -> Option<File> {
    let (stem, source) =
        (stem(Path::new(&path))?, source(&path, text_file::decode(bytes).map(str::to_owned)));
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

fn entries(folder: &Path, faults: &mut Vec<Fault>) -> Vec<PathBuf> {
    text_file::entries(folder).unwrap_or_else(|error| {
        faults.push(Fault::of_text(&folder.display().to_string(), &error));
        Vec::new()
    })
}

/// Returns the folder in which a lesson's file lies: its unit.
pub(super) fn unit_of(path: &Path) -> String {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    whole.parent().map(name).unwrap_or_default()
}

/// Reads a file as one of a unit; `None` where it is no YAML by its name.
pub(super) fn file(unit: Option<String>, path: &Path) -> Option<File> {
    let (stem, shown) = (stem(path)?, path.display().to_string());
    let source = source(&shown, text_file::read(path));
    Some(File { unit, stem, path: shown, source })
}

fn source(path: &str, text: Result<String, TextFileError>) -> Result<Source, Fault> {
    text.map(|text| Source { path: path.to_owned(), text }).map_err(|error| Fault::of_text(path, &error))
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns a YAML file's name without its ending; `None` for other files.
fn stem(path: &Path) -> Option<String> {
    name(path).strip_suffix(".yaml").map(str::to_owned)
}
