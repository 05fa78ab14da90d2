//! What most commands need: the content, the texts, the language, the learner's store; and how a command fails.

use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::content::Content;
use crate::i18n::{self, LanguageIdentifier, Localizer, Texts};
use crate::learner::{LANGUAGE, Learner};
use crate::progress::{self, Profile};
use crate::rules::{Rules, Ruleset};
use crate::text_file;

use super::exit;

/// The environment variable that chooses a language where `--lang` does not.
const LANGUAGE_VARIABLE: &str = "MALOM_LANG";

/// What holds for most commands: where the content and the texts come from, who learns, by which rules.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Context {
    /// Language, such as hu (else `MALOM_LANG`, the saved choice, the system's)
    #[arg(long, global = true, value_name = "LANG")]
    pub(super) lang: Option<String>,
    /// Folder of lessons to use instead of those in the program
    #[arg(long, global = true, value_name = "DIR")]
    pub(super) lessons: Option<PathBuf>,
    /// Folder of texts to use instead of those in the program
    #[arg(long, global = true, value_name = "DIR")]
    pub(super) locales: Option<PathBuf>,
    /// Name under which a learner's progress is kept [default: default]
    #[arg(long, global = true, value_name = "NAME")]
    pub(super) profile: Option<Profile>,
    /// Rules to judge by
    #[arg(long, global = true, value_name = "RULES", default_value = Ruleset::STANDARD.id, value_parser = rules())]
    pub(super) rules: &'static Rules,
}

/// Reads the name of a ruleset.
fn rules() -> impl TypedValueParser<Value = &'static Rules> {
    PossibleValuesParser::new(Ruleset::ALL.map(|ruleset| ruleset.id))
        .map(|id| Rules::named(&id).expect("each listed ruleset has its name"))
}

/// Why a command ends without its answer.
#[derive(Debug)]
pub(super) enum Failure {
    /// The command was used wrongly.
    Usage(String),
    /// Input or files are broken; one fault a line.
    Input(Vec<String>),
    /// The answer could not be written.
    Output(io::Error),
}

impl Failure {
    /// A failure with one fault in the input.
    pub(super) fn input(fault: impl fmt::Display) -> Self {
        Self::Input(vec![fault.to_string()])
    }

    /// A failure with an error and what it comes from.
    pub(super) fn error(error: &dyn Error) -> Self {
        let mut text = error.to_string();
        let mut cause = error.source();
        while let Some(error) = cause {
            text = format!("{text}: {error}");
            cause = error.source();
        }
        Self::input(text)
    }

    /// Tells on standard error what went wrong; returns the exit code.
    pub(super) fn report(self) -> ExitCode {
        match self {
            Self::Usage(fault) => {
                complain(&fault);
                exit::usage()
            }
            Self::Input(faults) => {
                faults.iter().for_each(|fault| complain(fault));
                exit::input()
            }
            // Whoever closed the pipe has read enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => exit::DONE,
            Self::Output(error) => {
                complain(&format!("standard output: {error}"));
                exit::input()
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Writes a fault on standard error.
pub(super) fn complain(fault: &str) {
    note(&format!("error: {fault}"));
}

/// Writes something beside the answer on standard error; where even that is closed, nobody is there to be told.
pub(super) fn note(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

impl Context {
    /// Returns the learner's profile: the one that is named, else the default one.
    pub(super) fn profile(&self) -> Profile {
        self.profile.clone().unwrap_or_default()
    }

    /// Checks that the folders that are named are there, for commands that could do without them.
    ///
    /// # Errors
    ///
    /// One is not, or can't be listed.
    pub(super) fn folders(&self) -> Result<(), Failure> {
        let named = [self.lessons.as_deref(), self.locales.as_deref()].into_iter().flatten();
        let fault = |folder: &Path| {
            text_file::entries(folder).err().map(|error| format!("{}: {error}", folder.display()))
        };
        let faults: Vec<String> = named.filter_map(fault).collect();
        if faults.is_empty() { Ok(()) } else { Err(Failure::Input(faults)) }
    }

    /// Loads the texts of all languages.
    ///
    /// # Errors
    ///
    /// Every fault of the files.
    pub(super) fn texts(&self) -> Result<Texts, Failure> {
        let texts = self.locales.as_deref().map_or_else(Texts::embedded, Texts::from_dir);
        let texts =
            texts.map_err(|error| Failure::Input(error.faults.iter().map(ToString::to_string).collect()))?;
        let is_pseudo = self.lang.as_deref().is_some_and(|wish| wish.eq_ignore_ascii_case(i18n::PSEUDO));
        Ok(if is_pseudo { texts.with_pseudo() } else { texts })
    }

    /// Loads the content.
    ///
    /// # Errors
    ///
    /// Every fault of the files.
    pub(super) fn content(&self) -> Result<Content, Failure> {
        let loaded = self.lessons.as_deref().map_or_else(Content::embedded, Content::from_dir);
        loaded
            .into_result()
            .map_err(|faults| Failure::Input(faults.iter().map(ToString::to_string).collect()))
    }

    /// Chooses the language: `--lang`, then the environment, then the saved choice, then the system's.
    ///
    /// # Errors
    ///
    /// A `--lang` for which there are no texts.
    pub(super) fn language(&self, texts: &Texts) -> Result<LanguageIdentifier, Failure> {
        let tags = texts.tags();
        if let Some(wish) = &self.lang {
            return i18n::find(&tags, wish).ok_or_else(|| {
                let known: Vec<String> = tags.iter().map(ToString::to_string).collect();
                Failure::Usage(format!("--lang: no texts in `{wish}` (there are: {})", known.join(", ")))
            });
        }
        let (variable, saved) =
            (std::env::var(LANGUAGE_VARIABLE).ok(), progress::saved_setting(&self.profile(), LANGUAGE));
        let wishes: Vec<String> = variable.into_iter().chain(saved).chain(i18n::system()).collect();
        Ok(i18n::choose(&tags, &wishes))
    }

    /// Speaks the reader's language, for a command that keeps nothing.
    ///
    /// # Errors
    ///
    /// As [`Context::texts`]; a `--lang` for which there are no texts.
    pub(super) fn localizer(&self) -> Result<Localizer, Failure> {
        let texts = self.texts()?;
        let language = self.language(&texts)?;
        Ok(Localizer::new(&texts, &language))
    }

    /// Brings together what a learner works with.
    ///
    /// # Errors
    ///
    /// As [`Context::texts`]; a `--lang` for which there are no texts.
    pub(super) fn learner(&self, content: Content) -> Result<Learner, Failure> {
        let texts = self.texts()?;
        let language = self.language(&texts)?;
        // Opened last: where it has to set a file aside, the learner is there to be told.
        Ok(Learner::new(content, texts, &language, progress::open(&self.profile())))
    }
}
