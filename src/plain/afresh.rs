//! A lesson that is tried while it is being written.

use std::io::Write;

use crate::author::{Trial, Tried, Watch};
use crate::i18n::Message;
use crate::learner::Learner;
use crate::tutor::Session;

use super::words::Words;
use super::{Plain, PlainError};

/// Where a lesson comes from that may change while it is worked through.
pub trait Origin {
    /// Tells whether anything has changed since the last call.
    fn has_changed(&mut self) -> bool;

    /// Reads everything anew.
    fn read(&mut self, learner: &mut Learner, session: &Session) -> Afresh;
}

/// The files of a lesson that is tried.
#[derive(Debug)]
pub struct Files {
    /// The lesson.
    pub trial: Trial,
    /// Its files, as they were when it was read.
    pub watch: Watch,
}

impl Origin for Files {
    fn has_changed(&mut self) -> bool {
        self.watch.has_changed()
    }

    fn read(&mut self, learner: &mut Learner, session: &Session) -> Afresh {
        let Tried { content, texts, lesson, problems } = self.trial.load();
        let session = lesson.and_then(|_| learner.reload(content, texts, session));
        Afresh { session, problems: problems.iter().map(ToString::to_string).collect() }
    }
}

/// What came of reading a lesson anew.
#[derive(Debug)]
pub struct Afresh {
    /// How it goes on; `None` where the lesson can't be read as it is now.
    pub session: Option<Session>,
    /// What is wrong, with the places.
    pub problems: Vec<String>,
}

impl<O: Write> Plain<'_, O> {
    pub(super) fn has_changed(&mut self) -> bool {
        self.origin.as_mut().is_some_and(|origin| origin.has_changed())
    }

    /// Reads the lesson anew, says what is wrong with it and, where it can be read, presents its step. Tells whether it can.
    pub(super) fn afresh(&mut self) -> Result<bool, PlainError> {
        let Some(origin) = &mut self.origin else { return Ok(false) };
        let Afresh { session, problems } = origin.read(self.learner, &self.session);
        self.blank()?;
        for problem in problems {
            self.write(&problem)?;
        }
        let Some(session) = session else {
            self.say(&Message::new("try-broken"))?;
            return Ok(false);
        };
        self.session = session;
        self.words = Words::new(self.learner.localizer());
        self.say(&Message::new("try-changed"))?;
        self.step()?;
        Ok(true)
    }
}
