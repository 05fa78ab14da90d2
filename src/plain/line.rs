//! Lines of input, whatever bytes come.

use std::io::{self, BufRead, Read};

/// Bytes of a line that are read; no answer is as long.
const LONGEST: u64 = 4096;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A text, without spaces around it.
    Text(String),
    /// No text: bytes that are not UTF-8, or more of them than anybody would type.
    NotText,
    /// The input has ended.
    End,
}

impl Line {
    /// Reads the next line.
    pub(super) fn read(input: &mut impl BufRead) -> io::Result<Self> {
        let mut bytes = Vec::new();
        if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(Self::End);
        }
        if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            return Ok(Self::NotText);
        }
        let text = String::from_utf8(bytes);
        // Some programs begin their output with a byte order mark.
        Ok(text
            .map_or(Self::NotText, |text| Self::Text(text.trim_start_matches('\u{feff}').trim().to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Line> {
        std::iter::repeat_with(|| Line::read(&mut input).unwrap())
            .take_while(|line| *line != Line::End)
            .collect()
    }

    #[test]
    fn lines_are_read_to_the_end_of_the_input() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines("\u{feff} g1 \r\n\nmegoldás".as_bytes()), [text("g1"), text(""), text("megoldás")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn what_is_no_text_does_not_stop_the_lines_after_it() {
        let mut bytes = b"\xff\xfe\n".to_vec();
        bytes.extend(vec![b'a'; 100_000]);
        bytes.extend(b"\nd2\n");
        assert_eq!(lines(&bytes), [Line::NotText, Line::NotText, Line::Text("d2".to_owned())]);
    }
}
