//! What is reviewed.

/// What kind of thing is reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A step of a lesson; its id is `lesson/step`.
    Step,
    /// A drill; its id is that of the misconception.
    Drill,
    /// A puzzle.
    Puzzle,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Step, Self::Drill, Self::Puzzle];

    /// Returns the token used in the store and in JSON.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Drill => "drill",
            Self::Puzzle => "puzzle",
        }
    }

    /// Returns the kind with this token.
    #[must_use]
    pub fn from_token(token: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.token() == token)
    }
}

/// Something that is reviewed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Item {
    /// What it is.
    pub kind: Kind,
    /// Its stable id among those of its kind.
    pub id: String,
}

impl Item {
    /// Returns the item that is a step of a lesson.
    #[must_use]
    pub fn step(lesson: &str, step: &str) -> Self {
        Self { kind: Kind::Step, id: format!("{lesson}/{step}") }
    }

    /// Returns the lesson's and the step's id, where it is a step.
    #[must_use]
    pub fn as_step(&self) -> Option<(&str, &str)> {
        (self.kind == Kind::Step).then(|| self.id.split_once('/')).flatten()
    }
}
