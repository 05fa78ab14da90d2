//! What to say, before a language is chosen.

/// A text to show, not yet in a language: a Fluent id (and attribute) with its arguments.
///
/// ```
/// use malom::i18n::Message;
///
/// let refusal = Message::new("illegal-protected").arg("at", "d5").arg("free-count", 1);
/// assert_eq!(refusal.key(), "illegal-protected");
/// assert_eq!(Message::new("lesson-mill").attribute("intro").key(), "lesson-mill.intro");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The id of the Fluent message.
    pub id: String,
    /// The attribute of that message, where the text is not its value.
    pub attribute: Option<String>,
    /// The values of its variables.
    pub args: Vec<(&'static str, Value)>,
}

impl Message {
    /// Makes the message of this id, with no attribute and no arguments.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into(), attribute: None, args: Vec::new() }
    }

    /// Asks for an attribute of the message instead of its value.
    #[must_use]
    pub fn attribute(mut self, name: impl Into<String>) -> Self {
        self.attribute = Some(name.into());
        self
    }

    /// Gives a variable its value.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// Names the text as authors do: `id` or `id.attribute`.
    pub fn key(&self) -> String {
        match &self.attribute {
            Some(attribute) => format!("{}.{attribute}", self.id),
            None => self.id.clone(),
        }
    }
}

/// The value of a variable in a [`Message`].
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A text that is the same in every language, such as the name of a point, or a token that the message selects by.
    Text(String),
    /// A number, which the message may also select a plural by.
    Number(i64),
    /// Another message, formatted first and passed on as text.
    Message(Message),
    /// Several values, joined as the language joins: "a1, b2 and c3".
    List(Vec<Value>),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value {
    /// Counts what fits in memory, so the limit of `i64` is never met.
    fn from(count: usize) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl<V: Into<Value>> FromIterator<V> for Value {
    /// Collects a list.
    fn from_iter<I: IntoIterator<Item = V>>(values: I) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}
