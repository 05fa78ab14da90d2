//! The header of a table, and where everything lies in its file.

use std::ops::Range;

use super::{Header, TableFault};

/// How a table begins. Line ends of both kinds are in it, so that a transfer as text shows.
pub(super) const MAGIC: [u8; 8] = *b"\x89MALOM\r\n";

/// The version of the format. It goes up when a byte of a file comes to mean something else, which includes the order
/// of the positions and the code of the values.
pub(super) const VERSION: u32 = 1;

/// Bytes of the header.
pub(super) const HEADER: usize = 64;

/// Bytes under one checksum. A first read checks so many: a few microseconds; smaller blocks would have a larger list of
/// checksums, which is read on opening: 0.4 MB for the largest table there is.
pub(super) const BLOCK: usize = 16 * 1024;

/// The values begin at a multiple of this, a page.
const ALIGNMENT: usize = 4096;

/// Where everything lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) sections: usize,
    pub(super) section_bytes: usize,
    /// Blocks of a section; no block is in two, so the last of each may be short.
    pub(super) section_blocks: usize,
    pub(super) values_at: usize,
    pub(super) file_bytes: u64,
}

impl Layout {
    pub(super) fn of(header: &Header) -> Self {
        let (sections, section_bytes) = (header.sections(), header.section_bytes());
        let section_blocks = section_bytes.div_ceil(BLOCK);
        let values_at = (HEADER + sections * section_blocks * size_of::<u32>()).next_multiple_of(ALIGNMENT);
        let file_bytes =
            (sections as u64).saturating_mul(section_bytes as u64).saturating_add(values_at as u64);
        Self { sections, section_bytes, section_blocks, values_at, file_bytes }
    }

    /// Returns the blocks of all sections.
    pub(super) const fn blocks(&self) -> usize {
        self.sections * self.section_blocks
    }

    /// Returns where a block lies in the file.
    pub(super) const fn block(&self, block: usize) -> Range<usize> {
        let section = self.values_at + block / self.section_blocks * self.section_bytes;
        let (from, to) = (block % self.section_blocks * BLOCK, (block % self.section_blocks + 1) * BLOCK);
        section + from..section + if to < self.section_bytes { to } else { self.section_bytes }
    }
}

/// Writes a header.
pub(super) fn header(header: &Header, layout: &Layout, directory_checksum: u32) -> [u8; HEADER] {
    let mut bytes = [0; HEADER];
    let mut put = |at: usize, value: &[u8]| bytes[at..at + value.len()].copy_from_slice(value);
    put(0, &MAGIC);
    put(8, &VERSION.to_le_bytes());
    put(12, &header.fingerprint.to_le_bytes());
    put(20, &[header.pair.larger(), header.pair.smaller()]);
    put(22, &(layout.sections as u16).to_le_bytes());
    put(24, &(header.rows as u64).to_le_bytes());
    put(32, &(header.columns as u64).to_le_bytes());
    put(40, &(BLOCK as u32).to_le_bytes());
    put(44, &directory_checksum.to_le_bytes());
    put(48, &layout.file_bytes.to_le_bytes());
    let checksum = crc32fast::hash(&bytes[..HEADER - 4]);
    bytes[HEADER - 4..].copy_from_slice(&checksum.to_le_bytes());
    bytes
}

/// Reads a header that must be the expected one, and returns the checksum of the list of checksums.
pub(super) fn read(start: &[u8], expected: &Header, layout: &Layout) -> Result<u32, TableFault> {
    let known = start.len().min(MAGIC.len());
    if start[..known] != MAGIC[..known] {
        return Err(TableFault::NotATable);
    }
    let Ok(start) = <&[u8; HEADER]>::try_from(start) else {
        return Err(TableFault::Truncated { bytes: start.len() as u64, of: layout.file_bytes });
    };
    // Before the checksum, which another version may have elsewhere.
    let version = u32::from_le_bytes(field(start, 8));
    if version != VERSION {
        return Err(TableFault::OtherVersion { found: version, known: VERSION });
    }
    if crc32fast::hash(&start[..HEADER - 4]).to_le_bytes() != field(start, HEADER - 4) {
        return Err(TableFault::DamagedHeader);
    }
    let found = u64::from_le_bytes(field(start, 12));
    if found != expected.fingerprint {
        return Err(TableFault::OtherRules { found });
    }
    let [larger, smaller] = field(start, 20);
    if [larger, smaller] != [expected.pair.larger(), expected.pair.smaller()] {
        return Err(TableFault::OtherPair { larger, smaller });
    }
    let checksum = u32::from_le_bytes(field(start, 44));
    // What is left is settled by rules, pair and version.
    if *start != header(expected, layout, checksum) {
        return Err(TableFault::OtherShape);
    }
    Ok(checksum)
}

fn field<const N: usize>(start: &[u8; HEADER], at: usize) -> [u8; N] {
    start[at..at + N].try_into().expect("the range has that length")
}
