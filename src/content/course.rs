//! A whole course: units, lessons and facts.

use std::sync::{Arc, OnceLock};

use crate::rules::Catalogue;

use super::facts::Fact;
use super::files::File;
use super::lesson::{Lesson, Source};
use super::nearest::nearest;
use super::packs::Packs;
use super::questions::Asked;

/// Everything that can be learnt.
#[derive(Clone, Debug, Default)]
pub struct Content {
    pub(super) units: Vec<Unit>,
    pub(super) lessons: Vec<Lesson>,
    pub(super) facts: Vec<Fact>,
    pub(super) boards: Catalogue,
    pub(super) questions: Vec<Asked>,
    pub(super) questions_source: Option<Source>,
    pub(super) terms: Vec<String>,
    pub(super) terms_source: Option<Source>,
    pub(super) course_source: Option<Source>,
    pub(super) facts_source: Option<Source>,
    pub(super) pack_files: Vec<File>,
    /// Shared by clones, so that they are read once.
    pub(super) packs: Arc<OnceLock<Packs>>,
}

/// A part of the course: lessons that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its stable id; `unit-<id>` is its title.
    pub id: String,
    /// The ids of its lessons, in the order in which they are learnt.
    pub lessons: Vec<String>,
    /// Whether a test is to be its last lesson.
    pub wants_test: bool,
}

impl Content {
    /// Returns the units, in order.
    #[must_use]
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// Returns the lessons, in the order of the course.
    #[must_use]
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// Returns the lesson with this id.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// Returns the id of a lesson for which `id` is likely a slip.
    #[must_use]
    pub fn nearest_lesson(&self, id: &str) -> Option<&str> {
        nearest(id, self.lessons.iter().map(|lesson| lesson.id.as_str()))
    }

    /// Returns the facts, in the order of their file.
    #[must_use]
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Returns the fact with this id.
    #[must_use]
    pub fn fact(&self, id: &str) -> Option<&Fact> {
        self.facts.iter().find(|fact| fact.id == id)
    }

    /// Returns the boards: those built in, and those of the folder `boards`.
    #[must_use]
    pub const fn boards(&self) -> &Catalogue {
        &self.boards
    }

    /// Returns the questions that people ask, in the order of their file.
    #[must_use]
    pub fn questions(&self) -> &[Asked] {
        &self.questions
    }

    /// Returns the ids of the words of the glossary, in the order of their file.
    #[must_use]
    pub fn terms(&self) -> &[String] {
        &self.terms
    }

    /// Returns the file that lists the questions; `None` where there is none that could be read.
    #[must_use]
    pub const fn questions_source(&self) -> Option<&Source> {
        self.questions_source.as_ref()
    }

    /// Returns the file that lists the words of the glossary; `None` where there is none that could be read.
    #[must_use]
    pub const fn terms_source(&self) -> Option<&Source> {
        self.terms_source.as_ref()
    }

    /// Returns the file that lists the units; `None` where it could not be read.
    #[must_use]
    pub const fn course_source(&self) -> Option<&Source> {
        self.course_source.as_ref()
    }

    /// Returns the file that lists the facts; `None` where it could not be read.
    #[must_use]
    pub const fn facts_source(&self) -> Option<&Source> {
        self.facts_source.as_ref()
    }
}
