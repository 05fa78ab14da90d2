//! Proof trees: for each reply of the enemy, the turn that answers it.

use std::fmt;

use crate::rules::Turn;

/// A proof as it is written, for positions that no small table knows:
///
/// ```text
/// d6-d5xa1 [b4-b2: f4-f6xb2; c4-c3, c4-c5: f4-f6xg7 [*: d5-d4]; *: d5-d6xg7]
/// ```
///
/// The learner's turn comes first. In brackets, parted by semicolons, stand the enemy's replies, each with what answers
/// it; replies with the same answer are parted by commas, and `*` stands for all that are not named. Where a turn has no
/// brackets, the game is over, or the tables know how it goes on.
///
/// It is kept as text, as it can be long and is read only where it is needed.
///
/// ```
/// use malom::content::Proof;
///
/// let tree = Proof::new("d6-d5 [b4-b2: f4-f6xb2; *: d5-d6xg7]").tree()?;
/// let answer = tree.answer("b4-a4".parse()?).ok_or("every reply is answered")?;
/// assert_eq!(answer.turn.to_string(), "d5-d6xg7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof(String);

/// The learner's turn, and the answers to what may follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofTree {
    /// The turn.
    pub turn: Turn,
    /// The replies; none where the game is over or the tables know the rest.
    pub branches: Vec<Branch>,
}

/// Replies with the same answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The replies; none stands for all that are in no other branch.
    pub replies: Vec<Turn>,
    /// What answers them.
    pub then: ProofTree,
}

/// A text that is no proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofError {
    /// Where in the text, in bytes.
    pub at: usize,
    /// What should stand there.
    pub expected: &'static str,
    /// The word that stands there; empty at the end.
    pub found: String,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, expected, found } = self;
        match found.as_str() {
            "" => write!(f, "the proof ends too early (expected {expected})"),
            found => write!(f, "`{found}` at byte {at} of the proof (expected {expected})"),
        }
    }
}

impl std::error::Error for ProofError {}

impl Proof {
    /// Keeps a proof's text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Reads the text. Whether its turns are legal, and whether they prove anything, is not asked.
    ///
    /// # Errors
    ///
    /// The first thing in it that is not written as a proof.
    pub fn tree(&self) -> Result<ProofTree, ProofError> {
        let mut reader = Reader { text: &self.0, at: 0 };
        let tree = reader.tree(0)?;
        if reader.word().is_empty() { Ok(tree) } else { Err(reader.error("the end")) }
    }
}

impl ProofTree {
    /// Returns what answers a reply; `None` where the tree says nothing about it.
    #[must_use]
    pub fn answer(&self, reply: Turn) -> Option<&Self> {
        let named = self.branches.iter().find(|branch| branch.replies.contains(&reply));
        named
            .or_else(|| self.branches.iter().find(|branch| branch.replies.is_empty()))
            .map(|found| &found.then)
    }
}

impl fmt::Display for ProofTree {
    /// Writes the tree as [`Proof`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.turn)?;
        for (index, Branch { replies, then }) in self.branches.iter().enumerate() {
            f.write_str(if index == 0 { " [" } else { "; " })?;
            for (index, reply) in replies.iter().enumerate() {
                write!(f, "{}{reply}", if index == 0 { "" } else { ", " })?;
            }
            write!(f, "{}: {then}", if replies.is_empty() { "*" } else { "" })?;
        }
        f.write_str(if self.branches.is_empty() { "" } else { "]" })
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    /// The most turns of the learner in one line: more than the longest win takes, and few enough for the stack.
    const LONGEST: usize = 200;

    /// What has a meaning of its own.
    const MARKS: [char; 6] = ['[', ']', ';', ':', ',', '*'];

    /// Returns the next mark or turn, without passing it; nothing at the end.
    fn word(&mut self) -> &'t str {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        let ends = |c: char| c.is_whitespace() || Self::MARKS.contains(&c);
        let length = match rest.chars().next() {
            Some(mark) if Self::MARKS.contains(&mark) => 1,
            _ => rest.find(ends).unwrap_or(rest.len()),
        };
        &rest[..length]
    }

    fn error(&mut self, expected: &'static str) -> ProofError {
        let found = self.word().to_owned();
        ProofError { at: self.at, expected, found }
    }

    /// Passes a mark, if it comes next.
    fn passes(&mut self, mark: &str) -> bool {
        let comes = self.word() == mark;
        self.at += if comes { mark.len() } else { 0 };
        comes
    }

    fn turn(&mut self) -> Result<Turn, ProofError> {
        let word = self.word();
        let turn = word.parse().map_err(|_| self.error("a turn such as a1-a4 or g1xd2"))?;
        self.at += word.len();
        Ok(turn)
    }

    fn tree(&mut self, depth: usize) -> Result<ProofTree, ProofError> {
        if depth == Self::LONGEST {
            return Err(self.error("an end of the line by now"));
        }
        let turn = self.turn()?;
        let mut branches = Vec::new();
        if self.passes("[") {
            branches.push(self.branch(depth)?);
            while self.passes(";") {
                branches.push(self.branch(depth)?);
            }
            if !self.passes("]") {
                return Err(self.error("`;` or `]`"));
            }
        }
        Ok(ProofTree { turn, branches })
    }

    fn branch(&mut self, depth: usize) -> Result<Branch, ProofError> {
        let mut replies = Vec::new();
        if !self.passes("*") {
            replies.push(self.turn()?);
            while self.passes(",") {
                replies.push(self.turn()?);
            }
        }
        if !self.passes(":") {
            return Err(self.error("`:` and the answer"));
        }
        Ok(Branch { replies, then: self.tree(depth + 1)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        Proof::new(text).tree().unwrap_err().to_string()
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "d6",
            "d6-d5xa1 [b4-b2: f4-f6xb2; c4-c3, c4-c5: f4-f6xg7 [*: d5-d4]; *: d5-d6xg7]",
            "d6 [f4: g1xd2 [a1: b2]]",
        ] {
            let tree = Proof::new(text).tree().unwrap();
            assert_eq!(tree.to_string(), text);
        }
        let loose = Proof::new(" d6[f4 :g1xd2\n[a1:b2] ;* : b4]\n").tree().unwrap();
        assert_eq!(loose.to_string(), "d6 [f4: g1xd2 [a1: b2]; *: b4]");
    }

    #[test]
    fn named_replies_come_before_all_others() {
        let tree = Proof::new("d6 [*: a1; f4, b4: g1]").tree().unwrap();
        let answer = |reply: &str| tree.answer(reply.parse().unwrap()).map(|then| then.turn.to_string());
        assert_eq!(answer("b4").as_deref(), Some("g1"));
        assert_eq!(answer("b2").as_deref(), Some("a1"));
        assert_eq!(tree.branches[0].then.answer("b2".parse().unwrap()), None);
    }

    #[test]
    fn errors_name_the_word() {
        assert_eq!(error(""), "the proof ends too early (expected a turn such as a1-a4 or g1xd2)");
        assert_eq!(error("d6 ["), "the proof ends too early (expected a turn such as a1-a4 or g1xd2)");
        assert_eq!(error("d6 [f4: a1"), "the proof ends too early (expected `;` or `]`)");
        assert_eq!(error("d6 [f4]"), "`]` at byte 6 of the proof (expected `:` and the answer)");
        assert_eq!(error("d6 f4"), "`f4` at byte 3 of the proof (expected the end)");
        assert_eq!(
            error("d6 [h9: a1]"),
            "`h9` at byte 4 of the proof (expected a turn such as a1-a4 or g1xd2)"
        );
        let deep = "a1 [*: ".repeat(100_000);
        assert_eq!(error(&deep), "`a1` at byte 1400 of the proof (expected an end of the line by now)");
    }
}
