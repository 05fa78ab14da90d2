//! Text files that people write, and places in them. Lessons and texts for people are read alike.

use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The largest file that is read, in bytes.
pub const MAX_BYTES: u64 = 1 << 20;

/// Lists a folder in the order of names, hidden entries left out.
///
/// # Errors
///
/// The system refuses to list it.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>, TextFileError> {
    let listed = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = listed.map_err(TextFileError::Folder)?;
    let shown = entries.iter().filter(|entry| !entry.file_name().to_string_lossy().starts_with('.'));
    let mut paths: Vec<PathBuf> = shown.map(fs::DirEntry::path).collect();
    paths.sort();
    Ok(paths)
}

/// Reads a file, without the byte order mark that some editors write.
///
/// # Errors
///
/// It can't be read, is no file (a pipe would keep the reader waiting), is larger than [`MAX_BYTES`] and therefore not
/// read, or is not UTF-8.
pub fn read(path: &Path) -> Result<String, TextFileError> {
    read_up_to(path, MAX_BYTES)
}

/// Reads a file as [`read`] does, with another limit in bytes.
///
/// # Errors
///
/// As [`read`].
pub fn read_up_to(path: &Path, limit: u64) -> Result<String, TextFileError> {
    let data = fs::metadata(path).map_err(TextFileError::File)?;
    if !data.is_file() {
        return Err(TextFileError::NotAFile);
    }
    let mut bytes = Vec::new();
    if data.len() <= limit {
        let file = File::open(path).map_err(TextFileError::File)?;
        // It may have grown since.
        file.take(limit + 1).read_to_end(&mut bytes).map_err(TextFileError::File)?;
    }
    match data.len().max(bytes.len() as u64) {
        bytes if bytes > limit => Err(TextFileError::TooLarge { bytes, limit }),
        _ => decode(&bytes).map(str::to_owned),
    }
}

/// Takes bytes for a text, without a byte order mark.
///
/// # Errors
///
/// They are not UTF-8.
pub fn decode(bytes: &[u8]) -> Result<&str, TextFileError> {
    str::from_utf8(bytes).map(without_mark).map_err(|error| {
        let offset = error.valid_up_to();
        let before = String::from_utf8_lossy(&bytes[..offset]);
        let place = Place::of(without_mark(&before), usize::MAX);
        TextFileError::NotUtf8 { place, offset, byte: bytes[offset] }
    })
}

fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Why there is no text.
#[derive(Debug)]
pub enum TextFileError {
    /// The system refuses to list the folder.
    Folder(io::Error),
    /// The system refuses to read the file.
    File(io::Error),
    /// It is a folder, a pipe or a device.
    NotAFile,
    /// It is larger than is read, as a rule [`MAX_BYTES`].
    TooLarge {
        /// Its size.
        bytes: u64,
        /// The limit.
        limit: u64,
    },
    /// It is not UTF-8.
    NotUtf8 {
        /// Where it no longer is.
        place: Place,
        /// The bytes before.
        offset: usize,
        /// The byte there.
        byte: u8,
    },
}

impl TextFileError {
    /// Returns the place in the file, where the error has one.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::NotUtf8 { place, .. } => Some(*place),
            Self::Folder(_) | Self::File(_) | Self::NotAFile | Self::TooLarge { .. } => None,
        }
    }
}

impl fmt::Display for TextFileError {
    /// Says what is wrong and what to do, for authors.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(error) => write!(f, "this folder can't be read: {error}"),
            Self::File(error) => write!(f, "this file can't be read: {error}"),
            Self::NotAFile => f.write_str("this is not a file"),
            Self::TooLarge { bytes, limit } => {
                write!(f, "this file has {bytes} bytes; {limit} are the limit (split it)")
            }
            Self::NotUtf8 { offset, byte, .. } => {
                write!(f, "byte {} (0x{byte:02x}) is not UTF-8 (save the file as UTF-8)", offset + 1)
            }
        }
    }
}

impl Error for TextFileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Folder(error) | Self::File(error) => Some(error),
            Self::NotAFile | Self::TooLarge { .. } | Self::NotUtf8 { .. } => None,
        }
    }
}

/// A place in a text, both counted from one; columns are characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// Finds the place of a byte; one past the end, or inside a character, counts as the nearest place before.
    ///
    /// ```
    /// use malom::text_file::Place;
    ///
    /// assert_eq!(Place::of("őő\nab", 3), Place { line: 1, column: 2 });
    /// assert_eq!(Place::of("őő\nab", 99), Place { line: 2, column: 3 });
    /// ```
    #[must_use]
    pub fn of(text: &str, offset: usize) -> Self {
        let mut end = offset.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let before = &text[..end];
        let last = before.rsplit('\n').next().unwrap_or_default();
        Self { line: before.matches('\n').count() + 1, column: last.chars().count() + 1 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_that_is_no_text_is_placed_without_the_byte_order_mark() {
        let error = decode(b"\xef\xbb\xbfone\n\xc5\x91 \xff").unwrap_err();
        assert_eq!(error.place(), Some(Place { line: 2, column: 3 }));
        assert_eq!(error.to_string(), "byte 11 (0xff) is not UTF-8 (save the file as UTF-8)");
        assert_eq!(decode(b"\xef\xbb\xbfone").unwrap(), "one");
    }
}
