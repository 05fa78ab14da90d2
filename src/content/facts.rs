//! The facts of the rules that lessons teach and test.

/// The stable id of a fact.
pub type FactId = String;

/// A fact of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Its stable id; `fact-<id>` is its text.
    pub id: FactId,
    /// How firmly it holds.
    pub kind: FactKind,
    /// The guides that state it, by their letters.
    pub from: Vec<String>,
}

/// How firmly a fact holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactKind {
    /// Common to all.
    Rule,
    /// Clubs differ.
    Family,
    /// Good to follow.
    Advice,
    /// Good to know.
    Background,
}

impl FactKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Rule, Self::Family, Self::Advice, Self::Background];

    /// Returns the token used in YAML and message ids.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Family => "family",
            Self::Advice => "advice",
            Self::Background => "background",
        }
    }
}
