//! A look at a text before it is parsed, for what would keep the parser busy.
//!
//! Its time grows with the square of the nesting (100,000 opening brackets take it twenty seconds), and aliases make
//! small texts large. So both are looked for beforehand, by a scan that knows just enough YAML to tell brackets that
//! open a list from those inside quotes, comments and plain text. It judges nothing else: where it misreads a text that
//! is no YAML, the parser says so.

use crate::text_file::Place;

use super::fault::{Fault, YamlPath};
use super::lesson::Source;

/// How deep lists and maps may lie in each other.
const LIMIT: usize = 64;

/// Refuses texts that nest too deep, or that refer to their own parts.
///
/// # Errors
///
/// The first such place.
pub(super) fn guard(source: &Source) -> Result<(), Fault> {
    guard_to(LIMIT, source)
}

fn guard_to(limit: usize, source: &Source) -> Result<(), Fault> {
    let mut scan = Scan::new(&source.text, limit);
    scan.run().map_err(|message| Fault {
        path: source.path.clone(),
        place: Some(Place::of(&source.text, scan.at)),
        yaml_path: YamlPath::root(),
        message,
    })
}

/// What the scan has just passed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Something after which a value, a key or the dash of a list begins.
    Line,
    /// Something after which a value begins.
    Value,
    /// A part of a plain text, in which quotes and, outside brackets, brackets mean nothing.
    Plain,
    /// The end of a value.
    Done,
}

/// A list or a map outside brackets. A list may begin in the column of the map around it.
struct Block {
    column: usize,
    list: bool,
}

struct Scan<'t> {
    text: &'t [u8],
    /// The next byte.
    at: usize,
    state: State,
    /// The open lists and maps outside brackets.
    blocks: Vec<Block>,
    /// The column of what may turn out to be the first key of a map.
    key: usize,
    /// The number of open brackets.
    flows: usize,
    limit: usize,
}

impl<'t> Scan<'t> {
    fn new(text: &'t str, limit: usize) -> Self {
        Self { text: text.as_bytes(), at: 0, state: State::Line, blocks: Vec::new(), key: 0, flows: 0, limit }
    }

    fn run(&mut self) -> Result<(), String> {
        while self.at < self.text.len() {
            self.line()?;
        }
        Ok(())
    }

    /// Returns the byte `ahead` of the next; a line break at the end of the text.
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(b'\n')
    }

    fn blank(&self, ahead: usize) -> bool {
        matches!(self.peek(ahead), b' ' | b'\t' | b'\n' | b'\r')
    }

    fn skip(&mut self, passes: impl Fn(u8) -> bool) {
        while self.text.get(self.at).is_some_and(|&byte| passes(byte)) {
            self.at += 1;
        }
    }

    fn pass(&mut self, state: State) {
        self.at += 1;
        self.state = state;
    }

    fn line(&mut self) -> Result<(), String> {
        let start = self.at;
        self.skip(|byte| byte == b' ');
        let column = self.at - start;
        let marker = [b"---", b"..."].iter().any(|marker| self.text[self.at..].starts_with(*marker));
        if marker && column == 0 && self.blank(3) {
            self.at += 3;
            self.blocks.clear();
            self.state = State::Line;
        } else if self.flows == 0 && !self.blank(0) && self.peek(0) != b'#' {
            let goes_on =
                self.state == State::Plain && self.blocks.last().is_none_or(|block| block.column < column);
            if !goes_on {
                self.state = State::Line;
                let dash = self.peek(0) == b'-' && self.blank(1);
                self.blocks
                    .retain(|block| block.column < column || block.column == column && (dash || !block.list));
            }
        }
        while self.at < self.text.len() {
            match self.peek(0) {
                b'\n' | b'\r' => {
                    self.at += 1;
                    break;
                }
                b' ' | b'\t' => self.at += 1,
                b'#' if self.state != State::Plain
                    || self.at == start
                    || matches!(self.text[self.at - 1], b' ' | b'\t') =>
                {
                    self.skip(|byte| !matches!(byte, b'\n' | b'\r'));
                    if self.state == State::Plain {
                        self.state = State::Done;
                    }
                }
                byte => self.token(byte, self.at - start)?,
            }
        }
        Ok(())
    }

    /// Passes what begins with `byte`, in this column.
    fn token(&mut self, byte: u8, column: usize) -> Result<(), String> {
        let starts = matches!(self.state, State::Line | State::Value);
        let inside = self.flows > 0;
        if self.state == State::Line {
            self.key = column;
        }
        match byte {
            b'"' | b'\'' if starts => self.quoted(byte),
            b'[' | b'{' if starts || inside => {
                self.flows += 1;
                self.depth()?;
                self.pass(State::Value);
            }
            b']' | b'}' if inside => {
                self.flows -= 1;
                self.pass(State::Done);
            }
            b',' if inside => self.pass(State::Value),
            b'-' | b'?' if starts && self.blank(1) => {
                let state = self.state;
                self.open_block(byte == b'-')?;
                self.pass(state);
            }
            b':' if self.blank(1) || inside && (self.quote_before() || b",[]{}".contains(&self.peek(1))) => {
                // At the start of a line, a colon is the other half of a question mark, and goes on like it.
                let state = if self.state == State::Line { State::Line } else { State::Value };
                self.open_block(false)?;
                self.pass(state);
            }
            b'&' | b'*' if starts && !self.blank(1) => {
                return Err("anchors and aliases are not read here (write the value out)".to_owned());
            }
            b'!' if starts => {
                self.skip(|byte| !b" \t\r\n,[]{}".contains(&byte));
                self.state = State::Value;
            }
            b'|' | b'>' if starts && !inside => self.block_text(),
            _ => self.pass(State::Plain),
        }
        Ok(())
    }

    /// Opens a list at a dash, or a map at the mark of its key, unless that list or map is open.
    fn open_block(&mut self, list: bool) -> Result<(), String> {
        let column = self.key;
        let opens = |block: &Block| block.column < column || block.column == column && list && !block.list;
        if self.flows == 0 && self.blocks.last().is_none_or(opens) {
            self.blocks.push(Block { column, list });
            self.depth()?;
        }
        Ok(())
    }

    fn depth(&self) -> Result<(), String> {
        if self.blocks.len() + self.flows <= self.limit {
            return Ok(());
        }
        Err(format!("lists and maps lie more than {} deep in each other here", self.limit))
    }

    fn quote_before(&self) -> bool {
        self.state == State::Done && matches!(self.text[self.at - 1], b'"' | b'\'')
    }

    /// Passes a text in quotes, to its end on whatever line.
    fn quoted(&mut self, quote: u8) {
        self.at += 1;
        loop {
            let (byte, next) = (self.peek(0), self.peek(1));
            let escape = quote == b'"' && byte == b'\\' || quote == b'\'' && byte == b'\'' && next == b'\'';
            if self.at >= self.text.len() || byte == quote && !escape {
                break;
            }
            self.at += if escape { 2 } else { 1 };
        }
        self.at = (self.at + 1).min(self.text.len());
        self.state = State::Done;
    }

    /// Passes a text after `|` or `>`: the rest of the line, and the lines further in than the list or map around it.
    fn block_text(&mut self) {
        self.state = State::Done;
        loop {
            self.skip(|byte| byte != b'\n');
            let next = self.text.get(self.at + 1..).unwrap_or_default();
            let indent = next.iter().take_while(|&&byte| byte == b' ').count();
            let empty = matches!(next.get(indent), Some(b'\n' | b'\r'));
            if next.is_empty() || !empty && self.blocks.last().is_some_and(|block| indent <= block.column) {
                break;
            }
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_yaml::Value;

    use super::*;

    fn check(text: &str) -> Result<(), String> {
        let source = Source { path: "x.yaml".into(), text: text.into() };
        guard(&source).map_err(|fault| fault.to_string())
    }

    const DEEP: &str = "lists and maps lie more than 64 deep in each other here";

    #[track_caller]
    fn deep_at(place: &str, text: &str) {
        assert_eq!(check(text), Err(format!("x.yaml:{place}: {DEEP}")));
    }

    #[test]
    fn nesting_is_refused_beyond_the_limit_in_every_style() {
        assert_eq!(check(&"[".repeat(64)), Ok(()));
        deep_at("1:65", &"[".repeat(100_000));
        deep_at("1:257", &"{a: ".repeat(100_000));
        deep_at("1:321", &"{\"a\":".repeat(100_000));
        deep_at("1:129", &"- ".repeat(100_000));
        deep_at("1:129", &"? ".repeat(100_000));
        let steps: String = (0..100).map(|depth| format!("{}a:\n", " ".repeat(depth))).collect();
        deep_at("65:66", &steps);
        deep_at("3:66", &format!("a: 1\nb:\n  {}", "[".repeat(100)));
    }

    #[test]
    fn what_is_no_nesting_is_let_through() {
        let many = "[{".repeat(100);
        let rows = "- [a, {b: c}]\n".repeat(1000);
        for text in [
            format!("a: \"{many} \\\" {many}\""),
            format!("a: '{many} '' {many}'"),
            format!("# {many}\na: b # {many}"),
            format!("a: b{many}\n  {many}"),
            format!("a: |\n  {many}\n\n  {many}\nb: 1"),
            rows,
        ] {
            assert_eq!(check(&text), Ok(()), "{text}");
        }
    }

    #[test]
    fn nothing_hides_nesting() {
        let many = "[".repeat(100);
        for before in [
            "a: it's\n",
            "a: it\n  'goes on\n",
            "- it\n 'goes on\n",
            "a: |\n  '\n",
            "- |\n '\n",
            "a: 1 # it's\n",
            "a: [it's]\n",
            "a: ['it''s', \"\\\"\"]\n",
            "--- 'a'\n---\n",
            "!t 'a': 1\n",
        ] {
            let key = if before.starts_with('-') { "- " } else { "b: " };
            let text = format!("{before}{key}{many}");
            assert!(check(&text).is_err_and(|fault| fault.ends_with(DEEP)), "{text}");
        }
    }

    #[test]
    fn closers_count_only_outside_quotes_and_comments() {
        for one in ["[\"]\", ", "[']', ", "[ # ]\n", "{a: ']', b: ", "[it's, ", "{\"a\":\"}\", \"b\":"] {
            assert!(check(&one.repeat(100)).is_err_and(|fault| fault.ends_with(DEEP)), "{one}");
        }
    }

    #[test]
    fn aliases_are_refused_where_they_stand() {
        let refused = "anchors and aliases are not read here (write the value out)";
        assert_eq!(check("a: &b [1]"), Err(format!("x.yaml:1:4: {refused}")));
        assert_eq!(check("a: [1,\n  *b]"), Err(format!("x.yaml:2:3: {refused}")));
        assert_eq!(check("<<: *b"), Err(format!("x.yaml:1:5: {refused}")));
        assert_eq!(check("a: this & that * two\nb: '&c'"), Ok(()));
    }

    /// Returns the nesting that the scan has to see. Not a list as a key, and not the map that is meant by a pair in a
    /// list (`[a: b]`): they at most double it.
    fn depth(value: &Value) -> usize {
        let inside = |value: &Value| match value {
            Value::Mapping(map) if map.len() == 1 => map.values().map(depth).sum(),
            value => depth(value),
        };
        match value {
            Value::Sequence(values) => 1 + values.iter().map(inside).max().unwrap_or(0),
            Value::Mapping(map) => 1 + map.values().map(depth).max().unwrap_or(0),
            Value::Tagged(tagged) => depth(&tagged.value),
            _ => 0,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(5_000))]

        /// What the parser nests, the scan counts.
        #[test]
        fn no_nesting_is_overlooked(
            parts in proptest::collection::vec(
                prop::sample::select(vec![
                    "\n", "\n  ", "\n ", "\n    ", " ", "- ", "? ", "a", "b: ", ": ", ":", "'", "\"", "\\", "[", "]", "{", "}",
                    ", ", "#", " # ", "|", ">", "!t ", "---\n", "''", "%",
                ]),
                0..24,
            ),
        ) {
            let source = Source { path: String::new(), text: parts.concat() };
            if let Ok(value) = serde_yaml::from_str::<Value>(&source.text)
                && let Some(limit) = depth(&value).checked_sub(1)
            {
                prop_assert!(guard_to(limit, &source).is_err(), "{:?} {:?}", source.text, value);
            }
        }
    }
}
