//! On how many threads tables are worked on.

use std::error::Error;
use std::fmt;

use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

/// The system gives no such threads.
#[derive(Debug)]
pub struct NoThreads(ThreadPoolBuildError);

impl fmt::Display for NoThreads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the system gives no such threads: {} (`--threads` takes fewer)", self.0)
    }
}

impl Error for NoThreads {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}

/// Runs work on a pool of so many threads; without a number, on the one that the program shares, a thread for each core.
///
/// ```
/// let sum = malom::solver::in_pool(Some(2), || (1..=10).sum::<u32>())?;
/// assert_eq!(sum, 55);
/// # Ok::<(), malom::solver::NoThreads>(())
/// ```
///
/// # Errors
///
/// The system gives no such threads.
pub fn in_pool<T: Send>(threads: Option<usize>, work: impl FnOnce() -> T + Send) -> Result<T, NoThreads> {
    let Some(threads) = threads else { return Ok(work()) };
    Ok(ThreadPoolBuilder::new().num_threads(threads).build().map_err(NoThreads)?.install(work))
}
