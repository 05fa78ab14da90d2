//! The signals that ask long work to end.

use std::io;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// What a shell adds to a signal's number to tell that it ended a program.
const BY_SIGNAL: i32 = 128;

/// The signal that asked to end; 0 while none has come.
#[derive(Debug, Default)]
pub(super) struct Signal(Arc<AtomicUsize>);

impl Signal {
    /// Listens for Ctrl-C and SIGTERM from now on.
    ///
    /// # Errors
    ///
    /// The system doesn't let us.
    pub(super) fn listen() -> io::Result<Self> {
        let signal = Self::default();
        for number in [SIGINT, SIGTERM] {
            // A second signal ends a program that does not get round to noticing the first.
            let first = Arc::new(AtomicBool::new(false));
            flag::register_conditional_shutdown(number, BY_SIGNAL + number, Arc::clone(&first))?;
            flag::register(number, first)?;
            flag::register_usize(number, Arc::clone(&signal.0), number as usize)?;
        }
        Ok(signal)
    }

    /// Tells whether one has come.
    pub(super) fn has_come(&self) -> bool {
        self.0.load(Relaxed) != 0
    }

    /// Returns the exit code by which a shell knows of it.
    pub(super) fn exit_code(&self) -> ExitCode {
        let code = BY_SIGNAL as usize + self.0.load(Relaxed);
        ExitCode::from(u8::try_from(code).unwrap_or(u8::MAX))
    }
}
