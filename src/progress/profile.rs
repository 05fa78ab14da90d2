//! The name of a learner.

use std::fmt;
use std::str::FromStr;

/// The checked name of a learner: letters of any alphabet, digits, `-` and `_`, 1 to 40 characters. So it is always a
/// file name, and never a path.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Profile(String);

impl Profile {
    /// The greatest length of a name, in characters.
    pub const MAX_CHARS: usize = 40;
}

impl Default for Profile {
    /// The learner called `default`: whoever gives no name.
    fn default() -> Self {
        Profile("default".to_owned())
    }
}

impl FromStr for Profile {
    type Err = ProfileError;

    fn from_str(text: &str) -> Result<Self, ProfileError> {
        let allowed = |c: char| c.is_alphabetic() || c.is_ascii_digit() || c == '-' || c == '_';
        if text.is_empty() {
            return Err(ProfileError::Empty);
        }
        if let Some(found) = text.chars().find(|&c| !allowed(c)) {
            return Err(ProfileError::Character(found));
        }
        if text.chars().count() > Self::MAX_CHARS {
            return Err(ProfileError::TooLong);
        }
        Ok(Profile(text.to_owned()))
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text is not the name of a learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProfileError {
    /// The text is empty.
    Empty,
    /// The text has a character that is no letter, digit, `-` or `_`.
    Character(char),
    /// The text is longer than [`Profile::MAX_CHARS`].
    TooLong,
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProfileError::Empty => f.write_str("a profile name is empty"),
            ProfileError::Character(found) => {
                write!(f, "a profile name has letters, digits, - and _ only, not {found:?}")
            }
            ProfileError::TooLong => {
                write!(f, "a profile name has at most {} characters", Profile::MAX_CHARS)
            }
        }
    }
}

impl std::error::Error for ProfileError {}
