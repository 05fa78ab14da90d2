//! The course beyond its single lessons: tests of units, what covers the facts, the questions and the glossary beside it.

mod test_lessons;
