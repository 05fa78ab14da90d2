//! What those who write lessons and translate work with: a lesson is begun, tried from its file, and read anew when that
//! changes; a message is looked at where it belongs.

mod begin;
mod preview;
mod trial;
mod watch;

pub use begin::{BeginError, Begun, begin_lesson};
pub use preview::{Book, Page, Preview, Row, Setting, Standing, folder_here, standings};
pub use trial::{Trial, TrialError, Tried};
pub use watch::{Watch, Watcher};
