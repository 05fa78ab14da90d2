//! What most commands need: the content, the texts, the language, the learner's store; and how a command fails.

use std::fmt;
use std::path::PathBuf;

use crate::content::Content;
use crate::i18n::{self, LanguageIdentifier, Localizer, Texts};
use crate::learner::{LANGUAGE, Learner};
use crate::progress::{self, Opened, Profile};

/// The environment variable that chooses a language where `--lang` does not.
const LANGUAGE_VARIABLE: &str = "MALOM_LANG";

/// Where the content and the texts come from, and who learns.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Context {
    /// Language, such as hu (else MALOM_LANG, the saved choice, the system's)
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// Folder of lessons to use instead of those in the program
    #[arg(long, global = true, value_name = "DIR")]
    pub lessons: Option<PathBuf>,
    /// Folder of texts to use instead of those in the program
    #[arg(long, global = true, value_name = "DIR")]
    pub locales: Option<PathBuf>,
    /// Name under which a learner's progress is kept
    #[arg(long, global = true, value_name = "NAME", default_value = "default")]
    pub profile: Profile,
}

/// Why a command ends without its answer.
#[derive(Debug)]
pub enum Failure {
    /// The command was used wrongly.
    Usage(String),
    /// Input or files are broken; one fault a line.
    Input(Vec<String>),
}

impl Failure {
    /// A failure with one fault in the input.
    pub fn input(fault: impl fmt::Display) -> Self {
        Self::Input(vec![fault.to_string()])
    }
}

impl Context {
    /// Loads the texts of all languages.
    ///
    /// # Errors
    ///
    /// Every fault of the files.
    pub fn texts(&self) -> Result<Texts, Failure> {
        let texts = self.locales.as_deref().map_or_else(Texts::embedded, Texts::from_dir);
        texts.map_err(|error| Failure::Input(error.faults.iter().map(ToString::to_string).collect()))
    }

    /// Loads the content.
    ///
    /// # Errors
    ///
    /// Every fault of the files.
    pub fn content(&self) -> Result<Content, Failure> {
        let loaded = self.lessons.as_deref().map_or_else(Content::embedded, Content::from_dir);
        loaded.into_result().map_err(|faults| Failure::Input(faults.iter().map(ToString::to_string).collect()))
    }

    /// Chooses the language: `--lang`, then the environment, then the saved choice, then the system's.
    ///
    /// # Errors
    ///
    /// A `--lang` for which there are no texts.
    fn language(&self, texts: &Texts, saved: Option<String>) -> Result<LanguageIdentifier, Failure> {
        let tags = texts.tags();
        if let Some(wish) = &self.lang {
            return i18n::find(&tags, wish).ok_or_else(|| {
                let known: Vec<String> = tags.iter().map(ToString::to_string).collect();
                Failure::Usage(format!("--lang: no texts in `{wish}` (there are: {})", known.join(", ")))
            });
        }
        let wishes: Vec<String> =
            std::env::var(LANGUAGE_VARIABLE).into_iter().chain(saved).chain(i18n::system()).collect();
        Ok(i18n::choose(&tags, &wishes))
    }

    /// Speaks the reader's language, for a command that keeps nothing.
    ///
    /// # Errors
    ///
    /// As [`Context::texts`]; a `--lang` for which there are no texts.
    pub fn localizer(&self) -> Result<Localizer, Failure> {
        let texts = self.texts()?;
        // The saved choice counts here too, but a command that only reads must not begin a store.
        let saved = progress::saved_setting(&self.profile, LANGUAGE);
        let language = self.language(&texts, saved)?;
        Ok(Localizer::new(&texts, &language))
    }

    /// Brings together what a learner works with.
    ///
    /// # Errors
    ///
    /// As [`Context::texts`] and [`Context::content`]; a `--lang` for which there are no texts.
    pub fn learner(&self) -> Result<Learner, Failure> {
        let (content, texts) = (self.content()?, self.texts()?);
        let opened: Opened = progress::open(&self.profile);
        let saved = opened.store.setting(LANGUAGE).ok().flatten();
        let language = self.language(&texts, saved)?;
        Ok(Learner::new(content, texts, &language, opened))
    }
}
