//! Writing a table: beside, then renamed, so that under its name there is a whole table or none.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use rayon::prelude::*;

use super::format::{BLOCK, HEADER, Layout};
use super::{Header, Table, format};
use crate::solver::monitor::{Monitor, Stage, Stopped};

/// The ending of a file that is being written: `<pair>.<who writes it>.partial`.
pub(in crate::solver) const PARTIAL: &str = "partial";

/// Bytes between two looks at the monitor.
const STEP: usize = 1 << 20;

/// Bytes between two waits for the disk. One wait at the end could neither be stopped nor report: a gigabyte's takes
/// seconds.
const SYNC: usize = 64 << 20;

/// Why a table was not written. Nothing is left of it.
#[derive(Debug)]
pub(in crate::solver) enum NotWritten {
    /// It was stopped.
    Stopped,
    /// The system refused.
    Refused(io::Error),
}

impl From<Stopped> for NotWritten {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<io::Error> for NotWritten {
    fn from(error: io::Error) -> Self {
        Self::Refused(error)
    }
}

impl Table {
    /// Writes a table under a name, over what may be there. Its values are written from where they are: nothing of a
    /// table's size is allocated.
    ///
    /// # Panics
    ///
    /// The sections are not those of the header.
    pub(in crate::solver) fn write(
        path: &Path,
        header: &Header,
        sections: &[&[u8]],
        monitor: &Monitor,
    ) -> Result<(), NotWritten> {
        let layout = Layout::of(header);
        assert!(
            sections.len() == layout.sections
                && sections.iter().all(|section| section.len() == layout.section_bytes),
            "sections of another table"
        );
        monitor.begin(Stage::Writing, layout.file_bytes);
        let mut directory = vec![0; layout.values_at - HEADER];
        let checksums: Vec<u32> =
            sections.par_iter().flat_map(|section| section.par_chunks(BLOCK).map(crc32fast::hash)).collect();
        for (place, checksum) in directory.chunks_mut(size_of::<u32>()).zip(checksums) {
            place.copy_from_slice(&checksum.to_le_bytes());
        }
        let header = format::header(header, &layout, crc32fast::hash(&directory));

        let (mut file, partial) = Partial::create(path)?;
        file.write_all(&header)?;
        file.write_all(&directory)?;
        monitor.advance(layout.values_at as u64)?;
        for values in sections.iter().flat_map(|section| section.chunks(SYNC)) {
            for step in values.chunks(STEP) {
                file.write_all(step)?;
                monitor.advance(step.len() as u64)?;
            }
            file.sync_data()?;
        }
        file.sync_all()?;
        drop(file);
        partial.rename(path)?;
        Ok(())
    }
}

/// A file that is being written; it is removed unless it gets its name.
struct Partial {
    path: PathBuf,
    renamed: bool,
}

impl Partial {
    fn create(path: &Path) -> io::Result<(File, Self)> {
        // The process's number tells a person whose it is. Where the folder is shared by machines whose locks don't
        // reach each other, the same number may be twice: then the next is tried.
        static COUNT: AtomicU32 = AtomicU32::new(0);
        loop {
            let mut name = path.file_stem().unwrap_or(OsStr::new("table")).to_os_string();
            name.push(format!(".{}-{}.{PARTIAL}", std::process::id(), COUNT.fetch_add(1, Relaxed)));
            let partial = path.with_file_name(name);
            match File::create_new(&partial) {
                Ok(file) => return Ok((file, Self { path: partial, renamed: false })),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn rename(mut self, path: &Path) -> io::Result<()> {
        fs::rename(&self.path, path)?;
        self.renamed = true;
        // Not every file system can do this to a folder. Without, a power cut may lose the table, but not break it.
        if let Some(Ok(folder)) = path.parent().map(File::open) {
            folder.sync_all().ok();
        }
        Ok(())
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        if !self.renamed {
            // Where it can't be removed, the next who builds this pair does it.
            fs::remove_file(&self.path).ok();
        }
    }
}
