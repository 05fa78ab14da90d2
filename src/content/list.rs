//! A teacher's own sequence: a small file of lessons and steps, in order.

use std::fmt;

use super::course::Content;
use super::nearest::suggest;

/// An entry of a teacher's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListEntry {
    /// The lesson's id.
    pub lesson: String,
    /// The step's id, where it is one step alone.
    pub step: Option<String>,
}

/// A fault of a teacher's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, and what to do.
    pub message: String,
}

impl fmt::Display for ListFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl Content {
    /// Reads a list: an id a line, `lesson` or `lesson/step`, in the order in which they are worked through. It may be
    /// written as a list in YAML, `- lesson`; what follows a `#` is a comment.
    ///
    /// # Errors
    ///
    /// Every line that names nothing that there is, with its place; a list without entries.
    pub fn read_list(&self, text: &str) -> Result<Vec<ListEntry>, Vec<ListFault>> {
        let (mut entries, mut faults) = (Vec::new(), Vec::new());
        for (index, line) in text.lines().enumerate() {
            let uncommented = line.split('#').next().unwrap_or_default();
            let trimmed = uncommented.trim();
            if trimmed.is_empty() || trimmed == "---" {
                continue;
            }
            let word = trimmed.strip_prefix("- ").unwrap_or(trimmed).trim();
            let word = ['"', '\''].iter().fold(word, |word, &quote| {
                word.strip_prefix(quote).and_then(|word| word.strip_suffix(quote)).unwrap_or(word)
            });
            let column = |part: &str| {
                // The part lies within the line, so the bytes before it are those between their addresses.
                let before = part.as_ptr() as usize - line.as_ptr() as usize;
                line[..before].chars().count() + 1
            };
            match self.entry(word) {
                Ok(entry) => entries.push(entry),
                Err((part, message)) => {
                    faults.push(ListFault { line: index + 1, column: column(part), message });
                }
            }
        }
        if entries.is_empty() && faults.is_empty() {
            let message = "the list is empty: write an id a line, `lesson` or `lesson/step`".to_owned();
            faults.push(ListFault { line: 1, column: 1, message });
        }
        if faults.is_empty() { Ok(entries) } else { Err(faults) }
    }

    /// Reads an entry; else returns the part at fault, and why.
    fn entry<'w>(&self, word: &'w str) -> Result<ListEntry, (&'w str, String)> {
        let (id, step) = word.split_once('/').map_or((word, None), |(lesson, step)| (lesson, Some(step)));
        let Some(lesson) = self.lesson(id) else {
            let known = self.lessons().iter().map(|lesson| lesson.id.as_str());
            let advice = suggest(id, known, "`malom lessons` lists them");
            return Err((id, format!("there is no lesson `{id}`: {advice}")));
        };
        if let Some(step) = step
            && !lesson.steps.iter().any(|known| known.id == step)
        {
            let known: Vec<&str> = lesson.steps.iter().map(|step| step.id.as_str()).collect();
            let all = format!("its steps are {}", known.join(", "));
            let advice = suggest(step, known.iter().copied(), &all);
            return Err((step, format!("the lesson `{id}` has no step `{step}`: {advice}")));
        }
        Ok(ListEntry { lesson: lesson.id.clone(), step: step.map(str::to_owned) })
    }
}
