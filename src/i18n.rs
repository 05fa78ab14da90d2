//! Texts for people, in their language: what to say ([`Message`]), the words it is said with ([`Texts`]) and the two
//! put together ([`Localizer`]).
//!
//! The rest of the program makes [`Message`]s and never sees a language. A language is a folder of `locales` with
//! Fluent files; English is the source and stands in, message by message, where another language lacks one.

mod article;
mod fingerprint;
mod fold;
mod language;
mod localizer;
mod message;
mod nesting;
mod pseudo;
mod texts;

pub use article::article;
pub use fingerprint::{
    FINGERPRINTS_FILE, Written, fingerprints, message_ids, read_fingerprints, write_fingerprints, written,
};
pub use fold::fold;
pub use language::{choose, find, system};
pub use localizer::{FOREIGN_MARK, FormatError, FormatErrors, Localizer};
pub use message::{Message, Value};
pub use pseudo::{BRACKETS, PSEUDO};
pub use texts::{FaultKind, LanguageTexts, PlainFile, TextFile, Texts, TextsError, TextsFault};
pub use unic_langid::LanguageIdentifier;
