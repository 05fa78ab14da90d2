//! The one place where memory is mapped.

use std::fs::File;
use std::io;

use memmap2::{Mmap, MmapOptions};

/// Maps the first `bytes` of a file into memory, read-only.
#[expect(unsafe_code, reason = "a mapping is sound only while nobody changes the file")]
pub(super) fn map(file: &File, bytes: usize) -> io::Result<Mmap> {
    // SAFETY: Malom changes no file that has a table's name: it writes another and renames it, which leaves this one's
    // contents to whoever has them open. Another program that writes into the file, or a disk that fails while a page is
    // read, ends the process at worst (SIGBUS); the bytes are plain numbers, each of which is a value.
    unsafe { MmapOptions::new().len(bytes).map(file) }
}
