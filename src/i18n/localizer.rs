//! Messages into text.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::article::fluent_article;
use super::language::english;
use super::message::{Message, Value};
use super::texts::{LanguageTexts, Texts};

/// What stands before a text that had to be shown in English instead of the reader's language.
pub const FOREIGN_MARK: &str = "‹en› ";

/// The message that stands in for one that no language has.
const MISSING: &str = "message-missing";

/// The message that joins the last element of a list to the others.
const LIST_LAST: &str = "list-last";

/// One language, with English behind it for what the language lacks.
pub struct Localizer {
    language: LanguageIdentifier,
    own: Bundle,
    /// `None` where the language is English itself.
    english: Option<Bundle>,
}

impl Localizer {
    /// Prepares a language. One that the texts don't have speaks English, marked as a stand-in.
    pub fn new(texts: &Texts, language: &LanguageIdentifier) -> Self {
        let bundle = |language| Bundle::new(language, texts.language(language));
        let english = english();
        Self {
            language: language.clone(),
            own: bundle(language),
            english: (*language != english).then(|| bundle(&english)),
        }
    }

    /// The language.
    pub fn language(&self) -> &LanguageIdentifier {
        &self.language
    }

    /// Formats a message; never fails and never shows an id.
    ///
    /// A message that the language lacks, or can't format with these arguments, is shown in English after
    /// [`FOREIGN_MARK`]; where English can't either, `message-missing` says so.
    pub fn text(&self, message: &Message) -> String {
        if let Ok(text) = self.own.format(message, &|nested| Ok(self.text(nested))) {
            return text;
        }
        if let Some(text) = self.english.as_ref().and_then(|english| english.strict(message).ok()) {
            return format!("{FOREIGN_MARK}{text}");
        }
        if message.id == MISSING {
            return "…".to_owned();
        }
        self.text(&Message::new(MISSING))
    }

    /// Formats a message strictly: in this language alone, and any error of Fluent's is an error. For tests and the
    /// checker.
    ///
    /// # Errors
    /// The message, or one among its arguments, is missing, refers to what does not exist, or lacks an argument.
    pub fn try_text(&self, message: &Message) -> Result<String, FormatErrors> {
        self.own.strict(message)
    }

    /// Whether there is such a text, in this language or in English.
    pub fn has(&self, id: &str, attribute: Option<&str>) -> bool {
        self.own.has(id, attribute) || self.english.as_ref().is_some_and(|english| english.has(id, attribute))
    }
}

/// How a message among the arguments becomes text.
type Nested<'a> = &'a dyn Fn(&Message) -> Result<String, FormatErrors>;

/// The texts of one language, linked for formatting.
struct Bundle(FluentBundle<Arc<FluentResource>>);

impl Bundle {
    fn new(language: &LanguageIdentifier, texts: Option<&LanguageTexts>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        // Isolation marks guard mixed directions of writing; a terminal shows them as rubbish.
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("the bundle is new");
        bundle.add_function("ARTICLE", fluent_article).expect("no other function has this name");
        for file in texts.into_iter().flat_map(|texts| &texts.files) {
            // The first of two messages with one id wins; the checker reports the other.
            let _ = bundle.add_resource(Arc::clone(&file.resource));
        }
        Self(bundle)
    }

    fn has(&self, id: &str, attribute: Option<&str>) -> bool {
        self.0.get_message(id).is_some_and(|message| match attribute {
            Some(name) => message.get_attribute(name).is_some(),
            None => message.value().is_some(),
        })
    }

    fn strict(&self, message: &Message) -> Result<String, FormatErrors> {
        self.format(message, &|nested| self.strict(nested))
    }

    fn format(&self, message: &Message, nested: Nested<'_>) -> Result<String, FormatErrors> {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, value) in &message.args {
            args.set(*name, self.value(value, nested)?);
        }
        self.pattern(message, &args)
    }

    /// Formats the message's own pattern with arguments that are ready.
    fn pattern(&self, message: &Message, args: &FluentArgs<'_>) -> Result<String, FormatErrors> {
        let found = self.0.get_message(&message.id);
        let pattern = found.and_then(|found| match &message.attribute {
            Some(name) => found.get_attribute(name).map(|attribute| attribute.value()),
            None => found.value(),
        });
        let Some(pattern) = pattern else {
            return Err(FormatErrors { message: message.key(), errors: vec![FormatError::Missing] });
        };
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() {
            Ok(text)
        } else {
            let errors = errors.into_iter().map(FormatError::Fluent).collect();
            Err(FormatErrors { message: message.key(), errors })
        }
    }

    fn value<'a>(&self, value: &'a Value, nested: Nested<'_>) -> Result<FluentValue<'a>, FormatErrors> {
        Ok(match value {
            Value::Text(text) => text.as_str().into(),
            Value::Number(number) => (*number).into(),
            Value::Message(message) => nested(message)?.into(),
            Value::List(values) => self.list(values, nested)?.into(),
        })
    }

    /// Joins a list: commas, and the language's own `list-last` before the last element.
    fn list(&self, values: &[Value], nested: Nested<'_>) -> Result<String, FormatErrors> {
        let mut texts = Vec::with_capacity(values.len());
        for value in values {
            texts.push(match self.value(value, nested)? {
                FluentValue::String(text) => text.into_owned(),
                FluentValue::Number(number) => number.as_string().into_owned(),
                FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
            });
        }
        let Some(last) = texts.pop() else { return Ok(String::new()) };
        if texts.is_empty() {
            return Ok(last);
        }
        let args = FluentArgs::from_iter([
            ("count", FluentValue::from(values.len())),
            ("others", texts.join(", ").into()),
            ("last", last.into()),
        ]);
        self.pattern(&Message::new(LIST_LAST), &args)
    }
}

/// Why a message can't be formatted.
#[derive(Clone, Debug, PartialEq)]
pub struct FormatErrors {
    /// The message: `id` or `id.attribute`.
    pub message: String,
    /// Everything that is wrong with it.
    pub errors: Vec<FormatError>,
}

impl fmt::Display for FormatErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.message)?;
        for (index, error) in self.errors.iter().enumerate() {
            let separator = if index > 0 { ";" } else { "" };
            write!(f, "{separator} {error}")?;
        }
        Ok(())
    }
}

impl Error for FormatErrors {}

/// One error of formatting.
#[derive(Clone, Debug, PartialEq)]
pub enum FormatError {
    /// There is no such message, or it has no such attribute or no value.
    Missing,
    /// Fluent stumbles over the message.
    Fluent(FluentError),
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => write!(f, "missing"),
            Self::Fluent(error) => write!(f, "{error}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
list-last = { $others } and { $last }
message-missing = This text is missing.
both = Take { $points }.
    .hint = Look at { $at }.
number = { $count ->
    [one] one stone
   *[other] { $count } stones
}
only-english = In English: { $inner }
inner = inside
";
    const HUNGARIAN: &str = "\
list-last = { $others } és { $last }
both = { ARTICLE($points, case: \"upper\") } { $points } közül választhatsz.
number = { $count } bábu
inner = belül
broken = { -no-such-term }
";

    fn localizer(language: &str) -> Localizer {
        let (texts, faults) = Texts::from_files(&[("en/a.ftl", ENGLISH), ("hu/a.ftl", HUNGARIAN)]);
        assert!(faults.is_empty());
        Localizer::new(&texts, &language.parse().unwrap())
    }

    fn list(points: &[&str]) -> Message {
        Message::new("both").arg("points", points.iter().copied().collect::<Value>())
    }

    #[test]
    fn lists_are_joined_as_the_language_joins() {
        assert_eq!(localizer("en").text(&list(&["a1"])), "Take a1.");
        assert_eq!(localizer("en").text(&list(&["b2", "d2"])), "Take b2 and d2.");
        assert_eq!(localizer("hu").text(&list(&["a1", "b2", "c3"])), "Az a1, b2 és c3 közül választhatsz.");
        assert_eq!(localizer("en").text(&list(&[])), "Take .");
    }

    #[test]
    fn numbers_select_plurals() {
        let stones = |count: i64| localizer("en").text(&Message::new("number").arg("count", count));
        assert_eq!(stones(1), "one stone");
        assert_eq!(stones(3), "3 stones");
        assert_eq!(stones(1000), "1000 stones");
    }

    #[test]
    fn english_stands_in_with_a_mark() {
        let hint = Message::new("both").attribute("hint").arg("at", "d2");
        assert_eq!(localizer("en").text(&hint), "Look at d2.");
        assert_eq!(localizer("hu").text(&hint), "‹en› Look at d2.");
        let nested = Message::new("only-english").arg("inner", Message::new("inner"));
        assert_eq!(localizer("hu").text(&nested), "‹en› In English: inside");
    }

    #[test]
    fn a_language_without_texts_speaks_english() {
        assert_eq!(localizer("fr").text(&list(&["b2"])), "‹en› Take b2.");
    }

    #[test]
    fn ids_are_never_shown() {
        assert_eq!(localizer("hu").text(&Message::new("nowhere")), "‹en› This text is missing.");
        assert_eq!(localizer("en").text(&Message::new("both").attribute("nowhere")), "This text is missing.");
        assert_eq!(
            localizer("en").text(&Message::new("both")),
            "This text is missing.",
            "an argument is missing"
        );
        assert_eq!(localizer("hu").text(&Message::new("broken")), "‹en› This text is missing.");
    }

    #[test]
    fn strict_formatting_names_what_is_wrong() {
        let hungarian = localizer("hu");
        let error = |message: &Message| hungarian.try_text(message).unwrap_err().to_string();
        assert_eq!(error(&Message::new("both").attribute("hint")), "both.hint: missing");
        assert_eq!(error(&Message::new("broken")), "broken: Resolver error: Unknown term: -no-such-term");
        assert_eq!(error(&Message::new("number")), "number: Resolver error: Unknown variable: $count");
        assert_eq!(error(&Message::new("number").arg("count", Message::new("nowhere"))), "nowhere: missing");
        assert_eq!(hungarian.try_text(&list(&["b2"])).unwrap(), "A b2 közül választhatsz.");
    }

    #[test]
    fn texts_are_found_in_either_language() {
        let hungarian = localizer("hu");
        assert!(
            hungarian.has("both", None)
                && hungarian.has("both", Some("hint"))
                && hungarian.has("broken", None)
        );
        assert!(!hungarian.has("both", Some("nowhere")) && !hungarian.has("nowhere", None));
    }

    #[test]
    fn a_localizer_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Localizer>();
    }
}
