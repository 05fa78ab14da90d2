//! The files that hold the words: a folder for each language, read from the binary or from disk.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use fluent::FluentResource;
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use crate::text_file::{self, Place, TextFileError};

use super::fingerprint::FINGERPRINTS_FILE;
use super::language::english;
use super::{nesting, pseudo};

/// The words that a language's writers avoid, beside its `.ftl` files.
const AVOID_FILE: &str = "avoid.txt";

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The texts of all languages.
#[derive(Debug)]
pub struct Texts {
    languages: Vec<LanguageTexts>,
}

/// The texts of one language: every `.ftl` file at any depth below its folder.
#[derive(Debug)]
pub struct LanguageTexts {
    /// The language, as its folder is named.
    pub language: LanguageIdentifier,
    /// The folder, as messages to authors name it.
    pub folder: PathBuf,
    /// The Fluent files, by name.
    pub files: Vec<TextFile>,
    /// The names of Fluent files that can't be read: nobody knows what is in them.
    pub(super) unread: Vec<String>,
    /// The list of words that its writers avoid, where there is one.
    pub avoid: Option<PlainFile>,
    /// The fingerprints of the English that its messages were translated from, where they are kept.
    pub fingerprints: Option<PlainFile>,
}

impl LanguageTexts {
    /// Tells whether all Fluent files could be read.
    pub fn is_whole(&self) -> bool {
        self.unread.is_empty()
    }

    /// Tells whether the Fluent file of this name is there but can't be read.
    pub fn unread(&self, name: &str) -> bool {
        self.unread.iter().any(|unread| unread == name)
    }
}

/// A Fluent file.
#[derive(Debug)]
pub struct TextFile {
    /// Its path, as messages to authors name it.
    pub path: PathBuf,
    /// Its path below the language's folder, with `/` between: `lessons/rules/mill.ftl`.
    pub name: String,
    /// Its parsed contents; entries with a fault are left out.
    pub(super) resource: Arc<FluentResource>,
}

impl TextFile {
    /// The text of the file, without a byte order mark.
    pub fn source(&self) -> &str {
        self.resource.source()
    }
}

/// A file that is read as lines.
#[derive(Debug)]
pub struct PlainFile {
    /// Its path, as messages to authors name it.
    pub path: PathBuf,
    /// The text of the file, without a byte order mark.
    pub source: String,
}

impl Texts {
    /// Reads the texts inside the binary.
    ///
    /// # Errors
    /// Every fault of every file. A released binary has none.
    pub fn embedded() -> Result<Self, TextsError> {
        faultless(Self::read_embedded())
    }

    /// Reads the texts inside the binary as far as they can be read, with what is wrong with the rest.
    pub fn read_embedded() -> (Self, Vec<TextsFault>) {
        let mut reader = Reader::default();
        for folder in EMBEDDED.dirs() {
            let below = reader.embedded_files(folder);
            reader.language(&Path::new("locales").join(folder.path()), below);
        }
        reader.finish(Path::new("locales"))
    }

    /// Reads the texts below a folder, which has a folder for each language.
    ///
    /// # Errors
    /// Every fault of every file, and that English is missing.
    pub fn from_dir(dir: &Path) -> Result<Self, TextsError> {
        faultless(Self::read_dir(dir))
    }

    /// Reads the texts below a folder as far as they can be read, with what is wrong with the rest: for the checker,
    /// which reports all faults in one run.
    pub fn read_dir(dir: &Path) -> (Self, Vec<TextsFault>) {
        let mut reader = Reader::default();
        for folder in reader.entries(dir) {
            if folder.is_dir() {
                let mut below = Vec::new();
                reader.files(&folder, "", &mut below);
                reader.language(&folder, below);
            }
        }
        reader.finish(dir)
    }

    /// Takes files given as `hu/rules.ftl` with their contents for a folder.
    #[cfg(test)]
    pub(crate) fn from_files(files: &[(&str, &str)]) -> (Self, Vec<TextsFault>) {
        let mut languages = std::collections::BTreeMap::<&str, Vec<Found>>::new();
        for (path, source) in files {
            let (language, name) = path.split_once('/').expect("a file lies in the folder of its language");
            let source = text_file::decode(source.as_bytes()).map(str::to_owned);
            let found = Found { name: name.to_owned(), path: path.into(), source };
            languages.entry(language).or_default().push(found);
        }
        let mut reader = Reader::default();
        for (language, found) in languages {
            reader.language(Path::new(language), found);
        }
        reader.finish(Path::new(""))
    }

    /// Puts these texts before others: of each language a file of the others is taken where there is none of its name here,
    /// and its messages where there are none of their ids.
    #[must_use]
    pub fn over(mut self, others: Self) -> Self {
        for other in others.languages {
            let Some(language) = self.languages.iter_mut().find(|one| one.language == other.language) else {
                self.languages.push(other);
                continue;
            };
            for file in other.files {
                if !language.files.iter().any(|own| own.name == file.name) {
                    language.files.push(file);
                }
            }
            language.avoid = language.avoid.take().or(other.avoid);
            language.fingerprints = language.fingerprints.take().or(other.fingerprints);
        }
        self.languages.sort_by_key(|texts| texts.language.to_string());
        self
    }

    /// Goes through all files of texts inside the binary, each with its path below the folder of texts.
    pub fn embedded_files() -> impl Iterator<Item = (&'static Path, &'static [u8])> {
        let mut folders = vec![&EMBEDDED];
        std::iter::from_fn(move || {
            let folder = folders.pop()?;
            folders.extend(folder.dirs());
            Some(folder.files().map(|file| (file.path(), file.contents())))
        })
        .flatten()
    }

    /// Adds the language that is made from English, to see what is not translated and what is cut.
    #[must_use]
    pub fn with_pseudo(mut self) -> Self {
        let pseudo = self.english().map(pseudo::of);
        self.languages.extend(pseudo);
        self
    }

    /// The languages with their texts, by tag.
    pub fn languages(&self) -> &[LanguageTexts] {
        &self.languages
    }

    /// The tags of the languages, to choose from.
    pub fn tags(&self) -> Vec<LanguageIdentifier> {
        self.languages.iter().map(|texts| texts.language.clone()).collect()
    }

    /// The texts of one language.
    pub fn language(&self, language: &LanguageIdentifier) -> Option<&LanguageTexts> {
        self.languages.iter().find(|texts| texts.language == *language)
    }

    /// The texts of the source language.
    pub fn english(&self) -> Option<&LanguageTexts> {
        self.language(&english())
    }
}

/// Makes an error of what was read with faults.
fn faultless((texts, faults): (Texts, Vec<TextsFault>)) -> Result<Texts, TextsError> {
    if faults.is_empty() { Ok(texts) } else { Err(TextsError { faults }) }
}

/// A file found below a language's folder.
struct Found {
    name: String,
    path: PathBuf,
    source: Result<String, TextFileError>,
}

/// Reads files and collects what is wrong with them.
#[derive(Default)]
struct Reader {
    languages: Vec<LanguageTexts>,
    faults: Vec<TextsFault>,
}

impl Reader {
    fn fault(&mut self, path: &Path, place: Option<Place>, kind: FaultKind) {
        self.faults.push(TextsFault { path: path.to_owned(), place, kind });
    }

    fn file_fault(&mut self, path: &Path, error: TextFileError) {
        self.fault(path, error.place(), FaultKind::File(error));
    }

    fn entries(&mut self, dir: &Path) -> Vec<PathBuf> {
        text_file::entries(dir).unwrap_or_else(|error| {
            self.file_fault(dir, error);
            Vec::new()
        })
    }

    /// Reads the text files at any depth below a folder. Linked folders are not entered, so there is no way round in
    /// circles.
    fn files(&mut self, dir: &Path, prefix: &str, found: &mut Vec<Found>) {
        for path in self.entries(dir) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{prefix}{name}");
            if path.is_dir() && !path.is_symlink() {
                self.files(&path, &format!("{name}/"), found);
            } else if is_text(&name) {
                found.push(Found { name, source: text_file::read(&path), path });
            }
        }
    }

    /// Lists the text files at any depth below a folder of the binary.
    fn embedded_files(&self, folder: &Dir<'_>) -> Vec<Found> {
        let mut found = Vec::new();
        let mut folders = vec![folder];
        while let Some(dir) = folders.pop() {
            folders.extend(dir.dirs());
            for file in dir.files() {
                let below = file.path().strip_prefix(folder.path()).unwrap_or(file.path());
                let name = below.to_string_lossy().replace('\\', "/");
                if is_text(&name) {
                    let path = Path::new("locales").join(file.path());
                    let source = text_file::decode(file.contents()).map(str::to_owned);
                    found.push(Found { name, path, source });
                }
            }
        }
        found
    }

    /// Adds a language by the files found below its folder.
    fn language(&mut self, folder: &Path, mut found: Vec<Found>) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        let Ok(language) = tag.parse() else {
            return self.fault(folder, None, FaultKind::NotALanguage);
        };
        found.sort_by(|a, b| a.name.cmp(&b.name));
        let (mut files, mut unread) = (Vec::new(), Vec::new());
        let (mut avoid, mut fingerprints) = (None, None);
        for Found { name, path, source } in found {
            let source = source.map_err(|error| self.file_fault(&path, error)).ok();
            if name == AVOID_FILE {
                avoid = source.map(|source| PlainFile { path, source });
            } else if name == FINGERPRINTS_FILE {
                fingerprints = source.map(|source| PlainFile { path, source });
            } else if let Some(resource) = source.and_then(|source| self.parse(&path, source)) {
                files.push(TextFile { path, name, resource });
            } else {
                unread.push(name);
            }
        }
        let folder = folder.to_owned();
        self.languages.push(LanguageTexts { language, folder, files, unread, avoid, fingerprints });
    }

    fn parse(&mut self, path: &Path, source: String) -> Option<Arc<FluentResource>> {
        if let Some(offset) = nesting::too_deep(&source) {
            self.fault(path, Some(Place::of(&source, offset)), FaultKind::TooDeep);
            return None;
        }
        let resource = match FluentResource::try_new(source) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let place = Place::of(resource.source(), error.pos.start);
                    self.fault(path, Some(place), FaultKind::Syntax(error.kind.to_string()));
                }
                resource
            }
        };
        Some(Arc::new(resource))
    }

    fn finish(mut self, dir: &Path) -> (Texts, Vec<TextsFault>) {
        self.languages.sort_by_key(|texts| texts.language.to_string());
        let texts = Texts { languages: std::mem::take(&mut self.languages) };
        // An unreadable folder is fault enough.
        if texts.english().is_none() && self.faults.is_empty() {
            self.fault(dir, None, FaultKind::NoEnglish);
        }
        self.faults.sort_by(|a, b| (&a.path, a.place).cmp(&(&b.path, b.place)));
        (texts, self.faults)
    }
}

/// Whether a file below a language's folder is read.
fn is_text(name: &str) -> bool {
    name == AVOID_FILE || name == FINGERPRINTS_FILE || name.ends_with(".ftl")
}

/// Texts that can't be used, with everything that is wrong with them.
#[derive(Debug)]
pub struct TextsError {
    /// The faults, in the order of files and places.
    pub faults: Vec<TextsFault>,
}

impl fmt::Display for TextsError {
    /// Writes a line for each fault.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl Error for TextsError {}

/// One fault of a folder or file with texts.
#[derive(Debug)]
pub struct TextsFault {
    /// The folder or file.
    pub path: PathBuf,
    /// The place in the file, where the fault has one.
    pub place: Option<Place>,
    /// What is wrong.
    pub kind: FaultKind,
}

impl fmt::Display for TextsFault {
    /// Writes `path:line:column: what is wrong`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.path.display())?;
        if let Some(place) = self.place {
            write!(f, "{place}:")?;
        }
        write!(f, " {}", self.kind)
    }
}

impl Error for TextsFault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            FaultKind::File(error) => Some(error),
            FaultKind::TooDeep | FaultKind::Syntax(_) | FaultKind::NotALanguage | FaultKind::NoEnglish => {
                None
            }
        }
    }
}

/// What is wrong with a folder or file.
#[derive(Debug)]
pub enum FaultKind {
    /// It can't be read as text.
    File(TextFileError),
    /// Braces and calls lie too deep inside each other, or many are left open.
    TooDeep,
    /// It is not Fluent; in the parser's words.
    Syntax(String),
    /// The folder's name is not a language tag.
    NotALanguage,
    /// There is no folder `en`, whose texts stand in for missing ones.
    NoEnglish,
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::TooDeep => write!(f, "braces are nested too deeply or left open"),
            Self::Syntax(fault) => write!(f, "{fault}"),
            Self::NotALanguage => write!(f, "the folder's name is not a language tag such as `en`"),
            Self::NoEnglish => write!(f, "has no folder `en`; English stands in for missing texts"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_faults(files: &[(&str, &str)], expected: &[&str]) {
        let (_, faults) = Texts::from_files(files);
        assert_eq!(faults.iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn every_syntax_error_is_reported_with_its_place() {
        assert_faults(
            &[("en/a.ftl", "one = ő }\nfine = yes\ntwo = { $x\n"), ("hu/deep/b.ftl", "# comment\n\nthree\n")],
            &[
                "en/a.ftl:1:9: Unbalanced closing brace",
                "en/a.ftl:4:1: Expected a token starting with \"}\"",
                "hu/deep/b.ftl:3:6: Expected a token starting with \"=\"",
            ],
        );
    }

    #[test]
    fn a_byte_order_mark_is_skipped() {
        assert_faults(&[("en/a.ftl", "\u{feff}one = 1\n}")], &["en/a.ftl:2:1: Expected one of \"a-zA-Z\""]);
    }

    #[test]
    fn deep_nesting_is_refused_unparsed() {
        let bomb = format!("one = {}", "{".repeat(500_000));
        assert_faults(&[("en/a.ftl", &bomb)], &["en/a.ftl:1:71: braces are nested too deeply or left open"]);
    }

    #[test]
    fn folders_are_languages_and_english_is_one() {
        assert_faults(&[("hu/a.ftl", "")], &[": has no folder `en`; English stands in for missing texts"]);
        assert_faults(
            &[("en/a.ftl", ""), ("old texts/a.ftl", "")],
            &["old texts: the folder's name is not a language tag such as `en`"],
        );
    }
}
