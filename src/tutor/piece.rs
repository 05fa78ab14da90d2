//! What of the course a session is.

/// What of the course a session is, and what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A whole lesson: it has an introduction, a place where the learner goes on, and stars.
    Lesson,
    /// Some steps of a lesson: only their answers are kept.
    Steps,
    /// One step, of which the first answer counts and ends it.
    Question,
    /// One step that is tried: nothing of it is kept.
    Trial,
    /// A drill: it asks one step after the other, and has an end page of its own.
    Drill,
}
