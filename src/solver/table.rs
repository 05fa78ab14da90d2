//! A table on disk: the values of the positions of one pair of subspaces, a byte each.
//!
//! ```text
//! at      bytes
//! 0       8      \x89MALOM\r\n, which no transfer as text leaves whole
//! 8       4      version of the format
//! 12      8      fingerprint of the board and the rules
//! 20      1 + 1  stones of the larger and of the smaller side
//! 22      2      sections: 2; 1 where both sides have as many stones
//! 24      8      rows
//! 32      8      columns
//! 40      4      bytes of a block
//! 44      4      checksum of all between the header and the values
//! 48      8      bytes of the file
//! 56      4      0
//! 60      4      checksum of the header so far
//! 64      4 each checksums of the blocks, section by section; then zeros up to a multiple of 4,096
//!                the sections, row by row: the larger side to move, then the smaller
//! ```
//!
//! Numbers are little-endian, checksums CRC-32. Every byte of the file is under a checksum, and blocks are checked when
//! they are first read: opening takes no longer for a large table, and no value comes from a block that was not checked.

mod error;
mod format;
mod map;
#[cfg(test)]
pub(super) mod tests;
mod write;

use std::fs::{self, File};
use std::io::{self, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use memmap2::Mmap;
use rayon::prelude::*;

use super::monitor::{Monitor, Stage, Stopped};
use super::pair::Pair;
pub use error::{TableError, TableFault};
use format::{BLOCK, HEADER, Layout};
pub(super) use write::{NotWritten, PARTIAL};

/// Blocks that one thread checks before it reports: a megabyte, well under a millisecond's work.
const BLOCKS_AT_ONCE: usize = 64;

/// What a table is of. A file whose own header says anything else is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The fingerprint of the board and of the rules that its values depend on.
    pub fingerprint: u64,
    /// The pair of subspaces.
    pub pair: Pair,
    /// The rows of each section.
    pub rows: usize,
    /// The columns of each section, in bytes.
    pub columns: usize,
}

impl Header {
    /// Returns how many sections there are: one for each side that may be to move, if the sides differ.
    #[must_use]
    pub const fn sections(&self) -> usize {
        if self.pair.is_equal() { 1 } else { 2 }
    }

    /// Returns the bytes of a section.
    #[must_use]
    pub const fn section_bytes(&self) -> usize {
        self.rows.saturating_mul(self.columns)
    }

    /// Returns the bytes of the whole file.
    #[must_use]
    pub fn file_bytes(&self) -> u64 {
        Layout::of(self).file_bytes
    }
}

/// A table that is open: mapped into memory, read-only, its blocks checked as they are read.
///
/// A file is never changed once it has its name; building anew puts another file in its place, and what is open stays
/// as it was.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    header: Header,
    layout: Layout,
    map: Mmap,
    /// A bit for each block that was found sound.
    checked: Box<[AtomicU64]>,
}

impl Table {
    /// Opens a file, which must be a whole table of what `expected` says. Of the values nothing is read yet.
    ///
    /// # Errors
    ///
    /// The file is not there, can't be read, or is not that table; the fault says which.
    pub fn open(path: &Path, expected: &Header) -> Result<Self, TableError> {
        Self::open_or_fault(path, expected).map_err(|fault| TableError {
            path: path.to_path_buf(),
            pair: expected.pair,
            fault,
        })
    }

    fn open_or_fault(path: &Path, expected: &Header) -> Result<Self, TableFault> {
        // Asked before opening, which would wait at a pipe for whoever writes into it.
        if !fs::metadata(path)?.is_file() {
            return Err(TableFault::NotATable);
        }
        let mut file = File::open(path)?;
        let mut start = Vec::with_capacity(HEADER);
        file.by_ref().take(HEADER as u64).read_to_end(&mut start)?;
        let layout = Layout::of(expected);
        let directory_checksum = format::read(&start, expected, &layout)?;
        let bytes = file.metadata()?.len();
        if bytes < layout.file_bytes {
            return Err(TableFault::Truncated { bytes, of: layout.file_bytes });
        }
        if bytes > layout.file_bytes {
            return Err(TableFault::TooLong { bytes, of: layout.file_bytes });
        }
        let too_large = |_| io::Error::new(io::ErrorKind::OutOfMemory, "larger than this system's memory");
        let map = map::map(&file, usize::try_from(bytes).map_err(too_large)?)?;
        if crc32fast::hash(&map[HEADER..layout.values_at]) != directory_checksum {
            return Err(TableFault::DamagedDirectory);
        }
        let checked = (0..layout.blocks().div_ceil(64)).map(|_| AtomicU64::new(0)).collect();
        Ok(Self { path: path.to_path_buf(), header: *expected, layout, map, checked })
    }

    /// Returns what the table is of.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads one byte, and checks its block if that was not done before.
    ///
    /// # Errors
    ///
    /// The block is damaged.
    ///
    /// # Panics
    ///
    /// There is no such section, or the offset is beyond its end.
    #[inline]
    pub fn byte(&self, section: usize, offset: usize) -> Result<u8, TableError> {
        let Layout { sections, section_bytes, section_blocks, values_at, .. } = self.layout;
        assert!(section < sections && offset < section_bytes, "a cell of another table");
        self.check_block(section * section_blocks + offset / BLOCK)?;
        Ok(self.map[values_at + section * section_bytes + offset])
    }

    /// Returns a section whose every block was checked; those that were not yet are, on all threads of the pool.
    ///
    /// # Errors
    ///
    /// The first block that is damaged.
    ///
    /// # Panics
    ///
    /// There is no such section.
    pub fn section(&self, section: usize) -> Result<&[u8], TableError> {
        let Layout { sections, section_bytes, section_blocks, values_at, .. } = self.layout;
        assert!(section < sections, "a section of another table");
        let blocks = section * section_blocks..(section + 1) * section_blocks;
        let damaged = blocks
            .into_par_iter()
            .with_min_len(BLOCKS_AT_ONCE)
            .find_map_first(|block| self.check_block(block).err());
        damaged.map_or(Ok(&self.map[values_at + section * section_bytes..][..section_bytes]), Err)
    }

    /// Checks every block, on all threads of the pool, and tells a monitor of the bytes.
    ///
    /// # Errors
    ///
    /// The check was stopped, in which case nothing is known; else, in the inner result, a block that is damaged.
    pub fn check(&self, monitor: &Monitor) -> Result<Result<(), TableError>, Stopped> {
        self.check_blocks(0..self.layout.blocks(), monitor)
    }

    /// Checks the blocks of one section, as [`Table::check`] does all.
    pub(super) fn check_section(
        &self,
        section: usize,
        monitor: &Monitor,
    ) -> Result<Result<(), TableError>, Stopped> {
        let blocks = self.layout.section_blocks;
        self.check_blocks(section * blocks..(section + 1) * blocks, monitor)
    }

    fn check_blocks(
        &self,
        blocks: Range<usize>,
        monitor: &Monitor,
    ) -> Result<Result<(), TableError>, Stopped> {
        enum Halt {
            Stopped,
            Damaged(TableError),
        }
        let bytes = |blocks: Range<usize>| blocks.map(|block| self.layout.block(block).len() as u64).sum();
        monitor.begin(Stage::Checking, bytes(blocks.clone()));
        let runs: Vec<usize> = blocks.clone().step_by(BLOCKS_AT_ONCE).collect();
        let checked = runs.into_par_iter().try_for_each(|first| {
            let run = first..(first + BLOCKS_AT_ONCE).min(blocks.end);
            run.clone().try_for_each(|block| self.check_block(block)).map_err(Halt::Damaged)?;
            monitor.advance(bytes(run)).map_err(|Stopped| Halt::Stopped)
        });
        match checked {
            Ok(()) => Ok(Ok(())),
            Err(Halt::Damaged(error)) => Ok(Err(error)),
            Err(Halt::Stopped) => Err(Stopped),
        }
    }

    #[inline]
    fn check_block(&self, block: usize) -> Result<(), TableError> {
        // The values are there since the file was mapped and nobody writes them, so a bit that is seen late costs a
        // second check and nothing else.
        if self.checked[block / 64].load(Relaxed) & (1 << (block % 64)) != 0 {
            return Ok(());
        }
        self.check_new_block(block)
    }

    #[cold]
    fn check_new_block(&self, block: usize) -> Result<(), TableError> {
        let Range { start, end } = self.layout.block(block);
        let checksum = HEADER + block * size_of::<u32>();
        if crc32fast::hash(&self.map[start..end]).to_le_bytes() != self.map[checksum..][..size_of::<u32>()] {
            let fault = TableFault::DamagedBlock { block, of: self.layout.blocks() };
            return Err(TableError { path: self.path.clone(), pair: self.header.pair, fault });
        }
        self.checked[block / 64].fetch_or(1 << (block % 64), Relaxed);
        Ok(())
    }
}

impl From<io::Error> for TableFault {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(Arc::new(error))
    }
}
